"""Puzzles at separate tables, and the verdicts on their answers."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from kit.servers import pretend
from kit.serving import LiveServer
from smallworld.house.game.play import now_ms
from smallworld.house.game.puzzles import asked_of, line_of, puzzled, puzzles
from smallworld.puzzles.puzzle import COINS, COURSE, DEFENCE, Puzzle
from smallworld.server.settings import Settings
from smallworld.server.storage.sql_tables import commands, events, seats
from smallworld.server.tables import registry


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles().values() if puzzle.kind == kind)


def test_puzzles_are_listed_in_their_order(ana):
    listed = ana.get("/api/puzzles")["puzzles"]
    assert [puzzle["id"] for puzzle in listed] == list(puzzles())
    first_of_all = next(iter(puzzles().values()))
    wanted = first_of_all.kind, first_of_all.difficulty, first_of_all.theme, first_of_all.rating
    assert tuple(listed[0][name] for name in ("kind", "difficulty", "theme", "rating")) == wanted


@pytest.mark.parametrize("kind", [COINS, COURSE, DEFENCE])
def test_puzzle_table_seats_the_solver_at_the_position(ana, kind):
    puzzle = first(kind)
    table = ana.post(f"/api/puzzles/{puzzle.id}/table")
    state = ana.get(f"/api/tables/{table['id']}/state")
    me = asked_of(puzzle) + 1
    assert table["puzzle"] == puzzle.id
    assert state["views"][str(me)]["actor"] == me
    assert state["seq"] == len(puzzle.actions)
    assert all(seat["coins"] is not None for seat in state["views"][str(me)]["seats"])


def test_answer_to_a_puzzle_is_judged_immediately(ana):
    puzzle = first(COURSE)
    table = ana.post(f"/api/puzzles/{puzzle.id}/table")
    about = f"/api/tables/{table['id']}"
    assert ana.get(f"{about}/puzzle") == {
        "id": puzzle.id,
        "number": list(puzzles()).index(puzzle.id) + 1,
        "kind": COURSE,
        "difficulty": puzzle.difficulty,
        "theme": puzzle.theme,
        "answer": None,
    }
    me = asked_of(puzzle) + 1
    ana.post(
        f"{about}/act",
        {"player": me, "seq": len(puzzle.actions), "key": "a", "action": {"do": puzzle.line[0]}},
    )
    answer = ana.get(f"{about}/puzzle")["answer"]
    assert answer["right"]
    assert answer["better"] == pytest.approx(puzzle.best - puzzle.next, abs=0.06)


def test_response_to_a_wrong_answer_shows_the_right_one():
    puzzle = first(COURSE)
    other = {"expand": "decline", "decline": "expand"}[puzzle.line[0]]
    answer = puzzled(puzzle.id, [*puzzle.actions, other])["answer"]
    assert answer is not None
    assert (answer["right"], answer["course"]) == (False, puzzle.line[0])


def test_undo_before_the_start_of_a_puzzle_is_not_an_answer():
    puzzle = first(COINS)
    assert puzzled(puzzle.id, [*puzzle.actions[:-1], "decline"])["answer"] is None


@pytest.mark.parametrize("puzzle", puzzles().values(), ids=lambda puzzle: puzzle.id)
def test_steps_of_the_right_line_are_its_actions_in_order(puzzle):
    line = line_of(puzzle.id, puzzle.actions)
    assert (line["done"], line["left"]) == (0, False)
    assert [action["do"] for step in line["steps"] for action in step["actions"]] == [
        text.split()[0] for text in puzzle.line
    ]
    after = line_of(puzzle.id, [*puzzle.actions, *puzzle.line])
    assert (after["done"], after["left"]) == (len(line["steps"]), False)


def test_player_who_plays_another_move_has_left_the_line():
    puzzle = first(COURSE)
    other = {"expand": "decline", "decline": "expand"}[puzzle.line[0]]
    assert line_of(puzzle.id, [*puzzle.actions, other])["left"]


def test_undoing_the_start_of_a_puzzle_undoes_all_steps():
    puzzle = first(COINS)
    assert line_of(puzzle.id, puzzle.actions[:-1])["done"] == 0


@pytest.mark.parametrize("kind", [COINS, COURSE, DEFENCE])
def test_playing_the_line_at_a_table_solves_the_puzzle(ana, kind):
    table, me = pose(ana, kind), asked_of(first(kind)) + 1
    about = f"/api/tables/{table}"
    steps = ana.get(f"{about}/puzzle/line")["steps"]
    for number, step in enumerate(steps):
        assert ana.get(f"{about}/puzzle/line")["done"] == number
        seq = ana.state(table)["seq"]
        ana.post(f"{about}/act", {"player": me, "seq": seq, "key": f"{number}", "actions": step["actions"]})
    assert ana.get(f"{about}/puzzle")["answer"]["right"]


def test_ordinary_tables_have_no_line_to_follow(ana):
    ana.get(f"/api/tables/{ana.table('me', 'greedy')['id']}/puzzle/line", status=404)


def pass_the_turn(person, puzzle, table):
    """Decline, which ends the turn of the solver; return the state after it."""
    me = asked_of(puzzle) + 1
    ended = person.act(table, player=me, seq=len(puzzle.actions), action={"do": "decline"})
    while person.state(table)["table"]["on_turn"] == me:
        state = person.state(table)
        ended = person.act(table, player=me, seq=state["seq"], action=state["views"][str(me)]["actions"][0])
    return ended


def test_bots_wait_after_a_puzzle_until_the_solver_continues(ana):
    puzzle, table = first(COURSE), pose(ana)
    seq = pass_the_turn(ana, puzzle, table)["seq"]
    screen = ana.watch(table)
    assert screen.next("state")["seq"] == seq
    ana.state(table)
    assert ana.state(table)["seq"] == seq
    ana.post(f"/api/tables/{table}/puzzle/play-on")
    me = asked_of(puzzle) + 1
    while (state := screen.next("state"))["table"]["on_turn"] != me:
        pass
    assert state["seq"] > seq


def test_only_the_solver_can_let_bots_continue(ana, ben):
    table = pose(ana)
    ben.post(f"/api/tables/{table}/puzzle/play-on", status=403)
    ana.post(f"/api/tables/{ana.table('me', 'greedy')['id']}/puzzle/play-on", status=404)


def test_ordinary_tables_have_no_puzzle(ana):
    table = ana.table("me", "greedy")
    assert table["puzzle"] is None
    ana.get(f"/api/tables/{table['id']}/puzzle", status=404)
    ana.post("/api/puzzles/0/table", status=404)


def pose(person, kind=COURSE):
    return person.post(f"/api/puzzles/{first(kind).id}/table")["id"]


def grow_old(house, table, seconds):
    house.do(lambda: pretend(house.registry.tables[table], created=now_ms() - seconds * 1000))


def rows_of(house, table):
    """Return how many rows the database has about a table."""

    def count(connection):
        return [
            connection.execute(select(func.count()).select_from(kind).where(kind.c.game == table)).scalar()
            for kind in (seats, events, commands)
        ]

    return house.call(house.registry.database.read(count))


def test_puzzle_attempts_are_not_listed_among_games(ana):
    played = ana.table("me", "local Ben")["id"]
    pose(ana)
    assert [game["id"] for game in ana.get("/api/me/games")["games"]] == [played]


def test_opening_the_next_puzzle_deletes_an_old_puzzle_attempt(house, ana):
    puzzle, table = first(COURSE), pose(ana)
    ana.act(table, player=asked_of(puzzle) + 1, seq=len(puzzle.actions), action={"do": puzzle.line[0]})
    grow_old(house, table, 60)
    assert all(rows_of(house, table))
    again = pose(ana)
    assert rows_of(house, table) == [0, 0, 0]
    ana.get(f"/api/tables/{table}", status=404)
    assert ana.get(f"/api/tables/{again}")["status"] == "running"


def test_attempts_that_others_watch_or_own_are_not_deleted(house, ana, ben):
    watched, other, game = pose(ana), pose(ben), ana.table("me", "local Ben")["id"]
    ana.watch(watched).next("state")
    for table in (watched, other, game):
        grow_old(house, table, 60)
    pose(ana)
    for table in (watched, other, game):
        assert ana.get(f"/api/tables/{table}")["status"] == "running"


def test_puzzle_attempt_stays_while_its_page_is_loading(ana, monkeypatch):
    monkeypatch.setattr(registry, "CONNECTING_MS", 3_600_000)  # however slow this machine is
    table = pose(ana)
    pose(ana)
    assert ana.get(f"/api/tables/{table}")["status"] == "running"


def test_puzzle_attempts_are_deleted_after_a_day(house, ana):
    puzzle, game = pose(ana), ana.table("me", "local Ben")["id"]
    for table in (puzzle, game):
        grow_old(house, table, 23 * 3600)
    house.call(house.registry.tidy())
    assert ana.get(f"/api/tables/{puzzle}")["status"] == "running"
    for table in (puzzle, game):
        grow_old(house, table, 25 * 3600)
    house.call(house.registry.tidy())
    ana.get(f"/api/tables/{puzzle}", status=404)
    assert ana.get(f"/api/tables/{game}")["status"] == "running"


def test_finished_puzzle_attempt_is_deleted_after_a_restart(sqlite):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana = house.guest()
    table = pose(ana)
    ana.post(f"/api/tables/{table}/leave")  # bots play the game to its end
    screen = ana.watch(table)
    while screen.next("state")["table"]["status"] == "running":
        pass
    screen.close()
    house.stop()
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana.move_to(house.url)
    grow_old(house, table, 60)
    pose(ana)
    assert rows_of(house, table)[0] == 0
    ana.close()
    house.stop()


def test_move_in_a_deleted_puzzle_attempt_gets_404(house, ana):
    puzzle, table = first(COURSE), pose(ana)
    house.do(lambda: setattr(house.registry.tables[table], "gone", True))
    decision = {"player": asked_of(puzzle) + 1, "seq": len(puzzle.actions), "action": {"do": puzzle.line[0]}}
    ana.act(table, status=404, **decision)
