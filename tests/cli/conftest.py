"""A screen whose person is a function, so that whole games are typed in a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from smallworld.cli.commands.play import with_table
from smallworld.cli.games.local_table import LocalTable
from smallworld.cli.games.savegame import begin
from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.lines import Line, text_of
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.rules import Rules
from smallworld.engine.session import Game
from smallworld.translate import FALLBACK, Translator

Answer = Callable[["Typist", str], str]


class Typist(Screen):
    """Shows to a list, and asks a function for what a person would type."""

    def __init__(self, answer: Answer, columns: int = 80, rows: int = 1000) -> None:
        super().__init__(plain=True)
        self.answer = answer
        self.shown: list[str] = []
        self.typed: list[str] = []
        self.table: LocalTable | None = None
        self._size = (columns, rows)

    def columns(self) -> int:
        return self._size[0]

    def rows(self) -> int:
        return self._size[1]

    def show(self, lines: list[Line]) -> None:
        self.shown += [text_of(spans) for spans in lines]

    def ask(self, prompt: str = "> ") -> str:
        self.shown.append(prompt)
        self.typed.append(self.answer(self, prompt))
        return self.typed[-1]

    @property
    def text(self) -> str:
        """Everything that was shown so far."""
        return "\n".join(self.shown)

    def since(self, mark: int) -> str:
        """What was shown after the first `mark` lines."""
        return "\n".join(self.shown[mark:])


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English unless a test says otherwise, whatever the machine's language is."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def play_at(tmp_path: Path) -> Callable[..., Typist]:
    """Plays a game at a table with these seats: every line that is asked for comes from `answer`."""

    def play(
        answer: Answer,
        names: tuple[str, ...] = ("Ana", "greedy"),
        *,
        seed: int = 1,
        first: int = 0,
        open_coins: bool = False,
        allied_coins: bool = False,
        columns: int = 80,
        rows: int = 1000,
        file: str = "game.smallworld",
        language: str = FALLBACK,
        boxes: tuple[str, ...] = ("base",),
        rules: Rules | None = None,
    ) -> Typist:
        game = Game(rules or make_rules(boxes), find_board(board_for(len(names), boxes)), list(names), first)
        words = Translator(language)
        table = LocalTable(
            game, begin(tmp_path / file, game.record, words), seed, words, open_coins, allied_coins
        )
        typist = Typist(answer, columns, rows)
        typist.table = table
        with_table(table, typist)
        return typist

    return play
