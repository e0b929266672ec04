"""Scenarios as short strings, for links and records; `open_box` reads such a string after "scenario-".

All characters are safe in a link. Dots separate the fields:

    version, stars, world (s, u, b), features of all boards (c, v, p)   "11sc"
    the title, then banners and badges left out, one a line, in UTF-8, base 64
    its settings for boards, and its teams                 "rounds~12", "water~sea", "entry~gate~edge",
        "teams~12312~2"
    for each rule: the word of its tool, then its values after tildes        "feature-bonus~well~2"

Values are in the order of the tool's parameters. Default values are empty, and left out at the end.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from typing import Final

from smallworld.content.parameters import FLAG, NUMBER, Value
from smallworld.content.realms.rules.rule_modules import BY_WORD
from smallworld.content.realms.scenarios.scenario import Rule, Scenario
from smallworld.content.realms.scenarios.scenario_reading import FOUND, read_scenario
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND
from smallworld.engine.text.untrusted import is_number, is_signed_number

SCENARIO: Final = "scenario-"
LONGEST: Final = 2000  # the most characters of a string that is read
CODE_VERSION: Final = "1"
MOST_READ: Final = 64  # the most scenarios in the cache, since clients may ask for any number
_SAID: Final = {"rounds": 2, "water": 2, "entry": 0, "teams": 3}  # settings: the most parts, or 0
_WORLDS: Final = {SURFACE: "s", UNDERGROUND: "u", BOTH: "b"}


def name_of_scenario(scenario: Scenario) -> str:
    """Return the name of the box of a custom scenario; the name contains the whole scenario."""
    return SCENARIO + encode_scenario(scenario)


@lru_cache(MOST_READ)
def scenario_of(name: str) -> Scenario:
    """Return the scenario that the name of a box contains.

    Raises:
        LayoutError: see `decode_scenario`.
    """
    return decode_scenario(name.removeprefix(SCENARIO))


def encode_scenario(scenario: Scenario) -> str:
    """Return the scenario as a string, without boards and topic.

    Equal scenarios have equal strings.
    """
    found = "".join([feature[0] for feature in FOUND if feature in scenario.features])
    head = f"{CODE_VERSION}{scenario.stars}{_WORLDS[scenario.world]}{found}"
    names = "\n".join([scenario.title, *scenario.without])
    text = urlsafe_b64encode(names.encode()).decode().rstrip("=")
    return ".".join([head, text, *_said(scenario), *[_encoded(rule) for rule in scenario.rules]])


def decode_scenario(code: str) -> Scenario:
    """Return the scenario that a string describes.

    Raises:
        LayoutError: the string is incomplete, too long or not from this project, or not a scenario.
    """
    if len(code) > LONGEST:
        raise LayoutError(
            "code-too-long",
            f"scenario: its string has {len(code)} characters; at most {LONGEST} are allowed",
            {"most": LONGEST},
        )
    fields = code.split(".")
    if len(fields) < 2 or len(fields[0]) < 3 or not code.isascii():
        raise _torn("this is not a scenario's string, or part of it is missing")
    head = fields[0]
    if head[0] != CODE_VERSION:
        raise LayoutError(
            "code-version",
            f"scenario: its string has version {head[0]}, but this program reads only {CODE_VERSION}",
            {"version": head[0], "known": CODE_VERSION},
        )
    worlds = {sign: world for world, sign in _WORLDS.items()}
    signs = {feature[0]: feature for feature in FOUND}
    names = _names(fields[1])
    data: dict[str, object] = {
        "title": names[0],
        "stars": int(head[1]) if is_number(head[1]) else 0,
        "world": worlds.get(head[2], head[2]),
        "features": [signs.get(sign, sign) for sign in head[3:]],
        "without": names[1:],
        "rule": [_rule(part) for part in fields[2:] if part.split("~")[0] not in _SAID],
    }
    for part in fields[2:]:
        _hear(part.split("~"), data)
    return read_scenario(data, "scenario")


def _said(scenario: Scenario) -> list[str]:
    """Return the parts of the string for the scenario's settings and teams."""
    defaults, found = scenario.defaults, []
    if defaults.rounds:
        found.append(f"rounds~{defaults.rounds}")
    if defaults.water:
        found.append(f"water~{defaults.water}")
    if defaults.entry:
        found.append("~".join(["entry", *defaults.entry]))
    if scenario.teams:
        teams = "".join([str(team) for team in scenario.teams])
        found.append(f"teams~{teams}" + (f"~{scenario.alone}" if scenario.alone > 1 else ""))
    return found


def _hear(words: list[str], data: dict[str, object]) -> None:
    """Read the settings or teams in a part of the string and add them to `data`."""
    if words[0] not in _SAID:
        return
    if words[0] in data or len(words) < 2 or (words[0] != "entry" and len(words) > _SAID[words[0]]):
        raise _torn(f"“{'~'.join(words)[:40]}” is empty or appears twice")
    if words[0] == "entry":
        data["entry"] = words[1:]
    elif words[0] == "teams":
        data["teams"] = [int(sign) if is_number(sign) else sign for sign in words[1]]
        data["alone"] = _number(words[2]) if len(words) > 2 else 1
    else:
        data[words[0]] = _number(words[1]) if words[0] == "rounds" else words[1]


def _number(said: str) -> int | str:
    """Return the number in a text, or the text itself if it is not a number.

    The reader of scenarios then refuses the text.
    """
    return int(said) if is_signed_number(said) and len(said) < 4 else said


def _encoded(rule: Rule) -> str:
    parts = [rule.tool.word]
    for one in rule.tool.parameters:
        value = rule.values[one.name]
        parts.append("" if value == one.default else _sign(value))
    return "~".join(parts).rstrip("~")


def _sign(value: Value) -> str:
    if isinstance(value, bool):
        return "y" if value else "n"
    return str(value)


def _rule(text: str) -> dict[str, object]:
    """Return one rule, as plain data, from its part of the string."""
    parts = text.split("~")
    rule: dict[str, object] = {"tool": parts[0]}
    if parts[0] not in BY_WORD:
        return rule  # the reader of scenarios refuses this rule
    parameters = BY_WORD[parts[0]].parameters
    if len(parts) > len(parameters) + 1:
        raise _torn(f"“{text[:40]}” has more values than “{parts[0]}” takes")
    for place in range(1, len(parts)):
        one, said = parameters[place - 1], parts[place]
        if not said:
            continue
        if one.kind == NUMBER:
            rule[one.name] = _number(said)
        elif one.kind == FLAG:
            rule[one.name] = {"y": True, "n": False}.get(said, said)
        else:
            rule[one.name] = said
    return rule


def _names(text: str) -> list[str]:
    """Return the title, and the names of banners and badges that the scenario leaves out."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode().split("\n")
    except ValueError as error:
        raise _torn("the title in its string is damaged") from error


def _torn(message: str) -> LayoutError:
    """Return the error for a string that is incomplete or was changed."""
    return LayoutError("code-torn", f"scenario: {message}", {})
