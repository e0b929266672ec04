"""Tables without a server: the calls of the page, and what it keeps between visits."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from smallworld.engine.game import legal_actions
from smallworld.engine.text.notation import format_action
from smallworld.engine.text.record import parse_record
from smallworld.house.game import puzzle_progress
from smallworld.house.offline import bridge
from smallworld.house.offline.house import THINK_FIRST, House
from smallworld.house.offline.kept import parse_answers, parse_events, parse_table
from smallworld.house.offline.thinking import think
from smallworld.house.tables.deciding import carrying_out_chosen
from smallworld.puzzles.puzzle import shipped_puzzles

CODE = "12ar.B113E022F203G124O013U215X035.m1B2m2X0m3U5..tBbEbGbUaXa.VHdvIEJhbmtz"
SCENARIO = "11s.V2VsbHM.feature-bonus~well~2"
TWO = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
MOST_STEPS = 2000


class Page:
    """A page with its tables, and what it would have written to the disk."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, str, str]] = []
        self.sent: list[tuple[int, str]] = []
        self.house = House(
            lambda *one: self.kept.append(one), lambda socket, text: self.sent.append((socket, text))
        )

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a call that must succeed."""
        status, text = self.house.call(method, f"/api/{path}", "" if body is None else json.dumps(body))
        if status == THINK_FIRST:
            status, text = 200, think(text)
        assert status == 200, text
        return json.loads(text)

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Return the status and the message of a call that must fail."""
        text = body if isinstance(body, str) else json.dumps({} if body is None else body)
        status, answer = self.house.call(method, f"/api/{path}", text)
        error = json.loads(answer)["error"]
        return status, error["message"]

    def table(self, **wish: Any) -> str:
        """Open a table, with a screen that shows it, and return its id."""
        id: str = self.ask("POST", "tables", {"seats": TWO, "first": 1, **wish})["id"]
        assert self.house.opened(1, f"/api/tables/{id}/socket?after=0")
        return id

    def acts(self) -> bool:
        """Let a bot act, or think before that; return whether one did."""
        if self.house.step():
            return True
        task = self.house.task()
        if task is not None:
            self.house.take(task, think(task))
        return task is not None

    def reopened(self) -> Page:
        """Return a later visit, which knows only what this one has written."""
        page = Page()
        tables = {id: text for kind, id, text in self.kept if kind == "table"}
        for kind, id, text in self.kept:
            if kind == "user":
                page.house.know_user(text)
            elif kind == "answers":
                page.house.know_answers(text)
            elif kind == "gone":
                tables.pop(id, None)
        for text in tables.values():
            page.house.know_table(text)
        return page

    def wake(self, other: Page, id: str) -> None:
        """Load the events of a table that another visit has written."""
        self.house.wake(id, [text for kind, named, text in other.kept if (kind, named) == ("events", id)])


@pytest.fixture
def page() -> Page:
    page = Page()
    page.ask("POST", "guest", {"name": "Ana"})
    return page


def command(state: Any, key: str) -> dict[str, Any]:
    """Return a command with the first decision that is possible."""
    view = state["views"]["1"]
    body: dict[str, Any] = {"player": 1, "seq": state["seq"], "key": key}
    if view["question"]["shape"] == "spread":
        return {**body, "place": next(iter(view["question"]["templates"].values()))}
    return {**body, "action": view["actions"][0]}


def play(page: Page, id: str, most: int = MOST_STEPS) -> Any:
    """Let bots and the player decide until the game is over, or `most` times. Return the last state."""
    for number in range(most):
        while page.acts():
            pass
        state = page.ask("GET", f"tables/{id}/state")
        if state["table"]["status"] != "running":
            return state
        page.ask("POST", f"tables/{id}/act", command(state, f"key-{number}"))
    return page.ask("GET", f"tables/{id}/state")


def test_a_whole_game_is_played_by_calls_alone(page: Page):
    id = page.table()
    state = play(page, id)
    assert state["table"]["status"] == "finished"
    assert [game["id"] for game in page.ask("GET", "me/games")["games"]] == [id]
    events = page.ask("GET", f"tables/{id}/events?after=0")["events"]
    assert [event["seq"] for event in events] == list(range(1, state["seq"] + 1))
    assert page.ask("GET", f"tables/{id}/chronicle")["coins"]
    status, record = page.house.call("GET", f"/api/tables/{id}/record")
    assert status == 200
    assert len(record.splitlines()) > state["seq"] / 2
    assert page.ask("POST", f"tables/{id}/rematch")["id"] != id


