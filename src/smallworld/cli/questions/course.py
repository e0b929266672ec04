"""The forms for the choice between expanding and going into decline."""

from __future__ import annotations

from smallworld.cli.questions.choice import ChoiceForm
from smallworld.cli.questions.conquest import ConquestForm
from smallworld.cli.questions.form import Form
from smallworld.cli.words.forecast import decline_in_short
from smallworld.cli.words.lines import Line, flowing, line
from smallworld.engine.action import DECLINE, EXPAND, Action
from smallworld.engine.errors import NotationError
from smallworld.engine.game import question
from smallworld.engine.question import WhatToConquer, WhichCourse
from smallworld.views.forecast import is_another_turn, thought


class CourseForm(Form[WhichCourse]):
    """The form for the choice at the start of a turn: expand or go into decline."""

    enter = "expand"

    def lines(self, columns: int) -> list[Line]:
        scene, state = self.scene, self.state
        after, _ = thought(state, [EXPAND])
        expand = scene.say("choose-expand-only")
        if not is_another_turn(state, after):
            hand = scene.counted(after.hand[state.player], "tokens")
            expand = scene.say("choose-expand", tokens=hand, race=scene.race_arg(state.player))
        rows = flowing(line(("e  ", "bold"), expand), columns, 3)
        return rows + flowing(line(("d  ", "bold"), decline_in_short(scene)), columns, 3)

    def read(self, text: str) -> list[Action]:
        wanted = text.lower().strip()
        if wanted and "expand".startswith(wanted):
            return [EXPAND]
        if wanted and "decline".startswith(wanted):
            return [DECLINE]
        after, _ = thought(self.state, [EXPAND])
        asked = question(after)
        if not isinstance(asked, WhatToConquer):
            raise NotationError(self.scene.say("refuse-course"))
        return [EXPAND, *ConquestForm(self.scene.after(after), asked).read(text)]


class LaterCourseForm(ChoiceForm[WhichCourse]):
    """The form for the choice at the end of a turn: go into decline or not."""

    def words(self, action: Action) -> str:
        return decline_in_short(self.scene)

    def read(self, text: str) -> list[Action]:
        wanted = text.lower().strip()
        return [DECLINE] if wanted and "decline".startswith(wanted) else super().read(text)
