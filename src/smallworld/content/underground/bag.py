"""The Bag o' many things: the piece of the power Magic, which works as a relic of the owner's choice."""

from __future__ import annotations

from typing import Final

from smallworld.content.toolkit.markers import Marker
from smallworld.content.underground.relic import become
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act_naming, by_of, named_by, use_ability
from smallworld.engine.board import Side
from smallworld.engine.keys import entry_of
from smallworld.engine.pricing import price_conquests
from smallworld.engine.question import NAMES, Question, WhichName
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import BEGUN
from smallworld.engine.steps.step import REDEPLOY

COPIES: Final = 2  # the index of the first copy of a relic among the parts of Magic


class Magic(Marker):
    """The power to use the Bag once per turn as any relic on the board; it then moves like that relic.

    Nobody can take the Bag: when its region is lost or left, it returns to hand. It never works as a relic
    that already works in the same conquest or region.

    Source: Underground, Magic; the ruling that it may work as another player's relic is ours. Piece: the Bag.
    Memory: see `relic.stage_of`.
    """

    def __init__(self, piece: str, relics: list[Ability]) -> None:
        super().__init__(piece, Traits(action_fields=("named",)))
        self.relics = relics  # the copies of these relics are parts, in the same order

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return len(_of_use(state, me, self, price_conquests(state, me))) > 0

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, NAMES, may_pass=_is_placing(state, me), may_change_coins=True)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for relic in _of_use(state, me, self, price_conquests(state, me)):
            actions.append(act_naming(self.id, relic))
        if _is_placing(state, me):
            actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        for place in range(len(self.relics)):
            if self.relics[place].id == named_by(action):
                self._work_as(state, me, state.rules.together[self.id][COPIES + place])
        return False

    def _work_as(self, state: State, me: Side, copy: int) -> None:
        rules = state.rules
        become(state, me, copy)
        if rules.hooks.helps.by[copy]:
            rules.abilities[copy].perform(state, me, use_ability(copy))
        elif rules.hooks.plan_turn.by[copy]:
            state.interrupt(copy, me)


class BagAtHand(Ability):
    """The offer to use the Bag between two conquests; the owner then chooses the relic.

    Source: Underground, Magic.
    """

    def __init__(self, magic: Magic) -> None:
        super().__init__(Traits(action_fields=()))
        self.magic = magic

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if _of_use(state, me, self.magic, prices):
            actions.append(self.id)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        state.interrupt(self.magic.id, me)
        return True


def _is_placing(state: State, me: Side) -> bool:
    """Return whether the conquests of this turn are over."""
    return entry_of(REDEPLOY, me) not in state.plan[state.at :]


def _of_use(state: State, me: Side, magic: Magic, prices: Prices) -> list[int]:
    """Return the relics that would help now if the Bag worked as one of them.

    `prices` are the prices without any relic.
    """
    if state.recall(me, magic.id):
        return []
    relics = magic.relics
    places = [place for place in range(len(relics)) if relics[place].id in state.holdings]
    if not places:
        return []
    thought = state.copy()
    copies = state.rules.together[magic.id][COPIES:]
    return [relics[place].id for place in places if _is_of_use(thought, me, copies[place], prices)]


def _is_of_use(thought: State, me: Side, copy: int, prices: Prices) -> bool:
    """Return whether the Bag would help now as this copy of a relic; the state `thought` is changed."""
    rules = thought.rules
    if rules.hooks.plan_turn.by[copy]:
        return _is_placing(thought, me) and thought.held[me] != 0
    if _is_placing(thought, me):
        return False
    become(thought, me, copy)
    if rules.hooks.helps.by[copy] and thought.hand[me] > 0:
        return rules.abilities[copy].helps(thought, me, prices)
    offered: list[Action] = []
    rules.abilities[copy].specials(thought, me, prices, offered)
    return len(offered) > 0
