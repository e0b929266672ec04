"""Which question is open."""

from __future__ import annotations

from smallworld.cli.questions.conquest import CourseQuestion, conquest_question
from smallworld.cli.questions.form import (
    AmountQuestion,
    ComboQuestion,
    ListQuestion,
    PlacementQuestion,
    Question,
    RegionsQuestion,
)
from smallworld.cli.words.scene import Scene
from smallworld.engine.action import ABANDON, EXPAND, FIRST_ABILITY, PASS, TAKE, by_of
from smallworld.engine.game import legal_actions
from smallworld.views.distribution import distribution


def question_of(scene: Scene) -> Question:
    """The open question."""
    conquest = conquest_question(scene)
    if conquest is not None:
        return conquest
    actions = legal_actions(scene.state)
    kinds = {by_of(action) for action in actions}
    if kinds == {TAKE}:
        return ComboQuestion(scene, actions)
    if EXPAND in kinds:
        return CourseQuestion(scene, actions)
    placed = distribution(scene.state)
    if placed is not None:
        return PlacementQuestion(scene, actions, placed)
    others = kinds - {PASS}
    if len(others) == 1:
        by = others.pop()
        fields = scene.state.rules.traits[by].action_fields if by >= FIRST_ABILITY else ()
        if fields == ("tokens",) and PASS not in kinds:
            return AmountQuestion(scene, actions)
        if by == ABANDON or fields == ("region",):
            return RegionsQuestion(scene, actions)
    return ListQuestion(scene, actions)
