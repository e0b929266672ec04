"""Statements that every move needs, executed directly by the driver of the database.

SQLAlchemy makes their SQL text, once for each kind of database. If SQLAlchemy also executed them, writing a
move would take twice the processor time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A prepared SQL statement. Its values are numbers and texts, which drivers accept unchanged."""

    def __init__(self, statement: Insert | Update, *columns: str) -> None:
        """Prepare `statement`, whose values have the names `columns`."""
        self._statement: Final = statement
        self._columns: Final = columns
        self._texts: Final[dict[str, tuple[str, Sequence[str] | None]]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> int:
        """Execute the statement for each of `rows`, and return how many rows of the database changed.

        Raises:
            DBAPIError: the driver failed; this is the error that SQLAlchemy would raise.
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
        """Return the SQL in the database's dialect, and the order of its values; None if values are named."""
        name = connection.dialect.name
        if name not in self._texts:
            compiled = self._statement.compile(dialect=connection.dialect, column_keys=self._columns)
            self._texts[name] = (compiled.string, compiled.positiontup if compiled.positional else None)
        return self._texts[name]
