"""Texts in the player's language, from the catalogues of locale/, for the server and the terminal.

    words = Translator("fr")
    words.t("topic-turn")                         "Le tour"
    words.t("count-coins", number=3)              "3 pièces"
    words.combo("amazons", "flying")              "Amazones volantes"
    words.story(tell(state, report), ["Ann"])     "Ann conquiert le Pic de la Bouillie avec 3 Orcs."

The browser client reads the same files. `fluent.runtime` is imported at the first message, and each message
is parsed when it is first needed. So a command with little text starts quickly.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from smallworld.engine import reports
from smallworld.engine.action import VERB_NAMES
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    from smallworld.views.schema import Reason, Report

FALLBACK: Final = "en"
NONE: Final = "none"  # an argument of messages that means none

# Reports in which `by` is a race.
_OF_A_RACE: Final = (
    *(reports.COMBO_TAKEN, reports.EXCHANGED, reports.REVEALED),
    *(reports.DECLINED, reports.LEFT),
)
# Letters of languages that put no space between words: Japanese and Chinese, with their punctuation.
_unspaced = "[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]"
_line_break = re.compile(rf"(?P<inside>(?<={_unspaced}) *\n *| *\n *(?={_unspaced}))| *\n *")
_message = re.compile(r"^(?=([a-z][a-z0-9-]*) =)", re.MULTILINE)
_reference = re.compile(r"\{ *([a-z][a-z0-9-]*)")


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages with catalogues in a folder, with FALLBACK first."""
    found = [spoken.name for spoken in folder.iterdir() if spoken.is_dir()]
    with_words = [name for name in found if any(_ftl_files(folder.joinpath(name)))]
    return tuple(sorted(with_words, key=lambda name: (name != FALLBACK, name)))


