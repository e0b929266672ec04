"""Push notifications of turns: their recipients, times, texts and browsers."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from socket import SHUT_RDWR

import pytest
from py_vapid import Vapid

from kit.pushing import CONTACT, NAME, Device, PushService
from kit.servers import pretend
from kit.serving import LiveServer, anything, decides, mine
from kit.waiting import PATIENCE
from smallworld.server.push.notices import Notices
from smallworld.server.push.subscriptions import MOST
from smallworld.server.settings import Settings
from smallworld.server.tables.watcher import Watcher

PASSWORD = "correct horse"
MINE = "/api/push/subscriptions"


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with PushService(tmp_path_factory.mktemp("push")) as service:
        yield service


def open_house(database, push, **settings):
    return LiveServer(
        Settings(database=database, bot_delay=0, bot_processes=1, push=push, notice_delay=0, **settings)
    )


@pytest.fixture(scope="module")
def house(database, service):
    house = open_house(database, service.push(), limits=False)
    yield house
    house.stop()


@pytest.fixture
def letters(service):
    """Return the letters that have arrived since the test began."""
    assert service.letters.empty()
    return service.letters


@pytest.fixture(autouse=True)
def nothing_left(house, service):
    """Check that no letter is left unread at the end of a test."""
    yield
    settle(house)
    left = [service.letters.get() for _ in range(service.letters.qsize())]
    assert not left


def settle(house, notices=None):
    """Wait until no notification is being sent."""
    work = (notices or house.registry.notices)._work

    async def wait():
        while work:
            await asyncio.wait(work)

    house.call(wait())


def told(house, person):
    """Return the endpoints at which a user is notified."""
    return {subscription.endpoint for subscription in house.call(house.registry.subscriptions.of(person.id))}


def outcomes(house):
    """Return the numbers of notifications, by outcome."""
    lines = house.registry.metrics.text().decode().splitlines()
    found = [line for line in lines if line.startswith("smallworld_notices_total{")]
    return {line.split('"')[1]: float(line.split()[-1]) for line in found}


def subscribe(person, name, language="en"):
    device = Device(name)
    assert person.post(MINE, device.wish(language)) == {}
    return device


def a_table(ana, ben):
    """Return a game of two players on Ana's turn."""
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    return table


def play_turn(person, table):
    turn = None
    while decides(state := person.state(table)) and turn in (None, state["table"]["turn"]):
        turn = state["table"]["turn"]
        player, view = mine(state)
        person.act(table, player=player, seq=state["seq"], action=view["actions"][-1])


def test_absent_player_is_notified_once_per_turn(house, ana, ben, letters):
    anas, bens = subscribe(ana, "ana"), subscribe(ben, "ben")
    table = a_table(ana, ben)
    letter = letters.get(timeout=PATIENCE)
    assert letter.path == "/ana"
    assert json.loads(anas.read(letter)) == {
        "title": "Small World",
        "body": "It’s your turn against Ben.",
        "language": "en",
        "table": table,
    }
    play_turn(ana, table)  # several decisions
    letter = letters.get(timeout=PATIENCE)
    assert letter.path == "/ben"
    assert "against Ana" in bens.read(letter)


def test_push_message_has_a_sender_and_an_expiry_time(house, ana, ben, letters):
    subscribe(ana, "ana")
    table = a_table(ana, ben)
    headers = letters.get(timeout=PATIENCE).headers
    assert headers["Host"] == NAME
    assert (headers["TTL"], headers["Topic"], headers["Content-Encoding"]) == ("86400", table, "aes128gcm")
    signature = headers["Authorization"]
    assert Vapid.verify(signature)
    assert signature.endswith(f"k={house.registry.settings.push.public_key}")
    claims = json.loads(base64.urlsafe_b64decode(signature.partition("t=")[2].split(".")[1] + "=="))
    assert (claims["sub"], claims["aud"]) == (CONTACT, f"https://{NAME}")


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "C’est à vous de jouer contre Ben."), ("nl", "Jij bent aan de beurt tegen Ben.")],
)
def test_notification_is_in_the_language_of_the_browser(ana, ben, letters, language, said):
    device = subscribe(ana, "ana", language)
    a_table(ana, ben)
    assert json.loads(device.read(letters.get(timeout=PATIENCE)))["body"] == said


def test_player_who_is_at_the_table_is_not_notified(house, ana, ben, letters):
    subscribe(ana, "ana")
    table = ana.table("me", "open", first=1)["id"]
    ana.watch(table).next("state")
    ben.post(f"/api/tables/{table}/join")
    settle(house)
    assert letters.empty()


