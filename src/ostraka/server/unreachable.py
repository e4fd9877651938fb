"""What a server needs, and cannot find."""

from ostraka.core.errors import OstrakaError


class Unreachable(OstrakaError):  # noqa: N818 - a state of things
    """A database or a bus that does not answer when a server starts."""
