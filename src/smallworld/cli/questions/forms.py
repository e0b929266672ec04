"""A function that chooses the form for a question by the shape of the question."""

from __future__ import annotations

from smallworld.cli.questions.amount import AmountForm
from smallworld.cli.questions.choice import CellForm, NameForm, PlaceForm, ThingForm, TileForm, WhetherForm
from smallworld.cli.questions.combo import ComboForm
from smallworld.cli.questions.conquest import ConquestForm
from smallworld.cli.questions.course import CourseForm, LaterCourseForm
from smallworld.cli.questions.form import Form
from smallworld.cli.questions.regions import RegionsForm
from smallworld.cli.questions.spread import SpreadForm
from smallworld.cli.words.scene import Scene
from smallworld.engine.game import question
from smallworld.engine.question import (
    HowMany,
    HowToSpread,
    Question,
    WhatToConquer,
    Whether,
    WhichCell,
    WhichCombo,
    WhichCourse,
    WhichName,
    WhichPlace,
    WhichRegions,
    WhichThing,
    WhichTile,
)


def form_of(scene: Scene) -> Form[Question]:
    """Return the form for the open question of a human player.

    Raises:
        AssertionError: no form exists for the shape of the question.
    """
    asked = question(scene.state)
    if isinstance(asked, WhichCombo):
        return ComboForm(scene, asked)
    if isinstance(asked, WhichCourse):
        return LaterCourseForm(scene, asked) if asked.may_pass else CourseForm(scene, asked)
    if isinstance(asked, WhatToConquer):
        return ConquestForm(scene, asked)
    if isinstance(asked, HowToSpread):
        return SpreadForm(scene, asked)
    if isinstance(asked, WhichRegions):
        return RegionsForm(scene, asked)
    if isinstance(asked, HowMany):
        return AmountForm(scene, asked)
    if isinstance(asked, WhichName):
        return NameForm(scene, asked)
    if isinstance(asked, WhichThing):
        return ThingForm(scene, asked)
    if isinstance(asked, WhichTile):
        return TileForm(scene, asked)
    if isinstance(asked, WhichCell):
        return CellForm(scene, asked)
    if isinstance(asked, WhichPlace):
        return PlaceForm(scene, asked)
    if isinstance(asked, Whether):
        return WhetherForm(scene, asked)
    raise AssertionError(f"{asked.key}: the shape {asked.shape} of its question has no form on the terminal")
