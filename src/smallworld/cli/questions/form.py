"""Forms: how a question is put to a person, and how the answer is read; one for each shape."""

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
    """An open question, `asked` of a person."""

    enter = ""  # what an empty line means, if anything

    def __init__(self, scene: Scene, asked: Asked) -> None:
        self.scene: Final = scene
        self.state: Final = scene.state
        self.asked: Final = asked
        self.actions: Final[list[Action]] = legal_actions(scene.state)

    def lines(self, columns: int) -> list[Line]:
        """The choices."""
        raise NotImplementedError

    def read(self, text: str) -> list[Action]:
        """The decisions that an answer means, one after the other.

        Raises:
            NotationError: it means none, or one that is not possible; the message says what is.
        """
        raise NotImplementedError

    def claims(self, text: str) -> bool:
        """Whether a line is an answer here though it may be the name of a command as well."""
        return False

    def passes(self, text: str) -> bool:
        """Whether an answer means to pass, and that is possible."""
        return self.asked.may_pass and text.lower().strip() in PASS_WORDS

    def passing(self) -> str:
        """What passing is called here."""
        own = f"pass-{self.asked.key}"
        return self.scene.say(own if self.scene.words.knows(own) else "choose-nothing")

    def refuse(self) -> str:
        """Whether one may pass, as messages want to know it."""
        return "yes" if self.asked.may_pass else "no"


NOTHING: Final = [PASS]  # the answer of who passes
