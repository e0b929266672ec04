"""Games as files: saved by one page, opened by another, or by the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from house.test_offline import TWO, Page, command, play
from smallworld import Game, make_rules, replay
from smallworld.engine.text.record import parse_record
from smallworld.house.game.chance import verify
from smallworld.house.offline import thinking
from smallworld.house.offline.thinking import think

RECORDS = Path(__file__).resolve().parent.parent / "records"


@pytest.fixture
def page() -> Page:
    return a_page()


def a_page() -> Page:
    page = Page()
    page.ask("POST", "guest", {"name": "Ana"})
    return page


def file_of(page: Page, id: str) -> str:
    status, text = page.house.call("GET", f"/api/tables/{id}/file")
    assert status == 200
    return text


def opened(page: Page, text: str, id: str = "new") -> Any:
    return page.ask("POST", f"tables/{id}/import", {"record": text})


def refused(page: Page, text: str) -> tuple[int, str]:
    return page.refused("POST", "tables/new/import", {"record": text})


def public(view: Any) -> Any:
    return {key: view[key] for key in ("turn", "on_turn", "regions", "column", "question", "seats")}


@pytest.mark.parametrize(
    "wish", [{}, {"boxes": ["underground"]}, {"scenario": "realms_1"}, {"boxes": ["all"]}]
)
def test_a_file_continues_a_game_on_another_device(page: Page, wish: dict[str, Any]):
    id = page.table(**wish)
    before = play(page, id, most=8)
    other = a_page()
    there = opened(other, file_of(page, id), id)
    assert there["id"] == id
    assert [seat["kind"] for seat in there["seats"]] == [seat["kind"] for seat in before["table"]["seats"]]
    assert [seat["bot"] for seat in there["seats"]] == [seat["bot"] for seat in before["table"]["seats"]]
    after = other.ask("GET", f"tables/{id}/state")
    assert public(after["views"]["1"]) == public(before["views"]["1"])
    assert other.house.opened(1, f"/api/tables/{id}/socket?after=0")
    assert play(other, id)["table"]["status"] == "finished"
    assert other.reopened().house.sleeps(f"/api/tables/{id}/state") == id


def test_the_same_dice_follow_after_a_game_moved(page: Page):
    id = page.table(seats=[{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    text = file_of(page, id)
    other = a_page()
    opened(other, text, id)
    for number in range(60):
        for each in (page, other):
            state = each.ask("GET", f"tables/{id}/state")
            for seat in state["table"]["seats"]:
                if seat["awaited"]:  # nobody is, once the game is over
                    player = seat["player"]
                    state["views"]["1"] = state["views"][str(player)]
                    body = {**command(state, f"k{number}"), "player": player, "seq": state["seq"]}
                    each.ask("POST", f"tables/{id}/act", body)
                    break
    assert file_of(page, id) == file_of(other, id)


def test_game_of_a_program_with_custom_races_can_be_opened(page: Page):
    draft = {
        "race": [{"name": "Otters", "tokens": 5, "ability": [{"tool": "discount", "features": ["coast"]}]}]
    }
    game = Game(make_rules(own=draft), seats=["Ana", "greedy"])
    game.apply(game.parse("banner skeletons"))
    there = opened(page, game.record.to_text())
    assert page.ask("GET", f"tables/{there['id']}/state")["views"]["1"]["column"][0]["race"] == "skeletons"


def test_a_finished_game_can_be_saved_and_verified(page: Page):
    id = page.table()
    play(page, id)
    text = file_of(page, id)
    assert verify(parse_record(text)) > 0
    other = a_page()
    assert opened(other, text, id)["status"] == "finished"
    assert other.ask("GET", f"tables/{id}/chronicle") == page.ask("GET", f"tables/{id}/chronicle")


def test_a_review_judges_one_decision_after_the_other(page: Page, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "SIMULATIONS", 1)
    id = opened(page, (RECORDS / "base" / "2-c.txt").read_text("utf-8"))["id"]
    assert page.house.patient_task() is None  # nobody has asked for a review
    first = page.ask("POST", f"tables/{id}/review")
    assert (first["done"], first["most"], first["running"], first["failed"]) == (0, 0, True, False)
    judge(page)
    assert page.ask("GET", f"tables/{id}/review")["done"] == 1
    while page.house.patient_task() is not None:
        judge(page)
    last = page.ask("GET", f"tables/{id}/review")
    assert (last["running"], last["failed"]) == (False, False)
    assert last["done"] == last["most"] == len(last["review"]["decisions"]) > 2


def test_a_judgement_that_comes_twice_counts_once(page: Page, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "SIMULATIONS", 1)
    id = opened(page, (RECORDS / "base" / "2-c.txt").read_text("utf-8"))["id"]
    page.ask("POST", f"tables/{id}/review")
    task = judge(page)
    page.house.take(task, think(task))
    assert page.ask("GET", f"tables/{id}/review")["done"] == 1


def test_a_review_waits_while_a_game_is_played(page: Page):
    id = opened(page, (RECORDS / "base" / "2-c.txt").read_text("utf-8"))["id"]
    page.ask("POST", f"tables/{id}/review")
    page.table()
    assert page.house.patient_task() is None
    page.house.closed(1)
    assert page.house.patient_task() is not None


def test_a_review_that_fails_can_begin_again(page: Page):
    id = opened(page, (RECORDS / "base" / "2-c.txt").read_text("utf-8"))["id"]
    page.ask("POST", f"tables/{id}/review")
    task = page.house.patient_task()
    assert task is not None
    broken = {**json.loads(task), "record": "{}"}
    page.house.take(task, think(json.dumps(broken)))
    assert page.ask("GET", f"tables/{id}/review")["failed"]
    assert page.ask("POST", f"tables/{id}/review")["running"]


def judge(page: Page) -> str:
    """Judge the next decision of a review, and return the task."""
    task = page.house.patient_task()
    assert task is not None
    page.house.take(task, think(task))
    return task


def test_a_running_game_has_no_review(page: Page):
    id = page.table()
    assert page.refused("POST", f"tables/{id}/review")[0] == 409


def test_the_terminal_replays_a_file(page: Page, tmp_path: Path):
    id = page.table()
    play(page, id, most=4)
    path = tmp_path / "game.smallworld"
    path.write_text(file_of(page, id), "utf-8")
    assert not replay(str(path)).state.over


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/3-a.txt")), ids=lambda path: path.parent.name)
def test_records_of_every_box_open(page: Page, path: Path):
    assert opened(page, path.read_text("utf-8"))["status"] == "finished"


def test_opening_a_file_twice_gives_one_table(page: Page):
    id = page.table()
    early = file_of(page, id)
    play(page, id, most=3)
    assert opened(page, early, id)["id"] == id
    assert opened(page, file_of(page, id), id)["id"] == id
    assert len(page.house.tables) == 1


def test_a_file_never_replaces_another_game(page: Page):
    id = page.table()
    elsewhere = a_page()
    opened(elsewhere, file_of(page, id), id)
    assert elsewhere.house.opened(1, f"/api/tables/{id}/socket?after=0")
    play(elsewhere, id, most=5)
    mine = play(page, id, most=1)
    copy = opened(page, file_of(elsewhere, id), id)["id"]
    assert copy != id
    assert page.ask("GET", f"tables/{id}/state")["seq"] == mine["seq"]


def test_a_damaged_table_keeps_its_place(page: Page):
    id = page.table()
    text = file_of(page, id)
    other = a_page()
    other.house.know_damaged(id)
    assert opened(other, text, id)["id"] != id


def header(**changes: Any) -> str:
    fields = {"smallworld": 1, "boxes": {"base": 1}, "board": "base-2", "seats": ["Ana", "easy"], **changes}
    return json.dumps(fields) + "\n"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 400),
        ("\x89PNG\r\n", 400),
        ("[]\n", 400),
        (header(smallworld=2), 400),
        (header(boxes={"base": 99}), 409),
        (header(boxes={"chess": 1}), 400),
        (header(boxes={}), 400),
        (header(board="base-5"), 400),
        (header(board="../../etc/passwd"), 400),
        (header(board="realm-xx"), 400),
        (header(seats=["Ana"]), 400),
        (header(seats=["A"] * 7), 400),
        (header(options={"own": "some_module"}), 400),
        (header(options={"own": '{"races": 1}'}), 400),
        (header(options={"taken_over": "many"}), 400),
        (header() + "conquer the-moon\n", 400),
        (header() + "decline\n", 400),
        (header() + "undo\n", 400),
        (header() + "x\n" * 5001, 400),
        (header() + "x" * 200_001, 400),
    ],
)
def test_a_damaged_file_is_refused(page: Page, text: str, status: int):
    assert refused(page, text)[0] == status
    assert not page.house.tables
    assert [kind for kind, _, _ in page.kept] == ["user"]


def test_an_unknown_seed_is_replaced(page: Page):
    there = opened(page, header(options={"seed": "00", "seed_hash": "0"}))
    assert there["status"] == "running"
    assert len(page.house.tables[there["id"]].data.seed) == 32


def test_a_file_may_name_more_bots_of_a_level(page: Page):
    id = page.table(seats=[*TWO, {"kind": "bot", "bot": "easy"}])
    kinds = [seat["kind"] for seat in opened(a_page(), file_of(page, id))["seats"]]
    assert kinds == ["person", "bot", "bot"]
