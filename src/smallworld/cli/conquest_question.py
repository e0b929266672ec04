"""Whether to expand, and what to conquer: the questions that are asked most often."""

from __future__ import annotations

from typing import Final

from smallworld.cli.forecast import decline_in_short, expansion_in_words, thought
from smallworld.cli.lines import TIE, Line, counted, flowing, joined, line
from smallworld.cli.names import find_region
from smallworld.cli.prospects import Prospects, prospects_of
from smallworld.cli.questions import Question
from smallworld.cli.scene import Scene, ability_slug
from smallworld.engine.action import (
    ABANDON,
    DECLINE,
    EXPAND,
    STOP,
    Action,
    act,
    by_of,
    region_of,
)
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.rulings import MOST_PIPS

_STOP: Final = ("stop", "s", "done", "end")
_CONQUER: Final = ("c", "conquer", "take")
_ATTEMPT: Final = ("a", "attempt", "try")
_ABANDON: Final = ("x", "abandon", "leave")
_SHORTEST: Final = 3  # letters of an ability's name that will do


class ConquestQuestion(Question):
    """A region to conquer, an ability to use, or an end to it."""

    def __init__(self, scene: Scene, prospects: Prospects) -> None:
        super().__init__(scene, prospects.actions)
        self.prospects: Final = prospects
        self.specials: Final = prospects.specials()
        if all(by_of(action) in (STOP, ABANDON) for action in self.actions):
            self.enter = "stop"

    def lines(self, columns: int) -> list[Line]:
        state, prospects = self.state, self.prospects
        race = state.rules.names[state.banners[prospects.side]]
        declined = " in decline" if state.is_declined(prospects.side) else ""
        spans = line((f"{race}{declined}: {counted(prospects.hand, 'token')} in hand. ", "bold"))
        ranked = prospects.ranked()
        attempts = any(prospects.attempt(region) is not None for region in ranked)
        if attempts or any(prospects.conquest(region) is not None for region in ranked):
            die = " (? your last try, with the die)" if attempts else ""
            spans.append((f"Type a region’s number to conquer it{die}. ", ""))
        for id, actions in self.specials.items():
            spans += self._special(id, actions)
        abandoned = [region_of(action) + 1 for action in self.actions if by_of(action) == ABANDON]
        if abandoned:
            spans += line((f"“abandon{TIE}{abandoned[0]}”", "bold"), f" gives region {abandoned[0]} up. ")
        spans += line(("“stop”", "bold"), " (Enter)" if self.enter else "", " ends your conquests.")
        return flowing(spans, columns)

    def read(self, text: str) -> list[Action]:
        word, _, rest = text.strip().partition(" ")
        verb = word.lower()
        if verb in _STOP:
            return [act(STOP)]
        if verb in _CONQUER and rest:
            return [self._conquest(self._region(_without_tokens(rest)))]
        if verb in _ATTEMPT and rest:
            return [self._attempt(self._region(rest))]
        if verb in _ABANDON and rest:
            return [self._abandon(self._region(rest))]
        for id, actions in self.specials.items():
            no_fields = not self.state.rules.abilities[id].action_fields()
            named = len(verb) >= _SHORTEST and ability_slug(self.state, id).startswith(verb)
            if named or (no_fields and verb == "roll"):
                return [self._by_ability(id, actions, rest)]
        return [self._conquest(self._region(text))]

    # --- Choices ------------------------------------------------------------------------------------

    def _special(self, id: int, actions: list[Action]) -> Line:
        name = ability_slug(self.state, id)
        if not self.state.rules.abilities[id].action_fields():
            return line(
                (f"“{name}”", "bold"), " or ", ("“roll”", "bold"), " rolls the die before a conquest. "
            )
        regions = sorted({region_of(action) for action in actions})
        if len(regions) == len(self.prospects.ranked()):
            where = "any target"
        else:
            where = joined([self.scene.region(region) for region in regions], "or")
        word = name.partition("-")[0]
        typed = f"“{word}{TIE}{regions[0] + 1}”"
        return line((typed, "bold"), f" uses your {self.state.rules.names[id]} on {where}. ")

    # --- Answers ------------------------------------------------------------------------------------

    def _region(self, text: str) -> Region:
        ranked = self.prospects.ranked()
        return find_region(self.state.board, text, ranked)

    def _conquest(self, region: Region) -> Action:
        """The conquest, or with too few tokens the final attempt."""
        found = self.prospects.conquest(region)
        return found if found is not None else self._attempt(region)

    def _attempt(self, region: Region) -> Action:
        found = self.prospects.attempt(region)
        if found is not None:
            return found
        place, hand = self.scene.region(region), self.prospects.hand
        if not self.prospects.is_target(region):
            raise NotationError(f"{place} {self.prospects.explain(region)}")
        price = self.prospects.price(region)
        if price <= hand:
            raise NotationError(f"{place} costs {price}, and you have {hand}: conquer it without the die")
        short = f"{place} costs {price}, and you have {hand}"
        if price - hand <= MOST_PIPS:
            raise NotationError(f"{short}; there is no final attempt now")
        raise NotationError(f"{short}; the die adds {MOST_PIPS} at most (“why {region + 1}” explains)")

    def _abandon(self, region: Region) -> Action:
        action = act(ABANDON, region)
        if action in self.actions:
            return action
        if self.state.held[self.prospects.side] >> region & 1:
            raise NotationError(
                "regions are abandoned before the first conquest only; “undo” goes back to it"
            )
        raise NotationError(f"{self.scene.region(region)} is not yours to abandon")

    def _by_ability(self, id: int, actions: list[Action], rest: str) -> Action:
        name = self.state.rules.names[id]
        if not self.state.rules.abilities[id].action_fields():
            return actions[0]
        possible = sorted({region_of(action) for action in actions})
        names = joined([self.scene.region(region) for region in possible], "or")
        if not rest.strip():
            raise NotationError(f"{name}: where? There is {names}")
        region = find_region(self.state.board, rest, possible)
        for action in actions:
            if region_of(action) == region:
                return action
        raise NotationError(f"{name} cannot have {self.scene.region(region)} now; there is {names}")


