"""The functions of a whole game: begin it, ask who decides, apply decisions and rank the players."""

from __future__ import annotations

from typing import NamedTuple

from smallworld.engine import reports
from smallworld.engine.action import ATTEMPT, FIRST_ABILITY, REVEALS, ROLL, Action, by_of, pips_of, roll_die
from smallworld.engine.board import Board, Player, Side, regions_in
from smallworld.engine.domains import ground_of
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.given import check_type
from smallworld.engine.keys import side_of, step_of
from smallworld.engine.question import NothingToDecide, Question, WhatChanceSays
from smallworld.engine.reports import Report, report
from smallworld.engine.rules import Rules, slug
from smallworld.engine.rulings import DIE_FACES, MONSTERS, START_COINS
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import CHANCE, NOBODY, NONE, State
from smallworld.engine.steps.conquer import resolve_attempt
from smallworld.engine.steps.step import REVEAL, STEP_NAMES, place_of
from smallworld.engine.turn import end_turn, follow, step_aside, victors


def empty_state(
    rules: Rules, board: Board, players: int, teams: tuple[int, ...] = (), first: Player = 0
) -> State:
    """Return a table that has only its board and, if there is a neutral side, the banner of that side.

    `teams` gives the team of each player. Without `teams`, the teams of the rules (if any) apply by seat,
    from `first` on.

    Raises:
        SmallWorldError: the number of players is not allowed, or `first` is not one of them.
        ValueError: the teams do not fit the players.
    """
    owners = rules.owners_of(players, teams, first)
    sides = owners.sides
    state = State(
        rules,
        board,
        owners,
        tokens=[0] * len(board),
        held=[0] * sides,
        hand=[0] * sides,
        coins=[0] * players,
        banners=[NONE] * sides,
        badges=[NONE] * sides,
        serving=[()] * sides,
    )
    state.sites = ground_of(rules, board)
    if owners.neutral != NOBODY:
        state.set_banner(owners.neutral, rules.neutral_race, NONE)
        state.serve(owners.neutral, rules.abilities_of_neutral())
    return state


def new_game(
    rules: Rules, board: Board, players: int, first: Player = 0, teams: tuple[int, ...] = ()
) -> State:
    """Return a table set up for `players`; chance first fills the column.

    `first` is the player who begins, from 0. `teams` gives the team of each player. Without it everyone plays
    for themselves, unless the rules have teams.

    Source: base rules, "Setup".

    Raises:
        SmallWorldError: the number of players is not allowed, or `first` is not one of them.
        UnfitBoard: the board lacks a terrain that a race or power needs.
        ValueError: the teams do not fit the players.
        TypeError: an argument has the wrong type.
    """
    check_type(rules, Rules, "rules")
    check_type(board, Board, "board")
    check_type(players, int, "players")
    check_type(first, int, "first")
    rules.check_lands(board)
    state = empty_state(rules, board, players, teams, first)
    state.coins = [START_COINS] * players
    state.tribes = board.tribes
    for region in regions_in(board.tribes):
        state.tokens[region] = MONSTERS if board.monsters >> region & 1 else 1
    state.unseen_races = tuple(rules.races)
    state.unseen_powers = tuple(rules.powers)
    state.first = first
    state.player = state.owners.before(first)  # the set-up counts as the turn before the first turn
    state.turn = 0
    plan = Plan()
    plan.append(REVEAL, state.player)
    for id in rules.auxiliaries:
        if rules.hooks.set_up.by[id]:
            rules.abilities[id].set_up(state, plan)
    follow(state, plan)
    next_step(state)
    return state


def actor(state: State) -> int:
    """Return who decides now: a player, CHANCE, or NOBODY when the game is over."""
    if state.over:
        return NOBODY
    if state.waits_for:
        return CHANCE
    return decider(state, state.side())


def decider(state: State, side: Side) -> Player:
    """Return who decides for `side`: its player or, for the neutral side, the player on turn."""
    player = state.player_of(side)
    return player if player != NOBODY else state.player


