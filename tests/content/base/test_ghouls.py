"""Ghouls: in decline all of them stay, and conquer each turn before the active race does.

Source: base rules, Ghouls.
"""

import pytest

from kit import table

CRYPTS = """
    crypt   swamp     me/ghouls 4
    vault   hill      me/ghouls 2  beside crypt
    meadow  farmland  red 1        beside crypt
    croft   farmland               beside vault
    camp    hill      me 3
    ruin    forest    tribe 1      beside camp
"""


def night(drawing: str = CRYPTS, me: str = "orcs, declined ghouls", **more):
    """Return my turn at its beginning, with the Ghouls acting before the active race."""
    return table(drawing, me=me, step="choose-course", **more).play("expand")


def test_declining_ghouls_keep_all_tokens_on_the_map():
    game = table("crypt swamp me 4 \n vault hill me 2", me="ghouls", hand=0, step="choose-course").play(
        "decline"
    )
    assert (game.tokens("crypt"), game.tokens("vault")) == (4, 2)
    assert game.coins() == 2


@pytest.mark.ours
def test_ghouls_in_hand_go_to_the_tray_in_decline():
    game = table("crypt swamp me 4 \n vault hill me 2", me="ghouls", hand=3, step="choose-course").play(
        "decline"
    )
    assert game.tray("ghouls") == 10 - 4 - 2
    assert game.hand("me/ghouls") == 0


def test_ghouls_in_decline_conquer_like_an_active_race():
    game = night()
    assert game.hand("me/ghouls") == (4 - 1) + (2 - 1)
    game.play("conquer meadow x3")
    assert game.holder("meadow") == "me/declined"


def test_ghouls_conquer_before_the_active_race():
    game = night().play("stop")
    assert game.targets() == ["ruin"]
    assert game.refuses("conquer meadow")


def test_ghouls_cannot_attack_once_the_active_race_has_begun():
    # RAC-17
    game = night(CRYPTS.replace("me 3", "me 5")).play("stop; conquer ruin x3")
    assert game.refuses("conquer meadow")
    assert game.refuses("conquer croft")


def test_ghouls_do_not_conquer_on_the_turn_of_their_own_decline():
    game = table(
        "crypt swamp me 4 edge \n vault hill beside crypt", me="ghouls", hand=0, step="choose-course"
    )
    assert game.play("decline").on_turn() == "red"


def test_ghouls_conquer_before_a_new_race_takes_its_turn():
    game = table(CRYPTS.replace("me 3", "edge"), me="declined ghouls").play("take 1")
    assert game.targets() == ["meadow", "croft"]
    assert game.play("stop").targets() == ["camp"]


def test_ghouls_may_abandon_regions():
    game = night().play("abandon vault")
    assert game.hand("me/ghouls") == (4 - 1) + 2
    assert game.holder("vault") == ""


@pytest.mark.ours
def test_ghouls_and_active_race_may_each_make_a_final_attempt():
    # DIE-17
    game = table(
        """
        crypt   swamp     me/ghouls 2
        meadow  farmland                beside crypt
        camp    hill      me 4
        ruin    forest    tribe 1       beside camp
        knoll   hill                    beside camp
        """,
        me="orcs, declined ghouls",
        step="choose-course",
    ).play("expand; attempt meadow")
    game.roll(0)
    assert game.refuses("attempt meadow")
    game.play("conquer knoll x2; attempt ruin").roll(2)
    assert (game.holder("meadow"), game.holder("ruin")) == ("", "me")


def test_ghouls_and_active_race_are_redeployed_separately():
    game = night().play("stop; stop; deploy crypt x4")
    assert (game.tokens("crypt"), game.tokens("vault"), game.tokens("camp")) == (1 + 4, 1, 3)


def test_ghouls_in_decline_withdraw_like_an_active_race():
    # RAC-18
    game = table(
        """
        crypt   swamp     red/ghouls 3
        vault   hill      red/ghouls 1
        meadow  farmland  me 1  beside crypt
        """,
        red="orcs, declined ghouls",
    )
    assert game.price("crypt") == 2 + 3
    game.play("conquer crypt x5").end_turn()
    assert game.tokens("vault") == 1 + 2
    assert game.tray("ghouls") == 10 - 3


def test_ghouls_leave_when_the_next_race_declines():
    # RAC-19
    game = night(CRYPTS + "tomb swamp me/ghouls 1 \n barrow hill me/ghouls 1").end_turn().next_turn_of("me")
    coins = game.coins()
    game.play("decline")
    assert game.tray("ghouls") == 10
    assert [game.holder(region) for region in ("crypt", "vault", "tomb", "barrow")] == [""] * 4
    assert game.coins() == coins + 1


def test_spirit_ghouls_stay_when_the_next_race_declines():
    game = table(CRYPTS, me="orcs, declined ghouls spirit", step="choose-course").play("decline")
    assert game.holder("crypt") == "me/declined"
    game.next_turn_of("me").play("take 1")
    assert game.targets() == ["meadow", "croft"]


