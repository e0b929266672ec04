"""The web address of this project, its commit, and its README for other sites.

The sources contain no address, so that anyone can publish them. A build takes the address from the first of
these that exists:

- `SMALLWORLD_ADDRESS`, such as https://example.org/us/smallworld
- the metadata of the source distribution
- git's remote `origin`

Without any of them the package has no links, which is better than broken ones.

The package also contains its commit, which comes from `SMALLWORLD_COMMIT`, the source distribution or git.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from email.parser import HeaderParser
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = "Source"
COMMIT: Final = Path("smallworld", "commit.txt")  # in a package

# [text](target) and ![text](target), except addresses and anchors within the page.
RELATIVE: Final = re.compile(
    r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!https?:|mailto:|#)(?P<target>[^)\s]+)\)"
)
# The README is shown at .../blob/main/, where this leads to other pages of the repository.
PAGES_OF_HOST: Final = "../../"
# git writes both https://host/us/project.git and git@host:us/project.git
REMOTE: Final = re.compile(
    r"(?:https?://(?:[^@/]+@)?|(?:ssh://)?git@)(?P<host>[\w.-]+)(?::\d+)?[:/](?P<path>.+)"
)


def address() -> str:
    """Return the web page of the repository, without a final slash; "" if it is unknown."""
    for told in (_asked, _told_by_distribution, _told_by_git):
        found = told()
        if found:
            return found.rstrip("/")
    return ""


def _asked() -> str:
    return os.environ.get("SMALLWORLD_ADDRESS", "")


def _told_by_distribution() -> str:
    described = ROOT / "PKG-INFO"
    if not described.exists():
        return ""
    headers = HeaderParser().parsestr(described.read_text(encoding="utf-8"))
    links = dict(link.split(", ", 1) for link in headers.get_all("Project-URL", []))
    return links.get(SOURCE, "")


def _told_by_git() -> str:
    return page_of(_git("config", "--get", "remote.origin.url"))


def _git(*words: str) -> str:
    try:
        asked = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:  # git is not installed
        return ""
    return asked.stdout.strip()


def commit() -> str:
    """Return the commit of the sources, with "-dirty" for changed files; "" if it is unknown."""
    told = os.environ.get("SMALLWORLD_COMMIT", "")
    packed = ROOT / "src" / COMMIT
    if told:
        return told
    if packed.exists():
        return packed.read_text(encoding="utf-8").strip()
    if (ROOT / ".git").exists():  # otherwise git would name the commit of a repository around this folder
        return _git("describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
    return ""


def page_of(remote: str) -> str:
    """Return the web page of a repository with this git remote; "" for a local folder."""
    found = REMOTE.fullmatch(remote)
    return f"https://{found['host']}/{found['path'].removesuffix('.git')}" if found else ""


def file_in(address: str, path: str, *, raw: bool = False) -> str:
    """Return the address of a file in the repository, as a page or raw."""
    between = "/-" if "gitlab" in address else ""
    return f"{address}{between}/{'raw' if raw else 'blob'}/HEAD/{path}"


def links(address: str) -> dict[str, str]:
    """Return the links that a package index shows next to the description."""
    if not address:
        return {}
    return {
        SOURCE: address,
        "Documentation": file_in(address, "docs/index.md"),
        "Changelog": file_in(address, "CHANGELOG.md"),
        "Issues": f"{address}/issues",
    }


def readme(address: str) -> str:
    """Return README.md for another site, with links to the repository, or none if `address` is ""."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return RELATIVE.sub(_led_to(address), text)


def _led_to(address: str) -> Callable[[re.Match[str]], str]:
    def lead(link: re.Match[str]) -> str:
        if not address:
            return "" if link["picture"] else link["text"]
        if link["target"].startswith(PAGES_OF_HOST):
            target = f"{address}/{link['target'].removeprefix(PAGES_OF_HOST)}"
        else:
            target = file_in(address, link["target"], raw=bool(link["picture"]))
        return f"{link['picture']}[{link['text']}]({target})"

    return lead
