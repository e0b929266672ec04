"""Sorcerers: once a turn per opponent, one from the tray replaces a lone active token.

Source: base rules, Sorcerers.
"""

import pytest

from kit import table

DUEL = """
    spire   hill      me 1
    peak    mountain  red 1  beside spire
    meadow  farmland  red 1  beside spire
    croft   farmland  red 2  beside spire
    moor    swamp     red 1  beside peak
"""


def test_a_lone_token_is_replaced_by_a_sorcerer_from_the_tray():
    # SOR-01
    game = table(DUEL, me="sorcerers", red="orcs", hand=5).play("sorcerers peak red")
    assert (game.holder("peak"), game.tokens("peak")) == ("me", 1)
    assert game.hand() == 5
    assert game.tray("sorcerers") == 18 - (1 + 5 + 1)
    assert game.tray("orcs") == 10 - (1 + 2 + 1)


def test_substitution_needs_no_token_in_hand():
    game = table(DUEL, me="sorcerers", hand=0)
    assert game.offers("sorcerers peak red")


def test_substituted_token_must_be_alone():
    # SOR-04
    assert table(DUEL, me="sorcerers").refuses("sorcerers croft red")


def test_substituted_token_must_be_within_reach():
    game = table(DUEL, me="sorcerers")
    assert game.refuses("sorcerers moor red")
    assert game.play("sorcerers peak red").refuses("sorcerers moor red")


def test_sorcerers_substitute_once_a_turn_per_opponent():
    # SOR-06
    game = table(DUEL + "knoll hill blue 1 beside spire", me="sorcerers").play("sorcerers peak red")
    assert game.refuses("sorcerers meadow red")
    game.play("sorcerers knoll blue")
    assert game.refuses("sorcerers meadow red")


LONE = """
    spire   hill      me 1
    peak    mountain  red 1  beside spire
    meadow  farmland  red 1  beside spire
"""


def test_sorcerers_may_substitute_again_in_the_next_turn():
    game = table(LONE, me="sorcerers").play("sorcerers peak red").next_turn_of("me").play("expand")
    assert game.offers("sorcerers meadow red")


def test_substituted_token_must_belong_to_an_active_race():
    game = table(
        """
        spire   hill      me 1
        meadow  farmland  red/declined 1  beside spire
        ruin    swamp     tribe 1         beside spire
        """,
        me="sorcerers",
    )
    assert game.refuses("sorcerers meadow red")
    assert game.refuses("sorcerers ruin red")


@pytest.mark.ours
def test_sorcerers_cannot_substitute_a_lone_ghoul_in_decline():
    # RAC-22
    game = table(
        "spire hill me 1 \n crypt swamp red/ghouls 1 beside spire", me="sorcerers", red="declined ghouls"
    )
    assert game.refuses("sorcerers crypt red")


def test_sorcerers_cannot_substitute_if_their_tray_is_empty():
    # SOR-07
    game = table(DUEL, me="sorcerers", hand=18 - 1)
    assert game.tray("sorcerers") == 0
    assert game.refuses("sorcerers peak red")


def test_substituted_elf_is_lost():
    # SOR-05
    game = table(DUEL, me="sorcerers", red="elves").play("sorcerers peak red")
    assert game.hand("red") == 0
    assert game.tray("elves") == 11 - (1 + 2 + 1)


def test_token_with_an_encampment_is_not_alone():
    # SOR-03
    game = table(
        "spire hill me 1 \n meadow farmland red 1 camps 1 beside spire",
        me="sorcerers",
        red="humans bivouacking",
    )
    assert game.refuses("sorcerers meadow red")


def test_token_with_a_lair_is_alone():
    game = table("spire hill me 1 \n cave mountain red 1 beside spire", me="sorcerers", red="trolls")
    game.play("sorcerers cave red")
    assert (game.holder("cave"), game.pieces("trolls")) == ("me", [])


def test_token_with_a_fortress_is_alone():
    # SOR-14
    game = table(
        """
        spire   hill      me 1
        tower   mountain  red 1 fortress  beside spire
        meadow  farmland  red 1
        """,
        me="sorcerers",
        red="orcs fortified",
    ).play("sorcerers tower red")
    assert (game.holder("tower"), game.pieces("fortified")) == ("me", [])
    game.next_turn_of("red").play("expand; stop; fortified meadow")
    assert game.pieces("fortified") == ["meadow"]


