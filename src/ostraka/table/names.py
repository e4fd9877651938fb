"""Names of players: any visible text."""

import re
from typing import Final

_JOINABLE: Final = "\u0600-\u0dff\u2190-\u2bff\ufe0f\U0001f000-\U0001faff"  # Arabic, Indic, emoji
_JOINER: Final = re.compile(f"(?<=[{_JOINABLE}])[\u200c\u200d](?=[{_JOINABLE}])")


def can_be_seen(name: str) -> bool:
    """Whether a name has no control characters and none that hide text or change its direction.

    Zero-width joiners are allowed between letters or emoji that combine.
    """
    return _JOINER.sub("", name).isprintable()
