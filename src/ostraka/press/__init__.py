"""Sets to print: the components of a game, its rules and building instructions, as one PDF."""

from ostraka.press.sets import PAPERS, Order, Printed, press

__all__ = ["PAPERS", "Order", "Printed", "press"]
