"""Display: what the abilities of a side have to show to people at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player, Region, Side, regions_in

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Display:
    """What lies on the table owing to abilities, in numbers that only they can read from their memory.

    `amender` is the id of the ability that amends the sheet at this moment, as of `Prices`.
    """

    def __init__(self) -> None:
        self.amender = 0
        self.pieces: dict[int, dict[Region, int]] = {}  # by ability and region: how many stand there
        self.stock: dict[int, int] = {}  # by ability: how many lie ready off the map
        self.captives: set[int] = set()  # the races of which the owner holds one captive
        self.spent: dict[Region, set[str]] = {}  # by region: marks of the board that mean nothing any more

    def stand(self, region: Region, number: int = 1) -> None:
        """`number` more pieces of the ability stand in `region`."""
        if number:
            standing = self.pieces.setdefault(self.amender, {})
            standing[region] = standing.get(region, 0) + number

    def lie_ready(self, number: int) -> None:
        """`number` more of its pieces, or of whatever it collects, lie ready off the map."""
        if number:
            self.stock[self.amender] = self.stock.get(self.amender, 0) + number

    def wear_off(self, region: Region, mark: str) -> None:
        """What is marked in `region` by this symbol of the board is over."""
        self.spent.setdefault(region, set()).add(mark)

    def hold(self, race: int) -> None:
        """The owner holds one of `race` captive."""
        self.captives.add(race)


def display_of(state: State, side: Side) -> Display:
    """Ask the abilities of `side` what they have to show."""
    display = Display()
    for id in state.serving[side]:
        if id not in state.rules.common:
            show(state, side, id, display)
    return display


def display_of_table(state: State) -> Display:
    """Ask what serves every race alike, once for all."""
    display = Display()
    for id in state.rules.common:
        show(state, state.owners.table, id, display)
    return display


def show(state: State, side: Side, ability: int, display: Display) -> None:
    """Ask one ability of `side`; pieces that are a set of regions it need not show itself."""
    rules = state.rules
    display.amender = ability
    if rules.traits[ability].piece:
        for region in regions_in(state.pieces(side, ability)):
            display.stand(region)
    if rules.hooks.display.by[ability]:
        rules.abilities[ability].display(state, side, display)


def captives_of(state: State, player: Player) -> tuple[int, ...]:
    """The races of which `player` holds one captive, ascending; auxiliaries know."""
    display = Display()
    for id in state.rules.auxiliaries:
        if state.rules.hooks.display.by[id]:
            state.rules.abilities[id].display(state, state.places_of(player)[0], display)
    return tuple(sorted(display.captives))
