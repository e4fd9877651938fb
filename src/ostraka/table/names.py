"""Names of players: any text that can be seen."""

import re
from typing import Final

_JOINABLE: Final = "\u0600-\u0dff\u2190-\u2bff\ufe0f\U0001f000-\U0001faff"  # Arabic, Indic, pictures
_JOINER: Final = re.compile(f"(?<=[{_JOINABLE}])[\u200c\u200d](?=[{_JOINABLE}])")


def can_be_seen(name: str) -> bool:
    """Whether nothing in a name is a control code, or hides or turns what stands beside it.

    What joins or parts two letters that join, or two pictures, belongs to them.
    """
    return _JOINER.sub("", name).isprintable()
