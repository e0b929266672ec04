"""The tables at which training plays: boxes, options, scenarios and numbers of players, with their shares."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from smallworld.bots.planning.network import name_of, words_of
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import boards_for, check_players
from smallworld.content.choice import names_of
from smallworld.content.shelf import SCENARIOS, SetupError, family_of
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND
from smallworld.engine.rules import Rules
from smallworld.workshop.sources import find_own
from smallworld.workshop.tables import rules_with

BOXES: Final = "base,underground"  # enough for every scenario
ISLAND: Final = "necromancer"  # the family of the scenarios on Necromancer Island


class Table(NamedTuple):
    """The content in play at a table. `share` is how often it is drawn, compared with the others."""

    share: int
    boxes: str
    world: str = ""
    leaders: bool = False
    places: bool = False
    scenario: str = ""

    def names(self) -> tuple[str, ...]:
        """Return the names of everything in play."""
        return names_of(self.boxes, self.leaders, self.scenario, self.world, self.places)


# There are few games of the base box alone, because it mostly has networks of its own. There are many of
# Underground, because there the network gains least on the hand-made evaluation. There are many of
# Necromancer Island, because it needs at least three players.
TABLES: Final = (
    Table(40, "base"),
    Table(30, "all", SURFACE),
    Table(10, "base,cursed,grand_dames,be_not_afraid,royal_bonus"),
    Table(12, "all", SURFACE, leaders=True, places=True),
    Table(6, "base", leaders=True),
    Table(60, "underground"),
    Table(36, BOXES, UNDERGROUND),
    Table(10, BOXES, SURFACE, places=True),
    Table(30, "all", UNDERGROUND),
    *[Table(6, "base", scenario=name) for name in SCENARIOS],
    *[Table(14, "base", scenario=name) for name in SCENARIOS if family_of(name) == ISLAND],
    *[Table(6, BOXES, scenario=name) for name in SCENARIOS],
    *[Table(3, "all", world, scenario=name) for name in SCENARIOS for world in (UNDERGROUND, BOTH)],
)
# Of a hundred games, how many have this number of players. The games of few players take less time.
PLAYERS: Final = {2: 48, 3: 28, 4: 12, 5: 8, 6: 4}


class Content(NamedTuple):
    """The content of every game in a run: everything in play by name, a board, and custom races and powers.

    Without `names`, each game draws one of `TABLES`. Without a `board`, each game draws one that fits. `own`
    names custom races and powers: a draft as text, or a source of Python code.
    """

    names: tuple[str, ...] = ()
    board: str = ""
    own: str = ""


DRAWN: Final = Content()


class Deal(NamedTuple):
    """The rules and board of one game."""

    names: tuple[str, ...]
    board: str
    players: int
    own: str = ""


def deal_of(numbers: list[int], lots: RandomNumbers, content: Content = DRAWN) -> Deal:
    """Draw a table for one game, with one of these numbers of players."""
    players = numbers[_drawn([PLAYERS[number] for number in numbers], lots)]
    tables = tables_for(players, content)
    _, names, boards = tables[_drawn([share for share, _, _ in tables], lots)]
    return Deal(names, boards[lots.below(len(boards))], players, content.own)


@cache
def tables_for(players: int, content: Content = DRAWN) -> list[tuple[int, tuple[str, ...], list[str]]]:
    """Return the tables that can seat this number of players: share, everything in play, and boards.

    Raises:
        SetupError: the chosen content cannot be played by this number of players.
    """
    if content.names:
        check_players(content.names, players, board=content.board)
        return [(1, content.names, [content.board] if content.board else boards_for(players, content.names))]
    found = []
    for table in TABLES:
        try:
            names = table.names()
            check_players(names, players)
            boards = boards_for(players, names)
        except SetupError:
            continue
        found.append((table.share, names, boards))
    return found


@cache
def rules_for(names: tuple[str, ...], own: str = "") -> Rules:
    """Return the rules with everything in `names`. Each process builds them only once."""
    return rules_with(names, find_own(own) if own else None, eager=False)


@cache
def vocabulary(content: Content = DRAWN) -> dict[str, list[str]]:
    """Return the abilities of all tables in a fixed order, with the words that each is made of."""
    drawn = [] if content.names else [names for players in PLAYERS for _, names, _ in tables_for(players)]
    found: dict[str, list[str]] = {}
    for names in dict.fromkeys(drawn or [content.names]):
        rules = rules_for(names, content.own)
        for id in range(len(rules.abilities)):
            found.setdefault(name_of(rules, id), words_of(rules, id))
    return found


def _drawn(shares: list[int], lots: RandomNumbers) -> int:
    """Draw a place of a list, each as often as its share says."""
    lot = lots.below(sum(shares))
    for place, share in enumerate(shares):
        lot -= share
        if lot < 0:
            return place
    return len(shares) - 1
