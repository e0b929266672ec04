"""The terminal in every language: the choice of language, its messages, and their width."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from kit.pseudo import accented
from smallworld import cli, translate
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.cli import main
from smallworld.cli.screen.handbook import ANSWERS, COMMANDS, GAME
from smallworld.cli.words.language import language_of
from smallworld.cli.words.lines import fitted, flowing, length, padded, ruled, unaccented, wrapped
from smallworld.translate import FALLBACK, LANGUAGES, Translator, catalogue
from smallworld.views.seat import seen_by

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
SPEAKERS = ("t", "say", "marked", "_refused")  # methods that take the id of a message
RECORD = Path(__file__).parents[1] / "records" / "base" / "3-a.txt"


# --- Which language ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "plt_MG.UTF-8"}, "en"),  # Malagasy, not Polish
        ({"LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
    ],
)
def test_environment_variable_sets_the_language(environment, language):
    assert language_of(environment) == language


def test_language_option_overrides_the_environment():
    for words, environment, heading in [
        ([], {"LC_ALL": "fr_FR.UTF-8"}, "Peuples"),
        (["--language", "nl"], {"LC_ALL": "fr_FR.UTF-8"}, "Volken"),
        (["--language", "en"], {"LC_ALL": "fr_FR.UTF-8"}, "Races"),
    ]:
        ran = CliRunner().invoke(main, ["rules", *words], env=environment)
        assert ran.output.splitlines()[0] == heading


def test_error_for_unknown_language_lists_the_known_ones():
    ran = CliRunner().invoke(main, ["play", "--language", "xx"])
    assert ran.exit_code == 2
    assert ", ".join([f"'{language}'" for language in LANGUAGES]) in ran.output


# --- Words ------------------------------------------------------------------------------------------


def patterns() -> set[str]:
    """Return the message ids that the terminal uses; "*" stands for inserted parts."""
    found = {*GAME, *ANSWERS.values(), *COMMANDS.values()}
    for file in Path(cli.__file__).parent.rglob("[!_]*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        for call in ast.walk(tree):
            match call:
                case ast.Call(func=ast.Attribute(attr=method), args=[id, *_]) if method in SPEAKERS:
                    found |= ids_in(id)
                case ast.Assign(targets=[ast.Name(id="why" | "how" | "id")], value=id):
                    found |= ids_in(id)
    return found


def mentions() -> set[str]:
    """Return all strings in the sources of the terminal that may be message ids."""
    found: set[str] = set()
    for file in Path(cli.__file__).parent.rglob("[!_]*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found |= {id for id in ids_in(node) if re.fullmatch(r"[a-z][a-z0-9-]+-[a-z0-9*-]+", id)}
    return found


def ids_in(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return ids_in(node.body) | ids_in(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return {"".join([str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values])}
    return set()


def test_terminal_uses_only_messages_that_its_catalogue_has():
    words = Translator(FALLBACK)
    known = words.ids("")
    asked = {pattern.partition(".")[0] for pattern in patterns()} - {"", "*"}
    assert len(asked) > 150
    lacking = [
        pattern
        for pattern in asked
        if not any(re.fullmatch(pattern.replace("*", "[a-z0-9-]+"), id) for id in known)
    ]
    assert lacking == []


def test_terminal_uses_every_message_of_its_catalogue():
    file = Path(cli.__file__).parents[1] / "locale" / FALLBACK / "terminal.ftl"
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
    mentioned = patterns() | mentions()
    asked = [pattern.replace("*", "[a-z0-9-]+") for pattern in mentioned if pattern not in ("", "*")]
    assert [id for id in ids if not any(re.fullmatch(pattern, id) for pattern in asked)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_on_the_map_are_short_and_distinct(language):
    words = Translator(language)
    lands = [words.t(id) for id in words.ids("land-") if id != "land"]
    assert max(map(cell_len, lands)) <= 4
    assert len(set(lands)) == len(lands)
    symbols = [words.t(f"sign-{name}") for name in ("cavern", "magic", "mine")]
    pieces = [
        words.t(f"sign-{name}") for name in ("dragon", "encampment", "fortress", "hero", "hole", "lair")
    ]
    assert len(set(symbols)) == 3
    assert len(set(pieces)) == 6


@pytest.mark.parametrize("language", OTHERS)
def test_typed_commands_are_the_same_in_every_language(language):
    english, words = Translator(FALLBACK), Translator(language)
    for id in (
        "conquer-roll",
        "conquer-stop",
        "place-how",
        "choose-combo-how",
        "refuse-undo",
        "refuse-course",
    ):
        args: dict[str, str | int] = {"typed": "berserk", "one": 3, "last": 9}
        typed = re.findall(r"“([a-z0-9 ,]+)”", english.t(id, **args))
        for word in typed:
            assert word in words.t(id, **args), f"{id} in {language} does not name “{word}”"


# --- Screens ----------------------------------------------------------------------------------------


def visits(typist, prompt):
    """Look at everything once, play like the greedy bot for a few turns, and leave."""
    tour = [
        "help",
        "map",
        "table",
        "look 9",
        "why 3",
        "combos",
        "score",
        "log",
        "rules",
        "rules ghouls",
        "99",
    ]
    if len(typist.typed) < len(tour):
        return tour[len(typist.typed)]
    game = typist.table.game
    if game.state.turn > 4:
        return "quit"
    if "[" in prompt or "(" in prompt:
        return ""
    return game.text(Greedy().choose(seen_by(game.state, game.actor()), game.legal_actions(), Budget()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_screens_fit_the_width_in_every_language(play_at, language, columns):
    typist = play_at(visits, ("Ana", "greedy", "Zoë"), columns=columns, rows=24, language=language)
    rows = [row for row in typist.shown if "[" not in row and ".smallworld" not in row]
    assert [row for row in rows if length([(row, "")]) >= columns] == []
    assert [row for row in rows if "{" in row or "*“" in row or "*«" in row] == []


@pytest.fixture
def longer_accented_texts(monkeypatch):
    """Replace the French texts by English ones with accents everywhere and longer words."""
    texts = {"en": catalogue("en"), "fr": accented(catalogue("en"))}
    monkeypatch.setattr(translate, "catalogue", texts.__getitem__)
    translate._messages.cache_clear()
    yield
    translate._messages.cache_clear()


@pytest.mark.usefixtures("longer_accented_texts")
def test_longer_texts_fit_the_width_and_come_from_the_catalogue(play_at):
    typist = play_at(visits, ("Ana", "greedy", "Zoë"), language="fr")
    rows = [row for row in typist.shown if "[" not in row and ".smallworld" not in row]
    assert [row for row in rows if length([(row, "")]) >= 80] == []
    plain = "[a-z]*[aceinosuyz][a-z]*"  # a word that would have an accent if it came from the catalogue
    said = re.sub(r"“[^”]*”|smallworld play", "", typist.text)
    assert re.findall(rf"\b{plain} {plain}\b", said) == []


@pytest.mark.parametrize("language", OTHERS)
def test_screens_of_other_languages_show_no_english(play_at, language):
    """Search for words of English messages that are translated; commands and notation may stay."""
    typist = play_at(visits, ("Ana", "Bo"), language=language, open_coins=True)
    said = re.sub(r"“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|[a-z0-9]+(-[a-z0-9]+)+", "", typist.text)
    english = "the|your|with|and|regions|coins|tokens|turns|conquers|takes|in hand"
    assert re.findall(rf"\b(?:{english})\b", said) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["replay", str(RECORD)], ["rules"], ["rules", "amazons"]])
def test_output_of_every_command_fits_the_width(language, words):
    ran = CliRunner().invoke(main, [*words, "--plain", "--language", language])
    assert ran.exit_code == 0, ran.output
    assert [row for row in ran.output.splitlines() if len(row) >= 80] == []


@pytest.mark.parametrize(
    ("typed", "region"),
    [
        ("foret somnolente", "Forêt Somnolente (15)"),
        ("tasse à thé", "Lac Tasse-à-Thé (11)"),
        ("etain", "Mont d’Étain (13)"),
        ("drizzle", "Collines du Crachin (9)"),
        ("drizzle-hills", "Collines du Crachin (9)"),
    ],
)
def test_region_can_be_typed_without_accents_or_in_notation(play_at, typed, region):
    def answer(typist, prompt):
        return "quit" if typist.typed else f"look {typed}"

    assert f"{region} :" in play_at(answer, language="fr").text.replace("\N{NO-BREAK SPACE}", " ")


# --- Wide letters and accents -----------------------------------------------------------------------

WIDE = "日本の人"
APART = "Zoe\N{COMBINING DIAERESIS}"


def test_width_of_a_text_counts_wide_letters_twice():
    assert length([(WIDE, ""), (APART, "")]) == 8 + 3


@pytest.mark.parametrize("text", [WIDE, APART, "Forêt", "plain"])
@pytest.mark.parametrize("columns", [2, 3, 4, 5, 12])
def test_text_is_cut_or_padded_to_the_given_width(text, columns):
    assert length([(fitted(text, columns), "")]) == columns
    assert length(padded([(text, ""), ("!", "")], columns)) == columns
    assert length([(ruled(text, 40), "")]) == 39


def test_japanese_lines_never_begin_with_a_comma():
    rows = wrapped("森に住む、オークの群れ。「丘」へ３枚。", 11)
    said = ["".join([text for text, _ in row]).strip() for row in rows]
    assert said == ["森に住む、", "オークの群", "れ。「丘」", "へ３枚。"]


@pytest.mark.parametrize(
    ("typed", "plain"),
    [("Łódź", "Lodz"), ("Straße", "Strasse"), ("Forêt", "Foret"), ("ガラス", "ガラス"), ("１２", "12")],
)
def test_names_can_be_typed_with_plain_letters(typed, plain):
    assert unaccented(typed) == plain


def test_paragraphs_of_wide_letters_fit_the_width():
    text = " ".join([WIDE, APART] * 20)
    rows = flowing([(text, "")], 40) + wrapped(text, 40, 4)
    assert max(map(length, rows)) < 40


def test_rows_of_players_with_wide_or_accented_names_line_up(play_at):
    def answer(typist, prompt):
        typist.mark = len(typist.shown)
        return "quit"

    typist = play_at(answer, (WIDE, APART, "Ben"), open_coins=True)
    rows = [row for row in typist.shown if row.rstrip().endswith("  5 coins")]
    assert len(rows) == 3
    assert len({length([(row.rstrip(), "")]) for row in rows}) == 1


@pytest.mark.parametrize(
    ("encoding", "said"),
    [("utf-8", "Lac Tasse-à-Thé"), ("latin-1", "Lac Tasse-à-Thé"), ("ascii", "Lac Tasse-a-The")],
)
def test_letters_missing_in_an_encoding_lose_their_accents(encoding, said):
    runner = CliRunner(charset=encoding)
    ran = runner.invoke(main, ["replay", str(RECORD.with_name("2-a.txt")), "--language", "fr"])
    assert ran.exit_code == 0
    assert said in ran.output
