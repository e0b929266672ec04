"""What happened, in words."""

from __future__ import annotations

from kit import table
from smallworld.cli.lines import text_of
from smallworld.cli.scene import Scene
from smallworld.cli.seats import seats_of
from smallworld.cli.telling import Event, Teller, sentences
from smallworld.engine.action import ROLL, act
from smallworld.engine.game import apply
from smallworld.engine.notation import parse_action

LAND = """
    old-oak     forest    me 4
    twin-hills  hill      me 1     beside old-oak
    red-moor    swamp     red 2    beside twin-hills
    low-dale    hill      tribe 1  beside twin-hills
    far-peak    mountain  red/declined 1  beside twin-hills
"""


def told(*plays: str, me="ratmen", hand=8, roll: int = 0):
    """The sentences about decisions in notation; "roll" is what the die shows when it is asked."""
    state = table(LAND, me=me, red="humans, declined elves", hand=hand).state
    teller = Teller(Scene(state, seats_of(["Ana", "greedy"])))
    for play in plays:
        action = act(ROLL, tokens=roll) if play == "roll" else parse_action(state.rules, state.board, play)
        before = tuple(state.banners)
        asked = (state.turn, state.player)
        reports = apply(state, action)
        teller.tell(Event(action, asked, reports, before, tuple(state.banners)))
    lines = sentences(Scene(state, seats_of(["Ana", "greedy"])), teller.finish(), 200)
    return [text_of(line).strip() for line in lines]


def test_conquests_follow_one_another_in_one_sentence():
    assert told("conquer low-dale x3", "conquer red-moor x4") == [
        "A  Ana conquers Low Dale (4) with 3 from a Lost Tribe and "
        "Red Moor (3) with 4 from greedy’s Humans (1 lost, 1 withdrew)."
    ]


def test_the_die_is_told_with_what_it_brought():
    assert told("attempt red-moor", "roll", hand=2, roll=2) == [
        "A  Ana rolls 2 and conquers Red Moor (3) with 2 from greedy’s Humans (1 lost, 1 withdrew)."
    ]
    failed = told("attempt red-moor", "roll", hand=2, roll=0)
    assert failed == ["A  Ana rolls a blank and fails to take Red Moor (3)."]


def test_the_last_region_of_a_race_in_decline():
    lines = told("conquer far-peak x4")
    assert lines[0].startswith("A  Ana conquers Far Peak (5) with 4 from greedy’s Elves in decline (1 lost")


def test_the_end_of_a_turn():
    lines = told("stop", "deploy old-oak x11", me="ratmen hill")
    assert lines == ["A  Ana scores 3 coins: 2 regions of Ratmen, Hill +1."]


def test_pieces_and_abilities_are_named():
    lines = told("dragon-master red-moor x1", "stop", "deploy old-oak x10", me="ratmen dragon-master")
    assert "Red Moor (3) by Dragon Master from greedy’s Humans" in lines[0]
    lines = told("stop", "deploy old-oak x11", "fortified twin-hills", me="ratmen fortified")
    assert lines[0] == "A  Ana puts 1 fortress on Twin Hills (2)."
