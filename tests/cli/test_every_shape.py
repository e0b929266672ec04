"""An unknown race with a question of every shape, played at the terminal."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kit import table
from kit.asker import MOST, asker, askers_box
from kit.languages import SENTENCE_ENDS
from smallworld import cli
from smallworld.cli.questions.conquest import ConquestForm
from smallworld.cli.questions.forms import form_of
from smallworld.cli.questions.regions import RegionsForm
from smallworld.cli.questions.tableau import question_in_words
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.base.box import base_powers, base_races
from smallworld.engine.errors import NotationError
from smallworld.engine.game import play, question
from smallworld.engine.rules import Banner, Rules
from smallworld.engine.steps.standard import standard_steps
from smallworld.engine.text.notation import format_action
from smallworld.translate import LANGUAGES, Translator
from test_layers import names_in

LAND = """
    camp   hill      me 2
    glade  forest    me 2   beside camp
    moor   swamp     me 2   beside glade
    ridge  mountain  red 2  beside moor
"""
# The shapes of questions that abilities can ask.
OWN = ("spread", "regions", "amount", "name", "thing", "tile", "cell", "place", "whether")
USUAL = {"conquest": "stop", "spread": "all camp", "name": "1", "amount": "0", "cell": "1"}


def scene_of(state, language="en"):
    return Scene(state, seats_of(["Ana", "greedy"]), Translator(language), 0)


def asked_by_askers(shape, number=1):
    """Return my turn with the askers, at their question of this shape."""
    game = table(LAND, me="askers hill", coins=5, hand=1, own=askers_box())
    while True:
        asked = question(game.state)
        if asked.shape == shape and asked.key.startswith("askers"):
            number -= 1
            if not number:
                return game
        for action in form_of(scene_of(game.state)).read(USUAL.get(asked.shape, "no")):
            play(game.state, action)


def shown(game, language="en"):
    return " ".join([text_of(line) for line in form_of(scene_of(game.state, language)).lines(300)])


def read(game, text):
    actions = form_of(scene_of(game.state)).read(text)
    return [format_action(game.state.rules, game.state.board, action) for action in actions]


@pytest.mark.parametrize(
    ("shape", "number", "choices", "answers"),
    [
        ("spread", 1, "of the Askers to place on 1, 2, 3", {"all moor": "moor x3", "1 1, 3 2": "camp x1"}),
        ("regions", 1, "1 Camp, 2 Glade, 3 Moor; or “pass”", {"3, 1": "camp", "2": "glade", "no": "pass"}),
        ("amount", 1, "Type a number from 0 to 3.", {"2": "x2", "x0": "x0"}),
        ("name", 1, " 1  greedy  2  no", {"1": "player 2", "greedy": "player 2", "none": "pass"}),
        ("name", 2, " 1  Amazons  2  Dwarves", {"2": "dwarves", "amaz": "amazons"}),
        ("thing", 1, " 1  Alchemist for 1 coin", {"alchemist": "alchemist", "1": "alchemist", "no": "pass"}),
        ("tile", 1, "2  B  3  Z  4  no", {"b": "B", "1": "A", "no": "pass"}),
        ("cell", 1, " 1  0,0  2  2,-1", {"2": "2,-1", "0,0": "0,0"}),
        ("place", 1, " 1  A2  Camp (1), Glade (2), Moor (3)  2  A5", {"a5": "5", "1": "2", "no": "pass"}),
        ("whether", 1, " 1  yes, for 1 coin  2  no", {"yes": "", "y": "", "1": "", "2": "pass", "n": "pass"}),
        ("course", 1, " 1  decline, and keep 3 regions  2  no", {"d": "decline", "no": "pass"}),
    ],
)
def test_question_of_every_shape_lists_choices_and_reads_answers(shape, number, choices, answers):
    game = asked_by_askers(shape, number)
    assert choices in shown(game)
    for typed, meant in answers.items():
        assert read(game, typed)[0].endswith(meant)


@pytest.mark.parametrize("shape", OWN)
def test_error_for_an_invalid_answer_lists_the_valid_ones(shape):
    game = asked_by_askers(shape)
    for typed in ("99", "nonsense", "-1"):
        with pytest.raises(NotationError, match=r"1 to|0 to|no region is called|how many go where|a number"):
            read(game, typed)


@pytest.mark.parametrize("shape", ["spread", "amount"])
def test_player_cannot_pass_on_a_mandatory_question(shape):
    game = asked_by_askers(shape)
    with pytest.raises(NotationError):
        read(game, "pass")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", [*OWN, "course"])
def test_question_without_its_own_text_names_the_race_that_asks(shape, language):
    game = asked_by_askers(shape)
    asked = question_in_words(scene_of(game.state, language))
    assert asked.lstrip("«「").startswith("Askers")
    assert asked.endswith((*SENTENCE_ENDS, "?", "？"))
    assert "{" not in asked
    assert "{" not in shown(game, language)


def test_text_of_a_question_replaces_the_default_text():
    game = asked_by_askers("whether")
    scene = scene_of(game.state)
    key = question(game.state).key
    said = {f"question-{key}": "Do you wonder?", f"answer-{key}": "I wonder", f"pass-{key}": "I know"}
    scene.words.learn(said)
    assert question_in_words(scene) == "Do you wonder?"
    assert [text_of(line) for line in form_of(scene).lines(80)] == [" 1  I wonder", " 2  I know"]


# --- At the table -----------------------------------------------------------------------------------


def rules_with_askers():
    """Return the rules with the askers on top of the column."""
    made = asker()
    eager = Banner(made.name, made.tokens, made.supply, made.ability, made.parts, eager=True)
    return Rules({"workshop": 1}, [eager, *base_races()[:9]], base_powers(), standard_steps())


class Person:
    """A user who types a line for each shape of question and leaves after the third turn."""

    def __init__(self):
        self.shapes = set()
        self.answers = {
            "combo": "askers",
            "course": "no",
            "spread": "even",
            "amount": str(MOST),
            "name": "1",
            "thing": "1",
            "tile": "b",
            "cell": "2",
            "place": "1",
            "whether": "yes",
        }

    def __call__(self, typist, prompt):
        state = typist.table.game.state
        if "=" in prompt or "Enter" in prompt:
            return ""
        if state.turn > 3:
            return "quit"
        asked = question(state)
        form = form_of(typist.table.scene(0))
        self.shapes.add(asked.shape)
        if isinstance(form, ConquestForm):
            return self.conquest(form)
        if isinstance(form, RegionsForm):
            return str(form.regions[-1] + 1)
        if asked.shape == "course" and not asked.may_pass:
            return "expand"
        return self.answers[asked.shape]

    def conquest(self, form):
        """Return the race's special conquest, or else the cheapest one, as long as tokens last."""
        if form.specials:
            return "askers"
        cheap = [region for region in form.prospects.ranked() if form.prospects.conquest(region)]
        return str(cheap[0] + 1) if cheap else "stop"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_plays_a_race_with_questions_of_every_shape(play_at, language):
    person = Person()
    typist = play_at(person, rules=rules_with_askers(), language=language)
    assert person.shapes == {"combo", "course", "conquest", *OWN}
    game = typist.table.game
    assert game.state.turn == 4
    assert game.rules.names[game.state.banners[0]] == "Askers"
    answered = {action.partition(" ")[0] for action in game.record.actions}
    assert answered >= {"askers", "buy", *(f"askers-{part}" for part in (3, 5, 6, 7, 8, 9, 10, 11))}
    assert "decline" not in answered, "it was refused"
    for shape in OWN:
        assert Translator(language).t(f"question-any-{shape}", ability="Askers") in typist.text
    assert "{" not in typist.text


# --- By shape, and by nothing else ------------------------------------------------------------------


def words_in_code(path):
    """Yield the names and texts in a file, without its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node):
            del node.body[0]
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text):
                yield text
            case ast.ImportFrom(module=str(text)):
                yield text


@pytest.mark.parametrize("path", sorted(Path(cli.__file__).parent.rglob("*.py")), ids=lambda path: path.stem)
def test_source_of_the_terminal_names_no_race_power_or_step(path):
    found = list(words_in_code(path))
    assert [word for word in found if names_in(word)] == []
    if path.parent.name == "questions":
        assert not {"smallworld.engine.steps.step", "STEP_NAMES"} & set(found)