def _ftl_files(folder: Traversable) -> list[Traversable]:
    """Return the files of a language, sorted by name."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def is_offered(folder: Traversable) -> bool:
    """Return whether players can choose the language of a folder: it has a name to choose it by.

    Translators add the name once everything else is translated.
    """
    web = folder.joinpath("web.ftl")
    return web.is_file() and "\nlanguage-name =" in f"\n{web.read_text('utf-8')}"


# To add a language, you only have to add its folder.
_LOCALE: Final = files("smallworld").joinpath("locale")
_FOUND: Final = languages_in(_LOCALE)
LANGUAGES: Final = tuple(name for name in _FOUND if is_offered(_LOCALE.joinpath(name)))
UNFINISHED: Final = tuple(name for name in _FOUND if name not in LANGUAGES)


class Translator:
    """A translator into one language. Messages that are missing in this language appear in English.

    Custom races, powers and regions are not in the catalogues, so their plain names are shown.
    """

    def __init__(self, language: str) -> None:
        """Prepare a translator into `language`.

        Raises:
            SmallWorldError: `language` is neither one of LANGUAGES nor of UNFINISHED.
        """
        self.language: Final = language
        self._messages: Final = [_messages(spoken) for spoken in dict.fromkeys((language, FALLBACK))]
        self._learned: Final[dict[str, str]] = {}

    def learn(self, messages: dict[str, str]) -> None:
        """Add messages, given by id, to those of the catalogue."""
        self._learned.update(messages)

    def t(self, id: str, **args: str | int) -> str:
        """Return the message `id`, or an attribute of it ("race-amazons.one"), as one line.

        Raises:
            SmallWorldError: the message does not exist, or an argument is missing.
        """
        if id in self._learned:
            return self._learned[id]
        name, _, attribute = id.partition(".")
        for messages in self._messages:
            said = messages.say(name, attribute, args)
            if said is not None:
                words, errors = said
                if errors:
                    problems = "; ".join([str(error) for error in errors])
                    raise SmallWorldError(f'message "{id}" in "{self.language}": {problems}')
                return one_line(words)
        raise SmallWorldError(f'no message "{id}" in the catalogue of "{self.language}", nor in English')

    def knows(self, id: str) -> bool:
        """Return whether the message `id` (without an attribute) exists in this language or in English."""
        return id in self._learned or self._listed(id)

    def learned(self, kind: str) -> list[str]:
        """Return the names, in notation, of the custom races (kind "race") or powers added by `learn`."""
        ids = [id for id in self._learned if id.startswith(f"{kind}-") and id.endswith("-text")]
        return [id.removeprefix(f"{kind}-").removesuffix("-text") for id in ids]

    def _listed(self, id: str) -> bool:
        return any(id in messages.texts for messages in self._messages)

    def ids(self, beginning: str) -> list[str]:
        """Return the ids of all messages with this prefix, in the order of the English catalogue."""
        return [id for id in self._messages[-1].texts if id.startswith(beginning)]

    def listed(self, names: Sequence[str], last: str = "comma") -> str:
        """Join names into a list: "a, b, c", or with `last` "a, b and c" or "a, b or c".

        The word before the last name may depend on how that name begins, as in Spanish "Elfos e Iroqueses".
        """
        if len(names) < 2:
            return "".join(names)
        start = "".join(
            [
                c
                for c in unicodedata.normalize("NFD", names[-1][:3].casefold())
                if not unicodedata.combining(c)
            ]
        )
        word = self.t(f"list-{last}", one=start[:1], two=start[:2], three=start[:3])
        return f"{self.t('list-comma').join(names[:-1])}{word}{names[-1]}"

    def number(self, value: float, spec: str) -> str:
        """Return `format(value, spec)` with the separators and the percent sign of the language."""
        return format(value, spec).translate(_number_signs(self.language))

    def margin(self, value: float | None, spec: str) -> str:
        """Return the margin of an estimate: "± 1.5"; "" if it is unknown."""
        return "" if value is None else f"± {self.number(value, spec)}"

    def estimate(self, value: float, within: float | None, spec: str) -> str:
        """Return an estimate with its margin, if it is known: "3.5 ± 1.5"."""
        return f"{self.number(value, spec)} {self.margin(within, spec.removeprefix('+'))}".rstrip()

    def interval(self, low: float, high: float, spec: str) -> str:
        """Return an interval: "45.0% – 55.0%"."""
        return f"{self.number(low, spec)} – {self.number(high, spec)}"

    # --- Names ----------------------------------------------------------------------------------------

    def combo(self, race: str, power: str | None) -> str:
        """Return the name of a race with its power, such as "Flying Amazons"; `power` may be None."""
        return self.t("combo", **self.combo_args(race, power))

    def combo_args(self, race: str | None, power: str | None) -> dict[str, str]:
        """Return the arguments `race` and `power` of messages. Languages choose forms by them.

        Both are names in notation. A custom race or power is passed by its title, and None as NONE.
        """
        return {"race": self.race_arg(race), "power": self._arg("power", power)}

    def race_arg(self, name: str | None) -> str:
        """Return the argument `race` of messages that name only a race."""
        return self._arg("race", name)

    def _arg(self, kind: str, name: str | None) -> str:
        if name is None:
            return NONE
        id = f"{kind}-{name}"
        return name if self._listed(id) else self.t(id) if self.knows(id) else plain(name)

    def race(self, name: str) -> str:
        """Return the name of the race that has this `name` in notation."""
        return self.t(f"race-{name}") if self.knows(f"race-{name}") else plain(name)

    def ability(self, name: str) -> str:
        """Return the name of the race or power that has this `name` in notation."""
        for kind in ("race", "power"):
            if self.knows(f"{kind}-{name}"):
                return self.t(f"{kind}-{name}")
        return plain(name)

    def feature(self, name: str) -> str:
        """Return the name of a terrain or symbol; for a terrain of a board not in use, its id as a title."""
        return self.t(f"feature-{name}") if self.knows(f"feature-{name}") else plain(name)

    def reason(self, why: Reason) -> str:
        """Return the sentence for the reason behind a price or a refusal, or a general one."""
        id = f"reason-{why['code']}"
        return self.t(
            id if self.knows(id) else "reason-forbidden",
            number=why.get("number", 0),
            ability=self.ability(why["ability"]) if "ability" in why else NONE,
            terrain=why.get("terrain", NONE),
        )

    # --- What happened --------------------------------------------------------------------------------

    def story(self, entry: Report, names: Sequence[str]) -> str:
        """Return the sentence for a report of `views.story.tell`; `names` are those of the players."""
        return self.t(f"story-{slug(str(entry['kind']))}", **self.story_args(entry, names))

    def story_args(self, entry: Report, names: Sequence[str]) -> dict[str, str | int]:
        """Convert a report to arguments for the messages of story.ftl."""
        by, other, player = entry.get("by"), entry.get("other"), entry.get("player")
        by_race = bool(by) and self.knows(f"race-{by}")
        race = by if entry["kind"] in _OF_A_RACE else entry.get("race") or (by if by_race else None)
        victim, region = entry.get("from_player"), entry.get("region")
        power = other if isinstance(other, str) else None
        nobodys = "monsters" if entry.get("monsters") else "tribe" if entry.get("tribe") else NONE
        origin = "player" if victim else nobodys
        return {
            "player": names[player - 1] if player else self._nobody(entry),
            "whose": "player" if player or not entry.get("race") else "nobody",
            "victim": names[victim - 1] if victim else NONE,
            "other": names[other - 1] if isinstance(other, int) else self.ability(power) if power else NONE,
            "from": "own" if victim and victim == player else origin,
            **self.combo_args(race, power),
            "region": self._in_a_sentence(region) if region else NONE,
            "by": by or NONE,
            "ability": self.ability(str(by)) if by and by not in VERB_NAMES.values() else NONE,
            "declined": "yes" if entry.get("declined") else "no",
            "number": entry.get("number", 0),
        }

    def _nobody(self, entry: Report) -> str:
        """Return the name of an actor that is not a player: the neutral race, if the report names it."""
        race = entry.get("race")
        return self.race(race) if race else NONE

    def _in_a_sentence(self, region: str) -> str:
        return self.t(f"region-{region}.the") if self.knows(f"region-{region}") else plain(region)


def one_line(text: str) -> str:
    """Replace the line breaks of a text by spaces; beside letters of Japanese or Chinese, remove them."""
    return _line_break.sub(lambda found: " " if found["inside"] is None else "", text)


def plain(name: str) -> str:
    """Turn a name in notation into a title: "dragon-master" becomes "Dragon Master"."""
    return name.replace("-", " ").title()


def catalogue(language: str) -> str:
    """Return the text of all Fluent messages of a language.

    Raises:
        SmallWorldError: the language is neither one of LANGUAGES nor of UNFINISHED.
    """
    if language not in _FOUND:
        raise SmallWorldError(f'unknown language "{language}"; available: {", ".join(LANGUAGES)}')
    return "\n".join([file.read_text("utf-8") for file in _ftl_files(_LOCALE.joinpath(language))])


class _Messages:
    """The messages of one language. `texts` has their Fluent source by id."""

    def __init__(self, language: str) -> None:
        text = catalogue(language)
        begins = [(match.start(), match[1]) for match in _message.finditer(text)]
        ends = [begin for begin, _ in begins[1:]] + [len(text)]
        self.language: Final = language
        self.texts: Final = {id: text[begin:end] for (begin, id), end in zip(begins, ends, strict=True)}
        # An unfinished language may refer to messages that it lacks.
        self._beneath: Final = {} if language == FALLBACK else _messages(FALLBACK).texts
        self._parsed: Final[set[str]] = set()
        self._bundle: FluentBundle | None = None

    def say(self, id: str, attribute: str, args: dict[str, str | int]) -> tuple[str, list[Exception]] | None:
        """Return a message or an attribute of it, and the errors in formatting it.

        Return None if the message does not exist.
        """
        if id not in self.texts:
            return None
        bundle = self._with(id)
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        words, errors = bundle.format_pattern(pattern, args)
        return str(words), errors

    def _with(self, id: str) -> FluentBundle:
        """Return the bundle of parsed messages, including the message `id` and all that it refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language], use_isolating=False)  # no invisible marks
        text = self.texts.get(id) or self._beneath.get(id)
        if text and id not in self._parsed:
            from fluent.runtime import FluentResource

            self._parsed.add(id)
            self._bundle.add_resource(FluentResource(text))
            for other in _reference.findall(text):
                self._with(other)
        return self._bundle


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


@cache
def _number_signs(language: str) -> dict[int, str]:
    """Return what a language writes for the point, the comma and the percent sign of an English number."""
    from babel import Locale
    from babel.numbers import get_decimal_symbol, get_group_symbol

    locale = Locale.parse(language)
    percent = re.sub("[#,0]", "", locale.percent_formats[None].pattern)
    return str.maketrans({".": get_decimal_symbol(locale), ",": get_group_symbol(locale), "%": percent})
