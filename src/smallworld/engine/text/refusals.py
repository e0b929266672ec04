"""Explanations of illegal actions: the action sent, the question asked, and the legal actions."""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import Action, by_of
from smallworld.engine.errors import IllegalAction
from smallworld.engine.game import apply, legal_actions, question
from smallworld.engine.question import Question
from smallworld.engine.reports import Report
from smallworld.engine.state import State
from smallworld.engine.text.notation import format_action, verb_name

MOST_SHOWN: Final = 8  # most legal actions in a message


def apply_or_explain(state: State, action: Action) -> list[Report]:
    """Carry out an action as `game.apply` does; if it is refused, explain why in notation.

    Raises:
        IllegalAction: `action` is not among the legal ones; the state is unchanged.
    """
    try:
        return apply(state, action)
    except IllegalAction as error:
        raise IllegalAction(refusal(state, action, question(state), legal_actions(state))) from error


def refusal(state: State, action: Action, question: Question, legal: list[Action]) -> str:
    """Return a message that explains why `action` is refused.

    It contains the open question, the action and some legal actions, of the same kind if there are any.
    """
    try:
        sent = format_action(state.rules, state.board, action)
    except (IndexError, KeyError):
        sent = f"number {action}"
    kinds: list[str] = []
    for other in legal:
        kind = verb_name(state.rules, by_of(other))
        if kind not in kinds:
            kinds.append(kind)
    same = [other for other in legal if by_of(other) == by_of(action)] or legal
    shown = [format_action(state.rules, state.board, other) for other in same[:MOST_SHOWN]]
    offered = f"; legal here: {', '.join(shown)}{', ...' if len(same) > MOST_SHOWN else ''}" if same else ""
    return (
        f'illegal action "{sent}": the question is {question}, '
        f"and the legal kinds are {', '.join(kinds) or 'none'}{offered}"
    )
