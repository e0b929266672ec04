"""The form for a question whose answer is a number."""

from __future__ import annotations

from smallworld.cli.questions.form import NOTHING, Form
from smallworld.cli.screen.tile_view import lies_as, turned_tile
from smallworld.cli.words.lines import Line, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.content.realms.dynamic.creation import CreationTurned
from smallworld.content.realms.dynamic.tile_being_laid import sign_laid
from smallworld.engine.action import Action, act_saying
from smallworld.engine.errors import NotationError
from smallworld.engine.question import HowMany
from smallworld.engine.text.untrusted import is_number


class AmountForm(Form[HowMany]):
    """The form for a number. If the number turns a tile, the form shows the tile after each possible turn."""

    def __init__(self, scene: Scene, asked: HowMany) -> None:
        super().__init__(scene, asked)
        if asked.letter or self._is_laid():
            self.enter = str(asked.least)

    def lines(self, columns: int) -> list[Line]:
        least, most = self.asked.least, self.asked.most
        how = wrapped(self.scene.say("amount-how", least=least, most=most, refuse=self.refuse()), columns)
        return [*self._turns(columns), *how]

    def _turns(self, columns: int) -> list[Line]:
        """Return pictures of the tile after each possible turn; an empty list for other questions."""
        numbers = range(self.asked.least, self.asked.most + 1)
        if self._is_laid():
            return turned_tile(self.scene, sign_laid(self.state, self.asked.by), numbers, columns)
        if self.asked.letter:
            sign, lies = lies_as(self.state.board, self.asked.letter)
            return turned_tile(self.scene, sign, numbers, columns, lies)
        return []

    def _is_laid(self) -> bool:
        """Return whether the question is about a tile that the player is adding to the board."""
        return isinstance(self.state.rules.abilities[self.asked.by], CreationTurned)

    def read(self, text: str) -> list[Action]:
        if self.passes(text):
            return NOTHING
        asked, words = self.asked, text.split()
        number = words[-1].removeprefix("x") if words else ""
        if not is_number(number) or not asked.least <= int(number) <= asked.most:
            refused = self.scene.say("refuse-amount", text=text, least=asked.least, most=asked.most)
            raise NotationError(refused)
        return [act_saying(asked.by, int(number))]
