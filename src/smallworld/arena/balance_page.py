"""The report on balance as an HTML page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from smallworld.arena.balance import Balance, Strength
from smallworld.arena.page import figure, means, section, table, verdict, write_page
from smallworld.arena.plots import Dot, dot_plot
from smallworld.translate import Translator

_SEAT: Final = re.compile(r"(\d+) players, seat (\d+)")


def write_balance_page(
    path: Path, balance: Balance, facts: str, verdict_on_it: str, words: Translator
) -> None:
    """Write the tables, plots and conclusions of a balance report to `path`.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    explained = means(words.t("balance-explained"), words.t("report-within"), words.t("balance-sure"))
    among = section(
        words.t("page-among", kind=balance.kind),
        strengths(words, balance.kind, balance.all),
        explained,
        figure(words.t("page-lead-beyond"), _dots(words, balance.all, balance.name, percent=False)),
        figure(words.t("page-victories-beyond"), _dots(words, balance.all, balance.name, percent=True)),
    )
    parts = [
        section(
            words.t("page-by", part=part),
            strengths(words, part, named(words, some)),
            figure(words.t("page-lead"), _dots(words, named(words, some), "", percent=False)),
        )
        for part, some in balance.parts.items()
    ]
    end = verdict(words, [verdict_on_it])
    write_page(path, words.language, words.t("page-balance", name=balance.name), facts, [among, *parts, end])


def named(words: Translator, some: dict[str, Strength]) -> dict[str, Strength]:
    """Return the strengths by seat, with the seats named in the language of the report."""
    seats = {name: _SEAT.fullmatch(name) for name in some}
    return {
        name if seat is None else words.t("report-seat-of", players=seat[1], seat=seat[2]): some[name]
        for name, seat in seats.items()
    }


def strengths(words: Translator, heading: str, some: dict[str, Strength]) -> str:
    """Return an HTML table of strengths."""
    columns = (heading, "taken", "coins", "lead", "victories")
    return table(
        [words.t(f"report-{column}") for column in columns],
        [
            [
                name,
                words.number(one.samples, ","),
                (words.number(one.coins, "+.1f"), words.margin(one.coins_within, ".1f")),
                (words.number(one.lead, "+.1f"), words.margin(one.lead_within, ".1f")),
                (words.number(one.victory, "+.1%"), words.margin(one.victory_within, ".1%")),
            ]
            for name, one in some.items()
        ],
    )


def _dots(words: Translator, some: dict[str, Strength], marked: str, *, percent: bool) -> str:
    dots = []
    for name, one in some.items():
        value, within = (one.victory, one.victory_within) if percent else (one.lead, one.lead_within)
        dots.append(Dot(name, value, value - (within or 0), value + (within or 0), int(name == marked)))
    label = words.t("report-victories" if percent else "page-coins-ahead")
    written = (lambda share: words.number(share, ".0%")) if percent else None
    return dot_plot(dots, label, 0, written)
