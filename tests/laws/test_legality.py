"""The check of a single action, which must agree with the list of legal actions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.asker import asker
from laws.walks import REALM_TABLES, TABLES, choose, start
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.base.box import base_powers, base_races
from smallworld.content.catalogue import board_for, find_board
from smallworld.engine.action import PASS, STOP, Action
from smallworld.engine.board import Side
from smallworld.engine.game import is_legal, legal_actions, new_game, play
from smallworld.engine.rules import Rules, goes_with_choices
from smallworld.engine.state import State
from smallworld.engine.steps.choose_combo import ChooseCombo
from smallworld.engine.steps.conquer import Conquer
from smallworld.engine.steps.standard import standard_steps
from smallworld.engine.steps.step import Step

FIELDS = ((0, 10), (10, 8), (18, 8), (26, 4), (30, 10))  # the start and width in bits of each field
MOST = 60  # legal actions to try at each decision
NEVER = (-1, 0, 1 << 40, 1 << 63, 1 << 200)


def mutated(action: Action, numbers: RandomNumbers) -> Iterator[Action]:
    """Yield an action with one field changed, a little and at random."""
    for begins, bits in FIELDS:
        widest = (1 << bits) - 1
        value = action >> begins & widest
        for other in (value + 1, value - 1, numbers.below(widest + 1)):
            yield action & ~(widest << begins) | (other & widest) << begins


class Heard:
    """Collects actions that other questions of a game offered."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.known: set[Action] = set()

    def hear(self, actions: list[Action]) -> None:
        new = [action for action in actions if action not in self.known]
        self.actions += new
        self.known.update(new)

    def some(self, numbers: RandomNumbers) -> list[Action]:
        size = len(self.actions)
        lately = self.actions[-12:]
        return lately + [self.actions[numbers.below(size)] for _ in range(12 if size else 0)]


def hold_to_its_list(state: State, numbers: RandomNumbers, heard: Heard) -> None:
    """Check `is_legal` against the list of legal actions, with listed and many unlisted actions."""
    legal = legal_actions(state)
    drawn = legal if len(legal) <= MOST else [legal[numbers.below(len(legal))] for _ in range(MOST)]
    assert all(is_legal(state, action) for action in drawn)
    near = mutated(legal[numbers.below(len(legal))], numbers)
    beyond = [(1 << 40) + legal[0], -legal[0]]
    for action in (*near, *heard.some(numbers), *NEVER, *beyond):
        assert is_legal(state, action) == (action in legal), action
    heard.hear(legal)


def hold_all(state: State, seed: int) -> None:
    numbers, heard = RandomNumbers(seed), Heard()
    while not state.over:
        key = state.key()
        hold_to_its_list(state, numbers, heard)
        assert state.key() == key
        play(state, choose(state, numbers))
    assert not any(is_legal(state, action) for action in heard.actions)


@pytest.mark.parametrize(
    "table", [*TABLES, *REALM_TABLES], ids=lambda table: f"{table[0]}-{'+'.join(table[1])}"
)
def test_action_is_legal_exactly_if_legal_actions_lists_it(table):
    players, boxes = table
    hold_all(start(players, players, boxes), players)


def test_actions_of_a_custom_step_are_legal_exactly_if_listed():
    rules = Rules({"workshop": 1}, [asker(), *base_races()[:7]], base_powers(), standard_steps())
    for seed in range(3):
        hold_all(new_game(rules, find_board(board_for(3)), 3), seed)


class Lister(Step):
    """A step that offers one action."""

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        actions.append(STOP)


class Teller(Lister):
    """A step that itself decides which action is legal."""

    def allows(self, state: State, side: Side, action: Action) -> bool:
        return action == STOP


class Changed(Teller):
    """A step that offers other actions than its base class."""

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        actions.append(PASS)


def test_step_with_its_own_choices_does_not_inherit_the_check():
    steps = (Conquer(), ChooseCombo(), Lister(), Teller(), Changed())
    assert [goes_with_choices(step, "allows") for step in steps] == [True, True, False, True, False]


def test_step_without_its_own_check_is_checked_by_its_list():
    assert Lister().allows(start(2, 1), 0, STOP)
    assert not Lister().allows(start(2, 1), 0, PASS)
