"""A drawn table with the Necromancer: me and red are ordinary players, blue has the ghosts and plays last."""

from __future__ import annotations

from functools import cache

from kit.drawing import PLAYERS, board_of, read_drawing
from kit.table import Table
from smallworld.content.catalogue import make_rules
from smallworld.engine.game import next_step
from smallworld.engine.rules import Rules
from smallworld.engine.text.position import parse_position
from smallworld.engine.turn import begin_turn

NECROMANCER = "blue"
ALWAYS = "ghosts well-of-souls necromancer"  # in force for them with any badges


@cache
def island_rules(scenario: str = "necromancer", boxes: tuple[str, ...] = ("base",)) -> Rules:
    """Return the rules of the scenario, built only once."""
    return make_rules(boxes, scenario=scenario)


def isle(
    drawing: str,
    me: str = "ratmen wealthy",
    red: str = "humans underworld",
    *,
    on_turn: str = NECROMANCER,
    badges: str = "hill",
    on_offer: str = "",
    island: int = 0,
    well: str = "",
    hand: int = 0,
    coins: int = 0,
    turn: int = 3,
    rounds: int = 10,
    scenario: str = "necromancer",
    boxes: tuple[str, ...] = ("base",),
) -> Table:
    """Draw a table at the beginning of `on_turn`'s turn; the drawing must have a lake.

    `badges` are the Necromancer's, the first in front, and `on_offer` those that they can still buy. `well`
    lists souls from the bottom, "-" for a Lost Tribe. `hand` is my hand; every player has `coins`.
    """
    drawn = read_drawing(drawing)
    first, _, _ = badges.partition(" ")
    lines = [
        f"turn: {turn}",
        f"player 1: coins {coins}; {me}; hand {hand}{_held(drawn, 'me')}",
        f"player 2: coins {coins}; {red}{_held(drawn, 'red')}",
        f"player 3: coins {coins}; ghosts {first}; serving {ALWAYS} {badges}; hand {island}"
        f"{_held(drawn, NECROMANCER)}",
        f"tribes: {_held(drawn, 'tribe')[2:]}",
        f"memory: 3 ghosts {island}",
        f"stores: {', '.join(_stores(well, on_offer))}",
        "column: orcs forest 0, elves swamp 0, giants merchant 0",
    ]
    for player in ("me", "red"):
        if held := _held(drawn, f"{player}/declined"):
            lines.append(f"player {PLAYERS.index(player) + 1} in decline: dwarves{held}")
    state = parse_position(island_rules(scenario, boxes), board_of(drawn, rounds), "\n".join(lines))
    begin_turn(state, PLAYERS.index(on_turn))
    state.at = -1
    next_step(state)
    return Table(state)


def _held(drawn: list, owner: str) -> str:  # type: ignore[type-arg]
    """Return the regions of an owner, as a position writes them."""
    stacks = ", ".join(f"{region.name} {region.tokens}" for region in drawn if region.owner == owner)
    return f"; {stacks}" if stacks else ""


def _stores(well: str, on_offer: str) -> list[str]:
    named = {"well-of-souls": well, "necromancer": on_offer}
    return [f"3 {ability} {ids}" for ability, ids in named.items() if ids]


def souls(game: Table) -> str:
    """Return the souls in the Well, from the bottom."""
    return _stored(game, "well-of-souls")


def on_offer(game: Table) -> str:
    """Return the badges that the Necromancer may buy."""
    return _stored(game, "necromancer")


def _stored(game: Table, ability: str) -> str:
    state = game.state
    ids = state.store_of(PLAYERS.index(NECROMANCER), state.rules.ids[ability])
    return " ".join(state.rules.names[id].lower().replace(" ", "-") or "-" for id in ids)


def reserve(game: Table) -> int:
    """Return the number of ghosts neither in play nor in the Well."""
    return game.tray("ghosts")
