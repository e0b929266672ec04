"""Queries on answers to puzzles. Each function is a job for the database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from smallworld.house.game.puzzle_progress import Answered
from smallworld.server.storage.sql_tables import puzzle_answers

MOST_TRIES: Final = 30  # wrong answers to a puzzle on one day that are stored


def answers_of(connection: Connection, user: str) -> list[Answered]:
    """Return all answers of a user."""
    rows = connection.execute(select(puzzle_answers).where(puzzle_answers.c.user == user))
    return [_answer(row) for row in rows]


def add_answers(connection: Connection, user: str, fresh: list[Answered]) -> list[Answered]:
    """Store new answers of a user, and return all answers of the user.

    An answer is not stored if its table already has one, or if that puzzle already has a right answer or
    MOST_TRIES answers on that day.
    """
    known = answers_of(connection, user)
    for answer in fresh:
        same_day = [one for one in known if (one.puzzle, one.day) == (answer.puzzle, answer.day)]
        repeated = any(one.game == answer.game for one in known)
        if repeated or len(same_day) >= MOST_TRIES or any(one.right for one in same_day):
            continue
        connection.execute(insert(puzzle_answers).values(user=user, **vars(answer)))
        known.append(answer)
    return known


def transfer(connection: Connection, old: str, new: str) -> None:
    """Transfer the answers of the guest `old` to the account `new`.

    If both have an answer at the same table, the account keeps its own.
    """
    theirs = select(puzzle_answers.c.game).where(puzzle_answers.c.user == new)
    connection.execute(
        delete(puzzle_answers).where(puzzle_answers.c.user == old, puzzle_answers.c.game.in_(theirs))
    )
    connection.execute(update(puzzle_answers).where(puzzle_answers.c.user == old).values(user=new))


def _answer(row: Row[Any]) -> Answered:
    return Answered(row.game, row.puzzle, row.day, row.daily, row.rated, row.right, row.at)
