"""A real browser for reports, as the tests of the browser client have it."""

from web.conftest import chromium

__all__ = ["chromium"]
