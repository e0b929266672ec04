"""What a turn would bring: coins with their reasons, and what a decline leaves."""

from __future__ import annotations

from smallworld.cli.lines import counted, joined
from smallworld.cli.scene import Scene
from smallworld.engine import report as told
from smallworld.engine.action import DECLINE, Action, act
from smallworld.engine.board import Player, count
from smallworld.engine.game import play
from smallworld.engine.report import Report
from smallworld.engine.state import State
from smallworld.engine.steps.score import score_breakdown
from smallworld.engine.steps.step import SCORE


def coins_in_words(scene: Scene, rows: list[tuple[int, int, int]], banners: tuple[int, ...] = ()) -> str:
    """A breakdown (side, ability, coins): "9 coins: 6 regions of Orcs, Swamp +2, ...".

    `banners` are the races of the sides at that time, unless it is now.
    """
    names = scene.state.rules.names
    parts: list[str] = []
    for side, ability, coins in rows:
        race = names[(banners or scene.state.banners)[side]]
        if ability:
            parts.append(f"{names[ability]} {coins:+d}")
        elif scene.state.is_declined(side):
            parts.append(f"{counted(coins, 'region')} of {race} in decline")
        else:
            parts.append(f"{counted(coins, 'region')} of {race}")
    total = counted(sum([coins for _, _, coins in rows]), "coin")
    return f"{total}: {', '.join(parts)}" if parts else total


def scored_now(scene: Scene, player: Player) -> str:
    """What `player` would score as things stand."""
    return coins_in_words(scene, score_breakdown(scene.state, player))


def thought(state: State, actions: list[Action]) -> tuple[State, list[Report]]:
    """A copy in which `actions` are carried out, and what happened."""
    twin = state.copy()
    reports: list[Report] = []
    twin.reports = reports
    for action in actions:
        play(twin, action)
    twin.reports = None
    return twin, reports


def scores_later(state: State) -> bool:
    """Whether the plan of the turn still has its coins to come."""
    return any(entry & 1023 == SCORE for entry in state.plan[state.at :])


def ends_turn(before: State, after: State) -> bool:
    """Whether the turn is scored between two states of it, or over."""
    same = (after.turn, after.player) == (before.turn, before.player) and not after.over
    return not same or (scores_later(before) and not scores_later(after))


def scored_in(scene: Scene, reports: list[Report]) -> list[tuple[int, int, int]]:
    """The coins that reports tell of, as a breakdown."""
    return [(report.side, report.by, report.number) for report in reports if report.kind == told.SCORED]


def decline_in_words(scene: Scene) -> list[str]:
    """What a decline now would keep, lose and score."""
    state = scene.state
    player = state.player
    on_map = state.tokens_on_map(player) + state.hand[player]
    after, reports = thought(state, [act(DECLINE)])
    named = Scene(after, scene.seats, scene.viewer, scene.open_coins)
    kept = [
        f"{counted(count(after.held[side]), 'region')} of {state.rules.names[after.banners[side]]} "
        f"({counted(after.tokens_on_map(side), 'token')})"
        for side in after.sides_of(player)
        if after.is_declined(side)
    ]
    words = [f"You keep {joined(kept) or 'nothing on the map'}."]
    gone = [state.rules.names[report.by] for report in reports if report.kind == told.LEFT]
    if gone:
        words.append(f"Your {joined(gone)} leave the map.")
    left = on_map - sum(
        [
            after.tokens_on_map(side)
            for side in after.sides_of(player)
            if after.banners[side] == state.banners[player]
        ]
    )
    if left:
        words.append(
            f"{counted(left, 'token')} of {state.rules.names[state.banners[player]]} go back to the tray."
        )
    if not _scored(state):
        words.append(f"You score {coins_in_words(named, scored_in(named, reports))}.")
    words.append("In your next turn you take a new combo.")
    return words


def decline_in_short(scene: Scene) -> str:
    """The same in one line, for a choice."""
    state = scene.state
    after, reports = thought(state, [act(DECLINE)])
    kept = sum([count(after.held[side]) for side in after.sides_of(state.player)])
    words = f"decline, and keep {counted(kept, 'region')}"
    if _scored(state):
        return words
    coins = sum([coins for _, _, coins in scored_in(scene, reports)])
    return f"{words} for {counted(coins, 'coin')} now"


def _scored(state: State) -> bool:
    """Whether the current step comes after scoring, as a late decline does."""
    return any(entry & 1023 == SCORE for entry in state.plan[: state.at])


def expansion_in_words(state: State) -> str:
    """What the active race would have in hand if it expanded."""
    race = state.rules.names[state.banners[state.player]]
    return f"{counted(state.hand[state.player], 'token')} of {race} in hand"
