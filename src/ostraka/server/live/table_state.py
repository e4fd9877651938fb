"""A stored table in memory: its seats, its options and its game."""

import msgspec

from ostraka.server import messages
from ostraka.server.db.tables import StoredTable
from ostraka.server.errors import Refusal
from ostraka.server.live.game_session import GameSession
from ostraka.server.live.presence import Presence
from ostraka.server.live.table_info import Result, Standing, table_info
from ostraka.server.live.views import Views


class TableState:
    """Everything that a room loads from the database; a reload replaces it."""

    def __init__(self, stored: StoredTable) -> None:
        self.row = stored.table
        self.seats = list(stored.seats)
        self.options = msgspec.json.decode(stored.table.options, type=messages.TableOptions)
        self.last_change: int = stored.table.changed
        self.session = GameSession(stored)
        self.views = Views(self.session)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    @property
    def is_full(self) -> bool:
        """Whether the game can start: every seat has a bot, or a person who has added a nonce."""
        return self.session.status == "open" and all(seat.bot or seat.nonce for seat in self.seats)

    def bot_on(self, seat: int) -> str | None:
        """The bot that plays a seat: its own, or a stand-in."""
        row = self.seats[seat]
        bot: str | None = row.bot or row.stand_in
        return bot

    @property
    def is_bots_only(self) -> bool:
        """Whether no person plays at present: then the game goes on only while somebody watches."""
        return all(self.bot_on(seat.seat) is not None for seat in self.seats)

    def check_may_watch(self, person: str | None, *, may_sit: bool) -> None:
        """Without a seat, a person may watch if the table allows it, or while there may be a free seat."""
        is_open = may_sit and self.session.status == "open"
        if not (self.seats_of(person) or self.options.watching or is_open):
            raise Refusal("not-yours", "this table allows no watchers")

    def info(self, presence: Presence, person: str | None, *, may_sit: bool) -> messages.TableInfo:
        table = self.session.table
        result = Result(tuple(table.scores), tuple(table.winners)) if table and table.over else None
        standing = Standing(self.session.status, result, self.last_change)
        return table_info(self.row, self.seats, standing, presence, person=person, may_sit=may_sit)
