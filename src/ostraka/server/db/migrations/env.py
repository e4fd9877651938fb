"""How Alembic reaches the database: over a connection that `migrating` hands it."""

from alembic import context

from ostraka.server.db.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
