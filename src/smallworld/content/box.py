"""A box: its races and powers with the numbers printed on them, and what else it changes at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.content.worlds import SURFACE
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.content.realms.scenarios.scenario_defaults import ScenarioDefaults


class Box:
    """What one box of the series brings, or an option or scenario that a table may have besides.

    `version` counts the changes of its rules: a record names it, so that a later version can refuse
    a game that was played by other rules. Abilities are made anew for each table, since they carry an id.
    `without` names banners and badges of other boxes that it does not go with, and which therefore stay in
    theirs; `off_board` is the number of players who sit at the table and are not counted for the board.
    `auxiliaries` are never dealt: what they can do serves whomever they choose when the table is set; they
    come in the place of those with the same names in boxes before.
    `world` is the one on whose boards it is played unless another is asked for, `boards` are the numbers of
    players for whom it brings one. A scenario `needs` one of these features at least, `features` are what an
    option adds to those of a world, and none of its boards has what it `lacks` of them. A scenario with
    `layouts` is played on boards of tiles only, one for each of these numbers of players, and only in its
    world, or in both; `worlds` are those among which the table chooses where boards are built in the game,
    first the one without a choice; its `stars` say how much there is to think of. `topics` name the pages of
    the rules that it adds; of scenarios that differ only in how hard they are, `strength` says
    how hard. `steps` come in the place of the engine's with the same ids. Markers of
    the kinds that lie `aside` are under no Monsters, and come to light as the scenario says. `teams` says by
    seat, from whoever begins, who plays together, and `alone` how often what one has who plays by themselves
    counts at the end. Where players are `dealt` so many banners and as many badges, they make combos of
    these, and nothing else is laid out; what is `redrawn` is never dealt to more than two. `defaults` is what
    a scenario says of the boards of tiles on which it is played; where players build them in the game,
    `example` is the file of a layout that shows one.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        races: list[Banner],
        powers: list[Badge],
        *,
        without: tuple[str, ...] = (),
        off_board: int = 0,
        auxiliaries: list[Banner] | None = None,
        world: str = SURFACE,
        boards: tuple[int, ...] = (),
        needs: tuple[str, ...] = (),
        features: tuple[str, ...] = (),
        lacks: tuple[str, ...] = (),
        layouts: tuple[int, ...] = (),
        stars: int = 0,
        topics: tuple[str, ...] = (),
        strength: int = 0,
        steps: dict[int, Step] | None = None,
        aside: tuple[str, ...] = (),
        worlds: tuple[str, ...] = (),
        teams: tuple[int, ...] = (),
        alone: int = 1,
        dealt: int = 0,
        redrawn: tuple[str, ...] = (),
        defaults: ScenarioDefaults | None = None,
        example: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version
        self.races: Final = races
        self.powers: Final = powers
        self.without: Final = without
        self.off_board: Final = off_board
        self.auxiliaries: Final[list[Banner]] = auxiliaries if auxiliaries is not None else []
        self.world: Final = world
        self.worlds: Final = worlds or (world,)
        self.boards: Final = boards
        self.needs: Final = needs
        self.features: Final = features
        self.lacks: Final = lacks
        self.layouts: Final = layouts
        self.stars: Final = stars
        self.topics: Final = topics
        self.strength: Final = strength
        self.teams: Final = teams
        self.alone: Final = alone
        self.dealt: Final = dealt
        self.redrawn: Final = redrawn
        self.defaults: Final = defaults
        self.example: Final = example
        self.steps: Final[dict[int, Step]] = steps if steps is not None else {}
        self.aside: Final = aside


class BoardFile:
    """Where the map of a board lies, for how many players it is, and of which box and world."""

    def __init__(self, box: Box, players: int) -> None:
        self.package: Final = f"smallworld.content.{box.name}"
        self.file: Final = f"{players}.toml"
        self.players: Final = players
        self.box: Final = box.name
        self.world: Final = box.world
