"""Statements that every move needs, handed to the driver itself.

SQLAlchemy makes their text, once for each kind of database. To let it carry them out, too, would take as much
of the processor as all else that writing a move does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A statement for rows of numbers and texts, which drivers take as they are."""

    def __init__(self, statement: Insert | Update, *columns: str) -> None:
        """`columns` are what it writes, and what else it names."""
        self._statement: Final = statement
        self._columns: Final = columns
        self._texts: Final[dict[str, tuple[str, Sequence[str] | None]]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> int:
        """Carry it out for each of `rows`; how many were written.

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
        """The statement as the database has it, and the names of its values where they go by place."""
        name = connection.dialect.name
        if name not in self._texts:
            compiled = self._statement.compile(dialect=connection.dialect, column_keys=self._columns)
            self._texts[name] = (compiled.string, compiled.positiontup if compiled.positional else None)
        return self._texts[name]
