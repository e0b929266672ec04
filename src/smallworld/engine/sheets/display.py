"""Display: the pieces, captives and symbols that the abilities of a side show to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player, Region, Side, regions_in

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Display:
    """The pieces and captives of abilities, which clients draw on the table.

    The abilities count them, because only an ability can read its memory. `amender` is the id of the ability
    that amends the sheet at this moment, as in `Prices`.
    """

    def __init__(self) -> None:
        self.amender = 0
        self.pieces: dict[int, dict[Region, int]] = {}  # by ability and region: how many are there
        self.stock: dict[int, int] = {}  # by ability: how many are ready off the map
        self.captives: set[int] = set()  # the races that the owner holds captive
        self.spent: dict[Region, set[str]] = {}  # by region: marks of the board that no longer count

    def stand(self, region: Region, number: int = 1) -> None:
        """Show `number` more pieces of the ability in `region`."""
        if number:
            standing = self.pieces.setdefault(self.amender, {})
            standing[region] = standing.get(region, 0) + number

    def lie_ready(self, number: int) -> None:
        """Show `number` more pieces or collected items of the ability off the map."""
        if number:
            self.stock[self.amender] = self.stock.get(self.amender, 0) + number

    def wear_off(self, region: Region, mark: str) -> None:
        """Show that the symbol `mark` no longer counts in `region`."""
        self.spent.setdefault(region, set()).add(mark)

    def hold(self, race: int) -> None:
        """Show that the owner has captured a token or leader of `race`."""
        self.captives.add(race)


def display_of(state: State, side: Side) -> Display:
    """Return the display of the abilities that serve only `side`."""
    display = Display()
    for id in state.serving[side]:
        if id not in state.rules.common:
            show(state, side, id, display)
    return display


def display_of_table(state: State) -> Display:
    """Return the display of the abilities that serve every race.

    Each ability is asked only once, not once for every race.
    """
    display = Display()
    for id in state.rules.common:
        show(state, state.owners.table, id, display)
    return display


def show(state: State, side: Side, ability: int, display: Display) -> None:
    """Add to `display` the pieces of one ability of `side`, and anything that its hook `display` adds."""
    rules = state.rules
    display.amender = ability
    if rules.traits[ability].piece:
        for region in regions_in(state.pieces(side, ability)):
            display.stand(region)
    if rules.hooks.display.by[ability]:
        rules.abilities[ability].display(state, side, display)


def captives_of(state: State, player: Player) -> tuple[int, ...]:
    """Return the ids of the races that `player` holds captive, in ascending order."""
    display = Display()
    for id in state.rules.auxiliaries:
        if state.rules.hooks.display.by[id]:
            state.rules.abilities[id].display(state, state.places_of(player)[0], display)
    return tuple(sorted(display.captives))
