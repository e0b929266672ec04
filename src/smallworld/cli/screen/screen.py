"""The terminal: it shows styled lines and reads input, without colours if these would be a nuisance."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import unicodedata
from typing import TYPE_CHECKING, Final

from smallworld.cli.screen.letters import PLAINLY, SIGNS
from smallworld.cli.screen.shown import console_of
from smallworld.cli.words.lines import Line, text_of
from smallworld.engine.text.untrusted import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console
    from rich.style import Style

_beside_signs = re.compile(r"(?<=«)\s|\s(?=»)|\u00a0(?=…)")
PIPE_WIDTH: Final = 80
MOST_WIDTH: Final = 160
PROMPT: Final = "> "
_ENOUGH: Final = ("q", "quit")  # answers to the question whether to continue

# Letters distinguish seats; the colours also do, even for colour-blind players.
SEATS: Final = ("#56b4e9", "#e69f00", "#cc79a7", "#009e73", "#f0e442", "#d55e00")
_LOOKS: Final = {
    "dim": "dim",
    "bold": "bold",
    "title": "bold reverse",
    "head": "dim underline",
    "price": "bold color(83)",
    "risky": "bold color(221)",
    "warn": "yellow",
    "error": "bold red",
    "good": "bold green",
    "tribe": "italic",
    "border": "grey50",
    "land.mountain": "white on color(239)",
    "land.hill": "white on color(94)",
    "land.forest": "white on color(22)",
    "land.farmland": "white on color(58)",
    "land.swamp": "white on color(60)",
    "land.sea": "white on color(24)",
    "land.lake": "white on color(25)",
    "land.black-mountain": "white on color(237)",
    "land.mud-pool": "white on color(94)",
    "land.mushroom-forest": "white on color(23)",
    "land.mine": "white on color(58)",
    "land.mystic-crystal": "white on color(54)",
    "land.river": "white on color(24)",
    "land.chasm": "color(245) on color(232)",
    **{f"seat{place}": f"bold {colour}" for place, colour in enumerate(SEATS)},
    **{f"chip{place}": f"bold black on {colour}" for place, colour in enumerate(SEATS)},
    **{f"gone{place}": f"italic {colour}" for place, colour in enumerate(SEATS)},
}


class Screen:
    """The terminal of a game, for output and input. It can also be a pipe."""

    def __init__(self, plain: bool = False) -> None:
        self.terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain: Final = plain or not wants_colour()
        self._console: Console | None = None
        self._styles: dict[str, Style] = {}
        if self.terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives `input` its editing and its history

    def columns(self) -> int:
        """Return the number of columns that a line may fill."""
        if not sys.stdout.isatty():
            return PIPE_WIDTH
        return max(40, min(MOST_WIDTH, shutil.get_terminal_size((PIPE_WIDTH, 24)).columns))

    def rows(self) -> int:
        """Return the number of rows in the window, or a large number if the output is a pipe."""
        return shutil.get_terminal_size((PIPE_WIDTH, 24)).lines if sys.stdout.isatty() else 1000

    def show(self, lines: list[Line]) -> None:
        """Write lines, one below the other."""
        if self.plain:
            for spans in lines:
                self._write(_plain(printable(text_of(spans))).rstrip() + "\n")
            sys.stdout.flush()
            return
        from rich.text import Text

        console = self._rich()
        for spans in lines:
            text = Text(no_wrap=True, overflow="ignore", end="")
            for part, style in spans:
                text.append(printable(part), self._style(style) if style else None)
            console.print(text, soft_wrap=True)

    def ask(self, prompt: str = PROMPT) -> str:
        """Show a prompt, and return the line that the player types.

        Raises:
            EOFError: the input has ended.
            KeyboardInterrupt: the player wants to leave.
        """
        prompt = printable(prompt)
        answer = input(_encodable(_plain(prompt) if self.plain else prompt))
        if not sys.stdin.isatty():
            self._write(printable(answer) + "\n")  # show what came from a pipe
        return unicodedata.normalize("NFKC", answer)  # Japanese keyboards type wide digits

    def page(self, lines: list[Line], more: str, is_yes: Callable[[str], bool]) -> str:
        """Show lines one windowful at a time, and ask the question `more` before each further windowful.

        Return another answer than Enter, yes or "quit", since it answers the next question; else "".
        """
        room = self.rows() - 2 if self.terminal else len(lines)
        while lines:
            self.show(lines[:room])
            lines = lines[room:]
            answer = self.ask(f"({more}) ").strip() if lines else ""
            if answer and not is_yes(answer):
                return "" if answer.lower() in _ENOUGH else answer
        return ""

    def clear(self) -> None:
        """Clear the window, or print blank lines until the window is empty."""
        if self.terminal:
            self._write("\n" * self.rows() if self.plain else "\x1b[H\x1b[2J\x1b[3J")

    def _write(self, text: str) -> None:
        sys.stdout.write(_encodable(text))

    def _rich(self) -> Console:
        if self._console is None:
            self._console = console_of(highlight=False, markup=False, emoji=False)
        return self._console

    def _style(self, names: str) -> Style:
        """Return the colours for a style of one or more names. If two names conflict, the last one counts."""
        if names not in self._styles:
            from rich.style import Style

            few_colours = self._rich().color_system in (None, "standard", "windows")
            looks = [
                Style.parse(_LOOKS[name])
                for name in names.split()
                if name in _LOOKS and not (few_colours and name.startswith("land."))
            ]
            self._styles[names] = Style.combine([Style.null(), *looks])  # there may be no look
        return self._styles[names]


def _plain(text: str) -> str:
    """Replace signs with ASCII, and remove the spaces inside French quotation marks and before dots."""
    return _beside_signs.sub("", text).translate(SIGNS)


def _encodable(text: str) -> str:
    """Replace letters that standard output cannot encode by letters without accents, or by "?"."""
    encoding = sys.stdout.encoding or "ascii"
    return text.encode(encoding, PLAINLY).decode(encoding)


def wants_colour() -> bool:
    """Return whether standard output can show colours and boxes, and no setting turns them off."""
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    return (
        sys.stdout.isatty()
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM", "") not in ("", "dumb", "unknown")
        and encoding.startswith("utf")
    )
