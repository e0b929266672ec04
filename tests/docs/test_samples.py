"""The samples and quotations in the docs: samples run, and quotations match their files.

Blocks that begin with ```python run. The blocks of a page run one after the other and share their names, as
for a reader who types them all. Other blocks have a mark:

    ```python no-run                 a fragment, or an example of a mistake
    ```python from src/.../x.py      a quotation of that file, apart from indentation and blank lines;
                                     also with ```toml
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import pytest

from smallworld.engine.ability import Ability
from smallworld.engine.ability.answers import HOOKS

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:python|toml(?= from)) *(?P<mark>.*)\n(?P<code>(?:.*\n)*?)```$", re.MULTILINE)
NO_RUN = "no-run"
QUOTED = "from "


class Sample(NamedTuple):
    """A block of Python on a page; `line` is the line of its first code."""

    page: Path
    line: int
    mark: str
    code: str


def samples_in(page: Path) -> list[Sample]:
    text = page.read_text(encoding="utf-8")
    return [
        Sample(page, 1 + text.count("\n", 0, block.start("code")), block["mark"].strip(), block["code"])
        for block in BLOCK.finditer(text)
    ]


def run(sample: Sample, names: dict[str, object]) -> None:
    # Blank lines in front, so that errors name the line of the page.
    code = "\n" * (sample.line - 1) + sample.code
    # Not as part of this file, whose `from __future__` would affect it.
    exec(compile(code, str(sample.page), "exec", dont_inherit=True), names)


def lines_of(code: str) -> str:
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def place_of(sample: Sample) -> str:
    return f"{sample.page.relative_to(ROOT)}:{sample.line}"


SAMPLES = [sample for page in PAGES if page.exists() for sample in samples_in(page)]
COMPLETE = [sample for sample in SAMPLES if not sample.mark]
QUOTES = [sample for sample in SAMPLES if sample.mark.startswith(QUOTED)]


def test_pages_have_code_samples_to_check():
    assert COMPLETE
    assert QUOTES


@pytest.mark.parametrize("sample", SAMPLES, ids=place_of)
def test_each_code_sample_is_marked_as_one_of_three_kinds(sample):
    assert sample.mark in ("", NO_RUN) or sample in QUOTES


@pytest.mark.parametrize("page", sorted({sample.page for sample in COMPLETE}), ids=attrgetter("name"))
def test_code_samples_of_each_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for sample in COMPLETE:
        if sample.page == page:
            run(sample, names)
    assert wrong_hooks(names.values()) == []


def wrong_hooks(things: Iterable[object]) -> list[str]:
    """Return the hooks of the abilities among `things` that take other arguments than the engine gives."""
    abilities = [one for one in things if isinstance(one, type) and issubclass(one, Ability)]
    return [
        f"{ability.__name__}.{name}"
        for ability in abilities
        for name in HOOKS
        if name in vars(ability)
        and list(inspect.signature(vars(ability)[name]).parameters) != arguments_of(name)
    ]


def arguments_of(hook: str) -> list[str]:
    """Return the arguments of a hook from the page of hooks, since compiled code does not have them."""
    page = (ROOT / "docs" / "reference" / "hooks.md").read_text(encoding="utf-8")
    [named] = re.findall(rf"^\| `{hook}\((.*?)\)", page, re.MULTILINE)
    return ["self", *named.split(", ")]


def test_code_sample_of_the_readme_prints_the_output_it_shows(capsys):
    readme = ROOT / "README.md"
    [sample] = samples_in(readme)
    printed = re.search(
        r"^```text\n(?P<lines>(?:.*\n)*?)```$", readme.read_text(encoding="utf-8"), re.MULTILINE
    )
    run(sample, {"__name__": "__main__"})
    assert printed
    assert capsys.readouterr().out == printed["lines"]


@pytest.mark.parametrize("sample", QUOTES, ids=place_of)
def test_quoted_code_matches_the_file_that_it_names(sample):
    source = ROOT / sample.mark.removeprefix(QUOTED)
    assert f"\n{lines_of(sample.code)}\n" in f"\n{lines_of(source.read_text(encoding='utf-8'))}\n"


def test_error_in_a_code_sample_names_the_page_and_line(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\nx = 1\nassert x == 2\n```\n", encoding="utf-8")
    [sample] = samples_in(page)
    with pytest.raises(AssertionError) as failure:
        run(sample, {})
    assert (failure.traceback[-1].path, failure.traceback[-1].lineno) == (page, 5 - 1)
