"""The worst mistakes of a bot in each setting, by a longer search, when this bot plays all seats.

    python benchmarks/mistakes.py FOLDER --bot learned --games 10
    python benchmarks/mistakes.py FOLDER --bot search@30 --settings underground,realms_6 --players 3

For each setting, the program plays some games and reviews each turn. It prints how many coins of lead a turn
gives away on average, and the worst turns with the actions that the search prefers. FOLDER gets the records,
so that you can see the turns with `smallworld replay` and `smallworld review`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ladder import Setting, chosen_settings, settings

from smallworld.bots.asking import ask
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import parse_entry
from smallworld.bots.review.reviewer import Reviewer
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import boards_for, check_players, find_board, make_rules
from smallworld.content.shelf import SetupError
from smallworld.engine.session import Game
from smallworld.views import schema
from smallworld.views.seat import seen_by


def played(setting: Setting, players: int, bot: str, number: int, seed: int) -> Game:
    """Play game `number` of a setting between seats of the same bot, and return it."""
    boards = boards_for(players, setting.names)
    game = Game(make_rules(setting.names), find_board(boards[number % len(boards)]), [bot] * players)
    level, budget = parse_entry(bot)
    bots = [level.make(RandomNumbers(seed, number * 10 + seat)) for seat in range(players)]
    chance = Chance(seed, 2 * number)
    while not game.state.over:
        if game.state.waits_for:
            game.apply(chance.draw(game.state))
            continue
        seat = game.actor()
        budget.begin()
        game.apply(ask(bots[seat], bot, seen_by(game.state, seat), game.legal_actions(), budget))
    return game


def told(hint: schema.Hint | None) -> str:
    """Return the actions of a plan as text."""
    actions = [] if hint is None else hint["actions"]
    return "; ".join([" ".join([str(field) for field in action.values()]) for action in actions])


def main() -> None:
    """Play and review the games, and print the worst turns of each setting."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--settings", default="", help=f"default: {','.join(settings())}")
    parser.add_argument("--players", type=int, default=2, help="more if a setting needs them; default: 2")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=200, help="for each turn; default: 200")
    parser.add_argument("--turns", type=int, default=20, help="first turns to review; default: all")
    parser.add_argument("--worst", type=int, default=3, help="turns to print for each setting; default: 3")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, setting in chosen_settings(options.settings).items():
        players = fewest(setting, options.players)
        costs: list[float] = []
        turns: list[int] = []
        found: list[tuple[int, int, schema.Judged]] = []
        for number in range(options.games):
            game = played(setting, players, options.bot, number, options.seed)
            (options.folder / f"{name}-{number}.txt").write_text(game.record.to_text(), encoding="utf-8")
            reviewer = Reviewer(game.rules, game.board, game.record)
            judged = [
                reviewer.judged(place, options.simulations)
                for place, moment in enumerate(reviewer.moments)
                if moment.position.turn <= options.turns
            ]
            costs.append(float(sum(one["cost"] for one in judged)))
            turns.append(len(judged))
            found += [(one["cost"], number, one) for one in judged if one["better"] is not None]
        mean, error = mean_and_error(costs, turns)
        margin = within(error, len(costs))
        give = "" if margin is None else f" ± {margin:.2f}"
        print(f"{setting.title}, {players} players: {mean:.2f}{give} coins of lead given away by each turn")
        found.sort(key=lambda one: one[0], reverse=True)
        for cost, number, one in found[: options.worst]:
            print(
                f"  game {number}, turn {one['turn']}, player {one['player']}: {cost} ± {one['within']} coins"
            )
            print(f"    played {told(one['played'])}\n    better {told(one['better'])}", flush=True)


def fewest(setting: Setting, players: int) -> int:
    """Return the fewest players for this setting, but at least `players`."""
    for number in range(players, 7):
        try:
            check_players(setting.names, number)
        except SetupError:
            continue
        return number
    raise SystemExit(f"{setting.title}: no board for {players} or more players")


if __name__ == "__main__":
    main()
