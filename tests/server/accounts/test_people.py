"""Guests, accounts, sessions and passkeys."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import count
from secrets import token_bytes
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import select, update
from webauthn.helpers import bytes_to_base64url

from kit.serving import Person
from kit.watch import watch_of
from smallworld.house.game.play import now_ms
from smallworld.server.accounts.passkeys import CHALLENGE_SECONDS, Passkeys, Site
from smallworld.server.storage.sql_tables import sessions, users

PASSWORD = "correct horse"
NUMBERS = count(1)


@pytest.fixture
def name(house):
    """Return a name that no account has; tests share a database."""
    return f"Cleo {next(NUMBERS)} {house.host[-4:]}"


@pytest.fixture
def browser(house):
    """Yield a function that makes browsers without a login."""
    opened = []

    def make():
        opened.append(Person(house.url))
        return opened[-1]

    yield make
    for person in opened:
        person.close()


def test_request_without_a_session_has_no_user(browser):
    assert browser().get("/api/me")["user"] is None
    assert browser().get("/api/me/games", status=401)["error"]["code"] == "nobody"


def test_guest_can_play_without_an_account(browser):
    person = browser()
    user = person.post("/api/guest", {"name": "  Zoë \u202e\n Müller "})["user"]
    assert (user["name"], user["kind"]) == ("Zoë Müller", "guest")
    assert person.get("/api/me")["user"] == user
    again = person.post("/api/guest", {"name": "Zo"})["user"]
    assert again == {**user, "name": "Zo"}
    assert person.get("/api/me")["user"] == again


@pytest.mark.parametrize("body", [{}, {"name": 7}, {"nam": "x"}, []])
def test_name_that_is_not_a_text_is_refused(browser, body):
    assert browser().post("/api/guest", body, status=400)["error"]["code"] == "malformed"


def test_names_are_limited_to_the_announced_length(browser):
    person = browser()
    most = person.get("/api/me")["longest_name"]
    assert person.post("/api/guest", {"name": "x" * most})["user"]["name"] == "x" * most
    for name in ("", " \n ", "x" * (most + 1)):
        error = person.post("/api/guest", {"name": name}, status=400)["error"]
        assert (error["code"], error["facts"]) == ("bad-name", {"most": most})


@pytest.mark.parametrize("nothing", ["\u3164", "\u2800", "\u115f", "\ufe0f", "\u200d"])
def test_invisible_names_are_refused(browser, nothing):
    assert browser().post("/api/guest", {"name": nothing}, status=400)["error"]["code"] == "bad-name"


def test_names_may_contain_joined_emoji_and_zero_width_joiners(browser):
    for name in ("👩\u200d👩\u200d👧", "می\u200cخواهم"):
        assert browser().post("/api/guest", {"name": name})["user"]["name"] == name


def test_names_that_look_alike_belong_to_the_same_account(browser, name):
    person = browser()
    person.post("/api/account", {"name": name, "password": PASSWORD})
    for other in (f"{name}\ufe0f", name.replace("l", "l\u034f"), name.replace("e", "е"), name.upper()):
        wish = {"name": other, "password": PASSWORD}
        assert browser().post("/api/account", wish, status=409)["error"]["code"] == "name-taken", other
    person.post("/api/logout")
    person.post("/api/login", {"name": name.lower(), "password": PASSWORD})


def test_account_stored_by_an_older_version_can_still_log_in(house, browser):
    name = f"Сара {next(NUMBERS)} {house.host[-4:]}"
    person = browser()
    person.post("/api/account", {"name": name, "password": PASSWORD})
    old = update(users).where(users.c.id == person.id).values(login=name.casefold())
    house.call(house.registry.database.write(lambda c: c.execute(old)))
    person.post("/api/logout")
    person.post("/api/login", {"name": name, "password": PASSWORD})


def test_expired_sessions_are_not_accepted(house, browser):
    person = browser()
    id = person.post("/api/guest", {"name": "Ana"})["user"]["id"]
    past = update(sessions).where(sessions.c.user == id).values(expires=now_ms() - 1)
    house.call(house.registry.database.write(lambda c: c.execute(past)))
    house.do(lambda: house.registry.people.read_anew(id))
    assert person.get("/api/me")["user"] is None


def test_session_cookie_cannot_be_read_by_scripts(house, browser):
    answer = browser().web.post("/api/guest", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = answer.cookies["smallworld"]
    kept = house.call(
        house.registry.database.read(lambda c: c.execute(select(sessions.c.token)).scalars().all())
    )
    assert token not in kept
    assert sha256(token.encode()).hexdigest() in kept


def test_guest_who_creates_an_account_keeps_their_games(browser, name):
    person = browser()
    guest = person.post("/api/guest", {"name": "Guest"})["user"]
    table = person.table("me", "local")["id"]
    token = person.web.cookies["smallworld"]
    account = person.post("/api/account", {"name": name, "password": PASSWORD})["user"]
    assert account == {"id": guest["id"], "name": name, "kind": "account"}
    assert person.web.cookies["smallworld"] != token  # sessions with the old password have ended
    stale = browser()
    stale.web.cookies.set("smallworld", token)
    assert stale.get("/api/me")["user"] is None
    other = browser()
    assert other.post("/api/login", {"name": name.upper(), "password": PASSWORD})["user"] == account
    assert [game["id"] for game in other.get("/api/me/games")["games"]] == [table]
    assert person.post("/api/account", {"name": "x", "password": PASSWORD}, status=409)


def test_taken_account_name_is_refused_in_upper_or_lower_case(browser, name):
    browser().post("/api/account", {"name": name, "password": PASSWORD})
    for taken in (name, name.upper()):
        answer = browser().post("/api/account", {"name": taken, "password": PASSWORD}, status=409)
        assert answer["error"]["code"] == "name-taken"


def test_name_that_was_taken_a_moment_ago_is_refused(browser, name, monkeypatch):
    browser().post("/api/account", {"name": name, "password": PASSWORD})
    monkeypatch.setattr("smallworld.server.accounts.people.logins_of", lambda name: ())  # not taken yet
    refused = browser().post("/api/account", {"name": name, "password": PASSWORD}, status=409)
    assert refused["error"]["code"] == "name-taken"


def test_passwords_are_stored_as_argon2_hashes(house, browser, name):
    user = browser().post("/api/account", {"name": name, "password": PASSWORD})["user"]
    kept = house.call(
        house.registry.database.read(
            lambda c: c.execute(select(users.c.password).where(users.c.id == user["id"])).scalar()
        )
    )
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_failed_logins_do_not_reveal_which_names_exist(browser, name):
    browser().post("/api/account", {"name": name, "password": PASSWORD})
    wrong = browser().post("/api/login", {"name": name, "password": "wrong horse"}, status=401)
    unknown = browser().post("/api/login", {"name": "Nobody", "password": PASSWORD}, status=401)
    assert wrong == unknown
    for password in ("short", "x" * 201, "", None):
        browser().post("/api/account", {"name": "Dora", "password": password}, status=400)


def test_logout_ends_the_session(browser, name):
    person = browser()
    person.post("/api/account", {"name": name, "password": PASSWORD})
    token = person.web.cookies["smallworld"]
    assert person.post("/api/logout") == {"user": None}
    assert person.get("/api/me")["user"] is None
    person.web.cookies.set("smallworld", token)
    assert person.get("/api/me")["user"] is None


class Authenticator:
    """A phone or security key with passkeys."""

    def __init__(self, origin):
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(32)
        self.uses = 0

    def _client(self, kind, challenge):
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _about(self, host, flags):
        self.uses += 1
        return sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _answer(self, response):
        id = bytes_to_base64url(self.id)
        coded = {field: bytes_to_base64url(value) for field, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": coded, "clientExtensionResults": {}}

    def make(self, options):
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        about = self._about(options["rp"]["id"], 0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about + cbor2.dumps(public)})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": client, "attestationObject": proof})

    def prove(self, options):
        client = self._client("webauthn.get", options["challenge"])
        about = self._about(options["rpId"], 0x05)
        signature = self.key.sign(about + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": about, "signature": signature})


def test_user_can_log_in_with_a_passkey(house, browser, name):
    origin = house.url.replace("127.0.0.1", "localhost")
    phone = Authenticator(origin)
    person = browser()
    person.web.base_url = origin
    person.web.headers["Origin"] = origin
    person.post("/api/passkey/register", status=401)
    guest = person.post("/api/guest", {"name": name[:20]})["user"]
    answer = phone.make(person.post("/api/passkey/register"))
    account = person.post("/api/passkey/register", answer)["user"]
    assert account == {**guest, "kind": "account"}
    assert person.post("/api/passkey/register", answer, status=400)  # each challenge works once
    person.post("/api/logout")
    assert person.get("/api/me")["user"] is None
    proof = phone.prove(person.post("/api/passkey/login"))
    assert person.post("/api/passkey/login", proof)["user"] == account
    assert person.post("/api/passkey/login", proof, status=401)["error"]["code"] == "wrong"


def test_pending_passkey_login_survives_requests_by_others(house, browser, name):
    origin = house.url.replace("127.0.0.1", "localhost")
    person, phone = browser(), Authenticator(origin)
    person.web.base_url = origin
    person.web.headers["Origin"] = origin
    person.post("/api/guest", {"name": name[:20]})
    account = person.post("/api/passkey/register", phone.make(person.post("/api/passkey/register")))["user"]
    mine = person.post("/api/passkey/login")
    passkeys = house._server.config.app.state.passkeys
    for _ in range(11_000):
        passkeys.ask(Site("localhost", origin))
    assert person.post("/api/passkey/login", phone.prove(mine))["user"] == account


def test_passkey_challenge_belongs_to_one_browser(house, browser, name):
    origin = house.url.replace("127.0.0.1", "localhost")
    phone, one, other = Authenticator(origin), browser(), browser()
    for person in (one, other):
        person.web.base_url = origin
        person.web.headers["Origin"] = origin
    one.post("/api/guest", {"name": name[:20]})
    one.post("/api/passkey/register", phone.make(one.post("/api/passkey/register")))
    question = one.post("/api/passkey/login")
    other.post("/api/passkey/login")
    other.post("/api/passkey/login", phone.prove(question), status=401)
    one.post(
        "/api/passkey/login", phone.prove({**question, "challenge": question["challenge"][4:]}), status=401
    )
    one.post("/api/passkey/login", phone.prove(question))


@pytest.mark.parametrize("length", [32, 2000])
def test_known_or_endless_passkey_ids_are_rejected(house, browser, name, length):
    origin = house.url.replace("127.0.0.1", "localhost")
    one, other = browser(), browser()
    for person in (one, other):
        person.web.base_url = origin
        person.web.headers["Origin"] = origin
        person.post("/api/guest", {"name": name[:20]})
    phone, copy = Authenticator(origin), Authenticator(origin)
    one.post("/api/passkey/register", phone.make(one.post("/api/passkey/register")))
    copy.id = phone.id.ljust(length, b"x")
    other.post("/api/passkey/register", copy.make(other.post("/api/passkey/register")), status=400)
    assert other.get("/api/me")["user"]["kind"] == "guest"


def test_passkey_that_was_added_a_moment_ago_is_rejected(house, browser, name, monkeypatch):
    async def find_nothing(self, id):
        return None

    origin = house.url.replace("127.0.0.1", "localhost")
    phone, person = Authenticator(origin), browser()
    person.web.base_url = origin
    person.web.headers["Origin"] = origin
    person.post("/api/guest", {"name": name[:20]})
    person.post("/api/passkey/register", phone.make(person.post("/api/passkey/register")))
    monkeypatch.setattr(Passkeys, "_find", find_nothing)
    again = phone.make(person.post("/api/passkey/register"))
    refused = person.post("/api/passkey/register", again, status=400)
    assert refused["error"]["message"] == "The server cannot add this passkey."


def test_answered_challenges_are_forgotten_after_their_expiry(monkeypatch):
    nothing: Any = None
    passkeys, watch = Passkeys(nothing, nothing), watch_of(monkeypatch, "server.accounts.passkeys")
    passkeys._meet(b"early")
    watch.go_on(CHALLENGE_SECONDS)
    passkeys._meet(b"late")
    assert set(passkeys._met) == {b"early", b"late"}
    watch.go_on(1)
    passkeys._meet(b"later")
    assert set(passkeys._met) == {b"late", b"later"}


def test_unregistered_or_foreign_passkeys_are_rejected(house, browser):
    origin = house.url.replace("127.0.0.1", "localhost")
    person = browser()
    person.web.base_url = origin
    person.web.headers["Origin"] = origin
    proof = Authenticator(origin).prove(person.post("/api/passkey/login"))
    person.post("/api/passkey/login", proof, status=401)
    person.post("/api/passkey/login", {"id": 7}, status=401)
    person.post("/api/guest", {"name": "Ana"})
    options = person.post("/api/passkey/register")
    person.post("/api/passkey/register", Authenticator("https://evil.example").make(options), status=400)
    assert person.web.post("/api/passkey/login", content=b"[").status_code == 400
