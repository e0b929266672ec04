"""The heading of a screen, and a line or two for every seat."""

from __future__ import annotations

from smallworld.cli.lines import Line, counted, flowing, length, line, padded
from smallworld.cli.scene import Scene
from smallworld.engine.board import Player, count
from smallworld.engine.state import NONE
from smallworld.views.seat import SPECTATOR


def heading(scene: Scene, columns: int, asked: str) -> Line:
    """Which turn it is, whose, and what is asked."""
    state = scene.state
    seat = scene.seats[state.player]
    text = f" Game turn {max(1, state.turn)} of {state.board.rounds} · {seat.name}’s turn · {asked} "
    return [(f"──{text}".ljust(columns - 1, "─")[: columns - 1], "bold")]


def seat_lines(scene: Scene, columns: int, only: Player = SPECTATOR) -> list[Line]:
    """Races, regions, tokens in hand and, where they may be seen, coins; of everybody, or `only` of one."""
    longest = max([len(seat.name) for seat in scene.seats])
    races = [_active(scene, player) for player in range(scene.state.players)]
    widest = max([length(race) for race in races])
    lines: list[Line] = []
    for seat in scene.seats if only == SPECTATOR else [scene.seats[only]]:
        on_turn = scene.state.player == seat.place and not scene.state.over
        pointer = "→" if on_turn else " "
        spans = line((f"{pointer}", "bold"), (f" {seat.crest} ", seat.style("chip")), " ")
        spans += line((f"{seat.name:{longest}}  ", seat.style()), *padded(races[seat.place], widest), "  ")
        coins = scene.coins(seat.place)
        spans.append((f"{'?' if coins is None else coins:>3} {'coin' if coins == 1 else 'coins'}", "bold"))
        declined = _declined(scene, seat.place)
        if declined and length(spans) + length(declined) + 2 >= columns:
            lines += [spans, [(" " * (7 + longest), ""), *declined]]
        else:
            lines.append([*spans, ("  ", ""), *declined] if declined else spans)
    return lines


def _active(scene: Scene, player: Player) -> Line:
    state = scene.state
    if state.banners[player] == NONE:
        return line(("no active race", "dim"))
    held = counted(count(state.held[player]), "region")
    hand = f", {state.hand[player]} in hand" if state.hand[player] else ""
    return line(f"{scene.race(player)}: {held}{hand}")


def _declined(scene: Scene, player: Player) -> Line:
    state = scene.state
    races = [
        f"{scene.race(side)} {count(state.held[side])}"
        + (f", {state.hand[side]} in hand" if state.hand[side] else "")
        for side in state.sides_of(player)
        if state.is_declined(side)
    ]
    return line(("declined: " + "; ".join(races), scene.seats[player].style("gone"))) if races else []


def legend(columns: int) -> list[Line]:
    """What the letters of board and map mean."""
    text = (
        "A3 three tokens of A · a1z in decline · LT Lost Tribe · then pieces: L lair, F fortress, "
        "E encampments, D dragon, H hero, O hole · c cavern, * magic, m mine · →3 price, 5?33% with the die"
    )
    return flowing([(text, "dim")], columns, 0)
