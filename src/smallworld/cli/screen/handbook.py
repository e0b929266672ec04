"""The help: an explanation of the game for beginners, and a list of everything that you can type.

Commands are in the notation of records, so they are the same in every language.
"""

from __future__ import annotations

from typing import Final

from smallworld.cli.screen.seats_view import legend
from smallworld.cli.words.lines import Line, line, wrapped
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
# Each command, with the id of its explanation.
ANSWERS: Final = {
    "9  ·  drizzle": "help-choose",
    "9  ·  drizzle  ·  c 9": "help-conquer",
    "stop": "help-stop",
    "abandon 9": "help-abandon",
    "dragon 9  ·  roll": "help-ability",
    "e  ·  d": "help-course",
    "drizzle 2, tinpot 1": "help-place",
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
    longest = max([len(typed) for typed in rows])
    lines: list[Line] = []
    for typed, meaning in rows.items():
        first, *more = wrapped(words.t(meaning), columns - longest - 4)
        lines.append(line("  ", (f"{typed:{longest}}  ", "bold"), *first))
        lines += [[(" " * (longest + 4), ""), *row] for row in more]
    return lines
