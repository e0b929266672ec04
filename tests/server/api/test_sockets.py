"""Sockets: messages arrive at once, survive a lost connection, and reach only the right users."""

from __future__ import annotations

import json
import logging

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kit.serving import decides, mine
from kit.waiting import PATIENCE
from server.game.test_branches import play_to_the_end
from smallworld.server.api.compression import frame_of


@pytest.fixture
def table(ana, ben):
    """Return a table of Ana and Ben at which Ana begins."""
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    return table


def _take(screen):
    seq = screen.last["seq"]
    return screen.act(player=1, seq=seq, action={"do": "take", "place": 1})


def test_addresses_of_players_are_not_logged(ana, table, caplog):
    caplog.set_level(logging.INFO)
    with pytest.raises(InvalidStatus):
        ana.watch("a" * 12)
    screen = ana.watch(table)
    screen.next("state")
    screen.close()
    ours = [record.getMessage() for record in caplog.records if record.name != "httpx"]  # not the browser's
    assert ours
    assert [line for line in ours if "127.0.0.1" in line] == []


def test_socket_sends_the_state_first_and_after_every_change(ana, ben, table):
    anas, bens = ana.watch(table), ben.watch(table)
    state = anas.next("state")
    assert state == {**ana.state(table), "table": state["table"]}
    assert bens.next("state")["views"].keys() == {"2"}
    key = _take(anas)
    done = anas.next("done")
    news = bens.next("state", lambda state: state["events"])
    assert done == {"type": "done", "key": key, "seq": news["seq"]}
    # A combo is taken, and chance fills the column.
    assert [event["action"]["do"] for event in news["events"]] == ["take", "banner", "badge"]
    assert news["views"]["2"]["actions"] == []
    assert news["spectator"] is None


def test_spectators_see_only_public_state(guest, ana, table):
    stranger = guest("Cem")
    state = stranger.watch(table).next("state")
    assert state["views"] == {}
    assert [seat["coins"] for seat in state["spectator"]["seats"]] == [None, None]
    stranger.web.cookies.clear()
    assert stranger.watch(table).next("state")["views"] == {}


def test_socket_that_reconnects_resumes_after_its_last_event(ana, table):
    screen = ana.watch(table)
    screen.next("state")
    _take(screen)
    state = screen.next("state", lambda state: state["events"])
    screen.close()
    for _ in range(3):
        state = ana.state(table)
        if not decides(state):
            break
        ana.act(table, player=1, seq=state["seq"], action=mine(state)[1]["actions"][0])
    everything = ana.get(f"/api/tables/{table}/events")["events"]
    for after in (0, 5, 12, len(everything) - 1, len(everything), len(everything) + 3):
        assert ana.watch(table, after=after).next("state")["events"] == everything[after:]
    assert ana.watch(table).next("state")["events"] == []


def test_socket_sends_events_that_are_no_longer_in_memory(ana):
    table = ana.table("me", "local Ben")["id"]
    play_to_the_end(ana, table)
    told = ana.watch(table, after=0).next("state")
    assert [event["seq"] for event in told["events"]] == list(range(1, told["seq"] + 1))


def test_new_state_arrives_before_the_answer_to_a_command(ana, table):
    screen = ana.watch(table)
    state = screen.next("state")
    for _ in range(20):
        if not decides(state):
            break
        player, view = mine(state)
        screen.act(player=player, seq=state["seq"], action=view["actions"][0])
        done = screen.next("done")
        state = screen.last
        assert state["seq"] >= done["seq"]


def test_command_resent_after_a_lost_connection_runs_once(ana, table):
    screen = ana.watch(table)
    seq = screen.next("state")["seq"]
    command = {"player": 1, "seq": seq, "key": "lost", "action": {"do": "take", "place": 1}}
    screen.act(**command)
    screen.close()  # and the answer is never read
    again = ana.watch(table, after=seq)
    again.next("state")
    again.act(**command)
    assert again.next("done")["seq"] == ana.state(table)["seq"]
    taken = [event for event in ana.get(f"/api/tables/{table}/events")["events"] if event["player"]]
    assert len(taken) == 1


def test_broken_connection_leaves_no_command_half_done(ana):
    table = ana.table("me", "local", first=1)["id"]
    for number in range(20):
        state = ana.state(table)
        if not decides(state):
            break
        player, view = mine(state)
        screen = ana.watch(table)
        command = {"player": player, "seq": state["seq"], "key": f"k{number}", "action": view["actions"][0]}
        screen.act(**command)
        screen.socket.socket.close()  # at once, in the middle of the command
        answer = ana.act(table, **command)
        assert ana.state(table)["seq"] == answer["seq"]
        assert answer["events"][0]["action"] == view["actions"][0]


