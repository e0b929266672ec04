"""Fields of TOML tables, read with errors that name the field and say what is possible."""

from __future__ import annotations

from typing import Any, Final

from smallworld.content.nearest import nearest
from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import quoted, read_toml

SHOWN: Final = 80  # the most characters of a wrong value that a message shows


class Fields:
    """A reader of the fields of one file, `whole` in messages: "the realm"."""

    def __init__(self, table: dict[str, Any], file: str, whole: str) -> None:
        self.table: Final = table
        self.file: Final = file
        self.whole: Final = whole

    def text(self, table: dict[str, Any], field: str, where: str, default: str | None = None) -> str:
        value = table.get(field, default)
        if not isinstance(value, str) or not value:
            raise self.wrong(where, field, value, "text")
        return value

    def number(self, table: dict[str, Any], field: str, where: str, default: int | None = None) -> int:
        value = table.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(where, field, value, "a number")
        return value

    def list_of(self, field: str) -> list[Any]:
        value = self.table.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(self.whole, field, value, "a list")
        return value

    def tables(self, field: str, known: tuple[str, ...], wanted: str = "a list of { ... }") -> list[Any]:
        for entry in self.list_of(field):
            if not isinstance(entry, dict):
                raise self.wrong(self.whole, field, entry, wanted)
            self.known(entry, field, known)
        return self.list_of(field)

    def known(self, table: dict[str, Any], where: str, fields: tuple[str, ...]) -> None:
        for field in table:
            if field not in fields:
                known = nearest(field, fields)
                raise NotationError(
                    f"{self.file}: {where}: unknown field “{quoted(field)}”. Possible: {known}"
                )

    def wrong(self, where: str, field: str, value: Any, wanted: str) -> NotationError:
        """Return the error for a value that is missing or of another kind."""
        said = f"{str(value)[:SHOWN]!r}" if value is not None else "missing"
        return NotationError(f"{self.file}: '{field}' of {where} is {said}; it should be {wanted}")


def read_table(text: str, file: str, longest: int, what: str) -> dict[str, Any]:
    """Return the table in a file of at most `longest` characters; `what` names its content: "a realm".

    Raises:
        NotationError: the text is too long, or not TOML.
    """
    if len(text) > longest:
        raise NotationError(f"{file}: the file has more than {longest} characters, the most for {what}")
    try:
        return read_toml(text)
    except NotationError as error:
        raise NotationError(f"{file}: not valid TOML: {error}") from error
