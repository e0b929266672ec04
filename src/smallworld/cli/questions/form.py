"""What may be asked of a person: how it is put, and how the answer is read."""

from __future__ import annotations

from typing import Final

from smallworld.cli.questions.spread import Placement, WantedRegions, read_regions
from smallworld.cli.screen.prospects import side_now
from smallworld.cli.words.forecast import decline_in_short
from smallworld.cli.words.lines import Line, flowing, line, wrapped
from smallworld.cli.words.names import folded
from smallworld.cli.words.scene import Scene, ability_slug
from smallworld.engine.action import (
    ABANDON,
    BUY,
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
    tokens_of,
)
from smallworld.engine.errors import NotationError
from smallworld.engine.game import question
from smallworld.engine.question import HowToSpread
from smallworld.engine.state import NONE
from smallworld.views.distribution import unfold

PASS_WORDS: Final = ("pass", "no", "none")
YES_WORDS: Final = ("yes", "y")


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
        return wrapped(self.scene.say("choose-combo-how"), columns)

    def read(self, text: str) -> list[Action]:
        scene, races = self.scene, self.state.offered_races
        wanted = folded(text).removeprefix("take ").removeprefix("t ")
        places: list[int] = []
        for place, race in enumerate(races):
            power = self.state.offered_powers[place]
            notation = " ".join([ability_slug(self.state, id) for id in (power, race) if id != NONE])
            called = [folded(scene.combo_of(race, power)), folded(notation)]
            if wanted == str(place + 1) or any(f" {wanted}" in f" {name}" for name in called):
                places.append(place)
        if wanted.isdecimal():
            places = [int(wanted) - 1] if 1 <= int(wanted) <= len(races) else []
        if len(places) != 1:
            raise NotationError(scene.say("refuse-no-combo", text=text, number=len(races)))
        action = act(TAKE, other=places[0])
        if action not in self.actions:
            lacking = self.state.offered_powers[places[0]] == NONE
            raise NotationError(scene.say("refuse-no-power" if lacking else "refuse-few-coins"))
        return [action]


class PlacementQuestion(Question):
    """How many tokens, or encampments, go where."""

    def __init__(self, scene: Scene, actions: list[Action], asked: HowToSpread) -> None:
        super().__init__(scene, actions)
        self.placement: Final = Placement(scene, asked)

    def lines(self, columns: int) -> list[Line]:
        placement, scene = self.placement, self.scene
        amount = scene.counted(placement.amount, placement.noun)
        race = scene.race(side_now(self.state))
        spans = [*scene.marked("place-what", amount=amount, race=race), (" ", "")]
        for place, region in enumerate(placement.regions):
            comma = ", " if place + 1 < len(placement.regions) else "."
            spans += line(f"{region + 1}", ("!" * placement.enemies(region), "warn"), comma)
        if any(placement.enemies(region) for region in placement.regions):
            spans.append((f" {scene.say('place-enemies')}", ""))
        one, last = placement.regions[0] + 1, placement.regions[-1] + 1
        return flowing(spans, columns) + wrapped(scene.say("place-how", one=one, last=last), columns)

    def read(self, text: str) -> list[Action]:
        return unfold(self.state, self.placement.read(text))


class RegionsQuestion(Question):
    """One or more regions: for heroes, for a fortress, to give up."""

    def lines(self, columns: int) -> list[Line]:
        wanted = WantedRegions(self.state, self._offered())
        possible, number = wanted.regions, wanted.most
        names = ", ".join([f"{region + 1} {self.scene.name(region)}" for region in possible])
        how = "regions-give-up" if by_of(self.actions[0]) == ABANDON else "regions-one"
        if wanted.several:
            how = "regions-several" if wanted.least == number else "regions-any"
        refuse = "yes" if act(PASS) in self.actions else "no"
        first, second = possible[0] + 1, possible[-1] + 1
        args = {"number": number, "first": first, "second": second}
        return wrapped(self.scene.say(how, regions=names, refuse=refuse, **args), columns, 0, "", 2)

    def read(self, text: str) -> list[Action]:
        if text.lower().strip() in PASS_WORDS and act(PASS) in self.actions:
            return [act(PASS)]
        words = text.split()
        by = by_of(self.actions[0])
        verb = VERB_NAMES.get(by) or ability_slug(self.state, by)
        if words[0].lower() in ("x", "abandon", verb):
            words = words[1:]
        return read_regions(self.scene, self._offered(), " ".join(words))

    def _offered(self) -> list[Action]:
        return [action for action in self.actions if by_of(action) != PASS]


class ListQuestion(Question):
    """One of a few things, by number or by name."""

    def lines(self, columns: int) -> list[Line]:
        lines: list[Line] = []
        for place, action in enumerate(self.actions):
            lines += flowing(line((f"{place + 1:2}  ", "bold"), self._words(action)), columns, 4)
        return lines

    def read(self, text: str) -> list[Action]:
        wanted = folded(text)
        if wanted.isdecimal() and 1 <= int(wanted) <= len(self.actions):
            return [self.actions[int(wanted) - 1]]
        called = [action for action in self.actions if folded(self._words(action)).startswith(wanted)]
        if DECLINE in map(by_of, self.actions) and "decline".startswith(wanted):
            called = [act(DECLINE)]
        if wanted in PASS_WORDS and act(PASS) in self.actions:
            called = [act(PASS)]
        if wanted in YES_WORDS and len(self.actions) == 2 and act(PASS) in self.actions:
            called = [action for action in self.actions if action != act(PASS)]
        if len(called) != 1:
            raise NotationError(self.scene.say("refuse-choice", text=text, number=len(self.actions)))
        return called

    def _words(self, action: Action) -> str:
        by = by_of(action)
        if by == BUY:
            return buy_in_words(self.scene, action)
        if by == PASS:
            return self.scene.say("choose-nothing")
        if by == DECLINE:
            return decline_in_short(self.scene)
        if by in VERB_NAMES:
            return VERB_NAMES[by]
        fields = self.state.rules.traits[by].action_fields
        words = [self.scene.ability(by)] if "player" not in fields else []
        if "player" in fields:
            words.append(self.scene.seats[player_of(action)].name)
        if "region" in fields:
            words.append(self.scene.region(region_of(action)))
        if "other" in fields:
            words.append(self.scene.region(other_of(action)))
        if "tokens" in fields:
            words.append(self.scene.counted(tokens_of(action), "tokens"))
        return ", ".join(words)


class AmountQuestion(Question):
    """How many: a number and nothing else."""

    def lines(self, columns: int) -> list[Line]:
        amounts = [tokens_of(action) for action in self.actions]
        return wrapped(self.scene.say("amount-how", least=min(amounts), most=max(amounts)), columns)

    def read(self, text: str) -> list[Action]:
        words = text.split()
        number = words[-1].removeprefix("x") if words else ""
        chosen = [action for action in self.actions if number == str(tokens_of(action))]
        if not chosen:
            raise NotationError(self.scene.say("refuse-choice", text=text, number=len(self.actions) - 1))
        return chosen


def buy_in_words(scene: Scene, action: Action) -> str:
    """A thing that is for sale, with its price, or with what it does when it costs nothing."""
    state = scene.state
    id = other_of(action)
    side = state.side()
    price = question(state).price
    name = ability_slug(state, id)
    thing = scene.say(f"buy-{name}") if id == state.banners[side] else scene.ability(id)
    if price:
        return scene.say("buy-thing", thing=thing, number=price)
    return scene.say("buy-free", thing=thing, short=scene.say(f"power-{name}-short"))
