"""Many random games, with every position checked for the invariants.

`python -m laws.fuzz --minutes 5` in the folder `tests` checks new games each time. The first game that breaks
an invariant is printed with its seed, number and record, and ends the search with exit code 1. With
`--scenarios realms_6,realms_9`, only games of these scenarios are played, on their layouts.

Fast invariants are checked after every decision. The slower ones (prices and their reasons, round trips of
texts, views, scores) are checked once in every few games, at different turns, and sometimes at the end.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import monotonic
from typing import Final

from kit.realms import wild as wild_layout
from kit.scenario_data import wild_scenario
from laws.walks import BASE, TABLES, choose, the_rules
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import board_for, find_board
from smallworld.content.choice import names_of
from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.realms.tiles.layout import world_of_tiles
from smallworld.content.shelf import BOXES, OPTIONS, PLACES, SCENARIOS, open_box
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND
from smallworld.engine.board import regions_in
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.session import replay
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.score import score, score_breakdown
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.position import format_position, parse_position
from smallworld.engine.text.record import Record
from smallworld.views.seat import seen_by
from smallworld.workshop.laws import invariants

TILED: Final = tuple(REALMS)
CHUNK: Final = 100  # games that a process plays before it reports
THOROUGH_EVERY: Final = 5  # games
REPLAYED_EVERY: Final = 50
Table = tuple[int, tuple[str, ...], str]  # players, boxes and anything added to them, name of the board
HOMES: Final = {"base": SURFACE, "underground": UNDERGROUND}  # the large boxes with their worlds


class Broken(Exception):
    """A game that broke an invariant; the message says which, and how to reproduce it."""


def play_and_check(seed: int, game: int, scenarios: tuple[str, ...] = ()) -> int:
    """Play one game and return the number of its decisions.

    The games take the tables in turn, or a random mixture of boxes. If scenarios are named, each game has one
    of them, on one of its layouts.

    Raises:
        Broken: the game breaks an invariant.
    """
    players, boxes, name = table_of(seed, game, scenarios)
    rules, board = the_rules(boxes), find_board(name)
    first = game % 7 % players
    state, numbers = new_game(rules, board, players, first), RandomNumbers(seed, game)
    wild = game % 3 == 0  # decisions without second thoughts: more declines, and more abandoned regions
    # The slower invariants are checked after this many decisions, unless the game ends earlier.
    thorough = game // THOROUGH_EVERY % 100 * players // 2 if game % THOROUGH_EVERY == 0 else -1
    played: list[int] = []
    try:
        invariants.check(state)
        while not state.over:
            if len(played) == thorough:
                check_thoroughly(state)
            if wild and not state.waits_for:
                actions = legal_actions(state)
                action = actions[numbers.below(len(actions))]
            else:
                action = choose(state, numbers)
            played.append(action)
            play(state, action)
            invariants.check(state)
        if game % REPLAYED_EVERY == 0:
            check_thoroughly(state)
            record = recorded(players, boxes, name, first, played)
            assert replay(rules, board, record).state.key() == state.key(), "the record leads elsewhere"
    except Exception as error:
        record = recorded(players, boxes, name, first, played)
        raise Broken(
            f"seed {seed}, game {game}, after {len(played)} decisions: {error!r}\n"
            f"{traceback.format_exc()}\n{record.to_text()}"
        ) from error
    return len(played)


def table_of(seed: int, game: int, scenarios: tuple[str, ...]) -> Table:
    """Return the table of the game with this number."""
    numbers = RandomNumbers(seed + 1, game)
    if scenarios:
        return on_tiles(numbers, with_any(numbers) if numbers.below(2) else BASE, scenarios)
    return known(game // 2) if game % 2 else mixture(numbers)


def known(number: int) -> Table:
    """Return one of the tables for all invariants, in turn."""
    players, boxes = TABLES[number % len(TABLES)]
    return players, boxes, board_for(players, boxes)


def mixture(numbers: RandomNumbers) -> Table:
    """Return a random table: players, boxes, options and a scenario besides the base box, and a board."""
    scenarios = SCENARIOS[:1] if numbers.below(4) == 0 else ()
    boxes = (*with_any(numbers), *scenarios)
    if not scenarios and numbers.below(3) == 0:
        return on_tiles(numbers, boxes)
    if not scenarios and numbers.below(3) == 0:
        return on_a_realm(numbers, boxes)
    players = 3 + numbers.below(4) if scenarios else 2 + numbers.below(4)
    if "underground" in boxes and not scenarios and numbers.below(2):
        players, boxes = 2 + numbers.below(5), names_of(boxes, world="underground")
    return players, boxes, board_for(players, boxes)


def with_any(numbers: RandomNumbers) -> tuple[str, ...]:
    """Return the base box with a random choice of other boxes and options."""
    chosen = [box for box in (*BOXES, *OPTIONS) if box not in BASE and numbers.below(2)]
    if "underground" not in chosen:
        chosen = [box for box in chosen if box != PLACES]
    return (*BASE, *chosen)


def on_tiles(numbers: RandomNumbers, boxes: tuple[str, ...], scenarios: tuple[str, ...] = TILED) -> Table:
    """Return a random tile scenario with these boxes and those of its world."""
    scenario = open_box(scenarios[numbers.below(len(scenarios))])
    players = scenario.layouts[numbers.below(len(scenario.layouts))]
    world = scenario.worlds[numbers.below(len(scenario.worlds))]
    names = names_of((*boxes, *homes_of(world)), scenario=scenario.name, world=world)
    return players, names, board_for(players, names)


def on_a_realm(numbers: RandomNumbers, boxes: tuple[str, ...]) -> Table:
    """Return a table on a random board, sometimes with a shipped or random scenario."""
    layout = wild_layout(numbers.below(1 << 30))
    world = world_of_tiles(layout)
    scenarios = [name for name in TILED if open_box(name).world == world]
    scenario = scenarios[numbers.below(len(scenarios))] if numbers.below(3) == 0 else ""
    if numbers.below(3) == 0:
        scenario = name_of_scenario(wild_scenario(numbers.below(1 << 30)))
    home = open_box(scenario).world if scenario else world
    names = names_of((*boxes, *homes_of(BOTH if home == BOTH else world)), scenario=scenario, world=world)
    return layout.players, names, f"{REALM}{encode(layout)}"


def homes_of(world: str) -> list[str]:
    """Return the large boxes of a world, or of both."""
    return [box for box, home in HOMES.items() if world in (home, BOTH)]


def recorded(players: int, boxes: tuple[str, ...], board_name: str, first: int, played: list[int]) -> Record:
    """Return a record of the decisions of a game."""
    rules, board = the_rules(boxes), find_board(board_name)
    texts = [format_action(rules, board, action) for action in played]
    return Record(dict(rules.boxes), board.name, ["random"] * players, first, None, texts)


def check_thoroughly(state: State) -> None:
    """Check the invariants that are too slow for every decision."""
    invariants.defenders_agree(state)
    key = state.key()
    assert state.copy().key() == key, "the copy is another"
    read = parse_position(state.rules, state.board, format_position(state))
    assert read.key() == key, "the position reads otherwise than it is written"
    for action in legal_actions(state):
        text = format_action(state.rules, state.board, action)
        assert parse_action(state.rules, state.board, text) == action, f"{text} reads otherwise"
    for side, race in enumerate(state.banners):
        if race != NONE:
            check_prices(state, side)
    for player in range(state.players):
        parts = sum(coins for _, _, coins in score_breakdown(state, player))
        assert parts == score(state, player), f"score of player {player + 1}: its parts sum to {parts}"
        seen = seen_by(state, player)
        hidden = {coins for other, coins in enumerate(seen.coins) if other != player}
        assert state.over or hidden == {0}, f"player {player + 1} sees coins of others"
        if actor(state) == player:
            assert legal_actions(seen) == legal_actions(state), f"player {player + 1} sees other actions"
    assert state.key() == key, "asking changed the state"


def check_prices(state: State, side: int) -> None:
    """Check that the price sheet of a side explains itself."""
    prices = price_conquests(state, side)
    targets = set(regions_in(prices.targets()))
    for region in range(len(state.board)):
        answer, id = quote(prices, region), state.board.ids[region]
        if state.board.everywhere >> region & 1:
            parts = sum(amount for amount, _ in answer.items)
            assert parts == answer.tokens == prices.of(region), f"price of {id}: its parts sum to {parts}"
        else:
            assert answer.refusals, f"{id} is not there, and has a price"
        assert (region in targets) != bool(answer.refusals), f"{id}: {answer}"


def fuzz(
    seed: int, games: int, seconds: float, jobs: int, scenarios: tuple[str, ...] = ()
) -> tuple[int, int]:
    """Play this many games, or until the time is up; return the number of games and decisions.

    Raises:
        Broken: a game breaks an invariant.
    """
    until = monotonic() + seconds
    chunks = iter((first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    done = decisions = 0
    if jobs == 1:
        for first, number in chunks:
            if monotonic() >= until:
                break
            decisions += play_chunk(seed, first, number, scenarios)
            done += number
        return done, decisions
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[int], int] = {}
        while True:
            while len(running) < 2 * jobs and monotonic() < until and (chunk := next(chunks, None)):
                running[pool.submit(play_chunk, seed, *chunk, scenarios)] = chunk[1]
            if not running:
                return done, decisions
            for finished in wait(running, return_when=FIRST_COMPLETED).done:
                decisions += finished.result()
                done += running.pop(finished)


def play_chunk(seed: int, first: int, number: int, scenarios: tuple[str, ...]) -> int:
    """Play the games from `first` on; return the number of their decisions."""
    return sum(play_and_check(seed, game, scenarios) for game in range(first, first + number))


def _names(text: str) -> tuple[str, ...]:
    """Return names of tile scenarios, as given on the command line."""
    unknown = [name for name in text.split(",") if name not in TILED]
    if unknown:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: choose from {', '.join(TILED)}")
    return tuple(text.split(","))


def main() -> int:
    """Read the command line, play, and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=1.0, help="how long at most (1)")
    parser.add_argument("--games", type=int, default=10**9, help="how many at most")
    parser.add_argument("--seed", type=int, help="to see the same games again; otherwise new ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--scenarios", type=_names, default=(), help="of these only, with commas between")
    asked = parser.parse_args()
    seed = int.from_bytes(os.urandom(4), "big") if asked.seed is None else asked.seed
    began = monotonic()
    try:
        games, decisions = fuzz(seed, asked.games, 60 * asked.minutes, asked.jobs, asked.scenarios)
    except Broken as broken:
        sys.stdout.write(f"{broken}\n")
        return 1
    seconds = monotonic() - began
    sys.stdout.write(
        f"seed {seed}: {games} games, {decisions} decisions, every law held; "
        f"{games / seconds:.0f} games a second\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
