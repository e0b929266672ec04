"""JSON objects in parts, so that only the parts that changed need to be sent.

Parts are made once and shared by all who see the same. So are the changes between two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from weakref import ref

from orjson import dumps

BY_PLACE: Final = ("seats", "regions")  # lists whose changes are sent by index, from 0
NOTHING: Final = "{}"


class Parts:
    """An object with each field as JSON text, and each element of the lists in BY_PLACE separately."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        # Text, because the bytes that orjson returns keep a kilobyte each.
        self.fields: Final[dict[str, str | list[str]]] = {
            name: [dumps(element).decode() for element in value]
            if name in BY_PLACE and isinstance(value, list)
            else dumps(value).decode()
            for name, value in fields.items()
        }
        self._earlier: Callable[[], Parts | None] = _nobody  # weak, or the whole past would stay
        self._changes = NOTHING  # since then

    def text(self) -> str:
        """Return the whole object as JSON."""
        return object_of({name: _whole(value) for name, value in self.fields.items()})

    def since(self, earlier: Parts) -> str:
        """Return the fields that differ from `earlier` as JSON; NOTHING if none do."""
        if self is earlier:
            return NOTHING
        if self._earlier() is not earlier:
            before = earlier.fields
            changed = {
                name: _change(value, before.get(name))
                for name, value in self.fields.items()
                if value != before.get(name)
            }
            self._earlier, self._changes = ref(earlier), object_of(changed)
        return self._changes


class Joined:
    """An object whose common part many see alike, so that it is made and compared only once."""

    def __init__(self, common: Parts, own: Parts) -> None:
        self.common: Final = common
        self.own: Final = own

    def text(self) -> str:
        """Return the whole object as JSON."""
        return _joined(self.common.text(), self.own.text())

    def since(self, earlier: Joined) -> str:
        """Return the fields that differ from `earlier` as JSON; NOTHING if none do."""
        return _joined(self.common.since(earlier.common), self.own.since(earlier.own))


def _joined(one: str, other: str) -> str:
    if one == NOTHING:
        return other
    return one if other == NOTHING else f"{one[:-1]},{other[1:]}"


def _nobody() -> None:
    return None


def _change(value: str | list[str], earlier: str | list[str] | None) -> str:
    if not isinstance(value, list) or not isinstance(earlier, list) or len(value) != len(earlier):
        return _whole(value)
    pairs = zip(value, earlier, strict=True)
    return object_of({place: now for place, (now, then) in enumerate(pairs) if now != then})


def _whole(value: str | list[str]) -> str:
    return f"[{','.join(value)}]" if isinstance(value, list) else value


def object_of(texts: Mapping[str, str] | Mapping[int, str]) -> str:
    """Return an object of fields that are JSON already."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"
