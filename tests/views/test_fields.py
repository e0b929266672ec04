"""Fields in a view: the badge and regions of each, and the regions of each active race there."""

from kit.scenarios import table
from smallworld.views.view import view

FARM = """
    a hill,field-1            me 1 edge
    b forest,field-1          me 1      beside a
    c swamp,field-1,field-2   red 1     beside b
    d hill,field-2            red/declined 1 beside c
"""


def fields_on(**more):
    game = table(7, FARM, me="ratmen hill", red="orcs forest, declined elves", **more)
    return view(game.state, 0)["fields"]


def test_each_field_lists_the_regions_of_players_around_it():
    assert fields_on(fields="flying commando") == [
        {"power": "flying", "regions": ["a", "b", "c"], "enough": 5, "held": [2, 1]},
        {"power": "commando", "regions": ["c", "d"], "enough": 5, "held": [0, 1]},
    ]


def test_view_omits_fields_that_have_no_badge():
    assert fields_on() == []
