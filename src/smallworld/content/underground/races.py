"""What the races of Underground can do, as far as the toolkit does not have it. Tokens and totals: box.py."""

from __future__ import annotations

from typing import Final

from smallworld.content.toolkit.features import connected_sets
from smallworld.content.toolkit.markers import Guard
from smallworld.content.toolkit.stock import Stock
from smallworld.content.underground.rulings import LICH_COINS
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act, by_of, other_of, region_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.conquest import conquer
from smallworld.engine.pricing import price_conquests
from smallworld.engine.question import NAMES, Question, WhichName, one_of
from smallworld.engine.report import report
from smallworld.engine.rulings import MOST_PIPS
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import exchange_badge, take_up
from smallworld.engine.steps.conquer import BEGUN, fail_attempt, goes_on
from smallworld.engine.steps.step import READY

PLACED: Final = 1  # Cultists' memory: the Great Ancient has stood on the map


class Cultists(Guard):
    """The Great Ancient guards the first region they conquer; what is adjacent to it costs a token less.

    As a turn begins it may go to another of their regions. From a region that is left it comes back to hand,
    and is placed as the next turn begins (ours).
    Source: Underground, Cultists. Piece: the Great Ancient. Memory: 1 once it was placed.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(remembers=True))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if not state.recall(me, self.id):
            state.remember(me, self.id, PLACED)
            self._put(state, me, region)

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount_beside(state.pieces(me, self.id))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if state.recall(me, self.id):
            plan.before(READY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        others = state.held[me] & ~state.pieces(me, self.id)
        if state.pieces(me, self.id) or count(others) > 1:
            return others != 0
        for region in regions_in(others):
            self._put(state, me, region)
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(state.held[me] & ~state.pieces(me, self.id)):
            actions.append(act(self.id, region))
        if state.pieces(me, self.id):
            actions.append(act(PASS))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            self._put(state, me, region_of(action))
        return False

    def question(self, state: State, me: Side) -> Question:
        standing = state.pieces(me, self.id)
        return one_of(self.id, state.held[me] & ~standing, may_pass=standing != 0)

    def _put(self, state: State, me: Side, region: Region) -> None:
        state.place(me, self.id, 1 << region)
        report(state, told.PLACED, me, region, by=self.id, number=1)


class Drow(Ability):
    """A coin more for each region that borders none of another race, active or in decline, or of Monsters.

    Source: Underground, Drow. Lost Tribes are another race too, the neutral side is none (ours).
    """

    def score(self, state: State, me: Side) -> int:
        others = self._others(state, me)
        neighbours = state.board.neighbours
        return sum([1 for region in regions_in(state.held[me]) if not neighbours[region] & others])

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return 0 if state.board.neighbours[region] & self._others(state, me) else 1

    def _others(self, state: State, me: Side) -> RegionSet:
        """The regions of other races."""
        others = state.tribes
        for side in range(len(state.held)):
            if side not in (me, state.owners.neutral):
                others |= state.held[side]
        return others


class Flames(Ability):
    """Enter beside the Volcano; what borders it, or their regions that reach it, costs as if it were empty.

    As the combo is taken its owner chooses the chasm from which the Volcano rises.
    Source: Underground, Flames. Piece: the Volcano. Memory: its chasm, plus 1.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(Traits(piece=piece, remembers=True))

    def plan_taken(self, state: State, me: Side, plan: Plan) -> None:
        plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        chasms = regions_in(state.board.where("volcano"))
        if len(chasms) == 1:
            self._rise(state, me, chasms[0])
        return len(chasms) > 1

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for chasm in regions_in(state.board.where("volcano")):
            actions.append(act(self.id, chasm))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        self._rise(state, me, region_of(action))
        return False

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, state.board.where("volcano"))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        risen = state.recall(me, self.id)
        if not risen:
            return
        board = state.board
        around = board.beside(1 << (risen - 1))
        prices.enter_only(around & board.land)
        prices.as_if_empty(around | board.beside(self._aflame(state, me, around)))

    def display(self, state: State, me: Side, display: Display) -> None:
        risen = state.recall(me, self.id)
        if risen:
            display.stand(risen - 1)

    def _aflame(self, state: State, me: Side, around: RegionSet) -> RegionSet:
        """The regions of theirs that border the Volcano, or hang together with one that does."""
        aflame = 0
        for part in connected_sets(state.board, state.held[me]):
            if part & around:
                aflame |= part
        return aflame

    def _rise(self, state: State, me: Side, chasm: Region) -> None:
        state.remember(me, self.id, chasm + 1)
        report(state, told.PLACED, me, chasm, by=self.id, number=1)


