"""Compiles the rules with mypyc and packs the built client; all else about the project is in pyproject.toml.

The environment variable SMALLWORLD_COMPILED decides:

- unset: compiled where a C compiler is found; without one, or if the compilation fails, pure Python;
- 0: pure Python;
- 1: compiled, or the build fails.

SMALLWORLD_CLIENT decides likewise whether the client is built: unset, 0 or 1. Without it there are no pages.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError
from setuptools.modified import newer_group

# Only now: importing setuptools puts its own `distutils` in place, which Python 3.12 and later lack.
from distutils import ccompiler, sysconfig  # isort: skip

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))
import client  # noqa: E402  # isort: skip
import docstrings  # noqa: E402  # isort: skip
import published  # noqa: E402  # isort: skip

# The Makefile names the same folders.
COMPILED = (
    *("engine/**/*.py", "content/**/*.py", "views/*.py", "bots/**/*.py", "puzzles/*.py"),
    *("cartography/outlines/*.py", "cartography/quality/*.py"),
    # They know no numpy.
    *(f"envs/{name}.py" for name in ("actions", "blocks", "parts", "rare_parts", "observation")),
    *("envs/table.py", "envs/batch.py"),
)
# Where games and thinking bots spend their time. Other modules are compiled with -Og, in half the time.
# They are hardly slower, because most of their work is done inside Python.
HOT = ("engine", "bots/planning", "bots/search", "bots/random_numbers", "envs")
# How far to optimize a C file. A shim only lets Python import a module that is in the library of all modules.
HOT_MODULE, COLD_MODULE, SHIM = "-O3", "-Og", "-O0"
# All files of a level begin with these headers.
HEADERS = {
    **dict.fromkeys((HOT_MODULE, COLD_MODULE), '"__native_internal_smallworld.h"'),
    SHIM: "<Python.h>",
}
# The commands that need what is compiled. Others, which pip calls before it builds, only list and describe.
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def sources() -> list[str]:
    """Return the modules to compile, as paths from the root of the project.

    Not `__init__.py`: packages pass names on and do no work, and stay ordinary packages this way.
    """
    package = ROOT / "src" / "smallworld"
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def module_of(source: str) -> str:
    """Return the dotted name of the module in this file."""
    return source.removeprefix("src/").removesuffix(".py").replace("/", ".")


def will_compile() -> bool:
    """Whether the rules are to be compiled: as the environment asks, or else where the machine can."""
    asked = os.environ.get("SMALLWORLD_COMPILED", "")
    return asked == "1" or (asked != "0" and bool(sources()) and can_compile())


def can_compile() -> bool:
    """Whether a C compiler and Python's own headers are here: the smallest source is tried."""
    configured = str(sysconfig.get_config_var("CC") or "").split()
    if configured and not shutil.which(configured[0]):
        # Python was built elsewhere, by a compiler of another name: take the one that is here.
        os.environ.setdefault("CC", next(filter(shutil.which, ("cc", "gcc", "clang")), configured[0]))
    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "smallest.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_python_inc()])
        except CCompilerError:
            return False
    return True


def extensions() -> list[Extension]:
    """Engine, content and bots as one compilation unit: calls between units would be slow."""
    from mypyc.build import mypycify

    if "--quiet" not in sys.argv:
        client.say(COMPILING.format(modules=len(sources()), cores=CORES))
    said = StringIO()  # what mypyc prints, which is the reason if it fails
    try:
        with redirect_stdout(said):
            made = mypycify(
                # What is not compiled (`envs`, which wants numpy) need not be here when pip builds: mypy
                # takes what it finds of it, and speaks of the modules to compile alone.
                ["--follow-imports=silent", *sources()],
                opt_level="3",
                debug_level="0",  # a third of the library, and nobody debugs the C code
                # One C file a module: 18 s instead of 37 on two cores, and random games at most 6 % slower.
                multi_file=True,
                group_name="smallworld",
            )
    except SystemExit as failure:
        raise SystemExit(f"mypyc refuses the sources:\n{said.getvalue().rstrip()}") from failure
    print(said.getvalue(), end="")
    if "--quiet" not in sys.argv:
        client.say("The C code is written. Now the compiler makes machine code of it.")
    modules = {module_of(source): ROOT / source for source in sources()}
    for extension in made:
        extension.sources = [docstrings.documented_file(path, modules) for path in extension.sources]
        if sys.platform != "win32":  # calls inside the library then skip its symbol table
            # mypyc makes warnings errors, but each compiler warns of something else.
            more = ["-fvisibility=hidden", "-Wno-error"]
            extension.extra_compile_args = [*extension.extra_compile_args, *more]
        # Whatever changes the flags, or the compiler's version, makes everything stale.
        extension.depends = [*extension.depends, "setup.py", "pyproject.toml"]
    return made


