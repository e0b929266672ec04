"""The threat of an opponent's next turn, which may belong to the next round."""

import pytest

from kit.underground import table
from smallworld.bots.planning.threat import Threat, Threats, striking_tokens
from smallworld.engine.board import regions_in

FRONT = "camp hill me 2 \n march forest red 3 beside camp"


@pytest.mark.parametrize(
    ("turn", "first", "price"), [(3, "me", 4), (3, "red", 2), (4, "me", 2), (4, "red", 4)]
)
def test_were_race_is_a_greater_threat_before_an_even_round(turn, first, price):
    game = table(FRONT, red="humans were-", turn=turn, first=first)
    threat = Threat(game.state, 1)
    assert threat.prices.of(game.state.board.places["camp"]) == price
    assert game.state.turn == turn


def test_threat_from_one_player_is_computed_once_for_all_others():
    game = table(FRONT + "\n hide hill green 1 beside march", red="orcs", green="elves")
    threats = Threats(game.state)
    to_me, to_red = threats.to(0), threats.to(1)
    assert (to_me[1].attacker, to_red[0].attacker) == (2, 2)
    assert to_me[1] is to_red[0]


def test_threat_from_kobolds_omits_tokens_that_must_stay():
    game = table(FRONT, red="kobolds hill")
    assert striking_tokens(game.state, 1) == 3 - 2
    game = table(FRONT, red="orcs hill")
    assert striking_tokens(game.state, 1) == 3 - 1


BANKS = "camp hill me 2 \n brook river beside camp \n den forest red 1 beside brook"


@pytest.mark.parametrize(("race", "near"), [("humans", set()), ("kraken", {"brook"})])
def test_only_races_that_stay_in_rivers_threaten_a_river(race, near):
    game = table(BANKS, me=race, red="orcs")
    board, threat = game.state.board, Threat(game.state, 0)
    own = game.state.held[0]
    assert {board.ids[region] for region in regions_in(threat.near & ~own)} == near
    assert {board.ids[region] for region in regions_in(threat.far & ~own)} == {"den"}


def test_race_that_stays_in_a_river_can_be_threatened_there():
    game = table(BANKS.replace("river", "river red 1"), me="humans", red="kraken")
    assert Threat(game.state, 0).chance(game.state.board.places["brook"], 2) > 0
