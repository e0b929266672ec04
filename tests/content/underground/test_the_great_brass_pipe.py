"""The Great Brass Pipe: all regions with its terrain are adjacent to one another.

Source: Underground, Popular Places.
"""

from kit.underground import table

PIPE = "the-great-brass-pipe"
SHAFTS = """
    near    mine            me 1     edge
    wood    mushroom-forest                beside near
    far     mine                           beside wood
    peak    black-mountain                 beside far
    other   mine            red 1          beside peak
"""


def shafts(site="near", **more):
    return table(SHAFTS, me=more.pop("me", "ratmen wealthy"), holdings=f"{PIPE} {site}", **more)


def test_pipe_makes_all_regions_of_its_terrain_adjacent():
    # UND-178
    game = shafts(hand=9)
    assert game.price("far") == 2
    assert game.price("other") == 2 + 1


def test_pipe_does_not_reach_beyond_the_regions_of_its_terrain():
    # UND-178
    game = shafts(hand=9)
    assert game.refuses("conquer peak x3")
    assert game.play("conquer far x2").offers("conquer peak x3")


def test_pipe_helps_only_its_holder():
    # UND-179
    game = shafts("other")
    assert game.refuses("conquer far x2")
    game.next_turn_of("red").play("expand")
    assert "far" in game.targets()


def test_conqueror_of_the_pipe_may_use_it_immediately():
    # UND-179
    drawing = SHAFTS.replace("wood    mushroom-forest", "wood    mine red 1")
    game = table(drawing, me="ratmen wealthy", red="orcs hill", hand=9, holdings=f"{PIPE} wood")
    assert "other" not in game.targets()
    assert "other" in game.play("conquer wood x3").targets()


def test_pipe_held_by_a_declined_race_helps_nobody():
    drawing = SHAFTS.replace("me 1 ", "me/declined 1 ").replace(
        "wood    mushroom-forest", "wood mushroom-forest me 1"
    )
    game = table(drawing, me="ratmen wealthy, declined humans", holdings=f"{PIPE} near")
    assert "other" not in game.targets()


def test_pipe_makes_regions_adjacent_for_discounts_too():
    # UND-50: adjacency through the Pipe counts, for example for Giants
    game = table(
        "near mountain me 1 edge \n wood forest beside near \n far mountain beside wood",
        me="giants wealthy",
        holdings=f"{PIPE} near",
    )
    assert game.price("far") == 2 + 1 - 1


def test_pipe_and_other_links_combine_only_where_they_meet():
    # UND-303
    game = table(
        """
        f    forest          me 1  edge
        gap  swamp                 beside f
        g    forest,cavern         beside gap
        h    hill,cavern           beside gap
        """,
        me="ratmen underworld",
        hand=9,
        holdings=f"{PIPE} f",
    )
    assert game.price("g") == 2 - 1
    assert game.refuses("conquer h x1")
    assert game.play("conquer g x1").price("h") == 2 - 1
