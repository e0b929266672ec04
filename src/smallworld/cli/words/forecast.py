"""Forecasts for a turn: its income with the reasons, and the effects of a decline."""

from __future__ import annotations

from smallworld.cli.words.scene import Scene
from smallworld.engine import reports
from smallworld.engine.board import Player, count
from smallworld.engine.keys import step_of
from smallworld.engine.reports import Report
from smallworld.engine.state import State
from smallworld.engine.steps.score import score_breakdown
from smallworld.engine.steps.step import SCORE
from smallworld.views import schema
from smallworld.views.forecast import after_decline, coins_of, is_another_turn, scores_later
from smallworld.views.story import tell


def coins_in_words(scene: Scene, items: list[schema.Report]) -> str:
    """Return a text with an income and its reasons: "9 coins: 6 regions of the Orcs, Swamp +2, ...".

    `items` are reports of coins scored, from `views.story`.
    """
    parts: list[str] = []
    for item in items:
        coins = item["number"]
        if item["by"]:
            parts.append(f"{scene.words.ability(item['by'])} {coins:+d}")
        else:
            regions, race = scene.counted(coins, "regions"), scene.words.race_arg(item["race"])
            declined = "yes" if item["declined"] else "no"
            parts.append(scene.say("coins-of-regions", regions=regions, race=race, declined=declined))
    total = scene.counted(sum([item["number"] for item in items]), "coins")
    return scene.say("coins-with-reasons", coins=total, items=scene.words.listed(parts)) if parts else total


def scored_now(scene: Scene, player: Player) -> str:
    """Return a text with the coins that `player` would score at this moment, and the reasons."""
    happened = [
        Report(reports.SCORED, player, side, by=ability, number=coins)
        for side, ability, coins in score_breakdown(scene.state, player)
    ]
    return scored_in(scene, happened)


def scored_in(scene: Scene, happened: list[Report]) -> str:
    """Return a text with the coins that these reports award. `scene` shows the table after the reports."""
    scored = [tell(scene.state, report) for report in happened if report.kind == reports.SCORED]
    return coins_in_words(scene, scored)


def is_scored(before: State, after: State) -> bool:
    """Return whether the turn of `before` has already been scored, or is over, in the later state `after`."""
    return is_another_turn(before, after) or (scores_later(before) and not scores_later(after))


def decline_in_words(scene: Scene) -> list[str]:
    """Return sentences on what the player would keep, lose and score by going into decline now."""
    state = scene.state
    player = state.player
    on_map = state.tokens_on_map(player) + state.hand[player]
    after, happened = after_decline(state)
    there = scene.after(after)
    in_decline = [side for side in after.sides_of(player) if after.is_declined(side) and after.held[side]]
    kept = [_kept(there, side) for side in in_decline]
    words = [scene.say("decline-keeps", kept=scene.listed(kept) if kept else scene.say("decline-nothing"))]
    gone = [scene.ability(report.by) for report in happened if report.kind == reports.LEFT]
    if gone:
        words.append(scene.say("decline-leave", races=scene.listed(gone)))
    mine = [side for side in after.sides_of(player) if after.banners[side] == state.banners[player]]
    left = on_map - sum([after.tokens_on_map(side) for side in mine])
    if left:
        words.append(scene.say("decline-tray", number=left, race=scene.race_arg(player)))
    if not _scored(state):
        own = [tell(after, report) for report in coins_of(happened, player)]
        words.append(scene.say("you-score", coins=coins_in_words(there, own)))
    words.append(scene.say("decline-next"))
    return words


def _kept(scene: Scene, side: int) -> str:
    regions = scene.counted(count(scene.state.held[side]), "regions")
    tokens = scene.counted(scene.state.tokens_on_map(side), "tokens")
    return scene.say("decline-kept", regions=regions, race=scene.race_arg(side), tokens=tokens)


def decline_in_short(scene: Scene) -> str:
    """Return a short text on the effects of a decline, for a list of choices."""
    state = scene.state
    after, happened = after_decline(state)
    kept = sum([count(after.held[side]) for side in after.sides_of(state.player)])
    regions = scene.counted(kept, "regions")
    if _scored(state):
        return scene.say("choose-decline-later", regions=regions)
    coins = sum([report.number for report in coins_of(happened, state.player)])
    return scene.say("choose-decline", regions=regions, coins=scene.counted(coins, "coins"))


def _scored(state: State) -> bool:
    """Return whether the coins of this turn are already scored, which happens before a late decline."""
    return any(step_of(entry) == SCORE for entry in state.plan[: state.at])
