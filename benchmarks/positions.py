"""The test positions of the bots, played to the end of the game after each action.

    python benchmarks/positions.py --games 60
    python benchmarks/positions.py --games 60 --bot search@8 --title "Ghouls in decline"

For each position of tests/bots/positions.json and each legal action, bots play the rest of the game many
times. The program prints the mean lead of the player, in coins, with 95% intervals, and doubts a position if
the right action is not clearly ahead. A search may share a mistake with the bots that it judges; a game that
is played to its end has real coins. But the rest of the game is only as good as the bot that plays it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from smallworld.bots.planning.evaluation import lead
from smallworld.bots.planning.follower import Follower
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.bots.registry import make_bot, parse_entry
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.state import State
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.views.seat import seen_by

POSITIONS: Final = Path(__file__).parents[1] / "tests" / "bots" / "positions.json"


class Result(NamedTuple):
    """The mean lead after an action, in coins, with the half-width of its 95% interval."""

    lead: float
    margin: float
    action: str


def states_of(entry: dict[str, Any]) -> list[State]:
    """Return all states of the game, up to the position."""
    rules, board = make_rules(tuple(entry["boxes"])), find_board(entry["board"])
    state = new_game(rules, board, entry["players"])
    states = [state.copy()]
    for decision in entry["decisions"]:
        play(state, parse_action(rules, board, decision))
        states.append(state.copy())
    return states


def final_lead(states: list[State], action: Action, bot: str, seed: int) -> float:
    """Play the rest of the game after this action, and return the acting player's lead at its end."""
    state = states[-1].copy()
    me: Player = actor(state)
    chance = RandomNumbers(seed)
    bots = [make_bot(bot, RandomNumbers(seed, seat)) for seat in range(state.players)]
    for earlier in states:
        seat = -1 if earlier.waits_for else actor(earlier)
        watcher = bots[seat] if seat >= 0 else None
        if isinstance(watcher, Follower):
            watcher.reckon(seen_by(earlier, seat))  # it estimates hidden coins from what it sees
    play(state, action)
    while not state.over:
        if state.waits_for:
            play(state, draw(state, chance))
            continue
        seat = actor(state)
        budget = parse_entry(bot)[1]
        play(state, bots[seat].choose(seen_by(state, seat), legal_actions(state), budget))
    return lead(state.owners, with_outright_victory(state, [float(coins) for coins in state.coins]), me)


def results_of(entry: dict[str, Any], bot: str, games: int, seed: int) -> list[Result]:
    """Play the rest of the game after each action, with the same seeds; return the best action first."""
    states = states_of(entry)
    state = states[-1]
    results: list[Result] = []
    for action in legal_actions(state):
        leads = [final_lead(states, action, bot, seed + game) for game in range(games)]
        mean, error = mean_and_error(leads, [1] * games)
        margin = within(error, games) or 0.0
        results.append(Result(mean, margin, format_action(state.rules, state.board, action)))
    return sorted(results, reverse=True)


def main() -> None:
    about = "play each test position of the bots to the end of the game, after each legal action"
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--bot", default="learned", help="the bot in all seats, such as search@8")
    parser.add_argument("--games", type=int, default=60, help="games after each action (default: 60)")
    parser.add_argument("--title", default="", help="only positions with this text in their titles")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.games < 2:
        parser.error("--games needs at least 2, because an interval needs several games")
    try:
        parse_entry(chosen.bot)
    except SmallWorldError as refusal:
        parser.error(str(refusal))
    for entry in json.loads(POSITIONS.read_text(encoding="utf-8")):
        if chosen.title in entry["title"]:
            results = results_of(entry, chosen.bot, chosen.games, chosen.seed)
            best, second = results[0], results[1]
            clear = best.action == entry["right"] and best.lead - best.margin > second.lead + second.margin
            print(f"{entry['title']}: {entry['right']} is {'clearly best' if clear else 'in doubt'}")
            for result in results[:3]:
                print(f"    {result.action}: {result.lead:.1f} ± {result.margin:.1f}", flush=True)


if __name__ == "__main__":
    main()
