"""Shows the conquests and the coins of each turn of a recorded game.

python examples/analyse_record.py game.smallworld
python examples/analyse_record.py --play game.smallworld    first lets two bots play this game
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from smallworld import CHANCE, Game, replay
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.views.seat import seen_by


def record_game(file: Path) -> None:
    """Let two bots play a game, and write its record to a file."""
    bots = [make_bot(name, RandomNumbers(seat)) for seat, name in enumerate(("learned", "greedy"))]
    game, chance = Game(seats=["Learned", "Greedy"]), Chance(1)
    while not game.state.over:
        seat = game.actor()
        if seat == CHANCE:
            game.apply(chance.draw(game.state))
        else:
            game.apply(bots[seat].choose(seen_by(game.state, seat), game.legal_actions(), Budget()))
    file.write_text(game.record.to_text(), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Replay the record turn by turn."""
    parser = argparse.ArgumentParser(description="Analyse the record of a game.")
    parser.add_argument("record", type=Path)
    parser.add_argument("--play", action="store_true", help="first play and record a game between bots")
    wanted = parser.parse_args(arguments)
    if wanted.play:
        record_game(wanted.record)
    whole = replay(wanted.record)
    game = Game(whole.rules, whole.board, whole.record.seats, whole.record.first)
    verbs: Counter[str] = Counter()
    for line in whole.record:
        before = game.state.turn, game.state.player
        game.apply(game.parse(line))
        verbs[line.split()[0]] += 1
        if (game.state.turn, game.state.player) != before or game.state.over:
            turn, player = before
            name, coins = game.record.seats[player], game.state.coins[player]
            print(f"turn {turn}, {name}: {verbs['conquer']} conquests, {coins} coins")
            verbs.clear()


if __name__ == "__main__":
    main()
