"""Plots as SVG, in the colours of the surrounding page for both light and dark mode."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.errors import SmallWorldError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Colours that colour-blind readers can distinguish on light and dark backgrounds.
COLOURS: Final = ("#0f83c9", "#d97a00", "#009e73", "#c2568f", "#8a7a00", "#7a5fd0", "#b0452c", "#5f7f8f")
# Placeholders for colours, replaced by CSS variables of the page.
_INK, _LINE = "#010203", "#040506"
_WIDTH: Final = 5.8  # inches of 72 points, so that two plots fit side by side
_BIN: Final = 5  # coins in one bin


@dataclass(frozen=True)
class Dot:
    """A row of a plot: a value with its interval. Rows with the same name share a colour."""

    row: str
    value: float
    low: float
    high: float
    colour: int = 0


def dot_plot(
    dots: Sequence[Dot], label: str, zero: float | None = None, percent: Callable[[float], str] | None = None
) -> str:
    """Return a plot with a row for each value and its interval, and a dashed line at `zero`.

    If the values are shares, `percent` returns a value of the axis as text.
    """

    def draw(axes: Axes) -> None:
        for place, dot in enumerate(dots):
            colour = COLOURS[dot.colour % len(COLOURS)]
            axes.plot(
                [dot.low, dot.high], [place, place], color=colour, linewidth=2.4, solid_capstyle="round"
            )
            axes.plot([dot.value], [place], "o", color=colour, markersize=7)
        axes.set_yticks(range(len(dots)), [dot.row for dot in dots])
        axes.set_ylim(len(dots) - 0.4, -0.6)
        axes.grid(axis="x")
        axes.set_xlabel(label)
        if zero is not None:
            axes.axvline(zero, color=_INK, linewidth=1, linestyle=(0, (3, 3)), alpha=0.6)
        if percent is not None:
            axes.xaxis.set_major_formatter(lambda share, _: percent(share))

    return _drawn(draw, 0.9 + 0.3 * len(dots))


def distributions(counts: dict[str, Counter[int]], label: str, colours: Sequence[int]) -> str:
    """Return a plot of the distribution of final coins in each row, all rows on the same scale."""
    lowest = min(min(count) for count in counts.values()) // _BIN * _BIN
    highest = max(max(count) for count in counts.values()) // _BIN * _BIN + _BIN
    edges = list(range(lowest, highest + _BIN, _BIN))

    def draw(axes: Axes) -> None:
        for place, (_, count) in enumerate(counts.items()):
            total = sum(count.values())
            shares = [sum(count[coins] for coins in range(edge, edge + _BIN)) / total for edge in edges[:-1]]
            tall = 0.85 / max(shares)
            heights = [place - share * tall for share in shares]
            colour = COLOURS[colours[place] % len(COLOURS)]
            axes.stairs(heights, edges, baseline=place, fill=True, color=colour, alpha=0.35)
            axes.stairs(heights, edges, baseline=place, color=colour, linewidth=1.4)
            mean = sum(coins * times for coins, times in count.items()) / total
            axes.plot([mean, mean], [place, place - 0.85], color=colour, linewidth=1.4, linestyle="--")
        axes.set_yticks(range(len(counts)), list(counts))
        axes.set_ylim(len(counts) - 0.8, -1.1)
        axes.grid(axis="x")
        axes.set_xlabel(label)

    return _drawn(draw, 0.9 + 0.62 * len(counts))


def must_be_possible() -> None:
    """Check that plots can be drawn. Call this before the long computation of their data.

    Raises:
        SmallWorldError: matplotlib is not installed.
    """
    if find_spec("matplotlib") is None:
        raise SmallWorldError(
            "plots: matplotlib is not installed; python -m pip install 'smallworld[plots]' includes it"
        )


def _drawn(draw: Callable[[Axes], None], height: float) -> str:
    """Return a matplotlib figure as an `<svg>` element."""
    # Imported here, because matplotlib may be missing and is slow to import.
    import matplotlib
    from matplotlib.figure import Figure

    looks: Any = {
        "svg.fonttype": "none",  # text stays text
        "svg.hashsalt": "smallworld",  # so that the same results give the same file
        "font.family": "sans-serif",
        "font.size": 10,
        "axes.spines.left": False,
        "axes.spines.right": False,
        "axes.spines.top": False,
        "axes.spines.bottom": False,
        "axes.axisbelow": True,
        "ytick.major.size": 0,
        "xtick.major.size": 0,
        "grid.linewidth": 0.8,
        "grid.color": _LINE,
        **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), _INK),
    }
    with matplotlib.rc_context(looks):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        draw(figure.subplots())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    svg = re.sub(r"^.*?(?=<svg)", "", text.getvalue(), flags=re.DOTALL)
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return svg.replace(_INK, "currentColor").replace(_LINE, "var(--line)")
