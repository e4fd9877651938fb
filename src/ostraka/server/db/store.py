"""Everything that a server stores: a database with one repository for each kind of row."""

from ostraka.server.db.artifacts import ArtifactStore
from ostraka.server.db.database import Database
from ostraka.server.db.people import People
from ostraka.server.db.tables import TableStore


class Store(Database):
    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.people = People(self)
        self.tables = TableStore(self)
        self.artifacts = ArtifactStore(self)
