"""The search for puzzles: bots play a game, and the search tries each decision as a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.greedy import best_now, coins_after
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.planner import Planner
from smallworld.bots.planning.settling import let_stacks_reveal
from smallworld.bots.planning.threat import striking_tokens
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.tree import Edge
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of, names_of_scenario
from smallworld.content.shelf import SCENARIOS, SetupError, family_of
from smallworld.engine.action import DECLINE, DEPLOY, EXPAND, TAKE, Action, by_of
from smallworld.engine.game import actor, legal_actions, new_game, play, question
from smallworld.engine.question import HowToSpread, WhatToConquer, WhichCourse
from smallworld.engine.state import CHANCE, State
from smallworld.engine.text.notation import format_action
from smallworld.puzzles.puzzle import (
    BASE,
    COINS,
    COURSE,
    DEFENCE,
    REALMS,
    UNDERGROUND,
    Puzzle,
    is_past,
    set_of,
    standing,
)
from smallworld.puzzles.turn import Turn
from smallworld.puzzles.weighing import Weighed, a_search, distance, surely, weigh

# The kind of a puzzle, by the last digit of its number.
BY_DIGIT: Final = (COINS, COURSE, COINS, DEFENCE, COINS, COURSE, COINS, COURSE, COINS, DEFENCE)
TABLES: Final = {
    BASE: (
        ("base",),
        ("base",),
        ("base", "cursed", "royal_bonus"),
        ("base", "grand_dames", "be_not_afraid"),
    ),
    UNDERGROUND: (
        ("underground",),
        ("underground",),
        names_of("base,underground", world="underground"),
        names_of("base,underground", world="surface", places=True),
    ),
    REALMS: tuple([names_of_scenario(name) for name in SCENARIOS if family_of(name) == REALMS]),
}
EARLIEST: Final = 2  # the first turn to examine
LATEST: Final = 8
VISITS: Final = {COURSE: 240, DEFENCE: 200}
ROUGHLY: Final = 32  # visits for a quick test that rejects most positions
# The right answer must be better than any other by at least this many coins, and by TIMES the error of the
# search. If it is better by more than MOST, the question is too easy.
CLEAR: Final = {COURSE: 2.0, DEFENCE: 0.5}
TIMES: Final = 1.5
MOST: Final = {COURSE: 9.0, DEFENCE: 99.0}
NEAR: Final = 0.3  # defence: answers this close to the best are also right
STRIKING: Final = range(2, 7)  # course: numbers of tokens in hand that make the question interesting
EXPANDING: Final = 3  # course: number of ways to expand to compare
TOTALS: Final = 3  # coins: least number of different results of the turn
PLACEMENTS: Final = 100
FEWEST_PLACEMENTS: Final = 5
RIGHT_AT_MOST: Final = 3  # defence: at most one in this many placements may be right
OTHER_LUCK: Final = 1_000_000
# Positions to try per game. Many defences have too many answers.
TRIED: Final = {COINS: 8, COURSE: 8, DEFENCE: 40}
WIDTH: Final = 6

Chance = Callable[[State], Action]


def kind_of(number: int) -> str:
    """Return the kind of the puzzle in the game with this number."""
    return BY_DIGIT[number % 10]


@cache
def tables_for(kind: str, players: int) -> list[tuple[tuple[str, ...], str]]:
    """Return the tables of a set of puzzles for this number of players: the names in play, and the board."""
    found: list[tuple[tuple[str, ...], str]] = []
    for names in TABLES[kind]:
        try:
            found.append((names, board_for(players, names)))
        except SetupError:
            continue
    return found


class Finder:
    """The search for the first puzzle in the game with this number."""

    def __init__(self, number: int, chance: Chance) -> None:
        self.number: Final = number
        self.kind: Final = kind_of(number)
        self.chance: Final = chance
        self.evaluation: Final[Evaluation] = Learned(shipped_weights())

    def find(self) -> Puzzle | None:
        """Play the game, and return its first puzzle; None if the game has no puzzle."""
        numbers = RandomNumbers(self.number)
        players = 2 + numbers.below(3)
        tables = tables_for(set_of(self.number), players)
        boxes, board = tables[numbers.below(len(tables))]
        rules = make_rules(boxes)
        state = new_game(rules, find_board(board), players)
        bots = [Planner(self.evaluation, WIDTH) for _ in range(players)]
        made: list[str] = []
        last = tried = 0
        while not state.over and state.turn <= LATEST and tried < TRIED[self.kind]:
            if actor(state) == CHANCE:
                action = self.chance(state)
            else:
                if state.turn >= EARLIEST and self.may_ask(state, last):
                    tried += 1
                    puzzle = Puzzle(self.number, self.kind, dict(rules.boxes), board, players)
                    puzzle.actions = list(made)
                    if fill(puzzle, state, self.evaluation):
                        return puzzle
                bot = bots[actor(state)]
                action = bot.choose(state.copy(), legal_actions(state), Budget(simulations=1))
            made.append(format_action(rules, state.board, action))
            last = by_of(action)
            play(state, action)
        return None

    def may_ask(self, state: State, last: int) -> bool:
        """Return whether the open question suits this kind of puzzle.

        `last` is the verb of the last action.
        """
        if actor(state) != state.player:
            return False
        asked = question(state)
        if self.kind == COINS:
            return isinstance(asked, WhatToConquer) and last in (EXPAND, TAKE)
        if self.kind == COURSE:
            verbs = [by_of(action) for action in legal_actions(state)]
            return isinstance(asked, WhichCourse) and EXPAND in verbs and DECLINE in verbs
        return is_defence(asked, state)


def is_defence(asked: object, state: State) -> bool:
    """Return whether a question asks to place all tokens of the player's active race."""
    return (
        isinstance(asked, HowToSpread)
        and asked.by == DEPLOY
        and asked.side == actor(state)
        and state.mark == 0
    )


