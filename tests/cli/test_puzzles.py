"""`smallworld puzzles`: reproducible puzzles, and the check of their answers."""

from __future__ import annotations

from click.testing import CliRunner

from smallworld.cli import main
from smallworld.cli.commands.puzzles import find, found
from smallworld.puzzles.puzzle import (
    COINS,
    COURSE,
    DEFENCE,
    format_puzzles,
    shipped_puzzles,
)

QUICK = 2  # a puzzle about coins that is found fast

# Earlier networks found most puzzles of the base box. The present one found these two, and quickly.
FIRST, SECOND = [puzzle for puzzle in shipped_puzzles() if puzzle.id in (86, 88)]


def test_puzzle_search_finds_a_shipped_puzzle_again():
    again = find(FIRST.id)
    assert again is not None
    assert format_puzzles([again]) == format_puzzles([FIRST])


def test_puzzle_search_continues_after_the_puzzles_of_a_file():
    wanted = {COINS: 2, COURSE: 0, DEFENCE: 0}
    again = list(found(range(FIRST.id, SECOND.id + 1), wanted, [FIRST], jobs=1))
    assert format_puzzles(again) == format_puzzles([SECOND])


def test_puzzles_check_reports_a_wrong_answer_in_a_file(tmp_path):
    puzzle = next(puzzle for puzzle in shipped_puzzles() if puzzle.id == QUICK)
    assert puzzle.kind == COINS
    file = tmp_path / "puzzles.json"
    file.write_text(format_puzzles([puzzle]), encoding="utf-8")
    assert "2 coins: right" in CliRunner().invoke(main, ["puzzles", "check", str(file)]).output
    puzzle.best += 1
    file.write_text(format_puzzles([puzzle]), encoding="utf-8")
    ran = CliRunner().invoke(main, ["puzzles", "check", str(file)])
    assert ran.exit_code == 2
    assert "1 are in doubt: 2" in ran.output


def test_puzzles_grade_adds_difficulty_and_theme_to_a_file(tmp_path):
    puzzle = next(puzzle for puzzle in shipped_puzzles() if puzzle.id == QUICK)
    graded = format_puzzles([puzzle])
    file = tmp_path / "puzzles.json"
    shown = f"2 coins: {puzzle.difficulty} ({puzzle.rating}), {puzzle.theme}"
    puzzle.rating, puzzle.difficulty, puzzle.theme = 0, "", ""
    file.write_text(format_puzzles([puzzle]), encoding="utf-8")
    assert shown in CliRunner().invoke(main, ["puzzles", "grade", str(file)]).output
    assert file.read_text(encoding="utf-8") == graded


def test_puzzles_make_refuses_a_missing_folder_at_once(tmp_path):
    ran = CliRunner().invoke(main, ["puzzles", "make", str(tmp_path / "nowhere" / "puzzles.json")])
    assert ran.exit_code == 2
    assert "there is no folder" in ran.output
