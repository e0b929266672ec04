"""Refusals: each has a code, an explanation in the protocol, and a message in each language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import smallworld
from smallworld.content.shelf import (
    NO_BOARD,
    NO_BOX,
    NO_PLACES,
    NO_SUCH_BOX,
    NO_SUCH_SCENARIO,
    NO_SUCH_WORLD,
    NO_WORLD,
    NOT_IN_WORLD,
    OTHER_TEAMS,
    TOO_FEW_COMBOS,
    TWO_SCENARIOS,
)
from smallworld.translate import LANGUAGES, Translator, catalogue

PACKAGE = Path(str(smallworld.__file__)).parent
PROTOCOL = Path(__file__).parents[3] / "docs" / "reference" / "protocol-errors.md"
SETUP_CODES = (
    *(NO_BOARD, NO_BOX, NO_SUCH_BOX, NO_SUCH_SCENARIO, NO_SUCH_WORLD),
    *(NO_PLACES, NO_WORLD, NOT_IN_WORLD, OTHER_TEAMS, TOO_FEW_COMBOS, TWO_SCENARIOS),
)
MAKERS = ("Refusal", "conflict", "forbidden", "illegal")  # with a code among their arguments


@cache
def codes_in_the_source() -> set[str]:
    """Return everything that looks like a code where a refusal is made; sentences do not."""
    found = {"malformed", "missing", *SETUP_CODES}
    for path in [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "house").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                words = [word.value for word in node.args if isinstance(word, ast.Constant)]
                codes = [word for word in words if re.fullmatch(r"[a-z]+(-[a-z]+)*", str(word))]
                assert codes or path.name == "refusal.py", f"{path}:{node.lineno}: a refusal without a code"
                found.update(map(str, codes))
    return found


def test_page_on_the_protocol_explains_every_error_code():
    table = PROTOCOL.read_text("utf-8").partition("| code | status |")[2].partition("\n\n")[0]
    explained = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert set(re.findall(r"`([a-z-]+)`", " ".join(explained))) == codes_in_the_source()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_a_message_for_every_error_code(language):
    ids = set(re.findall(r"^refusal-([a-z-]+) =", catalogue(language), re.MULTILINE))
    assert ids == codes_in_the_source()
    assert "7" in Translator(language).t("refusal-too-often", wait=7)
