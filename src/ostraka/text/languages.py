"""The one list of languages: command line, server and browser take theirs from it."""

from typing import Final

LANGUAGES: Final = {"en": "English", "pl": "Polski", "it": "Italiano", "cs": "Čeština", "de": "Deutsch"}
LANGUAGE_CODES: Final = tuple(sorted(LANGUAGES))
