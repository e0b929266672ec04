"""Questions of the small boxes on the terminal."""

import pytest

from kit import table
from smallworld.cli.questions.forms import form_of
from smallworld.cli.words.forecast import decline_in_short, decline_in_words
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.engine.errors import NotationError
from smallworld.engine.text.notation import format_action
from smallworld.translate import LANGUAGES, Translator
from smallworld.views.view import view


def scene_of(state, language="en"):
    return Scene(state, seats_of(["Ana", "greedy"]), Translator(language))


def conquering(me):
    game = table("camp hill me 3 \n glade forest red 3 beside camp", me=me, hand=1)
    return game.state, form_of(scene_of(game.state))


def said(lines):
    return " ".join(text_of(line) for line in lines)


def test_prompt_tells_marauders_how_to_regroup():
    state, question = conquering("orcs marauding")
    assert "“marauding” picks up your troops again" in said(question.lines(200))
    for typed in ("marauding", "mar"):
        (action,) = question.read(typed)
        assert format_action(state.rules, state.board, action) == "marauding"
    with pytest.raises(NotationError):
        question.read("roll")


def test_berserk_player_can_roll_the_die_by_typing():
    state, question = conquering("orcs berserk")
    assert "rolls the die" in said(question.lines(200))
    (action,) = question.read("roll")
    assert format_action(state.rules, state.board, action) == "berserk"


@pytest.mark.parametrize("language", LANGUAGES)
def test_owner_of_hordes_is_asked_for_a_number(language):
    drawing = "camp hill me 1 \n tower forest red 2 beside camp \n cabin swamp red 1 beside tower"
    game = table(drawing, me="orcs hill", red="humans hordes-of, hordes 1", hand=4)
    game.play("conquer tower x4; deploy camp x3")
    question = form_of(scene_of(game.state, language))
    assert "0" in said(question.lines(200))
    assert [format_action(game.state.rules, game.state.board, a) for a in question.read("1")] == [
        "hordes-of x1"
    ]


def test_owner_of_priestesses_is_asked_for_a_region():
    drawing = "brook hill me 1 \n glade forest me 1 beside brook \n ridge hill red 1 beside glade"
    game = table(drawing, me="priestesses hill", step="choose-course").play("decline")
    question = form_of(scene_of(game.state))
    assert [format_action(game.state.rules, game.state.board, a) for a in question.read("glade")] == [
        "priestesses glade"
    ]


def read(game, text):
    actions = form_of(scene_of(game.state)).read(text)
    return [format_action(game.state.rules, game.state.board, action) for action in actions]


def test_catapult_shot_may_name_its_origin():
    drawing = (
        "keep hill me 1 \n tower hill me 1 \n glade swamp beside keep tower \n copse forest beside glade"
    )
    game = table(drawing, me="humans catapult")
    assert read(game, "catapult copse") == ["catapult copse keep"]
    assert read(game, "catapult copse, tower") == ["catapult copse tower"]


def test_barbarians_may_type_how_many_tokens_conquer():
    game = table("camp hill me 1 \n glade forest beside camp", me="barbarians hill", hand=4)
    assert read(game, "conquer glade") == ["conquer glade x2"]
    assert read(game, "conquer glade x4") == ["conquer glade x4"]
    assert read(game, "conquer glade x9") == ["conquer glade x2"]


def test_barbarians_are_asked_how_many_tokens_come_to_hand():
    game = table("camp hill me 3 \n glade forest me 1", me="barbarians hill", step="choose-course").play(
        "expand"
    )
    shown = said(form_of(scene_of(game.state)).lines(200))
    assert "1 Camp (up to 2); or “pass”" in shown
    assert read(game, "camp 2") == ["barbarians camp x2"]
    for wrong, complaint in (("camp", "needs a number"), ("1 3", "at most 2"), ("1 1, 1 1", "twice")):
        with pytest.raises(NotationError, match=complaint):
            read(game, wrong)
    assert read(game, "no") == ["pass"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mercenary_is_offered_after_the_die(language):
    drawing = "camp hill me 1 \n glade mountain red 1 beside camp"
    game = table(drawing, me="humans mercenary, coins 2", hand=1).play("attempt glade").roll(1)
    question = form_of(scene_of(game.state, language))
    assert "Glade" in said(question.lines(200))
    assert [format_action(game.state.rules, game.state.board, a) for a in question.read("1")] == [
        "mercenary glade x1"
    ]


def test_leprechauns_may_name_several_regions_at_once():
    game = table("camp hill me 1 \n glade forest me 1", me="leprechauns hill", hand=0).play("stop")
    assert read(game, "camp, glade") == ["leprechauns camp", "leprechauns glade"]
    assert read(game, "no") == ["pass"]


FOUR = """
    brook   hill      me 1
    glade   forest    me 1  beside brook
    meadow  farmland  me 1  beside glade
    moor    swamp     me 1  beside meadow
    ridge   hill      red 1 beside moor
"""


@pytest.mark.parametrize(
    ("me", "coins"), [("priestesses hill", 4), ("orcs historian", 4 + 1), ("orcs hill", 4)]
)
def test_decline_prompt_lists_every_coin_that_the_decline_brings(me, coins):
    game = table(FOUR, me=me, step="choose-course")
    scene = scene_of(game.state)
    assert f"{coins} coins" in " ".join(decline_in_words(scene))
    assert f"{coins} coins" in decline_in_short(scene)
    forecast = view(game.state, 0)["decline"]
    assert forecast is not None
    assert forecast["coins"] == coins
