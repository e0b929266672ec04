"""The order of turns: which steps a turn has, in which order, and which player comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.board import Player, Side
from smallworld.engine.domains import lent_to
from smallworld.engine.holdings import forget_what_was_seen
from smallworld.engine.keys import ability_of, entry_of, owner_of, side_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NOBODY, NONE
from smallworld.engine.steps.step import (
    CHOOSE_COMBO,
    CHOOSE_COURSE,
    CONQUER,
    READY,
    REDEPLOY,
    RESUME,
    RETURN,
    REVEAL,
    SCORE,
)

if TYPE_CHECKING:
    from smallworld.engine.state import State


def plan_expansion(state: State, player: Player) -> Plan:
    """Return the steps of a turn in which `player` expands their active race."""
    plan = Plan()
    plan.append(READY, player)
    plan.append(CONQUER, player)
    plan.append(REDEPLOY, player)
    plan.append(SCORE, player)
    plan.append(REVEAL, player)
    rules = state.rules
    answers = rules.hooks.plan_turn.by
    for side in state.places_of(player):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].plan_turn(state, side, plan)
    return plan


def plan_decline(state: State, declined: Side, plan: Plan) -> None:
    """Let the abilities of a race that has just gone into decline amend `plan`, the steps that follow.

    This includes abilities that fields lent the race until now, because it was active when it declined.
    """
    rules = state.rules
    serving = state.serving[declined]
    if rules.sower:
        serving = serving + lent_to(state, state.held[declined])
    for id in serving:
        if rules.hooks.plan_decline.by[id]:
            rules.abilities[id].plan_decline(state, declined, plan)


def insert_next(state: State, plan: Plan) -> None:
    """Insert the steps of `plan` after the current step; the rest of the turn follows them."""
    _put_next(state, tuple(plan.entries))


def take_next(state: State, steps: tuple[int, ...], side: Side) -> None:
    """Insert these steps of `side` after the current step."""
    _put_next(state, tuple([entry_of(step, side) for step in steps]))


def follow(state: State, plan: Plan) -> None:
    """Replace the plan of the turn with `plan`, which begins after the current step."""
    state.plan = tuple(plan.entries)
    state.at = -1


def step_aside(state: State, goes_on: bool) -> None:
    """Insert the pending interrupting steps after the current step.

    If the current step `goes_on`, it continues after them. The plan remains at the current step, so the first
    inserted step comes next.
    """
    asides = state.asides
    state.asides = ()
    if goes_on:
        current = state.entry()
        asides = asides + (entry_of(RESUME, side_of(current)), current)
        state.kept_mark = state.mark
    _put_next(state, asides)


def _put_next(state: State, entries: tuple[int, ...]) -> None:
    """Insert these entries into the plan after the current one.

    During set-up, finished entries are removed from the plan, because the plan may be long and these entries
    are never read again.
    """
    plan, at = state.plan, state.at
    if state.turn:
        state.plan = plan[: at + 1] + entries + plan[at + 1 :]
    else:
        state.plan = plan[at : at + 1] + entries + plan[at + 1 :]
        state.at = 0


def begin_turn(state: State, player: Player) -> None:
    """Begin the turn of `player`."""
    state.player = player
    if state.reports is not None:
        report(state, reports.TURN_BEGAN, player, number=state.turn)
    forget_last_turn(state, player)
    if state.rules.hooks.own_turn_began.anybody:
        tell_of_beginning(state, player)
    state.plan = tuple(plan_opening(state, player).entries)
    state.at = 0


def plan_opening(state: State, player: Player) -> Plan:
    """Return the first steps of a turn of `player`."""
    plan = Plan()
    if state.banners[player] == NONE:
        plan.append(CHOOSE_COMBO, player)
        plan.append(SCORE, player)  # for a player who cannot take any combo
        plan.append(REVEAL, player)
    elif state.rules.traits[state.banners[player]].undead:
        plan = plan_expansion(state, player)  # an undead race cannot decline
    else:
        plan.append(CHOOSE_COURSE, player)
    rules = state.rules
    if rules.hooks.plan_start.anybody:
        if state.banners[player] != NONE:
            plan_start(state, player, plan)
        for id in rules.auxiliaries:
            if rules.hooks.plan_start.by[id]:
                rules.abilities[id].plan_start(state, player, plan)
    return plan


def plan_start(state: State, player: Player, plan: Plan) -> None:
    """Let the abilities of all races of `player` amend `plan`, the steps at the beginning of a turn.

    The player must have an active race: this happens before the choice of a course, or after a combo has been
    taken.
    """
    rules = state.rules
    answers = rules.hooks.plan_start.by
    for side in state.places_of(player):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].plan_start(state, side, plan)


def tell_of_beginning(state: State, player: Player) -> None:
    """Notify the abilities of all races of `player` that the player's turn begins."""
    rules = state.rules
    answers = rules.hooks.own_turn_began.by
    for side in state.places_of(player):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].own_turn_began(state, side)


