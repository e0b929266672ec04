"""A bot that maximises its coins at the end of the present turn, and does not look further ahead."""

from __future__ import annotations

from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.planning.purses import Purses
from smallworld.engine.action import ABANDON, ATTEMPT, DECLINE, PASS, STOP, Action, act_on, by_of, region_of
from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions, play, question
from smallworld.engine.keys import step_of
from smallworld.engine.question import HowToSpread, WhichCombo, WhichCourse
from smallworld.engine.rulings import DIE_FACES, DIE_SIDES
from smallworld.engine.state import CHANCE, State
from smallworld.engine.steps.conquer import resolve_attempt
from smallworld.engine.steps.score import score
from smallworld.engine.steps.step import SCORE

_LONG: Final = 200  # most decisions in a turn, far more than there can be


class Greedy(Bot):
    """A bot that maximises this turn's coins, and estimates the hidden coins of other players.

    The bot tries each possible course of the turn on a copy, always with the conquest that earns the most
    coins per token. It takes the combo whose first turn earns the most. It declines only if expanding earns
    no more.
    """

    def __init__(self) -> None:
        self.purses: Purses | None = None

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        if self.purses is None:
            self.purses = Purses(position.players)
        self.purses.look(position, actor(position))
        if len(actions) == 1:
            return actions[0]
        asked = question(position)
        if isinstance(asked, (WhichCombo, WhichCourse)) and not asked.may_pass:
            return best_course(position, actions)
        return best_now(position, actions)


def best_course(position: State, actions: list[Action]) -> Action:
    """Return the action that leads to the most coins if `best_now` makes the later decisions."""
    best, most = actions[0], -1
    for action in actions:
        coins = coins_after(position, action)
        if coins > most or (coins == most and by_of(action) == DECLINE):
            best, most = action, coins
    return best


def coins_after(position: State, action: Action) -> int:
    """Return the player's coins at the end of the turn, after `action`, greedy decisions and bad luck."""
    thought = position.copy()
    player, turn = thought.player, thought.turn
    play(thought, action)
    for _ in range(_LONG):
        if thought.over or thought.player != player or thought.turn != turn:
            break
        if actor(thought) == player:
            play(thought, best_now(thought, legal_actions(thought)))
        else:
            play(thought, legal_actions(thought)[0])  # chance: take a blank face, or the first banner
    return thought.coins[player]


def best_now(position: State, actions: list[Action]) -> Action:
    """Return the action that earns the most coins per token, or loses the fewest."""
    if len(actions) == 1:
        return actions[0]
    asked = question(position)
    if isinstance(asked, HowToSpread):
        return spread(asked, actions)
    me = actor(position)
    before = score(position, me)
    best, most = actions[-1], -1_000_000
    for action in actions:
        value = worth(position, me, action, before)
        if value > most:
            best, most = action, value
    return best


def worth(position: State, me: Player, action: Action, before: int) -> int:
    """Return the gain of an action in thousandths of a coin per token; 0 if the action has no effect."""
    by = by_of(action)
    if by in (STOP, PASS):
        return 0
    if by in (ABANDON, DECLINE):
        return -1
    thought = position.copy()
    hand = sum_of_hands(thought, me)
    if by == ATTEMPT:
        return chances(position, me, action, before)
    play(thought, action)
    gained = thought.coins[me] - position.coins[me]
    if not is_scored(position, position):
        ends = is_scored(thought, position)
        income = gained if ends else score(thought, me)
        if income < before:
            return -1
        gained += -before if ends else income - before
    if gained <= 0:
        return 1 if actor(thought) == CHANCE else 0  # prefer a free roll
    spent = max(1, hand - sum_of_hands(thought, me))
    return 1000 * gained // spent


def is_scored(state: State, position: State) -> bool:
    """Return whether the turn under way in `position` has already been scored in `state`."""
    if state.over or state.player != position.player or state.turn != position.turn:
        return True
    for entry in state.plan[: state.at]:
        if step_of(entry) == SCORE:
            return True
    return False


def chances(position: State, me: Player, action: Action, before: int) -> int:
    """Return the worth of a final attempt: its mean gain over the faces of the die, plus a small bonus."""
    gained = 0
    for pips in range(len(DIE_FACES)):
        thought = position.copy()
        side = thought.side()
        thought.target = region_of(action)
        resolve_attempt(thought, side, pips)
        gained += DIE_FACES[pips] * (score(thought, me) - before)
    return 1 + gained * 100 // DIE_SIDES


def sum_of_hands(state: State, player: Player) -> int:
    """Count the tokens that a player has in hand, of all their races."""
    return sum([state.hand[side] for side in state.sides_of(player)])


def spread(asked: HowToSpread, actions: list[Action]) -> Action:
    """Return the action that spreads tokens or pieces evenly, so that every region has some defence."""
    share = max(1, asked.amount // len(asked.regions))
    wanted = act_on(asked.by, asked.regions[0], share)
    return wanted if wanted in actions else actions[-1]
