"""The environment of Alembic: it uses the connection that `migrate` opened."""

from alembic import context

from ostraka.server.db.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
