"""How fair the boards of the scenarios on tiles are: the planner on all seats, beside the printed boards.

A board passes if no seat's share of the victories is further from an even one than the furthest on the
printed board for as many players, and 3 points more. Games are kept in a folder: the same command goes on
where it was stopped, and more games may be asked for later.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

from smallworld.arena.contest import Contest, Played
from smallworld.arena.ledger import Ledger
from smallworld.bots.fairness import MEASURE, SeatResult, seat_results
from smallworld.bots.statistics import NORMAL_95, mean_and_error
from smallworld.cli.games.series import play_series
from smallworld.cli.options.series import words_of
from smallworld.content.catalogue import boards_for, find_board
from smallworld.content.choice import names_of
from smallworld.content.shelf import SCENARIOS, open_box
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND

GIVE_OR_TAKE = 0.03  # of all victories: so much further from even than on the printed board a seat may be
BOXES = {  # with which boards are weighed
    SURFACE: ("base",),
    UNDERGROUND: ("underground",),
    BOTH: ("base", "underground"),
}
SEED = 1
PRINTED = "printed"


class Weighed(NamedTuple):
    """What many games on one board told."""

    board: str
    regions: int
    games: int
    seats: list[SeatResult]
    coins: float  # of a seat at the end
    coins_within: float
    decisions: float  # in a game, those of chance included

    def furthest(self) -> float:
        """How far from an even share the seat is that is furthest from it."""
        even = 1 / len(self.seats)
        return max(abs(seat.win_share - even) for seat in self.seats)


def weigh(label: str, players: int, names: tuple[str, ...], games: int, jobs: int, folder: Path) -> Weighed:
    """Play as many games on the first board for so many players, or read them where they were kept."""
    board = boards_for(players, names)[0]
    contest = Contest({players: [(MEASURE,) * players]}, SEED, names, board=board)
    with Ledger(contest.setup(), folder / f"{label}-{players}.jsonl") as ledger:
        play_series(contest, ledger, contest.games(games), jobs, cluster="")
        played = [Played(**row) for row in ledger.of(players, games)]
    coins, error = mean_and_error([sum(one.coins) for one in played], [players] * len(played))
    return Weighed(
        f"{label}, {players} players",
        len(find_board(board).ids),
        len(played),
        seat_results([one.table() for one in played]),
        coins,
        NORMAL_95 * (error or 0.0),
        sum(one.decisions for one in played) / len(played),
    )


def verdict(board: Weighed, printed: Weighed) -> str:
    """How far from even its seats are, in one word.

    "uneven": one is surely too far; "even": all surely are not; else "beyond" or "within", as was measured.
    """
    even, allowed = 1 / len(board.seats), printed.furthest() + GIVE_OR_TAKE
    for seat in board.seats:
        if seat.win_share_from > even + allowed or seat.win_share_to < even - allowed:
            return "uneven"
    near = [
        even - allowed <= seat.win_share_from and seat.win_share_to <= even + allowed for seat in board.seats
    ]
    if all(near):
        return "even"
    return "within" if board.furthest() <= allowed else "beyond"


def row_of(board: Weighed, word: str) -> str:
    """The line of a board in the table."""
    shares = " · ".join(
        f"{seat.win_share:.0%} ({seat.win_share_from * 100:.0f} to {seat.win_share_to * 100:.0f})"
        for seat in board.seats
    )
    told = (
        *(board.board, str(board.regions), str(board.games), shares, word),
        *(f"{board.coins:.1f} ± {board.coins_within:.1f}", f"{board.decisions:.0f}"),
    )
    return f"| {' | '.join(told)} |"


def main() -> None:
    """Print the table, the printed board first for each number of players and world."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", type=Path, help="where games are kept")
    options.add_argument("--games", type=int, default=1000, help="on each board")
    options.add_argument("--jobs", type=int, default=1, help="processes")
    options.add_argument("--players", default="2,3,4,5,6", help="numbers of players")
    options.add_argument("--worlds", default=",".join(BOXES), help="where the boards lie")
    options.add_argument("--scenarios", help="which of those on tiles, by name; all by default")
    options.add_argument("--printed", action="store_true", help="no scenarios")
    asked = options.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = SCENARIOS if asked.scenarios is None else words_of(asked.scenarios)
    tiled = [] if asked.printed else [name for name in wanted if open_box(name).layouts]
    print("| board | regions | games | victories by seat | | coins | decisions |")
    print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for players in sorted(int(word) for word in words_of(asked.players)):
        for world in words_of(asked.worlds):
            boxes = BOXES[world]
            here = [name for name in tiled if fits(name, players, world)]
            if asked.printed or here:
                # Where the first box has no board for so many, that of Underground is the only one printed.
                beside = boxes[:1] if players in open_box(boxes[0]).boards else BOXES[UNDERGROUND]
                settings = (asked.games, asked.jobs, asked.folder)
                printed = weigh(f"{PRINTED}-{beside[0]}", players, names_of(beside), *settings)
                print(row_of(printed, PRINTED), flush=True)
                for name in here:
                    board = weigh(name.replace("_", "-"), players, names_of(boxes, scenario=name), *settings)
                    print(row_of(board, verdict(board, printed)), flush=True)


def fits(scenario: str, players: int, world: str) -> bool:
    """Whether a scenario has a board of tiles for so many players, in this world, and each plays alone."""
    box = open_box(scenario)
    return players in box.layouts and box.world == world and not box.teams


if __name__ == "__main__":  # a process that plays reads this file too
    main()
