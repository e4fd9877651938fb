"""What is told where Ostraka was installed without what printing needs."""

import sys

from ostraka.core.errors import OstrakaError


class Missing(OstrakaError):  # noqa: N818 - reads as what it is at the place it is caught
    """The packages that set type and read words are not installed."""

    def __init__(self) -> None:
        super().__init__(
            "printing needs two packages more; install them with:"
            f" {sys.executable} -m pip install typst fluent-runtime"
        )
