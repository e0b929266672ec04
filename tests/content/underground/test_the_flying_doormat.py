"""The Flying Doormat: once a turn a conquest may be made anywhere.

Source: Underground, Righteous Relics.
"""

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


def test_any_region_may_be_conquered():
    # UND-150
    game = porch()
    assert game.targets() == ["garden"]
    game.play(f"use {DOORMAT}")
    assert game.targets() == ["garden", "bank", "stream", "far", "wall"]


def test_at_the_usual_price():
    # UND-150
    game = porch().play(f"use {DOORMAT}")
    assert game.price("far") == 2 + 2


def test_but_never_a_chasm():
    assert porch().play(f"use {DOORMAT}").refuses("conquer abyss x2")


def test_it_moves_there():
    game = porch().play(f"use {DOORMAT}; conquer far x4")
    assert where(game, DOORMAT) == "far"


def test_only_if_the_conquest_succeeds():
    game = porch(hand=3).play(f"use {DOORMAT}; attempt far").roll(0)
    assert where(game, DOORMAT) == "porch"
    game = porch(hand=3).play(f"use {DOORMAT}; attempt far").roll(1)
    assert where(game, DOORMAT) == "far"


def test_once_a_turn():
    game = porch(hand=9).play(f"use {DOORMAT}; conquer far x4")
    assert game.refuses(f"use {DOORMAT}")
    assert game.targets() == ["garden", "stream", "wall"]


def test_where_nothing_is_far_it_is_of_no_use():
    game = porch("porch hill me 1 edge \n garden farmland beside porch", me="ratmen wealthy")
    assert game.refuses(f"use {DOORMAT}")


def test_a_special_way_to_conquer_may_fly_too():
    game = porch(PORCH.replace("red 2", "red 1"), me="sorcerers wealthy")
    game.play(f"use {DOORMAT}; sorcerers far player 2")
    assert where(game, DOORMAT) == "far"


def test_several_relics_may_help_one_conquest():
    # UND-47
    game = porch(holdings=f"{DOORMAT} porch, {SWORD} porch")
    game.play(f"use {DOORMAT}; use {SWORD}")
    assert game.price("far") == 2 + 2 - 2
    game.play("conquer far x2")
    assert (where(game, DOORMAT), where(game, SWORD)) == ("far", "far")


def test_who_declines_leaves_it_to_nobody():
    # UND-46
    drawing = PORCH.replace("me 1", "me/declined 1").replace("garden  farmland", "garden  farmland me 1")
    relics = f"{DOORMAT} porch, the-shiny-orb porch, froggys-ring porch"
    game = porch(drawing, relics, me="ratmen wealthy, declined humans")
    assert game.refuses(f"use {DOORMAT}")
    assert game.refuses("the-shiny-orb wall")
    game.play("stop")
    assert game.refuses("froggys-ring garden")


def test_until_an_active_race_of_theirs_conquers_its_region():
    # UND-46
    drawing = PORCH.replace("me 1", "me/declined 1").replace("garden  farmland", "garden  farmland me 1")
    game = porch(drawing, me="ratmen wealthy, declined humans", hand=9).play("conquer porch x3")
    assert game.offers(f"use {DOORMAT}")
