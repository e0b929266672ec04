"""Vector environments: the same games as one by one, in the same few arrays."""

import gymnasium
import numpy as np
import pytest

from laws.walks import PLAYERS
from smallworld.engine.errors import IllegalAction
from smallworld.envs import ID, SmallWorldVectorEnv
from smallworld.envs.observed import observe
from smallworld.envs.table import LEARNER

STEPS = 250  # enough for some games to end


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("opponents", [None, "random"])
def test_each_row_has_the_observation_of_the_seat_that_decides(players, opponents):
    envs = SmallWorldVectorEnv(num_envs=5, players=players, opponents=opponents)
    seen, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(STEPS):
        for number, table in enumerate(envs.batch.tables):
            alone = observe(table, table.seat())
            assert infos["seat"][number] == table.seat()
            assert (seen["observation"][number] == alone["observation"]).all()
            assert (seen["action_mask"][number] == alone["action_mask"]).all()
        assert (infos["action_mask"] == seen["action_mask"]).all()
        seen, _, over, _, infos = envs.step(envs.sample())
        ended += over.sum()
    assert ended > 0


def test_observations_are_members_of_the_observation_space():
    envs = SmallWorldVectorEnv(num_envs=3, players=3)
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert {name: rows[0] for name, rows in seen.items()} in envs.single_observation_space
    assert envs.sample() in envs.action_space


def test_gymnasium_can_make_the_vector_environment_by_its_name():
    assert isinstance(gymnasium.make_vec(ID, num_envs=3, players=3).unwrapped, SmallWorldVectorEnv)


def test_finished_game_restarts_and_keeps_its_last_observation():
    envs = SmallWorldVectorEnv(num_envs=4, opponents=None)
    envs.reset(seed=1)
    turn = next(block.start for block in envs.setting.layout.blocks if block.name == "turn")
    for _ in range(STEPS):
        seen, rewards, over, _, infos = envs.step(envs.sample())
        for number in np.flatnonzero(over):
            assert seen["observation"][number, turn] == 1
            assert infos["final_obs"][number]["observation"][turn] == envs.setting.board.rounds
            assert abs(rewards[number]) == 1.0
        assert list(infos.get("_final_obs", over)) == list(over)


def test_reward_of_a_step_belongs_to_the_seat_that_decided():
    envs = SmallWorldVectorEnv(num_envs=4, players=3, opponents=None, reward="coins")
    _, infos = envs.reset(seed=1)
    earned = 0
    for _ in range(STEPS):
        decided = infos["seat"]
        _, rewards, _, _, infos = envs.step(envs.sample())
        assert list(rewards) == [infos["rewards"][number, seat] for number, seat in enumerate(decided)]
        earned += (rewards > 0).sum()
    assert earned > 20


def test_learners_have_different_seats_in_different_games():
    envs = SmallWorldVectorEnv(num_envs=6, players=3, opponents=("greedy", "random"))
    envs.reset(seed=1)
    seats = [[seat and seat.name for seat in table.seats] for table in envs.batch.tables]
    assert [names.index(LEARNER) for names in seats] == [0, 2, 1, 0, 2, 1]
    for names in seats:
        assert names[(names.index(LEARNER) + 1) % 3] == "greedy", "opponents sit clockwise from the learner"


def test_seed_determines_all_games_of_a_vector_environment():
    def coins(seed):
        envs = SmallWorldVectorEnv(num_envs=3, opponents="random", reward="coins")
        envs.reset(seed=seed)
        return [tuple(envs.step(envs.sample())[1]) for _ in range(100)]

    assert coins(1) == coins(1) != coins(2)


def test_illegal_action_in_one_game_changes_none_of_the_games():
    envs = SmallWorldVectorEnv(num_envs=3, opponents=None)
    envs.reset(seed=1)
    before = [table.state.key() for table in envs.batch.tables]
    with pytest.raises(IllegalAction, match='game 2 of the batch: illegal action "expand"'):
        envs.step(np.array([0, 1, 6]))
    with pytest.raises(IllegalAction, match="game 1 of the batch: action number 5000"):
        envs.step(np.array([0, 5000, 0]))
    assert [table.state.key() for table in envs.batch.tables] == before


def test_returned_arrays_are_not_overwritten():
    envs = SmallWorldVectorEnv(num_envs=2, opponents=None)
    seen, infos = envs.reset(seed=1)
    kept = seen["observation"].copy(), infos["action_mask"].copy()
    envs.step(envs.sample())
    assert (seen["observation"] == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()
