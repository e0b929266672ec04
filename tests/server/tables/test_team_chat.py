"""Team chat: partners read it, and no message, record or export shows it to anybody else."""

from __future__ import annotations

import pytest

SECRET = "Let us meet at the tunnel"


def seated(host, others, kinds, **options):
    """Return a table of All Together Now whose first seat begins; `others` take the open seats in turn."""
    id = host.table(*kinds, first=1, boxes=["base", "underground"], scenario="realms_11", **options)["id"]
    for person in others:
        person.post(f"/api/tables/{id}/join")
    return id


@pytest.fixture
def cem(guest):
    return guest("Cem")


@pytest.fixture
def table(ana, ben, cem):
    """Return a table: Ana and Cem are the surface team (first and fourth), Ben is underground (second)."""
    return seated(ana, [ben, cem], ["me", "open", "random", "open", "random"])


def test_only_partners_can_read_team_chat(ana, ben, cem, guest, table):
    onlooker = guest("Dora")
    screens = {person: person.watch(table) for person in (ana, ben, cem, onlooker)}
    for screen in screens.values():
        screen.next("state")
    ana.post(f"/api/tables/{table}/chat", {"text": SECRET, "team": True})
    ana.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
    for person in (ana, cem):
        first, second = screens[person].said()
        assert (first["text"], first["team"], first["player"]) == (SECRET, True, 1)
        assert "team" not in second
    for person in (ben, onlooker):
        assert [line.get("phrase") for line in screens[person].said()] == ["hello"]


def test_player_who_joins_later_reads_only_their_own_team_chat(ana, ben, cem, guest, table):
    ana.watch(table).send(type="chat", text=SECRET, team=True)
    assert cem.watch(table).next("chat")["text"] == SECRET
    for person in (ben, guest("Dora")):
        assert person.watch(table).said() == []


def test_record_and_export_and_state_contain_no_team_chat(ana, ben, cem, table):
    ana.post(f"/api/tables/{table}/chat", {"text": SECRET, "team": True})
    ways = (f"/api/tables/{table}", f"/api/tables/{table}/state", f"/api/tables/{table}/events?after=0")
    for person in (ana, ben, cem):
        for way in (*ways, f"/api/tables/{table}/record", f"/api/tables/{table}/at/1", "/api/me/export"):
            assert SECRET not in person.web.get(way).text


def test_lone_players_and_spectators_have_no_team_chat(ana, ben, guest):
    table = seated(ana, [ben], ["random", "random", "me", "open", "random"])
    said = {"text": SECRET, "team": True}
    assert ana.post(f"/api/tables/{table}/chat", said, status=403)["error"]["code"] == "no-team"
    assert (
        guest("Dora").post(f"/api/tables/{table}/chat", said, status=403)["error"]["code"] == "not-your-seat"
    )
    ben.post(f"/api/tables/{table}/chat", said)


def test_player_with_seats_in_two_teams_has_no_team_chat(ana, ben):
    table = seated(ana, [ben], ["me", "local", "random", "open", "random"])
    said = {"text": SECRET, "team": True}
    assert ana.post(f"/api/tables/{table}/chat", said, status=403)["error"]["code"] == "no-team"
    ben.post(f"/api/tables/{table}/chat", said)
    assert ana.watch(table).said() == []


def test_nobody_has_team_chat_before_the_game_or_without_teams(ana, ben):
    said = {"text": SECRET, "team": True}
    waiting = seated(ana, [], ["me", "open", "random", "open", "random"])
    assert ana.post(f"/api/tables/{waiting}/chat", said, status=403)["error"]["code"] == "no-team"
    two = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{two}/join")
    assert ana.post(f"/api/tables/{two}/chat", said, status=403)["error"]["code"] == "no-team"


# --- Coins ---------------------------------------------------------------------------------------------


def coins_seen(view):
    return [seat["coins"] is not None for seat in view["seats"]]


def test_partners_do_not_see_the_coins_of_each_other(ana, ben, cem, guest, table):
    for person, seat in ((ana, 1), (ben, 2), (cem, 4)):
        (view,) = person.state(table)["views"].values()
        assert coins_seen(view) == [player == seat for player in range(1, 6)]
        assert all(team["coins"] is None for team in view["teams"])
    onlooker = guest("Dora")
    seq = onlooker.state(table)["seq"]
    assert not any(coins_seen(onlooker.get(f"/api/tables/{table}/at/{seq}")["view"]))


def test_option_for_open_coins_shows_coins_to_everyone(ana, ben):
    kinds = ["me", "random", "random", "open", "random"]
    options = {"boxes": ["base", "underground"], "scenario": "realms_11", "open_coins": True}
    table = ana.table(*kinds, first=1, **options)["id"]
    ben.post(f"/api/tables/{table}/join")
    for person in (ana, ben):
        (view,) = person.state(table)["views"].values()
        assert all(coins_seen(view))


def test_option_for_allied_coins_shows_coins_only_to_allies(ana, ben, cem, guest):
    table = seated(ana, [ben, cem], ["me", "open", "random", "open", "random"], allied_coins=True)
    for person, seen in ((ana, {1, 4}), (ben, {2, 5}), (cem, {1, 4})):
        state = person.state(table)
        assert state["table"]["allied_coins"]
        (view,) = state["views"].values()
        assert coins_seen(view) == [player in seen for player in range(1, 6)]
    onlooker = guest("Dora")
    told = onlooker.state(table)
    assert not any(coins_seen(told["spectator"]))
    assert not any(coins_seen(onlooker.get(f"/api/tables/{table}/at/{told['seq']}")["view"]))
