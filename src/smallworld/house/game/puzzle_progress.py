"""A user's progress with puzzles: solved puzzles, streak, calendar and rating.

All of it follows from the list of answers. So a guest's answers can be added to those of an account in any
order, and the result is the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from smallworld.house.game.puzzles import is_daily, puzzles

if TYPE_CHECKING:
    from smallworld.house.schema.messages import PuzzleDay, PuzzleProgress, PuzzleResult

FIRST_DAY: Final = date(1970, 1, 1)
DAYS_SHOWN: Final = 400  # number of days in the calendar
# OpenSkill's usual scale times 42. Its spread is as in chess: 200 points more win three games of four.
AVERAGE: Final = 1500.0
UNKNOWN: Final = 350.0  # standard deviation of a new player's rating
OF_PUZZLE: Final = 60.0  # standard deviation of a puzzle's rating
LUCK: Final = 125.0
DRIFT: Final = 3.5  # how much a player's strength changes from one puzzle to the next
NORMAL_95: Final = 1.96
CAN_RATE: Final = find_spec("openskill") is not None  # the page without a server has no library for ratings


@dataclass(frozen=True)
class Answered:
    """The answer that a user gave to a puzzle at one table. Only the first answer at a table is stored."""

    game: str  # the table
    puzzle: int
    day: int  # the user's date, in days since 1970
    daily: bool  # whether this was the puzzle of that day
    rated: bool  # whether the server judged it
    right: bool
    at: int  # in milliseconds since 1970


def day_number(day: str) -> int:
    """Return a date such as "2026-11-27" as the number of days since 1970.

    Raises:
        ValueError: the text is not a date.
    """
    return (date.fromisoformat(day) - FIRST_DAY).days


def day_text(day: int) -> str:
    """Return a number of days since 1970 as a date, such as "2026-11-27"."""
    return (FIRST_DAY + timedelta(days=day)).isoformat()


def credible_day(day: int, now_ms: int) -> int:
    """Return `day` if it is today somewhere on earth, otherwise the nearest date that is."""
    greenwich = (datetime.fromtimestamp(now_ms / 1000, UTC).date() - FIRST_DAY).days
    return max(greenwich - 1, min(greenwich + 1, day))


def daily_puzzle(day: int) -> int:
    """Return the number of the puzzle of a day, which is about the base box or the small boxes.

    These puzzles follow each other in the order of the list.
    """
    ids = [number for number in puzzles() if is_daily(number)]
    return ids[day % len(ids)]


def progress_of(answers: Iterable[Answered], today: int) -> PuzzleProgress:
    """Return the progress of a user with these answers; `today` is in days since 1970."""
    ordered = sorted(answers, key=lambda answer: (answer.at, answer.game))
    days = _days_of(ordered)
    won = {day for day, told in days.items() if told["solved"]}
    rating, within = rating_of(ordered)
    return {
        "today": day_text(today),
        "results": _results_of(ordered),
        "days": [days[day] for day in sorted(days) if day > today - DAYS_SHOWN],
        "streak": _streak(won, today),
        "longest": max([_run(won, day) for day in won], default=0),
        "rating": round(rating),
        "within": round(NORMAL_95 * within),
        "rated": len(_first_answers(ordered)),
    }


def rating_of(answers: Iterable[Answered]) -> tuple[float, float]:
    """Return a user's rating and its standard deviation. Only the first answer to each puzzle counts."""
    if not CAN_RATE:
        return AVERAGE, UNKNOWN
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=AVERAGE, sigma=UNKNOWN, beta=LUCK, tau=DRIFT)
    player = model.rating()
    for answer in _first_answers(answers):
        task = model.create_rating([float(puzzles()[answer.puzzle].rating), OF_PUZZLE])
        ranks = [1.0, 2.0] if answer.right else [2.0, 1.0]
        player = model.rate([[player], [task]], ranks=ranks)[0][0]
    return player.mu, player.sigma


def rating_change(answers: Iterable[Answered], game: str) -> int | None:
    """Return by how much the answer at a table changed the rating; None if that answer is not rated."""
    if not CAN_RATE:
        return None
    ordered = sorted(answers, key=lambda answer: (answer.at, answer.game))
    counted = _first_answers(ordered)
    places = [place for place, answer in enumerate(counted) if answer.game == game]
    if not places:
        return None
    before, after = rating_of(counted[: places[0]])[0], rating_of(counted[: places[0] + 1])[0]
    return round(after) - round(before)


def _first_answers(answers: Iterable[Answered]) -> list[Answered]:
    """Return the first answer to each puzzle that still exists, if the server judged that answer."""
    firsts: dict[int, Answered] = {}
    for answer in answers:
        firsts.setdefault(answer.puzzle, answer)
    return [answer for answer in firsts.values() if answer.rated and answer.puzzle in puzzles()]


def _results_of(answers: Iterable[Answered]) -> list[PuzzleResult]:
    found: dict[int, PuzzleResult] = {}
    for answer in answers:
        first: PuzzleResult = {"id": answer.puzzle, "tries": 0, "first": answer.right, "solved": False}
        told = found.setdefault(answer.puzzle, first)
        if not told["solved"]:
            told["tries"] += 1
            told["solved"] = answer.right
    return list(found.values())


def _days_of(answers: Iterable[Answered]) -> dict[int, PuzzleDay]:
    """Return the days when the user tried the daily puzzle, by day number."""
    found: dict[int, PuzzleDay] = {}
    for answer in answers:
        if not answer.daily:
            continue
        told = found.setdefault(answer.day, {"day": day_text(answer.day), "tries": 0, "solved": False})
        if not told["solved"]:
            told["tries"] += 1
            told["solved"] = answer.right
    return found


def _streak(won: set[int], today: int) -> int:
    """Return the number of consecutive days with a solved daily puzzle, up to today.

    As long as today's puzzle is not solved, the days up to yesterday count.
    """
    return _run(won, today if today in won else today - 1)


def _run(won: set[int], last: int) -> int:
    """Return the number of consecutive days in `won` that end with the day `last`."""
    first = last
    while first in won:
        first -= 1
    return last - first
