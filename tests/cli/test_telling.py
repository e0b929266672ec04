"""The story of a turn in words."""

from __future__ import annotations

import pytest

from kit import table
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.cli.words.telling import Event, asked_now, paragraphs
from smallworld.engine.action import roll_die
from smallworld.engine.game import apply, question
from smallworld.engine.text.notation import parse_action
from smallworld.translate import Translator
from smallworld.views.story import tell

LAND = """
    old-oak     forest    me 4
    twin-hills  hill      me 1     beside old-oak
    red-moor    swamp     red 2    beside twin-hills
    low-dale    hill      tribe 1  beside twin-hills
    far-peak    mountain  red/declined 1  beside twin-hills
"""


def told(*plays: str, me="ratmen", hand=8, roll: int = 0, language: str = "en", land: str = LAND):
    """Return the paragraphs about decisions in notation; `roll` is the result of the die."""
    state = table(land, me=me, red="humans, declined elves", hand=hand).state
    events = []
    for play in plays:
        action = roll_die(roll) if play == "roll" else parse_action(state.rules, state.board, play)
        asked, shape = asked_now(state), question(state).shape
        reports = apply(state, action)
        events.append(Event(action, asked, shape, reports, [tell(state, report) for report in reports]))
    scene = Scene(state, seats_of(["Ana", "greedy"]), Translator(language))
    return [text_of(line).strip() for line in paragraphs(scene, events, 300)]


def test_story_puts_consecutive_actions_of_a_player_together():
    assert told("conquer low-dale x3", "conquer red-moor x4") == [
        "A  Ana conquers Low Dale (4) with 3 Ratmen, from a Lost Tribe. "
        "Ana conquers Red Moor (3) with 4 Ratmen, from greedy. greedy loses 1 token defending Red Moor (3)."
    ]


def test_story_tells_a_die_result_and_its_effect_in_one_sentence():
    assert told("attempt red-moor", "roll", hand=2, roll=2) == [
        "A  Ana rolls the die: 2! The die smiles: Ana takes Red Moor (3) with 2 Ratmen, from greedy. "
        "greedy loses 1 token defending Red Moor (3)."
    ]
    failed = told("attempt red-moor", "roll", hand=2, roll=0)
    assert failed == ["A  Ana rolls the die: a blank. Ana is beaten back at Red Moor (3)."]


def test_story_reports_a_declined_race_that_leaves_the_map():
    [line] = told("conquer far-peak x4")
    assert line.endswith("greedy bids farewell to the Elves, who leave the map.")


def test_story_reports_the_score_of_a_turn():
    lines = told("stop", "deploy old-oak x11", me="ratmen hill")
    assert lines == ["A  Ana scores 3 coins: 2 regions of the Ratmen, Hill +1."]


def test_story_names_the_owner_of_tokens_that_return():
    more = "red-hill hill red 1 \n red-fen swamp red 1 beside red-hill"
    plays = ("conquer red-moor x4", "stop", "deploy old-oak x10", "deploy red-fen x1")
    ana, greedy = told(*plays, land=f"{LAND}\n{more}")
    assert ana.startswith("A  Ana conquers Red Moor (3)")
    assert greedy == "G  greedy sends 1 token to Red Fen (7)."


def test_story_names_pieces_and_abilities():
    lines = told("dragon-master red-moor x1", "stop", "deploy old-oak x10", me="ratmen dragon-master")
    assert lines[0].startswith("A  The dragon swoops down on Red Moor (3) for Ana, from greedy.")
    lines = told("stop", "deploy old-oak x11", "fortified twin-hills", me="ratmen fortified")
    assert lines[0].startswith("A  Ana builds a fortress at Twin Hills (2).")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "A  Ana conquiert Low Dale (4) avec 3 Hommes-rats, face à une Tribu oubliée."),
        ("nl", "A  Ana verovert Low Dale (4) met 3 Ratmensen, ten koste van een Verloren Volk."),
    ],
)
def test_story_is_written_in_other_languages(language, sentence):
    assert told("conquer low-dale x3", language=language) == [sentence]
