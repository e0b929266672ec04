"""How many."""

from __future__ import annotations

from smallworld.cli.questions.form import NOTHING, Form
from smallworld.cli.words.lines import Line, wrapped
from smallworld.engine.action import Action, act
from smallworld.engine.errors import NotationError
from smallworld.engine.question import HowMany
from smallworld.engine.text.written import is_number


class AmountForm(Form[HowMany]):
    """A number and nothing else."""

    def lines(self, columns: int) -> list[Line]:
        least, most = self.asked.least, self.asked.most
        return wrapped(self.scene.say("amount-how", least=least, most=most, refuse=self.refuse()), columns)

    def read(self, text: str) -> list[Action]:
        if self.passes(text):
            return NOTHING
        asked, words = self.asked, text.split()
        number = words[-1].removeprefix("x") if words else ""
        if not is_number(number) or not asked.least <= int(number) <= asked.most:
            refused = self.scene.say("refuse-amount", text=text, least=asked.least, most=asked.most)
            raise NotationError(refused)
        return [act(asked.by, tokens=int(number))]
