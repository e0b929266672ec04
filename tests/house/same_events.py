"""Digests of the events of 200 games over all boxes, to compare the builds of the rules.

`python -m house.same_events write` in `tests` writes the digests again, after a change of the rules.
`python -m house.same_events` compares them; `web/scripts/same_events.mjs` does that in Pyodide.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from smallworld.content.catalogue import boards_for, make_rules
from smallworld.content.choice import names_of
from smallworld.content.shelf import SetupError
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.state import CHANCE
from smallworld.engine.text.record import Record
from smallworld.house.game.chance import number
from smallworld.house.game.play import ReplayedGame

DIGESTS: Final = Path(__file__).with_name("same_events.json")
GAMES: Final = 200
PLAYERS: Final = (2, 3, 4, 5)
CHOICES: Final[tuple[dict[str, Any], ...]] = (
    {"boxes": "base"},
    {"boxes": ("base", "cursed")},
    {"boxes": ("base", "grand_dames")},
    {"boxes": ("base", "be_not_afraid")},
    {"boxes": ("base", "royal_bonus")},
    {"boxes": ("base", "necromancer")},
    {"boxes": "base", "leaders": True},
    {"boxes": "underground"},
    {"boxes": ("base", "underground"), "places": True},
    {"boxes": "all", "leaders": True},
    {"boxes": "base", "scenario": "realms_1"},
    {"boxes": ("base", "underground"), "scenario": "realms_6"},
)
FEWEST_ELSEWHERE: Final = 3  # players, for boxes without a board for fewer


def digest_of(game: int) -> str:
    """Play a game by chance, with a seed and decisions that follow from its number. Return its digest."""
    choice = CHOICES[game % len(CHOICES)]
    players = PLAYERS[game // len(CHOICES) % len(PLAYERS)]
    seed = sha256(f"game {game}".encode()).digest()
    names = names_of(**choice)
    try:
        board = boards_for(players, names)[0]
    except SetupError:
        players = FEWEST_ELSEWHERE
        board = boards_for(players, names)[0]
    record = Record(dict(make_rules(names).boxes), board, [""] * players)
    play = ReplayedGame(record, seed)
    whole = sha256()
    decisions = 0
    while not play.state.over:
        if actor(play.state) == CHANCE:
            play.draw(at=0)
        else:
            legal = legal_actions(play.state)
            play.apply(legal[number(seed, "decision", decisions, len(legal))], at=0)
            decisions += 1
        whole.update(play.tail[-1][2].encode())
    return whole.hexdigest()[:16]


def differing() -> list[int]:
    """Return the numbers of the games whose events differ from the digests in the file."""
    wanted = json.loads(DIGESTS.read_text("utf-8"))
    return [game for game in range(GAMES) if digest_of(game) != wanted[game]]


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        DIGESTS.write_text(json.dumps([digest_of(game) for game in range(GAMES)], indent=0) + "\n", "utf-8")
    else:
        found = differing()
        sys.exit(f"these games differ: {found}" if found else 0)
