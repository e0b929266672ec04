"""The levels of bots by name: built-in ones, installed ones and named classes."""

import sys

import pytest

from smallworld.bots.bot import Bot
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import (
    LEVELS,
    METHODS,
    OPPONENTS,
    find_level,
    is_level,
    levels,
    make_bot,
    next_level,
    parse_entry,
)
from smallworld.engine.errors import SmallWorldError
from smallworld.translate import LANGUAGES, Translator

LAZY = """
from smallworld.bots.bot import Bot

class Lazy(Bot):
    def __init__(self, numbers):
        self.numbers = numbers

    def choose(self, position, actions, budget):
        return actions[-1]

class NotABot:
    def __init__(self, numbers):
        pass
"""


def install(folder, monkeypatch, points):
    """Install a distribution named `others-bots` with these entry points, as pip would."""
    (folder / "others_bots.py").write_text(LAZY)
    metadata = folder / "others_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: others-bots\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[smallworld.bots]\n" + points)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "others_bots", raising=False)


def test_built_in_bots_come_in_order_of_strength():
    assert [level.word for level in OPPONENTS] == ["beginner", "easy", "normal", "hard", "expert"]
    assert [level.word for level in METHODS][:2] == ["random", "greedy"]
    assert [level.word for level in levels()] == [level.word for level in OPPONENTS + METHODS]


@pytest.mark.parametrize("level", OPPONENTS, ids=lambda level: level.word)
def test_each_bot_level_for_people_has_a_title(level):
    assert level.title
    assert Translator("en").t(f"bot-{level.word}.level") == level.title


def test_next_level_stops_at_the_easiest_and_the_hardest():
    assert next_level("easy", 1) == "normal"
    assert next_level("easy", -1) == "beginner"
    assert next_level("expert", 1) == "expert"
    assert next_level("beginner", -1) == "beginner"
    assert next_level("greedy", 1) == "greedy"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.word)
def test_each_bot_has_a_name_and_character_in_every_language(level):
    for language in LANGUAGES:
        assert Translator(language).knows(f"bot-{level.word}")
    english = Translator("en")
    assert english.t(f"bot-{level.word}") == level.name
    assert english.t(f"bot-{level.word}.character") == level.character


def test_name_of_a_bot_level_may_include_its_budget():
    level, budget = parse_entry("greedy@26ms")
    assert level.word == "greedy"
    assert budget.seconds == pytest.approx(0.026)
    assert parse_entry("greedy@400")[1].simulations == 400
    with pytest.raises(SmallWorldError, match='budget "soon"'):
        parse_entry("greedy@soon")


def test_error_for_unknown_bots_lists_the_known_ones():
    with pytest.raises(SmallWorldError, match=r'unknown bot "gredy" .did you mean greedy.'):
        find_level("gredy")


def test_installed_bot_is_listed_among_the_levels(tmp_path, monkeypatch):
    install(tmp_path, monkeypatch, "lazy = others_bots:Lazy\n")
    assert levels()[-1].word == "lazy"
    assert levels()[-1].name == "Lazy"
    assert is_level("lazy")
    bot = make_bot("lazy", RandomNumbers(1))
    assert isinstance(bot, Bot)
    assert type(bot).__name__ == "Lazy"


@pytest.mark.parametrize(
    ("point", "problem"),
    [
        ("others_bots:Missing", "AttributeError"),
        ("nowhere.at_all:Lazy", "ModuleNotFoundError: No module named 'nowhere'"),
        ("others_bots:NotABot", "makes a NotABot, which is not a Bot"),
    ],
)
def test_error_for_a_broken_bot_names_its_package(tmp_path, monkeypatch, point, problem):
    install(tmp_path, monkeypatch, f"broken = {point}\nlazy = others_bots:Lazy\n")
    assert {"broken", "lazy", "greedy"} <= {level.word for level in levels()}
    with pytest.raises(SmallWorldError) as refused:
        make_bot("broken", RandomNumbers(1))
    assert "others-bots" in str(refused.value)
    assert problem in str(refused.value)
    make_bot("lazy", RandomNumbers(1))
    make_bot("greedy", RandomNumbers(1))


def test_installed_bot_cannot_replace_a_built_in_one(tmp_path, monkeypatch):
    install(tmp_path, monkeypatch, "random = others_bots:Lazy\n")
    assert isinstance(make_bot("random", RandomNumbers(1)), RandomBot)


def test_bot_class_can_be_chosen_by_module_and_name(tmp_path, monkeypatch):
    install(tmp_path, monkeypatch, "")
    assert type(make_bot("others_bots:Lazy", RandomNumbers(1))).__name__ == "Lazy"
    assert not is_level("others_bots:Lazy"), "what a guest of a server names is not imported"


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("others_bots:Lzy", "others_bots has no Lzy. Its bots: .*Lazy"),
        ("nowhere.py:Lazy", "there is no file nowhere.py"),
        ("bare.py:Lazy", "bare.py has no Lazy. It has no bots"),
    ],
)
def test_error_says_which_bots_a_module_has(word, told, tmp_path, monkeypatch):
    install(tmp_path, monkeypatch, "")
    (tmp_path / "bare.py").write_text("from smallworld.bots.bot import Bot\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SmallWorldError, match=f'bot "{word}": {told}'):
        make_bot(word, RandomNumbers(1))
