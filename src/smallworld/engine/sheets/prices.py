"""Prices: the regions that an attacker may conquer, and the tokens they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import WORD, WORD_BITS, Region, RegionSet, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.owners import NOBODY
from smallworld.engine.rulings import IMMUNE_AGAINST_OWNER, LEAST_PRICE
from smallworld.engine.sheets.terms import NO_TERMS, Terms

if TYPE_CHECKING:
    from smallworld.engine.state import State

NO_ROWS: Final[list[int]] = []  # a column without amendments; never changed


@mypyc_attr(acyclic=True, free_list_len=1)
class Prices:
    """The regions that `attacker` may conquer, and the tokens that they cost.

    `amender` is the id of the ability that amends the sheet at this moment; 0 means the general rules. The
    engine sets it, so that it can later explain each amendment by its source.
    """

    def __init__(self, state: State, attacker: Side) -> None:
        board = state.board
        held = state.held[attacker]
        self.state = state
        self.attacker = attacker
        self.ground = board.ground
        self.amender = 0
        self.defending = False  # whether the amender is a defender's ability; set by the engine
        self.near: RegionSet = board.beside(held) if held else board.entry
        self.beyond: RegionSet = 0  # regions in reach by an ability, adjacent or not
        self.home: RegionSet = 0  # regions that the attacker may start from without holding them
        self.open: RegionSet = board.land
        self.forbidden: RegionSet = held
        self.guarded: RegionSet = 0  # regions that no opponent of their owner may conquer
        self.company: RegionSet = 0  # regions where a lone token does not count as alone
        self.floor = LEAST_PRICE
        self.final_attempt = True  # whether the conquests may end with the die
        self.die_cast = False  # whether the die is rolled for the next conquest already
        self.exceeded = 0  # tokens that may be missing after the die, since an ability can supply them
        self.helper = 0  # the ability that supplies them, in its own step
        self.lavish = False  # whether a conquest may be made with more tokens than it needs
        self.lent: tuple[RegionSet, ...] = ()  # regions lent only to special conquests of abilities
        self.lenders: tuple[int, ...] = ()
        self.savings: tuple[int, ...] = ()
        # Columns of tables, read one at a time by `of`. The first amendment replaces NO_ROWS. What is rarely
        # amended is a tuple, since an empty one costs nothing to make.
        self.amended: list[RegionSet] = NO_ROWS
        self.amounts: list[int] = NO_ROWS
        self.amenders: list[int] = NO_ROWS
        self.defences = 0  # a bit for each amendment, by index: whether a defender made it
        self.links: tuple[RegionSet, ...] = ()
        self.origins: tuple[RegionSet, ...] = ()  # regions whose neighbours get a discount
        self.origin_amenders: tuple[int, ...] = ()
        self.empty: RegionSet = 0  # regions where some defence does not count; see `as_if_empty`
        self.silent: RegionSet = 0  # regions where some help does not count; see `silence`
        self.terms = NO_TERMS  # rare amendments
        self.special = False  # whether any amendment leaves out a part of a price, or demands coins
        self.vetoed: tuple[RegionSet, ...] = ()
        self.vetoers: tuple[int, ...] = ()

    # --- Amending -----------------------------------------------------------------------------------

    def reach(self, regions: RegionSet) -> None:
        """Put `regions` within the attacker's reach, even if they are not adjacent."""
        self.beyond |= regions

    def come_from(self, regions: RegionSet) -> None:
        """Let the attacker conquer from `regions` as if it held them.

        Such an attacker never has to enter the map at its edge.
        """
        self.home |= regions

    def link(self, regions: RegionSet) -> None:
        """Make all of `regions` adjacent to one another for the attacker.

        An attacker without regions cannot use this to enter the map.
        """
        self.links = self.links + (regions,)

    def admit(self, regions: RegionSet) -> None:
        """Let the attacker enter closed `regions`, such as water."""
        self.open |= regions

    def forbid(self, regions: RegionSet) -> None:
        """Forbid the attacker to conquer `regions` by any means."""
        if regions:
            self.forbidden |= regions
            self.vetoed = self.vetoed + (regions,)
            self.vetoers = self.vetoers + (self.amender,)

    def immune(self, owner: Side, regions: RegionSet) -> None:
        """Forbid opponents of `owner` to conquer `regions` by any means."""
        self.guarded |= regions
        if IMMUNE_AGAINST_OWNER or self.state.owners.are_opponents(owner, self.attacker):
            self.forbid(regions)

    def discount(self, regions: RegionSet, by: int = 1) -> None:
        """Make `regions` cost `by` fewer tokens."""
        self.amend(regions, -by)

    def discount_beside(self, origins: RegionSet) -> None:
        """Reduce the price of each region adjacent to `origins` by 1, however many of them it touches.

        Linked regions count as adjacent.
        """
        if origins:
            self.origins = self.origins + (origins,)
            self.origin_amenders = self.origin_amenders + (self.amender,)

    def surcharge(self, regions: RegionSet, by: int = 1, lasting: bool = False) -> None:
        """Make `regions` cost `by` more tokens.

        A `lasting` surcharge counts even in regions that cost as if they were empty.
        """
        if lasting and regions:
            terms = self._special_terms()
            terms.lasting = terms.lasting + (len(self.amended),)
        self.amend(regions, by)

    def as_if_empty(self, regions: RegionSet) -> None:
        """Ignore the tokens in `regions` and every defence there except the terrain itself."""
        if regions:
            self.empty |= regions
            self.special = True
            terms = self._special_terms()
            terms.emptied = terms.emptied + (regions,)
            terms.emptiers = terms.emptiers + (self.amender,)

    def silence(self, regions: RegionSet) -> None:
        """Disable the attacker's abilities in `regions`: neither their reach nor their discounts count.

        Borders, the die and everything that makes a conquest harder count as usual.
        """
        if regions:
            self.silent |= regions
            self.special = True
            terms = self._special_terms()
            terms.silenced = terms.silenced + (regions,)
            terms.silencers = terms.silencers + (self.amender,)

    def enter_only(self, regions: RegionSet) -> None:
        """Let an attacker without regions enter the map in `regions`, and nowhere else."""
        self._special_terms().gates |= regions

    def enter_within(self, regions: RegionSet) -> None:
        """Forbid an attacker without regions to enter the map outside `regions`.

        This has no effect if `enter_only` has been called.
        """
        self._special_terms().homeland &= regions

    def _special_terms(self) -> Terms:
        """Return the special terms of this sheet, creating them if there are none yet."""
        if self.terms is NO_TERMS:
            self.terms = Terms()
        return self.terms

    def amend(self, regions: RegionSet, by: int) -> None:
        """Make `regions` cost `by` more tokens, or fewer if `by` is negative."""
        if regions and by:
            if not self.amended:
                self.amended, self.amounts, self.amenders = [], [], []
            if self.defending:
                self.defences |= 1 << len(self.amended)
            self.amended.append(regions)
            self.amounts.append(by)
            self.amenders.append(self.amender)

    def accompany(self, regions: RegionSet) -> None:
        """Treat a single token in any of `regions` as if it were not alone."""
        self.company |= regions

    def at_least(self, tokens: int) -> None:
        """Make every conquest cost at least `tokens` tokens; the highest such minimum counts."""
        self.floor = max(self.floor, tokens)

    def no_final_attempt(self) -> None:
        """Forbid the attacker a final conquest with the reinforcement die."""
        self.final_attempt = False

    def cast_die(self) -> None:
        """Record that a die has already been rolled for the next conquest, so that no ability rolls again."""
        self.die_cast = True

    def exceed(self, tokens: int, coins: int = 0) -> None:
        """Let an attempt succeed although up to `tokens` tokens are still missing after the die roll.

        The ability then takes its own step to supply them. Its help costs `coins`.
        """
        if (tokens, self.amender) > (self.exceeded, self.helper):
            self.exceeded, self.helper = tokens, self.amender
            self._special_terms().helper_coins = coins

    def demand(self, regions: RegionSet, coins: int) -> None:
        """Require that an attacking player has `coins` to conquer `regions`.

        These coins come on top of all other costs of the conquest.
        """
        player = self.state.player_of(self.attacker)
        if regions and player != NOBODY:
            terms = self._special_terms()
            terms.demands = terms.demands + ((regions, coins),)
            self.special = True
            if self.state.coins[player] < coins:
                self.forbid(regions)

    def spend_freely(self) -> None:
        """Let the attacker conquer with more tokens than it needs."""
        self.lavish = True

    def lend(self, regions: RegionSet, saving: int = 0) -> None:
        """Put `regions` within reach of the special conquests of the attacker's other abilities.

        A special conquest that costs tokens costs `saving` fewer there. The engine notifies the lending
        ability when another ability uses this reach.
        """
        if regions:
            self.lent = self.lent + (regions,)
            self.lenders = self.lenders + (self.amender,)
            self.savings = self.savings + (saving,)

    def settle(self) -> None:
        """Compute all values that depend on links and entries, once every ability has amended the sheet."""
        self.defending = False
        held = self.state.held[self.attacker]
        if self.home:
            self.near = self.state.board.beside(held | self.home)
        if self.terms is not NO_TERMS and not held:
            self._bound_entry()
        bordering = self.near
        for linked in self.links:
            if linked & held:
                self.near |= linked
        for row in range(len(self.origins)):
            origins = self.origins[row]
            adjacent = self.state.board.beside(origins)
            for linked in self.links:
                if linked & origins:
                    adjacent |= linked
            self.amender = self.origin_amenders[row]
            self.discount(adjacent)
        self.amender = 0
        if self.silent:
            self._fall_silent(bordering)

    def _bound_entry(self) -> None:
        """Remove from reach the regions where an attacker without regions may not enter the map."""
        gates = self.terms.gates
        if gates:
            self.near = gates
            self.beyond &= gates
        else:
            self.near &= self.terms.homeland
            self.beyond &= self.terms.homeland

    def _fall_silent(self, bordering: RegionSet) -> None:
        """Cancel the effects of disabled abilities of the attacker: reach, lent regions and `as_if_empty`."""
        silent = self.silent
        self.empty &= ~silent
        self._special_terms().unheard = self.near | self.beyond
        self.near &= ~silent | bordering
        self.beyond &= ~silent
        self.lent = tuple([regions & ~silent for regions in self.lent])

    # --- Reading ------------------------------------------------------------------------------------

    def targets(self) -> RegionSet:
        """Return the regions that the attacker may conquer, whatever their price."""
        reached = self.near & self.open  # first, because closed regions often have high numbers
        if self.beyond:
            reached |= self.beyond & self.open
        return reached & ~self.forbidden

    def can_fall(self) -> bool:
        """Return whether a further discount would lower the price of any target."""
        regions = self.targets()
        while regions:
            lowest = regions & -regions
            if self.of(lowest.bit_length() - 1) > self.floor:
                return True
            regions ^= lowest
        return False

    def coins_for(self, region: Region) -> int:
        """Return how many coins the attacker must have to conquer `region`."""
        demands = self.terms.demands
        return sum([coins for regions, coins in demands if regions >> region & 1]) if demands else 0

    def beyond_die(self, region: Region) -> int:
        """Return how many tokens an ability lets an attempt on `region` lack after the die roll."""
        if self.silent >> region & 1:
            return 0
        if self.exceeded and self.terms.demands:
            coins = self.state.coins[self.state.player_of(self.attacker)]
            return self.exceeded if coins >= self.terms.helper_coins + self.coins_for(region) else 0
        return self.exceeded

    def for_specials(self) -> RegionSet:
        """Return the regions where abilities may make special conquests.

        These are the regions within reach and the regions that abilities lend, except where the attacker's
        abilities are disabled.
        """
        reached = self.near | self.beyond
        for regions in self.lent:
            reached |= regions
        return reached & self.open & ~self.forbidden & ~self.silent

    def lender_of(self, region: Region, tokens: int = 0, less: int = 0) -> int:
        """Return the lending ability that a special conquest of `region` needs, or 0 if it needs none.

        A conquest needs the ability if the region is otherwise out of reach. If `tokens` is given, a conquest
        also needs the ability if `tokens` are too few without its discount. `less` is the number of tokens
        that the conquest saves by itself. If several abilities lend their reach, return the one that saves
        most.
        """
        if (self.near | self.beyond) >> region & 1 and not 0 < tokens < self.of(region, less):
            return 0
        row = self._best_lent(region)
        return 0 if row < 0 else self.lenders[row]

    def of_lent(self, region: Region, less: int = 0) -> int:
        """Return the price of `region` with a lending ability's reach, or -1 if no ability lends the region.

        `less` has the same meaning as in `of`.
        """
        row = self._best_lent(region)
        return -1 if row < 0 else self.of(region, less + self.savings[row])

    def _best_lent(self, region: Region) -> int:
        best = -1
        for row in range(len(self.lent)):
            if self.lent[row] >> region & 1 and (best < 0 or self._lends_more(row, best)):
                best = row
        return best

    def _lends_more(self, row: int, other: int) -> bool:
        if self.savings[row] == self.savings[other]:
            return self.lenders[row] < self.lenders[other]
        return self.savings[row] > self.savings[other]

    def of(self, region: Region, less: int = 0) -> int:
        """Return the tokens that `region` costs.

        `less` is the number of tokens that a special conquest saves by itself.
        """
        needed = self.ground[region] - less + self.state.tokens[region]
        if self.amended:
            needed += self._amendments(region)
        if self.special:
            needed = self._less_uncounted(region, needed, less)
        return needed if needed > self.floor else self.floor

    def within(self, regions: RegionSet, tokens: int) -> RegionSet:
        """Return those of `regions` that cost at most `tokens`; only for a sheet that is not `special`.

        It prices them like `of`, but all at once, since random games spend most of their time here.
        """
        affordable: RegionSet = 0
        if tokens < self.floor:
            return affordable
        ground, defenders, is_amended = self.ground, self.state.tokens, len(self.amended) > 0
        start = 0
        while regions:  # word by word, for boards with many regions
            word, found = regions & WORD, 0
            while word:
                lowest = word & -word
                region = start + lowest.bit_length() - 1
                needed = ground[region] + defenders[region]
                if is_amended:
                    needed += self._amendments(region)
                if needed <= tokens:
                    found |= lowest
                word ^= lowest
            affordable |= found << start
            regions >>= WORD_BITS
            start += WORD_BITS
        return affordable

    def _amendments(self, region: Region) -> int:
        """Return by how many tokens all amendments together raise the price of `region`."""
        total = 0
        amended, amounts = self.amended, self.amounts
        for row in range(len(amended)):
            if amended[row] >> region & 1:
                total += amounts[row]
        return total

    def _less_uncounted(self, region: Region, needed: int, less: int) -> int:
        """Return the price `needed` without the parts that do not count in `region`."""
        if self.empty >> region & 1:
            needed -= self.state.tokens[region] + self.sum_of_defence(region)
        if self.silent >> region & 1:
            needed += less - self.sum_of_help(region)
        return needed

    def sum_of_defence(self, region: Region) -> int:
        """Return the tokens that defending abilities add for `region`, without lasting surcharges."""
        total = 0
        for row in range(len(self.amended)):
            is_theirs = self.defences >> row & 1 and row not in self.terms.lasting
            if is_theirs and self.amended[row] >> region & 1:
                total += self.amounts[row]
        return total

    def sum_of_help(self, region: Region) -> int:
        """Return the tokens that the attacker's abilities save in `region`, as a negative number."""
        total = 0
        for row in range(len(self.amended)):
            if self.amended[row] >> region & 1 and self.amounts[row] < 0 and not self.defences >> row & 1:
                total += self.amounts[row]
        return total
