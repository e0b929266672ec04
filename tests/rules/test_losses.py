"""The defenders of a conquered region: one token is lost, the others withdraw at the end of the turn.

Source: base rules, "Enemy losses and withdrawals"; FAQ for the order of players.
"""

import pytest

from kit import table

TWO = """
    keep    hill      red 3
    tower   swamp     red 1
    meadow  farmland  me 1  beside keep
"""


def test_one_defender_is_lost_and_the_others_return_to_hand():
    # LOS-01
    game = table(TWO, red="orcs", hand=9).play("conquer keep x5")
    assert game.tray("orcs") == 10 - 4 + 1
    assert game.hand("red") == 3 - 1


def test_withdrawn_tokens_join_their_race_at_turn_end():
    # LOS-01
    game = table(TWO, red="orcs", hand=9).play("conquer keep x5").end_turn()
    assert game.on_turn() == "red"
    assert (game.tokens("tower"), game.hand("red")) == (1 + 2, 0)


def test_a_lone_token_is_lost_and_nothing_withdraws():
    # LOS-02
    game = table(TWO.replace("red 3", "red 1"), red="orcs").play("conquer keep x3")
    assert game.tray("orcs") == 10 - 2 + 1
    assert game.hand("red") == 0


def test_withdrawn_tokens_without_a_region_stay_in_hand():
    # LOS-03
    game = table(
        "keep hill red 4 \n meadow farmland me 1 beside keep \n strand forest edge", red="orcs", hand=6
    )
    game.play("conquer keep x6").end_turn()
    assert game.hand("red") == 4 - 1
    game.play("expand")
    assert game.targets() == ["strand"]


def test_owner_chooses_where_withdrawn_tokens_go():
    game = table(TWO + "fen swamp red 1", red="orcs", hand=5).play("conquer keep x5; deploy meadow x4")
    assert (game.on_turn(), game.decides()) == ("me", "red")
    assert game.legal() == ["deploy tower x1", "deploy tower x2", "deploy fen x2"]
    game.play("deploy tower x1")
    assert (game.tokens("tower"), game.tokens("fen")) == (1 + 1, 1 + 1)
    assert game.on_turn() == "red"


def test_all_withdrawn_tokens_must_be_placed():
    game = table(TWO + "fen swamp red 1", red="orcs", hand=5).play("conquer keep x5; deploy meadow x4")
    assert game.refuses("pass")
    assert game.refuses("stop")


def test_withdrawn_tokens_may_go_to_separate_regions():
    game = table(TWO, red="orcs", hand=5).play("conquer keep x5").end_turn()
    assert game.tokens("tower") == 1 + 2


def test_displaced_players_place_tokens_clockwise():
    game = table(
        """
        keep    hill      red 3
        tower   swamp     red 1
        roost   hill      red 1
        fort    forest    blue 3
        camp    forest    blue 1
        nest    forest    blue 1
        meadow  farmland  me 1  beside keep fort
        """,
        red="orcs",
        blue="tritons",
        me="ratmen",
        hand=10,
    )
    game.play("conquer fort x5; conquer keep x5; deploy keep x8")
    assert game.decides() == "red"
    game.play("deploy roost x2")
    assert game.decides() == "blue"
    game.play("deploy nest x2")
    assert game.on_turn() == "red"


def test_withdrawn_tokens_are_placed_after_the_attacker_scores():
    game = table(TWO + "fen swamp red 1", red="orcs", hand=5).play("conquer keep x5; deploy meadow x4")
    assert game.decides() == "red"
    assert game.coins() == 2


def test_race_in_decline_loses_all_tokens_of_a_region():
    elves = TWO.replace("red 3", "red/elves 1").replace("red 1", "red/elves 1")
    game = table(elves, red="declined elves").play("conquer keep x3").end_turn()
    assert game.tray("elves") == 11 - 1
    assert game.tokens("tower") == 1


def test_a_lost_tribe_leaves_the_game():
    game = table("ruin hill tribe 1 \n meadow farmland me 1 beside ruin", hand=3)
    game.play("conquer ruin x3").next_turn_of("me").play("expand; abandon ruin")
    assert game.holder("ruin") == ""
    assert game.price("ruin") == 2


def test_elves_lose_no_token():
    # LOS-05
    game = table(TWO.replace("red 3", "red 1"), red="elves").play("conquer keep x3").end_turn()
    assert game.tokens("tower") == 1 + 1


@pytest.mark.ours
def test_elves_in_decline_lose_their_token():
    # LOS-06
    game = table("keep hill red/elves 1 \n meadow farmland me 1 beside keep", red="declined elves")
    assert game.play("conquer keep x3").tray("elves") == 11


@pytest.mark.ours
def test_encampments_without_a_region_stay_in_hand():
    # LOS-08
    game = table(
        "strand hill red 1 camps 5 edge \n meadow farmland me 1 beside strand \n fen swamp edge",
        red="orcs bivouacking, hand 2",
        hand=8,
    )
    game.play("conquer strand x8").end_turn()
    assert [game.camps(region) for region in ("strand", "meadow", "fen")] == [0, 0, 0]
    game.play("expand; conquer fen x2")
    assert game.camps("fen") == 5


SIX_FORTS = """
    ash     forest    red 1 fortress
    beech   forest    red 1 fortress
    elm     forest    red 1 fortress
    fir     forest    red 1 fortress
    oak     forest    red 1 fortress
    yew     forest    red 1 fortress
    lea     farmland  red 1
    meadow  farmland  me 1           beside ash
"""


def test_lost_fortress_goes_back_to_its_owner():
    # LOS-09
    game = table(SIX_FORTS, red="orcs fortified", hand=4).play("conquer ash x4").end_turn()
    assert game.pieces("fortified") == ["beech", "elm", "fir", "oak", "yew"]
    game.play("expand; stop; fortified lea")
    assert len(game.pieces("fortified")) == 6


def test_amazons_off_the_map_stay_in_hand():
    # LOS-11
    game = table(
        "brook hill red 1 \n glade forest red 2 beside brook \n ridge hill me 1 beside glade",
        red="amazons, hand 4",
        hand=4,
    )
    game.play("conquer glade x4").end_turn()
    assert game.tokens("brook") == 1 + 1
    assert game.hand("red") == 4


def test_ghouls_attacked_by_their_owner_return_at_redeployment():
    # LOS-12
    game = table(
        "crypt swamp me/ghouls 3 \n vault hill me/ghouls 1 \n camp hill me 1 beside crypt",
        me="orcs, declined ghouls",
        hand=5,
    )
    game.play("conquer crypt x5").end_turn()
    assert game.tokens("vault") == 1 + 2


def test_declined_race_conquered_by_its_owner_loses_its_tokens():
    game = table("grave hill me/elves 1 \n camp hill me 1 beside grave", me="orcs, declined elves", hand=3)
    game.play("conquer grave x3")
    assert game.tray("elves") == 11
    assert game.races() == ["orcs wealthy"]
