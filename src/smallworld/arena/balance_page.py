"""The report on balance as an HTML page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from smallworld.arena.balance import Balance, Strength
from smallworld.arena.page import Say, figure, means, section, table, verdict, write_page
from smallworld.arena.plots import Dot, dot_plot

_SEAT: Final = re.compile(r"(\d+) players, seat (\d+)")


def write_balance_page(
    path: Path, balance: Balance, facts: str, verdict_on_it: str, say: Say, language: str
) -> None:
    """Write the tables, plots and conclusions of a balance report to `path`.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    explained = means(say("balance-explained"), say("report-within"), say("balance-sure"))
    among = section(
        say("page-among", kind=balance.kind),
        strengths(say, balance.kind, balance.all),
        explained,
        figure(say("page-lead-beyond"), _dots(say, balance.all, balance.name, percent=False)),
        figure(say("page-victories-beyond"), _dots(say, balance.all, balance.name, percent=True)),
    )
    parts = [
        section(
            say("page-by", part=part),
            strengths(say, part, named(say, some)),
            figure(say("page-lead"), _dots(say, named(say, some), "", percent=False)),
        )
        for part, some in balance.parts.items()
    ]
    end = verdict(say, [verdict_on_it])
    write_page(path, language, say("page-balance", name=balance.name), facts, [among, *parts, end])


def named(say: Say, some: dict[str, Strength]) -> dict[str, Strength]:
    """Return the strengths by seat, with the seats named in the language of the report."""
    seats = {name: _SEAT.fullmatch(name) for name in some}
    return {
        name if seat is None else say("report-seat-of", players=seat[1], seat=seat[2]): some[name]
        for name, seat in seats.items()
    }


def strengths(say: Say, heading: str, some: dict[str, Strength]) -> str:
    """Return an HTML table of strengths."""
    columns = (heading, "taken", "coins", "lead", "victories")
    return table(
        [say(f"report-{column}") for column in columns],
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


def _dots(say: Say, some: dict[str, Strength], marked: str, *, percent: bool) -> str:
    dots = []
    for name, one in some.items():
        value, within = (one.victory, one.victory_within) if percent else (one.lead, one.lead_within)
        dots.append(Dot(name, value, value - (within or 0), value + (within or 0), int(name == marked)))
    label = say("report-victories" if percent else "page-coins-ahead")
    return dot_plot(dots, label, zero=0, percent=percent)
