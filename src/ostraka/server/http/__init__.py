"""The HTTP API, WebSocket connections, pages, security, compression, metrics."""
