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
    """An open question to a player: it shows the choices as text, and turns the answer into decisions."""

    enter = ""  # the answer that an empty line stands for; "" if none

    def __init__(self, scene: Scene, asked: Asked) -> None:
        self.scene: Final = scene
        self.state: Final = scene.state
        self.asked: Final = asked
        self.actions: Final[list[Action]] = legal_actions(scene.state)

    def lines(self, columns: int) -> list[Line]:
        """Return lines of text that list the choices."""
        raise NotImplementedError

    def read(self, text: str) -> list[Action]:
        """Return the decisions that an answer gives, in order.

        Raises:
            NotationError: the answer is unclear or impossible. The message lists possible answers.
        """
        raise NotImplementedError

    def claims(self, text: str) -> bool:
        """Return whether to read a line as an answer even if it is also the name of a command."""
        return False

    def passes(self, text: str) -> bool:
        """Return whether an answer means to pass, and the question allows passing."""
        return self.asked.may_pass and text.lower().strip() in PASS_WORDS

    def passing(self) -> str:
        """Return the label of the choice to pass."""
        own = f"pass-{self.asked.key}"
        return self.scene.say(own if self.scene.words.knows(own) else "choose-nothing")

    def refuse(self) -> str:
        """Return "yes" if the question allows passing, else "no". Error messages take this as an argument."""
        return "yes" if self.asked.may_pass else "no"


NOTHING: Final = [PASS]  # the answer that passes
