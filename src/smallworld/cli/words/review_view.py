"""Game reviews as text: each player's chance of winning by round, its causes, and the worst mistakes."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from smallworld.bots.registry import STRONGEST
from smallworld.cli.words.hint_view import moves_in_words, numbers_in_words
from smallworld.cli.words.lines import Line, fitted, line, ruled, together, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.engine.state import State
from smallworld.views import schema

_HEAD: Final = 18  # columns to the left of the chart's numbers
_ACCOUNT: Final = ("begun", "own", "others", "luck", "ended")


def review_lines(
    scene: Scene, review: schema.Review, positions: list[State], columns: int, file: str
) -> list[Line]:
    """Return the whole review as lines.

    `scene` is the table at the end of the game, `positions` are the states before the review's decisions, and
    `file` is the path of the game.
    """
    bot = scene.say(f"bot-{STRONGEST}")
    lines: list[Line] = [[(ruled(scene.say("review-title"), columns), "bold")]]
    lines += wrapped(scene.say("review-whose", bot=bot), columns, 0, "dim")
    lines += [*_chances(scene, review), line(), *_accounts(scene, review)]
    persons = [seat for seat in scene.seats if not seat.bot] or scene.seats
    for seat in persons:
        lines.append(line())
        dearest = review["dearest"][seat.place]
        if not dearest:
            lines += wrapped(scene.say("review-none", player=seat.name), columns, 0, "")
        for place in dearest:
            decision = review["decisions"][place]
            lines += _dear(scene.after(positions[place]), decision, columns)
            lines += wrapped(scene.say("review-at", file=file, at=decision["at"]), columns, 2, "dim", 2)
    return lines


def _chances(scene: Scene, review: schema.Review) -> list[Line]:
    """Return each player's chance of winning, in percent, at the start of each round and at the end."""
    rounds: dict[int, list[float]] = {}
    for decision in review["decisions"]:
        rounds.setdefault(decision["turn"], decision["before"])
    head = "".join([f"{turn:4}" for turn in rounds])
    lines = [line((f"{fitted(scene.say('review-chances'), _HEAD)}{head}   {scene.say('review-end')}", "dim"))]
    for seat in scene.seats:
        numbers = "".join([f"{_hundredths(chances[seat.place]):4}" for chances in rounds.values()])
        name = fitted(f"   {seat.crest} {seat.name}", _HEAD)
        ended = f"{_hundredths(review['ended'][seat.place]):6}"
        lines.append(line((name, seat.style()), numbers, (ended, "bold")))
    return lines


def _accounts(scene: Scene, review: schema.Review) -> list[Line]:
    """Return a table of how much each cause changed each player's chance of winning."""
    titles = [f"  {scene.say(f'review-{part}')}" for part in _ACCOUNT]
    lines = [line((" " * _HEAD + "".join(titles), "dim"))]
    for seat in scene.seats:
        account = review["accounts"][seat.place]
        told = [
            f"{_hundredths(account['begun'])}",
            f"{_hundredths(account['own']):+}",
            f"{_hundredths(account['others']):+}",
            f"{_hundredths(account['luck']):+}",
            f"{_hundredths(account['ended'])}",
        ]
        cells = [told[place].rjust(cell_len(titles[place])) for place in range(len(told))]
        name = fitted(f"   {seat.crest} {seat.name}", _HEAD)
        lines.append(line((name, seat.style()), "".join(cells)))
    return lines


def _dear(scene: Scene, decision: schema.Judged, columns: int) -> list[Line]:
    """Return lines about a mistake: its cost, the move that was played, and the better move."""
    player = decision["player"] - 1
    cost, within = decision["cost"], decision["within"]
    title = scene.say(
        "review-dear",
        turn=decision["turn"],
        player=scene.seats[player].name,
        number=cost,
        least=max(0, cost - within),
        most=cost + within,
        before=_hundredths(decision["before"][player]),
        after=_hundredths(decision["after"][player]),
    )
    lines = wrapped(title, columns, 0, "bold")
    for id, hint in (("review-played", decision["played"]), ("review-better", decision["better"])):
        if hint is not None:
            lines += wrapped(together(scene.say(id), moves_in_words(scene, hint)), columns, 2, "", 2)
            for words in numbers_in_words(scene, hint):
                lines += wrapped(words, columns, 4, "dim", 2)
    return lines


def _hundredths(chance: float) -> int:
    return round(100 * chance)
