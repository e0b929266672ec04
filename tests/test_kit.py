"""The drawn tables that other tests use."""

import pytest

from kit import table
from smallworld.engine.errors import IllegalAction, NotationError

HILLS = """
    peak    mountain  me 2
    meadow  farmland  red 1        beside peak
    ford    hill                   beside meadow
    strand  forest    tribe 1 edge beside ford
"""


def test_test_table_has_the_pieces_that_its_drawing_shows():
    game = table(HILLS, me="giants alchemist", red="elves hill, coins 7", hand=5, coins=3)
    assert (game.holder("peak"), game.tokens("peak")) == ("me", 2)
    assert (game.holder("meadow"), game.tokens("meadow")) == ("red", 1)
    assert (game.holder("ford"), game.tokens("ford")) == ("", 0)
    assert (game.holder("strand"), game.tokens("strand")) == ("tribe", 1)
    assert (game.coins("me"), game.coins("red")) == (3, 7)
    assert (game.races("me"), game.races("red")) == (["giants alchemist"], ["elves hill"])
    assert (game.hand("me"), game.tray("giants")) == (5, 11 - 5 - 2)


def test_test_table_starts_with_conquests_of_the_first_player():
    game = table(HILLS, me="giants alchemist", hand=5)
    assert game.decides() == "me"
    assert game.targets() == ["meadow"]
    assert game.price("meadow") == 2 + 1 - 1
    assert game.quote("meadow") == "2 base, +1 tokens, -1 Giants"
    assert game.quote("ford") == "cannot be conquered: not adjacent"


def test_asking_the_price_of_an_illegal_target_is_an_error():
    with pytest.raises(ValueError, match="not adjacent"):
        table(HILLS).price("ford")


def test_one_text_for_a_test_table_may_contain_several_actions():
    game = table(HILLS, hand=5).play("conquer meadow x3; conquer ford x2; deploy peak x1; deploy meadow x1")
    assert [game.tokens(region) for region in ("peak", "meadow", "ford")] == [2, 1 + 1, 1 + 2]


def test_action_that_is_not_offered_is_refused():
    game = table(HILLS, hand=5)
    assert game.offers("conquer meadow x3")
    assert game.offers("conquer meadow")
    assert game.refuses("conquer meadow x2")
    assert game.refuses("conquer ford")
    with pytest.raises(IllegalAction):
        game.play("conquer ford x2")
    with pytest.raises(NotationError):
        game.refuses("conquer frod")


def test_end_turn_helper_makes_the_simplest_choices():
    game = table(HILLS, me="ratmen", hand=5).play("conquer meadow x3").end_turn()
    assert game.on_turn() == "red"
    assert game.coins("me") == 2
    assert game.tokens("peak") == 1 + 5
    assert game.next_turn_of("me").coins("me") == 2
    assert game.next_turn_of("me").coins("me") == 2 + 2


def test_test_table_can_roll_a_chosen_face_of_the_die():
    game = table(HILLS, hand=1).play("attempt meadow").roll(2)
    assert game.holder("meadow") == "me"


def test_declined_race_in_a_drawing_has_one_token_per_region():
    game = table(
        """
        lair    mountain  red/declined 1 fortress
        meadow  farmland  me 1  beside lair
        """,
        red="orcs hill, declined trolls fortified",
    )
    assert game.holder("lair") == "red/declined"
    assert game.races("red") == ["orcs hill", "trolls"]
    assert game.stack("discarded_powers") == ["fortified"]
    assert game.price("lair") == 2 + 1 + 1 + 1 + 1


def test_drawing_names_races_to_distinguish_two_in_decline():
    game = table(
        """
        glade   forest    me/elves 1
        meadow  farmland  me/orcs 1  beside glade
        """,
        me="humans, declined elves, declined orcs spirit",
    )
    assert game.races() == ["humans wealthy", "orcs spirit", "elves"]
    assert game.score() == 2


def test_drawing_of_a_test_table_may_contain_pieces():
    game = table(
        """
        cave    hill      red 1 hole
        meadow  farmland  red 1 camps 2  beside cave
        tower   hill      blue 1 hero    beside meadow
        ridge   mountain  me 1           beside cave meadow tower
        """,
        red="halflings bivouacking",
        blue="orcs heroic",
    )
    assert game.pieces("halflings") == ["cave"]
    assert game.pieces("heroic") == ["tower"]
    assert game.camps("meadow") == 2
    assert game.targets() == ["meadow"]
    assert game.price("meadow") == 2 + 1 + 2


def test_player_without_a_race_in_a_drawing_chooses_a_combo():
    game = table("meadow farmland edge", me="", coins=1)
    assert game.legal() == ["take 1", "take 2"]
    assert game.play("take 2").column()[0].endswith(" 1")
    assert len(game.column()) == 6
    assert game.offers("conquer meadow x2")


def test_test_table_may_start_at_the_beginning_of_a_turn():
    assert table(HILLS, step="choose-course").legal() == ["expand", "decline"]


def test_test_table_accepts_a_column_of_combos_and_stacks():
    game = table(HILLS, column="orcs hill 2, elves forest", unseen_races="trolls", unseen_powers="")
    assert game.column() == ["orcs hill 2", "elves forest 0"]
    assert (game.stack("unseen_races"), game.stack("unseen_powers")) == (["trolls"], [])


def test_impossible_drawings_of_test_tables_are_refused():
    with pytest.raises(ValueError, match="not drawn"):
        table("meadow farmland beside ford")
    with pytest.raises(ValueError, match="says nothing"):
        table("meadow farmland wet")
    with pytest.raises(ValueError, match="but the box holds 8"):
        table("meadow farmland me 9", me="dwarves")
    with pytest.raises(ValueError, match="no active race"):
        table("meadow farmland red 1", red="declined elves")
