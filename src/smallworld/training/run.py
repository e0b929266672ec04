"""A training run in a folder: it plays games, fits weights, plays games with these weights, and so on.

    wishes.json           the settings; a run with other settings needs another folder
    games/1-0007.npz      samples of generation 1, part 7
    weights/1/any.json    the weights of generation 1
    curves.json           the errors of each fit, epoch by epoch

Generation 1 plays with the hand-made evaluation or with given weights, and each later generation with the
weights of the previous one. Each fit improves the weights that its generation played with. If the numbers of
players or the content vary, these are the weights in `any.json`. A run never makes a file twice, and writes
each file completely or not at all. If you stop and resume a run, its final weights are therefore the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.learned import ANY, Learned, read_weights
from smallworld.bots.planning.network import name_of
from smallworld.bots.process import processes
from smallworld.content.text_files import read_text, write_text
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import read_json
from smallworld.training.fit import Fitted, Samples, fit, together
from smallworld.training.games import Sample, play_and_watch
from smallworld.training.tables import Content, rules_for, tables_for, vocabulary

PART: Final = 10  # games in a file
REMEMBERED: Final = 3  # last generations that a network learns from


class Wishes(NamedTuple):
    """The settings of a run. The same settings give the same weights."""

    players: list[int]
    generations: int
    games: int  # games of each generation
    seed: int
    width: int
    start: str = ""  # the folder of the weights that generation 1 plays with; "" is the hand-made evaluation
    boxes: list[str] | None = None  # everything in play by name; if None, each game draws a table
    board: str = ""
    own: str = ""  # custom races and powers
    simulations: int = 0  # of the search that plans each turn; without them, the planner does

    def content(self) -> Content:
        """Return the content of every game."""
        return Content(tuple(self.boxes or ()), self.board, self.own)


class Part(NamedTuple):
    """A number of games in a run that a single process plays."""

    folder: str
    generation: int
    number: int
    games: int
    wishes: Wishes
    weights: str  # the folder of the weights to play with; "" is the hand-made evaluation


class TrainingRun:
    """A training run and its folder.

    Raises:
        SmallWorldError: the folder contains a run with other settings or of an earlier version, or the run
            cannot start with the given weights or content.
    """

    def __init__(self, folder: Path, wishes: Wishes) -> None:
        if wishes.start:
            read_weights(Path(wishes.start))  # a wrong folder is an error now, and not in another process
        content = wishes.content()
        if content.names:  # content that cannot be played is an error now, too
            rules_for(content.names, content.own)
            for players in wishes.players:
                tables_for(players, content)
        self.folder: Final = folder
        self.wishes: Final = wishes
        for name in ("games", "weights"):
            folder.joinpath(name).mkdir(parents=True, exist_ok=True)
        noted = folder / "wishes.json"
        if noted.exists():
            before = {**Wishes._field_defaults, **_noted(noted)}  # earlier versions noted fewer settings
            if before != wishes._asdict():
                raise SmallWorldError(
                    f"training in {folder}: the run has {_spoken(before)}, and not "
                    f"{_spoken(wishes._asdict())}; use the same options to resume it, or another folder"
                )
            for file in folder.glob("games/*.npz"):
                check_samples(file)
        else:
            write_text(noted, json.dumps(wishes._asdict()))

    def parts(self, generation: int) -> list[Part]:
        """Return the games of a generation, divided into parts."""
        wishes = self.wishes
        weights = self._played_with(generation)
        return [
            Part(
                str(self.folder),
                generation,
                number,
                min(PART, wishes.games - number * PART),
                wishes,
                weights,
            )
            for number in range(-(-wishes.games // PART))
        ]

    def go_on(self, jobs: int, told: Callable[[str, int], None]) -> None:
        """Play all remaining games and fit all remaining weights.

        Call `told` with a description of the present task, and with the number of games or fits just
        finished.
        """
        for generation in range(1, self.wishes.generations + 1):
            self._play(generation, jobs, told)
            told(f"generation {generation}: learning", 0)
            self._learn(generation)
            told(f"generation {generation}: learned", 1)

    def steps(self) -> int:
        """Return the total number of games and fits in the run."""
        return self.wishes.generations * (self.wishes.games + 1)

    def weights_of(self, generation: int) -> Path:
        """Return the folder with the weights of a generation."""
        return self.folder / "weights" / str(generation)

    def _played_with(self, generation: int) -> str:
        """Return the folder of the weights that a generation plays with; "" is the hand-made evaluation."""
        return str(self.weights_of(generation - 1)) if generation > 1 else self.wishes.start

    def weights_to_improve(self, generation: int) -> dict[str, Any] | None:
        """Return the weights that the fit of a generation improves, if there are some."""
        folder = self._played_with(generation)
        if not folder:
            return None
        weights, content, players = read_weights(Path(folder)), self.wishes.content(), self.wishes.players
        if content.names and len(players) == 1:
            return Learned(weights).weights_for(rules_for(content.names, content.own), players[0])
        return weights.get(ANY)

    def curves(self) -> dict[str, list[list[float]]]:
        """Return the errors of each fit after each epoch, for the training and the held-out samples.

        The keys are the numbers of the generations, as texts.
        """
        file = self.folder / "curves.json"
        if not file.exists():
            return {}
        curves: dict[str, list[list[float]]] = _noted(file)
        return curves

    def _play(self, generation: int, jobs: int, told: Callable[[str, int], None]) -> None:
        parts = self.parts(generation)
        task = f"generation {generation}: playing"
        told(task, sum(part.games for part in parts if file_of(part).exists()))
        missing = [part for part in parts if not file_of(part).exists()]
        if jobs == 1:
            for part in missing:
                told(task, play_part(part))
            return
        with processes(jobs) as pool:
            for games in pool.map(play_part, missing):
                told(task, games)

    def _learn(self, generation: int) -> None:
        file = self.weights_of(generation) / "any.json"
        if file.exists():
            return
        files = [
            file_of(part)
            for earlier in range(max(1, generation - REMEMBERED + 1), generation + 1)
            for part in self.parts(earlier)
        ]
        samples = together([read_samples(one) for one in files])
        content = self.wishes.content()
        fitted: Fitted = fit(
            samples, vocabulary(content), self.wishes.seed, self.weights_to_improve(generation)
        )
        write_text(self.folder / "curves.json", json.dumps(self.curves() | {str(generation): fitted.curve}))
        file.parent.mkdir(exist_ok=True)
        write_text(file, json.dumps(fitted.weights))


def play_part(part: Part) -> int:
    """Play the games of a part, save their samples, and return the number of games."""
    evaluation: Evaluation = Learned(read_weights(Path(part.weights))) if part.weights else HandMade()
    first = part.generation * 10_000_000 + part.number * PART
    wishes = part.wishes
    content = wishes.content()
    samples = play_and_watch(
        evaluation,
        wishes.width,
        wishes.players,
        wishes.seed,
        first,
        part.games,
        content,
        simulations=wishes.simulations,
    )
    file = file_of(part)
    partial = file.with_suffix(".partial")
    with partial.open("wb") as opened:
        np.savez_compressed(opened, **as_arrays(samples, content)._asdict())
    os.replace(partial, file)
    return part.games


def file_of(part: Part) -> Path:
    """Return the path of the file for the samples of a part."""
    return Path(part.folder) / "games" / f"{part.generation}-{part.number:04}.npz"


def as_arrays(samples: list[Sample], content: Content) -> Samples:
    """Convert samples of games with this content to arrays, for saving and learning."""
    columns = {name: column for column, name in enumerate(vocabulary(content))}
    counts = np.zeros((4, len(samples), len(columns)), np.uint8)
    for row, sample in enumerate(samples):
        seen = sample.seen
        for kind, ids in enumerate(
            (seen.active, seen.declined, seen.opposing_active, seen.opposing_declined)
        ):
            for id in ids:
                counts[kind, row, columns[name_of(sample.rules, id)]] += 1
    return Samples(
        np.array([sample.seen.turns for sample in samples], np.int64),
        np.array([sample.players for sample in samples], np.int64),
        np.array([sample.seen.dense for sample in samples], np.float32),
        counts[0],
        counts[1],
        counts[2],
        counts[3],
        np.array([round(1 / sample.seen.share) for sample in samples], np.int64),
        np.array([sample.coins for sample in samples], np.float32),
        np.array([sample.game for sample in samples], np.int64),
    )


def check_samples(file: Path) -> None:
    """Check that a file has samples of this version.

    Raises:
        SmallWorldError: an earlier version wrote the file.
    """
    with np.load(file) as kept:
        if set(kept.files) != set(Samples._fields):
            raise SmallWorldError(
                f'"{file}": an earlier version wrote these games, and this one cannot learn from them; '
                "use another folder"
            )


def read_samples(file: Path) -> Samples:
    """Read the samples in a file."""
    with np.load(file) as kept:
        return Samples(*[kept[name] for name in Samples._fields])


def _noted(file: Path) -> dict[str, Any]:
    """Read a JSON object from a file of a run.

    Raises:
        SmallWorldError: the file cannot be read, or is not a file of a run.
    """
    try:
        told = read_json(read_text(file))
    except OSError as error:
        raise SmallWorldError(f'"{file}": {error.strerror}') from error
    except ValueError as error:
        raise SmallWorldError(f'"{file}": this is not a file of a training run: {error}') from error
    if not isinstance(told, dict):
        raise SmallWorldError(f'"{file}": this is not a file of a training run')
    return told


def _spoken(wishes: dict[str, Any]) -> str:
    return ", ".join([f"{name} {value}" for name, value in wishes.items()])
