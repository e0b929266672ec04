"""An invented race that asks a question of each shape, to test that interfaces need no names.

Its questions change little. Each ability remembers its answer, so that a test can check that it arrived.
"""

from __future__ import annotations

from smallworld.content.box import Box
from smallworld.content.toolkit.declines import LateDecline
from smallworld.content.toolkit.markers import Marker
from smallworld.content.toolkit.pieces import Pieces
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    Action,
    act_at,
    act_in_place,
    act_naming,
    act_on,
    act_on_tile,
    act_saying,
    act_toward,
    bought_by,
    buy_thing,
    by_of,
    cell_of,
    named_by,
    place_on_tile,
    player_of,
    region_of,
    tile_of,
    tokens_of,
)
from smallworld.engine.board import RegionSet, Side, regions_in
from smallworld.engine.purse import spend
from smallworld.engine.question import (
    NAMES,
    PLAYERS,
    HowMany,
    Question,
    Whether,
    WhichCell,
    WhichName,
    WhichPlace,
    WhichThing,
    WhichTile,
    any_of,
)
from smallworld.engine.rules import Banner
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import goes_on
from smallworld.engine.steps.step import REDEPLOY

MOST = 3  # of anything countable
PRICE = 1
CELLS = ((0, 0), (2, -1))
PLACES = (1, 4)


class Asks(Ability):
    """A step after redeployment. Memory: the answer, plus 1; it outlasts the turn."""

    def __init__(self, action_fields: tuple[str, ...] = ("region",)) -> None:
        super().__init__(Traits(action_fields=action_fields, remembers=True))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return True

    def _answered(self, state: State, me: Side, answer: int) -> bool:
        """Remember an answer; return that the step is over."""
        state.remember(me, self.id, answer + 1)
        return False


class Spreads(Pieces):
    """Three pebbles over its regions."""


class Picks(Marker):
    """Flags in any of its regions."""

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        state.place(me, self.id, 0)
        return state.held[me] != 0

    def question(self, state: State, me: Side) -> Question:
        return any_of(self.id, self._free(state, me))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._free(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        state.place(me, self.id, state.pieces(me, self.id) | 1 << region_of(action))
        state.mark = region_of(action) + 1
        return self._free(state, me) != 0

    def _free(self, state: State, me: Side) -> RegionSet:
        return state.held[me] >> state.mark << state.mark


class Counts(Asks):
    """A number from 0 to 3."""

    def question(self, state: State, me: Side) -> Question:
        return HowMany(self.id, 0, MOST)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for number in range(MOST + 1):
            actions.append(act_saying(self.id, number))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        return self._answered(state, me, tokens_of(action))


class NamesPlayer(Asks):
    """Another player, or none."""

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, PLAYERS, may_pass=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for player in range(state.players):
            if player != state.player_of(me):
                actions.append(act_toward(self.id, player))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        return by_of(action) != PASS and self._answered(state, me, player_of(action))


class NamesRace(Asks):
    """A race of the column."""

    def begin(self, state: State, me: Side) -> bool:
        return len(state.offered_races) > 0

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, NAMES)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for race in state.offered_races:
            actions.append(act_naming(self.id, race))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        return self._answered(state, me, named_by(action))


class PointsAtTile(Asks):
    """One of three tiles, the first with its regions; or none."""

    def question(self, state: State, me: Side) -> Question:
        return WhichTile(self.id, {"A": state.held[me], "B": 0, "Z": 0}, may_pass=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for letter in ("A", "B", "Z"):
            actions.append(act_on_tile(self.id, letter))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        return by_of(action) != PASS and self._answered(state, me, ord(tile_of(action)))


class PointsAtCell(Asks):
    """One of two cells."""

    def question(self, state: State, me: Side) -> Question:
        return WhichCell(self.id, "A", list(CELLS))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for cell in CELLS:
            actions.append(act_at(self.id, cell))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        return self._answered(state, me, CELLS.index(cell_of(action)))


class PointsAtPlace(Asks):
    """One of two places of a tile, or none."""

    def question(self, state: State, me: Side) -> Question:
        return WhichPlace(self.id, "A", "mountain", dict.fromkeys(PLACES, state.held[me]), may_pass=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for place in PLACES:
            actions.append(act_in_place(self.id, place))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        return by_of(action) != PASS and self._answered(state, me, place_on_tile(action))


class Sells(Asks):
    """A power of the column, for one coin; it has no effect."""

    def begin(self, state: State, me: Side) -> bool:
        return state.coins[state.player_of(me)] >= PRICE

    def question(self, state: State, me: Side) -> Question:
        return WhichThing(PRICE, may_pass=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for power in state.offered_powers:
            if power:
                actions.append(buy_thing(power))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        spend(state, me, PRICE, self.id)
        return self._answered(state, me, bought_by(action))


class Wonders(Asks):
    """Yes, for a coin, or no."""

    def begin(self, state: State, me: Side) -> bool:
        return state.coins[state.player_of(me)] >= PRICE

    def question(self, state: State, me: Side) -> Question:
        return Whether(PRICE)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(self.id)
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        spend(state, me, PRICE, self.id)
        return self._answered(state, me, 1)


class Whistles(Ability):
    """A step between two conquests, once a turn, without a choice. Memory: 1 once done."""

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=()))

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if not state.recall(me, self.id):
            actions.append(self.id)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(me, self.id, 1)
        return goes_on(state, me)


def asker() -> Banner:
    """Return the race, with an ability for each shape of question that abilities have."""
    parts = (
        LateDecline(),
        Wonders(action_fields=()),
        Sells(),
        NamesRace(action_fields=("named",)),
        NamesPlayer(action_fields=("player",)),
        Counts(action_fields=("tokens",)),
        Picks("flag"),
        Spreads("pebble", MOST),
        PointsAtTile(action_fields=("tile",)),
        PointsAtCell(action_fields=("cell",)),
        PointsAtPlace(action_fields=("place",)),
    )
    return Banner("Askers", 9, 18, Whistles(), parts)


def askers_box() -> Box:
    """Return a box with only this race."""
    return Box("askers", "Askers", 1, [asker()], [])
