"""Reports of events, for logs, animations and statistics. The rules never read them.

Reports are made only while `State.reports` is a list; search and playouts make none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import NOWHERE, Player, Region, Side
from smallworld.engine.owners import NOBODY

if TYPE_CHECKING:
    from smallworld.engine.state import State

# The kinds of reports, each with the fields that it uses.
TURN_BEGAN: Final = "turn began"  # player; number = game turn
COMBO_TAKEN: Final = "combo taken"  # side, by = race, other = power, number = tokens received
COINS_PAID: Final = "coins paid"  # player, number: on the combos passed over
COINS_FOUND: Final = "coins found"  # player, number: on the combo taken
EXCHANGED: Final = (
    "badge exchanged"  # side, by = race in the column if any, other = the badge in the column now
)
REVEALED: Final = "combo revealed"  # by = race, other = power; one of them if in separate columns
DISCOVERED: Final = "marker discovered"  # side, region, by = the holding
ABANDONED: Final = "region abandoned"  # side, region
CONQUERED: Final = "region conquered"  # side, region, number = tokens placed, by = how, other = defender
LOST: Final = "tokens lost"  # side, region, number
WITHDREW: Final = "tokens withdrew"  # side, region, number
ROLLED: Final = "die rolled"  # player, number = pips, by = verb or ability that asked
AIMED: Final = "target chosen"  # side, region, by = ability, number = tokens needed: by a fixed rule
DRAWN_LOT: Final = "lot drawn"  # side, region, by = ability, number = how many were alike
STAYED: Final = "attackers stayed"  # side, by = ability, number: tokens without a target in reach
JOINED: Final = "tokens joined"  # side, region, by = ability, number: added by a fixed rule
ATTEMPT_FAILED: Final = "final attempt failed"  # side, region
REINFORCED: Final = "tokens gained"  # side, by = ability, number
TAKEN_OFF: Final = "tokens taken off"  # side, by = ability, number: until the side's next turn
DEPLOYED: Final = "tokens deployed"  # side, region, number
GATHERED: Final = "pieces gathered"  # side, by = ability, number
PLACED: Final = "piece placed"  # side, by = ability, region, number
NAMED: Final = "player named"  # side, by = ability, other = player
CAPTURED: Final = "captured"  # side, region, by = ability, other = player who captures
DECLINED: Final = "race declined"  # side, by = race
LEFT: Final = "race left the map"  # side, by = race
SCORED: Final = "coins scored"  # side, by = ability or 0 for the regions, number
COINS_GAINED: Final = "coins gained"  # side, by = ability, number: from the bank, apart from scoring
COINS_SPENT: Final = "coins spent"  # side, by = ability, number: to the bank
COINS_TAKEN: Final = "coins taken"  # side, by = ability, other = player who pays, number
TILE_MOVED: Final = "tile moved"  # side, region = one on it, by = ability, number = sixths if only turned
OPENED: Final = "regions opened"  # by = ability, number of regions that nobody could enter before
TAKEN: Final = "item taken"  # player, by = race or power: into their hand, for all to see
EVENT_DRAWN: Final = "event drawn"  # by = ability: the event that is in force from now on
PIECE_LAID: Final = "piece laid"  # side, region = the mountain or chasm, by = ability
TILE_LAID: Final = "tile laid"  # side, region = one on the tile, by = ability
GAME_OVER: Final = "game over"
WON: Final = "won outright"  # side, by = race: regardless of coins
DRAWN: Final = "badge drawn"  # side, by = power
BOUGHT: Final = "bought"  # side, by = race of the token or power, number = coins
GROWN: Final = "power grown"  # by = power: its badge is in a field for the rest of the game
CAST_ASIDE: Final = "badge cast aside"  # by = power: it was drawn, and is discarded
LENT: Final = "power lent"  # side, by = power: a field's badge serves it from now on
RECALLED: Final = "power recalled"  # side, by = power: a field's badge no longer serves it
STORED: Final = "tokens put aside"  # side, by = ability, other = race or NONE for Lost Tribes, number


class Report:
    """An event. Fields that its kind does not use are 0, NOBODY or NOWHERE."""

    def __init__(
        self,
        kind: str,
        player: Player = NOBODY,
        side: Side = NOBODY,
        region: Region = NOWHERE,
        by: int = 0,
        other: int = 0,
        number: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.side: Final = side
        self.region: Final = region
        self.by: Final = by
        self.other: Final = other
        self.number: Final = number

    def __repr__(self) -> str:
        return (
            f"Report({self.kind!r}, player={self.player}, side={self.side}, region={self.region}, "
            f"by={self.by}, other={self.other}, number={self.number})"
        )


def report(
    state: State,
    kind: str,
    side: Side = NOBODY,
    region: Region = NOWHERE,
    by: int = 0,
    other: int = 0,
    number: int = 0,
) -> None:
    """Add a report of an event of `side`, or of no side (NOBODY), if the state collects reports."""
    reports = state.reports
    if reports is not None:
        player = state.player_of(side) if side >= 0 else NOBODY
        reports.append(Report(kind, player, side, region, by, other, number))
