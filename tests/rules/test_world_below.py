"""The rules of the underground world: rivers, Monsters, markers, and parts of a price that do not count."""

from __future__ import annotations

import pytest

from kit.caves import COINS_FOUND, caves
from kit.table import Table, table
from smallworld.engine.holdings import lay
from smallworld.engine.text.position import format_position, parse_position

RIVER = """
    brook   river                         edge beside home den
    home    mud-pool       me 1           edge
    den     mine                          edge
    crag    black-mountain monster 2           beside home
    far     mud-pool                           beside den
    rift    chasm                         edge beside home far
"""


def below(drawing: str = RIVER, me: str = "ratmen", hand: int = 6, red: str | None = None) -> Table:
    return table(drawing, me=me, hand=hand, red=red, own=caves())


# --- Rivers -----------------------------------------------------------------------------------------


def test_an_empty_river_costs_one_token() -> None:
    game = below()
    assert game.price("brook") == 2 - 1
    assert game.quote("brook") == "2 base, -1 river"


def test_each_token_in_a_river_costs_one_more() -> None:
    game = below(RIVER.replace("river              ", "river red 2"), red="swimmers")
    assert game.price("brook") == 2 - 1 + 2


def test_race_may_conquer_from_a_river_in_the_same_turn() -> None:
    game = below()
    assert "den" not in game.targets()
    game.play("conquer brook x1; conquer den x2")
    assert game.holder("den") == "me"


def test_race_leaves_a_river_before_redeployment_and_scoring() -> None:
    game = below()
    game.play("conquer brook x1; stop")
    assert game.holder("brook") == ""
    assert game.tokens("home") == 1 + 6  # all tokens that would fit in one region


def test_race_that_holds_only_a_river_takes_its_tokens_in_hand() -> None:
    """UND-35."""
    game = below(RIVER.replace("me 1", "    "), hand=9)
    game.play("conquer brook x1; stop")
    assert game.hand() == 9
    assert game.coins() == 0
    game.next_turn_of("me").play("expand")
    assert game.targets() == ["brook", "home", "den"]


def test_race_that_may_stay_in_rivers_keeps_and_scores_rivers() -> None:
    game = below(me="swimmers")
    game.play("conquer brook x1; stop")
    game.end_turn()
    assert game.holder("brook") == "me"
    assert game.coins() == 2


# --- Chasms -----------------------------------------------------------------------------------------


def test_chasm_can_be_neither_entered_nor_crossed() -> None:
    game = below()
    assert "rift" not in game.targets()
    assert "far" not in game.targets()


# --- Monsters and markers ---------------------------------------------------------------------------


def test_each_monster_costs_a_token() -> None:
    assert below().price("crag") == 2 + 1 + 2
    assert below().quote("crag") == "2 base, +1 mountain, +2 monsters"


def test_conquest_of_monsters_reveals_a_relic_that_stays_there() -> None:
    game = below()
    game.play("conquer crag x5")
    assert game.decides() == "chance"
    assert game.legal() == ["marker hoard", "marker wall"]
    game.play("marker hoard")
    assert game.state.holdings == {game.state.rules.ids["hoard"]: game.state.board.places["crag"]}
    assert game.coins() == COINS_FOUND
    assert game.decides() == "me"  # and the conquests continue
    assert game.offers("conquer brook")


def test_relic_that_is_on_the_board_is_not_drawn_again() -> None:
    game = below()
    lay(game.state, game.state.rules.ids["hoard"], 0)
    game.play("conquer crag x5")
    assert game.legal() == ["marker wall"]


def test_position_while_a_relic_is_drawn_can_be_saved_as_text() -> None:
    game = below()
    game.play("conquer crag x5")
    text = format_position(game.state)
    assert parse_position(game.state.rules, game.state.board, text).key() == game.state.key()


def test_final_attempt_on_monsters_also_reveals_a_relic_or_place() -> None:
    """UND-40."""
    game = below(hand=4)
    assert game.refuses("conquer crag x4")
    game.play("attempt crag").roll(1)
    assert game.legal() == ["marker hoard", "marker wall"]


# --- As if empty ------------------------------------------------------------------------------------

GUARDED = RIVER.replace("crag    black-mountain monster 2 ", "crag    black-mountain red 3     ")


def test_price_of_a_region_taken_as_if_empty_ignores_its_tokens() -> None:
    game = below(GUARDED, me="ghostly", red="orcs")
    assert game.price("crag") == 2 + 1
    assert game.quote("crag") == "2 base, +1 mountain, +3 tokens, -3 as if empty"


def test_conquest_as_if_empty_ignores_fortresses_but_no_place() -> None:
    game = below(GUARDED.replace("red 3     ", "red 1 fortress"), me="ghostly", red="orcs fortified")
    assert game.price("crag") == 2 + 1
    lay(game.state, game.state.rules.ids["wall"], game.state.board.places["crag"])
    assert game.price("crag") == 2 + 1 + 1


def test_discounts_also_apply_to_regions_taken_as_if_empty() -> None:
    assert below(GUARDED, me="ghostly commando", red="orcs").price("crag") == 2 + 1 - 1


# --- Silence ----------------------------------------------------------------------------------------


def test_no_discount_applies_in_regions_that_silence_abilities() -> None:
    game = below(GUARDED, me="ratmen commando", red="hushed")
    assert game.price("crag") == 2 + 1 + 3
    assert game.quote("crag") == "2 base, +1 mountain, +3 tokens, -1 Commando, +1 silence"


def test_conquest_as_if_empty_fails_where_abilities_are_silenced() -> None:
    game = below(GUARDED, me="ghostly", red="hushed")
    assert game.price("crag") == 2 + 1 + 3
    assert game.quote("crag") == "2 base, +1 mountain, +3 tokens"


def test_longer_reach_fails_where_abilities_are_silenced() -> None:
    drawing = GUARDED.replace(
        "crag    black-mountain red 3      ", "crag    black-mountain            "
    ).replace("far     mud-pool      ", "far     mud-pool red 1")
    game = below(drawing, me="ratmen flying", red="hushed")
    assert "far" not in game.targets()
    assert game.quote("far") == "cannot be conquered: silence"
    assert "far" in below(drawing, me="ratmen flying", red="orcs").targets()


def test_every_race_may_attempt_regions_that_silence_abilities() -> None:
    """UND-238."""
    game = below(GUARDED.replace("red 3", "red 1"), me="ratmen berserk", red="hushed", hand=3)
    assert game.price("crag") == 4
    assert game.offers("attempt crag")


@pytest.mark.parametrize("power", ["dragon-master", "catapult"])
def test_special_conquests_fail_where_abilities_are_silenced(power: str) -> None:
    game = below(GUARDED.replace("red 3", "red 1"), me=f"ratmen {power}", red="hushed")
    assert not any("crag" in action and action.startswith(power) for action in game.legal())


# --- Gates ------------------------------------------------------------------------------------------


def test_race_with_its_own_entries_enters_only_by_these() -> None:
    game = below(RIVER.replace("me 1", "    "), me="gated")
    assert game.targets() == ["home", "far"]
    game.play("conquer far x2")
    assert "den" in game.targets()  # once they are on the map, borders count
