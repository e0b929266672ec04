"""Where this project stands on the web, and its README as a page that stands elsewhere needs it.

Sources name no address: they are at home wherever somebody publishes them. A build learns it from

- `SMALLWORLD_ADDRESS`, such as https://example.org/us/smallworld
- what the source distribution says that it is built from
- git's remote `origin`

in this order; without any of them its package has no links, rather than links that lead nowhere.
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

# [text](target) and ![text](target), where the target is no address and no place of the page itself.
RELATIVE: Final = re.compile(
    r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!https?:|mailto:|#)(?P<target>[^)\s]+)\)"
)
# From the README, which a host shows at .../blob/main/, this leads to the repository's other pages.
PAGES_OF_HOST: Final = "../../"
# Both are written by git: https://host/us/project.git and git@host:us/project.git
REMOTE: Final = re.compile(
    r"(?:https?://(?:[^@/]+@)?|(?:ssh://)?git@)(?P<host>[\w.-]+)(?::\d+)?[:/](?P<path>.+)"
)


def address() -> str:
    """The page of the repository, without a slash at its end; "" if nobody says which."""
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
    try:
        asked = subprocess.run(
            ["git", "config", "--get", "remote.origin.url"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:  # no git
        return ""
    return page_of(asked.stdout.strip())


def page_of(remote: str) -> str:
    """The page of a repository whose remote git knows by this address; "" for a folder or the like."""
    found = REMOTE.fullmatch(remote)
    return f"https://{found['host']}/{found['path'].removesuffix('.git')}" if found else ""


def file_in(address: str, path: str, *, raw: bool = False) -> str:
    """The address of a file of the repository as a page; or raw, for pictures."""
    between = "/-" if "gitlab" in address else ""
    return f"{address}{between}/{'raw' if raw else 'blob'}/HEAD/{path}"


def links(address: str) -> dict[str, str]:
    """What a package index shows beside the description."""
    if not address:
        return {}
    return {
        SOURCE: address,
        "Documentation": file_in(address, "docs/index.md"),
        "Changelog": file_in(address, "CHANGELOG.md"),
        "Issues": f"{address}/issues",
    }


def readme(address: str) -> str:
    """README.md for a page elsewhere: links lead to the repository, or go without an address."""
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
