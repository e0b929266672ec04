"""JSON objects that are stored in parts, so that messages need to contain only the changed parts.

All users with the same view share the same parts, and the same changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from weakref import ref

from smallworld.house.json_text import to_text

BY_PLACE: Final = ("seats", "regions")  # lists whose changed elements are sent by index, from 0
NOTHING: Final = "{}"


class Parts:
    """A JSON object, stored as the text of each field.

    For the lists in BY_PLACE, the text of each element is stored separately.
    """

    def __init__(self, fields: Mapping[str, object]) -> None:
        # As text, because each bytes object of JSON takes a kilobyte.
        self.fields: Final[dict[str, str | list[str]]] = {
            name: [to_text(element) for element in value]
            if name in BY_PLACE and isinstance(value, list)
            else to_text(value)
            for name, value in fields.items()
        }
        self._earlier: Callable[[], Parts | None] = _nobody  # weak, or all states would stay in memory
        self._changes = NOTHING  # the changes since `_earlier`

    def text(self) -> str:
        """Return the whole object as JSON text."""
        return object_of({name: _whole(value) for name, value in self.fields.items()})

    def since(self, earlier: Parts) -> str:
        """Return the fields that differ from an earlier object, as JSON; NOTHING if all are the same."""
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
    """A JSON object in two parts: `common` is shared by many views, and `own` belongs to one view.

    So the common part is made and compared only once.
    """

    def __init__(self, common: Parts, own: Parts) -> None:
        self.common: Final = common
        self.own: Final = own

    def text(self) -> str:
        """Return the whole object as JSON text."""
        return _joined(self.common.text(), self.own.text())

    def since(self, earlier: Joined) -> str:
        """Return the fields that differ from an earlier object, as JSON; NOTHING if all are the same."""
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
    """Return a JSON object whose values are already JSON text."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"
