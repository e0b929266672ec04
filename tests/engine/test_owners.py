"""Owners: sides and players are related only in `owners`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.engine.owners import NOBODY, Owners

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "smallworld"

# Code that counts or compares players for another purpose, with the reason.
RECKONING = {
    "engine/owners.py": "numbers the owners",
    "arena/fixtures.py": "seats bots in turn, before there is a table",
    "envs/batch.py": "seats bots in turn, before there is a table",
    "training/games.py": "lets each player begin in turn, before there is a table",
}
TELLING_APART = {
    "engine/homecoming.py": "tells who decides from who is on turn",
    "bots/greedy.py": "looks whether the turn is over",
    "envs/table.py": "hides the coins of all seats but one",
    "house/game/play.py": "forgets since when one player is awaited",
    "views/seat.py": "hides the hands of all seats but one",
    "server/push/notices.py": "names the people at a table",
}
PEOPLE = {
    "player",
    "opponent",
    "other",
    "attacker",
    "captor",
    "owner",
    "decider",
    "seat",
    "me",
    "enemy",
    "victim",
}
NUMBERED = {*PEOPLE, "side", "place", "first"}
AMOUNTS = ast.Add | ast.Sub | ast.Mult | ast.FloorDiv


def counts_with_players(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that step through players by arithmetic, or compute one side from another."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp):
            continue
        left, right = _last(node.left), _last(node.right)
        rounds = isinstance(node.op, ast.Mod) and right == "players"
        steps = isinstance(node.op, AMOUNTS) and "players" in (left, right) and {left, right} & NUMBERED
        if rounds or steps:
            yield node.lineno


def tells_players_apart(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that compare players."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.NotEq):
            told_apart = {_last(node.left), _last(node.comparators[0])}
            if told_apart <= PEOPLE | {"player_of"}:
                yield node.lineno


def _last(node: ast.expr) -> str:
    """Return the last word of a name, attribute or call: "players" of `self.state.players`."""
    if isinstance(node, ast.Call):
        return _last(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def found(search, allowed: dict[str, str]) -> list[str]:
    return [
        f"{name}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if not (name := path.relative_to(SOURCE).as_posix()).startswith(tuple(allowed))
        for line in search(ast.parse(path.read_text(encoding="utf-8")))
    ]


def test_only_the_owners_module_does_arithmetic_on_players():
    assert found(counts_with_players, RECKONING) == []


def test_only_the_owners_module_compares_players():
    assert found(tells_players_apart, TELLING_APART) == []


@pytest.mark.parametrize("allowed", [RECKONING, TELLING_APART])
def test_every_listed_exception_to_these_rules_is_still_needed(allowed):
    search = counts_with_players if allowed is RECKONING else tells_players_apart
    for name in allowed:
        paths = [SOURCE / name] if name.endswith(".py") else sorted((SOURCE / name).rglob("*.py"))
        assert any(list(search(ast.parse(path.read_text(encoding="utf-8")))) for path in paths), name


@pytest.mark.parametrize(
    "line", ["side % players", "attacker + state.players", "place * self.players", "(first - 1) % players"]
)
def test_check_finds_arithmetic_on_players(line):
    assert list(counts_with_players(ast.parse(line)))


@pytest.mark.parametrize("line", ["other != player", "state.player_of(me) != state.player", "player != me"])
def test_check_finds_comparisons_of_players(line):
    assert list(tells_players_apart(ast.parse(line)))


def table_of_three() -> Owners:
    return Owners(3, declined_places=2)


def test_each_player_has_sides_for_active_and_declined_races():
    owners = table_of_three()
    assert owners.places_of(1) == [1, 1 + 3, 1 + 2 * 3]
    assert [owners.player_of(side) for side in owners.places_of(1)] == [1, 1, 1]
    assert [owners.is_declined(side) for side in owners.places_of(1)] == [False, True, True]
    assert [owners.place_of(side) for side in owners.places_of(1)] == [0, 1, 2]


def test_owner_that_stands_for_a_player_is_not_a_side():
    owners = table_of_three()
    mine = owners.for_good(2)
    assert owners.player_of(mine) == 2
    assert not owners.is_side(mine)
    assert [owner for owner in range(owners.sides) if not owners.is_side(owner)] == []


def test_owner_that_stands_for_the_table_has_no_player():
    owners = table_of_three()
    assert owners.player_of(owners.table) == NOBODY
    assert owners.table not in [owners.for_good(player) for player in range(3)]
    assert not owners.is_side(owners.table)


def test_every_owner_has_a_unique_number():
    owners = Owners(3, declined_places=2, has_neutral=True)
    numbers = [side for player in range(3) for side in owners.places_of(player)]
    numbers += [owners.neutral, *map(owners.for_good, range(3)), owners.table]
    assert sorted(numbers) == list(range(len(numbers)))


def test_neutral_side_exists_only_if_the_rules_ask_for_one():
    without, having = Owners(2, declined_places=1), Owners(2, declined_places=1, has_neutral=True)
    assert without.neutral == NOBODY
    assert having.sides == without.sides + 1
    assert having.player_of(having.neutral) == NOBODY
    assert not having.is_declined(having.neutral)


def test_neutral_side_is_an_opponent_of_every_side():
    owners = Owners(4, declined_places=1, has_neutral=True, teams=(1, 2, 1, 2))
    assert all(owners.are_opponents(owners.neutral, side) for side in range(owners.neutral))
    assert not owners.are_opponents(owners.neutral, owners.neutral)
    assert owners.opponents_of(NOBODY) == [0, 1, 2, 3]


def test_without_teams_all_other_players_are_opponents():
    owners = table_of_three()
    assert owners.opponents_of(1) == [0, 2]
    assert owners.allies_of(1) == []
    assert not owners.are_opponents(1, 1 + 3), "your own race in decline"


def test_ally_is_not_an_opponent():
    owners = Owners(4, declined_places=1, teams=(1, 2, 1, 2))
    assert owners.opponents_of(0) == [1, 3]
    assert owners.allies_of(0) == [2]
    assert not owners.are_opponents(0, 2 + 4), "a race in decline of an ally's"


def test_teams_are_numbered_from_one_in_seat_order():
    assert Owners(4, 1, teams=(7, 3, 7, 3)).teams == Owners(4, 1, teams=(1, 2, 1, 2)).teams


def test_values_of_the_players_are_added_up_by_team():
    assert Owners(4, 1, teams=(1, 2, 1, 2)).sum_by_team([1.0, 2.0, 3.0, 5.0]) == [1 + 3, 2 + 5]
    assert Owners(2, 1).sum_by_team([1.0, 2.0]) == [1, 2]


@pytest.mark.parametrize("teams", [(1, 2), (1, 1, 1), (1, 2, 1, 2)])
def test_invalid_teams_are_refused(teams):
    with pytest.raises(ValueError, match="teams: "):
        Owners(3, declined_places=1, teams=teams)


def test_turns_go_clockwise():
    owners = table_of_three()
    assert owners.around(1) == [1, 2, 0]
    assert (owners.next_of(2), owners.before(0)) == (0, 2)
    assert [owners.seats_between(1, player) for player in range(3)] == [2, 0, 1]


def test_sides_are_numbered_from_the_seat_of_the_viewer():
    owners = Owners(3, declined_places=1, has_neutral=True)
    assert [owners.seen_from(1, side) for side in owners.places_of(1)] == owners.places_of(0)
    assert [owners.seen_from(1, side) for side in owners.places_of(0)] == owners.places_of(2)
    assert owners.seen_from(1, owners.neutral) == owners.neutral
