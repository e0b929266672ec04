"""`smallworld puzzles`: make and check the puzzles that come with the program."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import click

from smallworld.bots.process import processes
from smallworld.cli.options.outputs import OutputFile
from smallworld.cli.options.series import JOBS
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.build import warn_of_slowness
from smallworld.content.text_files import write_text
from smallworld.engine.action import Action
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.state import State
from smallworld.house.game.chance import draw, purpose_of, puzzle_seed
from smallworld.puzzles.finding import Finder, kind_of, still_right
from smallworld.puzzles.grading import grade
from smallworld.puzzles.puzzle import (
    BASE,
    COINS,
    COURSE,
    DEFENCE,
    SETS,
    Puzzle,
    format_puzzles,
    read_puzzles,
    set_of,
    shipped_path,
)

# Few are about defence, since the best places for tokens are seldom clear.
IN_HUNDRED: Final = {COINS: 55, COURSE: 30, DEFENCE: 15}
MOST_NUMBERS: Final = 20  # numbers to try for each puzzle wanted

jobs_option = click.option("--jobs", type=JOBS, default=1, show_default=True, help="Number of processes.")


@click.group()
def puzzles() -> None:
    """Make and check puzzles."""


@puzzles.command()
@click.argument("file", type=OutputFile())
@click.option(
    "--number", type=click.IntRange(min=1), default=100, show_default=True, help="Number of puzzles."
)
@click.option(
    "--set",
    "kept_in",
    type=click.Choice(list(SETS)),
    default=BASE,
    show_default=True,
    help="Boxes in play: the base box and the small ones, Underground, or the scenarios of Realms.",
)
@jobs_option
def make(file: Path, number: int, kept_in: str, jobs: int) -> None:
    """Write puzzles of one set to FILE.

    Puzzles that are already in FILE are kept. The same version always finds the same puzzles in the same
    order.
    """
    warn_of_slowness()
    wanted = {kind: -(-number * share // 100) for kind, share in IN_HUNDRED.items()}
    known = read_puzzles(file) if file.exists() else []
    first = SETS[kept_in]
    numbers = range(first, first - 1 + number * MOST_NUMBERS)
    for puzzle in found(numbers, wanted, [one for one in known if set_of(one.id) == kept_in], jobs):
        known.append(puzzle)
        known.sort(key=lambda one: one.id)
        write_text(file, format_puzzles(known))
        echo(f"{puzzle.id} {puzzle.kind}: {puzzle.best:g}, next {puzzle.next:g} (±{puzzle.within:g})")


def found(numbers: range, wanted: dict[str, int], known: list[Puzzle], jobs: int) -> Iterator[Puzzle]:
    """Yield the puzzles in the games with these numbers, in order, until there are enough of each kind.

    For each kind, the search begins after the highest number of its `known` puzzles.
    """
    ids = {kind: [puzzle.id for puzzle in known if puzzle.kind == kind] for kind in wanted}
    have = {kind: len(ids[kind]) for kind in wanted}
    after = {kind: max(ids[kind], default=0) for kind in wanted}
    with processes(jobs) as pool:
        for start in count(numbers.start, 4 * jobs):
            if all(have[kind] >= wanted[kind] for kind in wanted) or start >= numbers.stop:
                return
            asked = [
                one
                for one in range(start, start + 4 * jobs)
                if one > after[kind_of(one)] and have[kind_of(one)] < wanted[kind_of(one)]
            ]
            for puzzle in pool.map(find, asked):
                if puzzle is not None and have[puzzle.kind] < wanted[puzzle.kind]:
                    have[puzzle.kind] += 1
                    yield puzzle


def find(number: int) -> Puzzle | None:
    """Return the puzzle found in the game with this number, or None. A second search has checked its answer.

    Dice and stacks are drawn as on a server.
    """
    drawn: dict[str, int] = {}
    seed = puzzle_seed(number)

    def chance(state: State) -> Action:
        purpose = purpose_of(state)
        drawn[purpose] = drawn.get(purpose, 0) + 1
        return draw(state, seed, drawn[purpose] - 1)

    puzzle = Finder(number, chance).find()
    if puzzle is None or still_right(puzzle):
        return None
    grade(puzzle)
    return puzzle


@puzzles.command("grade")
@click.argument("file", type=OutputFile(exists=True))
def grade_file(file: Path) -> None:
    """Recompute the difficulty and the theme of each puzzle in FILE."""
    graded = read_puzzles(file)
    for puzzle in graded:
        grade(puzzle)
        echo(f"{puzzle.id} {puzzle.kind}: {puzzle.difficulty} ({puzzle.rating}), {puzzle.theme}")
    write_text(file, format_puzzles(graded))


@puzzles.command()
@click.argument(
    "file", type=click.Path(path_type=Path, exists=True, dir_okay=False), default=None, required=False
)
@jobs_option
def check(file: Path | None, jobs: int) -> None:
    """Check the answers in FILE by searching again.

    The search uses other random numbers. Without FILE, it checks the bundled puzzles.
    """
    warn_of_slowness()
    all_of_them = read_puzzles(file or shipped_path())
    doubtful: list[str] = []
    with processes(jobs) as pool:
        for puzzle, fault in zip(all_of_them, pool.map(still_right, all_of_them), strict=True):
            echo(f"{puzzle.id} {puzzle.kind}: {fault or 'right'}")
            if fault:
                doubtful.append(str(puzzle.id))
    if doubtful:
        raise SmallWorldError(f"puzzles: {len(doubtful)} are in doubt: {', '.join(doubtful)}")
