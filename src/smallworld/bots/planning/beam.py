"""A beam search over the conquests of a turn."""

from __future__ import annotations

from typing import Any, Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation, lead, rivalries
from smallworld.bots.planning.holdings import worth_of_holdings
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.settling import (
    conquest_ahead,
    finish,
    is_up_to,
    let_dice_fall,
    let_stacks_reveal,
)
from smallworld.bots.planning.undead import undead_players, worth_of_victory
from smallworld.engine.action import ATTEMPT, CONQUER, DECLINE, STOP, Action, by_of, region_of
from smallworld.engine.board import Player, RegionSet, count
from smallworld.engine.game import legal_actions, outcomes, play
from smallworld.engine.rulings import DIE_SIDES
from smallworld.engine.state import State
from smallworld.engine.steps.score import score

WIDTH: Final = 12  # positions kept after each decision
FINALISTS: Final = 12  # positions to play to the end of the turn and evaluate
CONQUERS: Final = 0.45  # coins for a token that can still conquer
DEFENDS: Final = 0.3  # coins for a token left after the conquests
LASTS: Final = 0.3  # coins that a region brings after this turn, apart from its coin now
HURTS: Final = 1.5  # worth of a coin that the only opponent loses; several opponents share it
HURTS_UNDEAD: Final = 0.75  # an outright victory defeats everyone, so it counts at least this part of HURTS
LONG_SHOT: Final = 0.33  # assumed odds of a final attempt before it is evaluated
LONGEST: Final = 60  # most decisions in a turn


class Node:
    """A position within a turn, with the actions that led to it."""

    def __init__(
        self, state: State, before: Node | None, action: Action, promise: float, attempted: bool, rolled: bool
    ) -> None:
        self.state: Final = state
        self.before: Final = before
        self.action: Final = action  # the action that led here; 0 for the first node
        self.promise: Final = promise
        self.attempted: Final = attempted  # whether a final attempt waits for the die
        self.rolled: Final = rolled  # whether a die was rolled on the way, so that the rest is a guess


class PlannedTurn:
    """The turn that a search plans: its player, its limits, and what opponents' coins are worth.

    All beams of the turn share it.
    """

    def __init__(
        self,
        position: State,
        me: Player,
        evaluation: Evaluation,
        placing: Evaluation | None = None,
        overlooked: RegionSet = 0,
        budget: Budget | None = None,
    ) -> None:
        self.me: Final = me
        self.player: Final = position.player
        self.turn: Final = position.turn
        self.evaluation: Final = evaluation
        self.placing: Final = placing or evaluation  # evaluates choices of abilities after the conquests
        self.overlooked: Final[RegionSet] = overlooked  # regions that are attacked only if `me` has to
        self.budget: Final = budget  # without it, the search is always complete
        self.undead: Final = undead_players(position)
        owners = position.owners
        self.opponents: Final = owners.opponents_of(me)
        # Between two teams, each coin of the opponents counts fully, whatever they are expected to have.
        between_two = max(owners.teams) == 1
        finals = [0.0] * owners.players if between_two else evaluation.finals(position)
        self.rivalries: Final = rivalries(owners, finals, me)
        last = position.player == me and position.turn == position.board.rounds
        self.last: Final = last  # whether only coins count, because it is the last turn of `me`
        self.conquers: Final = 0.0 if last else CONQUERS
        self.defends: Final = 0.0 if last else DEFENDS
        self.lasts: Final = 0.0 if last else LASTS
        self.hurts: Final = 1.0 if last else HURTS

    def is_late(self) -> bool:
        """Return whether the budget is late, so that the search follows only what looked best until then."""
        return self.budget is not None and self.budget.is_late()

    def is_under_way(self, state: State) -> bool:
        """Return whether `me` decides next in this turn."""
        return is_up_to(state, self.me, self.player, self.turn)

    def finish(self, state: State) -> list[Action]:
        """Play the rest of the turn on `state`; return the decisions of `me`."""
        return finish(state, self.me, self.player, self.turn, self.placing)


