"""Sets to print: the components of a game, its rules and building instructions, as one PDF."""

from ostraka.press.sets import PAPERS, Order, Printed, press
from ostraka.text.fluent import LANGUAGES

__all__ = ["LANGUAGES", "PAPERS", "Order", "Printed", "press"]
