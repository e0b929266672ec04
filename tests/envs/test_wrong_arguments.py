"""Environments refuse wrong arguments in a sentence, and nothing changes."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.envs import ID, SmallWorldEnv, SmallWorldVectorEnv, blocks, smallworld_v0
from smallworld.envs.table import Setting

NO_NUMBERS = ["x", "3", 2.5, None, [1], np.array([1, 2]), np.float64(3)]


def vector(games=4):
    envs = SmallWorldVectorEnv(num_envs=games, opponents=None)
    _, infos = envs.reset(seed=1)
    return envs, [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]


@pytest.mark.parametrize("count", [0, 1, 3, 5, 8])
def test_step_of_many_games_needs_one_action_per_game(count):
    envs, legal = vector()
    before = [table.state.key() for table in envs.batch.tables]
    with pytest.raises(IllegalAction, match="4 games: give one for each"):
        envs.step(np.array((legal * 2)[:count], np.int64))
    with pytest.raises(IllegalAction, match="4 games: give one for each"):
        envs.batch.decide((legal * 2)[:count])
    assert [table.state.key() for table in envs.batch.tables] == before


@pytest.mark.parametrize(
    "actions",
    [
        0,
        None,
        "abcd",
        [0.0] * 4,
        [True] * 4,
        ["1"] * 4,
        [None] * 4,
        np.zeros((4, 1), int),
        [[1], [1, 2], 3, 4],
    ],
    ids=str,
)
def test_step_of_many_games_refuses_fractions(actions):
    envs, _ = vector()
    with pytest.raises(IllegalAction, match=r"^actions"):
        envs.step(actions)


@pytest.mark.parametrize("number", [-1, 10**6, 10**30])
def test_step_of_many_games_refuses_unknown_action_numbers(number):
    envs, legal = vector()
    with pytest.raises(IllegalAction):
        envs.step([*legal[:3], number])


def test_step_of_many_games_accepts_any_numpy_integer_type():
    envs, legal = vector()
    envs.step(np.array(legal))
    envs, legal = vector()
    envs.step(np.array(legal, np.uint16))


def test_step_before_a_reset_is_refused():
    many, alone, each = SmallWorldVectorEnv(2), SmallWorldEnv(), smallworld_v0.raw_env()
    for step in (
        lambda: many.step(np.array([0, 0])),
        many.sample,
        lambda: alone.step(0),
        lambda: each.step(0),
    ):
        with pytest.raises(SmallWorldError, match="reset the environment"):
            step()


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.last(),
        lambda env: env.observe("player_0"),
        lambda env: env.state(),
        lambda env: env.clone(),
        lambda env: env.resample(1),
        lambda env: env.state_hash(),
        lambda env: env.render(),
        lambda env: env.notation(0),
        lambda env: env.action_at(0),
        lambda env: env.index_of(0),
    ],
)
def test_question_to_an_environment_before_a_reset_is_refused(ask):
    env = smallworld_v0.raw_env(render_mode="ansi")
    for new in (env, pickle.loads(pickle.dumps(env))):
        with pytest.raises(SmallWorldError, match="reset the environment"):
            ask(new)


def test_environment_with_a_learner_has_no_copies_before_a_reset():
    env = SmallWorldEnv(render_mode="ansi")
    for ask in (env.clone, lambda: env.resample(1), env.state_hash, env.render):
        with pytest.raises(SmallWorldError, match="reset the environment"):
            ask()


@pytest.mark.parametrize("games", [0, -1])
def test_vector_environment_of_zero_games_is_refused(games):
    with pytest.raises(SmallWorldError, match="num_envs"):
        gymnasium.make_vec(ID, num_envs=games)


@pytest.mark.parametrize("first", [-1, 3, 5, "x", "1", None, 1.0, [0]], ids=str)
def test_first_seat_must_be_at_the_table(first):
    for env in (smallworld_v0.env(players=3), smallworld_v0.raw_env(players=3)):
        with pytest.raises(SmallWorldError, match="first"):
            env.reset(seed=1, options={"first": first})


def test_unknown_option_of_a_pettingzoo_reset_causes_a_warning():
    env = smallworld_v0.env(players=3)
    with pytest.warns(UserWarning, match='options of reset: "frist" is unknown; available: first'):
        env.reset(seed=1, options={"frist": 2})
    assert env.agent_selection == "player_0"


@pytest.mark.parametrize("make", [SmallWorldEnv, SmallWorldVectorEnv])
def test_options_are_refused_by_gymnasium_environments(make):
    env = make()
    with pytest.raises(SmallWorldError, match='options of reset: "first" is unknown; available: none'):
        env.reset(seed=1, options={"first": 1})
    env.reset(seed=1, options={})


@pytest.mark.parametrize("make", [smallworld_v0.raw_env, SmallWorldEnv, SmallWorldVectorEnv])
def test_options_of_reset_must_be_a_dict(make):
    with pytest.raises(TypeError, match="options: this should be of type dict, not list"):
        make().reset(seed=1, options=["first"])


def test_request_for_a_parallel_environment_names_others():
    module: Any = smallworld_v0
    with pytest.raises(AttributeError, match=r"parallel_env.*because one agent acts at a time\. Use env\(\)"):
        module.parallel_env()
    with pytest.raises(AttributeError, match=r"has no attribute 'aec_env'$"):
        module.aec_env()


def test_first_seat_may_be_a_numpy_integer():
    env = smallworld_v0.env(players=3)
    env.reset(seed=1, options={"first": np.int64(2)})
    assert env.agent_selection == "player_2"


@pytest.mark.parametrize("action", NO_NUMBERS, ids=str)
def test_action_that_is_not_an_integer_is_refused(action):
    each = smallworld_v0.raw_env()
    each.reset(seed=1)
    alone = SmallWorldEnv()
    alone.reset(seed=1)
    for ask in (each.step, alone.step, alone.notation, alone.action_at, each.notation):
        with pytest.raises(IllegalAction, match="whole number"):
            ask(action)


def test_error_for_an_unknown_agent_lists_the_known_ones():
    env = smallworld_v0.raw_env()
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        for agent in ["player_2", "0", ""]:
            with pytest.raises(SmallWorldError, match="available: player_0, player_1"):
                ask(agent)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_request_for_an_unknown_seat_is_refused(seat):
    index = Setting(2).index
    for ask in (index.action_at, index.index_of, index.notation):
        with pytest.raises(SmallWorldError, match="seat"):
            ask(0, seat)
    with pytest.raises(SmallWorldError, match="seat"):
        SmallWorldEnv(seat=seat)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 20])
def test_invalid_numbers_of_players_are_refused(players):
    for make in (smallworld_v0.env, SmallWorldEnv, SmallWorldVectorEnv):
        with pytest.raises(SmallWorldError, match="players: the boards are for"):
            make(players=players)


@pytest.mark.parametrize(
    "wrong", [{"players": "2"}, {"players": 2.0}, {"players": None}, {"board": 5}, {"board": None}], ids=str
)
def test_error_for_an_argument_of_a_wrong_type_names_the_type(wrong):
    for make in (smallworld_v0.env, SmallWorldEnv, SmallWorldVectorEnv):
        with pytest.raises(TypeError, match=r"int|str"):
            make(**wrong)


@pytest.mark.parametrize("make", [Setting, smallworld_v0.raw_env, SmallWorldEnv, SmallWorldVectorEnv])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": True}, "players: this should be of type int, not bool"),
        ({"board": True}, "board: this should be of type str or Path, not bool"),
        ({"boxes": True}, "boxes: this should be of type str, list or tuple, not bool"),
        ({"boxes": ["base", True]}, "boxes, each of them: this should be of type str, Path, .*, not bool"),
    ],
    ids=str,
)
def test_wrong_type_is_refused_in_a_sentence(make, wrong, said):
    with pytest.raises(TypeError, match=f"^{said}$"):
        make(**{"players": 2, **wrong})


@pytest.mark.parametrize("count", ["4", 2.5, True, None])
def test_number_of_environments_must_be_an_int(count):
    with pytest.raises(TypeError, match=f"^num_envs: this .* int, not {type(count).__name__}$"):
        SmallWorldVectorEnv(count)


def test_seat_of_a_learner_must_not_be_a_bool():
    with pytest.raises(TypeError, match=r"^seat: this should be of type int, not bool$"):
        SmallWorldEnv(seat=True)


@pytest.mark.parametrize("shape", [(), (3,), (2, 3)])
def test_observation_of_the_wrong_size_is_refused(shape):
    with pytest.raises(SmallWorldError, match="shape"):
        blocks(Setting(2).layout, np.zeros(shape, np.uint8))
