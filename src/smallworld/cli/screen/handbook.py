"""The help: an explanation of the game for beginners, and a list of everything that you can type.

Commands are in the notation of records, so they are the same in every language. Names of regions are not.
"""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len

from smallworld.cli.screen.seats_view import legend
from smallworld.cli.words.lines import Line, filled, line, wrapped
from smallworld.engine.state import State
from smallworld.translate import Translator

# Ids of messages, one for each paragraph.
GAME: Final = (
    "help-game",
    "help-first-turn",
    "help-conquering",
    "help-die",
    "help-redeploying",
    "help-coins",
    "help-later-turns",
)
BELOW: Final = "help-below"  # one more paragraph for boards with rivers or Monsters
# Each command, with the id of its explanation. A name in braces is the beginning of that region's name.
ANSWERS: Final = {
    "9  ·  {drizzle-hills}": "help-choose",
    "9  ·  {drizzle-hills}  ·  c 9": "help-conquer",
    "stop": "help-stop",
    "abandon 9": "help-abandon",
    "dragon 9  ·  roll": "help-ability",
    "e  ·  d": "help-course",
    "{drizzle-hills} 2, {tinpot-wood} 1": "help-place",
    "even  ·  borders  ·  bonus": "help-templates",
    "all 9  ·  9 2, rest 3": "help-all",
    "3, 9": "help-several",
}
COMMANDS: Final = {
    "undo, undo all": "help-undo",
    "look 9  ·  9?": "help-look",
    "why 9": "help-why",
    "map  ·  table": "help-map",
    "combos": "help-combos",
    "hint": "help-hint",
    "score": "help-score",
    "log, log all": "help-log",
    "rules, rules NAME": "help-rules",
    "save  ·  quit": "help-save",
    "help": "help-help",
}


def help_lines(words: Translator, columns: int, topic: str = "", state: State | None = None) -> list[Line]:
    """Return the help for playing at a table. The topic "commands" leaves out the part about the game."""
    lines: list[Line] = []
    if not topic.startswith("c"):
        lines.append(line((words.t("help-title"), "title")))
        below = [BELOW] if state is not None and state.board.rivers | state.monsters else []
        for paragraph in [*GAME, *below]:
            lines += [*wrapped(words.t(paragraph), columns), []]
    lines.append(line((words.t("help-answers"), "title")))
    lines += _table(words, ANSWERS, columns)
    lines += [[], line((words.t("help-commands"), "title"))]
    lines += _table(words, COMMANDS, columns)
    return [*lines, [], line((words.t("help-board"), "title")), *legend(words, columns, state)]


def _table(words: Translator, rows: dict[str, str], columns: int) -> list[Line]:
    said = {_named(words, typed): meaning for typed, meaning in rows.items()}
    longest = max([cell_len(typed) for typed in said])
    lines: list[Line] = []
    for typed, meaning in said.items():
        first, *more = wrapped(words.t(meaning), columns - longest - 4)
        lines.append(line("  ", (f"{filled(typed, longest)}  ", "bold"), *first))
        lines += [[(" " * (longest + 4), ""), *row] for row in more]
    return lines


def _named(words: Translator, typed: str) -> str:
    """Replace each region in braces by the first word of its name."""
    return re.sub(r"{(.+?)}", lambda found: words.t(f"region-{found[1]}").split()[0].lower(), typed)
