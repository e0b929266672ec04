"""Plans for a turn, which are tried step by step on a copy of the table as the player sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.action import ATTEMPT, CONQUER, TAKE, Action, by_of, place_taken, region_of
from smallworld.engine.ahead import pass_reveals, turn_ahead
from smallworld.engine.board import Player
from smallworld.engine.errors import IllegalAction
from smallworld.engine.game import actor, is_legal, legal_actions
from smallworld.engine.reports import Report
from smallworld.engine.state import CHANCE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.notation import action_from_json, parse_region
from smallworld.engine.text.refusals import apply_or_explain
from smallworld.views.distribution import unfold
from smallworld.views.forecast import is_another_turn
from smallworld.views.selection import unfold_selection

if TYPE_CHECKING:
    from smallworld.house.schema.wishes import ComboName, PlanStep


@dataclass(frozen=True)
class Tried:
    """The result of trying a step of a plan: its actions and reports, and the table before and after it."""

    actions: list[Action]
    before: State
    after: State
    reports: list[Report]

    @property
    def asks_chance(self) -> bool:
        """Whether chance has to decide after the step."""
        return actor(self.after) == CHANCE

    @property
    def ends(self) -> bool:
        """Whether the step ends the turn."""
        return is_another_turn(self.before, self.after)


def beginning(seen: State, player: Player) -> State | None:
    """Return the state in which a plan of `player` begins, from the state that this player sees.

    During their turn, this is the present state; otherwise it is the start of their next turn. Return None if
    the player has no turn left.
    """
    if actor(seen) == player == seen.player and seen.turn:
        return seen
    return turn_ahead(seen, player)


def try_step(state: State, player: Player, step: PlanStep) -> Tried:
    """Try a step of a plan on a copy of `state`, and return the result.

    Raises:
        SmallWorldError: the step is not possible.
    """
    if actor(state) != player:
        raise IllegalAction("the turn ends before this step, or chance has to decide")
    after = state.copy()
    actions: list[Action] = []
    happened: list[Report] = []
    for wanted in _actions(state, step):
        if actor(after) != player or is_another_turn(state, after):
            raise IllegalAction("the turn ends before this step, or chance has to decide")
        action = _as_things_are(after, wanted)
        happened += apply_or_explain(after, action)
        actions.append(action)
        pass_reveals(after)
    kinds = [report.kind for report in happened]
    if reports.TURN_BEGAN in kinds:
        del happened[kinds.index(reports.TURN_BEGAN) :]
    return Tried(actions, state, after, happened)


def _actions(state: State, step: PlanStep) -> list[Action]:
    if step.combo is not None:
        return [_taking(state, step.combo)]
    if step.place is not None:
        placed = {parse_region(state.board, id): number for id, number in step.place.items()}
        return unfold(state, placed)
    if step.select is not None:
        return unfold_selection(state, [parse_region(state.board, id) for id in step.select])
    wanted = step.actions if step.actions is not None else [step.action or {}]
    return [action_from_json(state.rules, state.board, fields) for fields in wanted]


def _taking(state: State, combo: ComboName) -> Action:
    """Return the action that takes a combo from its present place in the column.

    Raises:
        IllegalAction: the combo is no longer in the column, or too expensive.
    """
    chooser, names = chooser_of(state.rules), state.rules.slugs
    for action in legal_actions(state):
        if by_of(action) == TAKE:
            place = place_taken(action)
            race, power = chooser.race_at(state, place), chooser.power_at(state, place)
            if (names[race], names[power]) == (combo.race, combo.power):
                return action
    raise IllegalAction(f"{combo.power} {combo.race} is not available")


def _as_things_are(state: State, wanted: Action) -> Action:
    """Return the wanted action. If it is an illegal conquest, return a legal conquest of the same region.

    The legal conquest may use another number of tokens, or no die roll.
    """
    if by_of(wanted) not in (CONQUER, ATTEMPT) or is_legal(state, wanted):
        return wanted
    ways = [
        action
        for action in legal_actions(state)
        if by_of(action) == CONQUER and region_of(action) == region_of(wanted)
    ]
    return ways[0] if ways else wanted
