"""The script that Alembic runs for each migration, on the connection from `database.migrate`."""

from __future__ import annotations

from alembic import context

from smallworld.server.storage.sql_tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite has to copy a table to change a column
)
with context.begin_transaction():
    context.run_migrations()
