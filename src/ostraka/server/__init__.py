"""The server: tables that people and bots play at, over HTTP and WebSocket, and lose nothing."""

from ostraka.core.extras import require

require("server", "litestar")
