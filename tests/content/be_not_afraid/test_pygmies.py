"""Pygmies: for each one lost in a conquest, a die brings as many from the tray as it has pips.

Source: Be Not Afraid, Pygmies (Witch Doctors in later printings).
"""

import pytest

from kit import Table, table
from smallworld.content.box import Box
from smallworld.content.toolkit.defences import Spared
from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, Side
from smallworld.engine.rules import Badge
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.state import State
from smallworld.engine.text.position import format_position, parse_position

MARCH = """
    meadow  farmland  me 1
    knoll   hill      red {}    beside meadow
    brook   swamp     red {}    beside meadow
    copse   forest    red 1
    moor    swamp             beside meadow
"""


def attacked(knoll: int = 1, brook: int = 1, red: str = "pygmies", **more) -> Table:
    return table(MARCH.format(knoll, brook), red=red, **{"hand": 9, **more})


def test_pygmy_die_is_rolled_as_soon_as_a_pygmy_is_lost():
    game = attacked().play("conquer knoll x3")
    assert game.decides() == "chance"
    assert game.legal() == ["roll 0", "roll 1", "roll 2", "roll 3"]


def test_each_pip_of_the_pygmy_die_brings_a_pygmy_from_the_tray():
    game = attacked(knoll=3)
    assert game.tray("pygmies") == 11 - 5
    game.play("conquer knoll x5").roll(2)
    assert game.hand("red") == 3 - 1 + 2
    assert game.tray("pygmies") == 11 - 5 + 1 - 2


def test_blank_face_of_the_pygmy_die_brings_no_pygmy():
    assert attacked().play("conquer knoll x3").roll(0).hand("red") == 0


def test_new_pygmies_are_placed_with_the_withdrawn_ones():
    game = attacked(knoll=2).play("conquer knoll x4").roll(3).play("stop; deploy meadow x5")
    assert game.decides() == "red"
    assert game.offers("deploy brook x4")
    game.play("deploy brook x1")
    assert (game.tokens("brook"), game.tokens("copse")) == (2, 4)


def test_attacker_may_conquer_again_after_the_pygmy_die():
    game = attacked().play("conquer knoll x3").roll(1)
    assert game.decides() == "me"
    assert game.offers("conquer brook x3")
    game.play("conquer brook x3").roll(1)
    assert game.offers("conquer moor x2")
    assert game.hand("red") == 2


def test_attacker_cannot_abandon_regions_after_the_pygmy_die():
    assert attacked().play("conquer knoll x3").roll(1).refuses("abandon meadow")


def test_attacker_without_tokens_redeploys_after_the_pygmy_die():
    game = attacked(hand=3).play("conquer knoll x3").roll(1)
    assert game.play("deploy meadow x2").decides() == "red"


def test_attacker_of_pygmies_redeploys_after_a_final_attempt():
    game = attacked(hand=2).play("attempt knoll").roll(1)
    assert game.decides() == "chance"
    assert game.holder("knoll") == "me"
    game.roll(2)
    assert game.hand("red") == 2
    assert game.decides() == "me"
    assert game.offers("deploy meadow x1")


def test_failed_attempt_on_pygmies_rolls_no_pygmy_die():
    game = attacked(hand=2).play("attempt knoll").roll(0)
    assert game.decides() != "chance"


def test_pygmies_without_a_region_wait_for_their_next_turn():
    game = table("meadow farmland me 1 \n knoll hill red 1 beside meadow", red="pygmies", hand=4)
    game.play("conquer knoll x3").roll(3).end_turn()
    assert game.on_turn() == "red"
    assert game.hand("red") == 3


@pytest.mark.ours
def test_lost_pygmy_goes_to_the_tray_before_the_die_is_rolled():
    # BNA-10
    drawn = "meadow farmland me 1 \n knoll hill red 2 beside meadow \n moor swamp red 9"
    game = table(drawn, red="pygmies")
    assert game.tray("pygmies") == 0
    game.play("conquer knoll x4").roll(3)
    assert game.hand("red") == 1 + 1


@pytest.mark.ours
def test_pygmy_die_is_rolled_for_a_substituted_pygmy():
    # BNA-11
    game = attacked(me="sorcerers alchemist", red="pygmies, hand 0", hand=0)
    game.play("sorcerers knoll player red")
    assert game.decides() == "chance"
    assert game.roll(3).hand("red") == 3
    game.end_turn()
    assert game.tokens("brook") + game.tokens("copse") == 2 + 3


def test_no_die_is_rolled_for_pygmies_in_decline():
    game = table(
        "meadow farmland me 1 \n knoll hill red/declined 1 beside meadow", red="orcs, declined pygmies"
    )
    assert game.play("conquer knoll x3").decides() == "me"


def test_ghouls_of_the_same_player_also_make_pygmies_roll():
    game = table(
        """
        cave    hill      me/declined 4
        meadow  farmland  me 1             beside cave
        knoll   hill      me 1             beside meadow
        """,
        me="pygmies alchemist, declined ghouls, hand 0",
        step="choose-course",
    )
    game.play("expand; conquer meadow x3").roll(2)
    assert game.hand() == 2
    assert game.offers("stop")


def test_pygmy_that_another_ability_saves_rolls_no_die():
    safe = Box("own", "Own", 1, [], [Badge("Safe", 4, Spared())])
    assert attacked(red="pygmies safe", own=safe).play("conquer knoll x3").decides() == "me"


def test_two_dice_are_rolled_for_two_lost_pygmies():
    class Cruel(Ability):
        def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
            losses.lost += 1

    cruel = Box("own", "Own", 1, [], [Badge("Cruel", 4, Cruel())])
    game = attacked(knoll=3, red="pygmies cruel", own=cruel).play("conquer knoll x5").roll(1)
    assert game.decides() == "chance"
    game.roll(2)
    assert game.hand("red") == 3 - 2 + 1 + 2
    assert game.offers("conquer brook x3")


def test_position_between_two_pygmy_dice_can_be_saved_as_text():
    game = attacked(knoll=3).play("conquer knoll x5")
    state = game.state
    text = format_position(state)
    assert "resume 1, conquer 1" in text
    again = Table(parse_position(state.rules, state.board, text))
    assert again.roll(1).state.key() == game.roll(1).state.key()
