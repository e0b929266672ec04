"""Record games between bots, so that they can be replayed to the same end.

`python -m records.make base` in the folder `tests` plays the games of base/ again and writes them with
base/index.toml. Run it only when the rules have changed on purpose. It also accepts every other box or
scenario with a folder here, whose games are played with the base box. A game from a user or a bug report is
added by hand: its record, and an entry with its final coins and no seed.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.shelf import SCENARIOS, open_box
from smallworld.content.worlds import SURFACE
from smallworld.engine.action import MARKER, TAKE, by_of, place_taken, revealed_by
from smallworld.engine.rules import slug
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.views.seat import seen_by

FOLDER: Final = Path(__file__).parent
BASE: Final = "base"
INDEX: Final = "index.toml"
CANDIDATES: Final = 60  # games tried for each one kept
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
GAMES_OF_A_SMALL_BOX: Final = [
    ["greedy", "greedy"],
    ["greedy", "random", "greedy"],
    ["greedy", "greedy", "random", "greedy"],
    ["greedy", "random", "greedy", "random", "greedy"],
]
GAMES_OF_THE_NECROMANCER: Final = [
    ["greedy", "greedy", "greedy"],
    ["greedy", "random", "greedy", "greedy"],
    ["greedy", "greedy", "greedy", "greedy", "random"],
    ["random", "greedy", "random", "greedy", "random", "greedy"],
]
# Random players bring more races, powers and markers into play.
GAMES_BELOW: Final = [
    ["greedy", "greedy"],
    ["random", "random"],
    ["greedy", "random", "greedy"],
    ["random", "random", "random"],
    ["greedy", "greedy", "random", "greedy"],
    ["greedy", "random", "greedy", "random", "greedy"],
    ["greedy", "random", "greedy", "random", "greedy", "random"],
]
HEAD: Final = """\
# Recorded games, each with the coins of its seats at the end. A game that ends otherwise, or whose actions
# are refused, was played by other rules: see whether a change was meant. If so, `python -m records.make` with
# the name of the box plays them anew.
"""


def boxes_with(box: str) -> tuple[str, ...]:
    """Return the boxes with which the games of a box are played: a box with its own world is played alone."""
    return (BASE, box) if box != BASE and open_box(box).world == SURFACE else (box,)


def games_of(box: str) -> list[list[str]]:
    """Return the seats of the games of a box."""
    if box == BASE:
        return GAMES
    if open_box(box).world != SURFACE:
        return GAMES_BELOW
    return GAMES_OF_THE_NECROMANCER if box in SCENARIOS else GAMES_OF_A_SMALL_BOX


def names_in(box: str) -> set[str]:
    """Return the races and powers that some game of a box must take, and the markers to find."""
    opened = open_box(box)
    found = [other.name for other in opened.auxiliaries if other.marker]
    taken = [*(race.name for race in opened.races), *(power.name for power in opened.powers)]
    return {slug(name) for name in [*taken, *found]}


def play_recorded(box: str, seats: list[str], seed: int) -> tuple[Game, set[str]]:
    """Play a game between these bots; return its record, and the races, powers and markers in it."""
    rules, board = make_rules(boxes_with(box)), find_board(board_for(len(seats), boxes_with(box)))
    game = Game(rules, board, seats, seed % len(seats))
    chance = RandomNumbers(seed)
    bots = [make_bot(name, RandomNumbers(seed, 1 + seat)) for seat, name in enumerate(seats)]
    taken: set[str] = set()
    while not game.state.over:
        state, seat = game.state, game.actor()
        if seat == CHANCE:
            outcome = draw(state, chance)
            if by_of(outcome) == MARKER:
                taken.add(slug(rules.names[revealed_by(outcome)]))
            game.apply(outcome)
            continue
        action = bots[seat].choose(seen_by(state, seat), game.legal_actions(), Budget())
        if by_of(action) == TAKE:
            place = place_taken(action)
            combo = (state.offered_races[place], state.offered_powers[place])
            taken |= {slug(rules.names[id]) for id in combo}
        game.apply(action)
    return game, taken


def make(box: str) -> set[str]:
    """Play and write the games of a box, each with something new if possible; return the pieces in none."""
    missing = names_in(box)
    folder, all_seats = FOLDER / box, games_of(box)
    folder.mkdir(exist_ok=True)
    index = folder / INDEX
    stored = tomllib.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
    # Without a seed: added by hand, and kept.
    entries = [f'["{name}"]\ncoins = {end["coins"]}\n' for name, end in stored.items() if "seed" not in end]
    for number, seats in enumerate(all_seats):
        seeds = range(number * CANDIDATES, (number + 1) * CANDIDATES)
        seed = max(seeds, key=lambda seed: len(play_recorded(box, seats, seed)[1] & missing))
        game, taken = play_recorded(box, seats, seed)
        missing -= taken
        letter = chr(ord("a") + sum(len(other) == len(seats) for other in all_seats[:number]))
        name = f"{len(seats)}-{letter}.txt"
        (folder / name).write_text(game.record.to_text(), encoding="utf-8")
        entries.append(f'["{name}"]\nseed = {seed}\ncoins = {game.state.coins}\n')
    index.write_text("\n".join([HEAD, *entries]), encoding="utf-8")
    return missing


def main() -> int:
    """Make the games of the named boxes."""
    never: set[str] = set()
    for box in sys.argv[1:]:
        missing = make(box)
        sys.stdout.write(f"{box}: never in play: {', '.join(sorted(missing)) or 'nothing'}\n")
        never |= missing
    return int(bool(never))


if __name__ == "__main__":
    sys.exit(main())
