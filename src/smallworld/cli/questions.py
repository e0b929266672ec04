"""What may be asked of a person: how it is put, and how the answer is read."""

from __future__ import annotations

from typing import Final

from smallworld.cli.forecast import decline_in_short
from smallworld.cli.lines import Line, counted, flowing, line, wrapped
from smallworld.cli.placement import Placement, read_regions, wanted_regions
from smallworld.cli.prospects import side_now
from smallworld.cli.scene import Scene
from smallworld.engine.action import (
    ABANDON,
    DECLINE,
    PASS,
    TAKE,
    VERB_NAMES,
    Action,
    act,
    by_of,
    other_of,
    player_of,
    region_of,
)
from smallworld.engine.errors import NotationError
from smallworld.engine.state import NONE
from smallworld.views.distribution import Distribution, unfold

PASS_WORDS: Final = ("pass", "no", "none")


class Question:
    """An open decision of a person."""

    enter = ""  # what an empty line means, if anything

    def __init__(self, scene: Scene, actions: list[Action]) -> None:
        self.scene: Final = scene
        self.state: Final = scene.state
        self.actions: Final = actions

    def lines(self, columns: int) -> list[Line]:
        """The choices."""
        raise NotImplementedError

    def read(self, text: str) -> list[Action]:
        """The decisions that an answer means, one after the other.

        Raises:
            NotationError: it means none, or one that is not possible; the message says what is.
        """
        raise NotImplementedError


class ComboQuestion(Question):
    """Which combo to take."""

    def lines(self, columns: int) -> list[Line]:
        words = "Take a combo: type its number. “map” shows the board, “help” explains the game."
        return wrapped(words, columns)

    def read(self, text: str) -> list[Action]:
        wanted = text.lower().removeprefix("take ").removeprefix("t ").strip()
        names = self.state.rules.names
        places: list[int] = []
        for place, race in enumerate(self.state.offered_races):
            called = f"{names[self.state.offered_powers[place]]} {names[race]}".lower()
            if wanted == str(place + 1) or called.startswith(wanted) or f" {wanted}" in called:
                places.append(place)
        if wanted.isdecimal():
            places = [int(wanted) - 1] if 1 <= int(wanted) <= len(self.state.offered_races) else []
        if len(places) != 1:
            raise NotationError(
                f"“{text}” is no combo; type a number from 1 to {len(self.state.offered_races)}"
            )
        action = act(TAKE, other=places[0])
        if action not in self.actions:
            lacking = self.state.offered_powers[places[0]] == NONE
            raise NotationError("it has no power yet" if lacking else "you have too few coins for it")
        return [action]


class PlacementQuestion(Question):
    """How many tokens, or encampments, go where."""

    def __init__(self, scene: Scene, actions: list[Action], asked: Distribution) -> None:
        super().__init__(scene, actions)
        self.placement: Final = Placement(scene.state, asked)

    def lines(self, columns: int) -> list[Line]:
        placement, state = self.placement, self.state
        race = state.rules.names[state.banners[side_now(state)]]
        what = f"{counted(placement.amount, placement.noun)} of {race} to place on "
        spans = line((what, "bold"))
        for place, region in enumerate(placement.regions):
            enemies = placement.enemies(region)
            comma = ", " if place + 1 < len(placement.regions) else ""
            spans += line(f"{region + 1}", ("!" * enemies, "warn"), comma)
        danger = any(placement.enemies(region) for region in placement.regions)
        spans.append((" (! an enemy beside it)." if danger else ".", ""))
        one, last = placement.regions[0] + 1, placement.regions[-1] + 1
        hint = f"Type “even”, “borders”, “bonus”, “all {one}”, or how many for which: “{one} 2, {last} 1”."
        return flowing(spans, columns) + wrapped(hint, columns)

    def read(self, text: str) -> list[Action]:
        return unfold(self.state, self.placement.read(text))


class RegionsQuestion(Question):
    """One or more regions: for heroes, for a fortress, to give up."""

    def lines(self, columns: int) -> list[Line]:
        number, possible = wanted_regions(self.state, self._offered())
        names = ", ".join([f"{region + 1} {self.state.board.names[region]}" for region in possible])
        what = "Type a region to give up" if by_of(self.actions[0]) == ABANDON else "Type a region"
        if number > 1:
            first, second = possible[0] + 1, possible[-1] + 1
            what = f"Type {counted(number, 'region')} in one line, such as “{first}, {second}”"
        refuse = "; or “pass”" if act(PASS) in self.actions else ""
        return wrapped(f"{what}: {names}{refuse}.", columns, 0, "", 2)

    def read(self, text: str) -> list[Action]:
        if text.lower().strip() in PASS_WORDS and act(PASS) in self.actions:
            return [act(PASS)]
        words = text.split()
        if words[0].lower() in ("x", "abandon", _verb(self.state.rules.names, self.actions[0])):
            words = words[1:]
        return read_regions(self.state, self._offered(), " ".join(words))

    def _offered(self) -> list[Action]:
        return [action for action in self.actions if by_of(action) != PASS]


class ListQuestion(Question):
    """One of a few things, by number or by name."""

    def lines(self, columns: int) -> list[Line]:
        return [
            line((f"{place + 1:2}  ", "bold"), words)
            for place, words in enumerate([self._words(action) for action in self.actions])
        ]

    def read(self, text: str) -> list[Action]:
        wanted = text.lower().strip()
        if wanted.isdecimal() and 1 <= int(wanted) <= len(self.actions):
            return [self.actions[int(wanted) - 1]]
        called = [action for action in self.actions if self._words(action).lower().startswith(wanted)]
        if wanted in PASS_WORDS and act(PASS) in self.actions:
            called = [act(PASS)]
        if len(called) != 1:
            raise NotationError(
                f"“{text}” is not among the choices; type a number from 1 to {len(self.actions)}"
            )
        return called

    def _words(self, action: Action) -> str:
        by = by_of(action)
        if by == PASS:
            return "no"
        if by == DECLINE:
            return decline_in_short(self.scene)
        if by in VERB_NAMES:
            return VERB_NAMES[by]
        fields = self.state.rules.abilities[by].action_fields()
        words = [self.state.rules.names[by]] if "player" not in fields else []
        if "player" in fields:
            words.append(self.scene.seats[player_of(action)].name)
        if "region" in fields:
            words.append(self.scene.region(region_of(action)))
        if "other" in fields:
            words.append(self.scene.region(other_of(action)))
        return ", ".join(words)


def _verb(names: list[str], action: Action) -> str:
    by = by_of(action)
    return VERB_NAMES.get(by) or names[by].lower().replace(" ", "-")
