"""The server: tables for people and bots, over HTTP and WebSocket; acknowledged turns are never lost."""

from ostraka.core.extras import require

require("server", "litestar")