class Beam:
    """The beam search for the best conquests of one turn."""

    def __init__(self, turn: PlannedTurn, width: int) -> None:
        self.turn: Final = turn
        self.width: Final = width
        self.finalists: Final[list[Node]] = []
        self.declines: Final[list[Node]] = []  # declines, always kept although they gain nothing in this turn
        self.seen: Final[set[tuple[object, ...]]] = set()  # keys of the finalists

    def search(self, state: State) -> None:
        """Collect the positions where the conquests end: after the last conquest, or before a final roll.

        Once it is late, follow only the most promising position.
        """
        level = [Node(state, None, 0, self._promise(state, goes_on=True), attempted=False, rolled=False)]
        for _ in range(LONGEST):
            following: dict[tuple[object, ...], Node] = {}
            for place in range(len(level)):
                if place and self.turn.is_late():
                    break
                self._expand(level[place], following)
            if not following:
                return
            level = list(following.values())
            level.sort(key=_promise, reverse=True)
            del level[self.width :]

    def _expand(self, node: Node, following: dict[tuple[object, ...], Node]) -> None:
        actions, overlooked = legal_actions(node.state), self.turn.overlooked
        for action in noticed(actions, overlooked) if overlooked else actions:
            state = node.state.copy()
            play(state, action)
            by = by_of(action)
            rolled = node.rolled
            attempted = by == ATTEMPT
            if state.waits_for and not attempted:
                let_stacks_reveal(state)
                rolled = let_dice_fall(state) or rolled
            if by == DECLINE:
                self.declines.append(Node(state, node, action, 0.0, attempted=False, rolled=rolled))
                continue
            goes_on = not attempted and self._goes_on(state)
            if not goes_on:
                key = (action if attempted else 0, rolled, tuple(state.tokens), *key_of(state))
                if key in self.seen and by != STOP:
                    continue  # the same position after other decisions, and no fewer
                self.seen.add(key)
            promise = self._hope(node, state) if attempted else self._promise(state, goes_on)
            reached = Node(state, node, action, promise, attempted, rolled or attempted)
            if not goes_on:
                self.finalists.append(reached)
                continue
            key = key_of(state)
            known = following.get(key)
            if known is None or known.promise < promise:
                following[key] = reached

    def _goes_on(self, state: State) -> bool:
        """Return whether the player can still try another conquest."""
        return self.turn.is_under_way(state) and conquest_ahead(state, self.turn.me)

    def _hope(self, node: Node, state: State) -> float:
        """Estimate the worth of a final attempt before its roll, with LONG_SHOT as the chance of success."""
        taken = state.copy()
        play(taken, legal_actions(taken)[-1])
        return node.promise + (self._promise(taken, goes_on=False) - node.promise) * LONG_SHOT

    def _promise(self, state: State, goes_on: bool) -> float:
        """Return a quick estimate of the worth of a position, in coins.

        `goes_on` says whether the player can still try another conquest.
        """
        turn = self.turn
        me = turn.me
        coins = float(state.coins[me])
        if state.player == me and not state.over:
            coins += score(state, me)
        hand = regions = 0
        for side in state.places_of(me):
            hand += state.hand[side]
            regions += count(state.held[side])
        coins += (turn.conquers if goes_on else turn.defends) * hand + turn.lasts * regions
        if state.sites:
            coins += worth_of_holdings(state, me)
        hurt = 0.0
        for place in range(len(turn.opponents)):
            player = turn.opponents[place]
            hurt += turn.rivalries[place] * score(state, player)
            if player in turn.undead:
                hurt += max(turn.rivalries[place], HURTS_UNDEAD) * worth_of_victory(state, player)
        coins -= turn.hurts * hurt
        if me in turn.undead:
            coins += worth_of_victory(state, me)
        return coins

    def plans(self, finalists: int = FINALISTS) -> list[Plan]:
        """Play the most promising finalists to the end of the turn, and return these plans, best first.

        Finalists are the positions that `search` has collected. Once it is late, play only one of them, and
        one decline.
        """
        self.finalists.sort(key=_promise, reverse=True)
        plans = self._finished(self.finalists[:finalists])
        if self.turn.last and plans:
            # In the last turn of a player, declining makes sense only for its coins.
            me = self.turn.me
            most = max([plan.end.coins[me] for plan in plans])
            declines = self._finished(self.declines)
            plans += [plan for plan in declines if plan.end.coins[me] > most]
        else:
            plans += self._finished(self.declines)
        plans.sort(key=_value, reverse=True)
        return distinct(plans)

    def _finished(self, nodes: list[Node]) -> list[Plan]:
        plans: list[Plan] = []
        for node in nodes:
            if plans and self.turn.is_late():
                break
            plans.append(self._finish(node))
        return plans

    def _finish(self, node: Node) -> Plan:
        actions = decisions_to(node)
        if node.attempted:
            return self._attempt(node.state, actions, node.before is not None and node.before.rolled)
        turn, end = self.turn, node.state.copy()
        rest = turn.finish(end)
        finals = turn.evaluation.finals(end)
        value = lead(end.owners, finals, turn.me)
        return Plan(actions if node.rolled else actions + rest, value, end, finals, node.rolled)

    def _attempt(self, waiting: State, actions: list[Action], guess: bool) -> Plan:
        """Return the plan with a final attempt; its end is the most likely position.

        `guess` says whether another die was rolled before.
        """
        turn = self.turn
        before: tuple[object, ...] = ()
        value = 0.0
        finals: list[float] = []
        mean, means = 0.0, [0.0] * waiting.players
        end = waiting
        likeliest = 0
        for outcome, weight in outcomes(waiting):
            state = waiting.copy()
            play(state, outcome)
            let_dice_fall(state)
            after = (tuple(state.held), state.plan[state.at :])
            if after != before:  # otherwise the same as for the previous face
                before = after
                turn.finish(state)
                finals = turn.evaluation.finals(state)
                value = lead(state.owners, finals, turn.me)
            mean += weight * value / DIE_SIDES
            for player in range(len(means)):
                means[player] += weight * finals[player] / DIE_SIDES
            if weight > likeliest:
                likeliest, end = weight, state
        return Plan(actions, mean, end, means, guess)


