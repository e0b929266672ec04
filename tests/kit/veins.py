"""Tables where players dig for gold, with the coins found in the veins and the guards in each region."""

from __future__ import annotations

from typing import Any, Final

from kit.table import Table
from kit.table import table as any_table
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.rules.guards import Vein, join
from smallworld.content.realms.rules.mine_depth import coins_left, find
from smallworld.content.realms.tiles.layout import LEVELS, VEINS
from smallworld.engine.board import regions_in
from smallworld.engine.game import next_step
from smallworld.engine.turn import follow, plan_neutral

KINDS: Final = dict(zip(VEINS, ("skeleton-guards", "sorcerer-guards", "mummy-guards"), strict=True))
NEVER: Final = "never"  # for a region of a vein that a player has without conquering it


def dig(drawing: str, guards: str = "", found: str = "", boxes: str = "underground", **more: Any) -> Table:
    """Return an underground table on my turn, with 9 tokens in hand by default.

    An empty region of a vein has one guard, or as many as `guards` says: "b 4". For guards outside of the
    veins, name their vein too: "camp west-vein 3". In regions with tokens, the coins in `found` were taken,
    as in "a 3, b 5", or else the smallest coin left.
    """
    given = {"me": "liches mining", "red": "shrooms mining", "reveal": False, "hand": 0}
    hand = more.pop("hand", 9)
    game = any_table(drawing, boxes=boxes, own=REALMS["realms_10"], **{**given, **more})
    state = game.state
    state.hand[0] = hand
    posted = {part.split()[0]: part.split()[1:] for part in guards.split(",") if part.strip()}
    coins = {part.split()[0]: part.split()[1] for part in found.split(",") if part.strip()}
    levels = state.rules.ids["guards"]
    for feature, kind in KINDS.items():
        vein = state.rules.abilities[state.rules.ids[kind]]
        assert isinstance(vein, Vein)
        for level in LEVELS:
            for region in regions_in(state.board.where(feature) & state.board.where(level)):
                name = state.board.ids[region]
                coin = coins.get(name, "")
                if coin != NEVER and (coin or state.tokens[region]):
                    find(state, levels, region, int(coin or coins_left(state, levels, region)[0]))
                if not state.tokens[region]:
                    join(state, vein, region, int(posted.get(name, ["1"])[0]))
        for name, (*elsewhere, tokens) in posted.items():
            if elsewhere == [feature]:
                join(state, vein, state.board.places[name], int(tokens))
    return game


def guards_in(game: Table, region: str) -> str:
    """Return the guards in a region with their number, as in "mummy-guards 3"; "" for none."""
    for kind in KINDS.values():
        if region in game.pieces(kind):
            return f"{kind} {game.tokens(region)}"
    return ""


def find_coin(game: Table, value: int) -> Table:
    """Reveal a coin of this value in the region just conquered."""
    state = game.state
    left = coins_left(state, state.rules.ids["guards"], state.target)
    return game.play(f"gold {left.index(value) + 1}")


def attack(game: Table) -> Table:
    """Play from the end of the last player's turn through the guards' turn, up to their first chance."""
    state = game.state
    state.player = state.owners.before(state.first)
    state.reports = []
    follow(state, plan_neutral(state))
    next_step(state)
    game.reports += state.reports
    state.reports = None
    return game
