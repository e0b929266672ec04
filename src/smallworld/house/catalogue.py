"""The catalogue as JSON: boxes, options, scenarios, races, powers, boards, bots and phrases."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from smallworld.bots.registry import levels
from smallworld.content.box import Box
from smallworld.content.catalogue import (
    BOARDS,
    board_for,
    check_players,
    example_board,
    find_board,
    layout_board,
    left_out,
    make_rules,
    players_at_least,
    players_at_most,
)
from smallworld.content.choice import names_of, world_of, worlds_of
from smallworld.content.maps import TERMS
from smallworld.content.pieces import owners_of_pieces
from smallworld.content.presets import presets
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS, SetupError, family_of, open_box
from smallworld.content.worlds import BOTH, MONSTER, WORLDS, features_of
from smallworld.engine.owners import Owners
from smallworld.engine.rules import slug
from smallworld.house.custom.boards import about
from smallworld.house.custom.realms import bad_realm
from smallworld.house.json_text import to_text
from smallworld.house.tables.serialize import partners_among

if TYPE_CHECKING:
    from smallworld.house.schema.answers import Partners
    from smallworld.house.schema.catalogue import Option, Scenario

ALMANAC: Final = ("smallworld.content.base", "almanac.json")
# Each reader sees these in their language; the catalogues have them as `phrase-NAME`.
PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "one-moment",
    "back",
    "nice-move",
    "ouch",
    "lucky",
    "sorry",
    "thanks",
    "well-played",
    "again",
    "bye",
)


@cache
def catalogue_text(custom: tuple[str, ...]) -> str:
    """Return everything there is to play with. `custom` has the names of further boards."""
    boxes = [open_box(name) for name in BOXES]
    return to_text(
        {
            "boxes": [
                {
                    "name": box.name,
                    "title": box.title,
                    "version": box.version,
                    "world": box.world,
                    "topics": list(box.topics),
                }
                for box in boxes
            ],
            "options": [_option(open_box(name)) for name in OPTIONS],
            "scenarios": [_scenario(open_box(name)) for name in SCENARIOS],
            "presets": [{"name": name, "boxes": list(parts)} for name, parts in presets().items()],
            "races": [
                {"name": slug(race.name), "tokens": race.tokens, "supply": race.supply, "box": box.name}
                for box in boxes
                for race in box.races
            ],
            "powers": [
                {"name": slug(power.name), "tokens": power.tokens, "box": box.name}
                for box in boxes
                for power in box.powers
            ],
            "markers": [
                {"name": slug(thing.name), "kind": thing.marker, "box": box.name}
                for box in boxes
                for thing in box.auxiliaries
                if thing.marker
            ],
            "terms": list(TERMS),
            "pieces": owners_of_pieces(),
            "boards": [
                {
                    "name": name,
                    "world": board.world,
                    "players": board.players,
                    "rounds": find_board(name).rounds,
                }
                for name, board in BOARDS.items()
            ],
            "custom_boards": [about(name) for name in custom],
            "bots": [
                {
                    "name": level.word,
                    "level": place,
                    "person": level.name,
                    "character": level.character,
                    "title": level.title or None,
                }
                for place, level in enumerate(levels(), 1)
            ],
            "phrases": list(PHRASES),
        }
    )


def _option(box: Box) -> Option:
    """Return an optional extra for the catalogue, with the worlds in which it has an effect."""
    worlds = [world for world in (*WORLDS, BOTH) if not set(box.features) <= features_of(world)]
    return {
        "name": box.name,
        "worlds": worlds if box.features else [*WORLDS, BOTH],
        "markers": MONSTER in box.features,
        "topics": list(box.topics),
    }


def _scenario(box: Box) -> Scenario:
    """Return a scenario for the catalogue, with its requirements for a table."""
    return {
        "name": box.name,
        "family": family_of(box.name),
        "strength": box.strength,
        "world": box.world,
        "worlds": list(box.worlds),
        "players": list(box.layouts),
        "stars": box.stars,
        "topic": box.topics[0] if box.topics else "",
        "brings": [slug(other.name) for other in box.auxiliaries],
        "teams": _teams(box),
        "off_board": box.off_board,
        "without": [slug(left) for left in box.without],
        "example": example_board(box.name),
    }


def _teams(box: Box) -> list[Partners]:
    """Return the teams of a scenario; their seats are counted from the first player."""
    return partners_among(Owners(len(box.teams), 0, teams=box.teams, alone=box.alone)) if box.teams else []


def setup_text(boxes: str, leaders: bool, scenario: str, world: str, places: bool) -> str:
    """Return the rules that a choice of boxes gives a table, and the board for each number of players.

    `boxes` has names with commas between. If they cannot be combined, the answer contains only `refused`.

    Raises:
        Refusal: 400 for the damaged name of a custom scenario.
    """
    wanted = tuple([name for name in boxes.split(",") if name])
    try:
        return _setup(names_of(wanted, leaders, scenario, world, places))
    except SetupError as error:
        return to_text({"refused": _refused(error)})
    except LayoutError as error:
        raise bad_realm(error) from error


@cache
def _setup(names: tuple[str, ...]) -> str:
    rules = make_rules(names)
    return to_text(
        {
            "boxes": list(names),
            "world": world_of(names),
            "worlds": list(worlds_of(names)),
            "races": len(rules.races),
            "powers": len(rules.powers),
            "without": [slug(name) for name in left_out(names)],
            "tables": [
                _table_of(names, players) for players in range(players_at_least(), players_at_most() + 1)
            ],
        }
    )


def _table_of(names: tuple[str, ...], players: int) -> dict[str, Any]:
    """Return the board for a number of players, or the reason why that number is not allowed."""
    try:
        check_players(names, players)
    except SetupError as error:
        return {"players": players, "refused": _refused(error)}
    board = find_board(board_for(players, names))
    return {"players": players, "board": board.name, "rounds": board.rounds}


def _refused(error: SetupError) -> dict[str, Any]:
    return {"code": error.code, "facts": error.facts}


@lru_cache(8)  # room for each number of players, and for some invalid ones
def almanac_text(players: int | None) -> str:
    """Return the average coins of combos in games between bots, for one number of players or for all."""
    package, file = ALMANAC
    book = json.loads(files(package).joinpath(file).read_text("utf-8"))
    if players is not None:
        book["tables"] = {size: table for size, table in book["tables"].items() if size == str(players)}
    return to_text(book)


def full_name(name: str) -> str:
    """Return the full name of a board. `name` is a board, or a scenario and a number of players."""
    scenario, _, players = name.rpartition("-")
    if scenario in SCENARIOS and players in [str(number) for number in open_box(scenario).layouts]:
        return layout_board(scenario, int(players))
    return name
