"""The rules of games with custom races and powers, for tables and records."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any, Final

from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.engine.ability import Ability
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.rules import Badge, Banner, Rules
from smallworld.engine.text.record import OWN, Record
from smallworld.engine.text.untrusted import quoted
from smallworld.registry.names import BANNERS, names
from smallworld.workshop.draft import NAME
from smallworld.workshop.reading import from_text
from smallworld.workshop.sources import Own, find_own, own_of, sources_in, together

OPTION: Final = OWN  # option of a record: the draft as data, or the name of the source of custom Python


def rules_with(boxes: tuple[str, ...], own: Own | None, eager: bool = True, **asked: Any) -> Rules:
    """Return the rules of `boxes` with custom races and powers. If `eager`, these come first in the column.

    `asked` are other arguments of `make_rules`.

    Raises:
        SmallWorldError: a name is already in use in these boxes.
    """
    return _put_together(boxes, None if own is None else own.box(eager), **asked)


def rules_of_draft(boxes: tuple[str, ...], text: str = "", eager: bool = True) -> Rules:
    """Return the rules of `boxes` with a draft that `Draft.to_text` wrote; "" means no draft.

    Raises:
        SmallWorldError: the text is not a draft, or a name is already in use in these boxes.
    """
    return _put_together(boxes, from_text(text).box(eager) if text else None)


def _put_together(boxes: tuple[str, ...], own: Box | None, **asked: Any) -> Rules:
    played = tuple([name for name in boxes if name != NAME])
    before = _ids_of(own) if own is not None else {}
    try:
        rules = make_rules(played, own, **asked)
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


def rules_of_record(record: Record, own: Own | None = None, eager: bool = True) -> Rules:
    """Return the rules of a recorded game. If `eager`, custom races and powers come first in the column.

    Raises:
        RecordError: see `own_of_record`.
    """
    return rules_with(tuple(record.boxes), own_of_record(record, own), eager)


def own_of_record(record: Record, own: Own | None = None) -> Own | None:
    """Return the custom races and powers of a recorded game; None if it had none.

    A record contains its drafts. It never makes the program load custom Python code, unless this code is
    registered or a package offers it. Pass races and powers from other code as `own`.

    Raises:
        RecordError: the game had custom Python code, and `own` is missing or different.
        SmallWorldError: the text in the record is not a draft.
    """
    said = record.options.get(OPTION, "")
    if not said:
        return None
    sources = sources_in(said)
    found = [_recorded(source, own) for source in sources]
    missing = [f'"{quoted(source)}"' for source, one in zip(sources, found, strict=True) if one is None]
    if missing:
        raise RecordError(
            f"record: it was played with custom races or powers from {', '.join(missing)}; "
            f"give them with {' '.join([f'--custom {one}' for one in missing])}, or in Python with own="
        )
    return together([one for one in found if one is not None])


def code_to_give(rules: Rules) -> list[str]:
    """Return the sources of custom Python code in `rules` that a record of a game does not load by itself."""
    return [source for source in sources_in(rules.origin) if source and _recorded(source, None) is None]


def _recorded(source: str, own: Own | None) -> Own | None:
    """Return the custom races and powers of one source that a record names; None if they are not there."""
    if source.startswith("{"):
        return own_of(from_text(source))
    return (None if own is None else own.of_code(source)) or _registered(source)


def _registered(said: str) -> Own | None:
    """Return the races and powers that a program registered or a package offers, and that a record names."""
    known = names(BANNERS)
    if said in known:
        return find_own(said)
    for name, thing in known.items():
        # The record has the name of a registered function. Entry points are not loaded only to compare them.
        if not isinstance(thing, EntryPoint) and find_own(name).text() == said:
            return find_own(name)
    return None
