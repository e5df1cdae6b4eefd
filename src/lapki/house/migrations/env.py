"""Alembic asks here which connection to use: the one that the store has opened."""

from alembic import context

from lapki.house.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
