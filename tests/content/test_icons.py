"""The icons of every box, which are stored beside its rules."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import smallworld
from smallworld.content.presets import presets
from smallworld.content.shelf import BOXES, SHELF, family_of, open_box
from smallworld.content.worlds import BOTH, WORLDS
from smallworld.engine.rules import slug

CONTENT = Path(smallworld.__file__).parent / "content"
FILES = sorted(CONTENT.rglob("icons.toml"))
ICONS = [tomllib.loads(file.read_text(encoding="utf-8")) for file in FILES]


def named(section: str) -> set[str]:
    return {name for icons in ICONS for name in icons.get(section, {})}


def test_every_race_and_power_and_relic_and_place_has_an_icon():
    shown = named("races") | named("powers") | named("markers") | named("symbols")
    boxes = [open_box(name) for name in BOXES]
    brought = [race.name for box in boxes for race in box.races]
    brought += [power.name for box in boxes for power in box.powers]
    markers = [thing.name for box in boxes for thing in box.auxiliaries if thing.marker]
    assert {slug(name) for name in (*brought, *markers)} <= shown


def test_every_box_and_option_for_a_table_has_an_icon():
    families = {name if name in BOXES else family_of(name) for name in SHELF}
    assert {slug(name).replace("_", "-") for name in families} <= named("boxes")
    assert set(presets()) == named("presets")
    assert {*WORLDS, BOTH} == named("worlds")


def test_icons_are_stored_in_the_folder_of_their_box():
    for file, icons in zip(FILES, ICONS, strict=True):
        homes = {make.__module__.split(".")[2] for make in SHELF.values()}
        if file.parent.name in homes & set(BOXES):
            box = open_box(file.parent.name)
            assert set(icons.get("races", {})) <= {slug(race.name) for race in box.races}
            assert set(icons.get("powers", {})) <= {slug(power.name) for power in box.powers}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_icon_files_map_names_to_icons(file):
    icons = tomllib.loads(file.read_text(encoding="utf-8"))
    assert all(isinstance(icon, str) for section in icons.values() for icon in section.values())
