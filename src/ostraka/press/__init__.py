"""Sets to print: all that a game is played with, its rules and how to make it, as one PDF."""

from ostraka.press.sets import PAPERS, Order, Printed, press
from ostraka.text.fluent import LANGUAGES

__all__ = ["LANGUAGES", "PAPERS", "Order", "Printed", "press"]
