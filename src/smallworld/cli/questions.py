"""What may be asked of a person: how it is put, and how the answer is read."""

from __future__ import annotations

from typing import Final

from smallworld.cli.forecast import decline_in_words
from smallworld.cli.lines import Line, flowing, line, wrapped
from smallworld.cli.placement import EXAMPLES, Placement, read_regions
from smallworld.cli.prospects import side_now
from smallworld.cli.scene import Scene
from smallworld.engine.action import (
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
        return wrapped("Take a combo: type its number. It costs a coin for each combo above it.", columns)

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
            raise NotationError(f"“{text}” is no combo; type a number from 1 to {len(self.state.offered_races)}")
        action = act(TAKE, other=places[0])
        if action not in self.actions:
            lacking = self.state.offered_powers[places[0]] == NONE
            raise NotationError("it has no power yet" if lacking else "you have too few coins for it")
        return [action]


class PlacementQuestion(Question):
    """How many tokens, or encampments, go where."""

    def __init__(self, scene: Scene, actions: list[Action]) -> None:
        super().__init__(scene, actions)
        self.placement: Final = Placement(scene.state, actions)

    def lines(self, columns: int) -> list[Line]:
        placement, state = self.placement, self.state
        what = f"{placement.amount} {placement.noun}{'' if placement.amount == 1 else 's'}"
        race = state.rules.names[state.banners[side_now(state)]]
        spans = line((f"{what} of {race} to place: ", "bold"))
        for region in placement.regions:
            threats = placement.threats(region)
            spans.append((f"{self.scene.region(region)} {'!' * threats or '·'}  ", "warn" if threats else ""))
        rows = flowing(spans, columns)
        return rows + wrapped(f"(! = an enemy region beside it)  Type {EXAMPLES}.", columns)

    def read(self, text: str) -> list[Action]:
        return self.placement.unfold(self.placement.read(text))


class RegionsQuestion(Question):
    """One or more regions: for heroes, for a fortress, to give up."""

    def lines(self, columns: int) -> list[Line]:
        possible = sorted({region_of(action) for action in self.actions if by_of(action) != PASS})
        names = ", ".join([self.scene.region(region) for region in possible])
        refuse = "; or “pass”" if act(PASS) in self.actions else ""
        return wrapped(f"Type a region (or regions: “3, 9”): {names}{refuse}.", columns, 0, "", 2)

    def read(self, text: str) -> list[Action]:
        if text.lower().strip() in PASS_WORDS and act(PASS) in self.actions:
            return [act(PASS)]
        words = text.split()
        offered = [action for action in self.actions if by_of(action) != PASS]
        if words[0].lower() in ("x", "abandon", self._ability()):
            words = words[1:]
        return read_regions(self.state, offered, " ".join(words))

    def _ability(self) -> str:
        return _verb(self.state.rules.names, self.actions[0])


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
            raise NotationError(f"“{text}” is not among the choices; type a number from 1 to {len(self.actions)}")
        return called

    def _words(self, action: Action) -> str:
        by = by_of(action)
        if by == PASS:
            return "no"
        if by == DECLINE:
            return f"decline. {' '.join(decline_in_words(self.scene)[:-1])}"
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
