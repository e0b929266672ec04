"""The messages in the browser's library, which must equal those of the server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from smallworld.content.shelf import BOXES, open_box
from smallworld.engine.rules import slug
from smallworld.translate import LANGUAGES, Translator, catalogue, one_line

NODE = shutil.which("node")
LIBRARY = Path(__file__).parents[2] / "web" / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js"
SPEAK = Path(__file__).with_name("speak.mjs")
VALUES: list[dict[str, str | int]] = [
    {"number": 0},
    {"number": 1, "race": "none"},
    {"number": 5, "by": "sorcerers", "from": "player"},
]
STEPS = 8  # the short run has one in so many combos of each race, and of each power

pytestmark = pytest.mark.skipif(not NODE or not LIBRARY.is_file(), reason="no node, or no @fluent/bundle")


def variables_of(id: str, messages: dict[str, str]) -> set[str]:
    """Return the variables of a message, including those of messages that it refers to."""
    reached, left = set(), [id]
    while left:
        one = left.pop()
        reached.add(one)
        left += {*re.findall(r"\{ ?([a-z][a-z0-9-]*)(?:\.[a-z-]+)? ?\}", messages[one])} - reached
    return {name for one in reached for name in re.findall(r"\$([a-z-]+)", messages[one])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_and_server_format_messages_in_the_same_way(language, pytestconfig):
    steps = 1 if pytestconfig.getoption("--long") else STEPS
    text = catalogue(language)
    messages = dict(re.findall(r"^([a-z][a-z0-9-]*) =((?:.|\n(?![a-z#]))*)", text, re.MULTILINE))
    asked = [
        (id, {**dict.fromkeys(variables_of(id, messages), 2), **values})
        for id in messages
        for values in VALUES
    ]
    races = [slug(race.name) for name in BOXES for race in open_box(name).races]
    powers = [slug(power.name) for name in BOXES for power in open_box(name).powers]
    asked += [
        ("combo", {"race": race, "power": power})
        for row, race in enumerate(races)
        for column, power in enumerate(["none", *powers])
        if column == 0 or (row + column) % steps == 0
    ]
    question = {"library": LIBRARY.as_uri(), "language": language, "text": text, "asked": asked}
    answer = subprocess.run(
        [str(NODE), str(SPEAK)], input=json.dumps(question), capture_output=True, text=True, check=True
    )
    heard = json.loads(answer.stdout)
    assert heard["errors"] == []
    words = Translator(language)
    for (id, values), said in zip(asked, heard["said"], strict=True):
        assert one_line(said) == words.t(id, **values), f"{id} with {values}"
