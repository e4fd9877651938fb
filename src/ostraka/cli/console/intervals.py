"""Figures in the terminal, with how far they may be off."""

import math


def margin(value: float, error: float, form: str = ".1f") -> str:
    """A figure and half the width of its interval; a question mark where too little is known to tell."""
    return f"{value:{form}} ± {_plain(error, form)}"


def percent(value: float, error: float) -> str:
    return f"{100 * value:.1f}% ± {_plain(100 * error, '.1f')}"


def _plain(error: float, form: str) -> str:
    return f"{error:{form.lstrip('+')}}" if math.isfinite(error) else "?"