def on_turn(state: State) -> Player:
    """Return the player on turn.

    During set-up, return the player who decides, or the first player while chance decides.
    """
    if state.turn:
        return state.player
    return state.first if state.waits_for else decider(state, state.side())


def legal_actions(state: State) -> list[Action]:
    """Return the legal decisions, each once, in a fixed order; an empty list once the game is over."""
    actions: list[Action] = []
    if state.over:
        return actions
    waits_for = state.waits_for
    if waits_for and waits_for not in REVEALS:
        for pips in range(len(DIE_FACES)):
            actions.append(roll_die(pips))
        return actions
    entry = state.plan[state.at]
    step = step_of(entry)
    if step >= FIRST_ABILITY:
        state.rules.abilities[step].choices(state, side_of(entry), actions)
    else:
        state.rules.steps[step].choices(state, side_of(entry), actions)
    return actions


def is_legal(state: State, action: Action) -> bool:
    """Return whether `action` is among the legal actions.

    Chance draws eager banners and badges first, but revealing any unseen one is legal; see `Reveal`.

    The engine's steps check `action` without building the list of legal actions. An ability's own step has
    few choices, so this function builds them all and compares.
    """
    if state.over:
        return False
    waits_for = state.waits_for
    if waits_for and waits_for not in REVEALS:
        pips = pips_of(action)
        return action == roll_die(pips) and pips < len(DIE_FACES)
    step, side = state.step(), state.side()
    rules = state.rules
    if step < FIRST_ABILITY and rules.allows[step]:
        return rules.steps[step].allows(state, side, action)
    return action in legal_actions(state)


def pick(state: State, lot: int) -> Action:
    """Return one of a player's legal actions, all equally likely; the random number `lot` selects it.

    The result is `legal_actions(state)[place_of(lot, number of actions)]`, usually found without building the
    whole list. `lot` is below `LOTS`. The game must not be over or waiting for a die. Outcomes of a stack are
    picked in the same way.
    """
    entry, rules = state.entry(), state.rules
    step = step_of(entry)
    if rules.picks[step]:
        if step >= FIRST_ABILITY:
            return rules.abilities[step].pick(state, side_of(entry), lot)
        return rules.steps[step].pick(state, side_of(entry), lot)
    actions = legal_actions(state)
    return actions[place_of(lot, len(actions))]


def question(state: State) -> Question:
    """Return the open question, with the key of its texts and the side that must answer."""
    if state.over:
        return NothingToDecide()
    if state.waits_for:
        return WhatChanceSays("reveal" if state.waits_for in REVEALS else "roll")
    step, side = state.step(), state.side()
    if step >= FIRST_ABILITY:
        asked = state.rules.abilities[step].question(state, side)
        name = slug(state.rules.names[step])
    else:
        asked = state.rules.steps[step].question(state, side)
        name = STEP_NAMES[step]
    asked.key = f"{name}-{asked.topic}" if asked.topic else name
    asked.side = side
    return asked


def outcomes(state: State) -> list[tuple[Action, int]]:
    """Return the possible outcomes of chance, each with its weight.

    Raises:
        SmallWorldError: the actor is not CHANCE.
    """
    if actor(state) != CHANCE:
        raise SmallWorldError("outcomes: chance has nothing to decide now; ask legal_actions instead")
    return [(action, weight_of(action)) for action in legal_actions(state)]


def weight_of(outcome: Action) -> int:
    """Return the weight of `outcome`: the number of die faces, or 1 for anything drawn from a stack."""
    return DIE_FACES[pips_of(outcome)] if by_of(outcome) == ROLL else 1


def apply(state: State, action: Action) -> list[Report]:
    """Carry out a decision and all steps that need no decision; return reports of the events.

    Raises:
        IllegalAction: `action` is not among the legal ones; the state is unchanged.
    """
    check_type(action, int, "action")
    if not is_legal(state, action):
        raise IllegalAction(
            f"illegal action number {action}: the question is {question(state)}; see legal_actions"
        )
    happened: list[Report] = []
    state.reports = happened
    play(state, action)
    state.reports = None
    return happened


