"""Spirit: once in decline, the race stays on the map when other races of its player decline.

So they may have two in decline. Source: base rules, Spirit.
"""

from kit import table

ELVES, ORCS, HUMANS = 3, 4, 5  # the number of regions of each race


def three_races(me, step="conquer"):
    """Return my table with three races in these regions; `me` says which are in decline."""
    active = me.split()[0]
    lines = []
    for race, regions in (("elves", ELVES), ("orcs", ORCS), ("humans", HUMANS)):
        owner = "me" if race == active else f"me/{race}"
        lines += [f"land-{race}-{number} hill {owner} 1" for number in range(regions)]
    return table("\n".join(lines), me=me, hand=0, step=step)


def test_spirit_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen spirit").play("take 1")
    assert game.hand() == 8 + 5


def test_race_in_decline_stays_when_a_spirit_race_declines():
    # POW-25
    drawn = """
        ford    hill      me/declined 1
        moor    swamp     me/declined 1
        glade   forest    me/declined 1
        meadow  farmland  me 1
        croft   farmland  me 1
        ridge   mountain  me 1
        brow    hill      me 1
    """
    game = table(drawn, me="orcs spirit, declined elves", step="choose-course").play("decline")
    assert sorted(game.races()) == ["elves", "orcs spirit"]
    assert game.coins() == 3 + 4


def test_only_the_spirit_race_stays_at_the_next_decline():
    # POW-26
    game = three_races("humans merchant, declined elves, declined orcs spirit", step="choose-course")
    game.play("decline")
    assert sorted(game.races()) == ["humans", "orcs spirit"]
    assert game.coins() == ORCS + HUMANS
    assert game.stack("returned_races") == ["elves"]


def test_race_that_declines_after_a_spirit_race_stays_beside_it():
    game = table(
        "ford hill me/declined 1 \n moor swamp me 1",
        me="humans merchant, declined orcs spirit",
        step="choose-course",
    ).play("decline")
    assert sorted(game.races()) == ["humans", "orcs spirit"]
    assert game.coins() == 1 + 1


def test_spirit_race_stays_through_all_later_declines():
    game = table(
        "ford hill me/declined 1 edge \n moor swamp me 1 edge",
        me="humans merchant, declined orcs spirit",
        step="choose-course",
        column="elves hill, wizards merchant, trolls swamp",
        rounds=20,
    )
    for _ in range(3):
        game.play("decline").next_turn_of("me")
        game.play("take 1").next_turn_of("me")
    assert game.holder("ford") == "me/declined"
    assert "orcs spirit" in game.races()


def test_spirit_race_and_other_declined_race_both_score():
    game = three_races("humans alchemist, declined elves, declined orcs spirit")
    assert game.breakdown() == {"regions": ELVES + ORCS + HUMANS, "alchemist": 2}


def test_spirit_badge_stays_with_its_race_in_decline():
    game = table("ford hill me 1", me="orcs spirit", step="choose-course").play("decline")
    assert game.races() == ["orcs spirit"]
    assert game.stack("discarded_powers") == []


def test_spirit_badge_is_discarded_with_the_last_token():
    # MKT-18
    game = table(
        "ford hill red/declined 1 \n ridge mountain me 1 beside ford",
        red="elves, declined dwarves spirit",
        hand=3,
    ).play("conquer ford x3")
    assert game.races("red") == ["elves seafaring"]
    assert game.stack("returned_races") == ["dwarves"]
    assert game.stack("discarded_powers") == ["spirit"]


def test_spirit_race_keeps_one_token_per_region_in_decline():
    game = table("ford hill me 4 \n moor swamp me 1", me="orcs spirit", step="choose-course").play("decline")
    assert (game.tokens("ford"), game.tokens("moor"), game.tray("orcs")) == (1, 1, 10 - 2)


def test_stout_decline_does_not_remove_a_spirit_race():
    game = table(
        "ford hill me/declined 1 \n moor swamp me 1", me="humans stout, declined orcs spirit", hand=0
    )
    game.play("stop; decline")
    assert sorted(game.races()) == ["humans", "orcs spirit"]
    assert game.holder("ford") == "me/declined"


SPIRIT_GHOULS = """
    crypt   swamp     me/declined 5
    meadow  farmland                 edge  beside crypt
    brow    hill      me 1           edge
    glade   forest                   edge  beside brow
"""


def test_spirit_ghouls_conquer_in_every_later_turn_of_the_game():
    game = (
        table(
            SPIRIT_GHOULS,
            me="orcs merchant, declined ghouls spirit",
            hand=0,
            step="choose-course",
            column="elves hill",
            rounds=20,
        )
        .play("decline")
        .next_turn_of("me")
    )
    game.play("take 1")
    assert game.offers("conquer meadow x2")
    game.play("conquer meadow x2")
    assert game.holder("meadow") == "me/declined"


def test_spirit_ghouls_do_not_conquer_on_a_turn_of_decline():
    game = table(SPIRIT_GHOULS, me="orcs merchant, declined ghouls spirit", hand=0, step="choose-course")
    assert game.legal() == ["expand", "decline"]
    assert game.play("decline").on_turn() == "red"
