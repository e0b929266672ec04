"""The screen at the end of a game: the winners, and the income of each turn."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from smallworld.cli.screen.seats_view import team_name, teams_of
from smallworld.cli.words.lines import Line, filled, fitted, line, numbered, ruled, together
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import LONGEST
from smallworld.engine.game import placings, winners

_BARS: Final = "▁▂▃▄▅▆▇█"
_HEAD: Final = 18  # columns to the left of the chart's numbers


def ending_lines(scene: Scene, incomes: list[list[int]], columns: int) -> list[Line]:
    """Return lines with the winners, the standings, and the coins of every turn."""
    best = winners(scene.state)
    names = scene.listed([scene.seats[player].name for player in best])
    title = scene.say("end-title", number=len(best), players=names)
    lines = [[(ruled(together(scene.say("question-over"), title), columns), "bold")]]
    table = placings(scene.state)
    teams = sorted(teams_of(scene.state), key=lambda team: table[team[0]], reverse=True)
    names_of_teams = [team_name(scene, team) for team in teams]
    longest = max([LONGEST, *[cell_len(name) for name in names_of_teams if scene.state.owners.has_teams]])
    if scene.state.owners.has_teams:
        lines.append(line((f"     {scene.say('ending-teams')}", "dim")))
    for team, name in zip(teams, names_of_teams, strict=True):
        seats = [scene.seats[player] for player in team]
        _, coins, tokens = table[team[0]]
        rank = 1 + sum([table[other[0]] > table[team[0]] for other in teams])
        lines.append(
            [
                (f"{rank:3}. ", "bold"),
                *[(f" {seat.crest} ", seat.style("chip")) for seat in seats],
                (f" {filled(name, longest)}  ", seats[0].style()),
                (numbered(scene.counted(coins, "coins")), "bold"),
                (f"  {numbered(scene.say('tokens-on-map', number=tokens))}", "dim"),
            ]
        )
    return [*lines, *income_chart(scene, incomes)]


def income_chart(scene: Scene, incomes: list[list[int]]) -> list[Line]:
    """Return a chart of the coins scored in each turn: a row of numbers above bars."""
    most = max([1, *[coins for turns in incomes for coins in turns]])
    rounds = len(incomes[0])
    head = "".join([f"{turn + 1:4}" for turn in range(rounds)])
    all_turns = scene.say("ending-sum")
    lines = [line((f"{fitted(scene.say('ending-coins'), _HEAD)}{head}   {all_turns}", "dim"))]
    for seat in scene.seats:
        turns = incomes[seat.place]
        numbers = "".join([f"{coins:4}" for coins in turns])
        bars = "".join([f"  {_bar(coins, most) * 2}" for coins in turns])
        name = fitted(f"   {seat.crest} {seat.name}", _HEAD)
        lines.append(line((name, seat.style()), numbers, (f"{sum(turns):6}", "bold")))
        lines.append(line(" " * _HEAD, (bars, seat.style())))
    return lines


def _bar(coins: int, most: int) -> str:
    return _BARS[min(len(_BARS) - 1, coins * len(_BARS) // (most + 1))] if coins > 0 else " "
