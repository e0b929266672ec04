"""Passwords: guesses lock no user out, users may change their password, and sessions end one by one."""

from __future__ import annotations

from itertools import count

import pytest

from kit.serving import LiveServer, Person
from smallworld.server.limits import RATES
from smallworld.server.settings import Settings

OLD, NEW = "correct horse", "battery staple"
NUMBERS = count(1)


@pytest.fixture
def name(house):
    """Return a name that no account has; tests share a database."""
    return f"Dido {next(NUMBERS)} {house.host[-4:]}"


@pytest.fixture
def browser(house):
    """Yield a function that makes browsers without a login."""
    opened = []

    def make(url=house.url):
        opened.append(Person(url))
        return opened[-1]

    yield make
    for person in opened:
        person.close()


def calling_from(person, address):
    """Send the requests of a browser from an address, as a proxy on this machine would."""
    person.web.headers["x-forwarded-for"] = address
    return person


@pytest.mark.usefixtures("no_bucket_fills")
def test_wrong_passwords_do_not_lock_out_known_browsers(sqlite, browser):
    house = LiveServer(Settings(database=sqlite, bot_delay=0))
    owner = calling_from(browser(house.url), "10.0.0.1")
    owner.post("/api/account", {"name": "Ana", "password": OLD})
    owner.post("/api/logout")
    tries = 0
    for number in range(2, 60):
        eve = calling_from(browser(house.url), f"10.0.0.{number}")
        for _ in range(RATES["account"][0]):
            tries += 1
            if eve.web.post("/api/login", json={"name": "ANA", "password": "a guess"}).status_code == 429:
                break
        else:
            continue
        break
    assert tries > RATES["name"][0]
    strange = calling_from(browser(house.url), "10.0.1.1")
    strange.post("/api/login", {"name": "Ana", "password": OLD}, status=429)
    assert owner.post("/api/login", {"name": "Ana", "password": OLD})["user"]["name"] == "Ana"
    house.stop()


@pytest.mark.usefixtures("no_bucket_fills")
def test_wrong_passwords_from_one_address_do_not_block_others(sqlite, browser):
    house = LiveServer(Settings(database=sqlite, bot_delay=0))
    owner = calling_from(browser(house.url), "10.0.0.1")
    owner.post("/api/account", {"name": "Ana", "password": OLD})
    eve = calling_from(browser(house.url), "10.0.0.2")
    guess = {"name": "Ana", "password": "a guess"}
    while eve.web.post("/api/login", json=guess).status_code != 429:
        pass
    elsewhere = calling_from(browser(house.url), "10.0.0.3")
    assert elsewhere.post("/api/login", {"name": "Ana", "password": OLD})["user"]["name"] == "Ana"
    house.stop()


def test_made_up_cookie_does_not_count_as_a_known_browser(house, browser, name):
    owner, eve = browser(), browser()
    owner.post("/api/account", {"name": name, "password": OLD})
    word = owner.web.cookies["smallworld_known"]
    for made_up in ("", "x", "." * 80, word[:-1], f"{'0' * 16}.{word[17:]}", "é"):
        assert house.call(house.registry.people.known_browser(name, made_up)) is None
    assert house.call(house.registry.people.known_browser(name, word)) == word[:16]
    assert house.call(house.registry.people.known_browser("Nobody", word)) is None
    eve.post("/api/login", {"name": name, "password": "a guess"}, status=401)
    assert "smallworld_known" not in eve.web.cookies


def test_password_change_logs_out_other_browsers(browser, name):
    phone, desk = browser(), browser()
    account = phone.post("/api/account", {"name": name, "password": OLD})["user"]
    desk.post("/api/login", {"name": name, "password": OLD})
    phone.post("/api/me/password", {"old": "wrong horse", "new": NEW}, status=401)
    phone.post("/api/me/password", {"new": NEW}, status=401)
    phone.post("/api/me/password", {"old": OLD, "new": "short"}, status=400)
    phone.post("/api/me/password", {"old": OLD, "new": NEW})
    assert phone.get("/api/me")["user"] == account
    assert desk.get("/api/me")["user"] is None
    desk.post("/api/login", {"name": name, "password": OLD}, status=401)
    assert desk.post("/api/login", {"name": name, "password": NEW})["user"] == account


def test_guest_cannot_change_a_password(browser):
    guest = browser()
    guest.post("/api/guest", {"name": "Ana"})
    guest.post("/api/me/password", {"new": NEW}, status=403)
    browser().post("/api/me/password", {"new": NEW}, status=401)


def test_user_can_end_single_sessions(browser, name):
    phone, desk, stolen = browser(), browser(), browser()
    phone.post("/api/account", {"name": name, "password": OLD})
    for other in (desk, stolen):
        other.post("/api/login", {"name": name, "password": OLD})
    sessions = phone.get("/api/me/sessions")["sessions"]
    assert [session["current"] for session in sessions] == [False, False, True]
    phone.delete(f"/api/me/sessions/{sessions[0]['id']}")
    assert stolen.get("/api/me")["user"] is None
    assert desk.get("/api/me")["user"] == phone.get("/api/me")["user"]
    assert len(phone.get("/api/me/sessions")["sessions"]) == 2
    phone.delete(f"/api/me/sessions/{sessions[0]['id']}", status=404)


def test_user_cannot_end_the_session_of_another_user(browser, name):
    owner, eve = browser(), browser()
    owner.post("/api/account", {"name": name, "password": OLD})
    eve.post("/api/guest", {"name": "Eve"})
    [session] = owner.get("/api/me/sessions")["sessions"]
    eve.delete(f"/api/me/sessions/{session['id']}", status=404)
    eve.delete("/api/me/sessions/%25", status=400)
    assert owner.get("/api/me")["user"]["name"] == name
    assert "token" not in session
