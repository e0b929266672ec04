"""Be Not Afraid with the other boxes: effects add up unless a text says otherwise.

Pairs in which one side has the say are tested with that race or power.
"""

import pytest

from kit import table
from smallworld.content.be_not_afraid.box import be_not_afraid_powers, be_not_afraid_races
from smallworld.engine.rules import slug
from smallworld.views.view import pieces_in

RACES = [slug(banner.name) for banner in be_not_afraid_races()]
POWERS = [slug(badge.name) for badge in be_not_afraid_powers()]


@pytest.mark.parametrize("power", POWERS)
def test_badge_is_discarded_in_decline(power):
    game = table("ford hill me 1", me=f"ratmen {power}", step="choose-course").play("decline")
    assert game.races() == ["ratmen"]
    assert game.stack("discarded_powers") == [power]


@pytest.mark.parametrize("race", RACES)
def test_declined_race_with_spirit_survives_the_next_decline(race):
    drawing = f"brook hill me/{race} 1 \n glade forest me 2"
    game = table(drawing, me=f"orcs hill, declined {race} spirit", step="choose-course").play("decline")
    assert game.races() == [f"{race} spirit", "orcs"]


@pytest.mark.parametrize("race", RACES)
def test_stout_race_in_decline_keeps_one_token_per_region(race):
    game = table("brook hill me 2 \n glade forest me 2", me=f"{race} stout", hand=0).play("stop")
    while not game.offers("decline"):
        game.play("pass" if game.offers("pass") else "deploy brook x2")
    game.play("decline")
    assert (game.tokens("brook"), game.tokens("glade"), game.coins()) == (1, 1, 2)


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("race", RACES)
def test_every_combo_brings_the_tokens_of_its_banner_and_badge(race, power):
    given = {banner.name: banner.tokens for banner in be_not_afraid_races()}
    game = table("ford hill edge", me="", column=f"{race} {power}", unseen_races="", step="choose-course")
    assert game.play("take 1").hand() == given[race.title()] + 4


# --- Races ----------------------------------------------------------------------------------------------


def test_skipping_cursed_homunculi_adds_three_coins_and_a_token():
    # MKT-15
    game = table(
        "ford hill edge",
        me="",
        column="homunculi cursed, elves hill",
        coins=5,
        unseen_races="",
        step="choose-course",
    )
    assert game.play("take 2").column() == ["homunculi cursed 3 x1"]


PRAIRIE = """
    ford    hill      me 1
    knoll   hill      red {}   beside ford
    glade   forest    red 1    beside ford
"""


def test_pixie_gained_from_fauns_waits_off_the_map():
    game = table(PRAIRIE.format(1), me="fauns alchemist", red="pixies alchemist, hand 4", hand=3)
    game.play("conquer knoll x3").end_turn()
    assert game.hand("red") == 4 + 1
    assert game.tokens("glade") == 1


def test_barbarian_gained_from_fauns_returns_with_withdrawn_ones():
    game = table(PRAIRIE.format(2), me="fauns alchemist", red="barbarians alchemist", hand=4)
    game.play("conquer knoll x4").end_turn()
    assert game.tokens("glade") == 1 + (2 - 1) + 1


def test_igors_collect_a_lost_pygmy_that_the_die_replaces():
    game = table(PRAIRIE.format(1), me="igors alchemist", red="pygmies alchemist", hand=3)
    game.play("conquer knoll x3").roll(3)
    assert game.state.recall(0, game.state.rules.ids["igors"]) == 1


def test_pixies_score_every_region_that_they_hold():
    game = table("ford hill me 3 \n glade forest me 1", me="pixies merchant", hand=0).play("stop")
    assert game.coins() == 2 + 2


def test_encampments_and_pots_of_leprechauns_may_share_a_region():
    game = table("ford hill me 1 \n glade forest me 1", me="leprechauns bivouacking", hand=0).play("stop")
    while game.on_turn() == "me":
        game.play("leprechauns ford; pass" if game.offers("leprechauns ford") else "bivouacking ford x5")
    assert game.pieces("leprechauns") == ["ford"]
    assert game.camps("ford") == 5


# --- Powers ---------------------------------------------------------------------------------------------


def test_catapult_cannot_break_the_peace_of_diplomats():
    drawn = "keep hill red 1 \n glade forest beside keep \n moor swamp me 1 beside glade"
    game = table(drawn, me="elves diplomat", red="humans catapult, hand 5", hand=0).play("stop; diplomat red")
    game.play("expand")
    assert game.refuses("catapult moor keep")


def test_failed_catapult_shot_counts_as_an_attack():
    drawn = "keep hill me 1 \n glade forest beside keep \n moor swamp red 2 beside glade"
    game = table(drawn, me="humans catapult", red="elves alchemist", hand=1)
    game.play("catapult moor keep").roll(0)
    assert "final attempt failed" in [report.kind for report in game.reports]


def test_kobolds_need_two_tokens_with_catapult_or_mercenary():
    drawn = "keep hill me 2 \n glade forest beside keep \n moor swamp beside glade"
    game = table(drawn, me="kobolds catapult", hand=4).play("catapult moor keep")
    assert game.tokens("moor") == 2
    assert table(drawn, me="kobolds mercenary, coins 3", hand=4).refuses("mercenary glade x1")


def test_ransacking_sorcerers_are_paid_before_they_pay_corrupt():
    drawn = "keep hill me 1 \n moor swamp red 1 beside keep"
    game = table(drawn, me="sorcerers ransacking, coins 0", red="elves corrupt, coins 1", hand=0)
    game.play("sorcerers moor red")
    assert (game.coins(), game.coins("red")) == (0 + 1 - 1 + 2, 1 - 1 + 1)


# --- Leaders --------------------------------------------------------------------------------------------


def test_no_die_is_rolled_for_a_leader_who_is_captured():
    drawn = "keep hill me 1 \n moor swamp red 2 leader beside keep \n fen swamp red 1"
    game = table(drawn, me="humans alchemist", red="pygmies alchemist, coins 0", hand=4, boxes="leaders")
    assert game.play("conquer moor x4").decides() != "chance"
    assert game.hand("red") + game.tokens("fen") == 2 - 1 + 1


def test_leader_does_not_share_a_region_with_the_catapult():
    drawn = "keep hill me 1 catapult \n moor swamp me 1"
    game = table(drawn, me="humans catapult, leader", hand=2, boxes="leaders").play("stop; deploy keep x2")
    leader = [
        game.state.board.ids[region] for region in range(2) if "leader" in str(pieces_in(game.state, region))
    ]
    assert leader == ["moor"]
