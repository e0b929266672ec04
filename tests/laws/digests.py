"""Digests of many random games, which show whether another build plays the same games.

`python -m laws.digests --games 1000` prints one digest per game. It covers every state, all actions offered
there, and at the end of each turn the output for players and bots.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256

from laws.walks import TABLES, choose, start
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.planner import Planner
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.searcher import Searcher
from smallworld.bots.search.settings import SearchSettings
from smallworld.engine.game import actor, apply, legal_actions, play, standings
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.score import score_breakdown
from smallworld.engine.text.notation import action_to_json
from smallworld.engine.text.position import format_position
from smallworld.views.seat import seen_by

GREEDY_EVERY = 50  # in games: one of so many has bots
PLANNER_EVERY = 250  # in games: one of so many has the planner, which is slower
SEARCH_IN = 200  # the only game with the search, which is slower still


def digests(games: int, first: int = 0) -> Iterator[str]:
    """Yield one digest for each game from the first on, with the tables in turn."""
    for game in range(first, first + games):
        bot: Bot | None = None
        if game == SEARCH_IN:
            bot = Searcher(HandMade(), RandomNumbers(game), narrow())
        elif game % PLANNER_EVERY == 0:
            by_hand = game % (2 * PLANNER_EVERY) == 0
            bot = Planner(HandMade() if by_hand else Learned(shipped_weights()), width=3)
        elif game % GREEDY_EVERY == 0:
            bot = Greedy()
        players, boxes = TABLES[game % len(TABLES)]
        yield digest(players, boxes, game, bot)


def narrow() -> SearchSettings:
    """Return settings of a faster search."""
    settings = SearchSettings()
    settings.width = settings.reply_width = settings.reply_finalists = settings.replies = 2
    settings.finalists = settings.candidates = 3
    return settings


def digest(players: int, boxes: tuple[str, ...], seed: int, bot: Bot | None = None) -> str:
    """Return a digest that changes if anything in the game changes."""
    state, numbers = start(players, seed, boxes), RandomNumbers(seed)
    told, turn = sha256(), 0
    while not state.over:
        actions = legal_actions(state)
        told.update(repr((state.key(), actions)).encode())
        action = choose(state, numbers)
        if state.turn != turn:
            turn = state.turn
            told.update(explained(state).encode())
            told.update(repr(apply(state, action)).encode())
        else:
            if bot is not None and actor(state) >= 0:
                action = bot.choose(seen_by(state, actor(state)), actions, Budget(simulations=2))
            play(state, action)
        told.update(repr(action).encode())
    told.update(repr((state.key(), standings(state))).encode())
    return told.hexdigest()


def explained(state: State) -> str:
    """Return a position with all answers to questions about it."""
    parts: list[object] = [format_position(state)]
    parts += [action_to_json(state.rules, state.board, action) for action in legal_actions(state)]
    parts += [score_breakdown(state, player) for player in range(state.players)]
    for side, race in enumerate(state.banners):
        if race != NONE:
            prices = price_conquests(state, side)
            parts += [str(quote(prices, region)) for region in range(len(state.board))]
    return repr(parts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    for line in digests(asked.games, asked.first):
        sys.stdout.write(f"{line}\n")
