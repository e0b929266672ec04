"""The messages for the events of a game, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit.languages import SENTENCE_ENDS
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.shelf import BOXES, OPTIONS
from smallworld.engine import reports
from smallworld.engine.game import apply, legal_actions, new_game
from smallworld.translate import LANGUAGES, Translator
from smallworld.views.schema import Report
from smallworld.views.story import tell

KINDS = [value for name, value in vars(reports).items() if name.isupper() and isinstance(value, str)]
NAMES = ["Ann", "Bob", "Cleo", "Dirk"]


def entry(kind: str, **fields: Any) -> Report:
    entry: Any = {"kind": kind, "player": 1, "region": None, "by": None, "number": 0, **fields}
    report: Report = entry
    return report


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_report_has_a_message(language):
    words = Translator(language)
    assert [kind for kind in KINDS if not words.knows("story-" + kind.replace(" ", "-"))] == []


def test_list_of_report_kinds_is_complete():
    assert len(KINDS) == len(set(KINDS)) >= 22
    assert reports.CONQUERED in KINDS


@pytest.mark.parametrize("boxes", [("base",), (*BOXES, *OPTIONS), ("base", "necromancer")])
@pytest.mark.parametrize("seed", range(4))
def test_story_of_a_whole_game_exists_in_every_language(seed, boxes):
    chance = random.Random(seed)
    languages = [Translator(language) for language in LANGUAGES]
    state = new_game(make_rules(boxes), find_board(board_for(4, boxes)), 4)
    heard = set()
    while not state.over:
        for report in apply(state, chance.choice(legal_actions(state))):
            heard.add(report.kind)
            for words in languages:
                line = words.story(tell(state, report), NAMES)
                assert "none" not in line.lower().split()
                assert line.endswith(SENTENCE_ENDS)
                assert "  " not in line
                assert "{" not in line
    assert len(heard) >= 17, "there is more to tell of any game"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann conquers Porridge Peak with 3 Orcs, from Bob."),
        ("fr", "Ann conquiert le Pic de la Bouillie avec 3 Orcs, face à Bob."),
        ("it", "Ann conquista il Picco della Pappa con 3 Orchi, ai danni di Bob."),
        ("ja", "AnnがBobの「おかゆの峰」をオーク3枚で征服。"),
        ("nl", "Ann verovert de Havermoutpiek met 3 Orken, ten koste van Bob."),
        ("de", "Ann erobert den Haferbreigipfel mit 3 Orks gegen Bob."),
        ("pl", "Ann podbija region Szczyt Owsianki siłą 3 żetonów Orków kosztem gracza Bob."),
    ],
)
def test_story_of_a_conquest_names_the_player_region_and_tokens(language, line):
    fields = {"race": "orcs", "region": "porridge-peak", "by": "conquer", "number": 3, "from_player": 2}
    assert Translator(language).story(entry(reports.CONQUERED, **fields), NAMES) == line


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"by": "conquer"}, "Ann conquers Kettle Bay with 2 Sorcerers."),
        ({"by": "conquer", "number": 1}, "Ann conquers Kettle Bay with 1 token."),
        (
            {"by": "conquer", "from_player": 1},
            "Ann conquers Kettle Bay with 2 Sorcerers, from their own race.",
        ),
        ({"by": "conquer", "tribe": True}, "Ann conquers Kettle Bay with 2 Sorcerers, from a Lost Tribe."),
        ({"by": "attempt"}, "The die smiles: Ann takes Kettle Bay with 2 Sorcerers."),
        ({"by": "dragon-master"}, "The dragon swoops down on Kettle Bay for Ann."),
        ({"by": "sorcerers", "from_player": 3}, "Ann turns Cleo’s lone token in Kettle Bay into a Sorcerer."),
    ],
)
def test_story_says_how_a_region_was_conquered(fields, line):
    report = entry(reports.CONQUERED, **{"race": "sorcerers", "region": "kettle-bay", "number": 2, **fields})
    assert Translator("en").story(report, NAMES) == line


@pytest.mark.parametrize(
    ("kind", "fields", "line"),
    [
        (
            *(reports.COMBO_TAKEN, {"by": "amazons", "other": "flying", "number": 15}),
            "Ann prend les Amazones volantes : 15 pions en main.",
        ),
        (reports.ROLLED, {"by": "attempt"}, "Ann lance le dé : face blanche."),
        (reports.ROLLED, {"by": "berserk", "number": 3}, "Ann lance le dé : 3 !"),
        (reports.LOST, {"region": "mount-nod", "number": 1}, "Ann perd 1 pion en défendant le Mont Dodo."),
        (reports.NAMED, {"by": "diplomat", "other": 4}, "Ann fait la paix avec Dirk."),
        (
            *(reports.PLACED, {"by": "bivouacking", "region": "mount-nod", "number": 2}),
            "Ann plante 2 campements pour garder le Mont Dodo.",
        ),
        (
            *(reports.DECLINED, {"by": "amazons", "other": "spirit"}),
            "Ann met les Amazones ancestrales en déclin.",
        ),
        (reports.LEFT, {"by": "orcs"}, "Ann dit adieu aux Orcs, qui quittent la carte."),
        (reports.SCORED, {"race": "orcs", "number": 1}, "Ann prend 1 pièce pour les régions des Orcs."),
        (
            reports.SCORED,
            {"race": "orcs", "by": "merchant", "number": 4},
            "Ann prend 4 pièces de plus : Marchands.",
        ),
        (
            *(reports.REVEALED, {"player": None, "by": "elves", "other": "hill"}),
            "Du nouveau dans la colonne : Elfes des Collines.",
        ),
    ],
)
def test_story_of_each_kind_of_report_is_correct_in_french(kind, fields, line):
    assert Translator("fr").story(entry(kind, **fields), NAMES).replace("\u00a0", " ") == line
