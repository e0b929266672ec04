"""The help: the game for somebody who has never played it, and everything that can be typed."""

from __future__ import annotations

from typing import Final

from smallworld.cli.lines import Line, line, wrapped
from smallworld.cli.seats_view import legend

GAME: Final = """
Small World is too small for everybody. Lead one race after the other over the map, take coins for the
regions it holds, and let it decline when it has spread too thin. Whoever has most coins after the last game
turn wins. Everybody begins with 5 coins; the coins of the others are secret.

YOUR FIRST TURN. Take a combo: a race with a special power. Both say what they can do and how many tokens
they bring. The first combo is free; each further one costs a coin for every combo above it. Coins that lie
on a combo are yours when you take it.

CONQUERING. A region takes 2 tokens, one more for each token or piece that stands there, and one more if it
is a mountain. The price stands beside each region that you may conquer. A new race enters at the edge of
the board or beside a sea that touches the edge; from then on it goes from region to neighbour. Seas and
lakes are closed. The tokens you pay stay there until the end of your conquests. A Lost Tribe (LT) is
nobody's token and defends like any other. Whoever loses a region loses one token for good; the others come
back to him at the end of your turn.

THE DIE. If your tokens do not suffice for one more region, but are at most 3 short, you may try it as your
last conquest: the die shows 0, 0, 0, 1, 2 or 3. Hit or miss, your conquests are over then.

REDEPLOYING. Then spread your tokens over your regions as you like, at least one in each. Regions with many
tokens are dear to attack.

COINS. At the end of your turn you take a coin for each region of your races, and more as race and power
say. Look at the receipt to see why.

LATER TURNS. All tokens but one in each region come to your hand and conquer further; give regions up to get
their tokens too. Or decline: you take no region this turn, one token stays in each region of the race and
goes on scoring, its power is gone, and your former race in decline leaves the map. In your next turn you
take a new combo. It is time to decline when you can take no more than a region or two.
"""

ANSWERS: Final = [
    ("a number or name", "choose it: a combo by its number, a region by number or the beginning of its name"),
    ("9  ·  drizzle  ·  c 9", "conquer region 9, or try it with the die if your tokens are 1 to 3 short"),
    ("stop", "end your conquests"),
    ("abandon 9", "give region 9 up (before the first conquest)"),
    ("dragon 9  ·  roll", "use an ability that the question names, by the beginning of its name"),
    ("e  ·  d", "expand (or just Enter); decline"),
    ("drizzle 2, tinpot 1", "redeploy: how many tokens more for which region, all in one line"),
    (
        "even  ·  borders  ·  bonus",
        "redeploy evenly; or most where others may come from; or where bonuses are",
    ),
    ("all 9  ·  9 2, rest 3", "redeploy all to one region; or the rest to one"),
    ("3, 9", "several regions at once, for heroes"),
]
COMMANDS: Final = [
    ("undo, undo all", "take the last decision of this turn back, or all (not past a die or a new combo)"),
    ("look 9  ·  9?", "a region: terrain, who holds it, its neighbours, its price"),
    ("why 9", "why a region costs what it costs, or why you cannot have it"),
    ("map  ·  table", "the board drawn, or as a table with all regions"),
    ("combos", "the column of combos on offer"),
    ("score", "the coins that everybody would take as the board stands"),
    ("log, log all", "what happened in this and the last game turn, or in the whole game"),
    ("rules, rules NAME", "all races, powers and rules; or one of them with its rulings"),
    ("save  ·  quit", "where the game is kept (every move is, at once); leave, and go on another day"),
    ("help", "this; “help commands” shows only what can be typed"),
]


def help_lines(columns: int, topic: str = "") -> list[Line]:
    """The help, or with "commands" only the part that lists what can be typed."""
    lines: list[Line] = []
    if not topic.startswith("c"):
        lines.append(line(("How to play", "title")))
        for paragraph in GAME.strip().split("\n\n"):
            lines += [*wrapped(" ".join(paragraph.split()), columns), []]
    lines.append(line(("Answers", "title")))
    lines += _table(ANSWERS, columns)
    lines += [[], line(("At any time", "title"))]
    lines += _table(COMMANDS, columns)
    return [*lines, [], line(("On board and map", "title")), *legend(columns)]


def _table(rows: list[tuple[str, str]], columns: int) -> list[Line]:
    longest = max([len(typed) for typed, _ in rows])
    lines: list[Line] = []
    for typed, meaning in rows:
        first, *more = wrapped(meaning, columns - longest - 4)
        lines.append(line("  ", (f"{typed:{longest}}  ", "bold"), *first))
        lines += [[(" " * (longest + 4), ""), *row] for row in more]
    return lines
