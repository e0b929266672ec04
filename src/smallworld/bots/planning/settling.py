"""The rest of a turn after its conquests: where to put tokens and pieces."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.holdings import worth_of_holdings
from smallworld.bots.planning.threat import Threat, fall, threats_to
from smallworld.engine.action import BADGE, BANNER, Action, act_on
from smallworld.engine.board import Player, Region, RegionSet, Side
from smallworld.engine.game import actor, legal_actions, outcomes, play, question
from smallworld.engine.holdings import serve_anew
from smallworld.engine.keys import side_of, step_of
from smallworld.engine.question import HowToSpread, WhatToConquer, WhichCombo, WhichCourse
from smallworld.engine.state import State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.steps.score import score
from smallworld.engine.steps.step import CHOOSE_COMBO, CHOOSE_COURSE, CONQUER

MOST_TOGETHER: Final = 4  # most tokens that are placed together in one step


def let_stacks_reveal(state: State) -> None:
    """Draw combos that the stacks still have to reveal. The last combo in the column seldom matters."""
    while state.waits_for in (BANNER, BADGE) and not state.over:
        play(state, legal_actions(state)[0])


def let_dice_fall(state: State) -> bool:
    """Decide each pending die roll by the face nearest to the mean; return whether there was a roll."""
    fell = False
    while state.waits_for and state.waits_for not in (BANNER, BADGE):
        play(state, usual_outcome(state))
        fell = True
    return fell


def usual_outcome(state: State) -> Action:
    """Return the die face that is nearest to the mean, as an outcome."""
    total = weights = 0
    faces = outcomes(state)
    for place in range(len(faces)):
        total += place * faces[place][1]
        weights += faces[place][1]
    return faces[total // weights][0]


def is_up_to(state: State, me: Player, player: Player, turn: int) -> bool:
    """Return whether `me` decides next, within the given turn of `player`."""
    return actor(state) == me and state.player == player and state.turn == turn


def conquest_ahead(state: State, me: Player) -> bool:
    """Return whether `me` may still conquer, or choose a combo or course, in this turn."""
    asked = question(state)
    if isinstance(asked, (WhatToConquer, WhichCombo)) or (
        isinstance(asked, WhichCourse) and not asked.may_pass
    ):
        return True
    for entry in state.plan[state.at + 1 :]:
        if step_of(entry) == CONQUER and state.player_of(side_of(entry)) == me:
            return True
    return False


def opens_turn(state: State, me: Player) -> bool:
    """Return whether the open decision comes before `me` chooses a course or a combo."""
    for entry in state.plan[state.at + 1 :]:
        if step_of(entry) in (CHOOSE_COURSE, CHOOSE_COMBO) and side_of(entry) == me:
            return True
    return False


def settle(state: State, me: Player, evaluation: Evaluation) -> list[Action]:
    """Play the rest of the turn after the conquests for `me` on `state`; return the decisions.

    At the beginning of a turn, play only the decisions before the choice of a course or combo.
    """
    player, turn = state.player, state.turn
    made: list[Action] = []
    opening = opens_turn(state, me)
    let_stacks_reveal(state)
    while is_up_to(state, me, player, turn) and not (opening and conquest_ahead(state, me)):
        actions = legal_actions(state)
        asked = question(state) if len(actions) > 1 else None
        if asked is None:
            decisions = actions
        elif isinstance(asked, HowToSpread):
            decisions = spread(state, me, asked)
        else:
            decisions = [best_of(state, me, actions, evaluation)]
        for action in decisions:
            play(state, action)
            made.append(action)
        let_stacks_reveal(state)
    return made


def finish(state: State, me: Player, player: Player, turn: int, evaluation: Evaluation) -> list[Action]:
    """Play the rest of this turn of `player` on `state`; return the decisions of `me`.

    Other players then place the tokens that return to them. If the turn is already over, for instance after a
    decline, play nothing.
    """
    made: list[Action] = []
    if is_within(state, player, turn):
        made = settle(state, me, evaluation)
    while is_within(state, player, turn) and not state.waits_for:
        settle(state, actor(state), evaluation)
    return made


def is_within(state: State, player: Player, turn: int) -> bool:
    """Return whether the given turn of `player` is still under way."""
    return not state.over and state.player == player and state.turn == turn


def spread(state: State, me: Player, asked: HowToSpread) -> list[Action]:
    """Return decisions that place tokens or pieces where they prevent the greatest expected losses."""
    regions = asked.regions
    threats = threats_to(state, me)
    worths = [worth_of(state, asked.side, region) for region in regions]
    placed = [0] * len(regions)
    averted = [averted_by(threats, region, 0) for region in regions]
    left = asked.amount
    while left:
        best, number, most = len(regions) - 1, left, 0.0
        for place in range(len(regions)):
            losses = averted[place]
            for more in range(min(left, len(losses))):
                gain = worths[place] * losses[more] / (more + 1)
                if gain > most:
                    best, number, most = place, more + 1, gain
        if most == 0.0:
            best, number = dullest(placed, regions), 1
        placed[best] += number
        averted[best] = averted_by(threats, regions[best], placed[best])
        left -= number
    decisions: list[Action] = []
    last = -1  # the last place with a decision
    for place in range(len(regions)):
        # If only the last region is left, the engine puts the rest there itself.
        if placed[place] and not (last >= 0 and last == len(regions) - 2):
            decisions.append(act_on(asked.by, regions[place], placed[place]))
            last = place
    return decisions


def dullest(placed: list[int], regions: list[Region]) -> int:
    """Return the index of the region with the fewest new tokens, for a token that no region needs."""
    best = 0
    for place in range(1, len(regions)):
        if placed[place] < placed[best]:
            best = place
    return best


def averted_by(threats: list[Threat], region: Region, placed: int) -> list[float]:
    """Return how much each further token would lower the chance of losing `region`: by 1 token, by 2, ….

    The region already has `placed` new tokens.
    """
    prices = [threat.prices.of(region) for threat in threats]
    chance = fall(threats, region, prices, placed)
    if chance <= 0.0:
        return []
    return [chance - fall(threats, region, prices, placed + more) for more in range(1, MOST_TOGETHER + 1)]


def worth_of(state: State, side: Side, region: Region) -> float:
    """Return the coins that the loss of `region` would cost `side`, plus half a coin for its token."""
    player = state.player_of(side)
    before = score(state, player)
    if state.sites:
        without = state.copy()
        without.held[side] &= ~(1 << region)
        serve_anew(without, side, region)
        helped = worth_of_holdings(state, player) - worth_of_holdings(without, player)
        return max(before - score(without, player), 0) + helped + 0.5
    held: RegionSet = state.held[side]
    state.held[side] = held & ~(1 << region)
    worth = before - score(state, player)
    state.held[side] = held
    return max(worth, 0) + 0.5


def best_of(state: State, me: Player, actions: list[Action], evaluation: Evaluation) -> Action:
    """Return the action that leads to the best position, or the first such action in a tie.

    Races and powers in the player's hand count by their worth.
    """
    chooser = chooser_of(state.rules)
    best, most = actions[0], -1e9
    for action in actions:
        thought = state.copy()
        play(thought, action)
        value = evaluation.value(thought, me)
        for id in chooser.hand(thought, me):
            value += evaluation.worth(thought, id)
        if value > most:
            best, most = action, value
    return best
