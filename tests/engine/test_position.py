"""Positions as text: malformed lines are refused with the reason."""

import pytest

from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.errors import NotationError
from smallworld.engine.game import new_game
from smallworld.engine.text.position import format_position, parse_position

RULES = make_rules()
BOARD = find_board("base-2")
GODS = "realm-12ab.....QSBHYW1lIG9mIEdvZHMgwrcgMg"  # with 141 regions

REFUSED = [
    ("drizzle-hills", "no colon"),
    ("weather: fine", '"weather" is not a line of a position'),
    ("board: base-3", 'the board is "base-3", and it was read for base-2'),
    ("turn: late", 'turn should be a number, not "late"'),
    ("on turn: 3", "player 3: the game has 2 players"),
    ("players: 16", "16 players; there may be 15"),
    ("player 1 asleep: orcs", '"1 asleep" should be a player, or one "in decline"'),
    ("player 1 in decline 9: orcs", '"1 in decline 9": a player has'),
    ("neutral: orcs", "no neutral side"),
    ("player 1: ogres; drizzle-hills 2", 'name "ogres"'),
    ("player 1: orcs; nowhere 2", 'region "nowhere"'),
    ("player 1: orcs; drizzle-hills 2\nplayer 2: elves; drizzle-hills 1", "drizzle-hills is held twice"),
    ("memory: orcs 3", 'player should be a number, not ""'),
    ("memory: 1 three", "names no race or power"),
    ("plan: conquer", 'player should be a number, not ""'),
    ("plan: dance 1", '"dance" is not a step'),
    ("chance:", 'name ""'),
]


@pytest.mark.parametrize(("text", "why"), REFUSED, ids=[text.partition("\n")[0] for text, _ in REFUSED])
def test_error_for_a_malformed_position_line_gives_the_reason(text, why):
    with pytest.raises(NotationError) as refused:
        parse_position(RULES, BOARD, text)
    assert why in str(refused.value)


def test_memory_may_describe_every_region_of_a_large_board():
    rules, board = make_rules("base,underground", scenario="realms-9-redrawn"), find_board(GODS)
    state = new_game(rules, board, 2)
    ability = rules.ids["bivouacking"]
    memory = (1 << 4 * (len(board) + 2)) - 1
    state.remember(0, ability, memory)
    read = parse_position(rules, board, format_position(state))
    assert read.recall(0, ability) == memory
