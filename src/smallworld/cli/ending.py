"""The end of a game: who won, and what each turn brought."""

from __future__ import annotations

from typing import Final

from smallworld.cli.lines import Line, joined, line
from smallworld.cli.scene import Scene
from smallworld.engine.game import standings, winners

_BARS: Final = "▁▂▃▄▅▆▇█"


def ending_lines(scene: Scene, incomes: list[list[int]], columns: int) -> list[Line]:
    """Standings and the coins of every turn."""
    best = winners(scene.state)
    names = [scene.seats[player].name for player in best]
    title = f"{names[0]} wins" if len(names) == 1 else f"{joined(names)} share the victory"
    lines = [[(f"── The game is over: {title}! ".ljust(columns - 1, "─"), "bold")]]
    table = standings(scene.state)
    order = sorted(range(len(table)), key=lambda player: table[player], reverse=True)
    for rank, player in enumerate(order):
        seat = scene.seats[player]
        coins, tokens = table[player]
        equal = [place for place in order if table[place] == table[player]]
        lines.append(
            line(
                (f"{order.index(equal[0]) + 1 if equal else rank + 1:3}. ", "bold"),
                (f" {seat.crest} ", seat.style("chip")),
                (f" {seat.name:12}", seat.style()),
                (f"{coins:4} coins", "bold"),
                (f"  {tokens:3} tokens on the map", "dim"),
            )
        )
    return [*lines, *income_chart(scene, incomes)]


def income_chart(scene: Scene, incomes: list[list[int]]) -> list[Line]:
    """Coins scored in each turn, as numbers with bars below."""
    most = max([1, *[coins for turns in incomes for coins in turns]])
    rounds = len(incomes[0])
    head = "".join([f"{turn + 1:4}" for turn in range(rounds)])
    lines = [line((f"{'coins in game turn':18}{head}   all", "dim"))]
    for seat in scene.seats:
        turns = incomes[seat.place]
        numbers = "".join([f"{coins:4}" for coins in turns])
        bars = "".join([f"  {_bar(coins, most) * 2}" for coins in turns])
        lines.append(
            line((f"   {seat.crest} {seat.name:13}", seat.style()), numbers, (f"{sum(turns):6}", "bold"))
        )
        lines.append(line(" " * 18, (bars, seat.style())))
    return lines


def _bar(coins: int, most: int) -> str:
    return _BARS[min(len(_BARS) - 1, coins * len(_BARS) // (most + 1))] if coins > 0 else " "
