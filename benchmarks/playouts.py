"""The gain from compiling, measured by random games of both builds in turn, for each board.

With `--beside-base BOX`, it compares a box with the base box instead. With `--realms`, it compares boards of
tiles with the printed boards nearest in size.

With `--scenarios`, it compares scenarios on tiles with the base box for five players. Each scenario is played
with as many players as its world's box has races for, and again with enough boxes for all its players. Name a
single scenario to measure it in a process that plays nothing else.
"""

import argparse
import json
import os
import subprocess
import sys
from time import process_time

from smallworld import is_compiled
from smallworld.bots.playout import random_games
from smallworld.content.catalogue import (
    BOARDS,
    board_for,
    find_board,
    layout_board,
    make_rules,
    numbers_of_players,
)
from smallworld.content.realms.tiles.grid import EDGES, Cell, neighbours_of
from smallworld.content.realms.tiles.layout import CHASM, MOUNTAIN, RIVER, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.tiles.pieces import may_lie
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import LETTERS, tile_set
from smallworld.content.shelf import BOXES, HOMES, SCENARIOS, open_box
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND, WORLDS
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules

SECONDS = "1"
ROUNDS = 10  # rounds, each with all boxes; the best one counts
ROUNDS_ON_TILES = 5
GAMES = 150
SEED = 1
FIVE = 5
BOXES_BY_WORLD = {SURFACE: ("base",), UNDERGROUND: ("underground",), BOTH: ("base", "underground")}


def measure(compiled: str) -> dict:
    """Return the measurements of `smallworld bench` for one build."""
    command = [sys.executable, "-m", "smallworld", "bench", "--json", "--seconds", SECONDS]
    environment = os.environ | {"SMALLWORLD_COMPILED": compiled}
    return json.loads(subprocess.check_output(command, env=environment, text=True))


def measure_games(boxes: tuple[str, ...], players: int) -> tuple[float, float]:
    """Return random games per processor second, and decisions per game."""
    board = find_board(board_for(players, boxes))
    began = process_time()
    decisions, _, _ = random_games(make_rules(boxes), board, players, GAMES, SEED)
    return GAMES / (process_time() - began), decisions / GAMES


def ratio_to(printed: Board, rules: Rules, board: Board, players: int) -> float:
    """Return the speed of random games on a board, relative to the base box on a printed board."""
    (ours, _), (theirs, _) = best_of(((rules, board, players), (make_rules(), printed, players)))
    return ours / theirs


def best_of(tables: tuple[tuple[Rules, Board, int], ...]) -> list[tuple[float, float]]:
    """Return random games per second of each table in its best round, and decisions per game."""
    found = [(0.0, 0.0)] * len(tables)
    for _ in range(ROUNDS_ON_TILES):
        for place, (rules, board, players) in enumerate(tables):
            began = process_time()
            decisions, _, _ = random_games(rules, board, players, GAMES, SEED)
            found[place] = max(found[place], (GAMES / (process_time() - began), decisions / GAMES))
    return found


def scenarios_on_tiles(names: list[str]) -> None:
    """Print the speed of these scenarios, or of all, compared with the base box for five players."""
    five = (make_rules(), find_board(board_for(FIVE)), FIVE)
    print(f"random games a second, {'compiled' if is_compiled() else 'interpreted'}")
    print("scenario           players   boxes   regions      games   base, 5   ratio   decisions in each")
    for name in names or SCENARIOS:
        for boxes in boxes_for(name):
            players = max(numbers_of_players((*boxes, name)))
            board = find_board(layout_board(name, players))
            rules = make_rules(boxes, scenario=name)
            (ours, decisions), (base, _) = best_of(((rules, board, players), five))
            print(
                f"{name:<18} {players:>7} {len(boxes):>7} {len(board.ids):>9} {ours:>10,.0f} {base:>9,.0f}"
                f" {ours / base:>7.2f} {decisions:>19.1f}",
                flush=True,
            )


def boxes_for(name: str) -> list[tuple[str, ...]]:
    """Return the box of a scenario's world, and the boxes with enough races for all its players.

    The list is empty if the scenario is not played on tiles.
    """
    scenario = open_box(name)
    if not scenario.layouts:
        return []
    boxes = BOXES_BY_WORLD[scenario.world]
    found = [boxes]
    for more in BOXES:
        if max(numbers_of_players((*boxes, name))) == max(scenario.layouts):
            break
        if more not in boxes and HOMES[more] == scenario.world:
            boxes = (*boxes, more)
    return found if boxes in found else [*found, boxes]