def noticed(actions: list[Action], overlooked: RegionSet) -> list[Action]:
    """Return `actions` without attacks on `overlooked` regions, or all of them if no others are left."""
    others = [
        action
        for action in actions
        if by_of(action) not in (CONQUER, ATTEMPT) or not overlooked >> region_of(action) & 1
    ]
    return others or actions


def decisions_to(node: Node) -> list[Action]:
    """Return the actions that led to a position, up to and including the first action that rolled a die."""
    way: list[Node] = []
    step = node
    while step.before is not None:
        way.append(step)
        step = step.before
    actions: list[Action] = []
    for place in range(len(way) - 1, -1, -1):
        actions.append(way[place].action)
        if way[place].rolled:
            break
    return actions


def distinct(plans: list[Plan]) -> list[Plan]:
    """Remove all but the shortest of the plans with the same end. `plans` has the best first.

    Such plans conquer in another order, or only add a detour, such as into a river and out again.
    """
    kept: list[Plan] = []
    for plan in plans:
        place = len(kept) - 1
        while place >= 0 and kept[place].value == plan.value and not _end_alike(kept[place], plan):
            place -= 1
        if place < 0 or kept[place].value != plan.value:
            kept.append(plan)
        elif acts(plan) < acts(kept[place]):
            kept[place] = plan
    return kept


def _end_alike(plan: Plan, other: Plan) -> bool:
    end, ended = plan.end, other.end
    return (
        end.tokens == ended.tokens
        and end.coins == ended.coins
        and end.banners == ended.banners
        and end.badges == ended.badges
        and final_attempt(plan) == final_attempt(other)
        and key_of(end) == key_of(ended)
    )


def final_attempt(plan: Plan) -> Action:
    """Return the last action of a plan if it waits for a die, otherwise 0."""
    last = plan.actions[-1] if plan.actions else 0
    return last if by_of(last) == ATTEMPT else 0


def acts(plan: Plan) -> int:
    """Count the decisions in a plan, except the decision to stop conquering."""
    return sum([by_of(action) != STOP for action in plan.actions])


def _value(plan: Plan) -> float:
    return plan.value


def _promise(node: Node) -> float:
    return node.promise


def key_of(state: State) -> tuple[object, ...]:
    """Return a key for comparing positions of one turn.

    The key leaves out the column, and the regions where other players will place returning tokens.
    """
    return (
        state.at,
        state.plan,
        tuple(state.held),
        tuple(state.hand),
        state.mark,
        _in_order(state.memories),
        _in_order(state.placed),
        _in_order(state.stores),
        _in_order(state.holdings),
    )


def _in_order(entries: dict[Any, Any]) -> tuple[Any, ...]:
    return tuple(sorted(entries.items())) if entries else ()  # most are empty
