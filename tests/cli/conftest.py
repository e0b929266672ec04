"""A terminal whose user is a function, so that a test can type whole games."""

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
    """A terminal that writes to a list and calls a function for each line that a user would type."""

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
        """The text shown so far."""
        return "\n".join(self.shown)

    def since(self, mark: int) -> str:
        """Return the lines shown after the first `mark` lines."""
        return "\n".join(self.shown[mark:])


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language to English unless a test chooses another."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def play_at(tmp_path: Path) -> Callable[..., Typist]:
    """Play a game with these seats; `answer` returns each line that the terminal asks for."""

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
