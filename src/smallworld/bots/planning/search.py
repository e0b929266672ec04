"""Plans for a turn, best first."""

from __future__ import annotations

from smallworld.bots.planning.beam import FINALISTS, WIDTH, Beam
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.settling import conquest_ahead, finish, let_stacks_reveal
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.game import legal_actions, play, question
from smallworld.engine.question import WhichCombo
from smallworld.engine.state import State


def plans(
    position: State,
    me: Player,
    evaluation: Evaluation,
    width: int = WIDTH,
    finalists: int = FINALISTS,
    placing: Evaluation | None = None,
) -> list[Plan]:
    """What `me`, who is to decide in `position`, may do until their turn ends; best first, at least one.

    `width` tables are kept after each decision, and `finalists` played to the end of the turn; what abilities
    let choose there, such as where heroes stand, is decided by `placing` where that is a quicker evaluation.
    Coins of others are believed as they stand in `position`.
    """
    if isinstance(question(position), WhichCombo):
        return _combos(position, me, evaluation, width, finalists, placing)
    if conquest_ahead(position, me):
        beam = Beam(position, me, evaluation, width, placing)
        beam.search(position)
        return beam.plans(finalists)
    end = position.copy()
    actions = finish(end, me, evaluation)
    return [Plan(actions, evaluation.value(end, me), end)]


def _combos(
    position: State,
    me: Player,
    evaluation: Evaluation,
    width: int,
    finalists: int,
    placing: Evaluation | None,
) -> list[Plan]:
    """A search for each combo on offer, narrow at first; the best is looked at again."""
    found: list[Plan] = []
    for action in legal_actions(position):
        found += _after(position, me, evaluation, action, max(1, width // 3), finalists, placing)
    found.sort(key=_value, reverse=True)
    if width > 1:
        found += _after(position, me, evaluation, found[0].actions[0], width, finalists, placing)
        found.sort(key=_value, reverse=True)
    return found


def _after(
    position: State,
    me: Player,
    evaluation: Evaluation,
    action: Action,
    width: int,
    finalists: int,
    placing: Evaluation | None,
) -> list[Plan]:
    state = position.copy()
    play(state, action)
    let_stacks_reveal(state)
    beam = Beam(state, me, evaluation, width, placing)
    beam.search(state)
    return [Plan([action] + plan.actions, plan.value, plan.end) for plan in beam.plans(finalists)]


def _value(plan: Plan) -> float:
    return plan.value
