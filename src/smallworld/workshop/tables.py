"""Rules of a table at which races and powers of one's own are in play, and of the record of its game."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.rules import Rules
from smallworld.engine.text.record import Record
from smallworld.engine.text.untrusted import quoted
from smallworld.workshop.draft import NAME, Draft
from smallworld.workshop.reading import from_text
from smallworld.workshop.sources import Own

OPTION: Final = "own"  # of a record: the draft as data, or the words by which somebody's Python was found


def rules_with(boxes: tuple[str, ...], own: Own | None, eager: bool = True) -> Rules:
    """The rules of `boxes` and of one's own; at a table one's own come out of the stacks first.

    Raises:
        SmallWorldError: a name is taken by something else that is in play.
    """
    return _put_together(boxes, None if own is None else own.box(eager))


def rules_of_draft(boxes: tuple[str, ...], text: str = "") -> Rules:
    """The rules of `boxes` and of a draft as `Draft.to_text` wrote it; "" is none.

    Raises:
        SmallWorldError: the text is no draft, or a name is taken by something else that is in play.
    """
    return _put_together(boxes, from_text(text).box(eager=True) if text else None)


def _put_together(boxes: tuple[str, ...], own: Box | None) -> Rules:
    names = tuple([name for name in boxes if name != NAME])
    try:
        return make_rules(names, own)
    except SmallWorldError:
        raise
    except ValueError as error:  # two of one name
        raise SmallWorldError(str(error)) from error


def draft_of(record: Record) -> Draft | None:
    """The draft that a record carries, if any.

    Raises:
        SmallWorldError: what it carries is none.
    """
    text = record.options.get(OPTION, "")
    return from_text(text) if text.startswith("{") else None


def rules_of_record(record: Record, own: Own | None = None) -> Rules:
    """The rules by which a recorded game was played.

    Python that somebody wrote is never loaded because a record says so; it comes as `own`.

    Raises:
        RecordError: the game was played with somebody's Python, and `own` is missing or another.
    """
    boxes, said = tuple(record.boxes), record.options.get(OPTION, "")
    if not said or said.startswith("{"):
        return rules_of_draft(boxes, said)
    if own is None or own.text() != said:
        raise RecordError(
            f'record: it was played with races or powers of somebody\'s own, found as "{quoted(said)}"; '
            f'give them with --custom "{quoted(said)}"'
        )
    return rules_with(boxes, own)
