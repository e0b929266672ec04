"""Personal data: a guest's seats move to the account, and users can export and delete their data."""

from __future__ import annotations

from itertools import count

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from kit.serving import Person, mine
from smallworld.server.accounts.people import hashed
from smallworld.server.storage.sql_tables import passkeys, seats, sessions, subscriptions, users

PASSWORD = "correct horse"
NUMBERS = count(1)


@pytest.fixture
def cleo(house):
    """Yield a user with an account of a new name."""
    name = f"Cleo {next(NUMBERS)} {house.host[-4:]}"
    with Person(house.url) as person:
        person.post("/api/account", {"name": name, "password": PASSWORD})
        yield person


def log_in(person, cleo):
    return person.post("/api/login", {"name": cleo.get("/api/me")["user"]["name"], "password": PASSWORD})


def rows(house, table, *conditions):
    return house.call(
        house.registry.database.read(lambda c: c.execute(select(table).where(*conditions)).all())
    )


# --- From a guest to an account ------------------------------------------------------------------------


def test_seats_of_a_guest_move_to_the_account(house, ana, ben, cleo):
    running = ana.table("me", "local", first=1)["id"]
    waiting = ana.table("me", "open")["id"]
    bens = ben.table("me", "open", first=2)["id"]
    ana.post(f"/api/tables/{bens}/join")
    guest = ana.id
    account = log_in(ana, cleo)["user"]
    assert account == cleo.get("/api/me")["user"]
    assert {game["id"] for game in ana.get("/api/me/games")["games"]} == {running, waiting, bens}
    for person in (ana, cleo):
        state = person.state(bens)
        player, view = mine(state)
        assert player == 2
    person.act(bens, player=2, seq=state["seq"], action=view["actions"][0])
    assert cleo.get(f"/api/tables/{waiting}")["host"] == account["id"]
    cleo.post(f"/api/tables/{waiting}/start")
    assert rows(house, users, users.c.id == guest) == []
    assert rows(house, seats, seats.c.user == guest) == []


def test_finished_games_on_disk_move_to_the_account_too(house, ana, cleo):
    table = ana.table("me", "greedy")["id"]
    screen = ana.watch(table)
    ana.post(f"/api/tables/{table}/leave")
    screen.next("state", lambda state: state["table"]["status"] == "finished")
    house.do(lambda: house.registry.tables.pop(table))
    log_in(ana, cleo)
    assert [game["id"] for game in cleo.get("/api/me/games")["games"]] == [table]


def test_account_holder_who_logs_in_elsewhere_moves_no_games(house, cleo):
    with Person(house.url) as other:
        name = f"Dora {next(NUMBERS)} {house.host[-4:]}"
        dora = other.post("/api/account", {"name": name, "password": PASSWORD})["user"]
        table = other.table("me", "local")["id"]
        log_in(other, cleo)
        assert other.get("/api/me/games")["games"] == []
        assert other.get(f"/api/tables/{table}")["host"] == dora["id"]


def test_open_page_reconnects_as_the_account_after_login(ana, cleo):
    table = ana.table("me", "local", first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    log_in(ana, cleo)
    with pytest.raises(ConnectionClosed) as closed:
        screen.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert mine(ana.watch(table).next("state"))[0] == 1


def test_logout_closes_open_sockets(ana):
    table = ana.table("me", "local", first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    ana.post("/api/logout")
    with pytest.raises(ConnectionClosed):
        screen.next("never")


# --- Taken along ---------------------------------------------------------------------------------------


def test_export_contains_everything_stored_about_a_user(house, cleo, ana):
    table = cleo.table("me", "local", first=1)["id"]
    cleo.post(f"/api/tables/{table}/orders", {"player": 1, "order": "even", "race": "elves"})
    waiting = cleo.table("me", "open")["id"]
    ana.table("me", "local")
    session = hashed(cleo.web.cookies["smallworld"])
    browser = {
        "endpoint": f"https://push.example/{session}",
        "p256dh": "key",
        "auth": "secret",
        "language": "nl",
    }
    new = insert(subscriptions).values(session=session, created=5000, **browser)
    house.call(house.registry.database.write(lambda c: c.execute(new)))
    answer = cleo.web.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["user"].items() >= cleo.get("/api/me")["user"].items()
    assert len(kept["sessions"]) == 1
    assert kept["passkeys"] == []
    assert kept["subscriptions"] == [{"endpoint": browser["endpoint"], "language": "nl", "created": 5}]
    by_id = {entry["table"]["id"]: entry for entry in kept["tables"]}
    assert by_id.keys() == {table, waiting}
    assert by_id[table]["orders"]["1"] == {"order": "ask", "races": {"elves": "even"}}
    assert cleo.web.get(by_id[table]["record"]).text
    assert by_id[waiting]["record"] is None
    assert PASSWORD not in answer.text
    assert "argon2" not in answer.text


def test_export_and_deletion_require_a_session(house):
    with Person(house.url) as person:
        assert person.get("/api/me/export", 401)["error"]["code"] == "nobody"
        assert person.delete("/api/me", 401)["error"]["code"] == "nobody"


# --- Given up ------------------------------------------------------------------------------------------


def test_deleted_account_leaves_its_games_without_a_name(house, cleo, ben):
    user = cleo.get("/api/me")["user"]
    running = cleo.table("me", "open", first=2)["id"]
    ben.post(f"/api/tables/{running}/join")
    alone = cleo.table("me", "open")["id"]
    cleo.post(f"/api/tables/{running}/chat", {"text": "It is me"})
    assert cleo.delete("/api/me") == {"user": None}
    assert cleo.get("/api/me")["user"] is None
    seat = ben.get(f"/api/tables/{running}")["seats"][0]
    assert (seat["name"], seat["away"]) == ("Somebody", True)
    ben.get(f"/api/tables/{alone}", 404)
    assert user["name"] not in ben.web.get(f"/api/tables/{running}/record").text
    assert not house.registry.tables[running].audience.chat
    [row] = rows(house, users, users.c.id == user["id"])
    assert (row.name, row.kind, row.login, row.password) == ("Somebody", "gone", None, None)
    for table in (sessions, passkeys):
        assert rows(house, table, table.c.user == user["id"]) == []
    cleo.post("/api/login", {"name": user["name"], "password": PASSWORD}, status=401)
    cleo.post("/api/account", {"name": user["name"], "password": PASSWORD})  # the name is free again


def test_guest_may_be_deleted_without_a_recent_login(house, ana):
    id = ana.id
    long_ago(house, id)
    ana.delete("/api/me")
    assert rows(house, users, users.c.id == id)[0].name == "Somebody"


def test_deleting_an_account_requires_a_recent_login(house, cleo):
    long_ago(house, cleo.id)
    assert cleo.delete("/api/me", 403)["error"]["code"] == "log-in-again"
    log_in(cleo, cleo)
    cleo.delete("/api/me")


def long_ago(house, user):
    """Date a user's sessions back by an hour."""
    hour = 3_600_000
    earlier = update(sessions).where(sessions.c.user == user).values(created=sessions.c.created - hour)
    house.call(house.registry.database.write(lambda c: c.execute(earlier)))


def test_deletion_of_an_account_needs_the_header_of_the_page(house, cleo):
    answer = cleo.web.delete("/api/me", headers={"X-Requested-With": ""})
    assert answer.status_code == 403
    assert cleo.get("/api/me")["user"]
