"""The column of combos on offer."""

from __future__ import annotations

from smallworld.cli.lines import Line, counted, flowing, line
from smallworld.cli.scene import Scene
from smallworld.content.texts import rules_text
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.state import NONE
from smallworld.engine.steps.choose_combo import affordable, price_of


def column_lines(scene: Scene, columns: int, tight: bool = False) -> list[Line]:
    """The combos from the top, with their price, their tokens, the coins on them and what they can do.

    Race and power have a line each, or share one where it is `tight`.
    """
    state = scene.state
    names, tokens = state.rules.names, state.rules.tokens
    payable = affordable(state, scene.viewer) if scene.viewer >= 0 else range(len(state.offered_races))
    lines: list[Line] = []
    for place, race in enumerate(state.offered_races):
        power = state.offered_powers[place]
        name = f"{names[power]} {names[race]}" if power != NONE else f"{names[race]}, waiting for a power"
        given = tokens[race] + tokens[power]
        price = price_of(state, place)
        spans = line((f"{place + 1:2}  ", "bold"), (f"{name:25}", "bold"), f"{given:2} tokens   ")
        spans.append((f"{'free' if not price else f'costs {price}':<9}", "bold" if price else "good"))
        if state.offered_coins[place]:
            spans.append((f"brings {counted(state.offered_coins[place], 'coin')}", "good"))
        if place not in payable:
            spans.append(("  too dear", "warn"))
        lines.append(spans)
        cards = [_card(names[id]) for id in (power, race) if id != NONE and short_text(names[id])]
        if tight:
            cards = [[span for card in cards for span in (*card, (" ", ""))]]
        for card in cards:
            lines += flowing([("   ", ""), *card], columns, 3 if tight else 5)
    return lines


def _card(name: str) -> Line:
    return line((f"{name}: ", "bold"), short_text(name))


def short_text(name: str) -> str:
    """One sentence about a race or power; nothing where no box has one."""
    try:
        return rules_text(name).short
    except SmallWorldError:
        return ""
