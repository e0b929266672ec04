"""Prices: what an attacker may conquer, and for how many tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Region, RegionSet, Side
from smallworld.engine.rulings import BASE_PRICE, IMMUNE_AGAINST_OWNER, LEAST_PRICE, MOUNTAIN_PRICE

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Prices:
    """What `attacker` may conquer, and for how many tokens.

    `amender` is the id of the ability that amends the sheet at this moment; the engine sets it, so that
    every amendment can be explained by who made it (0: the general rules).
    """

    def __init__(self, state: State, attacker: Side) -> None:
        board = state.board
        held = state.held[attacker]
        self.state = state
        self.attacker = attacker
        self.amender = 0
        self.near: RegionSet = board.beside(held) if held else board.entry
        self.beyond: RegionSet = 0  # reached by an ability, whatever lies between
        self.home: RegionSet = 0  # from where the attacker comes without holding it
        self.open: RegionSet = board.land
        self.forbidden: RegionSet = held
        self.guarded: RegionSet = 0  # whoever attacks: what its owner's opponents may not conquer
        self.company: RegionSet = 0  # where a lone token does not count as alone
        self.floor = LEAST_PRICE
        self.final_attempt = True  # whether the conquests may end with the die
        self.exceeded = 0  # tokens that may be lacking after the die, since an ability then makes up for them
        self.helper = 0  # that ability, which takes a step to do so
        self.lavish = False  # whether a conquest may be made with more tokens than it needs
        self.lent: tuple[RegionSet, ...] = ()  # for abilities' own ways to conquer only
        self.lenders: tuple[int, ...] = ()
        self.savings: tuple[int, ...] = ()
        # Columns of tables, read one at a time by `of`. What is rarely amended is a tuple, since an empty one
        # costs nothing to make.
        self.amended: list[RegionSet] = []
        self.amounts: list[int] = []
        self.amenders: list[int] = []
        self.links: tuple[RegionSet, ...] = ()
        self.origins: tuple[RegionSet, ...] = ()  # of discounts for what is adjacent to them
        self.origin_amenders: tuple[int, ...] = ()
        self.vetoed: tuple[RegionSet, ...] = ()
        self.vetoers: tuple[int, ...] = ()

    # --- Amending -----------------------------------------------------------------------------------

    def reach(self, regions: RegionSet) -> None:
        """The attacker reaches `regions`, adjacent or not."""
        self.beyond |= regions

    def come_from(self, regions: RegionSet) -> None:
        """The attacker always comes from `regions` too, and so never has to enter the map elsewhere."""
        self.home |= regions

    def link(self, regions: RegionSet) -> None:
        """For the attacker all of `regions` are adjacent to one another; this is no way to enter the map."""
        self.links = self.links + (regions,)

    def admit(self, regions: RegionSet) -> None:
        """The attacker may enter closed `regions`, such as water."""
        self.open |= regions

    def forbid(self, regions: RegionSet) -> None:
        """The attacker may not conquer `regions` by any means."""
        if regions:
            self.forbidden |= regions
            self.vetoed = self.vetoed + (regions,)
            self.vetoers = self.vetoers + (self.amender,)

    def immune(self, owner: Side, regions: RegionSet) -> None:
        """Opponents of the owner may not conquer `regions` by any means."""
        self.guarded |= regions
        if IMMUNE_AGAINST_OWNER or self.state.owners.are_opponents(owner, self.attacker):
            self.forbid(regions)

    def discount(self, regions: RegionSet, by: int = 1) -> None:
        """`regions` cost `by` tokens less."""
        self.amend(regions, -by)

    def discount_beside(self, origins: RegionSet) -> None:
        """What is adjacent to a member of `origins`, by border or link, costs a token less, once."""
        if origins:
            self.origins = self.origins + (origins,)
            self.origin_amenders = self.origin_amenders + (self.amender,)

    def surcharge(self, regions: RegionSet, by: int = 1) -> None:
        """`regions` cost `by` tokens more."""
        self.amend(regions, by)

    def amend(self, regions: RegionSet, by: int) -> None:
        """`regions` cost `by` tokens more, or less when negative."""
        if regions and by:
            self.amended.append(regions)
            self.amounts.append(by)
            self.amenders.append(self.amender)

    def accompany(self, regions: RegionSet) -> None:
        """A single token in `regions` is not alone: something there counts as another."""
        self.company |= regions

    def at_least(self, tokens: int) -> None:
        """No conquest takes fewer than `tokens`; the highest such floor holds."""
        self.floor = max(self.floor, tokens)

    def no_final_attempt(self) -> None:
        """The attacker's conquests do not end with the die."""
        self.final_attempt = False

    def exceed(self, tokens: int) -> None:
        """Up to `tokens` may be lacking after the die: the ability takes a step of its own to help out."""
        if (tokens, self.amender) > (self.exceeded, self.helper):
            self.exceeded, self.helper = tokens, self.amender

    def spend_freely(self) -> None:
        """A conquest may be made with more tokens than it needs."""
        self.lavish = True

    def lend(self, regions: RegionSet, saving: int = 0) -> None:
        """Other abilities' own ways to conquer reach `regions` too, and save tokens there if they pay any.

        The lender is told when one does.
        """
        if regions:
            self.lent = self.lent + (regions,)
            self.lenders = self.lenders + (self.amender,)
            self.savings = self.savings + (saving,)

    def settle(self) -> None:
        """Work out what depends on all links; the engine does so when every ability has been asked."""
        held = self.state.held[self.attacker]
        if self.home:
            self.near = self.state.board.beside(held | self.home)
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

    # --- Reading ------------------------------------------------------------------------------------

    def targets(self) -> RegionSet:
        """The regions that the attacker may conquer, whatever they cost."""
        return (self.near | self.beyond) & self.open & ~self.forbidden

    def can_fall(self) -> bool:
        """Whether a reduction would make any target cheaper."""
        regions = self.targets()
        while regions:
            lowest = regions & -regions
            if self.of(lowest.bit_length() - 1) > self.floor:
                return True
            regions ^= lowest
        return False

    def for_specials(self) -> RegionSet:
        """The regions that abilities' own ways to conquer reach: targets, and what is lent to them."""
        reached = self.near | self.beyond
        for regions in self.lent:
            reached |= regions
        return reached & self.open & ~self.forbidden

    def lender_of(self, region: Region, tokens: int = 0, less: int = 0) -> int:
        """The ability by whose favour a special way reaches `region`, or takes it for only so many `tokens`.

        Of several it is the one that saves most; 0 if the way, which itself saves `less`, needs none.
        """
        if (self.near | self.beyond) >> region & 1 and not 0 < tokens < self.of(region, less):
            return 0
        row = self._best_lent(region)
        return 0 if row < 0 else self.lenders[row]

    def of_lent(self, region: Region, less: int = 0) -> int:
        """Tokens needed for `region` by favour of a lender; -1 if nobody lends it. `less` as for `of`."""
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
        """Tokens needed for `region`, `less` some that are saved by a special way to conquer it."""
        needed = BASE_PRICE - less + self.state.tokens[region]
        if self.state.board.mountains >> region & 1:
            needed += MOUNTAIN_PRICE
        amended, amounts = self.amended, self.amounts
        for row in range(len(amended)):
            if amended[row] >> region & 1:
                needed += amounts[row]
        return needed if needed > self.floor else self.floor
