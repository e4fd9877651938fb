from server.conftest import server

__all__ = ["server"]