@pytest.mark.parametrize("wish", [{}, {"boxes": ["underground"]}, {"scenario": "realms_1"}])
def test_a_later_visit_shows_the_same_table(page: Page, wish: dict[str, Any]):
    id = page.table(**wish)
    shown = play(page, id, most=8)
    later = page.reopened()
    assert later.house.sleeps(f"/api/tables/{id}/state") == id
    later.wake(page, id)
    assert later.house.sleeps(f"/api/tables/{id}/state") == ""
    assert later.ask("GET", f"tables/{id}/state") == shown
    assert later.ask("GET", "me")["user"]["name"] == "Ana"
    assert later.ask("GET", f"tables/{id}/events?after=0") == page.ask("GET", f"tables/{id}/events?after=0")


def test_a_repeated_command_is_not_carried_out_twice(page: Page):
    id = page.table()
    first = command(page.ask("GET", f"tables/{id}/state"), "once")
    answer = page.ask("POST", f"tables/{id}/act", first)
    kept = len(page.kept)
    assert page.ask("POST", f"tables/{id}/act", first) == answer
    assert len(page.kept) == kept
    later = page.reopened()
    later.wake(page, id)
    assert later.ask("POST", f"tables/{id}/act", first) == answer
    assert later.kept == []


def test_events_are_kept_before_a_screen_is_told_of_them(page: Page):
    id = page.table()
    page.kept.clear()
    page.sent.clear()
    page.ask("POST", f"tables/{id}/act", command(page.ask("GET", f"tables/{id}/state"), "a"))
    assert [kind for kind, _, _ in page.kept] == ["events", "table"]
    told = json.loads(page.sent[-1][1])
    events, _ = parse_events(page.kept[0][2])
    assert told["seq"] == events[-1].seq


def test_a_screen_is_told_what_was_refused(page: Page):
    id = page.table()
    page.sent.clear()
    for text in ("{", "[]", '{"type":"dance"}'):
        page.house.heard(1, text)
    told = [json.loads(text) for _, text in page.sent]
    assert [message["type"] for message in told] == ["error"] * 3
    assert not page.house.opened(2, f"/api/tables/{id}x/socket")
    page.house.closed(1)
    assert not page.acts()  # nobody watches


def bots_turn(page: Page, id: str) -> str:
    """Decide for the player until a bot has to think, and return its task."""
    for number in range(MOST_STEPS):
        task = page.house.task()
        if task is not None:
            return task
        state = page.ask("GET", f"tables/{id}/state")
        page.ask("POST", f"tables/{id}/act", command(state, f"turn-{number}"))
    raise AssertionError("no bot had to decide")


def test_a_task_of_a_bot_has_all_that_another_worker_needs(page: Page):
    id = page.table(boxes=["all"], leaders=True)
    task = bots_turn(page, id)
    assert json.loads(task)["table"] == id
    assert page.house.task() == task  # until somebody decides
    page.house.take(task, think(task))
    assert page.house.task() is None
    assert page.house.step()


def test_a_thought_of_an_old_position_is_not_taken(page: Page):
    id = page.table()
    task = bots_turn(page, id)
    chosen = think(task)
    page.ask("POST", f"tables/{id}/leave")  # the bots now play without anybody
    page.house.take(task.replace('"seq":', '"seq":9'), chosen)
    assert not page.house.step()
    page.house.take('{"table":"gone"}', chosen)
    page.house.closed(1)
    page.house.take(task, chosen)
    assert not page.house.step()


def test_a_thought_is_forgotten_when_the_game_goes_on_without_it(page: Page):
    id = page.table()
    table = page.house.tables[id]
    task = bots_turn(page, id)
    page.house.take(task, think(task))
    assert table.play is not None
    choice = format_action(table.play.rules, table.play.board, legal_actions(table.play.state)[0])
    table.commit(carrying_out_chosen(table.play.seq, [choice], lambda text, error: None))
    assert not page.house.step()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"played_on":false,"magic":1}', "null", '"table"'])
def test_a_damaged_table_is_a_value_error(text: str):
    with pytest.raises(ValueError, match=r"."):
        parse_table(text)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"key":null,"events":[{"seq":1}]}', "null"])
def test_damaged_events_are_a_value_error(text: str):
    with pytest.raises(ValueError, match=r"."):
        parse_events(text)


