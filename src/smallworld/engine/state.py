"""The state of a table, and nothing else: a copy of the state is a copy of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import Board, Player, Region, RegionSet, Side, count
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.holdings import in_force, is_holding
from smallworld.engine.keys import entry_of, key_of, side_of, step_of
from smallworld.engine.owners import NOBODY as NOBODY
from smallworld.engine.owners import Owner, Owners
from smallworld.engine.shown import HTML, SVG, TEXT, shown

if TYPE_CHECKING:
    from smallworld.engine.reports import Report
    from smallworld.engine.rules import Rules

CHANCE: Final = -2  # the actor while a die is rolled or a stack is drawn from
TRIBE: Final = -3  # the defender of a region with a Lost Tribe (or other tokens that belong to nobody)
NONE: Final = 0  # no race, no power
NOTHING: Final[dict[int, int]] = {}  # an empty dict at the beginning; never edited
EMPTY: Final[dict[int, tuple[int, ...]]] = {}  # the same for stores


@mypyc_attr(acyclic=True)
class State:
    """The table between two decisions.

    A side is a place for one race. Side p is the active race of player p. `owners` gives the places for races
    in decline, and all other owners. `held`, `hand`, `banners`, `badges` and `serving` are indexed by side,
    so a hook reads `state.held[me]` for any side `me`.

    The lists are copied with the state. The tuples and dicts are shared between copies and therefore
    replaced, never edited. There is one exception: `remember`, `place` and `store` edit a dict of memory,
    pieces or stores if the state has not been copied since it made that dict. So a copy costs seven short
    lists, however full the table is (see benchmarks).

    Memory, pieces and stores belong to an ability and an owner. If the owner is a side, they are deleted when
    the side leaves the map. They are also deleted when the side declines, unless the ability outlives
    decline.

    `reports` is None unless a caller collects reports, and is not part of the game.
    """

    def __init__(  # noqa: PLR0915 (a field a line, and as many to copy)
        self,
        rules: Rules,
        board: Board,
        owners: Owners,
        tokens: list[int],
        held: list[RegionSet],
        hand: list[int],
        coins: list[int],
        banners: list[int],
        badges: list[int],
        serving: list[tuple[int, ...]],
        like: State | None = None,
    ) -> None:
        """Create a state; fields without an argument are copied from `like`.

        Without `like`, these fields have the values of an empty table.
        """
        self.rules = rules
        self.board = board
        self.owners = owners
        self.tokens = tokens  # by region: tokens of races or Lost Tribes
        self.held = held  # regions, by side
        self.hand = hand  # tokens off the map, by side
        self.coins = coins  # by player; each sees their own only
        self.banners = banners  # the race of a side
        self.badges = badges  # the power of its badge
        self.serving = serving  # abilities in force, by side; see `serve`
        if like is None:
            self.tribes: RegionSet = 0  # regions whose tokens belong to nobody
            self.monsters: RegionSet = board.monsters  # regions where Monsters are, or were at first
            self.shields: tuple[int, ...] = ()  # keys of all abilities that defend; see `serve`
            self.memories: dict[int, int] = NOTHING
            self.placed: dict[int, RegionSet] = NOTHING
            self.stores: dict[int, tuple[int, ...]] = EMPTY
            self.holdings: dict[int, Region] = NOTHING  # the region of each, by its id; see `holdings`
            self.sites: RegionSet = 0  # the regions of all holdings and domains

            self.turn = 1  # place on the turn track, from 1
            self.first: Player = 0
            self.player: Player = 0  # the player on turn
            self.plan: tuple[int, ...] = ()  # steps of this turn, each with its side; see `keys`
            self.at = 0  # the current step's place in the plan
            self.mark = 0  # the progress of the current step; each step defines the numbers
            self.kept_mark = 0  # the mark of a step that is interrupted and will be resumed
            self.waits_for = 0  # what chance must decide: a verb, or the ability that rolls; 0 for nothing
            self.target: Region = 0  # the region of the attempt that waits for the die
            self.displaced = 0  # bit s: side s lost a region this turn and may have tokens to put back
            self.over = False

            self.offered_races: tuple[int, ...] = ()  # the column, from the top
            self.offered_powers: tuple[int, ...] = ()  # NONE: the banner waits for a badge
            self.offered_coins: tuple[int, ...] = ()
            self.offered_tokens: tuple[int, ...] = ()  # race tokens on the combos, like coins
            self.unseen_races: tuple[int, ...] = ()  # in the stack, order unknown; ascending
            self.unseen_powers: tuple[int, ...] = ()
            self.returned_races: tuple[int, ...] = ()  # under the stack, in their known order
            self.discarded_powers: tuple[int, ...] = ()  # will be shuffled; ascending
        else:  # set once, because a search copies states thousands of times
            self.tribes = like.tribes
            self.monsters = like.monsters
            self.shields = like.shields
            self.memories = like.memories
            self.placed = like.placed
            self.stores = like.stores
            self.holdings = like.holdings
            self.sites = like.sites
            self.turn = like.turn
            self.first = like.first
            self.player = like.player
            self.plan = like.plan
            self.at = like.at
            self.mark = like.mark
            self.kept_mark = like.kept_mark
            self.waits_for = like.waits_for
            self.target = like.target
            self.displaced = like.displaced
            self.over = like.over
            self.offered_races = like.offered_races
            self.offered_powers = like.offered_powers
            self.offered_coins = like.offered_coins
            self.offered_tokens = like.offered_tokens
            self.unseen_races = like.unseen_races
            self.unseen_powers = like.unseen_powers
            self.returned_races = like.returned_races
            self.discarded_powers = like.discarded_powers
        # Whether a dict belongs to this state alone, which may then change it without a copy.
        self._own_memories = self._own_placed = self._own_stores = False
        self.asides: tuple[int, ...] = ()  # what interrupts the current step; empty between decisions
        self.reports: list[Report] | None = None

    def copy(self) -> State:
        """Return an independent copy of the game; the copy collects no reports."""
        self._own_memories = self._own_placed = self._own_stores = False
        return State(
            self.rules,
            self.board,
            self.owners,
            self.tokens[:],
            self.held[:],
            self.hand[:],
            self.coins[:],
            self.banners[:],
            self.badges[:],
            self.serving[:],
            self,
        )

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    # --- The open question --------------------------------------------------------------------------

    def entry(self) -> int:
        """Return the current entry of the plan, which `keys` can split into step and side."""
        return self.plan[self.at]

    def step(self) -> int:
        """Return the current step, or the id of the ability that takes it."""
        return step_of(self.plan[self.at])

    def side(self) -> Side:
        """Return the side that takes the current step."""
        return side_of(self.plan[self.at])

    # --- Sides, regions and tokens ------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return self.owners.players

    def player_of(self, owner: Owner) -> Player:
        """Return the player of a side or another owner; NOBODY for the neutral side and the table."""
        return self.owners.player_of(owner)

    def is_on_turn(self, side: Side) -> bool:
        """Return whether the player of `side` is on turn."""
        return self.owners.player_of(side) == self.player

    def is_declined(self, side: Side) -> bool:
        """Return whether the race of `side` is in decline."""
        return self.owners.is_declined(side)

    def counts_as_declined(self, side: Side) -> bool:
        """Return whether other abilities treat `side` as a race in decline.

        This includes undead races and the neutral side.
        """
        return side >= self.owners.players or self.rules.traits[self.banners[side]].undead

    def places_of(self, player: Player) -> list[Side]:
        """Return all places of `player` for a race, the active race first; do not edit the list."""
        return self.owners.places_of(player)

    def sides_of(self, player: Player) -> list[Side]:
        """Return the places of `player` that have a race, the active race first."""
        return [side for side in self.places_of(player) if self.banners[side] != NONE]

    def regions_in_decline(self) -> RegionSet:
        """Return the regions of Lost Tribes and of races that count as in decline.

        Regions of Monsters and of the neutral side are not included.
        """
        regions = self.tribes & ~self.monsters
        for side in range(len(self.held)):
            if side != self.owners.neutral and self.counts_as_declined(side):
                regions |= self.held[side]
        return regions

    def defender(self, region: Region) -> Side:
        """Return the side that holds `region`.

        Return TRIBE if other tokens are there, or NOBODY if the region is empty.
        """
        if self.tokens[region] == 0:
            return NOBODY
        held = self.held
        for side in range(len(held)):
            if held[side] >> region & 1:
                return side
        return TRIBE

    def tokens_in_play(self, race: int) -> int:
        """Return how many tokens of `race` are on the map, in hands and on its combo.

        Tokens that do not come from its tray are not counted.
        """
        total = 0
        for side in range(len(self.held)):
            if self.banners[side] == race:
                total += self.hand[side] + self.tokens_on_map(side)
                if self.rules.hooks.outsiders.anybody:
                    total -= self.outsiders(side)
        if self.rules.tokens_gather:
            for place in range(len(self.offered_races)):
                if self.offered_races[place] == race:
                    total += self.offered_tokens[place]
        return total

    def outsiders(self, side: Side) -> int:
        """Return how many tokens of `side`, on the map and in hand, do not come from a tray."""
        total = 0
        for id in self.serving[side]:
            if self.rules.hooks.outsiders.by[id]:
                total += self.rules.abilities[id].outsiders(self, side)
        return total

    def counted_on_map(self, side: Side) -> int:
        """Return how many tokens of `side` on the map count in a tie on coins."""
        total = self.tokens_on_map(side)
        for id in self.serving[side]:
            if self.rules.traits[id].uncounted:
                total -= count(self.pieces(side, id))
        return total

    def tokens_on_map(self, side: Side) -> int:
        """Return how many tokens of `side` are on the map."""
        total = 0
        tokens = self.tokens
        regions = self.held[side]
        while regions:
            lowest = regions & -regions
            total += tokens[lowest.bit_length() - 1]
            regions ^= lowest
        return total

    def tray(self, race: int) -> int:
        """Return how many tokens of `race` are left in its tray."""
        left = self.rules.supply[race] - self.tokens_in_play(race)
        if self.stores:
            for stored in self.stores.values():
                for id in stored:
                    if id == race:
                        left -= 1
        return left

    def take_from_tray(self, side: Side, tokens: int) -> int:
        """Give `side` up to `tokens` tokens from its race's tray; return how many it received."""
        gained = max(0, min(tokens, self.tray(self.banners[side])))
        self.hand[side] += gained
        return gained

    # --- Memory, pieces, stores ---------------------------------------------------------------------

    def recall(self, owner: Owner, ability: int) -> int:
        """Return the int that the ability stored for `owner`, or 0."""
        if not self.memories:
            return 0
        return self.memories.get(key_of(owner, ability), 0)

    def remember(self, owner: Owner, ability: int, value: int) -> None:
        """Store one int for an ability and `owner`; 0 deletes it."""
        if not self._own_memories:
            self.memories, self._own_memories = dict(self.memories), True
        if value:
            self.memories[key_of(owner, ability)] = value
        else:
            self.memories.pop(key_of(owner, ability), None)

    def pieces(self, owner: Owner, ability: int) -> RegionSet:
        """Return the regions that have pieces of the ability for `owner`."""
        if not self.placed:
            return 0
        return self.placed.get(key_of(owner, ability), 0)

    def place(self, owner: Owner, ability: int, regions: RegionSet) -> None:
        """Put the pieces of an ability of `owner` into exactly `regions`."""
        if not self._own_placed:
            self.placed, self._own_placed = dict(self.placed), True
        if regions:
            self.placed[key_of(owner, ability)] = regions
        else:
            self.placed.pop(key_of(owner, ability), None)

    def store_of(self, owner: Owner, ability: int) -> tuple[int, ...]:
        """Return the ids of the things that the ability has stored for `owner`.

        NONE means a token of a Lost Tribe.
        """
        if not self.stores:
            return ()
        return self.stores.get(key_of(owner, ability), ())

    def store(self, owner: Owner, ability: int, ids: tuple[int, ...]) -> None:
        """Replace the things that an ability of `owner` has stored with `ids`, in this order."""
        if not self._own_stores:
            self.stores, self._own_stores = dict(self.stores), True
        if ids:
            self.stores[key_of(owner, ability)] = ids
        else:
            self.stores.pop(key_of(owner, ability), None)

    # --- Abilities in force -------------------------------------------------------------------------

    def serve(self, side: Side, abilities: tuple[int, ...]) -> None:
        """Replace the abilities in force for `side` with `abilities` and the holdings in its regions."""
        serving = self.serving
        before = serving[side]
        if self.sites:
            abilities = in_force(self, side, abilities)
            if abilities == before:
                return
        serving[side] = abilities
        if not self.any_shields(before) and not self.any_shields(abilities):
            return  # the usual case: all shields stay as they are
        self.raise_shields()

    def raise_shields(self) -> None:
        """Recompute `shields`, the abilities that defend regions.

        These serve a side, or belong to a holding that shields its region.
        """
        rules = self.rules
        answers = rules.hooks.shield.by
        serving = self.serving
        shields: list[int] = []
        for place in range(len(serving)):
            for ability in serving[place]:
                if answers[ability] and not rules.traits[ability].keeps_watch:
                    shields.append(key_of(place, ability))
        for ability in rules.watches:
            if rules.bearers[ability] in self.holdings:
                shields.append(key_of(self.owners.table, ability))
        self.shields = tuple(shields)

    def any_shields(self, abilities: tuple[int, ...]) -> bool:
        """Return whether any of `abilities` has the hook `shield`."""
        answers = self.rules.hooks.shield.by
        for ability in abilities:
            if answers[ability]:
                return True
        return False

    def badges_of(self, side: Side) -> list[int]:
        """Return the badges of `side`: none, one, or all badges that an undead race has gathered.

        Badges that were added to a holding are not among them.
        """
        if self.rules.traits[self.banners[side]].undead:
            powers = self.rules.powers
            return [id for id in self.serving[side] if id in powers and not is_holding(self, id)]
        return [self.badges[side]] if self.badges[side] != NONE else []

    def set_banner(self, side: Side, race: int, power: int) -> None:
        """Give `side` a banner and a badge; either may be NONE."""
        self.banners[side] = race
        self.badges[side] = power

    # --- Interrupting -------------------------------------------------------------------------------

    def interrupt(self, ability: int, side: Side) -> None:
        """Insert a step of an ability for `side` before the current step resumes or the next step begins."""
        self.asides = self.asides + (entry_of(ability, side),)

    # --- Showing ------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """Return one line: the board, the turn, the player on turn and the coins."""
        turn = f"turn {self.turn} of {self.board.rounds}, player {self.player + 1} of {self.players}"
        coins = ", ".join([str(coins) for coins in self.coins])
        return f"<State: {self.board.title()}, {'game over' if self.over else turn}, coins {coins}>"

    def __str__(self) -> str:
        """Return the table as text; see `shown`."""
        return shown(TEXT, self, []) or repr(self)

    def _repr_svg_(self) -> str | None:
        """Return the table as a picture, for notebooks; None if the board has no drawing."""
        return shown(SVG, self, [])

    def _repr_html_(self) -> str | None:
        """Return the table as a picture with the open question, for notebooks."""
        return shown(HTML, self, [])

    # --- Comparing ----------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Return whether both games have the same rules and can continue in the same ways.

        A state changes with each action, so it has no hash. Use its `key` in sets and as the key of a dict.
        """
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.rules.are_like(other.rules) and self.key() == other.key())

    def key(self) -> tuple[object, ...]:
        """Return a hashable value that two states with the same rules share if and only if they are equal."""
        return (
            self.board.name,
            tuple(self.owners.teams),
            tuple(self.tokens),
            tuple(self.held),
            tuple(self.hand),
            tuple(self.coins),
            (self.tribes, self.monsters),
            tuple(self.banners),
            tuple(self.badges),
            tuple(self.serving),
            tuple(sorted(self.memories.items())),
            tuple(sorted(self.placed.items())),
            tuple(sorted(self.stores.items())),
            tuple(sorted(self.holdings.items())),
            (self.turn, self.first, self.player, self.plan[self.at :], self.mark, self.kept_mark),
            (self.waits_for, self.target, self.displaced, self.over),
            (self.offered_races, self.offered_powers, self.offered_coins, self.offered_tokens),
            (self.unseen_races, self.unseen_powers, self.returned_races, self.discarded_powers),
        )
