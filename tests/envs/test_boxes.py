"""Every box, option and scenario, for two to six players, in every environment."""

from importlib.util import find_spec

import numpy as np
import pytest

from smallworld.envs import SmallWorldEnv, SmallWorldVectorEnv, smallworld_v0

TABLES = (
    *((players, "base") for players in (2, 3, 4, 5)),
    *((players, "all") for players in (2, 3, 4, 5)),
    *((players, "underground") for players in (2, 6)),
    *((players, "underground,leaders") for players in (3,)),
    *((players, "base,leaders") for players in (4,)),
    *((players, "all,leaders") for players in (5,)),
    *((players, "base,necromancer") for players in (3, 6)),
    *((players, "all,necromancer") for players in (4,)),
    *((players, "base,realms_4") for players in (6,)),
    *((players, "underground,realms_8") for players in (5,)),
    *((players, "base,realms_9") for players in (2, 4)),
    *((players, "base,underground,realms_12") for players in (3,)),
)
at_every_table = pytest.mark.parametrize(("players", "boxes"), TABLES)


@at_every_table
def test_learners_can_play_with_every_set_of_boxes(players, boxes):
    env = smallworld_v0.env(players=players, boxes=boxes, reward="rank")
    env.reset(seed=1)
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert observation is not None
        assert observation in env.observation_space(agent)
        told[agent] += reward
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    assert not truncated
    assert len(told) == players
    assert min(told.values()) >= -1.0
    assert max(told.values()) <= 1.0


@at_every_table
def test_learner_can_play_against_bots_with_every_set_of_boxes(players, boxes):
    env = SmallWorldEnv(players=players, boxes=boxes, opponents="random")
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        assert observation in env.observation_space
        observation, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert len(info["coins"]) == players


@at_every_table
def test_vector_environment_supports_every_set_of_boxes(players, boxes):
    envs = SmallWorldVectorEnv(3, players=players, boxes=boxes, opponents=None, reward="lead")
    seen, _ = envs.reset(seed=1)
    decided = np.zeros(players, int)
    for _ in range(150):
        assert seen in envs.observation_space
        seen, _, _, _, infos = envs.step(envs.sample())
        decided += np.bincount(infos["seat"], minlength=players)
        assert np.abs(infos["rewards"].sum(axis=1)).max() < 0.001, "what one leads by the others lag behind"
    assert decided.all()


@at_every_table
@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed: smallworld[openspiel]")
def test_openspiel_supports_every_set_of_boxes(players, boxes):
    import pyspiel

    from smallworld.envs.openspiel import NAME

    game = pyspiel.load_game(f"{NAME}(players={players},boxes={boxes.replace(',', '+')})")
    state = game.new_initial_state()
    generator = np.random.default_rng(1)
    while not state.is_terminal():
        numbers = (
            [number for number, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(int(generator.choice(numbers)))
    assert sum(state.returns()) == pytest.approx(0.0)
