"""The files that changed since the branch left its upstream, and the tests nearest to them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
# Modules are in these folders. Their names are the paths from there.
TOPS: Final = ("src", "tests", "scripts")
SETUP: Final = "setup.py"


def changed_files(base: str = "") -> list[str]:
    """Return the paths that differ from `base`, including untracked files.

    Without a `base`, compare with the point where the branch left its upstream, or else with the last commit.
    If nothing differs, return the files that the last commit changed.
    """
    base = base or _git("merge-base", "HEAD", "@{upstream}") or "HEAD"
    untracked = _git("ls-files", "--others", "--exclude-standard").splitlines()
    found = sorted({*_git("diff", "--name-only", "--diff-filter=d", base).splitlines(), *untracked})
    return found or _git("diff", "--name-only", "--diff-filter=d", "HEAD~1", "HEAD").splitlines()


def nearest_tests(changed: list[str]) -> list[list[str]]:
    """Return test files grouped by the number of imports that lead to a changed module, the nearest first."""
    imports = _imports()
    frontier = {path for path in changed if path in imports}
    reached: set[str] = set()
    groups = []
    while frontier:
        reached |= frontier
        tests = sorted(path for path in frontier if Path(path).name.startswith("test_"))
        if tests:
            groups.append(tests)
        frontier = {path for path, wanted in imports.items() if path not in reached and wanted & frontier}
    return groups


def browser_specs(changed: list[str]) -> list[str]:
    """Return the browser tests among the changed files."""
    return [path for path in changed if path.startswith("tests/browser/") and path.endswith(".spec.ts")]


@cache
def _imports() -> dict[str, set[str]]:
    return {path: set(_imported(path)) for path in sorted(_sources())}


@cache
def _sources() -> frozenset[str]:
    files = [path for top in TOPS for path in (ROOT / top).rglob("*.py")]
    return frozenset([SETUP, *(path.relative_to(ROOT).as_posix() for path in files)])


def _imported(path: str) -> Iterator[str]:
    """Yield the paths of this project's modules that a file imports, also inside functions."""
    for node in _statements(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield from _module(name)


def _statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements, without their expressions, which are most of a source."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting += getattr(node, part, ())
        yield node


def _module(name: str) -> Iterator[str]:
    if name == "setup":
        yield SETUP
    for top in TOPS:
        base = f"{top}/{name.replace('.', '/')}"
        yield from (path for path in (f"{base}.py", f"{base}/__init__.py") if path in _sources())


def _git(*words: str) -> str:
    """Return the output of git, or "" if git fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
