"""The queue for password checks: the order of logins, and the refusal of logins that exceed it."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

import pytest

from kit.serving import LiveServer, Person
from kit.waiting import PATIENCE, wait_until
from smallworld.house.refusal import Refusal
from smallworld.server.accounts.password_queue import (
    AT_ONCE,
    MOST_OF_A_HOUSEHOLD,
    MOST_WAITING,
    PasswordQueue,
)
from smallworld.server.settings import Settings


def served(*callers):
    """Return the order in which waiting callers (name, household, known) are served."""

    async def come():
        queue, begin, order = PasswordQueue(), asyncio.Event(), []

        async def compare(name, household, known):
            try:
                async with queue.place(household, known=known):
                    await begin.wait()
                    order.append(name)
            except Refusal as refusal:
                order.append(f"{name} is refused" if refusal.wait else refusal.code)

        first = [asyncio.create_task(compare("first", f"h{place}", False)) for place in range(AT_ONCE)]
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(compare(*caller)) for caller in callers]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*first, *tasks)
        return [name for name in order if name != "first"]

    return asyncio.run(asyncio.wait_for(come(), PATIENCE))


def test_login_queue_serves_known_browsers_first():
    strangers = [("eve", "h1", False), ("fay", "h2", False)]
    assert served(*strangers, ("ana", "h3", True)) == ["ana", "eve", "fay"]


def test_household_has_a_limited_number_of_places_in_the_queue():
    many = [(f"eve {place}", "h1", False) for place in range(MOST_OF_A_HOUSEHOLD + 1)]
    order = served(*many, ("ben", "h2", False))
    assert order[0] == f"eve {MOST_OF_A_HOUSEHOLD} is refused"
    assert "ben" in order


def test_full_login_queue_refuses_all_but_known_browsers():
    many = [(f"eve {place}", f"h{place}", False) for place in range(MOST_WAITING)]
    order = served(*many, ("ben", "x", False), ("ana", "y", True))
    assert order[:2] == ["ben is refused", "ana"]
    assert len(order) == MOST_WAITING + 2


def test_cancelled_login_frees_its_place_in_the_login_queue():
    async def come():
        queue, begin = PasswordQueue(), asyncio.Event()

        async def compare(household):
            async with queue.place(household, known=False):
                await begin.wait()

        first = [asyncio.create_task(compare(f"h{place}")) for place in range(AT_ONCE)]
        await asyncio.sleep(0)
        gone, stays = asyncio.create_task(compare("a")), asyncio.create_task(compare("b"))
        await asyncio.sleep(0)
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        begin.set()
        await asyncio.gather(*first, stays)
        assert queue.waiting == 0

    asyncio.run(asyncio.wait_for(come(), PATIENCE))


@pytest.mark.parametrize("order", ["free, cancel", "cancel, free"])
def test_place_of_a_login_cancelled_on_its_turn_goes_to_the_next(order):
    async def come():
        queue, served = PasswordQueue(), asyncio.Event()

        async def compare(household):
            async with queue.place(household, known=False):
                served.set()

        kept = [queue.place(f"h{place}", known=False) for place in range(AT_ONCE)]
        for place in kept:
            await place.__aenter__()
        gone = asyncio.create_task(compare("a"))
        await asyncio.sleep(0)
        following = asyncio.create_task(compare("b"))
        await asyncio.sleep(0)
        for what in order.split(", "):  # in one pass of the loop, so that neither task runs in between
            if what == "cancel":
                gone.cancel()
            else:
                await kept[0].__aexit__(None, None, None)
        await asyncio.wait([gone])
        await asyncio.sleep(0)
        assert gone.cancelled()
        assert following.done()
        assert served.is_set()
        assert queue.waiting == 0
        await kept[1].__aexit__(None, None, None)

    asyncio.run(asyncio.wait_for(come(), PATIENCE))


def test_login_does_not_wait_behind_200_wrong_passwords(sqlite, monkeypatch):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana = Person(house.url)
    ana.post("/api/account", {"name": "Ana", "password": "correct horse"})
    ana.post("/api/logout")
    compare, go_on = house.registry.people._hasher.verify, threading.Event()

    class Slow:
        def verify(self, kept, password):
            go_on.wait(PATIENCE)
            return compare(kept, password)

    monkeypatch.setattr(house.registry.people, "_hasher", Slow())
    answers = []

    def guess(place):
        with Person(house.url) as eve:
            eve.web.headers["x-forwarded-for"] = f"10.0.{place}.1"
            answers.append(eve.web.post("/api/login", json={"name": "Ana", "password": "a guess"}))

    wrong = [threading.Thread(target=guess, args=(place,)) for place in range(AT_ONCE + MOST_WAITING + 5)]
    for thread in wrong:
        thread.start()
    wait_until(lambda: len(answers) == 5)
    assert {answer.status_code for answer in answers} == {503}
    assert answers[0].json()["error"]["code"] == "busy"
    right = threading.Thread(
        target=lambda: ana.post("/api/login", {"name": "Ana", "password": "correct horse"})
    )
    right.start()
    wait_until(lambda: house.registry.people.passwords.waiting == MOST_WAITING + 1)
    go_on.set()
    for thread in [right, *wrong]:
        thread.join(PATIENCE)
    assert ana.get("/api/me")["user"]["name"] == "Ana"
    ana.close()
    house.stop()
