"""Display: the things that the abilities of a side show to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player, Region, Side, regions_in

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Display:
    """The things of abilities on the table, counted by the abilities, because only they read their memory.

    `amender` is the id of the ability that amends the sheet at this moment, as in `Prices`.
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
        """Show `number` more pieces or collected things of the ability, ready off the map."""
        if number:
            self.stock[self.amender] = self.stock.get(self.amender, 0) + number

    def wear_off(self, region: Region, mark: str) -> None:
        """Show that this symbol of the board no longer counts in `region`."""
        self.spent.setdefault(region, set()).add(mark)

    def hold(self, race: int) -> None:
        """Show that the owner holds one of `race` captive."""
        self.captives.add(race)


def display_of(state: State, side: Side) -> Display:
    """Return what the abilities of `side` show."""
    display = Display()
    for id in state.serving[side]:
        if id not in state.rules.common:
            show(state, side, id, display)
    return display


def display_of_table(state: State) -> Display:
    """Return what the abilities that serve every race show; each is asked once, not for every race."""
    display = Display()
    for id in state.rules.common:
        show(state, state.owners.table, id, display)
    return display


def show(state: State, side: Side, ability: int, display: Display) -> None:
    """Add to `display` what one ability of `side` shows: its pieces, and whatever its hook adds."""
    rules = state.rules
    display.amender = ability
    if rules.traits[ability].piece:
        for region in regions_in(state.pieces(side, ability)):
            display.stand(region)
    if rules.hooks.display.by[ability]:
        rules.abilities[ability].display(state, side, display)


def captives_of(state: State, player: Player) -> tuple[int, ...]:
    """Return the races that `player` holds captive, ascending, as the auxiliaries show them."""
    display = Display()
    for id in state.rules.auxiliaries:
        if state.rules.hooks.display.by[id]:
            state.rules.abilities[id].display(state, state.places_of(player)[0], display)
    return tuple(sorted(display.captives))
