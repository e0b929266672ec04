"""The server of the browser tests, where everybody comes from one address: requests are not counted.

It is never full, either, however busy the machine is on which the tests run. Chance gives the same in every
game, and bots decide the same where they see the same, so that what passed passes again; SMALLWORLD_SEED, a
word, lets chance give something else.

On its shelf lie two boxes more: one with a race that asks a question of each shape and is the first to be
had, and one with which the Monsters of Underground guard relics only.

Call it as `python tests/browser/server.py PORT DATABASE PUSH_KEY`.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from kit.asker import asker
from kit.chance import let_bots_decide_alike
from smallworld.cli.commands.push_key import push_of
from smallworld.content.box import Box
from smallworld.content.shelf import SHELF
from smallworld.content.underground.box import underground_box
from smallworld.content.underground.markers import PLACE
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Badge, Banner
from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings


def askers_box() -> Box:
    """The askers, on top of their stack with a power that does nothing."""
    race = asker()
    first = Banner(race.name, race.tokens, race.supply, race.ability, race.parts, eager=True)
    return Box("askers", "Askers", 1, [first], [Badge("Idle", 4, Ability(), eager=True)])


def trinkets_box() -> Box:
    """Leaves the places of Underground in their box, so that whoever beats Monsters has a relic to use."""
    places = [thing.name for thing in underground_box().auxiliaries if thing.marker == PLACE]
    return Box("trinkets", "Trinkets", 1, [], [], without=tuple(places))


if __name__ == "__main__":
    seed = sha256(os.environ.get("SMALLWORLD_SEED", "browser").encode()).digest()
    SHELF["askers"] = askers_box
    SHELF["trinkets"] = trinkets_box
    port, database, key = sys.argv[1:]
    log_as_json("warning")
    push = push_of(Path(key), "mailto:nobody@example.org")
    settings = Settings(
        database=database,
        bot_delay=0.02,
        limits=False,
        full_at=0,
        push=push,
        patience=2,
        review_simulations=1,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("smallworld.server.tables.lobby.new_seed", lambda: seed)
        let_bots_decide_alike(patch)
        make_server(settings, lambda: None).run(sockets=[bind("127.0.0.1", int(port))])
