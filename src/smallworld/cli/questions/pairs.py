"""Functions that read regions from an input line, each alone or with a number."""

from __future__ import annotations

from typing import Final

from smallworld.cli.words.names import find_region
from smallworld.cli.words.scene import Scene
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import is_number

REST: Final = "rest"


def read_pairs(scene: Scene, words: list[str], examples: list[str]) -> list[tuple[str, str]]:
    """Return pairs of a name and a number from a line such as "drizzle hills 2 , 3 1" or "rest tinpot".

    Raises:
        NotationError: a number is missing, or the line is empty; then the message shows `examples`.
    """
    pairs: list[tuple[str, str]] = []
    name: list[str] = []
    for word in [*words, ","]:
        number = word.lower().removeprefix("x")
        if word == ",":
            if len(name) > 1 and REST in (name[0].lower(), name[-1].lower()):
                place = name[1:] if name[0].lower() == REST else name[:-1]
                pairs.append((" ".join(place), REST))
            elif name:
                raise NotationError(scene.say("refuse-no-number", text=" ".join(name)))
            name = []
        elif is_number(number) and name and name[0].lower() != REST:
            pairs.append((" ".join(name), number))
            name = []
        else:
            name.append(word)
    if not pairs:
        raise NotationError(scene.say("refuse-empty-line", examples=scene.words.listed(examples)))
    return pairs


def words_of(text: str) -> list[str]:
    """Split a line into words. A comma counts as a word; colons and equals signs are dropped."""
    return text.replace("、", ",").replace(",", " , ").replace(":", " ").replace("=", " ").split()


def possible_region(scene: Scene, text: str, possible: list[Region]) -> Region:
    """Return the region that `text` names.

    Raises:
        NotationError: `text` does not name a region, or names an impossible one.
    """
    region = find_region(scene, text, possible)
    if region not in possible:
        names = scene.listed([scene.region(other) for other in possible], "or")
        raise NotationError(scene.say("refuse-region", region=scene.region(region), regions=names))
    return region
