"""Which abilities there are: the boxes in play, put together. Shared by all states, never edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.ability import Ability
from smallworld.engine.action import FIRST_ABILITY

if TYPE_CHECKING:
    from smallworld.engine.steps.step import Step


MOST_PLAYERS: Final = 15  # what the field of an action holds


class Banner:
    """A race as the box brings it: name, tokens that its banner gives, tokens that the tray holds."""

    def __init__(self, name: str, tokens: int, supply: int, ability: Ability) -> None:
        self.name: Final = name
        self.tokens: Final = tokens
        self.supply: Final = supply
        self.ability: Final = ability


class Badge:
    """A power as the box brings it: its name and the tokens that its badge gives."""

    def __init__(self, name: str, tokens: int, ability: Ability) -> None:
        self.name: Final = name
        self.tokens: Final = tokens
        self.ability: Final = ability


def slug(name: str) -> str:
    """A name as notation writes it: "Misty Peak" is misty-peak."""
    return name.lower().replace(" ", "-")


def overrides(ability: Ability, hook: str) -> bool:
    """Whether the class of `ability` has a `hook` of its own."""
    for kind in type(ability).__mro__:
        if kind is Ability:
            return False
        if hook in kind.__dict__:
            return True
    return False


class Rules:
    """Abilities by id, and what is known of each before a game begins.

    Ids run from FIRST_ABILITY: races, then powers. The lists that go by id
    have unused places below FIRST_ABILITY. `has_...` say which hooks an ability has, so that nobody asks
    an ability that has nothing to say.
    """

    def __init__(
        self,
        boxes: dict[str, int],
        races: list[Banner],
        powers: list[Badge],
        steps: list[Step],
    ) -> None:
        self.boxes: Final = boxes  # name of each box in play, and the version of its rules
        self.steps: Final = steps
        self.races: Final = list(range(FIRST_ABILITY, FIRST_ABILITY + len(races)))
        self.powers: Final = list(range(FIRST_ABILITY + len(races), FIRST_ABILITY + len(races) + len(powers)))
        size = FIRST_ABILITY + len(races) + len(powers)
        blank = Ability()
        self.abilities: Final = [blank] * size
        self.names: Final = [""] * size
        self.tokens: Final = [0] * size
        self.supply: Final = [0] * size
        for place in range(len(races)):
            self._enter(self.races[place], races[place].name, races[place].tokens, races[place].ability)
            self.supply[self.races[place]] = races[place].supply
        for place in range(len(powers)):
            self._enter(self.powers[place], powers[place].name, powers[place].tokens, powers[place].ability)
        self.ids: Final = {slug(self.names[id]): id for id in range(FIRST_ABILITY, size)}
        if len(self.ids) != size - FIRST_ABILITY:
            twice = sorted({name for name in self.names[FIRST_ABILITY:] if self.names.count(name) > 1})
            raise ValueError(
                f"boxes {', '.join(boxes)}: two banners or badges share a name: {', '.join(twice)}"
            )

        self.has_price: Final = self._who_has("price")
        self.has_shield: Final = self._who_has("shield")
        self.has_garrison: Final = self._who_has("garrison")
        self.has_lost: Final = self._who_has("lost")
        self.has_plan_turn: Final = self._who_has("plan_turn")
        self.has_plan_return: Final = self._who_has("plan_return")
        self.has_specials: Final = self._who_has("specials")
        self.has_taken: Final = self._who_has("taken")
        self.has_attacked: Final = self._who_has("attacked")
        self.has_conquered: Final = self._who_has("conquered")
        self.has_vacated: Final = self._who_has("vacated")
        self.has_reinforce: Final = self._who_has("reinforce")
        self.has_score: Final = self._who_has("score")
        self.remembers: Final = [ability.remembers() for ability in self.abilities]
        self.outlives: Final = [ability.outlives_decline() for ability in self.abilities]
        self.keeps_badge: Final = [ability.keeps_badge() for ability in self.abilities]
        self.endures: Final = [ability.endures() for ability in self.abilities]
        # One place for the race that the next decline removes, one for each that stays.
        self.declined_places: Final = 1 + sum(1 for id in self.powers if self.endures[id])
        # By number of players and player: his places for a race, the active one first (see State).
        self.places: Final = [
            [
                [player + place * players for place in range(1 + self.declined_places)]
                for player in range(players)
            ]
            for players in range(MOST_PLAYERS + 1)
        ]

    def _enter(self, id: int, name: str, tokens: int, ability: Ability) -> None:
        ability.id = id
        self.abilities[id] = ability
        self.names[id] = name
        self.tokens[id] = tokens

    def _who_has(self, hook: str) -> list[bool]:
        return [overrides(ability, hook) for ability in self.abilities]
