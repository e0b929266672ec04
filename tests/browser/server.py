"""The server of the browser tests, without rate limits, because all browsers share one address.

It is never full, however busy the machine is. Chance gives the same results in every game, and bots decide
the same way in the same position, so that a test that passed passes again. For other results, set
SMALLWORLD_SEED to any word.

It has three additional boxes. One has a race with a question of each shape, in the first combo. With another,
the Monsters of Underground guard only relics. The first combo of the third has encampments, and tokens that
leave the map.

One more call lets tests skip parts of a game. POST /test/tables/ID/finish with {"what": "turn"} ends the turn
for all players in one step; {"what": "until last turns"} continues until every player has two turns left.

Bots play a showcase game only with a fourth argument: in the tests, the lobby of the second server has one.

Call it as `python tests/browser/server.py PORT DATABASE PUSH_KEY [showcase]`.
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
from kit.chance import let_bots_decide_alike, let_hints_compete
from smallworld.cli.commands.push_key import push_of
from smallworld.content.base.powers import Bivouacking
from smallworld.content.box import Box
from smallworld.content.shelf import SHELF
from smallworld.content.toolkit.tokens import ForAttackOnly
from smallworld.content.underground.box import underground_box
from smallworld.content.underground.markers import PLACE
from smallworld.engine.ability import Ability
from smallworld.engine.game import legal_actions, on_turn
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.text.notation import format_action
from smallworld.house.game.autoplay import go_on
from smallworld.house.game.play import ReplayedGame, now_ms
from smallworld.house.tables.change import Next
from smallworld.server.api.dependencies import ATable, json_response
from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings
from smallworld.views.distribution import EVEN, distribution, template, unfold


def askers_box() -> Box:
    """Return the box of the askers, above a power without an effect that lies on top of its stack."""
    race = asker()
    first = Banner(race.name, race.tokens, race.supply, race.ability, race.parts, eager=True)
    return Box("askers", "Askers", 1, [first], [Badge("Idle", 4, Ability(), eager=True)])


def trinkets_box() -> Box:
    """Return a box that removes the places of Underground, so that players who beat Monsters find a relic."""
    places = [thing.name for thing in underground_box().auxiliaries if thing.marker == PLACE]
    return Box("trinkets", "Trinkets", 1, [], [], without=tuple(places))


def camp_box() -> Box:
    """Return the box of a race like the Amazons, with encampments, that come in the first combo."""
    race = Banner("Riders", 6, 15, ForAttackOnly(4), eager=True)
    power = Badge("Camping", 5, Bivouacking("encampment", 5), eager=True)
    return Box("camp", "Camp", 1, [race], [power])


class Skip(BaseModel):
    """The part of a game to skip: the rest of the player's turn, of the round or of the game.

    "until last turns" skips all rounds but the last two.
    """

    what: Literal["own turn", "turn", "until last turns", "game"]


async def finish(table: ATable, skip: Skip) -> Response:
    """Play on with the first legal actions; players abandon and decline only if they must."""
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
    """Play one decision of the deciding player."""
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
    SHELF["camp"] = camp_box
    port, database, key, *more = sys.argv[1:]
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
        showcase=more == ["showcase"],
    )
    with pytest.MonkeyPatch.context() as patch:
        for module in ("house.tables.setting_up", "server.tables.showcase"):
            patch.setattr(f"smallworld.{module}.new_seed", lambda: seed)
        let_bots_decide_alike(patch)
        let_hints_compete(patch)
        server = make_server(settings, lambda: None)
        app = server.config.app
        assert isinstance(app, FastAPI)
        app.add_api_route("/test/tables/{id}/finish", finish, methods=["POST"])
        app.router.routes.insert(0, app.router.routes.pop())  # before the pages, which match every address
        server.run(sockets=[bind("127.0.0.1", int(port))])
