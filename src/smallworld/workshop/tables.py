"""The rules of games with custom races and powers, for tables and records."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.engine.ability import Ability
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.rules import Badge, Banner, Rules
from smallworld.engine.text.record import Record
from smallworld.engine.text.untrusted import quoted
from smallworld.workshop.draft import NAME, Draft
from smallworld.workshop.reading import from_text
from smallworld.workshop.sources import Own

OPTION: Final = "own"  # option of a record: the draft as data, or the name of the source of custom Python


def rules_with(boxes: tuple[str, ...], own: Own | None, eager: bool = True) -> Rules:
    """Return the rules of `boxes` with custom races and powers. If `eager`, these come first in the column.

    Raises:
        SmallWorldError: a name is already in use in these boxes.
    """
    return _put_together(boxes, None if own is None else own.box(eager))


def rules_of_draft(boxes: tuple[str, ...], text: str = "") -> Rules:
    """Return the rules of `boxes` with a draft that `Draft.to_text` wrote; "" means no draft.

    Raises:
        SmallWorldError: the text is not a draft, or a name is already in use in these boxes.
    """
    return _put_together(boxes, from_text(text).box(eager=True) if text else None)


def _put_together(boxes: tuple[str, ...], own: Box | None) -> Rules:
    names = tuple([name for name in boxes if name != NAME])
    before = _ids_of(own) if own is not None else {}
    try:
        rules = make_rules(names, own)
    except SmallWorldError:
        raise
    except ValueError as error:  # a name occurs twice
        raise SmallWorldError(str(error)) from error
    for ability, id in before.items():
        if id and ability.id != id:
            for one, former in before.items():
                one.id = former
            raise SmallWorldError(
                f"{type(ability).__name__}: this ability is already in play with other boxes; "
                "give a function that makes a new race or power each time"
            )
    return rules


def _ids_of(own: Box) -> dict[Ability, int]:
    """Return the abilities of a box with their ids, which are 0 before they are in any rules."""
    made: list[Banner | Badge] = [*own.races, *own.powers]
    abilities = [one for each in made for one in (each.ability, *each.parts)]
    # An ability whose constructor did not call that of Ability has no id; making the rules explains that.
    return {ability: getattr(ability, "id", 0) for ability in abilities}


def draft_of(record: Record) -> Draft | None:
    """Return the draft that a record contains; None if there is none.

    Raises:
        SmallWorldError: the text in the record is not a draft.
    """
    text = record.options.get(OPTION, "")
    return from_text(text) if text.startswith("{") else None


def rules_of_record(record: Record, own: Own | None = None) -> Rules:
    """Return the rules of a recorded game.

    A record never makes the program load custom Python code. Pass races and powers from such code as `own`.

    Raises:
        RecordError: the game had custom Python code, and `own` is missing or different.
    """
    boxes, said = tuple(record.boxes), record.options.get(OPTION, "")
    if not said or said.startswith("{"):
        return rules_of_draft(boxes, said)
    if own is None or own.text() != said:
        raise RecordError(
            f'record: it was played with custom races or powers from "{quoted(said)}"; '
            f'give them with --custom "{quoted(said)}"'
        )
    return rules_with(boxes, own)
