"""The fairness of scenarios' tile boards compared with printed boards, when the planner plays all seats.

The comparison is the printed board for the same number of players. A board passes if no seat's share of
victories is more than 3 points further from even than the worst seat there. FOLDER keeps the games, so the
same command resumes a stopped run, and you can ask for more games later.
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

GIVE_OR_TAKE = 0.03  # share of victories: allowed distance from even beyond that of the printed board
BOXES = {  # boxes for measuring boards
    SURFACE: ("base",),
    UNDERGROUND: ("underground",),
    BOTH: ("base", "underground"),
}
SEED = 1
PRINTED = "printed"


class Weighed(NamedTuple):
    """The results of many games on one board."""

    board: str
    regions: int
    games: int
    seats: list[SeatResult]
    coins: float  # mean final coins of a seat
    coins_within: float
    decisions: float  # mean decisions in a game, including outcomes of chance

    def furthest(self) -> float:
        """Return the distance of the worst seat from an even share."""
        even = 1 / len(self.seats)
        return max(abs(seat.win_share - even) for seat in self.seats)


def weigh(label: str, players: int, names: tuple[str, ...], games: int, jobs: int, folder: Path) -> Weighed:
    """Play games on the first board for these players, or read them from `folder`; return the results."""
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
    """Return a word for how even the seats of a board are.

    "uneven" means that one seat is surely too far from even, and "even" that all seats are surely near
    enough. Otherwise, "beyond" or "within" say what was measured.
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
    """Return the row of the table for a board."""
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
    """Print the table, with the printed board first for each number of players and world."""
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
                # If the first box has no board for this many players, only Underground has a printed one.
                beside = boxes[:1] if players in open_box(boxes[0]).boards else BOXES[UNDERGROUND]
                settings = (asked.games, asked.jobs, asked.folder)
                printed = weigh(f"{PRINTED}-{beside[0]}", players, names_of(beside), *settings)
                print(row_of(printed, PRINTED), flush=True)
                for name in here:
                    board = weigh(name.replace("_", "-"), players, names_of(boxes, scenario=name), *settings)
                    print(row_of(board, verdict(board, printed)), flush=True)


def fits(scenario: str, players: int, world: str) -> bool:
    """Return whether a scenario has tile boards for this number of players in this world, and no teams."""
    box = open_box(scenario)
    return players in box.layouts and box.world == world and not box.teams


if __name__ == "__main__":  # processes that play also import this file
    main()