def fill(puzzle: Puzzle, position: State, evaluation: Evaluation) -> bool:
    """Search for the right answer, write it into the puzzle, and return whether it is clear enough."""
    if puzzle.kind == COINS:
        return _fill_coins(puzzle, position, evaluation)
    if puzzle.kind == COURSE:
        return _fill_course(puzzle, position, evaluation)
    return _fill_defence(puzzle, position, evaluation)


def _fill_coins(puzzle: Puzzle, position: State, evaluation: Evaluation) -> bool:
    turn = Turn(position, evaluation)
    if not turn.whole or len(turn.totals) < TOTALS:
        return False
    first = best_now(position, legal_actions(position))
    puzzle.usual = coins_after(position, first) - position.coins[actor(position)]
    puzzle.best, puzzle.next = float(turn.best()), float(turn.next())
    puzzle.line = texts(position, turn.totals[turn.best()])
    return puzzle.usual < puzzle.best


def _fill_course(puzzle: Puzzle, position: State, evaluation: Evaluation) -> bool:
    if striking_tokens(position, actor(position)) not in STRIKING:
        return False
    for visits in (ROUGHLY, VISITS[COURSE]):
        weighed = weighed_answers(puzzle, position, evaluation, visits)
        best = weighed[0]
        verb = by_of(best.edge.plan.actions[0])
        others = [one for one in weighed if by_of(one.edge.plan.actions[0]) != verb]
        if not others or verb != wanted_course(puzzle.id) or best.mean() - others[0].mean() < CLEAR[COURSE]:
            return False
    puzzle.line = texts(position, best.edge.plan.actions[:1])
    return _is_clear(puzzle, best, others[0])


def wanted_course(number: int) -> int:
    """Return the answer that must be right in the puzzle with this number: to expand or to decline.

    Each answer is right for half of the numbers, so that both occur equally often.
    """
    return DECLINE if number // 10 % 2 else EXPAND


