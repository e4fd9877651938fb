"""Live play: rooms, WebSocket connections, presence, bots."""
