"""Reports as plain data for JSON: codes and names, which each language turns into sentences.

Everything in a report is visible on the table: the price of a combo, the score of a turn. Only the totals of
coins are secret, and no report contains them.
"""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.action import FIRST_ABILITY, VERB_NAMES, Action
from smallworld.engine.board import NOWHERE
from smallworld.engine.rules import slug
from smallworld.engine.state import NOBODY, NONE, TRIBE, State
from smallworld.engine.text.notation import NamedAction, action_to_json
from smallworld.views.schema import Report


def tell(state: State, report: reports.Report) -> Report:
    """Return a report as data, with names. `state` is the state after the event."""
    entry: Report = {
        "kind": report.kind,
        "player": report.player + 1 if report.player >= 0 else None,
        "region": state.board.ids[report.region] if report.region != NOWHERE else None,
        "by": _name(state, report.by),
        "number": report.number,
    }
    if report.kind == reports.CONQUERED:
        victim = state.player_of(report.other) if report.other >= 0 else NOBODY
        entry["from_player"] = victim + 1 if victim != NOBODY else None
        entry["tribe"] = report.other == TRIBE
        entry["monsters"] = report.other == TRIBE and bool(state.monsters >> report.region & 1)
    elif report.kind in (reports.NAMED, reports.COINS_TAKEN, reports.CAPTURED):
        if report.other != NOBODY:
            entry["other"] = report.other + 1
    elif report.other != NONE:
        entry["other"] = _name(state, report.other)
    if report.side >= 0:
        entry["race"] = _name(state, state.banners[report.side])
        entry["declined"] = state.is_declined(report.side)
    return entry


def tell_action(state: State, action: Action) -> NamedAction:
    """Return a decision or outcome as public data. `state` is the state before the action.

    The data leave out the name of a banner or badge that chance deals to a player's hidden hand.
    """
    told_of = action_to_json(state.rules, state.board, action)
    if state.waits_for and state.rules.secrets and state.rules.traits[_step_of(state)].secret:
        told_of.pop("revealed", None)
    return told_of


def _step_of(state: State) -> int:
    """Return the ability that has the present step; 0 for a step of the engine, which has no secrets."""
    return state.step() if state.step() >= FIRST_ABILITY else 0


def _name(state: State, id: int) -> str | None:
    if id >= FIRST_ABILITY:
        return slug(state.rules.names[state.rules.bearers[id]])
    return VERB_NAMES.get(id)