def test_a_damaged_game_is_refused_and_others_go_on(page: Page):
    damaged, whole = page.table(), page.table()
    kept = {kind: {id: text for one, id, text in page.kept if one == kind} for kind in ("table", "events")}
    bridge.begin("Ana", json.dumps(list(kept["table"].items())))
    bridge.wake(damaged, '["broken"]')
    bridge.wake(whole, json.dumps([kept["events"][whole]]))
    for path in ("", "/state", "/file"):
        refused = json.loads(bridge.call("GET", f"/api/tables/{damaged}{path}", ""))["result"]
        assert refused["status"] == 409
        assert "This game cannot continue here" in refused["text"]
    assert not json.loads(bridge.opened(1, f"/api/tables/{damaged}/socket"))["result"]
    assert json.loads(bridge.call("GET", f"/api/tables/{whole}/state", ""))["result"]["status"] == 200


@pytest.mark.parametrize("text", ["", "7", "[1]", '[{"game":"a"}]'])
def test_damaged_answers_are_a_value_error(text: str):
    with pytest.raises(ValueError, match=r"."):
        parse_answers(text)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("guest", "{"),
        ("guest", {}),
        ("guest", {"name": 5}),
        ("guest", {"name": "Ana", "age": 5}),
        ("tables", {"seats": "me"}),
        ("tables", {"seats": [{"kind": "me"}]}),
        ("tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("tables", {"seats": [{"kind": "me"}, {"kind": "ghost"}]}),
        ("tables", {"seats": TWO, "clock": {"kind": "live", "minutes": 5}}),
        ("tables", {"seats": TWO, "boxes": ["nothing"]}),
        ("tables", {"seats": TWO, "first": 9}),
        ("realms/check", {"code": "1"}),
        ("realms/check", {"code": CODE, "rules": "1"}),
        ("realms/check", {"draft": {"name": "A"}}),
        ("realms/rules", {"code": "1"}),
        ("realms/rules", {"scenario": {"title": "A", "rule": [1]}}),
        ("realms/fill", {"code": CODE, "worlds": []}),
        ("realms/fill", {"code": CODE, "seed": -1}),
        ("realms/fill", {"code": CODE, "worlds": ["moon"]}),
        ("realms/random", {"name": "A", "players": 99}),
        ("me/puzzles", {"day": "today", "solved": []}),
    ],
)
def test_bad_input_is_refused_with_a_sentence(page: Page, path: str, body: object):
    status, message = page.refused("POST", path, body)
    assert status == 400
    assert len(message) > 8


def test_missing_tables_and_calls_are_404(page: Page):
    for method, path in [
        ("GET", "tables/x"),
        ("POST", "login"),
        ("GET", "tables/x/state"),
        ("GET", "boards/x"),
    ]:
        assert page.refused(method, path)[0] == 404


def test_the_board_builder_checks_mirrors_and_fills_layouts(page: Page):
    built = page.ask("POST", "realms/check", {"code": CODE})
    assert page.ask("POST", "realms/check", {"draft": built["draft"]}) == built
    assert page.ask("POST", "realms/check", {"code": CODE, "rules": SCENARIO})["code"] == built["code"]
    random = {"name": "By seed", "players": 2, "seed": 7}
    found = page.ask("POST", "realms/random", random)
    assert page.ask("POST", "realms/random", random) == found
    few = {**found["draft"], "tiles": found["draft"]["tiles"][:1], "pieces": [], "marks": {}, "names": {}}
    few = {**few, "borders": [], "tunnels": []}
    assert len(page.ask("POST", "realms/fill", {"draft": few, "seed": 3})["draft"]["tiles"]) > 1
    assert len(page.ask("POST", "realms/mirror", {"draft": few})["draft"]["tiles"]) > 1
    status, text = page.house.call("GET", f"/api/realms/file?code={CODE}")
    assert status == 200
    assert 'name = "Two Banks"' in text


def test_the_scenario_editor_reads_its_own_strings(page: Page):
    told = page.ask("POST", "realms/rules", {"code": SCENARIO})
    assert page.ask("POST", "realms/rules", {"scenario": told["scenario"]}) == told


