"""The form for choosing a combo."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from smallworld.cli.questions.form import Form
from smallworld.cli.words.lines import Line, wrapped
from smallworld.cli.words.names import folded
from smallworld.cli.words.scene import ability_slug
from smallworld.engine.action import Action, take_combo
from smallworld.engine.errors import NotationError
from smallworld.engine.question import WhichCombo
from smallworld.engine.state import NONE
from smallworld.engine.steps.choose_combo import ChooseCombo, chooser_of
from smallworld.engine.text.untrusted import is_number

_MEANT: Final = 3  # most combos to suggest after a typing error
_NEARLY: Final = 0.85  # least similarity of a suggestion; names that are less similar mean something else


class ComboForm(Form[WhichCombo]):
    """The form for a combo of the column, or for a race and a power that the player may choose separately.

    A player who chooses from a hand may also combine any race with any power.
    """

    def lines(self, columns: int) -> list[Line]:
        chooser = chooser_of(self.state.rules)
        if chooser.is_crossed():
            return wrapped(self.scene.say("choose-hand-how"), columns)
        return wrapped(
            self.scene.say("choose-pair-how" if chooser.is_apart() else "choose-combo-how"), columns
        )

    def read(self, text: str) -> list[Action]:
        chooser = chooser_of(self.state.rules)
        if chooser.is_apart() or chooser.is_crossed():
            return self._read_pair(chooser, text)
        scene, races = self.scene, self.state.offered_races
        wanted = folded(text).removeprefix("take ").removeprefix("t ")
        combos: list[str] = []
        places: list[int] = []
        for place, race in enumerate(races):
            power = self.state.offered_powers[place]
            notation = " ".join([ability_slug(self.state, id) for id in (power, race) if id != NONE])
            combos.append(scene.combo_of(race, power))
            called = [folded(combos[-1]), folded(notation)]
            if wanted == str(place + 1) or any(f" {wanted}" in f" {name}" for name in called):
                places.append(place)
        if is_number(wanted):
            places = [int(wanted) - 1] if 1 <= int(wanted) <= len(races) else []
        if len(places) != 1:
            meant = [combos[place] for place in places] or _like(wanted, combos)
            raise NotationError(
                scene.say("refuse-combo-spelling", text=text, combos=scene.listed(meant, "or"))
                if meant
                else scene.say("refuse-no-combo", text=text, number=len(races))
            )
        action = take_combo(places[0])
        if action not in self.actions:
            lacking = self.state.offered_powers[places[0]] == NONE
            raise NotationError(scene.say("refuse-no-power" if lacking else "refuse-few-coins"))
        return [action]

    def _read_pair(self, chooser: ChooseCombo, text: str) -> list[Action]:
        """Parse the choice of a race and a power: two names in either order, or notation as after `take`."""
        state, scene = self.state, self.scene
        wanted = folded(text).removeprefix("take ").removeprefix("t ")
        combos: list[str] = []
        places: list[int] = []
        for place in chooser.places(state):
            race, power = chooser.race_at(state, place), chooser.power_at(state, place)
            slugs = [ability_slug(state, id) for id in (race, power)]
            names = [folded(scene.ability(id)) for id in (race, power)]
            combos.append(scene.combo_of(race, power))
            called = [folded(combos[-1]), *[" ".join(both) for both in (slugs, names)]]
            called += [" ".join(reversed(both)) for both in (slugs, names)]
            if wanted == str(place + 1) or wanted in called:
                places.append(place)
        if len(places) != 1:
            known = {folded(combo): combo for combo in combos} if " " in wanted else {}
            named = [known[name] for name in get_close_matches(wanted, known, n=_MEANT, cutoff=_NEARLY)]
            raise NotationError(
                scene.say("refuse-combo-spelling", text=text, combos=scene.listed(named, "or"))
                if named
                else scene.say("refuse-no-hand" if chooser.is_crossed() else "refuse-no-pair", text=text)
            )
        action = take_combo(places[0])
        if action not in self.actions:
            dear = chooser.price_at(state, places[0]) > state.coins[state.player]
            raise NotationError(scene.say("refuse-few-coins" if dear else "refuse-other-team"))
        return [action]


def _like(wanted: str, combos: list[str]) -> list[str]:
    """Return the `combos` with a name, or a word in a name, that is close to what the player typed."""
    names = {name: combo for combo in combos for name in (folded(combo), *folded(combo).split())}
    return list(dict.fromkeys(names[name] for name in get_close_matches(wanted, names, n=_MEANT)))
