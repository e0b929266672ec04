"""Gnomes: while they are active, no power, race or relic of an opponent helps to conquer their regions.

Source: Underground, Gnomes.
"""

import pytest

from kit.underground import table

BURROW = """
    camp    hill      me 1
    burrow  mine      red{0} {1}  beside camp
    meadow  farmland  red{0} {2}  beside burrow
    hut     forest    blue 3      beside camp
"""


def burrow(me, here=1, there=1, state="", drawing=BURROW, **more):
    red = "gnomes" if not state else "orcs hill, declined gnomes"
    return table(drawing.format(state, here, there), me=me, red=red, **more)


def test_gnomes_banner_brings_six_tokens():
    game = table("meadow farmland edge", me="", column="gnomes hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 6 + 4


def test_no_reduction_lowers_the_price_of_a_gnome_region():
    assert burrow("ogres commando").price("burrow") == 2 + 1
    assert burrow("ogres commando").price("hut") == 2 + 3 - 1 - 1


def test_surcharges_still_raise_the_price_of_a_gnome_region():
    assert burrow("mummies").price("burrow") == 2 + 1 + 1


def test_special_reach_does_not_extend_to_gnome_regions():
    assert burrow("ogres flying", hand=9).refuses("conquer meadow")
    assert burrow("ogres flying", hand=9).offers("conquer burrow")


def test_sorcerers_and_dragon_cannot_take_gnome_regions():
    # UND-233
    assert burrow("sorcerers").refuses("sorcerers burrow red")
    assert burrow("ogres dragon-master").refuses("dragon-master burrow x1")
    assert burrow("ogres dragon-master").offers("dragon-master hut x1")


def test_every_race_may_make_a_final_attempt_on_a_gnome_region():
    game = burrow("ogres", here=2, hand=2).play("attempt burrow").roll(2)
    assert game.holder("burrow") == "me"


@pytest.mark.ours
def test_hammers_and_fireballs_do_not_help_against_gnomes():
    # UND-236
    game = burrow("humans fireball", here=2, hand=3)
    game.state.remember(0, game.state.rules.ids["fireball"], 2)
    game.play("use fireball; use fireball")
    assert game.price("burrow") == 2 + 2
    assert game.refuses("conquer burrow x3")
    assert game.offers("attempt burrow")
    game = burrow("iron-dwarves", hand=3)
    game.state.remember(0, game.state.rules.ids["iron-dwarves"], 2)
    assert game.play("use iron-dwarves").price("burrow") == 2 + 1


def test_berserk_roll_does_not_help_against_gnomes():
    # UND-237
    game = burrow("orcs berserk", here=2, hand=3).play("berserk").roll(2)
    assert game.refuses("conquer burrow")
    assert game.offers("conquer hut x3")


@pytest.mark.ours
def test_berserk_race_may_make_a_final_attempt_against_gnomes():
    # UND-238
    game = burrow("orcs berserk", here=2, hand=3).play("attempt burrow").roll(1)
    assert game.holder("burrow") == "me"
    assert game.refuses("conquer hut")


@pytest.mark.ours
def test_wisps_cannot_roll_the_die_for_a_gnome_region():
    drawing = BURROW.replace("camp    hill", "camp    mystic-crystal")
    game = burrow("will-o-wisps", drawing=drawing)
    assert game.refuses("will-o-wisps burrow")
    assert game.offers("will-o-wisps hut")


@pytest.mark.ours
def test_great_ancient_does_not_help_against_gnomes():
    drawing = BURROW.replace("me 1", "me 1 great-ancient")
    game = burrow("cultists", drawing=drawing)
    assert game.price("burrow") == 2 + 1
    assert game.price("hut") == 2 + 3 - 1


def test_catapult_cannot_shoot_at_gnomes():
    # UND-235
    drawing = BURROW.replace("burrow  mine      red{0}", "burrow  mine      blue")
    game = burrow("ratmen catapult", drawing=drawing)
    assert not [text for text in game.legal() if text.startswith("catapult meadow")]
    assert [text for text in burrow("ratmen catapult").legal() if text.startswith("catapult")] == []


@pytest.mark.ours
def test_hordes_tokens_count_as_tokens_against_gnomes():
    # UND-241
    game = burrow("ratmen hordes-of", hand=3)
    assert game.price("burrow") == 2 + 1
    assert game.play("conquer burrow x3").holder("burrow") == "me"


def test_halflings_enter_gnome_regions_at_the_edge_only():
    # UND-242
    drawing = """
        burrow  mine      red 1  edge
        deep    mine      red 1       beside burrow
        knoll   hill                  beside deep
    """
    game = table(drawing, me="halflings", red="gnomes")
    assert game.targets() == ["burrow", "knoll"]
    assert game.price("burrow") == 2 + 1


@pytest.mark.ours
def test_abilities_of_attackers_help_against_declined_gnomes():
    # UND-66
    assert burrow("ogres", state="/declined").price("burrow") == 2 + 1 - 1


def test_power_of_gnomes_helps_them_in_their_own_turn():
    game = table("camp hill me 1 \n hut forest red 1 beside camp", me="gnomes commando")
    assert game.price("hut") == 2 + 1 - 1


def test_gnomes_are_not_protected_from_ghouls_of_their_owner():
    home = "camp hill me/ghouls 2 \n burrow mine me 1 beside camp"
    game = table(home, me="gnomes underworld, declined ghouls", step="choose-course", hand=0)
    assert game.play("expand").price("burrow", by="me/ghouls") == 2 + 1


def test_relic_held_by_gnomes_helps_them_in_their_own_turn():
    # UND-65
    sword = "the-sword-of-the-killer-rabbit"
    game = table("camp hill me 1 \n hut forest red 3 beside camp", me="gnomes hill", holdings=f"{sword} camp")
    assert game.price("hut") == 2 + 3
    assert game.play(f"use {sword}").price("hut") == 2 + 3 - 2


def test_no_relic_lowers_the_price_of_a_gnome_region():
    sword, doormat = "the-sword-of-the-killer-rabbit", "the-flying-doormat"
    game = burrow("ratmen hill", holdings=f"{sword} camp").play(f"use {sword}")
    assert game.price("burrow") == 2 + 1
    assert game.price("hut") == 2 + 3 - 2
    game = burrow("ratmen hill", holdings=f"{doormat} camp", hand=9)
    assert game.play(f"use {doormat}").refuses("conquer meadow")


def test_shiny_orb_cannot_replace_a_gnome():
    # UND-233
    orb = "the-shiny-orb"
    assert burrow("ratmen hill", holdings=f"{orb} camp").refuses(f"{orb} burrow red")
    hut = BURROW.replace("blue 3", "blue 1")
    assert burrow("ratmen hill", drawing=hut, holdings=f"{orb} camp").offers(f"{orb} hut blue")


@pytest.mark.ours
def test_doormat_can_reach_gnomes_in_decline():
    # UND-66
    doormat = "the-flying-doormat"
    game = burrow("ratmen hill", state="/declined", holdings=f"{doormat} camp").play(f"use {doormat}")
    assert game.offers("conquer meadow x3")


def test_thieving_race_also_takes_a_coin_from_gnomes():
    # UND-67
    game = burrow("ogres thieving", hand=0, coins=3)
    game.play("stop")
    assert game.coins("red") == 3 - 1


@pytest.mark.ours
def test_vengeance_does_not_lower_the_price_of_a_gnome_region():
    game = burrow("ratmen vengeful")
    game.state.remember(0, game.state.rules.ids["vengeful"], 0b110)  # red and blue
    assert game.price("burrow") == 2 + 1
    assert game.price("hut") == 2 + 3 - 1
