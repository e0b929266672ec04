"""Garrisons: the tokens that a race leaves behind, keeps off the map, or does not move."""

from collections.abc import Callable

import pytest

from kit import Table, table
from smallworld.content.box import Box
from smallworld.engine.ability import Ability
from smallworld.engine.board import Side
from smallworld.engine.rules import Banner
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.state import State

THREE = """
    brook   hill      me {}
    glade   forest    me {}  beside brook
    meadow  farmland  me {}  beside glade
"""
REGIONS = ("brook", "glade", "meadow")


class Molluscs(Ability):
    """An ability that changes the garrison as a test wants."""

    def __init__(self, stand: Callable[[Garrison], None]) -> None:
        super().__init__()
        self.stand = stand

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        self.stand(garrison)


def molluscs(stand: Callable[[Garrison], None], *tokens: int, hand: int = 0, step: str = "conquer") -> Table:
    own = Box("own", "Own", 1, [Banner("Molluscs", 8, 20, Molluscs(stand))], [])
    return table(THREE.format(*tokens), me="molluscs hill", hand=hand, step=step, own=own)


def stand(game: Table) -> tuple[list[int], int]:
    """Return the tokens by region, and those in hand."""
    return [game.tokens(region) for region in REGIONS], game.hand()


def test_race_leaves_its_minimum_in_each_region_when_it_conquers():
    game = molluscs(lambda garrison: garrison.at_least(3), 5, 3, 2, step="choose-course").play("expand")
    assert stand(game) == ([3, 3, 2], 2)


def test_race_has_its_minimum_in_each_region_again_at_turn_end():
    game = molluscs(lambda garrison: garrison.at_least(3), 5, 3, 2).play("stop; deploy glade x1")
    assert stand(game) == ([3, 3 + 1, 3], 0)


def test_rules_that_keep_tokens_on_and_off_the_map_both_apply():
    def stance(garrison: Garrison) -> None:
        garrison.at_least(2)
        garrison.keep_off(1)

    assert molluscs(stance, 2, 2, 1, hand=1).play("stop").legal()[0] == "abandon brook"
    assert stand(molluscs(stance, 2, 2, 1, hand=2).play("stop")) == ([2, 2, 2], 1)


@pytest.mark.parametrize(("hand", "enough"), [(0, False), (1, False), (2, True)])
def test_tokens_that_need_an_escort_need_one_other_token_each(hand, enough):
    game = molluscs(lambda garrison: garrison.escort(2), 1, 1, 1, hand=hand).play("stop")
    assert game.offers("abandon glade") != enough


def test_second_token_in_a_region_counts_as_an_escort():
    def stance(garrison: Garrison) -> None:
        garrison.at_least(2)
        garrison.escort(2)

    assert stand(molluscs(stance, 2, 2, 2, hand=0).play("stop")) == ([2, 2, 2], 0)


def test_ability_may_keep_all_spare_tokens_off_the_map():
    game = molluscs(lambda garrison: garrison.keep_spare_off(), 4, 1, 2, hand=1).play("stop")
    assert stand(game) == ([1, 1, 1], 3 + 1 + 1)
    assert game.on_turn() == "red"


def test_tokens_off_the_map_do_not_return_with_withdrawn_ones():
    own = Box("own", "Own", 1, [Banner("Molluscs", 8, 20, Molluscs(lambda g: g.keep_spare_off()))], [])
    game = table(
        "brook hill red 1 \n glade forest red 3 beside brook \n ridge hill me 1 beside glade",
        red="molluscs hill, hand 2",
        own=own,
    )
    game.play("conquer glade x5").end_turn()
    assert (game.tokens("brook"), game.hand("red")) == (1, 2 + 2)


def test_race_that_an_ability_holds_still_is_not_redeployed():
    game = molluscs(lambda garrison: garrison.hold_still(), 4, 1, 2, hand=3).play("stop")
    assert stand(game) == ([4, 1, 2], 3)
    assert game.on_turn() == "red"


def test_withdrawn_tokens_return_to_a_race_that_is_held_still():
    own = Box("own", "Own", 1, [Banner("Molluscs", 8, 20, Molluscs(lambda g: g.hold_still()))], [])
    game = table(
        "brook hill red 1 \n glade forest red 3 beside brook \n ridge hill me 1 beside glade",
        red="molluscs hill",
        own=own,
    )
    game.play("conquer glade x5").end_turn()
    assert (game.tokens("brook"), game.hand("red")) == (1 + 2, 0)
