"""Count the ways to play on from a position: every decision, and everything that chance may decide.

`python -m perft.count` from the folder `tests` compares with base.toml and the files of other boxes; with
`--write` it counts anew and writes the numbers there. See the head of base.toml for what a change means.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from records.make import boxes_with
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import legal_actions, play
from smallworld.engine.state import State
from smallworld.engine.text.position import parse_position

FOLDER: Final = Path(__file__).parent
FILES: Final = sorted(FOLDER.glob("*.toml"))  # a box each, in play as in the records


@dataclass
class Case:
    """A position, and how many sequences of 1, 2, 3 ... decisions lead on from it."""

    name: str
    position: str
    counts: list[int]
    box: str = "base"

    def state(self) -> State:
        """The position, ready to be played on."""
        return parse_position(make_rules(boxes_with(self.box)), find_board(self.board()), self.position)

    def board(self) -> str:
        """The board that the first line of the position names."""
        return self.position.splitlines()[0].partition(": ")[2]

    def counted(self, to_the_end: bool = False) -> list[int]:
        """The counts as they are now, down to the first that is not the stored one, or `to_the_end`."""
        state = self.state()
        counts: list[int] = []
        for depth, stored in enumerate(self.counts, 1):
            counts.append(perft(state, depth))
            if counts[-1] != stored and not to_the_end:
                break
        return counts


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` decisions there are; a game that ends before counts for none."""
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        play(after, action)
        total += perft(after, depth - 1)
    return total


def head_and_cases(file: Path) -> tuple[str, list[Case]]:
    """The comment at the head of a file, and its cases."""
    text = file.read_text(encoding="utf-8")
    head = text[: text.index("[[case]]")]
    return head, [Case(**case, box=file.stem) for case in tomllib.loads(text)["case"]]


def write(file: Path, head: str, cases: list[Case]) -> None:
    """Write a file anew."""
    parts = [
        f'[[case]]\nname = "{case.name}"\ncounts = {case.counts}\nposition = """\n{case.position}"""\n'
        for case in cases
    ]
    file.write_text(head + "\n".join(parts), encoding="utf-8")


def main() -> int:
    """Compare, or count anew."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="store the numbers as they are now")
    asked = parser.parse_args()
    differ = False
    for file in FILES:
        head, cases = head_and_cases(file)
        for case in cases:
            counts = case.counted(to_the_end=asked.write)
            same = counts == case.counts
            differ = differ or not same
            sys.stdout.write(f"{case.name}: {counts}{'' if same else f', stored {case.counts}'}\n")
            case.counts = counts
        if asked.write:
            write(file, head, cases)
    return int(differ and not asked.write)


if __name__ == "__main__":
    sys.exit(main())
