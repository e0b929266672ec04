"""The form for spreading tokens, with answers such as "drizzle 2, tinpot 1", "even" or "all drizzle".

`views.distribution` turns the answer into decisions of the engine.
"""

from __future__ import annotations

from typing import Final

from smallworld.cli.questions.form import Form
from smallworld.cli.questions.pairs import REST, possible_region, read_pairs, words_of
from smallworld.cli.words.lines import Line, flowing, gap, line, text_of, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.engine.action import FIRST_ABILITY, Action
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.question import HowToSpread
from smallworld.views.asked import name_of
from smallworld.views.distribution import TEMPLATES, template, unfold

TOKENS: Final = "tokens"
ALL: Final = "all"
_SHORT: Final = "d"  # short for "deploy", for tokens and for pieces


class SpreadForm(Form[HowToSpread]):
    """The form for spreading tokens or pieces over regions."""

    def __init__(self, scene: Scene, asked: HowToSpread) -> None:
        super().__init__(scene, asked)
        piece = self.state.rules.traits[asked.by].piece if asked.by >= FIRST_ABILITY else ""
        self.noun: Final = piece or TOKENS

    def lines(self, columns: int) -> list[Line]:
        asked, scene = self.asked, self.scene
        amount = scene.counted(asked.amount, self.noun)
        spans = scene.marked("place-what", amount=amount, race=scene.race_arg(asked.side))
        spans.append((gap(text_of(spans)), ""))
        comma, stop = scene.say("list-comma"), scene.say("join-sentence").rstrip()
        for place, region in enumerate(asked.regions):
            sign = comma if place + 1 < len(asked.regions) else stop
            spans += line(f"{region + 1}", ("!" * self.opponents_beside(region), "warn"), sign)
        if any(self.opponents_beside(region) for region in asked.regions):
            spans.append((f"{gap(stop)}{scene.say('place-opponents')}", ""))
        one, last = asked.regions[0] + 1, asked.regions[-1] + 1
        return flowing(spans, columns) + wrapped(scene.say("place-how", one=one, last=last), columns)

    def read(self, text: str) -> list[Action]:
        return unfold(self.state, self.placed(text))

    def placed(self, text: str) -> dict[Region, int]:
        """Return how many tokens an answer puts in each region.

        Raises:
            NotationError: the line is unclear, names an impossible region, or has the wrong sum.
        """
        words = words_of(text)
        if words and words[0].lower() in (_SHORT, name_of(self.state, self.asked.by)):
            words = words[1:]
        first = words[0].lower() if words else ""
        if first in TEMPLATES and len(words) == 1:
            return template(self.state, first)
        if first == ALL and len(words) > 1:
            return {self._region(" ".join(words[1:])): self.asked.amount}
        return self._read_pairs(words)

    def opponents_beside(self, region: Region) -> int:
        """Count the neighbours of a region that opponents hold with active races."""
        state = self.state
        me = state.player_of(self.asked.side)
        return sum(
            [
                (state.held[side] & state.board.neighbours[region]).bit_count()
                for side in state.owners.opponents_of(me)
            ]
        )

    def _read_pairs(self, words: list[str]) -> dict[Region, int]:
        wanted: dict[Region, int] = {}
        rest: Region | None = None
        for name, number in read_pairs(self.scene, words, [*TEMPLATES, "all 9", "9 2, 3 1"]):
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
        if rest is not None and placed <= self.asked.amount:
            wanted[rest] = self.asked.amount - placed
        elif placed != self.asked.amount:
            amount, left = self.scene.counted(self.asked.amount, self.noun), self.asked.amount - placed
            why = "refuse-left-over" if left > 0 else "refuse-too-many"
            raise self._refused(why, amount=amount, placed=placed, number=abs(left))
        return {region: number for region, number in wanted.items() if number}

    def _region(self, name: str) -> Region:
        return possible_region(self.scene, name, self.asked.regions)

    def _refused(self, id: str, **args: str | int) -> NotationError:
        return NotationError(self.scene.say(id, **args))