def _without_tokens(text: str) -> str:
    """A region without the number of tokens of the notation, which the price says anyway."""
    name, _, last = text.rpartition(" ")
    return name if name and last.lower().startswith("x") and last[1:].isdecimal() else text


class CourseQuestion(Question):
    """Expand or decline."""

    enter = "expand"

    def lines(self, columns: int) -> list[Line]:
        after, _ = thought(self.state, [act(EXPAND)])
        same = (after.turn, after.player, after.over) == (self.state.turn, self.state.player, False)
        means = f" with {expansion_in_words(after)}" if same else ""
        expand = f"expand{means} (Enter); or type the first region at once"
        rows = flowing(line(("e  ", "bold"), expand), columns, 3)
        return rows + flowing(line(("d  ", "bold"), decline_in_short(self.scene)), columns, 3)

    def read(self, text: str) -> list[Action]:
        wanted = text.lower().strip()
        if wanted and "expand".startswith(wanted):
            return [act(EXPAND)]
        if wanted and "decline".startswith(wanted):
            return [act(DECLINE)]
        after, _ = thought(self.state, [act(EXPAND)])
        scene = Scene(after, self.scene.seats, self.scene.viewer, self.scene.open_coins)
        conquest = conquest_question(scene)
        if conquest is None:
            raise NotationError("type “expand” or “decline”")
        return [act(EXPAND), *conquest.read(text)]


def conquest_question(scene: Scene) -> ConquestQuestion | None:
    """The question what to conquer, if it is the open one."""
    prospects = prospects_of(scene.state)
    return ConquestQuestion(scene, prospects) if prospects is not None else None
