"""Sheets: what is drawn up once for a decision and amended by every ability that has a say.

Amendments of prices, garrisons and losses commute: unions, vetoes that always win, sums, and a highest
floor. So abilities need no order and no priorities; tests/laws/test_hooks_commute.py holds them to it.
A plan is a list, and knows an order: of two abilities that insert a step at one place, the one that is
asked later comes first. The rules leave that order free ("Placements").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import Region, RegionSet, Side
from smallworld.engine.rulings import (
    BASE_PRICE,
    IMMUNE_AGAINST_OWNER,
    LEAST_PRICE,
    MOUNTAIN_PRICE,
    TOKENS_LOST,
)

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Prices:
    """What `attacker` may conquer, and for how many tokens.

    `asking` is the id of the ability that amends the sheet at this moment; the engine sets it, so that
    every amendment can be explained by who made it (0: the general rules).
    """

    def __init__(self, state: State, attacker: Side) -> None:
        board = state.board
        held = state.held[attacker]
        self.state = state
        self.attacker = attacker
        self.asking = 0
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
            self.vetoers = self.vetoers + (self.asking,)

    def immune(self, owner: Side, regions: RegionSet) -> None:
        """Opponents of the owner may not conquer `regions` by any means."""
        self.guarded |= regions
        players = self.state.players
        if IMMUNE_AGAINST_OWNER or owner % players != self.attacker % players:
            self.forbid(regions)

    def discount(self, regions: RegionSet, by: int = 1) -> None:
        """`regions` cost `by` tokens less."""
        self.amend(regions, -by)

    def discount_beside(self, origins: RegionSet) -> None:
        """What is adjacent to a member of `origins`, by border or link, costs a token less, once."""
        if origins:
            self.origins = self.origins + (origins,)
            self.origin_amenders = self.origin_amenders + (self.asking,)

    def surcharge(self, regions: RegionSet, by: int = 1) -> None:
        """`regions` cost `by` tokens more."""
        self.amend(regions, by)

    def amend(self, regions: RegionSet, by: int) -> None:
        """`regions` cost `by` tokens more, or less when negative."""
        if regions and by:
            self.amended.append(regions)
            self.amounts.append(by)
            self.amenders.append(self.asking)

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
        if (tokens, self.asking) > (self.exceeded, self.helper):
            self.exceeded, self.helper = tokens, self.asking

    def spend_freely(self) -> None:
        """A conquest may be made with more tokens than it needs."""
        self.lavish = True

    def lend(self, regions: RegionSet) -> None:
        """Other abilities' own ways to conquer reach `regions` too; the lender is told when one does."""
        if regions:
            self.lent = self.lent + (regions,)
            self.lenders = self.lenders + (self.asking,)

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
            self.asking = self.origin_amenders[row]
            self.discount(adjacent)
        self.asking = 0

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

    def lender_of(self, region: Region) -> int:
        """The ability by whose favour a special way to conquer reaches `region`; 0 if it needs none."""
        if (self.near | self.beyond) >> region & 1:
            return 0
        return min(
            [self.lenders[row] for row in range(len(self.lent)) if self.lent[row] >> region & 1], default=0
        )

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


class Garrison:
    """How the tokens of a race may stand: what it leaves in a region, and how its turn ends."""

    def __init__(self) -> None:
        self.off = 0  # tokens that leave the map
        self.least = 1  # tokens in a region
        self.escorted = 0  # tokens that may not have a region to themselves
        self.spare_off = False  # whether all beyond the least in each region leave the map
        self.still = False  # whether tokens on the map stay where they are
        self.chooser = 0  # the ability that takes a step to choose what comes to hand

    def keep_off(self, tokens: int) -> None:
        """`tokens` more stay off the map until the race's next turn."""
        self.off += tokens

    def at_least(self, tokens: int) -> None:
        """No region is held with fewer than `tokens`; the highest such number holds."""
        self.least = max(self.least, tokens)

    def escort(self, tokens: int) -> None:
        """`tokens` more may not stand in a region without another of the race."""
        self.escorted += tokens

    def keep_spare_off(self) -> None:
        """All tokens beyond the least in each region stay off the map until the race's next turn."""
        self.spare_off = True

    def hold_still(self, chooser: int = 0) -> None:
        """Redeployment moves no token that stands on the map, and puts none there unless one is lacking.

        As troops are readied, `chooser` takes a step of its own to choose what comes to hand.
        """
        self.still = True
        self.chooser = max(self.chooser, chooser)


PLAIN: Final = Garrison()  # of all who have nothing to say about it; never amended


def garrison_of(state: State, side: Side) -> Garrison:
    """Ask the abilities of `side` how its tokens may stand; `PLAIN` itself when none has a say."""
    rules = state.rules
    garrison = PLAIN
    for id in state.serving[side]:
        if rules.has_garrison[id]:
            if garrison is PLAIN:
                garrison = Garrison()
            rules.abilities[id].garrison(state, side, garrison)
    return garrison


class Losses:
    """What becomes of the defenders of a region that `attacker` conquers."""

    def __init__(self, defenders: int, withdraw: bool, attacker: Side) -> None:
        self.defenders = defenders
        self.attacker = attacker
        self.lost = TOKENS_LOST  # go to the tray
        self.withdraw = withdraw  # whether the others come back to their owner's hand
        # Ids of abilities, once for each coin or die.
        self.charged: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.rolling: tuple[int, ...] = ()
        self.captured = 0  # of the defenders, who is taken prisoner in place of the tokens lost

    def survivors(self) -> int:
        """Tokens that come back to their owner's hand."""
        gone = self.captured if self.captured else self.lost
        return max(0, self.defenders - gone) if self.withdraw else 0

    def capture(self) -> None:
        """One of the defenders is taken prisoner, and no token is lost."""
        self.captured = 1

    def spare(self) -> None:
        """No token is lost; it withdraws with the others."""
        self.lost = 0

    def may_withdraw(self) -> None:
        """Survivors come back although the race is in decline."""
        self.withdraw = True

    def charge(self, coins: int, ability: int) -> None:
        """An opponent who attacks pays the owner `coins`, as far as he has any."""
        self.charged = self.charged + (ability,) * coins

    def leave_coins(self, coins: int, ability: int) -> None:
        """An opponent who attacks finds `coins` there."""
        self.left = self.left + (ability,) * coins

    def roll(self, ability: int) -> None:
        """For each token lost `ability` takes a step of its own after the conquest, to roll a die."""
        self.rolling = self.rolling + (ability,)


class Plan:
    """The steps of a turn, in order, each with the side that takes it."""

    def __init__(self) -> None:
        self.entries: list[int] = []

    def append(self, step: int, side: Side) -> None:
        """Let `side` take `step` after all others."""
        self.entries.append(step | side << 10)

    def first(self, step: int, side: Side) -> None:
        """Let `side` take `step` before all others."""
        self.entries.insert(0, step | side << 10)

    def after(self, mark: int, step: int, side: Side) -> None:
        """Let `side` take `step` just after the first step `mark` of the plan."""
        self.entries.insert(self._place(mark) + 1, step | side << 10)

    def before(self, mark: int, step: int, side: Side) -> None:
        """Let `side` take `step` just before the first step `mark` of the plan."""
        self.entries.insert(self._place(mark), step | side << 10)

    def _place(self, mark: int) -> int:
        for place in range(len(self.entries)):
            if self.entries[place] & 1023 == mark:
                return place
        raise ValueError(f"plan of a turn: step {mark} is not in it, so nothing can stand beside it")