def on_tiles() -> None:
    """Print the speed of random games on boards of tiles, with and without rules of scenarios."""
    print(f"random games a second, {'compiled' if is_compiled() else 'interpreted'}")
    print(
        "players   board     regions neighbours   printed       regions neighbours   ratio   with its rules"
    )
    for players in (3, 4, 5):
        boards = [("all tiles", all_tiles(players), "")]
        for name in SCENARIOS:
            if players in open_box(name).layouts and open_box(name).world == SURFACE:
                boards.append((name, find_board(layout_board(name, players)), name))
        for label, board, scenario in boards:
            printed = nearest(board)
            ratio = ratio_to(printed, make_rules(), board, players)
            beside = f"{printed.name:<13} {about(printed)}"
            line = f"{players:>7}   {label:<9} {about(board)}   {beside} {ratio:>7.2f}"
            if scenario:
                line += f" {ratio_to(printed, make_rules(scenario=scenario), board, players):>16.2f}"
            print(line, flush=True)


def about(board: Board) -> str:
    """Return a text with the number of regions of a board, and their average number of neighbours."""
    contacts = sum(beside.bit_count() for beside in board.neighbours)
    return f"{len(board.ids):>7} {contacts / len(board.ids):>10.2f}"


def nearest(board: Board) -> Board:
    """Return the printed board with the nearest number of regions."""
    regions = len(board.ids)
    return min([find_board(name) for name in BOARDS], key=lambda printed: abs(len(printed.ids) - regions))


def all_tiles(players: int) -> Board:
    """Return a board with all tiles of the box, with the sides that have more lands, mountains and chasms."""
    cells: list[Cell] = [(0, 0)]
    for cell in cells:
        if len(cells) >= len(LETTERS):
            break
        cells += [beside for beside in neighbours_of(cell) if beside not in cells]
    tiles: list[PlacedTile] = []
    pieces: list[LaidPiece] = []
    box = tile_set()
    free = [(MOUNTAIN, number + 1) for number in range(len(box.mountains))]
    free += [(CHASM, number + 1) for number in range(len(box.chasms))]
    for number, letter in enumerate(LETTERS):
        world = max(WORLDS, key=lambda side: len(box.sides[letter, side].lands))
        tiles.append(PlacedTile(letter, world, cells[number], number % EDGES))
        picture = box.sides[letter, world].picture
        places = [place for place in range(EDGES) if may_lie(picture, place)]
        if free and places:
            pieces.append(LaidPiece(*free.pop(0), letter, places[0]))
    rounds = find_board(board_for(players)).rounds
    return Realm(Layout("Everything", players, rounds, RIVER, tuple(tiles), tuple(pieces))).board(
        "everything"
    )


def beside_base(box: str) -> None:
    """Print the speed of random games of `box` for each number of players that the base box also has."""
    base, other = ("base",), (box,)
    print(f"random games a second, {'compiled' if is_compiled() else 'interpreted'}")
    print(f"players       base   {box:>12}   ratio   decisions in each   ratio of decisions a second")
    for players in numbers_of_players(base):
        if players in numbers_of_players(other):
            ours, theirs = (0.0, 0.0), (0.0, 0.0)
            for _ in range(ROUNDS):
                ours = max(ours, measure_games(base, players))
                theirs = max(theirs, measure_games(other, players))
            ratio, more = theirs[0] / ours[0], theirs[1] / ours[1]
            print(
                f"{players:>7} {ours[0]:>10,.0f}   {theirs[0]:>12,.0f} {ratio:>7.2f}"
                f"     {ours[1]:>7.1f} {theirs[1]:>7.1f} {ratio * more:>20.2f}"
            )


def both_builds() -> None:
    """Print the gain from compiling."""
    source = measure("0")
    fast = measure("1") if is_compiled() else None
    print(f"Python {source['python']}; games a second, and how many times as many compiled")
    print(
        "players  decisions   interpreted   compiled   ratio"
        "   driven from Python: interpreted   compiled   ratio"
    )
    for players, board in source["boards"].items():
        games, driven = board["random_games_per_second"], source["driven_from_python"][players]
        line = f"{players:>7} {board['decisions_per_game']:>10.1f} {games:>13,.0f}"
        if fast is None:
            line += f" {'-':>10} {'-':>7} {driven:>33,.0f} {'-':>10} {'-':>7}"
        else:
            faster = fast["boards"][players]["random_games_per_second"]
            other = fast["driven_from_python"][players]
            line += f" {faster:>10,.0f} {faster / games:>7.1f}"
            line += f" {driven:>33,.0f} {other:>10,.0f} {other / driven:>7.1f}"
        print(line)


options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--beside-base", metavar="BOX", help="compare this box with the base box")
options.add_argument("--realms", action="store_true", help="compare boards of tiles with printed ones")
options.add_argument(
    "--scenarios", metavar="NAME", nargs="*", help="compare these scenarios, or all, with the base box"
)
asked = options.parse_args()
if asked.beside_base:
    beside_base(asked.beside_base)
elif asked.realms:
    on_tiles()
elif asked.scenarios is not None:
    scenarios_on_tiles(asked.scenarios)
else:
    both_builds()
