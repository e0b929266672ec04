"""The pieces that abilities show: on the map, in stock, and captives."""

from kit import table
from smallworld.content.box import Box
from smallworld.content.toolkit.markers import Marker
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.sheets.display import Display, captives_of, display_of

LAND = """
    home    hill      me 2   edge
    meadow  farmland  me 1          beside home
    marsh   swamp     red 1         beside meadow
"""
HOME, MEADOW = 0, 1


class Larder(Ability):
    """An ability with jars in a region, and some in stock."""

    def display(self, state, me, display):
        display.stand(MEADOW, 2)
        display.stand(MEADOW)
        display.stand(HOME, 0)
        display.lie_ready(4)
        display.lie_ready(0)


class Moss(Marker):
    """An ability with a piece in each of a set of regions."""


class Gaoler(Ability):
    """An ability that gives every player the race of their own number as a captive."""

    def display(self, state, me, display):
        display.hold(40 + state.player_of(me))
        display.hold(40 + state.player_of(me))


def kitchen():
    own = Box(
        "own",
        "Own",
        1,
        [Banner("Mossfolk", 5, 10, Moss("moss"))],
        [Badge("Larder", 4, Larder())],
        auxiliaries=[Banner("Gaoler", 0, 0, Gaoler())],
    )
    game = table(LAND, me="mossfolk larder", red="elves hill", own=own)
    game.state.place(0, game.state.rules.ids["mossfolk"], 1 << HOME | 1 << MEADOW)
    return game.state


def test_ability_may_display_a_piece_in_each_region_of_a_set():
    state = kitchen()
    assert display_of(state, 0).pieces[state.rules.ids["mossfolk"]] == {HOME: 1, MEADOW: 1}


def test_pieces_that_an_ability_displays_in_a_region_add_up():
    state = kitchen()
    assert display_of(state, 0).pieces[state.rules.ids["larder"]] == {MEADOW: 2 + 1}


def test_stock_that_an_ability_displays_adds_up():
    state = kitchen()
    assert display_of(state, 0).stock == {state.rules.ids["larder"]: 4}


def test_race_without_pieces_has_an_empty_display():
    display = display_of(kitchen(), 1)
    assert (display.pieces, display.stock, display.captives) == ({}, {}, set())


def test_display_shows_the_captives_of_every_player():
    state = kitchen()
    assert [captives_of(state, player) for player in range(2)] == [(40,), (41,)]


def test_display_counts_the_pieces_of_each_ability_separately():
    display = Display()
    for display.amender in (40, 41, 40):
        display.stand(HOME)
    assert display.pieces == {40: {HOME: 2}, 41: {HOME: 1}}
