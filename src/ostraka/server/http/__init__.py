"""The face to clients: the HTTP API, WebSocket connections, pages, security, compression, metrics."""
