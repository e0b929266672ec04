"""Record games between bots, so that they can be replayed to the same end.

`python -m records.make` from the folder `tests` plays the games of base/ anew and writes them with
base/index.toml; only when the rules have changed on purpose. A game that a person or a bug has brought is
put there by hand: its record, and an entry with its final coins and no seed.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator, draw
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.action import TAKE, by_of, other_of
from smallworld.engine.rules import slug
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.views.seat import seen_by

FOLDER: Final = Path(__file__).with_name("base")
INDEX: Final = FOLDER / "index.toml"
CANDIDATES: Final = 60  # games looked at for each one kept
GAMES: Final = [
    ["greedy", "random"],
    ["random", "greedy"],
    ["greedy", "greedy"],
    ["greedy", "random", "random"],
    ["random", "greedy", "greedy"],
    ["greedy", "greedy", "greedy"],
    ["greedy", "random", "greedy", "random"],
    ["random", "random", "random", "greedy"],
    ["greedy", "greedy", "greedy", "greedy"],
    ["random", "greedy", "random", "greedy", "random"],
    ["random", "random", "random", "random", "random"],
    ["greedy", "greedy", "greedy", "greedy", "greedy"],
]
HEAD: Final = """\
# Recorded games, each with the coins of its seats at the end. A game that ends otherwise, or whose actions
# are refused, was played by other rules: see whether a change was meant. If so, `python -m records.make`
# plays them anew.
"""


def play_recorded(seats: list[str], seed: int) -> tuple[Game, set[str]]:
    """A game between bots of these names, and the races and powers that were taken in it."""
    rules, board = make_rules(), find_board(board_for(len(seats)))
    game = Game(rules, board, seats, seed % len(seats))
    chance = Generator(seed)
    bots = [make_bot(name, Generator(seed, 1 + seat)) for seat, name in enumerate(seats)]
    taken: set[str] = set()
    while not game.state.over:
        state, seat = game.state, game.actor()
        if seat == CHANCE:
            game.apply(draw(state, chance))
            continue
        action = bots[seat].choose(seen_by(state, seat), game.legal_actions(), Budget())
        if by_of(action) == TAKE:
            place = other_of(action)
            combo = (state.offered_races[place], state.offered_powers[place])
            taken |= {slug(rules.names[id]) for id in combo}
        game.apply(action)
    return game, taken


def main() -> int:
    """Play and write them all, preferring games in which something is taken that was not taken before."""
    rules = make_rules()
    missing = {slug(rules.names[id]) for id in (*rules.races, *rules.powers)}
    stored = tomllib.loads(INDEX.read_text(encoding="utf-8")) if INDEX.exists() else {}
    # Without a seed: put there by hand, and kept.
    entries = [f'["{name}"]\ncoins = {end["coins"]}\n' for name, end in stored.items() if "seed" not in end]
    for number, seats in enumerate(GAMES):
        seeds = range(number * CANDIDATES, (number + 1) * CANDIDATES)
        seed = max(seeds, key=lambda seed: len(play_recorded(seats, seed)[1] & missing))
        game, taken = play_recorded(seats, seed)
        missing -= taken
        name = f"{len(seats)}-{chr(ord('a') + sum(len(other) == len(seats) for other in GAMES[:number]))}.txt"
        (FOLDER / name).write_text(game.record.to_text(), encoding="utf-8")
        entries.append(f'["{name}"]\nseed = {seed}\ncoins = {game.state.coins}\n')
    INDEX.write_text("\n".join([HEAD, *entries]), encoding="utf-8")
    sys.stdout.write(f"{len(GAMES)} games; never taken: {', '.join(sorted(missing)) or 'nothing'}\n")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
