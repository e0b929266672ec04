"""The heading of a screen, and a line or two for every seat."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from smallworld.cli.words.lines import Line, filled, flowing, length, line, numbered, padded, ruled, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.content.maps import LAID_SYMBOLS
from smallworld.content.realms.tiles.layout import TOKENS
from smallworld.engine.board import Player, count
from smallworld.engine.game import on_turn
from smallworld.engine.sheets.display import captives_of
from smallworld.engine.state import NOBODY, NONE, State
from smallworld.translate import Translator
from smallworld.views.fields import fields_of
from smallworld.views.seat import SPECTATOR
from smallworld.views.view import holdings_of, stock_of

_RULE: Final = "── "  # printed before a heading


def heading(scene: Scene, columns: int, asked: str) -> list[Line]:
    """Return a heading with the turn, its player and the question. A long question is on a separate line."""
    state = scene.state
    turn = scene.say("turn-of", turn=max(1, state.turn), rounds=state.board.rounds)
    whose = [] if state.over else [scene.say("heading-player", player=scene.seats[on_turn(state)].name)]
    told = " · ".join([turn, *whose, asked])
    if cell_len(told) + len(_RULE) < columns:
        return [[(ruled(told, columns), "bold")]]
    return [[(ruled(" · ".join([turn, *whose]), columns), "bold")], *wrapped(asked, columns, 0, "bold", 2)]


def seat_lines(scene: Scene, columns: int, only: Player = SPECTATOR) -> list[Line]:
    """Return lines with race, regions, tokens in hand and visible coins of every seat, or of seat `only`."""
    longest = max([cell_len(seat.name) for seat in scene.seats])
    races = [_active(scene, player) for player in range(scene.state.players)]
    widest = max([length(race) for race in races])
    lines: list[Line] = []
    for seat in scene.seats if only == SPECTATOR else [scene.seats[only]]:
        is_next = not scene.state.over and on_turn(scene.state) == seat.place
        spans = line(("→" if is_next else " ", "bold"), (f" {seat.crest} ", seat.style("chip")), " ")
        spans += line((f"{filled(seat.name, longest)}  ", seat.style()))
        spans += [*padded(races[seat.place], widest), ("  ", ""), (_coins(scene, seat.place), "bold")]
        declined = _declined(scene, seat.place)
        if declined and length(spans) + length(declined) + 2 >= columns:
            lines += flowing(spans, columns, 7 + longest)
            lines += flowing([(" " * (7 + longest), ""), *declined], columns, 7 + longest)
        else:
            whole = [*spans, ("  ", ""), *declined] if declined else spans
            lines += flowing(whole, columns, 7 + longest)
        lines += _captives(scene, seat.place, columns, 7 + longest)
        lines += _holdings(scene, seat.place, columns, 7 + longest)
        lines += _fields(scene, seat.place, columns, 7 + longest)
        lines += _behind_the_undead(scene, seat.place, columns, 7 + longest)
    return lines


def team_lines(scene: Scene, columns: int) -> list[Line]:
    """Return lines that list the members of each team; an empty list without teams."""
    if not scene.state.owners.has_teams:
        return []
    named = " · ".join([team_name(scene, team) for team in teams_of(scene.state)])
    return wrapped(scene.say("teams-are", teams=named), columns, 1, "", 2)


def teams_of(state: State) -> list[list[Player]]:
    """Return the players of each team, in the order of their seats. Without teams, each player is a team."""
    owners = state.owners
    found: list[list[Player]] = []
    for player in range(state.players):
        if not any(player in team for team in found):
            found.append(sorted([player, *owners.allies_of(player)]))
    return found


def team_name(scene: Scene, team: list[Player]) -> str:
    """Return the name of a team: its players, and the factor for its coins if this is greater than one."""
    weight = scene.state.owners.weights[team[0]]
    name = scene.listed([scene.seats[player].name for player in team])
    return f"{name} (×{weight})" if weight > 1 else name


def field_lines(scene: Scene, columns: int) -> list[Line]:
    """Return lines that name the badge in each field.

    The number of a field also marks the regions around it.
    """
    named = [
        f"{scene.say('sign-field')}{number} {scene.words.ability(field['power'])}"
        for number, field in enumerate(fields_of(scene.state), 1)
    ]
    return (
        wrapped(scene.say("fields-are", fields=scene.words.listed(named)), columns, 1, "dim", 2)
        if named
        else []
    )


def _captives(scene: Scene, player: Player, columns: int, indent: int) -> list[Line]:
    """Return lines with the races that a player holds captive; an empty list if there are none."""
    races = captives_of(scene.state, player)
    if not races:
        return []
    words = scene.say("seat-captives", races=scene.listed([scene.ability(race) for race in races]))
    return flowing([(" " * indent, ""), (words, "")], columns, indent)


def _holdings(scene: Scene, player: Player, columns: int, indent: int) -> list[Line]:
    """Return lines with the relics and places that a player may use, and their regions."""
    held = [holding for holding in holdings_of(scene.state) if holding["holder"] == player + 1]
    if not held:
        return []
    ids = scene.state.board.ids
    named = [f"{scene.words.ability(one['name'])} ({ids.index(one['region']) + 1})" for one in held]
    words = scene.say("seat-holdings", names=scene.listed(named))
    return flowing([(" " * indent, ""), (words, "")], columns, indent)


def _fields(scene: Scene, player: Player, columns: int, indent: int) -> list[Line]:
    """Return lines that say how many regions around each field belong to a player's active race."""
    named = [scene.field(field, player) for field in fields_of(scene.state) if field["held"][player]]
    if not named:
        return []
    words = scene.say("seat-fields", names=scene.listed(named))
    return flowing([(" " * indent, ""), (words, "")], columns, indent)