def test_spirit_ghouls_do_not_conquer_on_a_turn_of_decline():
    game = table(CRYPTS, me="orcs, declined ghouls spirit", step="choose-course").play("decline")
    assert game.on_turn() == "red"


def test_ghouls_in_decline_lose_their_power():
    # RAC-20
    game = night(me="orcs, declined ghouls commando")
    assert game.price("croft") == 2


def test_seafaring_ghouls_in_decline_keep_a_sea_but_conquer_none():
    game = night(
        """
        bay     sea   me/ghouls 3  edge
        strait  sea                edge beside bay
        quay    hill               beside bay
        camp    hill  me 1
        """,
        me="orcs, declined ghouls seafaring",
    )
    assert game.holder("bay") == "me/declined"
    assert game.targets() == ["quay"]


FORTS = """
    crypt   swamp  {}/ghouls 3 fortress
    meadow  hill   {}                   beside crypt
"""


def test_fortress_of_declined_ghouls_keeps_defending():
    game = table(FORTS.format("red", "me 1"), red="orcs, declined ghouls fortified")
    assert game.price("crypt") == 2 + 3 + 1


def test_declined_ghouls_build_and_score_no_fortress():
    game = night(FORTS.format("me", ""), me="orcs, declined ghouls fortified")
    assert game.breakdown() == {"regions": 1}
    game.play("stop").end_turn()
    assert game.pieces("fortified") == ["crypt"]


@pytest.mark.parametrize(
    ("power", "piece"), [("heroic", "hero"), ("dragon-master", "dragon"), ("bivouacking", "camps 2")]
)
def test_declining_ghouls_lose_heroes_dragon_and_encampments(power, piece):
    game = table(f"crypt swamp me 3 {piece}", me=f"ghouls {power}", hand=0, step="choose-course").play(
        "decline"
    )
    assert game.pieces(power) == []
    assert game.camps("crypt") == 0
    assert game.tokens("crypt") == 3


def test_ghouls_may_attack_the_active_race_of_their_owner():
    # RAC-21
    game = night(
        "crypt swamp me/ghouls 5 \n camp hill me 2 beside crypt \n ruin hill me 1 \n fen swamp beside ruin"
    )
    assert game.price("camp") == 2 + 2
    game.play("conquer camp x4")
    assert game.tray("orcs") == 10 - 3 + 1
    assert game.hand() == 1
    assert game.offers("attempt fen")


def test_active_race_may_attack_the_ghouls_of_its_owner():
    # LOS-12
    game = table(
        """
        crypt   swamp  me/ghouls 3
        vault   hill   me/ghouls 1
        camp    hill   me 1  beside crypt
        """,
        me="orcs, declined ghouls",
        hand=5,
    )
    assert game.price("crypt") == 2 + 3
    game.play("conquer crypt x5").end_turn()
    assert game.tokens("vault") == 1 + 2
    assert game.tray("ghouls") == 10 - 3


@pytest.mark.ours
def test_ghouls_without_a_region_enter_again_at_the_edge():
    game = table(
        """
        strand  forest    edge
        crypt   swamp     red/ghouls 3  beside strand
        meadow  farmland  me 1          beside crypt
        """,
        red="orcs, declined ghouls",
    ).play("conquer crypt x5")
    game.end_turn()
    assert game.hand("red/ghouls") == 2
    game.play("expand")
    assert game.targets() == ["strand"]
    game.play("conquer strand x2")
    assert game.holder("strand") == "red/declined"


def test_stout_ghouls_all_stay_and_attack_from_the_next_turn():
    game = table("crypt swamp me 5 \n vault hill beside crypt", me="ghouls stout", hand=0).play(
        "stop; decline"
    )
    assert game.tokens("crypt") == 5
    game.next_turn_of("me").play("take 1; conquer vault x2")
    assert game.holder("vault") == "me/declined"


def test_peace_does_not_protect_ghouls_in_decline():
    # POW-06
    game = table(
        """
        embassy  hill      me 1
        chapel   hill      me/ghouls 1
        crypt    swamp     red/declined 5  beside embassy
        meadow   farmland  red 4           beside embassy chapel
        """,
        me="orcs diplomat, declined ghouls",
        red="humans, declined dwarves",
        hand=0,
    ).play("stop; diplomat red")
    assert game.play("expand").targets() == ["chapel"]


def test_ghouls_of_the_named_opponent_are_not_bound_by_the_peace():
    # POW-06
    game = table(
        """
        embassy  hill   me 1
        crypt    swamp  red/ghouls 5  beside embassy
        """,
        me="orcs diplomat",
        red="humans, declined ghouls",
        hand=0,
    ).play("stop; diplomat red; expand")
    assert game.play("conquer embassy x3").holder("embassy") == "red/declined"


def test_ghouls_in_decline_are_not_an_active_race():
    """The Ghouls were attacked, and still their owner may be named for peace."""
    game = table(
        """
        embassy  hill   me 1
        crypt    swamp  red/ghouls 1  beside embassy
        """,
        me="orcs diplomat",
        red="humans, declined ghouls",
        hand=3,
    ).play("conquer crypt x3; deploy embassy x2")
    assert game.offers("diplomat red")
