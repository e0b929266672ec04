"""The construction of a drawn table: races settle in their regions, and some really decline."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from kit.drawing import PIECES, PLAYERS, Drawn, board_of, read_drawing
from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.content.cursed.rulings import HORDES
from smallworld.content.shelf import BOXES, SHELF, open_box
from smallworld.engine.action import CONQUER as BY_TOKENS
from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.board import Player
from smallworld.engine.decline import go_into_decline
from smallworld.engine.game import empty_state, next_step
from smallworld.engine.holdings import lay, sow
from smallworld.engine.rules import Rules, slug
from smallworld.engine.state import NOBODY, NONE, State
from smallworld.engine.steps.step import CONQUER
from smallworld.engine.turn import begin_turn, follow, plan_expansion

# Defaults, in this order: they do not change the prices of others and, if possible, have no effect at all.
PLAIN_RACES: Final = ("ratmen", "humans", "wizards", "orcs", "dwarves", "giants", "tritons", "skeletons")
PLAIN_POWERS: Final = ("wealthy", "seafaring", "underworld", "spirit", "stout", "alchemist")
HAND: Final = 5
STARTS: Final = ("conquer", "choose-course")


@dataclass
class Race:
    """A race as a text names it; "" means a plain one or, as the power of a race in decline, none."""

    name: str
    power: str = ""
    declined: bool = False
    hordes: int = HORDES


@dataclass
class Seat:
    """The things of a player that are not in the drawing."""

    races: list[Race]
    hand: int | None = None
    coins: int | None = None
    leader: bool = False  # in hand, as one of its tokens


@cache
def rules_of(boxes: tuple[str, ...], own: Box | Callable[[], Box] | None) -> Rules:
    """Return the rules of these boxes and of a test's own box, built only once.

    If the test's box is needed with different boxes, a new one is made for each.
    """
    return make_rules(boxes, own() if callable(own) else own)


@cache
def boxes_by_name() -> dict[str, str]:
    """Return the box of each race and power."""
    names: dict[str, str] = {}
    for name in BOXES:
        box = open_box(name)
        for printed in [race.name for race in box.races] + [power.name for power in box.powers]:
            names[slug(printed)] = name
    names["leader"] = "leaders"
    return names


def rules_for(texts: list[str], boxes: str, own: Box | Callable[[], Box] | None) -> Rules:
    """Return the rules of the base box, of `boxes`, and of each box that `texts` name a part of.

    If a test brings a box itself, to have all of it on any board, that box is not also taken off the shelf.
    """
    words = {word for text in texts for word in re.split(r"[\s,/]+", text)}
    wanted = {"base", *boxes.split(), *(boxes_by_name()[word] for word in words if word in boxes_by_name())}
    if own is not None:
        wanted.discard((own() if callable(own) else own).name)
    return rules_of(tuple(name for name in SHELF if name in wanted), own)


def set_table(
    drawing: str,
    texts: dict[str, str | None],
    rules: Rules,
    hand: int | None,
    coins: int,
    players: int,
    rounds: int,
    step: str,
    teams: tuple[int, ...] = (),
    holdings: str = "",
    fields: str = "",
) -> State:
    """Return the state that a drawing and the players' texts describe, ready for my decision."""
    if step not in STARTS:
        raise ValueError(f'step "{step}": a table begins at {" or ".join(STARTS)}')
    drawn = read_drawing(drawing)
    mentioned = {region.owner.partition("/")[0] for region in drawn}
    mentioned |= {name for name, text in texts.items() if text is not None}
    players = max([players] + [PLAYERS.index(name) + 1 for name in mentioned if name in PLAYERS])
    seats = [_read_seat(name, texts[name], drawn) for name in PLAYERS[:players]]
    _name_the_plain(seats)

    state = empty_state(rules, board_of(drawn, rounds), players, teams)
    state.coins = [coins if seat.coins is None else seat.coins for seat in seats]
    for player, seat in enumerate(seats):
        _settle_all(state, player, seat.races, drawn)
        state.hand[player] = seat.hand or 0
        if seat.leader:
            state.serve(player, (*state.serving[player], rules.ids["leader"]))
    for place, region in enumerate(drawn):
        if region.owner in ("tribe", "monster"):
            state.tokens[place] = region.tokens
            state.tribes |= 1 << place
        elif region.owner == "neutral":
            state.tokens[place] = region.tokens
            state.held[state.owners.neutral] |= 1 << place
    at_conquest = step == "conquer" and state.banners[0] != NONE
    for item in holdings.split(","):
        if item.strip():
            name, site = item.split()
            lay(state, rules.ids[name], state.board.places[site])
    if fields:
        sow(state, tuple(rules.ids[name] for name in fields.split()))
    if hand is not None or (seats[0].hand is None and at_conquest):
        state.hand[0] = HAND if hand is None else hand
    _check_supply(state)
    begin_turn(state, 0)
    if at_conquest:
        follow(state, plan_expansion(state, 0))
        state.at = state.plan.index(CONQUER)
    elif state.step() >= FIRST_ABILITY:
        state.at -= 1
        next_step(state)  # an ability's step at the beginning of a turn may have nothing to ask
    return state


