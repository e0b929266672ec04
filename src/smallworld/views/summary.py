"""The table in short lines of plain English, for programmers: the turn, the question, players and regions."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Player, Region, regions_in
from smallworld.engine.game import actor, legal_actions, question, winners
from smallworld.engine.rulings import COMBOS_ON_OFFER
from smallworld.engine.state import CHANCE, NOBODY, NONE, TRIBE, State
from smallworld.engine.text.notation import format_action
from smallworld.engine.text.untrusted import printable
from smallworld.views.offers import column_of, columns_of
from smallworld.views.schema import Columns
from smallworld.views.view import features_in, pieces_in

COMBOS_A_LINE: Final = 3
EXAMPLES: Final = 3  # most legal actions to name
LONGEST_NAME: Final = 40  # most letters of a player's name
GAP: Final = "   "


def text_of(state: State, names: list[str] | None = None) -> str:
    """Return the whole table as text, with all coins; `names` gives the names of the players."""
    everyone = range(state.players)
    lines = [
        f"{state.board.title()}, {turn_line(state).lower()}",
        asked_line(state, names),
        "",
        *[player_line(state, player, None, names) for player in everyone],
    ]
    column = column_lines(state)
    if column:
        lines += ["", *column]
    return "\n".join([*lines, "", *region_lines(state, names)])


def name_of(player: Player, names: list[str] | None = None) -> str:
    """Return the name of a player, or a number if the names are unknown."""
    return printable(names[player])[:LONGEST_NAME] if names else f"Player {player + 1}"


def turn_line(state: State) -> str:
    """Return the game turn: "Turn 3 of 10"."""
    return f"Turn {state.turn} of {state.board.rounds}"


def asked_line(state: State, names: list[str] | None = None) -> str:
    """Return who decides what, with the first legal actions; or the winners, if the game is over."""
    if state.over:
        return f"The game is over. Won by {', '.join([name_of(player, names) for player in winners(state)])}"
    decider, asked = actor(state), str(question(state))
    if decider == CHANCE:
        return f"Chance decides: {asked}"
    actions = legal_actions(state)
    examples = [format_action(state.rules, state.board, action) for action in actions[:EXAMPLES]]
    more = ", …" if len(actions) > EXAMPLES else ""
    number = f"{len(actions)} legal actions" if len(actions) != 1 else "1 legal action"
    return f"{name_of(decider, names)} decides: {asked}; {number}: {', '.join(examples)}{more}"


# --- Players and combos -------------------------------------------------------------------------------


def player_line(
    state: State, player: Player, seat: Player | None = None, names: list[str] | None = None
) -> str:
    """Return a player's coins and races, as `seat` sees them; for None, with the coins of all players."""
    races = [
        _combo(state, state.banners[side], state.badges[side])
        + (" in decline" if state.is_declined(side) else f", {state.hand[side]} in hand")
        for side in state.sides_of(player)
    ]
    turn = ", on turn" if player == state.player and not state.over else ""
    shown = seat is None or player == seat or state.over
    coins = f"{state.coins[player]} coins" if shown else "hidden coins"
    return f"{name_of(player, names)}{turn}: {'; '.join([coins, *races])}"


def column_lines(state: State) -> list[str]:
    """Return the combos on offer, or separate races and powers."""
    columns = columns_of(state)
    if columns is not None:
        return _apart(state, columns)
    combos = [
        f"{combo['place']}. {_called(state, combo['race'], combo['power'])} ({combo['coins']})"
        + _found(combo["found"])
        for combo in column_of(state)
    ]
    return [GAP.join(combos[start : start + COMBOS_A_LINE]) for start in range(0, len(combos), COMBOS_A_LINE)]


def _apart(state: State, columns: Columns) -> list[str]:
    """Return separate races and powers: the races, then the powers with the coins of their rows, if any."""
    races = [_called(state, race["race"], None) + _found(race["found"]) for race in columns["races"]]
    lines = [races[start : start + COMBOS_ON_OFFER] for start in range(0, len(races), COMBOS_ON_OFFER)]
    coins = [f" ({row['coins']})" for row in columns["rows"]]
    powers = [
        _called(state, power["power"], None) + (coins[place] if place < len(coins) else "")
        for place, power in enumerate(columns["powers"])
    ]
    return [GAP.join(line) for line in [*lines, powers]]


def _found(tokens: int) -> str:
    return f" x{tokens}" if tokens else ""


def _called(state: State, race: str, power: str | None) -> str:
    """Return the name of a combo, or of a race or power alone, from their slugs."""
    names = [state.rules.names[state.rules.slugs.index(slug)] for slug in (power, race) if slug is not None]
    return " ".join(names)


def _combo(state: State, race: int, power: int) -> str:
    names = state.rules.names
    return f"{names[power]} {names[race]}" if power != NONE else names[race]


# --- Regions ------------------------------------------------------------------------------------------


def region_lines(state: State, names: list[str] | None = None) -> list[str]:
    """Return a table of the regions: number, name, terrain and symbols, tokens and holder."""
    regions = regions_in(state.board.everywhere)
    rows = [
        [
            f"{region + 1:2}",
            state.board.names[region],
            ", ".join(features_in(state, region)),
            _held(state, region, names),
        ]
        for region in regions
    ]
    widths = [max([len(row[place]) for row in rows], default=0) for place in range(4)]
    return ["  ".join([row[place].ljust(widths[place]) for place in range(4)]).rstrip() for row in rows]


def _held(state: State, region: Region, names: list[str] | None) -> str:
    """Return the tokens and pieces in a region, with their owner."""
    defender, tokens = state.defender(region), state.tokens[region]
    pieces = pieces_line(state, region)
    parts = [pieces] if pieces else []
    if defender == TRIBE:
        kind = "Monsters" if state.monsters >> region & 1 else "Lost Tribe"
        return ", ".join([f"{tokens} {kind}", *parts])
    if defender < 0:
        return ", ".join(parts)
    race = state.rules.names[state.banners[defender]]
    player = state.player_of(defender)
    owner = "nobody" if player == NOBODY else name_of(player, names)
    declined = " in decline" if player != NOBODY and state.is_declined(defender) else ""
    return ", ".join([f"{tokens} {race}{declined} ({owner})", *parts])


def pieces_line(state: State, region: Region) -> str:
    """Return the pieces in a region: "fortress, hero ×2"."""
    standing = pieces_in(state, region)
    return ", ".join([piece + (f" ×{number}" if number > 1 else "") for piece, number in standing.items()])
