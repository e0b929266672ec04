"""The almanac as a page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.almanac import FIRST, LATER, Mean, Table, income
from smallworld.arena.effects import Effect
from smallworld.arena.page import figure, heat_map, section, table, write_page
from smallworld.arena.plots import Dot, dot_plot
from smallworld.bots.statistics import NORMAL_95

FOOTER = (
    "The income of a combo is all that was scored for its race, from the turn in which it was taken until it "
    "left the map or the game ended, active and in decline; the price is not taken off. Combos were taken by "
    "lot, everything else was decided by the bots. Bars and ± hold the true mean with 95 % confidence; a "
    "single game strays much further. Pairs that were seen seldom are drawn towards what race and power "
    "make of them."
)


def write_almanac_page(path: Path, tables: dict[int, Table], title: str, facts: str) -> None:
    """Write tables and plots of an almanac to `path`.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    sections = [_section(players, found) for players, found in tables.items()]
    write_page(path, title, facts, sections, FOOTER)


def _section(players: int, found: Table) -> str:
    later = usual_later(found)
    parts = [_by_turn(found), _by_price(found)]
    for half in ("races", "powers"):
        first, after = getattr(found.phases[FIRST], half), getattr(found.phases[LATER], half)
        parts.append(figure(f"First combos by {half}, taken in turn 1", _dots(found.turns[1], first, 0)))
        parts.append(
            figure(f"Later combos by {half}, taken in turn {later}", _dots(found.turns[later], after, 1))
        )
    for turn, phase in ((1, FIRST), (later, LATER)):
        effects = found.phases[phase]
        races = sorted(effects.races, key=lambda race: -effects.races[race].share)
        powers = sorted(effects.powers, key=lambda power: -effects.powers[power].share)
        values = {pair: found.expected(pair, turn)[0] for pair in effects.pairs}
        plot = heat_map(races, powers, values, found.turns[turn].coins, ".0f")
        parts.append(figure(f"Coins of each pair, taken in turn {turn}", plot, wide=True))
    return section(f"{players} players, {found.games:,} games", *parts)


def usual_later(found: Table) -> int:
    """The turn in which most later combos are taken."""
    return max((turn for turn in found.turns if turn > 1), key=lambda turn: found.turns[turn].samples)


def _dots(mean: Mean, effects: dict[str, Effect], colour: int) -> str:
    dots = []
    for name in sorted(effects, key=lambda name: -effects[name].share):
        coins, error = income(Mean(mean.coins, 0, mean.samples), effects[name])
        dots.append(Dot(name, coins, coins - NORMAL_95 * error, coins + NORMAL_95 * error, colour))
    return dot_plot(dots, "coins; dashed: the average combo", zero=mean.coins)


def _by_turn(found: Table) -> str:
    turns = {turn: mean for turn, mean in found.turns.items() if mean.samples}
    return table(
        ["taken in turn", *map(str, turns)],
        [
            ["coins", *(f"{mean.coins:.1f}" for mean in turns.values())],
            ["±", *(f"{NORMAL_95 * mean.error:.1f}" for mean in turns.values())],
            ["combos", *(f"{mean.samples:,}" for mean in turns.values())],
        ],
    )


def _by_price(found: Table) -> str:
    return table(
        ["price paid", *map(str, found.prices)],
        [
            [
                "income beyond the average",
                *(f"{mean.coins:+.1f} ± {NORMAL_95 * mean.error:.1f}" for mean in found.prices.values()),
            ],
            ["less the price", *(f"{mean.coins - price:+.1f}" for price, mean in found.prices.items())],
        ],
    )
