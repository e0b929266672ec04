"""The built site: pages have no warnings, public names are on it, and it loads nothing from elsewhere."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from textwrap import dedent
from urllib.parse import unquote, urlsplit

import pytest
import site_names
import site_pages

from kit.once import made_once

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


class Page(HTMLParser):
    """The links, loaded files and anchors of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attributes}
        self.places.update(found[name] for name in ("id", "name") if name in found)
        if tag == "a":
            self.leads += [found["href"]] if "href" in found else []
        else:
            self.loads += [
                found[name] for name in ("src", "srcset", "href", "data", "action") if name in found
            ]


BUILD = """
import json, sys
from sphinx.application import Sphinx

docs, folder, settings = sys.argv[1:]
places = (docs, docs, folder, f"{folder}/.trees")
app = Sphinx(*places, "html", json.loads(settings), status=None, warningiserror=True)
app.build()
sys.exit(app.statuscode)
"""
PLAIN = {"html_theme": "basic", "html_theme_options": {}}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """Return the folder of the built site.

    The navigation of our theme takes half of the time, so the short run builds the site without it.
    """

    def build(folder: Path) -> None:
        settings = {} if pytestconfig.getoption("--long") else PLAIN
        words = ("-c", BUILD, str(DOCS), str(folder), json.dumps(settings))
        ran = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr

    return made_once(tmp_path_factory, "site", build)


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in site.rglob("*.html")}


def described(site: Path) -> set[str]:
    """Return the names and terms in the inventory of the site, each after its kind."""
    *_, packed = (site / "objects.inv").read_bytes().split(b"\n", 4)
    lines = zlib.decompress(packed).decode().splitlines()
    found = [re.match(r"(?P<name>.+?) (?P<kind>\S+:\S+) ", line) for line in lines]
    return {f"{one['kind']} {one['name']}" for one in found if one}


def test_every_page_of_the_documentation_is_on_the_site(site):
    sources = [path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md")]
    assert [str(path) for path in sources if not (site / path).exists()] == []


def test_site_describes_every_public_name(site):
    names = {one.split(" ", 1)[1] for one in described(site) if one.startswith("py:")}
    asked = {
        f"{site_names.home_of(module, name)}.{name}"
        for modules in site_names.sections().values()
        for module, listed in modules.items()
        for name in listed
    }
    assert len(asked) > 80
    assert asked - names == set()


def test_site_describes_public_names_by_their_docstrings(site):
    page = (site / "reference" / "python" / "playing.html").read_text(encoding="utf-8")
    assert "Carry out a decision and all steps that need no decision; return reports of the events." in page
    assert "by player; each sees their own only" in page, "comments beside attributes are read, too"
    assert "a combo: its place in the column, from 0" in page, "and those beside constants"


def test_every_term_is_in_the_glossary(site):
    terms = {one.split(" ", 1)[1] for one in described(site) if one.startswith("std:term")}
    page = (DOCS / "reference" / "glossary.md").read_text(encoding="utf-8")
    written = [
        term
        for table in site_pages.TERMS.finditer(page)
        for row in site_pages.ROW.finditer(table["rows"])
        for term in row["terms"].split(", ")
    ]
    assert {"combo", "Lost Tribe", "redeploy"} <= terms
    assert len(written) > 70
    assert sorted(terms) == sorted(written)


def test_pages_of_the_site_load_nothing_from_other_sites(site, pages):
    loaded = {load for page in pages.values() for load in page.loads}
    assert loaded
    assert [load for load in loaded if re.match(r"(?:https?:)?//", load)] == []
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert styles
    assert [
        found for style in styles for found in re.findall(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//", style)
    ] == []


def targets(path: Path, page: Page) -> Iterator[tuple[str, Path, str]]:
    """Yield the links of a page within the site: the text of the link, the file, the place in it."""
    for lead in page.leads:
        parts = urlsplit(lead)
        if not parts.scheme and not parts.netloc:
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            yield lead, target, unquote(parts.fragment)


def test_every_link_of_the_site_has_a_target(site, pages):
    lost = [
        f"{path.relative_to(site)}: {lead}"
        for path, page in pages.items()
        for lead, target, place in targets(path, page)
        if not target.exists() or (place and target in pages and place not in pages[target].places)
    ]
    assert lost == []


def test_site_has_a_search_index(site):
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    found = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "research/write-a-bot" in found["docnames"]
    assert "encamp" in found["terms"]
    assert "smallworld.engine.game" in found["objects"]


def test_site_has_an_index_of_names(site, pages):
    assert "reference/python/playing.html#smallworld.engine.game.apply" in pages[site / "genindex.html"].leads


# --- Samples --------------------------------------------------------------------------------------

LITERAL = re.compile(r"::\n\n(?P<code>(?:    .*\n|\n)+)")


def docstrings(module: str) -> Iterator[str]:
    """Yield the docstrings of a module and of everything in it; the compiled build has none."""
    path = ROOT / "src" / module.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


SAMPLES = [
    pytest.param(dedent(found["code"]), id=module)
    for modules in site_names.sections().values()
    for module in modules
    for docstring in docstrings(module)
    for found in LITERAL.finditer(f"{docstring}\n")
]


def test_docstrings_have_code_samples_to_check():
    assert SAMPLES


@pytest.mark.parametrize("code", SAMPLES)
def test_code_samples_in_docstrings_run(code):
    exec(compile(code, "docstring", "exec", dont_inherit=True), {})
