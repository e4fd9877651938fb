"""Alembic at work: from one version of the database to the next."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ostraka.core.errors import OstrakaError
from ostraka.server.db.migrate import FOLDER


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to a version, the newest if none is named; one of the future is left alone."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    version = MigrationContext.configure(connection).get_current_revision()
    if version is not None and version not in known:
        raise OstrakaError("the database was written by a newer version of Ostraka; upgrade this one first")
    command.upgrade(config, to)
