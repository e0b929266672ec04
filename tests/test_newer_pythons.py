"""Features that Python 3.12, 3.13 and 3.14 removed or will remove, none of which the sources use.

The README promises 3.11 and newer, and a developer may have only 3.11. In tests, warnings of newer versions
are errors (`filterwarnings` in pyproject.toml).
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
import release

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "scripts", "benchmarks", "examples", "deploy", "docs")

# Modules that were removed.
MODULES = {
    *("asynchat", "asyncore", "imp", "distutils", "smtpd", "aifc", "audioop", "cgi", "cgitb", "chunk"),
    *("crypt", "imghdr", "lib2to3", "mailcap", "msilib", "nis", "nntplib", "ossaudiodev", "pipes"),
    *("sndhdr", "spwd", "sunau", "telnetlib", "uu", "xdrlib", "tkinter.tix", "typing.io", "typing.re"),
}
# Names that were removed, or that newer Pythons warn about.
NAMES = {
    *("importlib.abc.Traversable", "importlib.abc.ResourceReader", "importlib.abc.TraversableResources"),
    *("importlib.find_loader", "importlib.resources.contents", "importlib.resources.is_resource"),
    *("pkgutil.find_loader", "pkgutil.get_loader", "pkgutil.ImpImporter", "pkgutil.ImpLoader"),
    *("ast.Num", "ast.Str", "ast.Bytes", "ast.NameConstant", "ast.Ellipsis", "asyncio.get_event_loop"),
    *("asyncio.iscoroutinefunction", "asyncio.get_event_loop_policy", "asyncio.set_event_loop_policy"),
    *("asyncio.AbstractEventLoopPolicy", "asyncio.DefaultEventLoopPolicy"),
    *("asyncio.AbstractChildWatcher", "asyncio.SafeChildWatcher", "asyncio.ThreadedChildWatcher"),
    *("asyncio.coroutine", "datetime.datetime.utcnow", "datetime.datetime.utcfromtimestamp"),
    *("datetime.utcnow", "datetime.utcfromtimestamp", "configparser.SafeConfigParser"),
    *("configparser.LegacyInterpolation", "unittest.makeSuite", "unittest.findTestCases"),
    *("unittest.getTestCaseNames", "ssl.wrap_socket", "ssl.match_hostname", "ssl.RAND_pseudo_bytes"),
    *("locale.resetlocale", "locale.getdefaultlocale", "locale.format", "sqlite3.version"),
    *("sqlite3.version_info", "sqlite3.enable_shared_cache", "sqlite3.OptimizedUnicode"),
    *("sys.last_type", "sys.last_value", "sys.last_traceback", "typing.ByteString"),
    *("collections.abc.ByteString", "typing.no_type_check_decorator", "urllib.parse.Quoter"),
    *("urllib.request.URLopener", "urllib.request.FancyURLopener", "pty.master_open", "pty.slave_open"),
    *("codecs.open", "glob.glob0", "glob.glob1", "calendar.January", "calendar.February"),
    *("logging.warn", "inspect.getargspec", "inspect.formatargspec", "inspect.getcallargs"),
    *("tempfile.mktemp", "gzip.GzipFile.filename"),
    *("webbrowser.MacOSX", "threading.activeCount", "threading.currentThread", "itertools.__reduce__"),
    *("os.popen2", "platform.popen"),
}
ENDS = {name.rpartition(".")[2] for name in NAMES}
# Methods and arguments that are recognised by their names alone.
CALLS = {"assertEquals", "assertNotEquals", "assertRegexpMatches", "assertDictContainsSubset", "link_to"}
ARGUMENTS = {("rmtree", "onerror")}


def sources():
    found: list[Path] = []  # setup.py uses the `distutils` of setuptools
    for folder in FOLDERS:
        found += sorted((ROOT / folder).rglob("*.py"))
    return found


def gone_in(tree: ast.AST) -> list[str]:
    """Return the uses of removed features in a source, by line."""
    called: dict[str, str] = {}  # names of this source, and their imported full names
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                called[one.asname or one.name.partition(".")[0]] = (
                    one.name if one.asname else one.name.partition(".")[0]
                )
                if one.name in MODULES or one.name.partition(".")[0] in MODULES:
                    found.append(f"{node.lineno}: {one.name}")
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for one in node.names:
                called[one.asname or one.name] = f"{node.module}.{one.name}"
                if f"{node.module}.{one.name}" in NAMES | MODULES or node.module in MODULES:
                    found.append(f"{node.lineno}: {node.module}.{one.name}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            if node.attr in ENDS:
                first, dot, rest = ast.unparse(node).partition(".")
                if f"{called.get(first, '?')}{dot}{rest}" in NAMES:
                    found.append(f"{node.lineno}: {first}.{rest}")
            if node.attr in CALLS:
                found.append(f"{node.lineno}: {node.attr}")
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            found += [
                f"{node.lineno}: {name}({one.arg}=...)"
                for one in node.keywords
                if (name, one.arg) in ARGUMENTS
            ]
        elif isinstance(node, ast.Try):
            leaving = (ast.Return, ast.Break, ast.Continue)
            found += [f"{one.lineno}: leaves `finally`" for one in node.finalbody if isinstance(one, leaving)]
    return found


def test_sources_use_no_feature_that_newer_pythons_removed():
    found = {
        path.relative_to(ROOT).as_posix(): gone
        for path in sources()
        if (gone := gone_in(ast.parse(path.read_text("utf-8"))))
    }
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        "from importlib.abc import Traversable",
        "import importlib.abc as abc\nabc.Traversable",
        "import importlib.abc\nimportlib.abc.Traversable",
        "import distutils.core",
        "from cgi import escape",
        "import asyncio\nasyncio.get_event_loop()",
        "from datetime import datetime\ndatetime.utcnow()",
        "import shutil\nshutil.rmtree('x', onerror=print)",
        "def one():\n    try:\n        pass\n    finally:\n        return 1",
    ],
)
def test_check_finds_features_that_newer_pythons_removed(source):
    assert gone_in(ast.parse(source))


def test_sources_compile_without_warnings():
    for path in sources():
        compile(path.read_text("utf-8"), str(path), "exec", dont_inherit=True)  # a warning is an error here


def test_multiprocessing_is_used_with_an_explicit_start_method():
    """Python 3.14 no longer forks by default, and a fork of a process with threads may hang."""
    found = []
    for source in sources():
        text = source.read_text("utf-8")
        if "multiprocessing" not in text and "ProcessPoolExecutor" not in text:
            continue
        chosen = "multiprocessing.set_start_method(" in text
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func)
            context = len(node.args) > 1 or any(one.arg == "mp_context" for one in node.keywords)
            bare = name.startswith("multiprocessing.") and name.endswith((".Process", ".Pool", ".Queue"))
            if (name == "ProcessPoolExecutor" and not context) or (bare and not chosen):
                found.append(f"{source.relative_to(ROOT)}:{node.lineno}: {name}")
    assert not found


# mypyc takes the types of the Python that it compiles for, and they differ: `make check` sees those of 3.11.
COMPILED = run_path(str(ROOT / "setup.py"))["sources"]()


more = pytest.mark.long("mypy reads all modules, or those that depend on Python most, for each Python")
FEW = ["src/smallworld/engine/compiled.py"]
*OLDER, NEWEST = release.versions()


@pytest.mark.parametrize(
    ("version", "modules"),
    [
        pytest.param(NEWEST, FEW, id=f"few-{NEWEST}"),
        *[pytest.param(version, FEW, id=f"few-{version}", marks=more) for version in OLDER],
        *[pytest.param(version, COMPILED, id=f"all-{version}", marks=more) for version in [*OLDER, NEWEST]],
    ],
)
def test_compiled_modules_have_right_types_on_every_python(version, modules, tmp_path):
    words = ("--python-version", version, "--cache-dir", tmp_path, "--follow-imports", "silent", *modules)
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout
