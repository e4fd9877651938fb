"""Artifacts: reviews and hints, computed once for a table and stored."""

from sqlalchemy import select

from ostraka.server.db.database import Database, now
from ostraka.server.db.schema import artifacts


class ArtifactStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table_id: str, kind: str) -> str | None:
        async with self._database.reading() as connection:
            row = await connection.execute(
                select(artifacts.c.text).where(artifacts.c.table_id == table_id, artifacts.c.kind == kind)
            )
            return row.scalar_one_or_none()

    async def add(self, table_id: str, kind: str, text: str) -> None:
        """Store an artifact, unless there is one of its kind."""
        async with self._database.writing() as connection:
            await connection.execute(
                self._database.upsert(artifacts)
                .values(table_id=table_id, kind=kind, text=text, at=now())
                .on_conflict_do_nothing()
            )