class Gnomes(Ability):
    """While they are active, nothing that an opponent has but tokens and the die helps against them.

    Source: Underground, Gnomes; that they are heard in decline is ours.
    """

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if state.owners.are_opponents(me, prices.attacker):
            prices.silence(state.held[me])


class IronDwarves(Stock):
    """A silver hammer for each mine they hold, which counts as a token in one conquest of each later turn.

    Source: Underground, Iron Dwarves.
    """

    def _gathered(self, state: State, me: Side) -> int:
        return count(state.held[me] & state.board.where("mine"))


class Liches(Ability):
    """In decline, an opponent pays a coin for each region conquered of theirs, and conquers none without.

    Source: Underground, Liches; that active ones may be conquered without a coin is ours.
    """

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True, veto="lich-coin"))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if state.is_declined(me) and state.owners.are_opponents(me, prices.attacker):
            prices.demand(state.held[me], LICH_COINS)

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if state.is_declined(me):
            losses.charge(LICH_COINS, self.id)


class Lizardmen(Ability):
    """Pass through rivers, free or not: what lies around a stretch of river is adjacent to one another.

    Through a river that reaches the edge of the board they enter.
    Source: Underground, Lizardmen; the entry is ours.
    """

    def price(self, state: State, me: Side, prices: Prices) -> None:
        board = state.board
        for stretch in connected_sets(board, board.where("river")):
            around = board.beside(stretch)
            prices.link(around)
            if not state.held[me] and stretch & board.edge:
                prices.reach(around)


class Mudmen(Ability):
    """A new token for each mud pool they hold, before they redeploy. Source: Underground, Mudmen."""

    def reinforce(self, state: State, me: Side) -> int:
        return count(state.held[me] & state.board.where("mud-pool"))


class Mummies(Ability):
    """Every region costs them a token more. Source: Underground, Mummies."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(state.board.everywhere)


class ShadowMimes(Ability):
    """May exchange their badge with that of another open combo, and then get the tokens of the one they keep.

    Source: Underground, Shadow Mimes; which tokens is ours.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("named",), exchanges=True))

    def begin(self, state: State, me: Side) -> bool:
        if self._badges(state):
            return True
        take_up(state, me, state.banners[me], state.badges[me])
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for power in self._badges(state):
            actions.append(act(self.id, other=power))
        actions.append(act(PASS))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            exchange_badge(state, me, other_of(action))
        take_up(state, me, state.banners[me], state.badges[me])
        return False

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, NAMES, may_pass=True, may_change_coins=True)

    def _badges(self, state: State) -> list[int]:
        return [power for power in state.offered_powers if power != NONE]


class Spiderines(Ability):
    """What borders a chasm is adjacent to whatever they hold, and a way to enter.

    Source: Underground, Spiderines.
    """

    def price(self, state: State, me: Side, prices: Prices) -> None:
        board, held = state.board, state.held[me]
        rims = board.beside(board.where("chasm")) & board.land
        if held & rims:
            prices.link(held | rims)
        else:
            prices.reach(rims)


class WillOWisps(Ability):
    """Before they conquer a crystal region, or one beside a crystal region of theirs, they may roll the die.

    It makes that conquest cheaper; if the tokens in hand do not suffice, their conquests end.
    Source: Underground, Will-o'-Wisps; how many tokens are placed, and the end, are ours.
    """

    def __init__(self) -> None:
        super().__init__(Traits(pays_the_price=True))

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        hand = state.hand[me]
        if not hand or prices.terms.die_cast:
            return
        for region in regions_in(prices.targets() & prices.for_specials() & self._lit(state, me)):
            if prices.of(region) <= hand + MOST_PIPS:
                actions.append(act(self.id, region))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        state.waits_for, state.target = self.id, region_of(action)
        return True

    def rolled(self, state: State, me: Side, pips: int) -> bool:
        region = state.target
        tokens = price_conquests(state, me).of(region, pips)
        if tokens > state.hand[me]:
            fail_attempt(state, me)
            return False
        state.target = 0
        conquer(state, me, region, tokens, self.id)
        return goes_on(state, me)

    def _lit(self, state: State, me: Side) -> RegionSet:
        """The crystal regions, and what borders those they hold."""
        crystals = state.board.where("mystic-crystal")
        return crystals | state.board.beside(state.held[me] & crystals)
