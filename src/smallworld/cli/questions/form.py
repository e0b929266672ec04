"""Forms: how a question is shown to a player, and how the answer is read; one for each shape."""

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
    """An open question, `asked` of a player."""

    enter = ""  # what an empty line means, if anything

    def __init__(self, scene: Scene, asked: Asked) -> None:
        self.scene: Final = scene
        self.state: Final = scene.state
        self.asked: Final = asked
        self.actions: Final[list[Action]] = legal_actions(scene.state)

    def lines(self, columns: int) -> list[Line]:
        """Return the choices as lines."""
        raise NotImplementedError

    def read(self, text: str) -> list[Action]:
        """Return the decisions that an answer means, one after the other.

        Raises:
            NotationError: it means none, or one that is not possible; the message says what is.
        """
        raise NotImplementedError

    def claims(self, text: str) -> bool:
        """Return whether a line is an answer here, although it may also be the name of a command."""
        return False

    def passes(self, text: str) -> bool:
        """Return whether an answer means to pass, and passing is possible."""
        return self.asked.may_pass and text.lower().strip() in PASS_WORDS

    def passing(self) -> str:
        """Return the label of passing for this question."""
        own = f"pass-{self.asked.key}"
        return self.scene.say(own if self.scene.words.knows(own) else "choose-nothing")

    def refuse(self) -> str:
        """Return whether passing is possible, as an argument of messages."""
        return "yes" if self.asked.may_pass else "no"


NOTHING: Final = [PASS]  # the answer that passes
