"""A check of the English of pages, messages, docstrings and commits; see docs/contribute/style.md.

    python scripts/plain_english.py             # fail if a file has more findings than it may have
    python scripts/plain_english.py --update    # lower the allowances to the present counts
    python scripts/plain_english.py FILE ...    # list every finding of these files
    python scripts/plain_english.py --shares    # print the share of flagged sentences of each page

plain_english.toml has the allowances, which may fall and never rise. If the file is missing, `--update`
writes a new one. The patterns find common mistakes, but not all.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from english_rules import SENTENCES, SUBJECTS, Rule
from english_texts import Text, docstrings, messages, prose

ROOT: Final = Path(__file__).resolve().parent.parent
ALLOWED: Final = ROOT / "scripts" / "plain_english.toml"
# The check ignores older commits.
FIRST_COMMIT: Final = "b1c20acde80870024d371d4ef5b4d291a673ccd4"
COMMITS: Final = "commits"

# These are generated from other texts, which are checked.
PAGES: Final = ("*.md", "docs/**/*.md", "benchmarks/*.md", ".github/*.md")
GENERATED: Final = ("docs/reference/rulings/", "docs/reference/command-line.md", "docs/reference/hooks.md")
MESSAGES: Final = ("src/smallworld/locale/en/*.ftl",)
PROGRAMS: Final = ("src/**/*.py", "scripts/**/*.py", "examples/**/*.py", "benchmarks/**/*.py")
BUILT: Final = ("node_modules", "static", "__pycache__")


class Finding(NamedTuple):
    """A mistake in a file."""

    path: str
    line: int
    rule: Rule
    words: str

    def __str__(self) -> str:
        return f'{self.path}:{self.line}: {self.rule.name}: "{self.words}"\n    {self.rule.advice}'


# --- Finding mistakes -----------------------------------------------------------------------------


def mistakes(path: str, texts: Iterable[Text], rules: tuple[Rule, ...]) -> Iterator[Finding]:
    """Yield a finding for each rule that a text breaks. A question may begin with a question word."""
    for text in texts:
        asked = text.words.rstrip("*_”’\"')").endswith("?")
        for one in rules:
            if one.pattern.search(text.words) and not (asked and one.name == "headless"):
                yield Finding(path, text.line, one, text.words)


def files(patterns: Iterable[str]) -> Iterator[Path]:
    """Yield the matching files of the repository, without built and generated ones."""
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            name = path.relative_to(ROOT)
            if not set(BUILT) & set(name.parts) and not name.as_posix().startswith(GENERATED):
                yield path


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the sentences of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return prose(text)
    return messages(text) if path.suffix == ".ftl" else docstrings(text)


def in_files(paths: Iterable[Path]) -> Iterator[Finding]:
    """Yield the mistakes in these files."""
    for path in paths:
        yield from mistakes(path.relative_to(ROOT).as_posix(), texts_of(path), SENTENCES)


def subjects() -> list[str] | None:
    """Return the subjects of the commits since FIRST_COMMIT; None without git or that commit."""
    try:
        known = subprocess.run(
            ["git", "merge-base", "--is-ancestor", FIRST_COMMIT, "HEAD"],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        if known.returncode:
            return None
        log = subprocess.run(
            ["git", "log", "--no-merges", "--format=%s", f"{FIRST_COMMIT}..HEAD"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    except OSError:
        return None
    return log.stdout.splitlines()


def in_commits(said: list[str]) -> Iterator[Finding]:
    """Yield the mistakes in commit subjects, numbered from the newest."""
    yield from mistakes(COMMITS, (Text(line, words) for line, words in enumerate(said, 1)), SUBJECTS)


# --- Allowances -----------------------------------------------------------------------------------


def allowances() -> dict[str, int]:
    """Return how many findings each file may have."""
    if not ALLOWED.exists():
        return {}
    found: dict[str, int] = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))
    return found


def write(counts: dict[str, int]) -> None:
    """Write the allowances, sorted by file."""
    head = "# How many findings of scripts/plain_english.py each file may have; lower them with --update.\n"
    lines = [f'"{path}" = {count}\n' for path, count in sorted(counts.items()) if count]
    ALLOWED.write_text(head + "".join(lines), encoding="utf-8")


def excess(found: list[Finding], allowed: dict[str, int]) -> list[Finding]:
    """Return all findings of each file that has more than allowed."""
    counts = Counter(one.path for one in found)
    return [one for one in found if counts[one.path] > allowed.get(one.path, 0)]


def lowered(found: list[Finding], allowed: dict[str, int], *, commits: bool) -> dict[str, int]:
    """Return the new allowances, none higher than before. Without `commits`, keep that for commits."""
    counts = Counter(one.path for one in found)
    fewer = {path: min(count, counts[path]) for path, count in allowed.items()}
    if not commits and COMMITS in allowed:
        fewer[COMMITS] = allowed[COMMITS]
    return fewer


# --- The command ----------------------------------------------------------------------------------


def shares() -> None:
    """Print the share of sentences with a mistake, for each page and for each kind of text."""
    for kind, patterns in (
        ("pages", PAGES),
        ("messages", MESSAGES),
        ("docstrings", PROGRAMS),
    ):
        all_read = all_flagged = 0
        for path in files(patterns):
            listed = list(texts_of(path))
            flagged = sum(any(mistakes("", [text], SENTENCES)) for text in listed)
            all_read, all_flagged = all_read + len(listed), all_flagged + flagged
            if kind == "pages":
                print(share(flagged, len(listed)), path.relative_to(ROOT))
        print(share(all_flagged, all_read), f"all {kind}\n")


def share(flagged: int, read: int) -> str:
    """Return a share as a text, in percent and with both numbers."""
    return f"{flagged / max(1, read):4.0%} {flagged:5} of {read:5} "


def main(words: list[str]) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(description="Check the English of the project.")
    parser.add_argument("--update", action="store_true", help="lower the allowances to the present counts")
    parser.add_argument("--shares", action="store_true", help="print the share of flagged sentences")
    parser.add_argument("file", nargs="*", type=Path, help="list every finding of these files")
    options = parser.parse_args(words)
    if options.shares:
        shares()
        return 0
    if options.file:
        for one in in_files(path.resolve() for path in options.file):
            print(one)
        return 0
    found = list(in_files(files((*PAGES, *MESSAGES, *PROGRAMS))))
    said = subjects()
    if said is None:
        print(f"plain_english: commit subjects are not checked: git does not know {FIRST_COMMIT} here")
    else:
        found += in_commits(said)
    if options.update:
        first = not ALLOWED.exists()
        write(
            Counter(one.path for one in found)
            if first
            else lowered(found, allowances(), commits=said is not None)
        )
        return 0
    allowed = allowances()
    bad = excess(found, allowed)
    counts = Counter(one.path for one in bad)
    for path, count in counts.items():
        print(*(one for one in bad if one.path == path), sep="\n")
        print(f"{path} has {count} findings and may have {allowed.get(path, 0)}.\n")
    if counts:
        print("Reword the new sentences; docs/contribute/style.md shows how.")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
