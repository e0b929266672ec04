"""Statements that every move needs, given directly to the driver.

SQLAlchemy makes their text, once for each kind of database. If it also executed them, that would take as much
processor time as everything else in writing a move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A statement for rows of numbers and texts, which drivers accept unchanged."""

    def __init__(self, statement: Insert | Update, *columns: str) -> None:
        """Prepare `statement`; `columns` are the names of all its values."""
        self._statement: Final = statement
        self._columns: Final = columns
        self._texts: Final[dict[str, tuple[str, Sequence[str] | None]]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> int:
        """Execute the statement for each of `rows`; return how many rows were written.

        Raises:
            DBAPIError: the same as from SQLAlchemy.
        """
        text, places = self._text_for(connection)
        driver = connection.connection.driver_connection
        assert driver is not None
        written = 0
        try:
            for row in rows:
                values = row if places is None else [row[name] for name in places]
                written += driver.execute(text, values).rowcount
        except connection.dialect.loaded_dbapi.Error as error:
            base = connection.dialect.loaded_dbapi.Error
            raise DBAPIError.instance(text, None, error, base, dialect=connection.dialect) from error
        return written

    def _text_for(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        """Return the statement in the database's dialect, and the names of its values if positional."""
        name = connection.dialect.name
        if name not in self._texts:
            compiled = self._statement.compile(dialect=connection.dialect, column_keys=self._columns)
            self._texts[name] = (compiled.string, compiled.positiontup if compiled.positional else None)
        return self._texts[name]
