"""The almanac as an HTML page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.almanac import FIRST, LATER, Mean, Table, income
from smallworld.arena.effects import Effect
from smallworld.arena.page import figure, heat_map, means, section, table, verdict, write_page
from smallworld.arena.plots import Dot, dot_plot
from smallworld.bots.statistics import NORMAL_95
from smallworld.translate import Translator


def write_almanac_page(
    path: Path, tables: dict[int, Table], facts: str, verdicts: list[str], words: Translator
) -> None:
    """Write the tables, plots and conclusions of an almanac to `path`.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    sections = [_section(words, players, found) for players, found in tables.items()]
    sections.append(verdict(words, verdicts))
    write_page(path, words.language, words.t("page-almanac"), facts, sections, words.t("page-almanac-footer"))


def _section(words: Translator, players: int, found: Table) -> str:
    later = usual_later(found)
    explained = means(words.t("almanac-explained"), words.t("report-within"))
    parts = [_by_turn(words, found), explained, _by_price(words, found)]
    for half in ("races", "powers"):
        first, after = getattr(found.phases[FIRST], half), getattr(found.phases[LATER], half)
        parts.append(figure(words.t("page-first", what=half), _dots(words, found.turns[1], first, 0)))
        parts.append(
            figure(words.t("page-later", what=half, turn=later), _dots(words, found.turns[later], after, 1))
        )
    for turn, phase in ((1, FIRST), (later, LATER)):
        effects = found.phases[phase]
        races = sorted(effects.races, key=lambda race: -effects.races[race].share)
        powers = sorted(effects.powers, key=lambda power: -effects.powers[power].share)
        values = {pair: found.expected(pair, turn)[0] for pair in effects.pairs}
        plot = heat_map(
            races, powers, values, found.turns[turn].coins, lambda coins: words.number(coins, ".0f")
        )
        parts.append(figure(words.t("page-coins-of-pairs", turn=turn), plot, wide=True))
    return section(words.t("page-players", players=players, games=found.games), *parts)


def usual_later(found: Table) -> int:
    """Return the turn in which players take later combos most often."""
    return max((turn for turn in found.turns if turn > 1), key=lambda turn: found.turns[turn].samples)


def _dots(words: Translator, mean: Mean, effects: dict[str, Effect], colour: int) -> str:
    dots = []
    for name in sorted(effects, key=lambda name: -effects[name].share):
        coins, error = income(Mean(mean.coins, 0, mean.samples), effects[name])
        dots.append(Dot(name, coins, coins - NORMAL_95 * error, coins + NORMAL_95 * error, colour))
    return dot_plot(dots, words.t("page-coins-average"), zero=mean.coins)


def _by_turn(words: Translator, found: Table) -> str:
    turns = {turn: mean for turn, mean in found.turns.items() if mean.samples}
    return table(
        [words.t("page-taken-in"), *map(str, turns)],
        [
            [words.t("report-coins"), *(words.number(mean.coins, ".1f") for mean in turns.values())],
            ["±", *(words.number(NORMAL_95 * mean.error, ".1f") for mean in turns.values())],
            [words.t("page-combos"), *(words.number(mean.samples, ",") for mean in turns.values())],
        ],
    )


def _by_price(words: Translator, found: Table) -> str:
    return table(
        [words.t("page-price"), *map(str, found.prices)],
        [
            [
                words.t("page-beyond"),
                *(
                    words.estimate(mean.coins, NORMAL_95 * mean.error, "+.1f")
                    for mean in found.prices.values()
                ),
            ],
            [
                words.t("page-less-price"),
                *(words.number(mean.coins - price, "+.1f") for price, mean in found.prices.items()),
            ],
        ],
    )
