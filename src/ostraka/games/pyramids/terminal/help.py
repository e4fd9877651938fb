"""The help page of Pyramids."""

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import explained, side_by_side
from ostraka.cli.language import t
from ostraka.cli.play.typed import typing_help
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.games.pyramids.terminal.drawing import INKS, STYLES, shape


def help_page() -> RenderableType:
    """The aim, the icons, the shapes, and what can be typed."""
    icons = {
        "T": t("pyramids-help-tomb"),
        "r": t("pyramids-help-red"),
        "g": t("pyramids-help-green"),
        "f": t("pyramids-help-torch"),
        "s": t("pyramids-help-skull"),
        "x": t("pyramids-help-cross"),
        "p": t("pyramids-help-potion"),
    }
    moves = {
        "mark 3 c1 c2": t("pyramids-help-mark", short="m 3 c1 c2", shorter="3 c1c2"),
        "cross 3 d2": t("pyramids-help-cross-move", short="3 d2"),
        "keep 3 40": t("pyramids-help-keep"),
        "take 11": t("pyramids-help-take", deck="take deck"),
    }
    colours = [Text(f"{name[0]} {t(f'colour-{name}')}", ink) for name, ink in INKS.items()]
    pictures = [Text("\n").join([Text(name, "bold"), shape(name)]) for name in SHAPES]
    return Group(
        Text(t("pyramids-help-aim")),
        Text(),
        explained({letter: (STYLES[letter], meaning) for letter, meaning in icons.items()}),
        Text(t("pyramids-help-bonuses")),
        Text(f"{t('terminal-help-colours')} ").append_text(Text("  ").join(colours)),
        Text(),
        Text(t("pyramids-help-shapes")),
        side_by_side(pictures),
        Text(),
        typing_help(moves, "P13"),
        Text(),
        Text(t("terminal-help-typing")),
    )