@pytest.mark.parametrize(
    ("piece", "race"),
    [("hole", "halflings hill"), ("hero", "humans heroic"), ("dragon", "humans dragon-master")],
)
def test_sorcerers_cannot_substitute_in_an_immune_region(piece, race):
    # SOR-10: a hero, and likewise a hole or the dragon
    game = table(f"spire hill me 1 \n meadow farmland red 1 {piece} beside spire", me="sorcerers", red=race)
    assert game.refuses("sorcerers meadow red")


def test_peace_with_diplomats_forbids_a_substitution():
    game = table(DUEL, me="orcs diplomat", red="sorcerers", hand=0)
    assert game.play("stop; diplomat red").on_turn() == "red"
    assert game.play("expand").refuses("sorcerers spire me")


def test_substitution_is_offered_if_there_is_no_peace():
    game = table(DUEL, me="orcs diplomat", red="sorcerers", hand=0).play("stop; pass; expand")
    assert game.offers("sorcerers spire me")


def test_sorcerers_cannot_substitute_after_the_final_attempt():
    # DIE-07
    game = table(DUEL, me="sorcerers", red="elves", hand=1).play("attempt meadow").roll(0)
    assert game.refuses("sorcerers peak red")
    assert game.refuses("sorcerers meadow red")


def test_new_sorcerers_must_enter_the_map_first():
    # SOR-13
    game = table("strand farmland red 1 edge \n peak mountain edge beside strand", me="sorcerers", hand=5)
    assert game.refuses("sorcerers strand red")
    assert game.play("conquer peak x3").offers("sorcerers strand red")


@pytest.mark.ours
def test_new_flying_sorcerers_may_begin_with_a_substitution():
    game = table("strand farmland edge \n moor swamp red 1 beside strand", me="sorcerers flying", hand=5)
    assert game.offers("sorcerers moor red")


def test_flying_sorcerers_may_substitute_at_any_distance():
    game = table(DUEL, me="sorcerers flying")
    assert game.offers("sorcerers moor red")


def test_underworld_sorcerers_substitute_from_cavern_to_cavern():
    game = table(
        "cave hill,cavern me 1 \n grotto hill,cavern red 1 \n moor swamp red 1", me="sorcerers underworld"
    )
    assert game.offers("sorcerers grotto red")
    assert game.refuses("sorcerers moor red")


def test_pillaging_sorcerers_are_paid_for_a_substitution():
    # SOR-12
    game = table(
        "spire hill me 1 \n fen swamp me 1 \n peak mountain red 1 beside spire",
        me="sorcerers pillaging",
        hand=0,
    )
    game.play("sorcerers peak red").end_turn()
    assert game.coins() == 3 + 1


def test_substitution_counts_as_an_attack():
    game = table(DUEL, me="sorcerers diplomat", hand=0).play("sorcerers peak red")
    assert game.on_turn() == "red", "there is nobody left to make peace with"


@pytest.mark.ours
def test_last_token_of_a_race_may_be_substituted():
    game = table(
        "spire hill me 1 \n peak mountain red 1 beside spire", me="sorcerers", red="orcs hill", hand=0
    )
    game.play("sorcerers peak red").end_turn()
    assert game.races("red") == ["orcs hill"]
    assert game.legal() == ["expand", "decline"]


@pytest.mark.ours
def test_substitution_does_not_use_up_a_berserk_roll():
    game = table(DUEL, me="sorcerers berserk", hand=2).play("berserk").roll(2)
    assert game.play("sorcerers peak red").price("croft") == 2 + 2 - 2


def test_sorcerers_in_decline_do_not_substitute():
    game = table(
        "spire hill me/declined 1 \n camp hill me 1 \n peak mountain red 1 beside spire camp",
        me="orcs, declined sorcerers",
    )
    assert game.refuses("sorcerers peak red")


def test_sorcerers_cannot_substitute_tokens_of_their_owner():
    game = table("spire hill me 1 \n peak mountain me/declined 1 beside spire", me="sorcerers, declined orcs")
    assert game.refuses("sorcerers peak me")
