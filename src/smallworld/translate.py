"""Words for people, in their language: the catalogue of locale/ for the server and the terminal.

    words = Translator("fr")
    words.t("topic-turn")                         "Le tour"
    words.t("count-coins", number=3)              "3 pièces"
    words.combo("amazons", "flying")              "Amazones volantes"
    words.story(tell(state, report), ["Ann"])     "Ann conquiert le Pic de la Bouillie avec 3 Orcs."

The screens of the browser read the same files. `fluent.runtime` is loaded with the first Translator, so that
programs which speak no language of people do not need it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "nl")
FALLBACK: Final = "en"
NONE: Final = "none"  # stands in a message for what there is not

_never_less = re.compile(r"never less than (\d+)")
_line_break = re.compile(r" *\n *")


class Translator:
    """Makes sentences in one language; what that language lacks it says in English."""

    def __init__(self, language: str) -> None:
        """Get ready to speak `language`.

        Raises:
            SmallWorldError: it is none of LANGUAGES.
        """
        self.language: Final = language
        self._bundles: Final = [_bundle(language), _bundle(FALLBACK)]

    def t(self, id: str, **args: str | int) -> str:
        """The message `id`, or its attribute after a dot ("race-amazons.one"), as one line.

        Raises:
            SmallWorldError: there is no such message, or it needs arguments that are not given.
        """
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    words, errors = bundle.format_pattern(pattern, args)
                    if errors:
                        problems = "; ".join([str(error) for error in errors])
                        raise SmallWorldError(f'message "{id}" in "{self.language}": {problems}')
                    return _line_break.sub(" ", str(words))
        raise SmallWorldError(f'no message "{id}" in the catalogue of "{self.language}", nor in English')

    def knows(self, id: str) -> bool:
        """Whether there is a message `id` (without an attribute), in this language or in English."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def combo(self, race: str, power: str | None) -> str:
        """A race with its power: "Flying Amazons"; without one (None) just the race."""
        return self.t("combo", race=race, power=power or NONE)

    def ability(self, name: str) -> str:
        """The name of the race or power that notation calls `name`; "none" if it is neither."""
        for kind in ("race", "power"):
            if self.knows(f"{kind}-{name}"):
                return self.t(f"{kind}-{name}")
        return NONE

    def reason(self, why: str) -> str:
        """A reason as `engine.pricing` and `views.view` give it: "not adjacent", "Dragon Master", ..."""
        floor = _never_less.fullmatch(why)
        if floor:
            return self.t("reason-never-less", number=int(floor[1]))
        name = re.sub(r"[^a-z0-9]+", "-", slug(why))
        if self.knows(f"reason-{name}"):
            return self.t(f"reason-{name}")
        ability = self.ability(name)
        if ability == NONE:
            raise SmallWorldError(f'no word in the catalogue of "{self.language}" for the reason "{why}"')
        return ability

    def story(self, entry: dict[str, Any], names: Sequence[str]) -> str:
        """A report, as `views.story.tell` gives it, as a sentence; `names` are those of the players."""
        return self.t(f"story-{slug(str(entry['kind']))}", **self.story_args(entry, names))

    def story_args(self, entry: dict[str, Any], names: Sequence[str]) -> dict[str, str | int]:
        """What the messages of story.ftl take, from a report."""
        by, other, player = entry.get("by"), entry.get("other"), entry.get("player")
        by_race = bool(by) and self.knows(f"race-{by}")
        race = entry.get("race") or (by if by_race else None)
        victim, region = entry.get("from_player"), entry.get("region")
        power = other if isinstance(other, str) else None
        origin = "player" if victim else "tribe" if entry.get("tribe") else NONE
        return {
            "player": names[player - 1] if player else NONE,
            "victim": names[victim - 1] if victim else NONE,
            "other": names[other - 1] if isinstance(other, int) else NONE,
            "from": "own" if victim and victim == player else origin,
            "race": self.t(f"race-{race}") if race else NONE,
            "combo": self.combo(str(by), power) if by_race else NONE,
            "region": self.t(f"region-{region}.the") if region else NONE,
            "by": by or NONE,
            "ability": self.ability(str(by)) if by else NONE,
            "declined": "yes" if entry.get("declined") else "no",
            "number": entry.get("number", 0),
        }


def catalogue(language: str) -> str:
    """All messages of a language, as Fluent text; what a browser loads.

    Raises:
        SmallWorldError: it is none of LANGUAGES.
    """
    if language not in LANGUAGES:
        raise SmallWorldError(f'no catalogue for the language "{language}"; there are {", ".join(LANGUAGES)}')
    folder = files("smallworld").joinpath("locale", language)
    names = sorted([file.name for file in folder.iterdir() if file.name.endswith(".ftl")])
    return "\n".join([folder.joinpath(name).read_text("utf-8") for name in names])


@cache
def _bundle(language: str) -> FluentBundle:
    text = catalogue(language)
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)  # no invisible marks around arguments
    bundle.add_resource(FluentResource(text))
    return bundle
