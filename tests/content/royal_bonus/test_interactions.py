"""Races and powers of Royal Bonus together, and with those of other boxes."""

import pytest

from kit import table
from kit.isle import isle
from smallworld.engine.sheets.display import display_of

FENS = """
    fen     swamp     me 2
    bog     swamp     me 2           beside fen
    meadow  farmland  red 3          beside fen
    mire    swamp                    beside fen
"""
TOWER = """
    tower   hill,magic  me {}
    castle  mountain    red 3          beside tower
    meadow  farmland    red 1          beside tower
"""


def balls(game, number):
    """Give me fireballs."""
    game.state.remember(0, game.state.rules.ids["fireball"], number)
    return game


def collected(game):
    """Return the number of tokens that my Igors have collected."""
    return game.state.recall(0, game.state.rules.ids["igors"])


def test_pixie_gained_from_fauns_stays_off_the_map():
    game = table(
        "tower hill me 1 \n castle hill red 1 beside tower \n mire swamp red 1 beside castle",
        me="fauns hill",
        red="pixies alchemist, hand 3",
        hand=4,
    )
    game.play("conquer castle x3; stop; deploy tower x2").end_turn()
    assert (game.tokens("mire"), game.hand("red")) == (1, 3 + 1)


def test_swamps_that_fauns_conquer_strengthen_their_behemoths():
    game = table(FENS.replace("me 2", "me 1"), me="fauns behemoth", hand=5)
    game.play("conquer mire x2; use behemoth; conquer meadow x2; stop")
    assert game.hand() == 1 + (2 - 1) + (2 - 1) + 1  # the remaining tokens, two spare ones, and a new Faun


def test_pillaging_fauns_get_a_coin_and_a_token():
    game = table("home hill me 1 \n meadow farmland red 1 beside home", me="fauns pillaging", hand=3)
    game.play("conquer meadow x3")
    assert game.breakdown()["pillaging"] == 1
    assert game.tray("fauns") == 18 - (1 + 3 + 1)


def test_peace_loving_fauns_forfeit_their_bonus_by_attacking():
    game = table("home hill me 1 \n meadow farmland red 1 beside home", me="fauns peace-loving", hand=3)
    game.play("conquer meadow x3")
    assert "peace-loving" not in game.breakdown()


def test_igors_collect_a_token_that_sorcerers_substitute():
    game = table(
        "home hill me 1 \n meadow farmland red 1 beside home \n crypt swamp blue 1",
        me="sorcerers hill",
        blue="igors hill",
        hand=0,
    ).play("sorcerers meadow red")
    assert game.state.recall(2, game.state.rules.ids["igors"]) == 1


def test_igors_lost_to_fauns_are_collected_and_replaced_too():
    game = table("home hill me 1 \n crypt swamp red 2 beside home", me="fauns hill", red="igors hill", hand=4)
    game.play("conquer crypt x4")
    assert game.state.recall(1, game.state.rules.ids["igors"]) == 1
    assert game.hand("red") == (2 - 1) + 1


def test_igors_count_pygmies_lost_even_if_they_return():
    game = table("home hill me 1 \n hut swamp red 2 beside home", me="igors hill", red="pygmies hill", hand=4)
    game.play("conquer hut x4").roll(2)
    assert collected(game) == 1


def test_igors_collect_a_hordes_token_like_any_other_token():
    game = table(
        "home hill me 1 \n camp swamp red 3 beside home", me="igors hill", red="orcs hordes-of", hand=5
    ).play("conquer camp x5")
    assert collected(game) == 1


def test_flying_races_cannot_take_a_shrubmen_forest():
    game = table("home hill me 1 \n grove forest red 1", me="orcs flying", red="shrubmen hill", hand=9)
    assert game.quote("grove") == "cannot be conquered: immune forest"


def test_forests_of_stout_shrubmen_are_immune_after_decline():
    game = table("grove forest me 1 \n camp hill red 1 beside grove", me="shrubmen stout", hand=0)
    game.play("stop; decline").next_turn_of("red")
    assert "grove" not in game.play("expand").targets()


def test_kobolds_with_behemoths_pay_at_least_two_tokens():
    game = table(FENS, me="kobolds behemoth", hand=4).play("use behemoth; use behemoth")
    assert game.price("meadow") == 2
    assert game.price("mire") == 2


def test_kobolds_with_fireballs_pay_at_least_two_tokens():
    game = balls(table(TOWER.format(2), me="kobolds fireball", hand=4), 3)
    assert game.play("use fireball; use fireball").price("castle") == 2
    assert game.refuses("use fireball")


def test_substitution_by_sorcerers_uses_no_fireball():
    game = balls(table(TOWER.format(1), me="sorcerers fireball", hand=1), 1)
    game.play("sorcerers meadow red; use fireball")
    assert game.price("castle") == 2 + 1 + 3 - 2


@pytest.mark.ours
def test_reductions_of_fireball_giants_add_up():
    drawing = "peak mountain,magic me 1 \n castle hill red 3 beside peak"
    game = balls(table(drawing, me="giants fireball", hand=3), 1).play("use fireball")
    assert game.price("castle") == 2 + 3 - 1 - 2


def test_aquatic_tritons_pay_less_and_earn_more_on_coasts():
    game = table(
        "sand hill me 1 \n bay sea edge beside sand \n dune hill beside sand bay",
        me="tritons aquatic",
        hand=1,
    )
    assert game.price("dune") == 2 - 1
    assert game.play("conquer dune x1").breakdown() == {"regions": 2, "aquatic": 2}


def test_shrubmen_with_imperial_score_the_imperial_bonus():
    game = table(
        "grove forest me 1 \n wood forest me 1 \n fen swamp me 1 \n hill hill me 1",
        me="shrubmen imperial",
        hand=0,
    )
    assert game.breakdown() == {"regions": 4, "imperial": 1}


def test_mercenary_and_catapult_cannot_take_a_shrubmen_forest():
    drawing = "home hill me 1 \n gap swamp beside home \n grove forest red 1 beside gap"
    game = table(drawing, me="orcs catapult", red="shrubmen hill", hand=9)
    assert game.refuses("catapult grove home")
    assert "grove" not in game.targets()


def test_behemoth_may_join_a_single_pixie_in_its_region():
    game = table(FENS.replace("me 2", "me 1"), me="pixies behemoth", hand=0).play("stop; behemoth fen x2")
    assert game.play("expand").price("fen") == 2 + 1 + 2 * 2


def test_barbarians_may_place_behemoths_at_redeployment():
    game = table(FENS, me="barbarians behemoth", hand=0).play("stop; behemoth bog x2")
    assert game.play("expand").price("fen") == 2 + 2


def test_necromancer_uses_up_fireballs_also_with_a_mercenary():
    game = isle(
        "lough lake \n tower hill,magic blue 1 beside lough \n castle hill red 3 beside tower lough",
        red="ratmen wealthy",
        badges="fireball mercenary",
        island=4,
        coins=3,
        boxes=("base", "royal_bonus", "be_not_afraid"),
    )
    id = game.state.rules.ids["fireball"]
    game.state.remember(2, id, 1)
    before = display_of(game.state, 2).stock[id]
    game.play(game.legal()[-1]) if "pass" in game.legal() else None
    game.play("use fireball; mercenary castle x1")
    assert (before, display_of(game.state, 2).stock.get(id, 0)) == (1, 0)
