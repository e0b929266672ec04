"""Events as text: the same sentences as in the browser, with a paragraph for each player's moves."""

from __future__ import annotations

from typing import Final

from smallworld.cli.words.forecast import coins_in_words
from smallworld.cli.words.lines import Line, flowing, line, together
from smallworld.cli.words.scene import Scene
from smallworld.engine import reports
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.game import actor, question
from smallworld.engine.reports import Report
from smallworld.engine.session import Game
from smallworld.engine.state import State
from smallworld.views import schema
from smallworld.views.story import tell

# Players see these on the board anyway, or read about them when the tokens return.
_UNTOLD: Final = (reports.TURN_BEGAN, reports.REVEALED, reports.WITHDREW, reports.GAME_OVER)


class Event:
    """A decision or an outcome of chance, with the question that it answers and its effects.

    `asked` comes from `asked_now`, and `shape` is the shape of the question. `story` has the reports from
    `views.story`, with the names at that moment of the game.
    """

    def __init__(
        self,
        action: Action,
        asked: tuple[int, ...],
        shape: str,
        happened: list[Report],
        story: list[schema.Report],
    ) -> None:
        self.action: Final = action
        self.asked: Final = asked
        self.shape: Final = shape
        self.turn: Final = asked[0]
        self.player: Final[Player] = asked[1]
        self.actor: Final[Player] = asked[2] if asked[2] >= 0 else asked[1]  # chance acts for the player
        self.reports: Final = happened
        self.story: Final = story


def asked_now(state: State) -> tuple[int, ...]:
    """Return a key of the open question: turn, player, actor, step and side; () if the game is over."""
    if state.over:
        return ()
    return state.turn, state.player, actor(state), state.step(), state.side()


def carried_out(game: Game, action: Action) -> Event:
    """Apply a decision or an outcome of chance to `game`, and return the event.

    Raises:
        IllegalAction: the action is illegal; nothing has changed.
    """
    asked, shape = asked_now(game.state), question(game.state).shape
    happened = game.apply(action)
    return Event(action, asked, shape, happened, [tell(game.state, report) for report in happened])


def paragraphs(scene: Scene, events: list[Event], columns: int) -> list[Line]:
    """Return lines that describe events, with one paragraph for consecutive actions of a player."""
    lines: list[Line] = []
    actor, said = -1, ""
    for event in events:
        told_now = together(*sentences(scene, event))
        if said and told_now and event.actor != actor:
            lines += _paragraph(scene, actor, said, columns)
            said = ""
        actor = event.actor if told_now else actor
        said = together(said, told_now)
    return lines + _paragraph(scene, actor, said, columns) if said else lines


def sentences(scene: Scene, event: Event) -> list[str]:
    """Return the sentences for an event, except those about changes that the player sees on the board."""
    names = [seat.name for seat in scene.seats]
    spoken: list[str] = []
    scored = [entry for entry in event.story if entry["kind"] == reports.SCORED]
    for report, entry in zip(event.reports, event.story, strict=True):
        if report.kind == reports.SCORED:
            if entry is scored[0]:
                coins = coins_in_words(scene, scored)
                spoken.append(scene.say("told-scored", player=names[report.player], coins=coins))
        elif report.kind == reports.DEPLOYED:
            if event.actor != event.player:  # players see their own redeployment on the board
                spoken.append(_sentence(scene, report, entry, names))
        elif report.kind not in _UNTOLD:
            spoken.append(_sentence(scene, report, entry, names))
    return spoken


def _sentence(scene: Scene, report: Report, entry: schema.Report, names: list[str]) -> str:
    """Return the sentence for a report. The region is named with its number, which players can type."""
    args = scene.words.story_args(entry, names)
    if report.region >= 0:
        args["region"] = scene.in_a_sentence(report.region)
    return scene.say(f"story-{report.kind.replace(' ', '-')}", **args)


def _paragraph(scene: Scene, player: Player, words: str, columns: int) -> list[Line]:
    seat = scene.seats[player]
    return flowing(line((f" {seat.crest} ", seat.style("chip")), f" {words}"), columns, 4)
