"""Players who raid one region of each opponent, so that turns end with several displaced races."""

from __future__ import annotations

from functools import cache
from typing import Final

from kit.plays import new_play
from kit.serving import LiveServer
from smallworld.engine.action import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    DECLINE,
    STOP,
    Action,
    by_of,
    region_of,
    tokens_of,
)
from smallworld.engine.board import count
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.state import CHANCE, State
from smallworld.house.game.play import ReplayedGame
from smallworld.house.tables.change import Next
from smallworld.views.distribution import EVEN, distribution, template, unfold

SEEDS: Final = 200  # tried until one works


def raid(state: State) -> list[Action]:
    """Return the decisions of such a player: a few regions with many tokens, then one of each opponent's."""
    if distribution(state) is not None:
        return unfold(state, template(state, EVEN))
    actions = legal_actions(state)
    conquests = [action for action in actions if by_of(action) == CONQUER]
    raids = [action for action in conquests if _displaces_another(state, region_of(action))]
    if raids:
        return [min(raids, key=tokens_of)]
    if conquests and count(state.held[state.side()]) < 3:
        return [min(conquests, key=tokens_of)]
    calm = [action for action in actions if by_of(action) not in (DECLINE, ABANDON, ATTEMPT, CONQUER)]
    return [next((action for action in calm if by_of(action) == STOP), (calm or actions)[-1])]


def _displaces_another(state: State, region: int) -> bool:
    """Return whether conquering `region` displaces a new player, who then has a choice."""
    loser = state.defender(region)
    if loser < 0 or count(state.held[loser]) < 3 or state.tokens[region] < 2:
        return False
    hit = [side for side in range(len(state.held)) if state.displaced >> side & 1]
    return state.player_of(loser) not in [state.player, *[state.player_of(side) for side in hit]]


def raid_on(play: ReplayedGame) -> None:
    """Let all players raid until several players are awaited, or the game is over."""
    while not play.state.over and len(play.awaited()) < 2:
        if actor(play.state) == CHANCE:
            play.draw(0)
        else:
            for action in raid(play.state):
                play.apply(action, 0)


@cache
def seed_of_raids(players: int) -> bytes:
    """Return a seed that makes raiders displace several races at once; player 1 is first."""
    for number in range(SEEDS):
        seed = bytes([number]) * 32
        play = new_play(players, seed)
        raid_on(play)
        if len(play.awaited()) > 1:
            return seed
    raise AssertionError(f"{players} raiders displace only one at a time with none of {SEEDS} seeds")


def raid_at(house: LiveServer, id: str) -> list[int]:
    """Let all players at a table raid until several are awaited; return those, from 1 and in order."""
    table = house.registry.tables[id]

    async def go() -> list[int]:
        async with table.lock:
            play = await table.game.wake()
            assert play is not None
            tried = play.copy()
            raid_on(tried)
            await table.commit(lambda data, play: Next(data, tried))
            return [player + 1 for player in tried.awaited()]

    return house.call(go())
