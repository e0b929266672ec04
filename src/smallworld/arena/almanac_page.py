"""The almanac as an HTML page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.almanac import FIRST, LATER, Mean, Table, income
from smallworld.arena.effects import Effect
from smallworld.arena.page import Say, figure, heat_map, means, section, table, verdict, write_page
from smallworld.arena.plots import Dot, dot_plot
from smallworld.bots.statistics import NORMAL_95


def write_almanac_page(
    path: Path, tables: dict[int, Table], facts: str, verdicts: list[str], say: Say, language: str
) -> None:
    """Write the tables, plots and conclusions of an almanac to `path`.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    sections = [_section(say, players, found) for players, found in tables.items()]
    sections.append(verdict(say, verdicts))
    write_page(path, language, say("page-almanac"), facts, sections, say("page-almanac-footer"))


def _section(say: Say, players: int, found: Table) -> str:
    later = usual_later(found)
    explained = means(say("almanac-explained"), say("report-within"))
    parts = [_by_turn(say, found), explained, _by_price(say, found)]
    for half in ("races", "powers"):
        first, after = getattr(found.phases[FIRST], half), getattr(found.phases[LATER], half)
        parts.append(figure(say("page-first", what=half), _dots(say, found.turns[1], first, 0)))
        parts.append(
            figure(say("page-later", what=half, turn=later), _dots(say, found.turns[later], after, 1))
        )
    for turn, phase in ((1, FIRST), (later, LATER)):
        effects = found.phases[phase]
        races = sorted(effects.races, key=lambda race: -effects.races[race].share)
        powers = sorted(effects.powers, key=lambda power: -effects.powers[power].share)
        values = {pair: found.expected(pair, turn)[0] for pair in effects.pairs}
        plot = heat_map(races, powers, values, found.turns[turn].coins, ".0f")
        parts.append(figure(say("page-coins-of-pairs", turn=turn), plot, wide=True))
    return section(say("page-players", players=players, games=found.games), *parts)


def usual_later(found: Table) -> int:
    """Return the turn in which players take later combos most often."""
    return max((turn for turn in found.turns if turn > 1), key=lambda turn: found.turns[turn].samples)


def _dots(say: Say, mean: Mean, effects: dict[str, Effect], colour: int) -> str:
    dots = []
    for name in sorted(effects, key=lambda name: -effects[name].share):
        coins, error = income(Mean(mean.coins, 0, mean.samples), effects[name])
        dots.append(Dot(name, coins, coins - NORMAL_95 * error, coins + NORMAL_95 * error, colour))
    return dot_plot(dots, say("page-coins-average"), zero=mean.coins)


def _by_turn(say: Say, found: Table) -> str:
    turns = {turn: mean for turn, mean in found.turns.items() if mean.samples}
    return table(
        [say("page-taken-in"), *map(str, turns)],
        [
            [say("report-coins"), *(f"{mean.coins:.1f}" for mean in turns.values())],
            ["±", *(f"{NORMAL_95 * mean.error:.1f}" for mean in turns.values())],
            [say("page-combos"), *(f"{mean.samples:,}" for mean in turns.values())],
        ],
    )


def _by_price(say: Say, found: Table) -> str:
    return table(
        [say("page-price"), *map(str, found.prices)],
        [
            [
                say("page-beyond"),
                *(f"{mean.coins:+.1f} ± {NORMAL_95 * mean.error:.1f}" for mean in found.prices.values()),
            ],
            [say("page-less-price"), *(f"{mean.coins - price:+.1f}" for price, mean in found.prices.items())],
        ],
    )