def test_player_whose_connection_drops_is_notified(ana, ben, letters):
    subscribe(ana, "ana")
    table = ana.table("me", "open", first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    ben.post(f"/api/tables/{table}/join")
    screen.next("state", lambda state: decides(state))
    screen.socket.socket.shutdown(SHUT_RDWR)  # the phone has no connection
    assert letters.get(timeout=PATIENCE).path == "/ana"


def test_player_who_closes_the_page_on_turn_is_not_notified(house, ana, ben, letters):
    subscribe(ana, "ana")
    table = ana.table("me", "open", first=1)["id"]
    screen, other = ana.watch(table), ben.watch(table)
    for each in (screen, other):
        each.next("state")
    ben.post(f"/api/tables/{table}/join")
    screen.next("state", lambda state: decides(state))
    screen.close()
    other.next("table", lambda message: not message["table"]["seats"][0]["here"])
    settle(house)
    assert letters.empty()


@pytest.mark.parametrize("comes", [True, False])
def test_player_who_comes_to_the_table_in_time_is_not_notified(house, ana, ben, letters, comes):
    table = house.registry.tables[a_table(ana, ben)]
    settle(house)  # the player could not be notified of this turn
    subscribe(ana, "ana")
    registry, user = house.registry, ana.id
    notices = Notices(
        registry.settings.push, registry.subscriptions, registry.limits, registry.metrics, delay=0
    )

    def turn_begins():
        notices.consider(table, table.audience.here)
        if comes:
            table.audience.enter(Watcher(user, None))

    house.do(turn_begins)
    settle(house, notices)
    assert letters.empty() == comes
    if not comes:
        letters.get()


def test_player_who_has_left_is_not_notified(house, ana, ben, letters):
    subscribe(ana, "ana")
    subscribe(ben, "ben")
    table = ana.table("me", "open", first=2)["id"]
    ben.post(f"/api/tables/{table}/join")
    assert letters.get(timeout=PATIENCE).path == "/ben"
    ana.post(f"/api/tables/{table}/leave")
    play_turn(ben, table)
    ben.watch(table).next("state", decides)  # a bot has played Ana's turn
    settle(house)
    while not letters.empty():
        assert letters.get().path == "/ben"


def test_player_with_withdrawn_tokens_is_notified(house, ana, ben, letters, monkeypatch):
    monkeypatch.setattr("smallworld.house.tables.setting_up.new_seed", lambda: bytes(32))
    devices = {ana: subscribe(ana, "ana"), ben: subscribe(ben, "ben")}
    table, dice = a_table(ana, ben), random.Random(1)
    while True:
        person = next(person for person in (ana, ben) if decides(state := person.state(table)))
        player, view = mine(state)
        if view["on_turn"] != player:
            break
        person.act(table, player=player, seq=state["seq"], action=anything(view, dice))
        settle(house)  # letters come in the order in which they were sent
    last = [letters.get() for _ in range(letters.qsize())][-1]
    other = "Ben" if person is ana else "Ana"
    said = json.loads(devices[person].read(last))["body"]
    assert said == f"Place your returned tokens in the game against {other}."


def test_player_is_notified_once_of_a_rematch(house, ana, ben, letters):
    table = a_table(ana, ben)
    settle(house)  # the player could not be notified of this turn
    pretend(house.registry.tables[table], status="finished")  # as if the players had moved
    devices = {"/ana": subscribe(ana, "ana"), "/ben": subscribe(ben, "ben")}
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    letter = letters.get(timeout=PATIENCE)
    assert letter.path == "/ben"
    said = json.loads(devices["/ben"].read(letter))
    assert (said["body"], said["table"]) == ("You’re invited to a rematch with Ana.", again)
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == again
    settle(house)
    assert letters.empty()


def test_moves_do_not_wait_for_a_push_service(house, service, ana, ben, letters):
    subscribe(ana, "ana")
    subscribe(ben, "ben")
    service.awake.clear()
    try:
        table = a_table(ana, ben)
        play_turn(ana, table)
        assert decides(ben.state(table))
    finally:
        service.awake.set()
    assert {letters.get(timeout=PATIENCE).path for _ in "ab"} == {"/ana", "/ben"}


@pytest.mark.parametrize(
    ("status", "outcome", "is_kept"),
    [
        (200, "sent", True),
        (404, "gone", False),
        (410, "gone", False),
        (429, "failed", True),
        (503, "failed", True),
    ],
)
def test_subscription_that_a_push_service_dropped_is_deleted(
    house, service, ana, ben, letters, status, outcome, is_kept
):
    subscribe(ana, "ana")
    service.answers["/ana"] = status
    before = outcomes(house).get(outcome, 0)
    a_table(ana, ben)
    letters.get(timeout=PATIENCE)
    settle(house)
    del service.answers["/ana"]
    assert outcomes(house)[outcome] == before + 1
    assert bool(told(house, ana)) == is_kept


def test_server_does_not_follow_redirects_of_push_services(house, service, ana, ben, letters):
    subscribe(ana, "ana")
    service.answers["/ana"] = 307
    a_table(ana, ben)
    assert letters.get(timeout=PATIENCE).path == "/ana"
    settle(house)  # there is no second letter
    del service.answers["/ana"]


def test_push_service_that_resolves_to_localhost_is_not_called(database, service, letters):
    careful = open_house(database, service.push(is_guarded=True))
    with careful.guest("Ana") as ana, careful.guest("Ben") as ben:
        subscribe(ana, "ana")
        a_table(ana, ben)
        settle(careful)
        assert outcomes(careful) == {"failed": 1}
        assert letters.empty()
    careful.stop()


# --- Subscriptions ----------------------------------------------------------------------------------


def test_push_key_is_available_without_login(house, service, ana):
    key = house.registry.settings.push.public_key
    assert ana.get("/api/push") == {"key": key}
    assert len(key) == 87


def test_subscribing_without_a_push_key_is_refused(sqlite):
    house = LiveServer(Settings(database=sqlite, bot_processes=1))
    with house.guest() as ana:
        assert ana.get("/api/push") == {"key": None}
        assert ana.post(MINE, Device("ana").wish(), 404)["error"]["code"] == "no-push"
    house.stop()


def test_subscription_belongs_to_one_browser(house, ana):
    subscribe(ana, "first")
    subscribe(ana, "second", "fr")
    assert told(house, ana) == {f"https://{NAME}/second"}
    assert ana.web.delete(MINE).json() == {}
    assert told(house, ana) == set()


def test_logout_deletes_the_subscription(house, ana):
    subscribe(ana, "ana")
    id = ana.id
    ana.post("/api/logout")
    assert house.call(house.registry.subscriptions.of(id)) == []
    ana.post(MINE, Device("ana").wish(), 401)


def test_shared_browser_notifies_only_its_last_subscriber(house, ana, ben):
    subscribe(ana, "shared")
    subscribe(ben, "shared")
    assert told(house, ana) == set()
    assert told(house, ben) == {f"https://{NAME}/shared"}


def test_eleventh_browser_of_a_user_replaces_the_oldest(house, guest):
    name = f"Many {house.host[-5:]}"
    browsers = [guest() for _ in range(MOST + 1)]
    browsers[0].post("/api/account", {"name": name, "password": PASSWORD})
    subscribe(browsers[0], "device-0")
    for number, browser in enumerate(browsers[1:], 1):
        browser.post("/api/login", {"name": name, "password": PASSWORD})
        subscribe(browser, f"device-{number}")
    assert told(house, browsers[0]) == {f"https://{NAME}/device-{number}" for number in range(1, MOST + 1)}


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": f"http://{NAME}/x"},
        {"endpoint": f"https://{NAME}/{'x' * 1000}"},
        {"endpoint": None},
        {"keys": {"p256dh": "AAAA", "auth": "A" * 22}},
        {"keys": {"p256dh": Device("x").wish()["keys"]["p256dh"], "auth": "AAAA"}},
        {"keys": {"p256dh": Device("x").wish()["keys"]["p256dh"], "auth": "!" * 22}},
        {"keys": {"p256dh": Device("x").wish()["keys"]["p256dh"]}},
        {"language": "tlh"},
        {"more": 1},
    ],
)
def test_malformed_subscriptions_are_refused(house, ana, change):
    answer = ana.post(MINE, {**Device("ana").wish(), **change}, 400)
    assert answer["error"]["code"] == "malformed"
    assert told(house, ana) == set()


@pytest.mark.usefixtures("no_bucket_fills")
def test_subscribing_is_rate_limited(sqlite, service):
    house = open_house(sqlite, service.push())
    with house.guest() as ana:
        for number in range(10):
            subscribe(ana, str(number))
        assert ana.post(MINE, Device("ana").wish(), 429)["error"]["code"] == "too-often"
    house.stop()
