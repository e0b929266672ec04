"""The ghosts of the Necromancer and their island."""

from __future__ import annotations

from smallworld.content.necromancer_island.rulings import GHOSTS_MAY_STAY, GHOSTS_ON_ISLAND
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act_saying, number_said
from smallworld.engine.board import Player, Side
from smallworld.engine.conquest import pick_up
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.question import HowMany, Question
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.step import REDEPLOY


class Ghosts(Ability):
    """Ghosts, an undead race that sets out from an island in the lake, which nobody may conquer.

    Ghosts in hand are on the island, except during a turn of the Necromancer.

    Source: Necromancer Island, "Setup", "Special cases". Memory: the number of ghosts that stay on the
    island.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tokens",), veto="island", remembers=True, undead=True))

    def set_up(self, state: State, plan: Plan) -> None:
        if not state.board.where("lake"):
            raise SmallWorldError(f"board {state.board.name}: the island needs a lake, but there is none")
        side = necromancer(state)
        state.set_banner(side, self.id, NONE)
        state.serve(side, (self.id,))
        rise(state, side, GHOSTS_ON_ISLAND)

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.come_from(state.board.where("lake"))
        prices.forbid(state.board.where("lake"))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.forbid(state.board.where("lake"))

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.keep_off(state.recall(me, self.id))

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.before(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        pick_up(state, me)
        may_choose = GHOSTS_MAY_STAY and state.held[me] != 0 and state.hand[me] != 0
        state.remember(me, self.id, 0 if state.held[me] else state.hand[me])
        return may_choose

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for staying in range(state.hand[me] + 1):
            actions.append(act_saying(self.id, staying))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(me, self.id, number_said(action))
        return False

    def saw_turn_end(self, state: State, me: Side) -> None:
        state.remember(me, self.id, state.hand[me])

    def question(self, state: State, me: Side) -> Question:
        return HowMany(self.id, 0, state.hand[me])


def necromancer(state: State) -> Player:
    """Return the Necromancer, who plays last: the right-hand neighbour of the first player."""
    return state.owners.before(state.first)


def rise(state: State, me: Side, ghosts: int) -> None:
    """Move ghosts from the reserve to the island."""
    state.take_from_tray(me, ghosts)
    state.remember(me, state.banners[me], state.recall(me, state.banners[me]) + ghosts)


def in_reserve(state: State, me: Side) -> int:
    """Return how many ghosts are left in the reserve."""
    return state.tray(state.banners[me])
