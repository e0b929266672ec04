"""`smallworld train`: train the planner's value function in games against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from smallworld.cli import Refused
from smallworld.cli.options.own import own_option, own_text
from smallworld.cli.options.series import JOBS, board_options, players_option, seated, seed_option
from smallworld.cli.screen.shown import console_of, echo
from smallworld.translate import Translator

# Options that choose the content of all games, by the names of their parameters.
CHOOSING: Final = ("boxes", "leaders", "places", "world", "scenario", "file", "own")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@players_option
@click.option("--generations", type=click.IntRange(min=1), default=3, show_default=True)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    help="Games per generation.",
)
@seed_option
@click.option(
    "--width",
    type=click.IntRange(min=1),
    default=4,
    show_default=True,
    help="Positions that the planner keeps after each decision; fewer are faster.",
)
@click.option(
    "--start",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Folder of weights. Generation 1 plays with them, and then improves a copy of them. "
    "Without it, generation 1 plays with the hand-made evaluation.",
)
@click.option(
    "--simulations",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="Plan each turn by a search of this length, and learn from its results; 0 means no search.",
)
@click.option("--jobs", type=JOBS, default=1, show_default=True, help="Number of processes.")
@board_options
@own_option
def train(
    folder: Path,
    players: list[int],
    generations: int,
    games: int,
    seed: int,
    width: int,
    start: Path | None,
    simulations: int,
    jobs: int,
    boxes: tuple[str, ...],
    board: str,
    own: tuple[str, ...],
) -> None:
    """Train a bot in games against itself.

    Everything is stored in FOLDER, so you can stop the training and resume it with the same command. The same
    seed gives the same weights. FOLDER/weights contains the weights of each generation, and FOLDER/curves.png
    shows the errors.

    Each game draws its boxes, world, scenario and board. If you choose any of these or custom content, all
    games use your choice.
    """
    try:
        from smallworld.training.curves import draw_curves
        from smallworld.training.run import TrainingRun, Wishes
    except ImportError as missing:
        raise Refused(
            f"train: {missing.name} is not installed; python3 -m pip install 'smallworld[train]' includes it"
        ) from missing
    wishes = Wishes(players, generations, games, seed, width, str(start or ""), simulations=simulations)
    if is_chosen():
        wishes = wishes._replace(
            players=seated(players, boxes, board),
            boxes=list(boxes),
            board=board,
            own=own_text(own, Translator("en")),
        )
    run = TrainingRun(folder, wishes)
    console = console_of(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("training", total=run.steps())
        run.go_on(jobs, lambda what, done: bar.update(task, description=what, advance=done))
    draw_curves(run.curves(), folder / "curves.png")
    for generation, curve in run.curves().items():
        echo(f"generation {generation}: error {curve[-1][1]:.2f} coins")
    echo(f"weights: {run.weights_of(generations)}")


def is_chosen() -> bool:
    """Return whether the user has chosen the content of the games."""
    source = click.get_current_context().get_parameter_source
    return any(source(name) not in (None, ParameterSource.DEFAULT) for name in CHOOSING)
