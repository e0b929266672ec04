"""The address of the project, found when it is built, and its README on a package index."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import published
import pytest

HOME = "https://github.com/us/smallworld"


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Return a folder in place of the repository, in an environment without an address."""
    monkeypatch.delenv("SMALLWORLD_ADDRESS", raising=False)
    monkeypatch.setattr(published, "ROOT", tmp_path)
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    return tmp_path


def remote(folder: Path, url: str) -> None:
    subprocess.run(["git", "remote", "add", "origin", url], cwd=folder, check=True)


def test_project_without_an_address_has_no_links_on_the_index(checkout):
    assert published.address() == ""
    assert published.links("") == {}


@pytest.mark.parametrize(
    "url",
    [
        "https://github.com/us/smallworld.git",
        "https://github.com/us/smallworld",
        "https://somebody:secret@github.com/us/smallworld.git",
        "git@github.com:us/smallworld.git",
        "ssh://git@github.com:22/us/smallworld.git",
    ],
)
def test_address_of_the_project_comes_from_the_git_remote(checkout, url):
    remote(checkout, url)
    assert published.address() == HOME


def test_git_remote_that_is_a_folder_is_not_used_as_an_address(checkout):
    remote(checkout, "/srv/git/smallworld.git")
    assert published.address() == ""


def test_source_distribution_keeps_the_address_of_the_project(checkout):
    (checkout / "PKG-INFO").write_text(
        f"Metadata-Version: 2.4\nName: smallworld\nProject-URL: Source, {HOME}\n\nProject-URL: Source, no\n"
    )
    remote(checkout, "https://example.org/another")
    assert published.address() == HOME


def test_address_in_the_environment_takes_precedence(checkout, monkeypatch):
    remote(checkout, "https://example.org/another")
    monkeypatch.setenv("SMALLWORLD_ADDRESS", f"{HOME}/")
    assert published.address() == HOME


def test_package_index_shows_the_links_of_the_project(checkout):
    assert published.links(HOME) == {
        "Source": HOME,
        "Documentation": f"{HOME}/blob/HEAD/docs/index.md",
        "Changelog": f"{HOME}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{HOME}/issues",
    }


def test_links_to_files_depend_on_the_code_host():
    assert published.file_in("https://gitlab.com/us/x", "a.md") == "https://gitlab.com/us/x/-/blob/HEAD/a.md"


# --- The README -----------------------------------------------------------------------------------


def targets(text: str) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", text)


def test_readme_links_and_pictures_point_to_the_repository():
    text = published.readme(HOME)
    assert targets(text)
    assert [target for target in targets(text) if not target.startswith("https://")] == []
    assert f"![A game in the browser]({HOME}/raw/HEAD/docs/table.jpg)" in text
    assert f"({HOME}/blob/HEAD/docs/research/write-a-bot.md)" in text


def test_readme_without_an_address_keeps_its_text():
    text = published.readme("")
    assert [target for target in targets(text) if not target.startswith("https://")] == []
    assert "![" not in text
    assert "[write a bot](docs/research/write-a-bot.md)" not in text
    assert "write a bot in one file" in " ".join(text.split())
