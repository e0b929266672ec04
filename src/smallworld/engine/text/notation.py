"""Actions as text and as JSON with named fields.

    take 3                     conquer drizzle-hills x3       attempt old-mill
    expand, decline, stop      deploy drizzle-hills x2        abandon old-mill
    pass                       roll 2                         banner NAME, badge NAME, buy NAME
    use ABILITY                marker NAME                    guard drizzle-hills, gold 3

An ability's own action begins with the ability's name. Then come the fields that it needs: `REGION`,
`REGION`, `xTOKENS`, `player PLAYER`, a tile by its letter and a cell by column and row, `3,-1`.

Regions are named by their id on the board, races and powers by their name in lower case with hyphens. Players
and places of the column are numbered from 1. JSON: `{"do": "conquer", "region": "drizzle-hills", "tokens":
3}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, NotRequired, TypedDict

from smallworld.engine.action import (
    FIELDS,
    FIRST_ABILITY,
    HIGHEST,
    LOWEST,
    VERB_NAMES,
    VERBS,
    Action,
    Cell,
    by_of,
    cell_of,
    coin_of,
    field_of,
    number_of_cell,
    number_of_tile,
    pips_of,
    player_of,
    region_of,
    second_region_of,
    tile_of,
    tokens_of,
    with_field,
)
from smallworld.engine.board import Board
from smallworld.engine.errors import NotationError
from smallworld.engine.given import check_type
from smallworld.engine.rules import Rules, slug
from smallworld.engine.text.untrusted import is_number, is_signed_number, quoted

_NO_FIELDS: Final[tuple[str, ...]] = ()


class NamedAction(TypedDict):
    """An action or an outcome of chance as a dict, with only the fields that it needs."""

    do: str  # a verb, or the name of an ability
    place: NotRequired[int]  # of the column, from 1
    region: NotRequired[str]
    other: NotRequired[str]  # another region
    tokens: NotRequired[int]
    player: NotRequired[int]  # from 1
    pips: NotRequired[int]
    coin: NotRequired[int]  # the kind of coin, from 1 for the smallest
    revealed: NotRequired[str]
    bought: NotRequired[str]
    ability: NotRequired[str]
    named: NotRequired[str]  # a race or power
    tile: NotRequired[str]  # its letter
    cell: NotRequired[str]  # column and row, with a comma between them


def action_to_json(rules: Rules, board: Board, action: Action) -> NamedAction:
    """Return the action as named fields, ready for JSON."""
    by = by_of(action)
    fields: NamedAction = {"do": verb_name(rules, by)}
    for field in fields_of(rules, by):
        if field == "region":
            fields["region"] = board.ids[region_of(action)]
        elif field == "other":
            fields["other"] = board.ids[second_region_of(action)]
        elif field == "tokens":
            fields["tokens"] = tokens_of(action)
        elif field == "pips":
            fields["pips"] = pips_of(action)
        elif field == "coin":
            fields["coin"] = coin_of(action)
        elif field == "player":
            fields["player"] = player_of(action) + 1
        elif field == "place":
            fields["place"] = field_of(action, field) + 1
        elif field == "tile":
            fields["tile"] = tile_of(action)
        elif field == "cell":
            fields["cell"] = format_cell(cell_of(action))
        else:
            name = slug(rules.names[field_of(action, field)])
            if field == "revealed":
                fields["revealed"] = name
            elif field == "bought":
                fields["bought"] = name
            elif field == "ability":
                fields["ability"] = name
            else:
                fields["named"] = name
    return fields


def action_from_json(rules: Rules, board: Board, fields: Mapping[str, object]) -> Action:
    """Return the action that has these named fields, as written by `action_to_json`.

    Raises:
        NotationError: a verb, field, region, race or power is unknown, or a number is not valid.
    """
    if "do" not in fields:
        raise NotationError(
            f'action {quoted(str(fields))}: the field "do" is missing; it names the verb, such as "conquer"'
        )
    by = _verb(rules, str(fields["do"]))
    wanted = fields_of(rules, by)
    for name in fields:
        if name != "do" and name not in wanted:
            allowed = ", ".join(wanted) or "none"
            raise NotationError(
                f'action {quoted(str(fields))}: "{fields["do"]}" has no field "{quoted(str(name))}" '
                f"(its fields: {allowed})"
            )
    action = by
    for field in wanted:
        if field not in fields:
            raise NotationError(f'action {quoted(str(fields))}: "{fields["do"]}" needs the field "{field}"')
        value = fields[field]
        if field in ("region", "other"):
            number = parse_region(board, str(value))
        elif field in ("tokens", "pips", "coin"):
            number = _number(str(value), field, 0, 255)
        elif field == "player":
            number = _number(str(value), field, 1, 16) - 1
        elif field == "place":
            number = _number(str(value), field, 1, 1000) - 1
        elif field == "tile":
            number = number_of_tile(_letter(str(value)))
        elif field == "cell":
            number = number_of_cell(_cell(str(value)))
        else:
            number = parse_name(rules, str(value))
        action = with_field(action, field, number)
    return action


def format_action(rules: Rules, board: Board, action: Action) -> str:
    """Return the action as a line that a player could type."""
    words: list[str] = []
    for field, value in action_to_json(rules, board, action).items():
        if field == "tokens":
            words.append(f"x{value}")
        elif field == "player":
            words.append(f"player {value}")
        else:
            words.append(str(value))
    return " ".join(words)


def parse_action(rules: Rules, board: Board, text: str) -> Action:
    """Return the action that a line describes.

    Raises:
        NotationError: the line is not an action; the message names the valid words.
    """
    check_type(rules, Rules, "rules")
    check_type(board, Board, "board")
    check_type(text, str, "action")
    written = text.strip().split()
    words = [word.lower() for word in written]
    if not words:
        raise NotationError('action "": the text is empty; an action begins with a verb, such as "conquer"')
    by = _verb(rules, words[0])
    wanted = fields_of(rules, by)
    said = [place for place in range(1, len(words)) if words[place] != "player"]
    if len(said) != len(wanted):
        form = " ".join([words[0]] + [_FORMS.get(field, field.upper()) for field in wanted])
        raise NotationError(f'action "{quoted(text.strip())}": expected the form "{form}"')
    fields: dict[str, str | int] = {"do": words[0]}
    for place in range(len(wanted)):
        field = wanted[place]
        word = (written if field == "tile" else words)[
            said[place]
        ]  # lower case means the other side of a tile
        fields[field] = word[1:] if field == "tokens" and word.startswith("x") else word
    return action_from_json(rules, board, fields)


_FORMS: Final = {"tokens": "xTOKENS", "player": "player PLAYER"}


def parse_region(board: Board, text: str) -> int:
    """Return the region with this id or name; words in the text may be separated by spaces."""
    check_type(board, Board, "board")
    check_type(text, str, "region")
    region = board.places.get(slug(text.strip()))
    if region is None:
        raise NotationError(
            f'region "{quoted(text)}": board {board.name} has no such region{_hint(text, board.ids)}'
        )
    return region


def parse_name(rules: Rules, text: str) -> int:
    """Return the id of the race, power or other ability with this name."""
    id = rules.ids.get(slug(text.strip()))
    if id is None:
        hint = _hint(text, list(rules.ids))
        raise NotationError(
            f'name "{quoted(text)}": no race or power of {", ".join(rules.boxes)} has it{hint}'
        )
    return id


def verb_name(rules: Rules, by: int) -> str:
    """Return the first word of actions with this verb, or of actions that this ability offers."""
    if by >= FIRST_ABILITY:
        return slug(rules.names[by])
    return VERB_NAMES[by]


def _verb(rules: Rules, word: str) -> int:
    verb = VERBS.get(word)
    if verb is None:
        verb = rules.ids.get(word)
    if verb is None:
        hint = _hint(word, [*VERBS, *rules.ids])
        known = f"; verbs are {', '.join(VERBS)}, and the names of abilities"
        raise NotationError(f'action "{quoted(word)}": no such verb{hint or known}')
    return verb


def fields_of(rules: Rules, by: int) -> tuple[str, ...]:
    """Return the names of the fields that actions of this verb or ability use."""
    if by >= FIRST_ABILITY:
        return rules.traits[by].action_fields
    return FIELDS.get(by, _NO_FIELDS)


def _number(text: str, field: str, least: int, most: int) -> int:
    if not is_number(text) or not least <= int(text) <= most:
        raise NotationError(
            f'field "{field}": expected a number from {least} to {most}, not "{quoted(text)}"'
        )
    return int(text)


def format_cell(cell: Cell) -> str:
    """Return the column and row of a cell as notation writes them: "3,-1"."""
    return f"{cell[0]},{cell[1]}"


def _letter(text: str) -> str:
    if len(text) != 1 or not "A" <= text.upper() <= "Z":
        raise NotationError(
            f'field "tile": expected the letter of a tile, from A to Z, or from a to z for its side below, '
            f'not "{quoted(text)}"'
        )
    return text


def _cell(text: str) -> Cell:
    """Return the cell that a text such as "3,-1" describes."""
    parts = text.split(",")
    numbers = [int(part) for part in parts if is_signed_number(part)]
    if len(parts) != 2 or len(numbers) != 2 or not all(LOWEST <= one <= HIGHEST for one in numbers):
        raise NotationError(
            f'field "cell": expected a column and a row from {LOWEST} to {HIGHEST}, such as "3,-1", '
            f'not "{quoted(text)}"'
        )
    return numbers[0], numbers[1]


def _hint(text: str, known: list[str]) -> str:
    close = get_close_matches(text, known, n=3)
    return f" (did you mean {' or '.join(close)}?)" if close else ""
