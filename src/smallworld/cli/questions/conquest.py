"""The form for choosing a region to conquer, which is the most frequent question."""

from __future__ import annotations

from typing import Final

from smallworld.cli.questions.form import Form
from smallworld.cli.screen.prospects import Prospects
from smallworld.cli.words.lines import TIE, Line, flowing, gap, text_of
from smallworld.cli.words.names import find_region
from smallworld.cli.words.scene import Scene, ability_slug
from smallworld.engine.action import (
    ABANDON,
    STOP,
    Action,
    abandon_region,
    by_of,
    conquer_region,
    region_of,
    second_region_of,
    use_ability,
)
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.question import WhatToConquer
from smallworld.engine.rulings import MOST_PIPS
from smallworld.engine.text.untrusted import is_number
from smallworld.views.forecast import thought

_STOP: Final = ("stop", "s", "done", "end")
_CONQUER: Final = ("c", "conquer", "take")
_ATTEMPT: Final = ("a", "attempt", "try")
_ABANDON: Final = ("x", "abandon", "leave")
_USE: Final = "use"
_SHORTEST: Final = 3  # fewest letters that identify an ability


class ConquestForm(Form[WhatToConquer]):
    """The form for a conquest: choose a region, use an ability, or stop."""

    def __init__(self, scene: Scene, asked: WhatToConquer) -> None:
        super().__init__(scene, asked)
        self.prospects: Final = Prospects(scene.state, asked.side)
        self.specials: Final = self.prospects.specials()
        if all(by_of(action) in (STOP, ABANDON) for action in self.actions):
            self.enter = "stop"

    def lines(self, columns: int) -> list[Line]:
        scene, prospects = self.scene, self.prospects
        race = scene.race_arg(prospects.side)
        declined = "yes" if self.state.is_declined(prospects.side) else "no"
        hand = scene.counted(prospects.hand, "tokens")
        parts = [scene.marked("conquer-hand", race=race, declined=declined, tokens=hand)]
        ranked = prospects.ranked()
        if any(prospects.attempt(region) is not None for region in ranked):
            parts.append(scene.marked("conquer-type-die"))
        elif any(prospects.conquest(region) is not None for region in ranked):
            parts.append(scene.marked("conquer-type"))
        parts += [self._special(id, actions) for id, actions in self.specials.items()]
        parts += [self._help(id) for id in prospects.helpers()]
        abandoned = [region_of(action) + 1 for action in self.actions if by_of(action) == ABANDON]
        if abandoned:
            typed = f"abandon{TIE}{abandoned[0]}"
            parts.append(scene.marked("conquer-abandon", typed=typed, number=abandoned[0]))
        parts.append(scene.marked("conquer-stop-enter" if self.enter else "conquer-stop"))
        spans = [span for part in parts for span in (*part, (gap(text_of(part)), ""))]
        return flowing(spans[:-1], columns)

    def read(self, text: str) -> list[Action]:
        word, _, rest = text.strip().partition(" ")
        verb = word.lower()
        if verb in _STOP:
            return [STOP]
        if verb in _CONQUER and rest:
            return [self._with_tokens(rest)]
        if verb in _ATTEMPT and rest:
            return [self._attempt(self._region(rest))]
        if verb in _ABANDON and rest:
            return [self._abandon(self._region(rest))]
        for id, actions in self.specials.items():
            named = len(verb) >= _SHORTEST and ability_slug(self.state, id).startswith(verb)
            if named or (verb == "roll" and self._rolls(id)):
                return [self._by_ability(id, actions, rest)]
        for id in self.prospects.helpers():
            wanted = rest.strip().lower() if verb == _USE and rest else verb
            if len(wanted) >= _SHORTEST and ability_slug(self.state, id).startswith(wanted):
                return [use_ability(id)]
        return [self._conquest(self._region(text))]

    # --- Choices ------------------------------------------------------------------------------------

    def _special(self, id: int, actions: list[Action]) -> Line:
        name = ability_slug(self.state, id)
        if self._rolls(id):
            return self.scene.marked("conquer-roll", typed=name)
        if not self.state.rules.traits[id].action_fields:
            own = f"conquer-loose-{name}"
            said = own if self.scene.words.knows(own) else "conquer-loose"
            return self.scene.marked(said, typed=name, ability=self.scene.ability(id))
        regions = sorted({region_of(action) for action in actions})
        if len(regions) == len(self.prospects.ranked()):
            where = self.scene.say("conquer-any-target")
        else:
            where = self.scene.listed([self.scene.region(region) for region in regions], "or")
        typed = f"{name.partition('-')[0]}{TIE}{regions[0] + 1}"
        ability = self.scene.ability(id)
        return self.scene.marked("conquer-ability", typed=typed, ability=ability, regions=where)

    def _rolls(self, id: int) -> bool:
        """Return whether a die roll is the only action that the ability offers."""
        if self.state.rules.traits[id].action_fields:
            return False
        after, _ = thought(self.state, [id])
        return after.waits_for == id

    def _help(self, id: int) -> Line:
        typed, ability = ability_slug(self.state, id), self.scene.ability(id)
        return self.scene.marked("conquer-use", typed=typed, ability=ability)

    # --- Answers ------------------------------------------------------------------------------------

    def _region(self, text: str) -> Region:
        return find_region(self.scene, text, self.prospects.ranked())

    def _conquest(self, region: Region) -> Action:
        """Return the action that conquers the region with tokens alone, or else the final attempt."""
        found = self.prospects.conquest(region)
        return found if found is not None else self._attempt(region)

    def _with_tokens(self, text: str) -> Action:
        """Return the conquest with the number of tokens that `text` gives.

        If this number is missing or illegal, return the conquest for the usual price.
        """
        region = self._region(_without_tokens(text))
        tokens = text.rpartition(" ")[2].lower().removeprefix("x")
        named = conquer_region(region, int(tokens)) if is_number(tokens) and int(tokens) < 256 else 0
        return named if named in self.actions else self._conquest(region)

    def _attempt(self, region: Region) -> Action:
        found = self.prospects.attempt(region)
        if found is not None:
            return found
        scene, place, hand = self.scene, self.scene.region(region), self.prospects.hand
        if not self.prospects.is_target(region):
            refused = scene.price(self.prospects.quote(region))
            raise NotationError(scene.say("refuse-target", region=place, price=refused))
        price = self.prospects.price(region)
        if price <= hand:
            why = "refuse-without-die"
        elif price - hand <= MOST_PIPS + self.prospects.prices.exceeded:
            why = "refuse-no-attempt"
        else:
            why = "refuse-too-dear"
        args = {"price": price, "hand": hand, "most": MOST_PIPS, "number": region + 1}
        raise NotationError(scene.say(why, region=place, **args))

    def _abandon(self, region: Region) -> Action:
        action = abandon_region(region)
        if action in self.actions:
            return action
        if self.state.held[self.prospects.side] >> region & 1:
            raise NotationError(self.scene.say("refuse-abandon-late"))
        raise NotationError(self.scene.say("refuse-abandon", region=self.scene.region(region)))

    def _by_ability(self, id: int, actions: list[Action], rest: str) -> Action:
        if not self.state.rules.traits[id].action_fields:
            return actions[0]
        scene, ability = self.scene, self.scene.ability(id)
        possible = sorted({region_of(action) for action in actions})
        names = scene.listed([scene.region(region) for region in possible], "or")
        if not rest.strip():
            raise NotationError(scene.say("refuse-ability-where", ability=ability, regions=names))
        first, _, second = rest.partition(",")
        region = find_region(scene, first, possible)
        found = [action for action in actions if region_of(action) == region]
        if second.strip() and found:
            other = find_region(scene, second, sorted({second_region_of(action) for action in found}))
            found = [action for action in found if second_region_of(action) == other]
        if found:
            return found[0]
        place = scene.region(region)
        raise NotationError(scene.say("refuse-ability", ability=ability, region=place, regions=names))


def _without_tokens(text: str) -> str:
    """Return `text` without a number of tokens at its end, such as "x3", so that a region's name remains."""
    name, _, last = text.rpartition(" ")
    return name if name and last.lower().startswith("x") and is_number(last[1:]) else text
