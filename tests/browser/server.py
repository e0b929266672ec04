"""The server of the browser tests, where everybody comes from one address: requests are not counted.

It is never full, either, however busy the machine is on which the tests run. Chance gives the same in every
game, and bots decide the same where they see the same, so that what passed passes again; SMALLWORLD_SEED, a
word, lets chance give something else.

On its shelf lie two boxes more: one with a race that asks a question of each shape and is the first to be
had, and one with which the Monsters of Underground guard relics only.

One call more lets tests skip what they are not about: POST /test/tables/ID/finish with {"what": "turn"} plays
on for everybody, in one step; with {"what": "until last turns"} until everybody has two turns left.

Call it as `python tests/browser/server.py PORT DATABASE PUSH_KEY`.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Literal

import pytest
from fastapi import FastAPI
from pydantic import BaseModel
from starlette.responses import Response

from kit.asker import asker
from kit.chance import let_bots_decide_alike
from smallworld.cli.commands.push_key import push_of
from smallworld.content.box import Box
from smallworld.content.shelf import SHELF
from smallworld.content.underground.box import underground_box
from smallworld.content.underground.markers import PLACE
from smallworld.engine.ability import Ability
from smallworld.engine.game import legal_actions, on_turn
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.text.notation import format_action
from smallworld.server.api.dependencies import ATable, json_response
from smallworld.server.game.autoplay import go_on
from smallworld.server.game.play import ReplayedGame, now_ms
from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings
from smallworld.server.tables.change import Next
from smallworld.views.distribution import EVEN, distribution, template, unfold


def askers_box() -> Box:
    """The askers, on top of their stack with a power that does nothing."""
    race = asker()
    first = Banner(race.name, race.tokens, race.supply, race.ability, race.parts, eager=True)
    return Box("askers", "Askers", 1, [first], [Badge("Idle", 4, Ability(), eager=True)])


def trinkets_box() -> Box:
    """Leaves the places of Underground in their box, so that whoever beats Monsters has a relic to use."""
    places = [thing.name for thing in underground_box().auxiliaries if thing.marker == PLACE]
    return Box("trinkets", "Trinkets", 1, [], [], without=tuple(places))


class Skip(BaseModel):
    """How far a game is played on: to the end of the player's turn, of the game turn or of the game.

    Or else until there are two game turns to come.
    """

    what: Literal["own turn", "turn", "until last turns", "game"]


async def finish(table: ATable, skip: Skip) -> Response:
    """Play on with the first legal actions; nobody abandons or declines who need not."""
    async with table.lock:
        play = await table.game.wake()
        assert play is not None
        turn, player, tried = play.state.turn, on_turn(play.state), play.copy()
        while not tried.state.over:
            if skip.what == "turn" and tried.state.turn != turn:
                break
            if skip.what == "own turn" and on_turn(tried.state) != player:
                break
            if skip.what == "until last turns" and tried.state.turn >= tried.state.board.rounds - 1:
                break
            play_something(tried)
            go_on(table.data, tried)
        if tried.fresh:
            await table.commit(lambda data, play: Next(data, tried))
    return json_response({"seq": tried.seq})


def play_something(play: ReplayedGame) -> None:
    """Carry out one decision of whoever is to decide."""
    state = play.state
    if distribution(state) is not None:
        for action in unfold(state, template(state, EVEN)):
            play.apply(action, now_ms())
        return
    legal = legal_actions(state)
    verbs = [format_action(play.rules, play.board, action).split()[0] for action in legal]
    stays = [action for action, verb in zip(legal, verbs, strict=True) if verb not in ("abandon", "decline")]
    play.apply((stays or legal)[0], now_ms())


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
        server = make_server(settings, lambda: None)
        app = server.config.app
        assert isinstance(app, FastAPI)
        app.add_api_route("/test/tables/{id}/finish", finish, methods=["POST"])
        app.router.routes.insert(0, app.router.routes.pop())  # before the pages, which take every address
        server.run(sockets=[bind("127.0.0.1", int(port))])
