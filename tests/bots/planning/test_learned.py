"""The inputs of the network and the values that it computes from them."""

import pytest

from kit import underground
from kit.table import table
from laws.walks import PLAYERS, Walk
from smallworld.bots.planning.evaluation import lead, rivalries, turns_left
from smallworld.bots.planning.features import OWN, observe
from smallworld.bots.planning.learned import ANY, Learned, has_seen_all, shipped_weights
from smallworld.bots.planning.network import FIRST, VERSION, Network, name_of
from smallworld.content.catalogue import make_rules
from smallworld.content.choice import names_of_scenario
from smallworld.engine.holdings import lend
from smallworld.engine.owners import Owners

FRONT = """
    camp    farmland       me 3
    rear    hill           me 1     beside camp
    front   hill           me 1     beside camp
    march   forest         red 1    beside front
    keep    forest         red 2    beside march
"""


def flat(**changed):
    """Return the weights of a network with one unit that returns 0, apart from the given changes."""
    active = changed.pop("active", [])
    inputs = FIRST + 2 * len(active)
    plain = {
        "version": VERSION,
        "hidden": [[0.0] * inputs],
        "bias": [0.0],
        "output": [0.0],
        "straight": [0.0] * inputs,
        "constant": 0.0,
        "words": [],
        "active": active,
        "declined": [],
    }
    return plain | changed


def names_in(rules) -> list[str]:
    """Return the names that files of weights use for all races and powers of these rules."""
    return [name_of(rules, id) for id in [*rules.races, *rules.powers]]


def told(state, name: str, player: int = 0) -> float:
    """Return one input that the network gets about a player."""
    return observe(state)[player].dense[OWN.index(name)]


def test_input_features_describe_what_each_player_has():
    state = table(FRONT, me="humans hill", red="orcs forest", hand=2).state
    assert told(state, "active regions") == pytest.approx(3 / 10)
    assert told(state, "active bonus") == pytest.approx((1 + 2) / 10)
    assert told(state, "free tokens") == pytest.approx((2 + 2) / 10)
    assert told(state, "active regions", player=1) == pytest.approx(2 / 10)


def test_input_features_average_over_the_opponents():
    state = table(FRONT, me="humans", red="orcs", blue="elves").state
    assert observe(state)[0].dense[len(OWN) + OWN.index("active regions")] == pytest.approx((2 + 0) / 2 / 10)


def test_input_features_omit_coins_that_count_only_this_turn():
    game = table(FRONT, me="orcs", red="humans", hand=3).play("conquer march x3").end_turn()
    assert game.score() == 4 + 1
    assert told(game.state, "active bonus") == 0


def test_number_of_turns_left_includes_a_turn_that_is_beginning():
    state = table(FRONT, turn=8, rounds=10, step="choose-course").state
    assert turns_left(state, 0) == 3
    assert turns_left(state, 1) == 3


def test_number_of_turns_left_excludes_a_turn_that_is_ending():
    game = table(FRONT, turn=8, rounds=10).play("stop").end_turn()
    assert game.on_turn() == "red"
    assert turns_left(game.state, 0) == 2
    assert turns_left(game.state, 1) == 3


def test_network_estimates_the_coins_of_each_turn():
    state = table(FRONT, turn=8, rounds=10, step="choose-course").state
    network = Network(state.rules, flat(constant=7.0), 2)
    assert network.coins(observe(state)[0]) == 7.0 * 3


def test_hidden_unit_with_a_negative_sum_adds_nothing():
    state = table(FRONT, turn=10, rounds=10, step="choose-course").state
    for bias, coins in ((2.0, 6.0), (-2.0, 0.0)):
        assert Network(state.rules, flat(bias=[bias], output=[3.0]), 2).coins(observe(state)[0]) == coins


def test_network_has_a_weight_for_each_race_and_power_by_name():
    state = table(FRONT, me="humans hill", red="orcs forest", turn=10, step="choose-course").state
    straight = [0.0] * FIRST + [5.0, 0.0]
    network = Network(state.rules, flat(active=["race humans"], straight=straight), 2)
    assert [network.coins(seen) for seen in observe(state)] == [5.0, 0.0]


def test_abilities_of_opponents_count_by_their_share():
    state = table(FRONT, me="humans", red="orcs forest", blue="elves", turn=10, step="choose-course").state
    straight = [0.0] * FIRST + [0.0, 6.0]
    network = Network(state.rules, flat(active=["power forest"], straight=straight), 3)
    assert [network.coins(seen) for seen in observe(state)] == [3.0, 0.0, 3.0]


@pytest.mark.parametrize("power", ["mystic", "magic"])  # the second consists of several abilities
def test_network_does_not_see_powers_lent_to_opponents(power):
    drawing = """
        camp    hill   me 1   edge
        stones  hill   red 1  beside camp
    """
    state = underground.table(drawing, me="orcs", red="humans hill", holdings="stonehedge stones").state
    ids = state.rules.ids
    lend(state, ids["stonehedge"], ids[power])
    assert ids[power] in state.serving[1]
    assert observe(state)[0].opposing_active == [ids["humans"], ids["hill"], ids["stonehedge"]]
    assert ids[power] in observe(state)[1].active


