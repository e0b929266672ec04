"""What a line about many regions means: "drizzle 2, tinpot 1", "even", "all drizzle", or for heroes "3, 9".

`views.distribution` knows what is to be distributed and makes the engine's decisions of it.
"""

from __future__ import annotations

from typing import Final

from smallworld.cli.screen.prospects import side_now
from smallworld.cli.words.names import find_region
from smallworld.cli.words.scene import Scene
from smallworld.engine.action import DEPLOY, Action, act, by_of, region_of
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.question import HowToSpread
from smallworld.engine.state import State
from smallworld.views.distribution import TEMPLATES, template
from smallworld.views.selection import selection, unfold_selection

REST: Final = "rest"
TOKENS: Final = "tokens"


class Placement:
    """What is to be placed, tokens or pieces, and how a line says where."""

    def __init__(self, scene: Scene, asked: HowToSpread) -> None:
        self.scene: Final = scene
        self.state: Final = scene.state
        self.regions: Final = asked.regions
        self.amount: Final = asked.amount
        self.noun: Final = (
            TOKENS if asked.by == DEPLOY else scene.state.rules.traits[asked.by].piece or TOKENS
        )

    def read(self, text: str) -> dict[Region, int]:
        """How many go where.

        Raises:
            NotationError: not understood, not one of the regions, or not the right sum.
        """
        words = text.replace(",", " , ").replace(":", " ").replace("=", " ").split()
        if words and words[0].lower() in ("d", "deploy"):
            words = words[1:]
        first = words[0].lower() if words else ""
        if first in TEMPLATES and len(words) == 1:
            return template(self.state, first)
        if first == "all" and len(words) > 1:
            return {self._region(" ".join(words[1:])): self.amount}
        return self._read_pairs(words)

    def enemies(self, region: Region) -> int:
        """How many neighbours of a region the active races of opponents hold."""
        state = self.state
        me = state.player_of(side_now(state))
        return sum(
            [
                (state.held[side] & state.board.neighbours[region]).bit_count()
                for side in state.owners.opponents_of(me)
            ]
        )

    def _read_pairs(self, words: list[str]) -> dict[Region, int]:
        wanted: dict[Region, int] = {}
        rest: Region | None = None
        for name, number in self._pairs(words):
            region = self._region(name)
            if region in wanted or region == rest:
                raise self._refused("refuse-twice", text=name)
            if number == REST and rest is not None:
                raise self._refused("refuse-two-rests")
            if number == REST:
                rest = region
            else:
                wanted[region] = int(number)
        placed = sum(wanted.values())
        if rest is not None and placed <= self.amount:
            wanted[rest] = self.amount - placed
        elif placed != self.amount:
            amount, left = self.scene.counted(self.amount, self.noun), self.amount - placed
            why = "refuse-left-over" if left > 0 else "refuse-too-many"
            raise self._refused(why, amount=amount, placed=placed, number=abs(left))
        return {region: number for region, number in wanted.items() if number}

    def _pairs(self, words: list[str]) -> list[tuple[str, str]]:
        """Names with numbers: "drizzle hills 2 , 3 1" and "rest tinpot" or "rest 9" too."""
        pairs: list[tuple[str, str]] = []
        name: list[str] = []
        for word in [*words, ","]:
            number = word.lower().removeprefix("x")
            if word == ",":
                if len(name) > 1 and REST in (name[0].lower(), name[-1].lower()):
                    place = name[1:] if name[0].lower() == REST else name[:-1]
                    pairs.append((" ".join(place), REST))
                elif name:
                    raise self._refused("refuse-no-number", text=" ".join(name))
                name = []
            elif number.isdecimal() and name and name[0].lower() != REST:
                pairs.append((" ".join(name), number))
                name = []
            else:
                name.append(word)
        if not pairs:
            raise self._refused("refuse-empty-line", examples=", ".join([*TEMPLATES, "all 9", "9 2, 3 1"]))
        return pairs

    def _region(self, name: str) -> Region:
        region = find_region(self.scene, name, self.regions)
        if region not in self.regions:
            raise impossible(self.scene, region, self.regions)
        return region

    def _refused(self, id: str, **args: str | int) -> NotationError:
        return NotationError(self.scene.say(id, **args))


def impossible(scene: Scene, region: Region, possible: list[Region]) -> NotationError:
    """The error that a region is none of those that are asked for."""
    names = scene.listed([scene.region(other) for other in possible], "or")
    return NotationError(scene.say("refuse-region", region=scene.region(region), regions=names))


class WantedRegions:
    """Which regions a question is about, and how many of them: one, or several one after the other."""

    def __init__(self, state: State, actions: list[Action]) -> None:
        asked = selection(state)
        several = asked if asked is not None and asked.most > 1 else None
        self.several: Final = several is not None
        self.least: Final = several.least if several else 1
        self.most: Final = several.most if several else 1
        self.regions: Final = (
            sorted(several.times) if several else sorted({region_of(action) for action in actions})
        )


def read_regions(scene: Scene, actions: list[Action], text: str) -> list[Action]:
    """Actions about a region each, such as heroes: "3, old oak"; in the order the engine asks for them.

    Raises:
        NotationError: not understood, not one of the regions, or too many or too few.
    """
    wanted = WantedRegions(scene.state, actions)
    parts = [part for part in text.split(",") if part.strip()]
    if len(parts) == 1 and all(word.isdecimal() for word in text.split()):
        parts = text.split()
    regions = sorted({find_region(scene, part, wanted.regions) for part in parts})
    for region in regions:
        if region not in wanted.regions:
            raise impossible(scene, region, wanted.regions)
    named = scene.counted(len(regions), "regions")
    if len(regions) > wanted.most == 1:
        raise NotationError(scene.say("refuse-more-regions", named=named))
    if not wanted.least <= len(regions) <= wanted.most:
        raise NotationError(scene.say("refuse-how-many", named=named, number=wanted.most))
    if wanted.several:
        return unfold_selection(scene.state, regions)
    return [act(by_of(actions[0]), regions[0])]
