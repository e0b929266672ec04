"""The generator of docs/terminal.svg, the picture in the README: a recorded game in the terminal.

python scripts/terminal_picture.py [RECORD] [ACTIONS]
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console

from smallworld.cli.commands.replay import retold
from smallworld.cli.games.savegame import load
from smallworld.cli.questions.forms import form_of
from smallworld.cli.questions.tableau import Tableau
from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.translate import FALLBACK, Translator

ROOT: Final = Path(__file__).resolve().parent.parent
COLUMNS: Final = 100
ROWS: Final = 36


class Canvas(Screen):
    """A screen that records a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.plain = False  # type: ignore[misc] # a picture has colours, whatever this terminal has
        self._console = Console(
            record=True, width=COLUMNS, color_system="truecolor", force_terminal=True, file=StringIO()
        )

    def columns(self) -> int:
        return COLUMNS

    def rows(self) -> int:
        return ROWS

    def save(self, path: Path) -> None:
        """Write the shown screen as SVG."""
        assert self._console is not None
        drawn = self._console.export_svg(title="smallworld play")
        # Rich would load a font from another site, but any monospaced font will do.
        path.write_text(re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL), "utf-8")


def main(record: Path, actions: int) -> None:
    """Write a picture of the decision after the first `actions` actions of a record."""
    words = Translator(FALLBACK)
    game, _ = retold(load(record, words), actions)
    scene = Scene(game.state, seats_of(game.record.seats), words, game.actor())
    canvas = Canvas()
    Tableau(canvas).show(scene, form_of(scene), [])
    canvas.save(ROOT / "docs" / "terminal.svg")


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "tests" / "records" / "base" / "2-a.txt",
        int(sys.argv[2]) if len(sys.argv) > 2 else 107,
    )
