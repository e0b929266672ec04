"""The count of possible continuations of a position: all decisions of players and chance.

`python -m perft.count` in the folder `tests` compares the counts with base.toml and the files of other boxes.
With `--write` it counts again and writes the numbers there. The comment at the top of base.toml says what a
change means.
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
FILES: Final = sorted(FOLDER.glob("*.toml"))  # one box each, in play as in the records


@dataclass
class Case:
    """A position, and the number of sequences of 1, 2, 3 ... decisions from it."""

    name: str
    position: str
    counts: list[int]
    box: str = "base"

    def state(self) -> State:
        """Return the position as a state."""
        return parse_position(make_rules(boxes_with(self.box)), find_board(self.board()), self.position)

    def board(self) -> str:
        """Return the board that the first line of the position names."""
        return self.position.splitlines()[0].partition(": ")[2]

    def counted(self, to_the_end: bool = False) -> list[int]:
        """Return the present counts, up to the first that differs from the stored one, or `to_the_end`."""
        state = self.state()
        counts: list[int] = []
        for depth, stored in enumerate(self.counts, 1):
            counts.append(perft(state, depth))
            if counts[-1] != stored and not to_the_end:
                break
        return counts


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` decisions; a game that ends earlier does not count."""
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
    """Return the comment at the top of a file, and its cases."""
    text = file.read_text(encoding="utf-8")
    head = text[: text.index("[[case]]")]
    return head, [Case(**case, box=file.stem) for case in tomllib.loads(text)["case"]]


def write(file: Path, head: str, cases: list[Case]) -> None:
    """Write a file with new counts."""
    parts = [
        f'[[case]]\nname = "{case.name}"\ncounts = {case.counts}\nposition = """\n{case.position}"""\n'
        for case in cases
    ]
    file.write_text(head + "\n".join(parts), encoding="utf-8")


def main() -> int:
    """Compare the counts, or count again."""
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
