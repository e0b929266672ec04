"""The contents of a box: races, powers, the numbers printed on them, and other changes to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.content.worlds import SURFACE
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.content.realms.scenarios.scenario_defaults import ScenarioDefaults


class Box:
    """The contents of a box of the series, or of an option or scenario that a table may add.

    `version` counts the changes to the box's rules. A record names the version, so that a later version can
    refuse a game that was played by other rules. Abilities are made separately for each table, since they
    carry an id.

    `without` names banners and badges of other boxes that are left in those boxes. `off_board` is the number
    of players at the table who do not count for the size of the board. `auxiliaries` are never dealt; their
    set-up decides which side they serve. They replace auxiliaries with the same names in earlier boxes.

    `world` is the world of its boards unless the table asks for another. The box has a board for each number
    of players in `boards`. A board of a scenario must have at least one of the features that it `needs`.
    `features` are added to those of a world, and none of its boards has the features that it `lacks`.

    A scenario with `layouts` is played only on boards of tiles; `layouts` gives the numbers of players for
    these boards. It is played only in its world, or in both worlds. If players build the board, the table
    chooses among `worlds`; the first world is the default. `stars` rate how complex the scenario is, and
    `topics` name the pages of the rules that it adds. `strength` orders scenarios that differ only in
    difficulty.

    `steps` replace the engine's steps with the same ids. No Monsters guard the kinds of markers in `aside`,
    which are revealed as the scenario defines. `teams` gives the teams by seat, from the first player, and
    `alone` the weight of a player without a partner in the final count. If `dealt` is not 0, players are
    dealt that many banners and as many badges, and make combos of these; there is no column. Banners and
    badges in `redrawn` are dealt to two players only.

    `defaults` are the settings of a scenario for its boards of tiles. If players build the board in the game,
    `example` is the file of a layout that shows such a board.

    `origin` is the draft or the source of a custom box, for other processes; "" for all others.
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
        origin: str = "",
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
        self.origin: Final = origin
        self.steps: Final[dict[int, Step]] = steps if steps is not None else {}
        self.aside: Final = aside


class BoardFile:
    """The file name of a board's map, with the number of players, the box and the world of the board."""

    def __init__(self, box: Box, players: int) -> None:
        self.package: Final = f"smallworld.content.{box.name}"
        self.file: Final = f"{players}.toml"
        self.players: Final = players
        self.box: Final = box.name
        self.world: Final = box.world