def play(state: State, action: Action) -> None:
    """Carry out an action that is known to be legal, as search and playouts do."""
    entry = state.plan[state.at]
    step, side = step_of(entry), side_of(entry)
    by = by_of(action)
    if state.waits_for and by == ROLL:
        goes_on = _roll(state, side, action)
    elif by >= FIRST_ABILITY:
        goes_on = state.rules.abilities[by].perform(state, side, action)
    elif step >= FIRST_ABILITY:
        goes_on = state.rules.abilities[step].perform(state, side, action)
    else:
        goes_on = state.rules.steps[step].perform(state, side, action)
    if state.asides:
        step_aside(state, goes_on)
        next_step(state)
    elif not goes_on:
        next_step(state)


def _roll(state: State, side: int, action: Action) -> bool:
    waits_for, pips = state.waits_for, pips_of(action)
    state.waits_for = 0
    if state.reports is not None:
        report(state, reports.ROLLED, side, by=waits_for, number=pips)
    if waits_for == ATTEMPT:
        resolve_attempt(state, side, pips)
        return False
    return state.rules.abilities[waits_for].perform(state, side, action)


def next_step(state: State) -> None:
    """Advance from step to step and turn to turn until there is a decision to make."""
    while True:
        state.at += 1
        if state.at == len(state.plan):
            end_turn(state)
            if state.over:
                return
        state.mark = 0
        entry = state.plan[state.at]
        step, side = step_of(entry), side_of(entry)
        if step >= FIRST_ABILITY:
            open_question = state.rules.abilities[step].begin(state, side)
        else:
            open_question = state.rules.steps[step].begin(state, side)
        if state.asides:
            step_aside(state, open_question)
        elif open_question:
            return


def standings(state: State) -> list[tuple[int, int]]:
    """Return each player's coins and race tokens on the map; more coins win, then more tokens.

    Source: base rules, "Game end"; players with equal coins and tokens share the victory (ours).
    """
    return [
        (
            state.coins[player],
            sum([state.counted_on_map(side) for side in state.sides_of(player)]),
        )
        for player in range(state.players)
    ]


def placings(state: State) -> list[tuple[int, int, int]]:
    """Return the numbers that rank the players, a row for each player; team members have their team's sums.

    A row holds 1 if the team has won regardless of coins (else 0), then coins, then tokens. The rules may
    give the coins and tokens of a player without a partner more weight.
    """
    outright = victors(state) if state.over else []
    table = standings(state)
    weights = state.owners.weights
    rows: list[tuple[int, int, int]] = []
    for player in range(state.players):
        team = [player, *state.owners.allies_of(player)]
        won = sum([1 for one in team if one in outright])
        coins = sum([weights[one] * table[one][0] for one in team])
        rows.append((min(won, 1), coins, sum([weights[one] * table[one][1] for one in team])))
    return rows


def winners(state: State) -> list[Player]:
    """Return the players with the best rank; if there are several, they share the victory."""
    table = placings(state)
    best = max(table)
    return [player for player in range(state.players) if table[player] == best]


class Result(NamedTuple):
    """The winners of a finished game, and the rank, coins and tokens of each player."""

    winners: tuple[Player, ...]  # from 0; several players, or all of a team, share a victory
    ranks: tuple[int, ...]  # by player, from 1; tied players, and those of a team, have the same rank
    coins: tuple[int, ...]  # by player
    tokens: tuple[int, ...]  # by player: race tokens on the map, which break ties


def result(state: State) -> Result | None:
    """Return the result of a finished game, or None if the game is not over."""
    if not state.over:
        return None
    table, rows = standings(state), placings(state)
    return Result(
        tuple(winners(state)),
        tuple([1 + sum([1 for other in rows if other > row]) for row in rows]),
        tuple([coins for coins, _ in table]),
        tuple([tokens for _, tokens in table]),
    )
