"""`smallworld replay` and `smallworld rules`, called as a user calls them."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from click.testing import CliRunner

from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.cli import main
from smallworld.cli.words.rulebook import KINDS, all_names, rules_text
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import standings
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.house.game.chance import SEED, SEED_HASH, purpose_of, seed_hash
from smallworld.house.game.chance import draw as draw_from_seed
from smallworld.translate import LANGUAGES, Translator

NAMES = [name for kind in KINDS for name in all_names(Translator("en"), kind)]


def run(*words: str):
    return CliRunner().invoke(main, list(words))


@pytest.fixture
def recorded(tmp_path):
    """Return a random game of three players, and its file."""
    game = Game(make_rules(), find_board("base-3"), ["Ana", "Ben", "greedy"], 1)
    numbers = RandomNumbers(8)
    while not game.state.over:
        actions = game.legal_actions()
        chance = game.actor() == CHANCE
        game.apply(draw(game.state, numbers) if chance else actions[numbers.below(len(actions))])
    file = tmp_path / "game"
    file.write_text(game.record.to_text())
    return game, file


def test_replay_shows_the_game_and_its_standings(recorded):
    game, file = recorded
    ran = run("replay", str(file), "--plain")
    assert ran.exit_code == 0, ran.output
    assert ran.output.isascii()
    for turn in range(1, 11):
        assert f"-- Round {turn} of 10 --" in ran.output
    for coins, tokens in standings(game.state):
        assert f"{coins:4} coins  {tokens:3} tokens on the map" in ran.output


def test_replay_stops_at_the_given_action(recorded):
    _, file = recorded
    ran = run("replay", str(file), "--at", "20")
    assert ran.exit_code == 0
    assert "after 20 of" in ran.output
    assert "The game is over" not in ran.output
    assert run("replay", str(file), "--at", "100000").exit_code == 2


def test_replay_refuses_a_record_made_with_other_rules(recorded):
    _, file = recorded
    header, _, rest = file.read_text().partition("\n")
    fields = json.loads(header)
    fields["boxes"]["base"] = 77
    file.write_text(json.dumps(fields) + "\n" + rest)
    ran = run("replay", str(file))
    assert ran.exit_code == 2
    assert "rules version 77" in ran.output
    assert "Traceback" not in ran.output


def test_replay_verifies_random_draws_of_a_server(tmp_path):
    seed = bytes(range(32))
    options = {SEED: seed.hex(), SEED_HASH: seed_hash(seed)}
    game = Game(make_rules(), find_board("base-2"), ["Ana", "Ben"], 0, options)
    counts: Counter[str] = Counter()
    while not game.state.over:
        if game.actor() == CHANCE:
            purpose = purpose_of(game.state)
            game.apply(draw_from_seed(game.state, seed, counts[purpose]))
            counts[purpose] += 1
        else:
            game.apply(game.legal_actions()[0])
    file = tmp_path / "game"
    file.write_text(game.record.to_text())
    ran = run("replay", str(file), "--verify", "--plain")
    assert ran.exit_code == 0, ran.output
    assert f"Honest: {counts.total()} outcomes" in ran.output


@pytest.fixture
def of_the_terminal(tmp_path):
    """Return the file of a game between bots on the terminal, with a random seed."""
    file = tmp_path / "game"
    assert run("play", "--seats", "greedy,random", "--save", str(file)).exit_code == 0
    return file


def test_replay_verifies_random_draws_of_the_terminal(of_the_terminal):
    ran = run("replay", str(of_the_terminal), "--verify", "--plain")
    assert ran.exit_code == 0, ran.output
    drawn = [
        line for line in of_the_terminal.read_text().splitlines() if line.startswith(("banner", "badge"))
    ]
    assert int(ran.output.split()[1]) >= len(drawn) > 0


def test_replay_detects_random_draws_that_ignore_the_seed(of_the_terminal):
    header, _, rest = of_the_terminal.read_text().partition("\n")
    fields = json.loads(header)
    fields["options"]["seed"] = "1"
    fields["options"]["first_by"] = "choice"
    of_the_terminal.write_text(json.dumps(fields) + "\n" + rest)
    ran = run("replay", str(of_the_terminal), "--verify", "--plain")
    assert ran.exit_code == 2
    assert "but the seed gives" in ran.output


def test_replay_detects_a_changed_first_player(of_the_terminal):
    fields = json.loads(of_the_terminal.read_text().splitlines()[0])
    fields["first"] = 3 - fields["first"]  # from 1
    of_the_terminal.write_text(json.dumps(fields) + "\n")
    ran = run("replay", str(of_the_terminal), "--verify", "--plain")
    assert ran.exit_code == 2
    assert "another first player" in ran.output


def test_replay_says_if_a_record_has_no_seed(recorded):
    _, file = recorded
    ran = run("replay", str(file), "--verify", "--plain")
    assert ran.exit_code == 2
    assert "has no seed, so nothing can be checked. Servers add the seed when the game is over" in ran.output


def test_rules_command_without_a_name_lists_every_page():
    ran = run("rules")
    assert ran.exit_code == 0
    words = ran.output.split()
    assert [name for name in NAMES if name not in words] == []


SHORT = ("en", "de", "ja")  # with the longest words and wide letters
more = pytest.mark.long("the short run shows these pages in three languages")


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one in SHORT else more) for one in LANGUAGES]
)
def test_rules_page_shows_its_text_and_rulings_and_sources(language):
    faults = []
    for name in NAMES:
        ran = run("rules", name, "--language", language)
        assert ran.exit_code == 0, name
        faults += [f"{name} is too wide: {row}" for row in ran.output.splitlines() if len(row) >= 80]
        shown = as_plain(ran.output)
        text = rules_text(Translator(language), name)
        wanted = (text.title, text.sources, *[ruling.question for ruling in text.rulings])
        faults += [f"{name} lacks: {part}" for part in wanted if as_plain(part) not in shown]
    assert faults == []


WIDE = "[\u3000-\u9fff\uff00-\uffef]"  # Japanese letters and signs: a line may end between them


def as_plain(text):
    """Return the text on one line, with the quotation marks of plain output."""
    for fine, plain in (
        ("«\N{NO-BREAK SPACE}", '"'),
        ("\N{NO-BREAK SPACE}»", '"'),
        ("\N{NO-BREAK SPACE}…", "."),
        ("…", "."),
        ("–", "-"),
        ("«", '"'),
        ("»", '"'),
        ("„", '"'),
        ("¿", ""),
        ("¡", ""),
        ("’", "'"),
        ("“", '"'),
        ("”", '"'),
    ):
        text = text.replace(fine, plain)
    return re.sub(f" *({WIDE}) *", r"\1", " ".join(text.split()))


def test_rules_page_can_be_found_by_its_translated_name():
    assert (
        run("rules", "zombies", "--language", "fr").output
        == run("rules", "ghouls", "--language", "fr").output
    )
    assert "Lijkeneters  (ghouls)" in run("rules", "lijk", "--language", "nl").output


@pytest.mark.parametrize(
    ("piece", "owner"),
    [("fortress", "fortified"), ("encampment", "bivouacking"), ("lair", "trolls"), ("hero", "heroic")],
)
def test_rules_page_of_a_piece_is_that_of_its_race_or_power(piece, owner):
    assert run("rules", piece).output == run("rules", owner).output


def test_rules_of_a_piece_can_be_found_by_translated_name():
    for language in LANGUAGES:
        called = Translator(language).t("piece-hole")
        assert rules_text(Translator(language), called).name == "halflings"


@pytest.mark.parametrize(
    ("word", "page"),
    [
        ("balrog", "the-wickedest-pentacle"),
        ("peak-coin", "mountaintop"),
        ("guards", "the-dig"),
        ("throne", "the-throne"),
        ("volcano", "flames"),
    ],
)
def test_rules_command_finds_the_page_that_mentions_a_word_most(word, page):
    assert run("rules", word).output == run("rules", page).output


@pytest.mark.parametrize(("language", "word"), [("fr", "gardiens"), ("nl", "bewakers")])
def test_rules_command_finds_a_page_by_its_words_in_any_language(language, word):
    assert rules_text(Translator(language), word).name == "the-dig"


def test_error_for_an_ambiguous_word_lists_its_rules_pages():
    ran = run("rules", "mine")
    assert ran.exit_code == 2
    error = " ".join(ran.output.split())
    assert "no page is called" in error
    assert "dwarves" in error
    assert "mining" in error


def test_rules_page_can_be_found_by_prefix_or_misspelt_name():
    assert "Dragon Master" in run("rules", "dragon", "master").output
    assert "Dragon Master" in run("rules", "drag").output
    ran = run("rules", "dwarfes")
    assert ran.exit_code == 2
    assert "dwarves" in ran.output
