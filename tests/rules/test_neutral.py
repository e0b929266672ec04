"""The neutral side: it defends and attacks, and belongs to no player."""

from __future__ import annotations

import pytest

from kit import table
from kit.wolves import wolves
from smallworld.content.box import Box
from smallworld.engine import reports
from smallworld.engine.ability import Ability
from smallworld.engine.owners import NOBODY
from smallworld.engine.rules import Banner
from smallworld.engine.text.position import format_position, parse_position
from smallworld.views.seat import seen_by
from smallworld.views.story import tell
from smallworld.views.view import view

DEN = """
    camp    hill     me 2      edge
    den     forest   neutral 3      beside camp
    meadow  farmland red {red}      beside den camp
    far     swamp    {far}          beside den
"""
BOX = wolves()


def den(red=1, far="", red_race=None, **fields):
    return table(DEN.format(red=red, far=far), me="orcs hill", red=red_race, own=BOX, **fields)


def two_packs(first: int, second: int) -> Box:
    """Return two banners for the neutral side, with this many tokens in the box."""
    packs = [
        Banner(name, 0, supply, Ability(), neutral=True)
        for name, supply in (("Jackals", first), ("Foxes", second))
    ]
    return Box("packs", "Packs", 1, [], [], auxiliaries=packs)


def end_round(game):
    """Play my turn, red's, and then that of the wolves."""
    return game.end_turn().end_turn()


def test_tokens_of_the_neutral_side_raise_the_price_of_a_region():
    assert den().price("den") == 2 + 3


def test_neutral_side_loses_all_tokens_of_a_conquered_region():
    game = den(hand=5)
    game.play("conquer den x5")
    neutral = game.state.owners.neutral
    assert game.holder("den") == "me"
    assert game.state.hand[neutral] == 0
    assert not game.state.displaced
    assert [report.number for report in game.reports if report.kind == reports.LOST] == [3]


def test_neutral_side_attacks_only_after_the_last_player():
    game = den()
    attacks = game.state.owners.neutral, game.state.rules.ids["wolves"]
    game.end_turn()
    assert game.state.recall(*attacks) == 0
    game.end_turn()
    assert game.state.recall(*attacks) == 1
    assert (game.on_turn(), game.state.turn) == ("me", 3 + 1)
    end_round(game)
    assert game.state.recall(*attacks) == 2


@pytest.mark.parametrize(
    ("jackals", "foxes", "tokens"), [(3, 5, "Foxes"), (5, 3, "Jackals"), (4, 4, "Jackals")]
)
def test_neutral_side_uses_the_race_with_the_most_tokens(jackals, foxes, tokens):
    state = table("camp hill me 1 edge", own=two_packs(jackals, foxes)).state
    neutral = state.owners.neutral
    assert state.rules.names[state.banners[neutral]] == tokens
    assert state.take_from_tray(neutral, 9) == max(jackals, foxes)


def test_neutral_side_holds_the_regions_that_it_conquers():
    game = end_round(den(red=4))  # of 3 + 1 wolves, one stays in the den, and the far swamp takes two
    assert game.holder("far") == "neutral"
    assert game.tokens("den") + game.tokens("far") == 3 + 1
    assert game.state.recall(game.state.owners.table, game.state.rules.ids["wolves"]) == 1


def test_race_displaced_by_the_neutral_side_places_its_tokens():
    game = den(red=5, far="red 2")
    game.state.hand[game.state.owners.neutral] = 1
    end_round(game)
    assert game.holder("far") == "neutral"
    assert game.tokens("meadow") == 5 + 1, "of two one is lost, the other comes home"
    assert not game.state.displaced


def test_immune_region_is_immune_to_the_neutral_side():
    game = table(DEN.format(red="1 hole", far="tribe 1"), red="halflings hill", own=BOX)
    assert "meadow" not in game.targets(by="neutral")
    assert "far" in game.targets(by="neutral")


def test_neutral_side_pays_no_coins():
    game = den(red=4, far="red 1", red_race="ratmen corrupt", coins=5)
    game.state.hand[game.state.owners.neutral] = 1
    end_round(game)
    assert game.holder("far") == "neutral"
    assert game.coins("red") == 5 + 2, "two regions in red's own turn, and nothing for the conquest"


def test_view_shows_a_neutral_region_without_a_player():
    game = den()
    seen = next(region for region in view(game.state, 0)["regions"] if region["id"] == "den")
    assert (seen["player"], seen["race"], seen["tokens"], seen["tribe"]) == (None, "wolves", 3, False)


def test_reports_about_the_neutral_side_name_no_player():
    game = den(hand=5)
    game.play("conquer den x5")
    lost = next(report for report in game.reports if report.kind == reports.LOST)
    conquered = next(report for report in game.reports if report.kind == reports.CONQUERED)
    assert lost.player == NOBODY
    assert tell(game.state, lost)["player"] is None
    assert tell(game.state, conquered)["from_player"] is None


def test_view_of_each_player_shows_the_neutral_side():
    state = den().state
    assert seen_by(state, 1).held == state.held


def test_text_of_a_position_includes_the_neutral_side():
    state = den().state
    id = state.rules.ids["wolves"]
    state.remember(state.owners.table, id, 7)
    state.remember(state.owners.neutral, id, 2)
    state.hand[state.owners.neutral] = 1
    text = format_position(state)
    assert "neutral: wolves; hand 1; den 3\n" in text
    assert "memory: neutral wolves 2, table wolves 7\n" in text
    assert parse_position(state.rules, state.board, text).key() == state.key()
