"""README.md and docs/contribute/translate.md list the languages that players can choose."""

from __future__ import annotations

import languages

from smallworld.translate import FALLBACK, LANGUAGES


def test_page_for_translators_lists_the_languages():
    written = languages.PAGE.read_text(encoding="utf-8")
    assert written == languages.page(written), "run python scripts/languages.py --write"


def test_readme_lists_the_languages():
    written = languages.README.read_text(encoding="utf-8")
    assert written == languages.readme(written), "run python scripts/languages.py --write"


def test_coverage_counts_missing_and_untranslated_messages(monkeypatch):
    texts = {FALLBACK: "a = one\nb = two\nc = three\n", "xx": "# b = not here\na = one\nc =\n    drei\n"}
    monkeypatch.setattr(languages, "catalogue", texts.__getitem__)
    assert languages.row("xx") == "| xx | `xx` | 2 of 3 | 1 | 1 | no |\n"
    assert FALLBACK in LANGUAGES
