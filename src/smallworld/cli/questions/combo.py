"""Which combo to take."""

from __future__ import annotations

from smallworld.cli.questions.form import Form
from smallworld.cli.words.lines import Line, wrapped
from smallworld.cli.words.names import folded
from smallworld.cli.words.scene import ability_slug
from smallworld.engine.action import TAKE, Action, act
from smallworld.engine.errors import NotationError
from smallworld.engine.question import WhichCombo
from smallworld.engine.state import NONE


class ComboForm(Form[WhichCombo]):
    """A place of the column, which is shown beside it."""

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