def test_socket_error_names_the_key_of_its_command(ana, table):
    screen = ana.watch(table)
    state = screen.next("state")
    key = screen.act(player=1, seq=state["seq"] + 5, action={"do": "take", "place": 1})
    answer = screen.next("error")
    assert (answer["key"], answer["error"]["code"], answer["error"]["seq"]) == (key, "stale", state["seq"])
    screen.act(player=2, seq=state["seq"], action={"do": "take", "place": 1})
    assert screen.next("error")["error"]["code"] == "not-your-seat"
    screen.act(player=1, seq=state["seq"], action={"do": "decline"})
    assert screen.next("error")["error"]["allowed"]
    for text in (
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "chat"}',
        "[" * 9000,
    ):
        screen.socket.send(text)
        assert screen.next("error")["error"]["code"] == "malformed"
    assert ana.state(table)["seq"] == state["seq"]


def test_socket_answers_a_ping(ana, table):
    screen = ana.watch(table)
    screen.send(type="ping")
    assert screen.next("pong") == {"type": "pong"}


def test_socket_message_that_is_too_long_ends_the_connection(ana, table):
    screen = ana.watch(table)
    screen.socket.send(json.dumps({"type": "chat", "text": "x" * 17_000}))
    with pytest.raises(ConnectionClosed) as closed:
        screen.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_socket_from_another_origin_is_refused(ana, house, table):
    with pytest.raises(InvalidStatus):
        ana.watch(table, Origin="https://evil.example")
    assert ana.watch(table, Origin=house.url).next("state")
    with pytest.raises(InvalidStatus):
        ana.watch("none")


def test_every_page_at_a_table_shows_who_is_present(ana, ben, table):
    screen = ana.watch(table)
    screen.next("state")
    bens = ben.watch(table)
    screen.next("table", lambda message: message["table"]["seats"][1]["here"])
    bens.close()
    screen.next("table", lambda message: not message["table"]["seats"][1]["here"])


def test_start_of_the_game_reaches_every_page_at_the_table(ana, ben):
    table = ana.table("me", "open")["id"]
    screen = ana.watch(table)
    assert screen.next("state")["table"]["status"] == "open"
    ben.post(f"/api/tables/{table}/join")
    assert set(screen.next("state", lambda state: state["views"])["views"]) == {"1"}


def test_chat_line_reaches_the_other_pages_at_the_table(ana, ben, guest, table):
    screen = ben.watch(table)
    screen.next("state")
    ana.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
    said = screen.next("chat")
    assert (said["player"], said["name"], said["phrase"]) == (1, "Ana", "hello")
    screen.send(type="chat", text="<b>Hi\u202e</b>\n  there")
    assert screen.next("chat")["text"] == "<b>Hi </b> there"
    region = ana.get("/api/boards/base-2")["regions"][0]["id"]
    ana.post(f"/api/tables/{table}/chat", {"region": region})
    assert screen.next("chat")["region"] == region
    for wrong in (
        {"phrase": "abracadabra"},
        {"text": ""},
        {"text": "x" * 301},
        {},
        {"phrase": "bye", "text": "x"},
        {"phrase": "bye", "region": "hatchet-forest"},
        {"region": "nowhere"},
    ):
        ana.post(f"/api/tables/{table}/chat", wrong, status=400)
    guest("Cem").post(f"/api/tables/{table}/chat", {"phrase": "hello"}, status=403)
    late = ana.watch(table)
    assert late.next("chat")["phrase"] == "hello"  # those who come later read the earlier lines


def test_unchanged_parts_of_the_state_are_not_sent_again(ana, table):
    screen = ana.watch(table)
    sizes: list[int] = []
    receive = screen.socket.protocol.receive_data

    def weigh(data):
        sizes.append(len(data))
        receive(data)

    screen.socket.protocol.receive_data = weigh
    screen.next("state")
    _take(screen)
    state = screen.next("state", lambda state: state["events"])
    before = sum(sizes)
    message = {"player": 1, "seq": state["seq"], "action": mine(state)[1]["actions"][0]}
    screen.act(**message)
    after = screen.next("state", lambda news: news["seq"] > state["seq"])
    assert len(json.dumps(after)) > 8_000
    assert sum(sizes) - before < 2_000


def test_viewers_of_the_same_state_share_one_message(ana, guest, table):
    screen = ana.watch(table)
    strangers = [guest(name).watch(table) for name in ("Cem", "Dora")]
    for each in (screen, *strangers):
        each.next("state")
    before = frame_of.cache_info()
    _take(screen)
    for each in (screen, *strangers):
        each.next("state", lambda state: state["events"])
    after = frame_of.cache_info()
    assert [stranger.changes for stranger in strangers] == [strangers[0].changes] * 2
    assert after.hits - before.hits == len(strangers) - 1


def test_clients_that_cannot_apply_changes_get_whole_states(ana, table):
    url = f"{ana.url.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"Cookie": f"smallworld={ana.web.cookies['smallworld']}"}
    with connect(url, additional_headers=cookie, legacy=True) as plain:
        first = json.loads(plain.recv(timeout=PATIENCE))
        screen = ana.watch(table)
        screen.next("state")
        _take(screen)
        then = json.loads(plain.recv(timeout=PATIENCE))
    assert (first["type"], then["type"]) == ("state", "state")
    assert then["events"]
