"""The help page of Cheops."""

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import explained
from ostraka.cli.language import t
from ostraka.cli.play.typed import typing_help
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.ascii import MARK
from ostraka.games.cheops.rules.stones import BUILDINGS
from ostraka.games.cheops.terminal.drawing import INKS, symbol_list


def help_page() -> RenderableType:
    """The aim, the buildings, how to pay, the signs, and what can be typed."""
    buildings = {t(f"points-cheops-{name}"): ("bold", t(f"cheops-help-{name}")) for name in BUILDINGS}
    symbol = t("symbol-ankh")
    signs = {
        "[r]": t("cheops-help-die"),
        "(r)": t("cheops-help-quarry"),
        "<r>": t("cheops-help-joker"),
        "r": t("cheops-help-not-now"),
        f"{MARK}R{MARK}": t("stone-laid"),
        f"{symbol} 1/2": t("cheops-help-symbol", stone="ra"),
        f"{symbol} 1/2!": t("cheops-help-last-chance"),
    }
    moves = {
        "p1.3": t("cheops-help-stone", left="l2", right="r2", cap="cap"),
        "a1 b1": t("cheops-help-pair"),
        "p1.3 q4": t("cheops-help-pay", joker="p1.3 j"),
        "lay p1.3=die": t("cheops-help-in-full", ways="die, quarry:4, joker"),
        "done": t("cheops-help-done", short="d, pass"),
    }
    colours = [Text(f"{name[0]} {t(f'colour-{name}')}", ink) for name, ink in INKS.items()]
    return Group(
        Text(t("cheops-help-aim")),
        Text(),
        explained(buildings),
        Text(t("cheops-help-paying")),
        Text(f"{t('terminal-help-colours')} ").append_text(Text("  ").join(colours)),
        explained({sign: ("bold", meaning) for sign, meaning in signs.items()}),
        Text(),
        Text(t("cheops-help-bonuses")),
        symbol_list(sheets_file.standard().sheets[0]),
        Text(),
        typing_help(moves, "C12"),
        Text(),
        Text(t("terminal-help-typing")),
    )
