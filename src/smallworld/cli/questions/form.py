"""The base class of forms. A form shows questions of one shape to a player, and reads the answers."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from smallworld.cli.words.lines import Line
from smallworld.cli.words.scene import Scene
from smallworld.engine.action import PASS, Action
from smallworld.engine.game import legal_actions
from smallworld.engine.question import Question

PASS_WORDS: Final = ("pass", "no", "none")

Asked = TypeVar("Asked", bound=Question, covariant=True)


class Form(Generic[Asked]):
    """A question `asked` of a player, with its choices as text and a reader of answers."""

    enter = ""  # the answer that an empty line stands for; "" if none

    def __init__(self, scene: Scene, asked: Asked) -> None:
        self.scene: Final = scene
        self.state: Final = scene.state
        self.asked: Final = asked
        self.actions: Final[list[Action]] = legal_actions(scene.state)

    def lines(self, columns: int) -> list[Line]:
        """Return the choices as lines."""
        raise NotImplementedError

    def read(self, text: str) -> list[Action]:
        """Return the decisions in an answer, in order.

        Raises:
            NotationError: the answer is not understood or not possible; the message lists the possible ones.
        """
        raise NotImplementedError

    def claims(self, text: str) -> bool:
        """Return whether to read a line as an answer even if it is also the name of a command."""
        return False

    def passes(self, text: str) -> bool:
        """Return whether an answer is a pass, and passing is allowed."""
        return self.asked.may_pass and text.lower().strip() in PASS_WORDS

    def passing(self) -> str:
        """Return the text of the choice to pass for this question."""
        own = f"pass-{self.asked.key}"
        return self.scene.say(own if self.scene.words.knows(own) else "choose-nothing")

    def refuse(self) -> str:
        """Return "yes" if passing is allowed and else "no", as messages need it."""
        return "yes" if self.asked.may_pass else "no"


NOTHING: Final = [PASS]  # the answer that passes
