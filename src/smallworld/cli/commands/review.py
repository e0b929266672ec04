"""`smallworld review`: analyse a recorded game."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from smallworld.bots.review.review import review_of
from smallworld.bots.review.reviewer import SIMULATIONS, Reviewer
from smallworld.cli.games.savegame import load
from smallworld.cli.options.own import own_from, own_option
from smallworld.cli.options.results import print_result
from smallworld.cli.options.series import json_option
from smallworld.cli.screen.screen import Screen
from smallworld.cli.screen.shown import console_of
from smallworld.cli.words.build import warn_of_slowness
from smallworld.cli.words.language import language_option
from smallworld.cli.words.lines import wrapped
from smallworld.cli.words.played_on import played_on_from_another
from smallworld.cli.words.review_view import review_lines
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.engine.errors import SmallWorldError
from smallworld.own_words import learn_recorded
from smallworld.translate import Translator
from smallworld.views import schema
from smallworld.views.seat import SPECTATOR


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--simulations",
    type=click.IntRange(min=1, max=100_000),
    default=SIMULATIONS,
    show_default=True,
    help="Per decision; more are more accurate, but slower.",
)
@json_option
@own_option
@click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
@language_option
def review(
    file: Path, simulations: int, as_json: bool, own: tuple[str, ...], plain: bool, language: str
) -> None:
    """Analyse a recorded game: chances of winning, mistakes and luck."""
    screen, words = Screen(plain), Translator(language)
    given = own_from(own, words)
    game = load(file, words, own=given)
    learn_recorded(words, game.record, given)
    warn_of_slowness()
    reviewer = Reviewer(game.rules, game.board, game.record)
    if not reviewer.moments:
        raise SmallWorldError(words.t("review-no-decision", file=str(file)))
    found = review_of(judged(reviewer, simulations), reviewer.ended)
    if as_json:
        print_result({**found}, game.rules.boxes, None)
        return
    taken_over = played_on_from_another(game, words)
    if taken_over:
        screen.show(wrapped(taken_over, screen.columns(), 0, "dim"))
    scene = Scene(reviewer.end, seats_of(game.record.seats), words, SPECTATOR, open_coins=True)
    positions = [moment.position for moment in reviewer.moments]
    screen.show(review_lines(scene, found, positions, screen.columns(), str(file)))


def judged(reviewer: Reviewer, simulations: int) -> list[schema.Judged]:
    """Analyse every decision behind a progress bar, and return the decisions with their costs."""
    console = console_of(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        return [reviewer.judged(place, simulations) for place in bar.track(range(len(reviewer.moments)))]
