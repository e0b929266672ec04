"""Sentences that explain the figures of a report, and advice based on them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from smallworld.arena.almanac import Table
from smallworld.arena.balance import Balance
from smallworld.arena.tally import TableResult
from smallworld.arena.verdicts import Winner, earners_of, place_in, winner_of
from smallworld.bots.statistics import ENOUGH
from smallworld.translate import Translator

HALVES: Final = ("races", "powers")


def verdict_on_bots(words: Translator, result: TableResult) -> str:
    """Return sentences that say which bots win significantly more often; "" if there is only one bot."""
    winner = winner_of(result.bots)
    return "" if winner is None else _who_wins(words, result.players, winner)


def _who_wins(words: Translator, players: int, winner: Winner) -> str:
    best = winner.best
    facts: dict[str, str | int] = {
        "players": players,
        "bot": best.bot,
        "share": words.number(best.win_share, ".0%"),
        "low": words.number(best.win_share_from, ".0%"),
        "high": words.number(best.win_share_to, ".0%"),
    }
    if not winner.open:
        return words.t("arena-clear", beaten=words.listed(winner.beaten, "and"), **facts)
    if not winner.beaten:
        return words.t("arena-open", players=players, bot=best.bot, open=words.listed(winner.open, "or"))
    beaten, open_ = words.listed(winner.beaten, "and"), words.listed(winner.open, "or")
    return words.t("arena-partly", beaten=beaten, open=open_, **facts)


def verdict_on_balance(words: Translator, balance: Balance, own: Collection[str]) -> str:
    """Return sentences on the strength of a race or power, and advice for a custom one."""
    name, mine = balance.name, balance.all[balance.name]
    place = place_in(balance, own)
    if place is None or not place.of:
        return words.t("balance-seldom", name=name, samples=mine.samples, enough=ENOUGH)
    is_own = name in own
    facts: dict[str, str | int] = {
        "name": name,
        "of": place.of,
        "others": words.t("balance-others", kind=balance.kind, own="yes" if is_own else "no"),
        "lead": words.number(mine.lead, "+.1f"),
        "within": words.number(mine.lead_within or 0, ".1f"),
    }
    if place.stronger == place.of:
        said = words.t("balance-above", **facts)
    elif place.weaker == place.of:
        said = words.t("balance-below", **facts)
    elif place.open == place.of:
        said = words.t("balance-open", **facts)
    else:
        counts = {"stronger": place.stronger, "weaker": place.weaker, "open": place.open}
        said = words.t("balance-among", **counts, **facts)
    advice = place.advice() if is_own else ""
    if not advice and (is_own or place.open == place.of):
        advice = "more"
    return f"{said} {words.t(f'balance-{advice}')}" if advice else said


def verdicts_on_combos(words: Translator, players: int, table: Table) -> list[str]:
    """Return sentences that name the races and powers with significantly high or low earnings."""
    said: list[str] = []
    for half in HALVES:
        told: list[str] = []
        found = earners_of(table, half)
        for id, earner in zip(("best", "worst"), found or (), strict=False):
            if earner.place.stronger if id == "best" else earner.place.weaker:
                told.append(
                    words.t(
                        f"almanac-{id}",
                        players=players,
                        what=half,
                        name=earner.name,
                        coins=words.number(earner.coins, ".1f"),
                        within=words.number(earner.within, ".1f"),
                        stronger=earner.place.stronger,
                        weaker=earner.place.weaker,
                        of=earner.place.of,
                    )
                )
        said += told or [words.t("almanac-open", players=players, what=half)]
    return said
