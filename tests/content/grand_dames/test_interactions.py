"""Grand Dames with the other boxes: effects add up unless a text says otherwise.

Pairs in which one side has the say are tested with that race or power.
"""

import pytest

from kit import table
from smallworld.content.grand_dames.box import grand_dames_powers, grand_dames_races
from smallworld.engine.rules import slug
from smallworld.views.view import view

RACES = [slug(banner.name) for banner in grand_dames_races()]
POWERS = [slug(badge.name) for badge in grand_dames_powers()]


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


@pytest.mark.ours
def test_goblins_may_conquer_white_ladies_of_their_owner():
    drawing = "camp hill me 1 \n tower forest me/white-ladies 1 beside camp"
    game = table(drawing, me="goblins hill, declined white-ladies")
    assert game.price("tower") == 2 + 1 - 1


def test_fireballs_and_behemoths_cannot_take_white_ladies():
    drawing = "camp hill,magic me 4 \n tower forest red/white-ladies 1 beside camp"
    for power in ("fireball", "behemoth"):
        game = table(drawing, me=f"ratmen {power}", red="orcs hill, declined white-ladies")
        assert "tower" not in game.targets()


def test_dragon_needs_one_token_for_a_tower_beside_a_fortress():
    drawing = "camp hill me 2 \n peak mountain red/priestesses 4 tower fortress beside camp"
    game = table(drawing, me="humans dragon-master", red="orcs hill, declined priestesses fortified", hand=1)
    assert game.price("peak") == 2 + 4 + 1 + 1
    assert game.play("dragon-master peak x1").tokens("peak") == 1
    assert game.tray("priestesses") == 9


def test_sorcerers_cannot_substitute_a_lone_priestess_in_a_tower():
    drawing = "camp hill me 2 \n peak mountain red/priestesses 1 tower beside camp"
    game = table(drawing, me="sorcerers hill", red="orcs hill, declined priestesses", hand=4)
    assert not game.offers("sorcerers peak red")
    assert game.offers("conquer peak")


def test_heroes_leave_before_priestesses_raise_their_tower():
    drawing = "brook hill me 2 hero \n glade forest me 1 hero \n ridge hill red 1 beside brook"
    game = table(drawing, me="priestesses heroic", step="choose-course").play("decline; priestesses brook")
    assert game.pieces("heroic") == []
    assert game.price("brook", by="red") == 2 + 2


def test_igors_collect_every_priestess_of_a_conquered_tower():
    drawing = "camp hill me 2 \n peak mountain red/priestesses 4 tower beside camp"
    game = table(drawing, me="igors hill", red="orcs hill, declined priestesses", hand=7)
    game.play("conquer peak x7")
    assert view(game.state)["seats"][0]["races"][0]["stock"] == {"igors": 4}


def test_pieces_in_a_region_that_gypsies_abandon_are_lost():
    drawing = "brook hill me 1 fortress edge \n glade forest me 2 beside brook"
    game = table(drawing, me="gypsies fortified", hand=0).play("abandon brook")
    assert game.pieces("fortified") == []
    assert game.breakdown() == {"regions": 1, "gypsies": 1}


def test_flying_gypsies_cannot_retake_an_abandoned_region():
    drawing = "brook hill me 1 edge \n glade forest me 2 beside brook \n moor swamp"
    game = table(drawing, me="gypsies flying", hand=4).play("abandon brook")
    assert game.targets() == ["moor"]


def test_declined_peace_loving_ghouls_score_their_regions_only():
    drawing = "tomb swamp me/ghouls 2 \n ridge hill red 1 beside tomb"
    game = table(drawing, me="orcs hill, declined ghouls", hand=0)
    assert game.score() == 1


def test_historian_is_paid_after_a_stout_race_scores():
    drawing = "brook hill me 2 \n glade forest red 1"
    game = table(drawing, me="orcs historian", red="elves stout", hand=0).end_turn()
    coins, before = game.coins("red"), game.coins()
    game.play("expand; stop; decline")
    assert (game.coins("red"), game.coins()) == (coins + 1, before + 1)