def test_network_of_version_2_does_not_see_opponents():
    state = table(FRONT, me="humans hill", red="orcs forest", turn=10, step="choose-course").state
    weights = flat(version=2, active=["race humans"], straight=[0.0] * FIRST + [5.0])
    network = Network(state.rules, weights, 2)
    assert [network.coins(seen) for seen in observe(state)] == [5.0, 0.0]


def test_ability_unknown_to_the_network_adds_nothing():
    state = table(FRONT, me="humans hill", turn=10, step="choose-course").state
    straight = [0.0] * FIRST + [5.0, 0.0]
    network = Network(state.rules, flat(active=["race dragons"], straight=straight), 2)
    assert network.coins(observe(state)[0]) == 0.0


def test_unknown_race_has_the_weights_of_its_kind():
    state = table(FRONT, me="humans hill", turn=10, step="choose-course").state
    straight = [0.0] * FIRST + [5.0, 0.0]
    network = Network(state.rules, flat(active=["race"], straight=straight), 2)
    assert network.coins(observe(state)[0]) == 5.0


@pytest.mark.parametrize("players", PLAYERS)
def test_network_can_value_games_with_any_number_of_players(players):
    state = Walk(players, 3, 80).reach()
    finals = Learned({2: flat(constant=9.0)}).finals(state)
    assert finals == [state.coins[player] + 9.0 * turns_left(state, player) for player in range(players)]


def test_game_gets_the_network_for_its_number_of_players():
    state = table(FRONT, me="humans", turn=10, rounds=10, step="choose-course").state
    all_names = names_in(state.rules)
    for known, coins in ((all_names, 2.0), (all_names[1:], 7.0)):
        special = flat(constant=2.0, active=known, hidden=[], bias=[], output=[])
        special["straight"] = [0.0] * (FIRST + 2 * len(known))
        assert Learned({2: special, ANY: flat(constant=7.0)}).finals(state)[0] - state.coins[0] == coins


@pytest.mark.parametrize("players", [3, 4])
def test_general_network_plays_realms_with_more_than_two(players):
    weights = shipped_weights()
    for names in [("base",), ("base", "leaders"), names_of_scenario("necromancer_12")]:
        assert Learned(weights).weights_for(make_rules(names), players) is weights[players]
    assert Learned(weights).weights_for(make_rules(names_of_scenario("realms_3")), players) is weights[ANY]


def test_lead_is_measured_mainly_against_the_strongest_opponent():
    of_three = Owners(3, declined_places=1)
    equal, behind = lead(of_three, [50.0, 60.0, 60.0], 0), lead(of_three, [50.0, 60.0, 30.0], 0)
    assert equal == pytest.approx(-10)
    assert -10 < behind < -8
    assert lead(Owners(2, 1), [50.0, 60.0], 0) == -10


def test_coins_of_a_rival_count_as_much_as_they_lower_the_lead():
    of_three, finals = Owners(3, declined_places=1), [50.0, 60.0, 40.0]
    strong, weak = rivalries(of_three, finals, 0)
    assert strong + weak == pytest.approx(1)
    assert strong > 10 * weak
    of_teams = Owners(4, 1, teams=(1, 2, 1, 2))
    assert rivalries(of_teams, [1.0, 2.0, 3.0, 4.0], 0) == [1.0, 1.0]


@pytest.mark.parametrize("players", PLAYERS)
def test_games_without_their_own_network_get_the_general_one(players):
    weights = shipped_weights()
    assert Learned(weights).weights_for(make_rules("base"), players) is weights.get(players, weights[ANY])


@pytest.mark.parametrize("world", ["surface", "underground"])
def test_general_network_has_seen_every_race_and_power(world):
    assert has_seen_all(shipped_weights()[ANY], make_rules("all", world=world, leaders=True))


@pytest.mark.parametrize("players", shipped_weights())
def test_shipped_weights_have_the_size_of_the_input_features(players):
    weights = shipped_weights()[players]
    block = 2 * len(weights["words"]) + len(weights["active"]) + len(weights["declined"])
    inputs = FIRST + block * (2 if weights["version"] > 2 else 1)
    assert len(weights["straight"]) == inputs
    assert {len(unit) for unit in weights["hidden"]} == {inputs}
    assert len(weights["hidden"]) == len(weights["bias"]) == len(weights["output"])


@pytest.mark.parametrize("players", PLAYERS)
def test_players_with_more_turns_left_expect_more_coins(players):
    state = Walk(players, 5, 60).reach()
    finals = Learned(shipped_weights()).finals(state)
    early = [finals[player] - state.coins[player] for player in range(players)]
    state.turn = state.board.rounds
    late = Learned(shipped_weights()).finals(state)
    assert all(early[player] > late[player] - state.coins[player] for player in range(players))
