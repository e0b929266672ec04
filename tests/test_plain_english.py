"""The check of plain English: its findings, their lines, and its allowances."""

from __future__ import annotations

import subprocess
from pathlib import Path

import plain_english
import pytest
from english_rules import SENTENCES, SUBJECTS
from english_texts import Text, docstrings, messages, prose


def names(words, rules=SENTENCES):
    """Return the names of the rules that a text breaks."""
    return [found.rule.name for found in plain_english.mistakes("", [Text(1, words)], rules)]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("Who is muted plays on.", "headless"),
        ("What lies there is lost.", "headless"),
        ("Everything that is wrong is told at once.", "told"),
        ("Where one can see it.", "one"),
        ("A board of one's own.", "own"),
        ("It is drawn anew.", "anew"),
        ("That makes it dearer.", "dear"),
        ("It costs a token more.", "more-behind"),
        ("This is no number.", "is-no"),
        ("It stands in the table.", "stand"),
        ("A test holds it.", "hold"),
        ("Nothing else can be had.", "had"),
        ("The game goes on.", "go-on"),
        ("There are so many tables.", "so-many"),
        ("The server by which it is asked.", "by-which"),
        ("We mend it.", "bear-mend"),
        ("Word " * 31 + "end.", "long"),
    ],
)
def test_each_rule_of_the_check_finds_its_mistake(words, rule):
    assert rule in names(words)


@pytest.mark.parametrize(
    "words",
    [
        "A muted player can keep playing but cannot chat.",
        "Who wins?",
        "**What if two players tie?**",
        "There is no board for six players.",
        "It is no longer there.",
        "The page tells you whose turn it is.",
        "Tell a maintainer.",
        "It has 40 actions, of which ten are legal.",
        "Word " * 29 + "end.",
    ],
)
def test_sentences_in_plain_english_pass_the_check(words):
    assert names(words) == []


def test_check_ignores_code_and_tables_and_headings_and_comments():
    text = (
        "# What a heading says\n\nUse `tells`.\n\n| who tells | anew |\n\n<!-- tells -->\n\n"
        "```\nit tells\n```\n\n    it tells\n\nIt works.\n"
    )
    assert [text.words for text in prose(text)] == ["Use Code.", "It works."]


def test_mistake_is_reported_at_the_first_line_of_its_sentence():
    text = "One\nsentence. Another\none [with a\nlink](page.md).\n\n- An item.\n- It goes on.\n"
    assert [(said.line, said.words) for said in prose(text)] == [
        (1, "One sentence."),
        (2, "Another one with a link."),
        (6, "An item."),
        (7, "It goes on."),
    ]


def test_check_reads_each_variant_of_a_message_separately():
    text = (
        "# A comment tells.\nsum = { $n ->\n    [one] One coin. It is here.\n   *[other] { $n } coins\n}\n"
        "next = First\n    second.\n    .label = Go on\n"
    )
    assert [(said.line, said.words) for said in messages(text)] == [
        (3, "One coin."),
        (3, "It is here."),
        (4, "X coins"),
        (6, "First second."),
        (8, "Go on"),
    ]


def test_check_reads_docstrings_but_not_comments():
    text = '"""A module."""\n# It tells.\ndef f():\n    """Return it."""\n    return "tells"\n'
    assert [(said.line, said.words) for said in docstrings(text)] == [(1, "A module."), (4, "Return it.")]


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("server: Close a socket that sends too much", []),
        ("web, docs: Bring the chat back", []),
        ("tests: Pass a seed", []),
        ("rules: Need fewer copies", []),
        ("server: The socket is closed", ["subject-verb"]),
        ("server: Closes a socket", ["subject-verb"]),
        ("server: Closed a socket", ["subject-verb"]),
        ("server: Closing a socket", ["subject-verb"]),
        ("Close a socket", ["subject-form"]),
        ("server: Close a socket.", ["subject-stop"]),
        ("server: Close " + "x" * 60, ["subject-long"]),
    ],
)
def test_check_wants_an_area_and_a_verb_in_a_commit_subject(words, rules):
    assert names(words, SUBJECTS) == rules


# --- Allowances -----------------------------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Return a small project without git, in place of this one."""
    monkeypatch.setattr(plain_english, "ROOT", tmp_path)
    monkeypatch.setattr(plain_english, "ALLOWED", tmp_path / "allowed.toml")
    (tmp_path / "page.md").write_text("It is told. It goes on.\n", encoding="utf-8")
    assert plain_english.main(["--update"]) == 0
    return tmp_path


def allowed(checkout: Path) -> str:
    return (checkout / "allowed.toml").read_text(encoding="utf-8").splitlines()[1]


def test_first_update_stores_the_number_of_mistakes(checkout):
    assert allowed(checkout) == '"page.md" = 2'
    assert plain_english.main([]) == 0


def test_new_mistake_is_reported_with_line_rule_and_advice(checkout, capsys):
    with (checkout / "page.md").open("a", encoding="utf-8") as page:
        page.write("\nIt is drawn anew.\n")
    assert plain_english.main([]) == 1
    said = capsys.readouterr().out
    assert 'page.md:3: anew: "It is drawn anew."\n    Write "again"' in said
    assert "page.md has 3 findings and may have 2." in said


def test_update_never_allows_more_mistakes_than_before(checkout):
    (checkout / "page.md").write_text("It is told. It goes on. It is drawn anew.\n", encoding="utf-8")
    plain_english.main(["--update"])
    assert allowed(checkout) == '"page.md" = 2'
    (checkout / "page.md").write_text("It is told.\n", encoding="utf-8")
    plain_english.main(["--update"])
    assert allowed(checkout) == '"page.md" = 1'


def test_update_without_git_keeps_the_allowed_number_for_commits():
    allowed = {"commits": 3, "page.md": 2}
    assert plain_english.lowered([], allowed, commits=False) == {"commits": 3, "page.md": 0}
    assert plain_english.lowered([], allowed, commits=True) == {"commits": 0, "page.md": 0}


def test_update_allows_no_mistakes_in_a_new_file(checkout):
    (checkout / "other.md").write_text("It is told.\n", encoding="utf-8")
    plain_english.main(["--update"])
    assert plain_english.main([]) == 1


def test_check_without_git_says_that_it_skips_commits(checkout, capsys):
    assert plain_english.main([]) == 0
    assert "commit subjects are not checked" in capsys.readouterr().out


def test_check_reads_commit_subjects_since_the_first_commit(checkout, monkeypatch, capsys):
    def git(*words):
        person = ("-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false")
        ran = subprocess.run(
            ["git", *person, *words], cwd=checkout, check=True, capture_output=True, text=True
        )
        return ran.stdout.strip()

    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "--message", "The old ones may be bad.")
    monkeypatch.setattr(plain_english, "FIRST_COMMIT", git("rev-parse", "HEAD"))
    git("commit", "--quiet", "--allow-empty", "--message", "docs: Explain the lobby")
    assert plain_english.main([]) == 0
    git("commit", "--quiet", "--allow-empty", "--message", "What a commit says is told.")
    assert plain_english.main([]) == 1
    assert "commits has 2 findings and may have 0." in capsys.readouterr().out
