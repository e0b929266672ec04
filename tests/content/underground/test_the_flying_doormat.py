"""The Flying Doormat: once a turn, a race may conquer any region.

Source: Underground, Righteous Relics.
"""

import pytest

from kit.underground import table, where

DOORMAT = "the-flying-doormat"
SWORD = "the-sword-of-the-killer-rabbit"
PORCH = """
    porch   hill      me 1     edge
    garden  farmland           beside porch
    bank    forest             beside garden
    stream  river              beside bank
    far     swamp     red 2    beside stream
    wall    mountain  red 1    beside far
    abyss   chasm              beside far
"""


def porch(drawing=PORCH, holdings=f"{DOORMAT} porch", me="ratmen wealthy", red="orcs hill", **more):
    return table(drawing, me=me, red=red, holdings=holdings, **more)


def test_any_region_may_be_conquered_with_the_doormat():
    # UND-150
    game = porch()
    assert game.targets() == ["garden"]
    game.play(f"use {DOORMAT}")
    assert game.targets() == ["garden", "bank", "stream", "far", "wall"]


def test_doormat_conquers_at_the_usual_price():
    # UND-150
    game = porch().play(f"use {DOORMAT}")
    assert game.price("far") == 2 + 2


def test_chasm_cannot_be_conquered_with_the_doormat():
    assert porch().play(f"use {DOORMAT}").refuses("conquer abyss x2")


def test_doormat_moves_to_the_conquered_region():
    game = porch().play(f"use {DOORMAT}; conquer far x4")
    assert where(game, DOORMAT) == "far"


def test_doormat_moves_only_if_the_conquest_succeeds():
    game = porch(hand=3).play(f"use {DOORMAT}; attempt far").roll(0)
    assert where(game, DOORMAT) == "porch"
    game = porch(hand=3).play(f"use {DOORMAT}; attempt far").roll(1)
    assert where(game, DOORMAT) == "far"


def test_doormat_is_used_once_a_turn():
    game = porch(hand=9).play(f"use {DOORMAT}; conquer far x4")
    assert game.refuses(f"use {DOORMAT}")
    assert game.targets() == ["garden", "stream", "wall"]


def test_doormat_is_not_offered_if_every_region_is_adjacent():
    game = porch("porch hill me 1 edge \n garden farmland beside porch", me="ratmen wealthy")
    assert game.refuses(f"use {DOORMAT}")


def test_special_conquests_may_use_the_doormat_too():
    game = porch(PORCH.replace("red 2", "red 1"), me="sorcerers wealthy")
    game.play(f"use {DOORMAT}; sorcerers far player 2")
    assert where(game, DOORMAT) == "far"


def test_doormat_and_another_relic_may_help_the_same_conquest():
    # UND-47
    game = porch(holdings=f"{DOORMAT} porch, {SWORD} porch")
    game.play(f"use {DOORMAT}; use {SWORD}")
    assert game.price("far") == 2 + 2 - 2
    game.play("conquer far x2")
    assert (where(game, DOORMAT), where(game, SWORD)) == ("far", "far")


def test_doormat_in_a_declined_region_cannot_be_used():
    # UND-46
    drawing = PORCH.replace("me 1", "me/declined 1").replace("garden  farmland", "garden  farmland me 1")
    relics = f"{DOORMAT} porch, the-shiny-orb porch, froggys-ring porch"
    game = porch(drawing, relics, me="ratmen wealthy, declined humans")
    assert game.refuses(f"use {DOORMAT}")
    assert game.refuses("the-shiny-orb wall")
    game.play("stop")
    assert game.refuses("froggys-ring garden")


def test_doormat_works_once_an_active_race_holds_its_region():
    # UND-46
    drawing = PORCH.replace("me 1", "me/declined 1").replace("garden  farmland", "garden  farmland me 1")
    game = porch(drawing, me="ratmen wealthy, declined humans", hand=9).play("conquer porch x3")
    assert game.offers(f"use {DOORMAT}")


LONE = PORCH.replace("red 2", "red 1")  # far away, out of reach for my race
SUBSTITUTES = [
    ("sorcerers wealthy", "", "sorcerers far player 2"),
    ("ratmen vampire", "", "vampire far player 2"),
    ("ratmen wealthy", ", the-shiny-orb porch", "the-shiny-orb far player 2"),
]


@pytest.mark.parametrize(("me", "relics", "substitution"), SUBSTITUTES)
def test_doormat_substitution_needs_no_token_in_hand(me, relics, substitution):
    game = porch(LONE, f"{DOORMAT} porch{relics}", me=me, hand=0)
    assert game.refuses(substitution)
    game.play(f"use {DOORMAT}; {substitution}")
    assert (game.holder("far"), where(game, DOORMAT)) == ("me", "far")


@pytest.mark.parametrize(("me", "relics", "substitution"), SUBSTITUTES)
def test_conquests_do_not_end_while_the_doormat_can_still_help(me, relics, substitution):
    game = porch(LONE, f"{DOORMAT} porch{relics}", me=me, hand=2).play("conquer garden x2")
    assert game.offers(f"use {DOORMAT}")
    assert game.play(f"use {DOORMAT}").offers(substitution)


def test_doormat_needs_a_token_in_hand_without_a_substitution():
    assert porch(LONE, hand=0).refuses(f"use {DOORMAT}")
    assert porch(me="sorcerers wealthy", hand=0).offers(f"use {DOORMAT}"), "who stands on the wall is alone"
    crowd = PORCH.replace("red 1", "red 2")
    assert porch(crowd, me="sorcerers wealthy", hand=0).refuses(f"use {DOORMAT}")


def test_bag_used_as_the_doormat_may_help_a_substitution():
    game = porch(LONE, f"{DOORMAT} far, the-shiny-orb porch", me="ratmen magic", hand=0)
    game.play(f"magic-2; magic {DOORMAT}; the-shiny-orb far player 2")
    assert (game.holder("far"), game.pieces("magic")) == ("me", ["far"])


def test_bag_used_as_the_orb_may_substitute_by_doormat():
    game = porch(LONE, f"{DOORMAT} porch, the-shiny-orb wall", me="ratmen magic", hand=0)
    assert game.refuses("magic-2")
    game.play(f"use {DOORMAT}; magic-2; magic the-shiny-orb; magic-7 far player 2")
    assert (game.holder("far"), where(game, DOORMAT)) == ("me", "far")
    assert game.pieces("magic") == ["far"]


def test_kobolds_need_two_tokens_for_a_substitution_by_doormat():
    game = porch(LONE.replace("me 1", "me 15"), me="kobolds vampire", hand=1)
    assert not game.play(f"use {DOORMAT}").offers("vampire far")
    game = porch(LONE.replace("me 1", "me 15"), me="kobolds vampire", hand=0)
    assert game.refuses(f"use {DOORMAT}")