def _fill_defence(puzzle: Puzzle, position: State, evaluation: Evaluation) -> bool:
    me, turn = actor(position), position.turn
    plans = placements(position)
    if not FEWEST_PLACEMENTS <= len(plans) <= PLACEMENTS:
        return False
    if not all(is_past(plan.end, me, turn) for plan in plans):
        return False
    rough = weighed_answers(puzzle, position, evaluation, ROUGHLY)
    if rough[0].mean() - rough[len(rough) // 2].mean() < CLEAR[DEFENCE]:
        return False
    weighed = weighed_answers(puzzle, position, evaluation, VISITS[DEFENCE])
    best = weighed[0]
    right = [one for one in weighed if not surely(best, one) or distance(best, one)[0] < NEAR]
    wrong = [one for one in weighed if one not in right]
    if not wrong or len(right) * RIGHT_AT_MOST > len(plans):
        return False
    puzzle.line = texts(position, best.edge.plan.actions)
    puzzle.right = [standing(one.edge.plan.end, me) for one in right]
    return _is_clear(puzzle, best, wrong[0])


def weighed_answers(puzzle: Puzzle, position: State, evaluation: Evaluation, visits: int) -> list[Weighed]:
    """Search, and return the possible answers to a puzzle that is not about coins, best first."""
    search = a_search(position, evaluation, puzzle.id)
    if puzzle.kind == DEFENCE:
        edges = [Edge(plan) for plan in placements(position)]
    else:
        begun = search.root.edges
        expanding = [edge for edge in begun if by_of(edge.plan.actions[0]) == EXPAND]
        declining = [edge for edge in begun if by_of(edge.plan.actions[0]) == DECLINE]
        edges = [*expanding[:EXPANDING], *declining[:1]]
    return weigh(search, edges, visits)


def placements(position: State) -> list[Plan]:
    """Return the ways to place the tokens.

    Stop soon after PLACEMENTS ways, which are too many for a puzzle.
    """
    found: list[Plan] = []
    left: list[tuple[State, list[Action]]] = [(position, [])]
    me = actor(position)
    while left and len(found) <= PLACEMENTS:
        state, made = left.pop()
        asked = question(state) if actor(state) == me else None
        if isinstance(asked, HowToSpread) and asked.by == DEPLOY:
            for action in legal_actions(state):
                behind = state.copy()
                play(behind, action)
                let_stacks_reveal(behind)
                left.append((behind, [*made, action]))
        else:
            found.append(Plan(made, 0.0, state, []))
    return found


def _is_clear(puzzle: Puzzle, best: Weighed, other: Weighed) -> bool:
    """Store the worth of two answers in the puzzle; return whether `best` is surely better."""
    mean, within = distance(best, other)
    puzzle.best, puzzle.within = round(best.mean(), 2), round(within, 2)
    puzzle.next = round(puzzle.best - mean, 2)
    return CLEAR[puzzle.kind] <= mean <= MOST[puzzle.kind] and mean >= TIMES * within


def _is_right(puzzle: Puzzle, position: State, answer: Weighed) -> bool:
    """Return whether an answer is right according to the puzzle's data."""
    plan = answer.edge.plan
    if puzzle.kind == COURSE:
        return texts(position, plan.actions[:1]) == puzzle.line
    return standing(plan.end, actor(position)) in puzzle.right


def texts(position: State, actions: list[Action]) -> list[str]:
    """Return actions as texts in notation."""
    return [format_action(position.rules, position.board, action) for action in actions]


def still_right(puzzle: Puzzle, visits: int = 0) -> str:
    """Check a puzzle with other random numbers; return a sentence if its answer is in doubt, else "".

    A search visits each answer up to `visits` times; by default, as often as when it makes puzzles.
    """
    again = Puzzle(puzzle.id + OTHER_LUCK, puzzle.kind, puzzle.boxes, puzzle.board, puzzle.players)
    position, evaluation = puzzle.position(), Learned(shipped_weights())
    if puzzle.kind == COINS:
        best = Turn(position, evaluation).best()
        return "" if best == puzzle.best else f"the turn brings {best} coins"
    weighed = weighed_answers(again, position, evaluation, visits or VISITS[puzzle.kind])
    best_found = [one for one in weighed if _is_right(puzzle, position, one)]
    others = [one for one in weighed if not _is_right(puzzle, position, one)]
    if not best_found:
        return "its answer is not among those that the search compares"
    if not others:
        return "every answer is right"
    mean, within = distance(best_found[0], others[0])
    return "" if mean > within else f"only {mean:.2f} ±{within:.2f} better than the next"
