"""Owners: the numbers of sides, of players and of the table.

Memory, pieces and stores belong to an owner. All owners are numbered in one sequence:

| owner                                                  | number                   |
| ------------------------------------------------------ | ------------------------ |
| the active race of player p                            | p                        |
| player p's k-th place for a race in decline (k from 1) | k times the players, + p |
| the neutral side, if the rules in play have one        | after these              |
| player p "for good", independent of their races        | after the sides, + p     |
| the table                                              | the last                 |

The first three kinds are sides: they may hold regions. Only this module calculates with these numbers.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Player, Side

NOBODY: Final = -1  # no player, side or team: an empty region, a game that is over

Owner = int  # a side, a player for good, or the table


class Owners:
    """The owners at a table with a number of players; shared by all states of a game, never edited.

    The neutral side belongs to nobody: it has no coins, and its tokens never withdraw. It may defend and
    attack, and everyone is then its opponent. `teams` gives the team of each player; without it everyone
    plays for themselves. A player who is alone in a team has the weight `alone`, which multiplies their coins
    and tokens at the end of the game.
    """

    def __init__(
        self,
        players: int,
        declined_places: int,
        has_neutral: bool = False,
        teams: tuple[int, ...] = (),
        alone: int = 1,
    ) -> None:
        each: list[Player] = list(range(players))
        in_turn = each * (1 + declined_places)
        self.players: Final = players
        self.declined_places: Final = declined_places
        self.neutral: Final[Side] = len(in_turn) if has_neutral else NOBODY
        self.sides: Final = len(in_turn) + (1 if has_neutral else 0)
        self.table: Final[Owner] = self.sides + players
        self.has_teams: Final = bool(teams)
        self.teams: Final = _numbered(teams, players)
        self.weights: Final = [alone if self.teams.count(team) == 1 else 1 for team in self.teams]
        self._player: Final[list[Player]] = in_turn + ([NOBODY] if has_neutral else []) + each + [NOBODY]
        self._places: Final[list[list[Side]]] = [
            [side for side in range(len(in_turn)) if in_turn[side] == player] for player in each
        ]
        self._places.append([self.neutral] if has_neutral else [])  # the place for NOBODY, which is -1
        self._around: Final[list[list[Player]]] = [each[player:] + each[:player] for player in each]
        self._between: Final[list[list[int]]] = [
            [self._around[player].index(other) for other in each] for player in each
        ]
        self._seen: Final[list[list[Side]]] = [
            [
                self._places[self._between[player][in_turn[side]]][side // players]
                for side in range(len(in_turn))
            ]
            + ([self.neutral] if has_neutral else [])
            for player in each
        ]
        self._opponents: Final[list[list[Player]]] = [
            [other for other in each if self.teams[other] != self.teams[player]] for player in each
        ]

    # --- Sides and other owners ---------------------------------------------------------------------

    def player_of(self, owner: Owner) -> Player:
        """Return the player of `owner`; NOBODY for the neutral side and the table."""
        return self._player[owner]

    def is_declined(self, side: Side) -> bool:
        """Return whether `side` is a place for a race in decline."""
        return side >= self.players and side != self.neutral

    def places_of(self, player: Player) -> list[Side]:
        """Return all places of `player` for a race, the active race first; do not edit the list.

        For NOBODY, the list contains the neutral side.
        """
        return self._places[player]

    def place_of(self, side: Side) -> int:
        """Return 0 if `side` is its player's active race, or k for the player's k-th race in decline."""
        return side // self.players

    def for_good(self, player: Player) -> Owner:
        """Return the owner number for things that `player` keeps even when their races leave."""
        return self.sides + player

    def is_for_good(self, owner: Owner) -> bool:
        """Return whether `owner` is a player independent of their races: neither a side nor the table."""
        return self.sides <= owner < self.table

    def is_side(self, owner: Owner) -> bool:
        """Return whether `owner` is a side, which may hold regions."""
        return owner < self.sides

    # --- Teams and opponents ------------------------------------------------------------------------

    def team_of(self, player: Player) -> int:
        """Return the team of `player`, from 0; for NOBODY, return NOBODY."""
        return self.teams[player] if player != NOBODY else NOBODY

    def is_opponent(self, player: Player, other: Player) -> bool:
        """Return whether `other` plays against `player`; NOBODY is everyone's opponent."""
        return self.team_of(player) != self.team_of(other)

    def are_opponents(self, owner: Owner, other: Owner) -> bool:
        """Return whether two owners play against each other."""
        return self.is_opponent(self._player[owner], self._player[other])

    def opponents_of(self, player: Player) -> list[Player]:
        """Return the opponents of `player`, in order; do not edit the list.

        For NOBODY, return all players.
        """
        return self._opponents[player] if player != NOBODY else self._around[0]

    def allies_of(self, player: Player) -> list[Player]:
        """Return the other players in the team of `player`."""
        return [other for other in self._around[player][1:] if not self.is_opponent(player, other)]

    def sum_by_team(self, amounts: list[float]) -> list[float]:
        """Return the sums of `amounts` by team; without teams, return `amounts` unchanged.

        The amount of a player without a partner is multiplied by that player's weight.
        """
        if not self.has_teams:
            return amounts
        sums = [0.0] * (1 + max(self.teams))
        for player in range(self.players):
            sums[self.teams[player]] += self.weights[player] * amounts[player]
        return sums

    # --- Order of turns -----------------------------------------------------------------------------

    def next_of(self, player: Player) -> Player:
        """Return the player whose turn comes after that of `player`: their neighbour to the left."""
        return self._around[player][1]

    def before(self, player: Player) -> Player:
        """Return the player whose turn comes before that of `player`: their neighbour to the right."""
        return self._around[player][-1]

    def around(self, player: Player) -> list[Player]:
        """Return all players clockwise, starting with `player`; do not edit the list."""
        return self._around[player]

    def seats_between(self, player: Player, other: Player) -> int:
        """Return how many seats clockwise from `player` the player `other` sits; 0 for the same player."""
        return self._between[player][other]

    def seen_from(self, player: Player, side: Side) -> Side:
        """Return the number that `side` would have if `player` were player 0."""
        return self._seen[player][side]


def seated_from(first: Player, teams: tuple[int, ...]) -> tuple[int, ...]:
    """Return the team of each player, given the `teams` of the seats; player `first` has the first seat."""
    return tuple([teams[(player - first) % len(teams)] for player in range(len(teams))])


def _numbered(teams: tuple[int, ...], players: int) -> list[int]:
    """Return the teams renumbered from 0 in order of first appearance.

    Raises:
        ValueError: not every player has a team, or there is only one team.
    """
    if not teams:
        return list(range(players))
    if len(teams) != players:
        raise ValueError(f"teams: {len(teams)} are given for {players} players; name one for each")
    order: list[int] = []
    for team in teams:
        if team not in order:
            order.append(team)
    if len(order) < 2:
        raise ValueError("teams: all players are in one team, so it has no opponents")
    return [order.index(team) for team in teams]
