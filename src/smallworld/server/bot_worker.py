"""What a bot's process does: it gets a position as text and gives back decisions in notation.

Imports nothing of the server, so that a process starts quickly.
"""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from smallworld.bots.generator import Generator
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.notation import format_action
from smallworld.engine.position import parse_position
from smallworld.engine.rules import Rules

MOST_DECISIONS: Final = 400  # at a stretch, far more than a turn has
_rules: Final[dict[tuple[str, ...], Rules]] = {}


def prepare() -> None:
    """Let the process end with the server, whichever way that ends, and not by Ctrl+C itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(boxes: tuple[str, ...], board: str, position: str, bot: str, seed: int) -> list[str]:
    """What the bot decides, one after the other, until chance or somebody else is asked.

    `position` is the view of the seat that decides.
    """
    if boxes not in _rules:
        _rules[boxes] = make_rules(boxes)
    state = parse_position(_rules[boxes], find_board(board), position)
    player = actor(state)
    thinker = make_bot(bot, Generator(seed))
    chosen: list[str] = []
    while actor(state) == player and len(chosen) < MOST_DECISIONS:
        action = thinker.choose(state.copy(), legal_actions(state))
        chosen.append(format_action(state.rules, state.board, action))
        play(state, action)
    return chosen
