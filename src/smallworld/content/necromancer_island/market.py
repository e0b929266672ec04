"""The Necromancer, a player who draws badges and then buys badges and ghosts."""

from __future__ import annotations

from smallworld.content.necromancer_island.ghosts import in_reserve, necromancer, rise
from smallworld.content.necromancer_island.rulings import BADGES_DRAWN
from smallworld.engine import reports
from smallworld.engine.ability import Ability
from smallworld.engine.action import BADGE, PASS, Action, bought_by, buy_thing, by_of, reveal, revealed_by
from smallworld.engine.board import Side
from smallworld.engine.question import Question, WhichThing
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.reveal import without


class Necromancer(Ability):
    """The badges that the Necromancer draws, and the market for ghosts and badges before their turns.

    The Necromancer draws six badges and owns one of them for free. All badges that they own serve them at the
    same time. Each purchase costs a coin for each badge they own and for each ghost on the map or the island.

    Source: Necromancer Island, "Setup", "The Necromancer's turn". Store: the drawn badges that they do not
    own yet.
    """

    def set_up(self, state: State, plan: Plan) -> None:
        side = necromancer(state)
        state.serve(side, state.serving[side] + (self.id,))
        plan.first(self.id, side)

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        if not state.turn:
            return self._draws(state, me)
        if state.turn == 1:
            for power in state.badges_of(me):
                self._take_effect(state, me, power)
        return self._buys(state, me)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        if state.waits_for:
            for power in self._drawable(state):
                actions.append(reveal(BADGE, power))
            return
        if state.turn and in_reserve(state, me):
            actions.append(buy_thing(state.banners[me]))
        for power in state.store_of(me, self.id):
            actions.append(buy_thing(power))
        if state.turn:
            actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == BADGE:
            return self._draw(state, me, revealed_by(action))
        if by_of(action) == PASS:
            return False
        price = price_of_next(state, me) if state.turn else 0
        state.coins[state.player_of(me)] -= price
        report(state, reports.BOUGHT, me, by=bought_by(action), number=price)
        if bought_by(action) == state.banners[me]:
            rise(state, me, 1)
        else:
            self._own(state, me, bought_by(action))
        return state.turn > 0 and self._buys(state, me)

    # --- The badges drawn at set-up -----------------------------------------------------------------

    def _draws(self, state: State, me: Side) -> bool:
        """Wait for chance to draw badges until there are enough; return whether a question is open."""
        drawn = len(state.store_of(me, self.id))
        state.waits_for = BADGE if drawn < BADGES_DRAWN and self._drawable(state) else 0
        return state.waits_for != 0 or drawn > 0

    def _drawable(self, state: State) -> list[int]:
        return [power for power in state.unseen_powers if self._suits(state, power)]

    def _suits(self, state: State, power: int) -> bool:
        for id in state.rules.together[power]:
            if state.rules.traits[id].for_the_living:
                return False
        return True

    def _draw(self, state: State, me: Side, power: int) -> bool:
        state.unseen_powers = without(state.unseen_powers, power)
        state.store(me, self.id, tuple(sorted([*state.store_of(me, self.id), power])))
        report(state, reports.DRAWN, me, by=power)
        return self._draws(state, me)

    # --- The market ---------------------------------------------------------------------------------

    def _buys(self, state: State, me: Side) -> bool:
        """Return whether a ghost or badge is for sale and the Necromancer has enough coins."""
        on_offer = in_reserve(state, me) > 0 or len(state.store_of(me, self.id)) > 0
        return on_offer and price_of_next(state, me) <= state.coins[state.player_of(me)]

    def _own(self, state: State, me: Side, power: int) -> None:
        state.store(me, self.id, without(state.store_of(me, self.id), power))
        if state.badges[me] == NONE:
            state.set_banner(me, state.banners[me], power)
        state.serve(me, state.serving[me] + state.rules.together[power])
        if state.turn:
            self._take_effect(state, me, power)

    def _take_effect(self, state: State, me: Side, power: int) -> None:
        for id in state.rules.together[power]:
            if state.rules.hooks.taken.by[id]:
                state.rules.abilities[id].taken(state, me)

    def question(self, state: State, me: Side) -> Question:
        if not state.turn:
            return WhichThing(topic="first")
        return WhichThing(price_of_next(state, me), may_pass=True)


def price_of_next(state: State, me: Side) -> int:
    """Return the price of the next ghost or badge: a coin for each ghost in play and each badge owned."""
    return state.tokens_in_play(state.banners[me]) + len(state.badges_of(me))
