"""The balance report as a page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.balance import Balance, Strength
from smallworld.arena.page import figure, section, table, write_page
from smallworld.arena.plots import Dot, dot_plot

FOOTER = (
    "Coins are the income of the combo until it leaves the map or the game ends, less its price and with "
    "what was found on it; lead (coins beyond the mean of the table) and victory are its owner’s at the end. "
    "All are differences from the average combo that is taken in the same turn from the same seat. Combos "
    "were taken by lot, everything else was decided by the bots. Intervals hold the true value with 95 % "
    "confidence."
)


def write_balance_page(path: Path, balance: Balance, facts: str) -> None:
    """Write tables and plots of a balance report to `path`.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    among = section(
        f"Among the {balance.kind}s",
        strengths(balance.kind, balance.all),
        figure("Lead beyond the average combo", _dots(balance.all, balance.name, percent=False)),
        figure("Victories beyond the average combo", _dots(balance.all, balance.name, percent=True)),
    )
    parts = [
        section(f"By {part}", strengths(part, some), figure("Lead", _dots(some, "", percent=False)))
        for part, some in balance.parts.items()
    ]
    write_page(path, f"Balance: {balance.name}", facts, [among, *parts], FOOTER)


def strengths(heading: str, some: dict[str, Strength]) -> str:
    """A table of strengths."""
    return table(
        [heading, "times taken", "coins", "lead", "victories"],
        [
            [
                name,
                f"{one.samples:,}",
                (f"{one.coins:+.1f}", "" if one.coins_within is None else f"± {one.coins_within:.1f}"),
                (f"{one.lead:+.1f}", "" if one.lead_within is None else f"± {one.lead_within:.1f}"),
                (f"{one.victory:+.1%}", "" if one.victory_within is None else f"± {one.victory_within:.1%}"),
            ]
            for name, one in some.items()
        ],
    )


def _dots(some: dict[str, Strength], marked: str, *, percent: bool) -> str:
    dots = []
    for name, one in some.items():
        value, within = (one.victory, one.victory_within) if percent else (one.lead, one.lead_within)
        dots.append(Dot(name, value, value - (within or 0), value + (within or 0), int(name == marked)))
    return dot_plot(dots, "victories" if percent else "coins ahead", zero=0, percent=percent)