def _coins(scene: Scene, player: Player) -> str:
    coins = scene.coins(player)
    return numbered(scene.say("seat-coins-hidden") if coins is None else scene.counted(coins, "coins"))


def _active(scene: Scene, player: Player) -> Line:
    state = scene.state
    if state.banners[player] == NONE:
        return line((scene.say("seat-no-race"), "dim"))
    return line(_race(scene, player))


def _race(scene: Scene, side: int) -> str:
    regions = scene.counted(count(scene.state.held[side]), "regions")
    words = scene.say("seat-race", regions=regions, hand=scene.state.hand[side], **scene.combo_args(side))
    if scene.state.rules.traits[scene.state.banners[side]].undead:
        return words  # separate lines list its other things
    return scene.words.listed([words, *_stock(scene, side)])


def _stock(scene: Scene, side: int) -> list[str]:
    stock = stock_of(scene.state, side)
    return [_ready(scene, name, number) for name, number in stock.items()]


def _ready(scene: Scene, name: str, number: int) -> str:
    """Return a sentence about the stock of an ability, or just the name of the ability and the number."""
    own = f"stock-{name}"
    return (
        scene.say(own, number=number) if scene.words.knows(own) else f"{scene.words.ability(name)} {number}"
    )


def _behind_the_undead(scene: Scene, side: int, columns: int, indent: int) -> list[Line]:
    """Return lines with the reserve, the stocks and all badges of an undead race; else an empty list."""
    state = scene.state
    if not state.rules.traits[state.banners[side]].undead:
        return []
    words = [scene.say("seat-reserve", number=state.tray(state.banners[side])), *_stock(scene, side)]
    words += [scene.ability(id) for id in state.badges_of(side)]
    style = scene.seats[state.player_of(side)].style("gone")
    return flowing([(" " * indent, ""), (" · ".join(words), style)], columns, indent)


def _declined(scene: Scene, player: Player) -> Line:
    state = scene.state
    races = [_race(scene, side) for side in state.sides_of(player) if state.is_declined(side)]
    words = scene.say("seat-declined", races="; ".join(races))
    return line((words, scene.seats[player].style("gone"))) if races else []


def legend(words: Translator, columns: int, state: State | None = None) -> list[Line]:
    """Return lines that explain the signs on the board. Signs of special boards are explained only there."""
    said = words.t("legend", price="→3", risk="5?33%")
    if state is not None and state.board.rivers | state.monsters:
        said = f"{said} · {words.t('legend-below')}"
    if state is not None and any(
        symbol in state.board.features for symbol in LAID_SYMBOLS if symbol not in TOKENS
    ):
        said = f"{said} · {words.t('legend-laid')}"
    if state is not None and any(symbol in state.board.features for symbol in TOKENS):
        said = f"{said} · {words.t('legend-tokens')}"
    if state is not None and state.owners.neutral != NOBODY:
        said = f"{said} · {_neutral(words, state)}"
    return flowing([(said, "dim")], columns, 0)


def _neutral(words: Translator, state: State) -> str:
    """Return a text that explains the signs of the neutral race and of its pieces."""
    rules = state.rules
    pieces = dict.fromkeys([rules.traits[id].piece for id in rules.abilities_of_neutral()])
    named = [
        f"{words.t(f'sign-{piece}')} {words.t(f'piece-{piece}')}"
        for piece in pieces
        if piece and words.knows(f"sign-{piece}") and words.knows(f"piece-{piece}")
    ]
    race = words.race_arg(rules.slugs[rules.neutral_race])
    return words.listed([words.t("legend-neutral", race=race), *named])