class SideBySide(build_ext):
    """Compiles C files on all cores, by ccache where it is; of an earlier build only those that changed.

    All modules of mypyc begin with the same long headers, and all shims with those of Python. GCC reads them
    once, unless ccache is in use.
    """

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = CORES

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_files = compiler.compile
        unix = compiler.compiler_type == "unix"
        ccache = unix and bool(shutil.which("ccache"))
        if ccache:
            compiler.set_executable("compiler_so", ["ccache", *compiler.compiler_so])

        def compile_one(source: str, options: dict[str, Any]) -> str:
            [compiled] = compiler.object_filenames([source], output_dir=options["output_dir"])
            if newer_group([source, *options["depends"]], compiled):
                compile_files([source], **options)
            return str(compiled)

        translating = {level: Lock() for level in HEADERS}  # several shims begin at the same time

        def include_headers(options: dict[str, Any]) -> None:
            """Let GCC translate the headers for these options, and include the result first in each file."""
            level = options["extra_postargs"][-1]
            header = Path("build", f"headers{level}.h")
            translated = header.with_suffix(".h.gch")
            with translating[level]:
                if newer_group([__file__, *options["depends"]], translated):
                    header.write_text(f"#include {HEADERS[level]}\n")
                    [made] = compile_files([str(header)], **options)
                    os.replace(made, translated)
            options["extra_postargs"] += ["-include", str(header)]

        with ThreadPoolExecutor(self.parallel) as cores:

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                levels = [level_of(source) if unix else None for source in sources]
                asked = options["extra_postargs"] or []
                flags = {
                    level: {**options, "extra_postargs": [*asked, level]} for level in {*levels} if level
                }
                if sys.platform == "linux" and not ccache:
                    list(cores.map(include_headers, flags.values()))
                # The largest first, so that no core is left alone with one at the end.
                largest_first = sorted(
                    zip(sources, levels, strict=True), key=lambda one: -os.path.getsize(one[0])
                )
                return list(
                    cores.map(lambda one: compile_one(one[0], flags.get(one[1], options)), largest_first)
                )

            compiler.compile = compile_all
            compiler.src_extensions = [*compiler.src_extensions, ".h"]
            super().build_extensions()


def level_of(source: str) -> str | None:
    """Return how far to optimize this C file of mypyc; None for files that are in all of its libraries."""
    if Path("build", "smallworld") in Path(source).parents:
        return SHIM
    module = Path(source).stem.removeprefix("__native_smallworld___").replace("___", "/")
    if module == Path(source).stem:
        return None
    return HOT_MODULE if module.startswith(HOT) else COLD_MODULE


class WithClient(build_py):
    """Builds the client before the package is put together, and adds the commit."""

    def run(self) -> None:
        build_client()
        # Names of its files change with their content: those of an earlier build would be packed too.
        shutil.rmtree(Path(self.build_lib, "smallworld", "server", "static"), ignore_errors=True)
        super().run()
        if not self.editable_mode:  # a checkout knows its commit
            write_commit(Path(self.build_lib))


class WithCommit(sdist):
    """Adds the commit to the source distribution, which has no repository."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        write_commit(Path(base_dir, "src"))


def write_commit(folder: Path) -> None:
    """Write the commit, if it is known, into the package in this folder."""
    commit = published.commit()
    if commit:
        (folder / published.COMMIT).write_text(commit + "\n", encoding="utf-8")


PACKING = {"build_py": WithClient, "sdist": WithCommit}


def build_client() -> None:
    """Build the client, or warn that there is none, as the environment asks."""
    asked = os.environ.get("SMALLWORLD_CLIENT", "")
    if asked == "0":
        return
    try:
        client.build(client.find_node)
    except client.CannotBuild as failure:
        if asked == "1":
            raise SystemExit(f"The client could not be built: {failure}") from failure
        client.say(
            f"\nWARNING: the client could not be built: {failure}.\n"
            "Everything else works; `smallworld serve` will show a page that says so in place of the table.\n"
            "SMALLWORLD_CLIENT=0 asks for no client, SMALLWORLD_CLIENT=1 makes this an error.\n",
            sys.stderr,
        )


def libraries() -> list[Path]:
    """Return the compiled modules beside the sources."""
    return [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(pattern)]


COMPILING = (
    "Compiling {modules} modules of the rules on {cores} cores, first to C and then to machine code.\n"
    "This takes two minutes or more. SMALLWORLD_COMPILED=0 builds plain Python instead."
)

NOT_COMPILED = """
==============================================================================
WARNING: there is a C compiler, and yet the rules could not be compiled:

{reason}

Small World will run as plain Python: the same game, several times slower.
SMALLWORLD_COMPILED=0 asks for plain Python, SMALLWORLD_COMPILED=1 makes this an error.
==============================================================================
"""


def described() -> dict[str, Any]:
    """Return the metadata that pyproject.toml cannot have: it depends on where this is published."""
    address = published.address()
    return {
        "long_description": published.readme(address),
        "long_description_content_type": "text/markdown",
        "project_urls": published.links(address),
    }


def build() -> None:
    """Build compiled or pure, as the environment asks and the machine can."""
    demanded = os.environ.get("SMALLWORLD_COMPILED") == "1"
    in_place = bool({"build_ext", "editable_wheel"}.intersection(sys.argv))
    if in_place:
        for stale in libraries():  # Python would go on running them, should this build be pure
            stale.unlink()
    reason = ""
    if BUILDS.intersection(sys.argv) and will_compile():
        try:
            setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide, **PACKING}, **described())
            if in_place:
                for fresh in libraries():  # also those for which no C code changed: their sources did
                    fresh.touch()
            return
        # mypyc and setuptools exit with a message; a bug of theirs comes as any exception.
        except (Exception, SystemExit) as failure:
            if demanded or (isinstance(failure, SystemExit) and not failure.code):
                raise
            reason = str(failure) or repr(failure)
    setup(cmdclass=PACKING, **described())
    if reason:  # now, for it would be lost above all that a pure build prints
        client.say(NOT_COMPILED.format(reason=reason), sys.stderr)


if __name__ == "__main__":
    build()
