"""Calls of the page for custom content: the workshop, the board builder, and boards from files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smallworld.content.realms.formats.layout_code import encode
from smallworld.engine.errors import SmallWorldError
from smallworld.house.custom.boards import board_in_text, board_text
from smallworld.house.custom.drafts import looked_over, tools_and_limits
from smallworld.house.custom.realms import (
    MIRROR,
    bad_realm,
    box_text,
    built,
    file_text,
    layout_of,
    ruled,
    searched,
)
from smallworld.house.offline.custom_wishes import (
    DraftAsked,
    FileAsked,
    FilledRealmAsked,
    RandomRealmAsked,
    RealmAsked,
    ScenarioAsked,
)
from smallworld.house.offline.wishes import understand
from smallworld.house.refusal import missing

if TYPE_CHECKING:
    from smallworld.house.schema.answers import BuiltRealm
    from smallworld.house.schema.wishes import RealmWish


def custom_answer(method: str, parts: list[str], asked: dict[str, str], fields: object) -> object:
    """Return what the server would answer to a call for custom content.

    Raises:
        Refusal: the call does not exist, or the server would refuse it.
    """
    match (method, *parts):
        case ("POST", "boards"):
            return _read_board(understand(FileAsked, fields).file)
        case ("GET", "workshop"):
            return tools_and_limits()
        case ("POST", "workshop", "check"):
            return looked_over(understand(DraftAsked, fields).draft)
        case ("GET", "realms"):
            return box_text()
        case ("POST", "realms", "check"):
            realm = understand(RealmAsked, fields)
            return built(layout_of(realm), realm.rules)
        case ("POST", "realms", "rules"):
            return ruled(understand(ScenarioAsked, fields))
        case ("POST", "realms", "fill"):
            filled = understand(FilledRealmAsked, fields)
            return _searched("fill", filled, filled.worlds, filled.seed)
        case ("POST", "realms", "mirror"):
            return _searched(MIRROR, understand(RealmAsked, fields), [], 0)
        case ("POST", "realms", "random"):
            random = understand(RandomRealmAsked, fields)
            return _searched("fill", random.begun(), random.worlds, random.seed)
        case ("GET", "realms", "file"):
            return file_text(layout_of(RealmAsked(code=asked.get("code", ""))), asked.get("rules", ""))
    raise missing("call")


def _read_board(file: str) -> str:
    try:
        return board_text(board_in_text(file))
    except SmallWorldError as error:
        raise bad_realm(error) from error


def _searched(how: str, wish: RealmWish, worlds: Sequence[str], seed: int) -> BuiltRealm:
    code = encode(layout_of(wish))
    try:
        found = searched(how, code, tuple(worlds), seed)
    except SmallWorldError as error:
        raise bad_realm(error) from error
    return built(layout_of(RealmAsked(code=found)), "")
