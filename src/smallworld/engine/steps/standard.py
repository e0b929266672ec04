"""The list of all steps of the engine."""

from __future__ import annotations

from smallworld.engine.steps.choose_combo import ChooseCombo
from smallworld.engine.steps.choose_course import ChooseCourse
from smallworld.engine.steps.conquer import Conquer
from smallworld.engine.steps.discover import Discover
from smallworld.engine.steps.ready import Ready
from smallworld.engine.steps.redeploy import Redeploy
from smallworld.engine.steps.resume import Resume
from smallworld.engine.steps.return_home import ReturnHome
from smallworld.engine.steps.reveal import Reveal
from smallworld.engine.steps.score import Score
from smallworld.engine.steps.step import Step


def standard_steps() -> list[Step]:
    """Return the engine's steps, each at the index of its id."""
    return [
        Step(),
        Reveal(),
        ChooseCombo(),
        ChooseCourse(),
        Ready(),
        Conquer(),
        Redeploy(),
        Score(),
        ReturnHome(),
        Resume(),
        Discover(),
    ]
