"""Text forms of sides and other owners in a position, and of everything that a race has.

Owners are written as `1`, `1 in decline`, `1 in decline 2`, `1 for good`, `neutral` or `table`. A race is
written as `coins 12; RACE POWER; serving ABILITY; hand 5; drizzle-hills 2, tinpot-wood 1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.board import Player, RegionSet, Side, regions_in
from smallworld.engine.errors import NotationError
from smallworld.engine.holdings import is_holding
from smallworld.engine.owners import NOBODY, Owner, Owners
from smallworld.engine.rules import slug
from smallworld.engine.state import NONE, State
from smallworld.engine.text.notation import parse_name, parse_region
from smallworld.engine.text.untrusted import MOST_DIGITS, is_number, quoted

if TYPE_CHECKING:
    from smallworld.engine.rules import Rules

NEUTRAL: Final = "neutral"
MISSING: Final = "-"  # a banner without a badge, a race without abilities, a stored Lost Tribe
_DECLINED: Final = "in decline"
_FOR_GOOD: Final = "for good"
_TABLE: Final = "table"


# --- Names of sides and owners ------------------------------------------------------------------------


def format_owner(owners: Owners, owner: Owner) -> str:
    """Return the name of `owner` in a position; `parse_owner` reads it."""
    if owner == owners.neutral:
        return NEUTRAL
    if owner == owners.table:
        return _TABLE
    player = owners.player_of(owner) + 1
    if not owners.is_side(owner):
        return f"{player} {_FOR_GOOD}"
    place = owners.place_of(owner)
    if place == 0:
        return f"{player}"
    return f"{player} {_DECLINED}" + (f" {place}" if place > 1 else "")


def parse_owner(owners: Owners, text: str) -> Owner:
    """Return the owner with this name in a position.

    Raises:
        NotationError: no owner at this table has this name.
    """
    words = text.split()
    if words == [_TABLE]:
        return owners.table
    if words == [NEUTRAL]:
        if owners.neutral == NOBODY:
            raise NotationError("position: the rules in play have no neutral side")
        return owners.neutral
    player = parse_player(owners, words[0] if words else "")
    if len(words) == 1:
        return player
    if words[1:] == _FOR_GOOD.split():
        return owners.for_good(player)
    if words[1:3] != _DECLINED.split() or len(words) > 4:
        raise NotationError(
            f'position: "{quoted(text)}" should be a player, or one "in decline", such as "2 in decline"'
        )
    place = number_of(words[3], "place in decline") if len(words) == 4 else 1
    places = owners.places_of(player)
    if not 1 <= place < len(places):
        raise NotationError(f'position: "{text}": a player has {owners.declined_places} places in decline')
    return places[place]


def parse_player(owners: Owners, text: str) -> Player:
    """Return the player with this number; in the text, players are numbered from 1.

    Raises:
        NotationError: this table has no such player.
    """
    player = number_of(text, "player")
    if not 1 <= player <= owners.players:
        raise NotationError(f"position: player {player}: the game has {owners.players} players")
    return player - 1


# --- What a race has ----------------------------------------------------------------------------------


def format_race(state: State, side: Side) -> str:
    """Return the race of `side` with its power, tokens and regions as text; `lay_race` reads it."""
    rules = state.rules
    parts: list[str] = []
    if side < state.players:
        parts.append(f"coins {state.coins[side]}")
    if state.banners[side] != NONE:
        names = [slug(rules.names[state.banners[side]])]
        if state.badges[side] != NONE:
            names.append(slug(rules.names[state.badges[side]]))
        parts.append(" ".join(names))
        serving = tuple([id for id in state.serving[side] if not is_holding(state, id)])
        if serving != _expected(rules, state.banners[side], state.badges[side], state.is_declined(side)):
            parts.append("serving " + (" ".join(names_of(rules, serving)) or MISSING))
        if state.hand[side]:
            parts.append(f"hand {state.hand[side]}")
    if state.held[side]:
        parts.append(", ".join(format_stacks(state, state.held[side])))
    return "; ".join(parts)


def lay_race(state: State, side: Side, text: str) -> None:
    """Give `side` the race, power, tokens and regions that `text` describes.

    Raises:
        NotationError: the text names something that does not exist, or a region that is already held.
    """
    rules = state.rules
    for part in [part.strip() for part in text.split(";") if part.strip()]:
        words = part.split()
        if words[0] == "coins" and len(words) == 2:
            state.coins[state.player_of(side)] = number_of(words[1], "coins")
        elif words[0] == "hand" and len(words) == 2:
            state.hand[side] = number_of(words[1], "hand")
        elif words[0] == "serving":
            state.serve(side, tuple([parse_name(rules, word) for word in words[1:] if word != MISSING]))
        elif words[0] in state.board.places or "," in part or is_number(words[-1]):
            state.held[side] = lay_stacks(state, part)
        else:
            race = parse_name(rules, words[0])
            power = parse_name(rules, words[1]) if len(words) > 1 else NONE
            state.set_banner(side, race, power)
            state.serve(side, _expected(rules, race, power, state.is_declined(side)))


def _expected(rules: Rules, race: int, power: int, declined: bool) -> tuple[int, ...]:
    """Return the abilities that serve a race if the position does not list them."""
    abilities = rules.abilities_of(race, power)
    return tuple([id for id in abilities if rules.traits[id].outlives_decline]) if declined else abilities


def format_stacks(state: State, regions: RegionSet) -> list[str]:
    """Return an item of text for each of `regions` with its tokens; `lay_stacks` reads these items."""
    return [f"{state.board.ids[region]} {state.tokens[region]}" for region in regions_in(regions)]


def lay_stacks(state: State, text: str) -> RegionSet:
    """Put the tokens that `text` lists on the map, and return their regions.

    Raises:
        NotationError: a region does not exist or is already held.
    """
    regions = 0
    for item in items_of(text):
        words = item.split()
        region = parse_region(state.board, words[0])
        tokens = number_of(words[1], f"tokens of {words[0]}") if len(words) > 1 else 1
        if state.tokens[region]:
            raise NotationError(f"position: {words[0]} is held twice")
        state.tokens[region] = tokens
        regions |= 1 << region
    return regions


# --- Names, items and numbers -------------------------------------------------------------------------


def names_of(rules: Rules, ids: tuple[int, ...]) -> list[str]:
    """Return the names of abilities in notation; `parse_name` reads them."""
    return [slug(rules.names[id]) for id in ids]


def items_of(text: str) -> list[str]:
    """Return the items of a list whose items are separated by commas."""
    return [item.strip() for item in text.split(",") if item.strip()]


def number_of(text: str, what: str, digits: int = MOST_DIGITS) -> int:
    """Return the number in `text`, which has at most `digits` digits.

    Raises:
        NotationError: the text is not a number; `what` names the expected number in the message.
    """
    if not is_number(text.strip(), digits):
        raise NotationError(f'position: {quoted(what)} should be a number, not "{quoted(text.strip())}"')
    return int(text)
