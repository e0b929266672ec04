"""Corrupt files and input, which every command refuses with one short sentence."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from kit.mangled import HUGE, mangled
from smallworld.arena.ledger import Ledger
from smallworld.bots.budget import parse_budget
from smallworld.bots.random_numbers import Chance
from smallworld.cli.games.savegame import replayed
from smallworld.cli.words.seats import parse_seats
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.realms.formats.layout_file import layout_text, load_layout, parse_layout
from smallworld.content.realms.scenarios.scenario_file import parse_scenario, scenario_held
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.session import Game
from smallworld.engine.text.position import format_position, parse_position
from smallworld.puzzles.puzzle import format_puzzles, parse_puzzles, shipped_puzzles
from smallworld.translate import Translator
from smallworld.workshop.files import read_file
from smallworld.workshop.reading import from_text

NUMBER = int(os.environ.get("SMALLWORLD_FUZZ", "120"))
LONGEST_ANSWER = 1500  # in letters: a few lines that list all known names
WORDS = Translator("en")
ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "smallworld"


def begun_game():
    game = Game(
        make_rules(), find_board(board_for(2)), ["Ana", "greedy"], options={"seed": "1"}, teams=(1, 2)
    )
    chance = Chance(1)
    while len(game.record.actions) < 40:
        actions = game.legal_actions()
        game.apply(chance.draw(game.state) if game.actor() < 0 else actions[len(actions) // 2])
    return game


GAME = begun_game()
ROW = (
    '{"players":2,"game":1,"decisions":9,"coins":[90,80],"tokens":[9,8],"choices":[5,6],"us":[7,8],'
    '"outright":[]}'
)
HEAD = '{"file":"smallworld games","seed":1}'
LAYOUT = layout_text(load_layout("realms-1-2.toml"))
SCENARIO = SOURCES / "content/realms/scenarios/realms_2.toml"
DRAFT = ROOT / "examples/otters.toml"

READERS = {
    "record": (
        GAME.record.to_text(),
        lambda text: replayed(text.encode(errors="replace"), Path("game"), WORDS),
    ),
    "position": (
        format_position(GAME.state),
        lambda text: parse_position(GAME.rules, GAME.board, text),
    ),
    "action": ("conquer wishing-acres x2", GAME.parse),
    "puzzles": (format_puzzles(shipped_puzzles()[:2]), parse_puzzles),
    "realm": (LAYOUT, lambda text: parse_layout(text, "mine.toml")),
    "scenario": (SCENARIO, lambda text: parse_scenario(text, "mine.toml")),
    "scenario in a realm": (LAYOUT, lambda text: scenario_held(text, "mine.toml")),
    "draft": (DRAFT, read_file),
    "draft in a record": ('{"races":[{"name":"Moles","tokens":6}],"powers":[]}', from_text),
    "seats": ("Ana,greedy@200ms,Ben", lambda text: parse_seats(text, WORDS)),
    "budget": ("200ms", parse_budget),
}


def refused(read, text):
    """Return the message of a refusal, or "" if the text was accepted."""
    try:
        read(text)
    except SmallWorldError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("kind", READERS)
def test_error_for_a_damaged_file_is_short(kind):
    sample, read = READERS[kind]
    sample = sample.read_text("utf-8") if isinstance(sample, Path) else sample
    for text in [*HUGE, "", "\n", "\ufeff", *mangled(sample, NUMBER)]:
        assert len(refused(read, text)) < LONGEST_ANSWER, text[:300]


def test_error_for_a_damaged_state_file_is_short(tmp_path):
    path = tmp_path / "games.jsonl"

    def read(text):
        path.write_bytes(text.encode(errors="replace"))
        Ledger({"seed": 1}, path).__exit__()

    assert refused(read, f"{HEAD}\n{ROW}\n") == ""
    for text in [*HUGE, *mangled(f"{HEAD}\n{ROW}\n{ROW}\n", NUMBER)]:
        for whole in (text, text + "\n"):
            assert len(refused(read, whole)) < LONGEST_ANSWER, text[:300]


@pytest.mark.parametrize("field", ["taken_over", "own", "seed", "seed_hash"])
@pytest.mark.parametrize("huge", HUGE, ids=["digits", "brackets", "braces", "letters"])
def test_error_for_a_huge_option_in_a_record_is_short(field, huge):
    from smallworld.cli.games.honesty import honest_draws
    from smallworld.cli.words.played_on import played_on_from_another

    def read(text):
        game = replayed(text.encode(), Path("game"), WORDS)
        played_on_from_another(game, WORDS)
        honest_draws(game, WORDS)

    game = Game(GAME.rules, GAME.board, ["Ana", "Ben"], options={field: huge})
    assert 0 < len(refused(read, game.record.to_text())) < LONGEST_ANSWER


@pytest.mark.parametrize("typed", [*HUGE, *(f"{word} {HUGE[0]} x2" for word in ("take", "conquer", "?"))])
def test_answer_to_a_very_long_typed_line_is_short(play_at, typed):
    lines = iter(
        [typed, "1", typed, f"1 {typed}", f"1 x{typed}", f"{typed} 1, 2 {typed}", "why " + typed, "quit"]
    )
    screen = play_at(lambda typist, prompt: next(lines, "quit"))
    assert max(len(line) for line in screen.shown) < LONGEST_ANSWER


# --- No reader of its own ---------------------------------------------------------------------------------


def calls_in(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func


# They read only text that the program wrote, or that pydantic or a refusal guards.
OURS = {
    *(
        "engine/text/untrusted.py",
        "cartography/outlines/shapes.py",
        "bots/planning/learned.py",
        "arena/ledger.py",
    ),
    *("cli/commands/moderate.py",),
}


def test_json_toml_and_numbers_are_parsed_in_one_module_only():
    found = {
        f"{path.relative_to(SOURCES).as_posix()}: {call.attr}"
        for path in SOURCES.rglob("*.py")
        for call in calls_in(path)
        if path.relative_to(SOURCES).as_posix() not in OURS and not {"server", "house"} & set(path.parts)
        if (call.attr in ("loads", "load") and getattr(call.value, "id", "") in ("json", "tomllib"))
        or call.attr in ("isdigit", "isdecimal", "isnumeric")
    }
    assert not found, "smallworld.engine.text.untrusted does it, and never ends in a traceback"