def forget_last_turn(state: State, player: Player) -> None:
    """Clear the memory of the abilities of `player` and of the table.

    Abilities with the trait `remembers` keep their memory.
    """
    if not state.memories:
        return
    traits = state.rules.traits
    forgotten = [
        key
        for key in list(state.memories.keys())  # compiled, a list is faster to go through than a dict
        if not traits[ability_of(key)].remembers and state.player_of(owner_of(key)) in (player, NOBODY)
    ]
    if forgotten:
        memories = dict(state.memories)
        for key in forgotten:
            del memories[key]
        state.memories = memories


def end_turn(state: State) -> None:
    """Begin the redeployment of displaced races; if there is none, begin the next turn or end the game.

    If there is a neutral side, it has its own turn after the last player's turn of each game turn.
    """
    if not is_neutral_turn(state):
        if state.displaced and _goes_on(state, plan_returns(state)):
            return
        if state.turn and state.rules.hooks.saw_turn_end.anybody:
            _tell_that_turn_ends(state)
            outright = victors(state)
            if outright:
                for player in outright:
                    report(state, reports.WON, player, by=state.banners[player])
                _end_game(state)
                return
        if state.owners.neutral != NOBODY and _goes_on(state, plan_neutral(state)):
            return
    player = state.owners.next_of(state.player)
    if player == state.first:
        state.turn += 1
        if state.turn > state.board.rounds:
            state.turn = state.board.rounds
            _end_game(state)
            return
    begin_turn(state, player)


def _goes_on(state: State, plan: Plan) -> bool:
    """Make `plan` the current plan if it has any steps; return whether it has."""
    if not plan.entries:
        return False
    state.plan = tuple(plan.entries)
    state.at = 0
    return True


def plan_neutral(state: State) -> Plan:
    """Return the steps of the neutral side's turn; empty unless the last player's turn has just ended.

    The races that it displaces redeploy after these steps.
    """
    plan = Plan()
    neutral = state.owners.neutral
    if not state.turn or state.owners.next_of(state.player) != state.first:
        return plan
    rules = state.rules
    for id in state.serving[neutral]:
        if rules.hooks.plan_turn.by[id]:
            rules.abilities[id].plan_turn(state, neutral, plan)
    if plan.entries:
        plan.append(RETURN, neutral)
    return plan


def is_neutral_turn(state: State) -> bool:
    """Return whether the current plan belongs to the neutral side's own turn."""
    neutral = state.owners.neutral
    return neutral != NOBODY and entry_of(RETURN, neutral) in state.plan


def _tell_that_turn_ends(state: State) -> None:
    rules = state.rules
    answers = rules.hooks.saw_turn_end.by
    for side in range(len(state.serving)):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].saw_turn_end(state, side)
        if rules.noting:
            forget_what_was_seen(state, side)


def _end_game(state: State) -> None:
    rules = state.rules
    for id in rules.auxiliaries:
        if rules.hooks.saw_game_end.by[id]:
            rules.abilities[id].saw_game_end(state)
    state.over = True
    report(state, reports.GAME_OVER)


def victors(state: State) -> list[Player]:
    """Return the players who have won regardless of coins at the end of a turn."""
    players: list[Player] = []
    rules = state.rules
    if not rules.hooks.victor.anybody:
        return players
    for side in range(len(state.serving)):
        for id in state.serving[side]:
            if rules.hooks.victor.by[id] and rules.abilities[id].victor(state, side):
                players.append(state.player_of(side))
    return players


def plan_returns(state: State) -> Plan:
    """Return the steps in which displaced races redeploy, clockwise from the player on turn."""
    plan = Plan()
    if not state.displaced:
        return plan
    rules = state.rules
    for player in state.owners.around(state.owners.next_of(state.player)):
        for side in state.places_of(player):
            if state.displaced >> side & 1:
                if state.hand[side] and state.held[side]:
                    plan.append(RETURN, side)
                for id in state.serving[side]:
                    if id in rules.act_at_home:
                        plan.append(id, side)
    state.displaced = 0
    return plan