def _read_seat(player: str, text: str | None, drawn: list[Drawn]) -> Seat:
    """Read "orcs hill, declined trolls fortified, hand 4, coins 7"; None is a plain race."""
    seat = Seat([Race("")] if text is None else [])
    for part in (text or "").split(","):
        words = part.split()
        if not words:
            continue
        if words[0] == "hand":
            seat.hand = int(words[1])
        elif words[0] == "coins":
            seat.coins = int(words[1])
        elif words[0] == "leader":
            seat.leader = True
        elif words[0] == "hordes":
            seat.races[-1].hordes = int(words[1])
        elif words[0] == "declined":
            seat.races.append(Race(words[1], " ".join(words[2:]), declined=True))
        else:
            seat.races.append(Race(words[0], " ".join(words[1:])))
    in_decline = any(region.owner.startswith(f"{player}/") for region in drawn)
    if in_decline and not any(race.declined for race in seat.races):
        seat.races.append(Race("", declined=True))
    return seat


def _name_the_plain(seats: list[Seat]) -> None:
    """Name plain races and powers where none were named."""
    races = [race for seat in seats for race in seat.races]
    named = {word for race in races for word in (race.name, race.power)}
    plain_races = iter([name for name in PLAIN_RACES if name not in named])
    plain_powers = iter([name for name in PLAIN_POWERS if name not in named])
    for race in races:
        race.name = race.name or next(plain_races)
        if not race.declined:
            race.power = race.power or next(plain_powers)


def _settle_all(state: State, player: Player, races: list[Race], drawn: list[Drawn]) -> None:
    """Settle the races of a player, those in decline first; one that endures may decline before others."""
    rules = state.rules
    declined = [race for race in races if race.declined]
    first = declined[0] if declined else None
    for race in sorted(
        declined, key=lambda race: not (race.power and rules.traits[rules.ids[race.power]].endures)
    ):
        owners = {f"{PLAYERS[player]}/{race.name}"} | (
            {f"{PLAYERS[player]}/declined"} if race is first else set()
        )
        _settle(state, player, race, owners, drawn)
        go_into_decline(state, player)
        for place, region in enumerate(drawn):  # more may be drawn than a decline leaves
            if region.owner in owners:
                state.tokens[place] = region.tokens
    for race in races:
        if not race.declined:
            _settle(state, player, race, {PLAYERS[player]}, drawn)
    for region in drawn:
        owner, _, race_name = region.owner.partition("/")
        if owner == PLAYERS[player] and state.defender(state.board.places[region.name]) < 0:
            raise ValueError(f"drawing: {region.name}: {owner} has no {race_name or 'active race'}")


def _settle(state: State, player: Player, race: Race, owners: set[str], drawn: list[Drawn]) -> None:
    """Put an active race with its pieces into its drawn regions."""
    rules = state.rules
    banner, badge = rules.ids[race.name], rules.ids[race.power] if race.power else NONE
    serving = rules.abilities_of(banner, badge)
    state.set_banner(player, banner, badge)
    state.serve(player, serving)
    if race.power == "hordes-of":
        state.remember(player, badge, race.hordes)
    for place, region in enumerate(drawn):
        if region.owner not in owners:
            continue
        state.tokens[place] = region.tokens
        state.held[player] |= 1 << place
        if race.name == "trolls":
            rules.abilities[banner].conquered(state, player, place, NOBODY, BY_TOKENS)
        for piece in region.pieces:
            id = rules.ids[PIECES[piece]]
            if id in rules.auxiliaries and owners == {PLAYERS[player]}:
                serving = (*serving, id)
                state.serve(player, serving)
            if id not in serving:
                raise ValueError(f"drawing: {region.name} has a {piece}, but no {PIECES[piece]}")
            state.place(player, id, state.pieces(player, id) | 1 << place)
            if piece in ("hole", "great-ancient"):  # the ability remembers that it was placed
                state.remember(player, id, state.recall(player, id) + 1)
        if region.camps:
            id = rules.ids["bivouacking"]
            state.remember(player, id, state.recall(player, id) + (region.camps << 4 * place))


def _check_supply(state: State) -> None:
    for race in state.banners:
        if race != NONE and state.tray(race) < 0:
            raise ValueError(
                f"drawing: {state.tokens_in_play(race)} {state.rules.names[race]}, "
                f"but the box holds {state.rules.supply[race]}"
            )
