"""Run by Alembic: upgrades over the connection that `upgrade` hands in."""

from alembic import context

from spieltisch.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