def test_answers_to_puzzles_are_counted_and_kept(page: Page, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzle_progress, "CAN_RATE", False)  # as in the page
    puzzle = next(one for one in shipped_puzzles() if one.kind == "course")
    id = page.ask("POST", f"puzzles/{puzzle.id}/table")["id"]
    page.house.opened(1, f"/api/tables/{id}/socket")
    day = {"day": "2026-11-27"}
    assert page.refused("POST", f"tables/{id}/puzzle/answer", day)[0] == 409
    for number in range(40):
        line = page.ask("GET", f"tables/{id}/puzzle/line")
        if page.ask("GET", f"tables/{id}/puzzle")["answer"] is not None:
            break
        state = page.ask("GET", f"tables/{id}/state")
        actions = line["steps"][line["done"]]["actions"]
        body = {"player": puzzle_player(state), "seq": state["seq"], "key": str(number), "actions": actions}
        page.ask("POST", f"tables/{id}/act", body)
    told = page.ask("POST", f"tables/{id}/puzzle/answer", day)
    assert told["change"] is None
    assert [result["solved"] for result in told["progress"]["results"]] == [True]
    assert page.ask("POST", f"tables/{id}/puzzle/answer", day) == told
    page.ask("POST", "me/puzzles", {**day, "solved": [puzzle.id, 999_999]})
    progress = page.ask("GET", "me/puzzles?day=2026-11-27")
    assert page.reopened().ask("GET", "me/puzzles?day=2026-11-27") == progress
    page.ask("POST", f"tables/{id}/puzzle/play-on")


def puzzle_player(state: Any) -> int:
    """Return the only player whose view the message contains."""
    return int(next(iter(state["views"])))


def test_loaded_games_are_kept_again_after_all_was_lost(page: Page):
    id = page.table()
    shown = play(page, id, most=6)
    page.kept.clear()
    page.house.keep_everything()
    later = page.reopened()
    later.wake(page, id)
    assert later.ask("GET", f"tables/{id}/state") == shown
    assert later.ask("GET", "me")["user"]["name"] == "Ana"
    repeated = {"player": 1, "seq": 1, "key": "key-0", "reset": True}
    assert later.ask("POST", f"tables/{id}/act", repeated)["seq"] <= shown["seq"]  # the key is still known


def test_sleeping_games_are_not_kept_without_their_events(page: Page):
    page.table()
    later = page.reopened()
    later.house.keep_everything()
    assert [kind for kind, _, _ in later.kept] == ["user"]


def test_a_game_of_other_rules_is_refused_and_can_be_saved(page: Page):
    id = page.table()
    play(page, id, most=6)
    page.ask("POST", f"tables/{id}/leave")
    _, file = page.house.call("GET", f"/api/tables/{id}/file")
    page.kept = [
        (kind, one, text.replace('"base":', '"base":9')) if kind == "table" else (kind, one, text)
        for kind, one, text in page.kept
    ]
    later = page.reopened()
    later.wake(page, id)
    assert later.refused("GET", f"tables/{id}")[0] == 409
    assert not later.house.opened(1, f"/api/tables/{id}/socket?after=0")
    assert [game["id"] for game in later.ask("GET", "me/games")["games"]] == [id]
    status, saved = later.house.call("GET", f"/api/tables/{id}/file")
    assert status == 200
    assert parse_record(saved).actions == parse_record(file).actions


def test_the_actions_of_a_file_leave_out_what_was_undone(page: Page):
    id = page.table(seats=[{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    table = page.house.tables[id]
    undone = 0
    for number in range(60):
        state = page.ask("GET", f"tables/{id}/state")
        player = next(str(seat["player"]) for seat in state["table"]["seats"] if seat["awaited"])
        if state["undo"].get(player) and undone < 5 and number % 3 == 0:
            body: dict[str, Any] = {
                "player": int(player),
                "seq": state["seq"],
                "key": f"u{number}",
                "undo": 1,
            }
            undone += 1
        else:
            state["views"]["1"] = state["views"][player]
            body = {**command(state, f"k{number}"), "player": int(player)}
        page.ask("POST", f"tables/{id}/act", body)
    assert undone
    assert table.play is not None
    assert table.actions() == table.play.record.actions


def test_preparing_keeps_and_sends_nothing():
    before = bridge.everything()
    bridge.prepare()
    assert bridge.everything() == before


def test_the_first_game_loads_no_types_and_no_custom_content():
    unneeded = ["offline.custom", "schema.answers", "schema.messages", "schema.catalogue"]
    program = (
        "import sys; from smallworld.house.offline import bridge; bridge.prepare(); "
        f"print([name for name in {unneeded} if f'smallworld.house.{{name}}' in sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"
