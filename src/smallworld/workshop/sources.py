"""The sources of custom races and powers: a draft, a file or folder, a module, or an installed package.

    otters.toml           a draft in TOML
    otters.py             Python; each Banner and Badge in a global name
    mine/                 all such files of a folder
    otters:otters         a Banner, a Badge or a Box of a module, or a function that returns one
    otters                a name of `smallworld.register`, or an entry point of the group smallworld.banners
    ["otters.toml", ...]   several of these, as a list in JSON
    {"race": [...]}       a draft as in a record

Python code is loaded only if you name it on the command line, never because of a record or by a server.
"""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final, NamedTuple

from smallworld.content.box import Box
from smallworld.content.text_files import read_text
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.text.untrusted import read_json
from smallworld.registry.names import BANNERS, names
from smallworld.workshop.draft import NAME, VERSION, Draft
from smallworld.workshop.english import in_english
from smallworld.workshop.files import read_file
from smallworld.workshop.problems import ERROR, Problem
from smallworld.workshop.reading import from_text

DRAFTS: Final = ".toml"
CODE: Final = ".py"


class DraftError(SmallWorldError):
    """An error about draft files that cannot be used. `found` has the reasons for each file."""

    def __init__(self, found: list[tuple[Path, Problem]]) -> None:
        errors = [(path, problem) for path, problem in found if problem.level == ERROR]
        super().__init__("\n".join([in_english(problem, _where(path, problem)) for path, problem in errors]))
        self.found: Final = found

    def __reduce__(self) -> tuple[Any, ...]:  # processes of bots also raise it
        return type(self), (self.found,)


def _where(path: Path, problem: Problem) -> str:
    return f"{path}, line {problem.line}" if problem.line else f"{path}"


class Brought(NamedTuple):
    """The races, powers and auxiliaries of a source."""

    races: list[Banner]
    powers: list[Badge]
    auxiliaries: list[Banner]


@dataclass(frozen=True)
class Own:
    """The custom races, powers and auxiliaries of one source.

    `draft` is None if a part of them is Python code. `parts` are then the sources in it, if it is a folder or
    a list.
    """

    source: str
    draft: Draft | None
    make: Callable[[], Brought]
    parts: tuple[Own, ...] = ()

    def box(self, eager: bool = False) -> Box:
        """Make a box with all of these. If `eager`, the races and powers are the first in the column."""
        races, powers, auxiliaries = self.make()
        if eager:
            races = [race.hurried() for race in races]
            powers = [power.hurried() for power in powers]
        title, origin = ", ".join(self.names()), self.text()
        return Box(NAME, title, VERSION, races, powers, auxiliaries=auxiliaries, origin=origin)

    def text(self) -> str:
        """Return the text for a record: the draft as data, or else the name of the source."""
        return self.source if self.draft is None else self.draft.to_text()

    def names(self) -> list[str]:
        """Return the names of the races, followed by those of the powers and auxiliaries."""
        return [one.name for some in self.make() for one in some]

    def all_parts(self) -> list[Own]:
        """Return these races and powers, their parts, the parts of those, and so on."""
        return [self, *[one for part in self.parts for one in part.all_parts()]]

    def of_code(self, source: str) -> Own | None:
        """Return the part with Python code from `source`, or else from a file of its name elsewhere."""
        code = [one for one in self.all_parts() if one.draft is None]
        same = [one for one in code if one.source == source]
        moved = [one for one in code if Path(one.source).name == Path(source).name]
        return next(iter([*same, *moved]), None)


def find_own(source: str) -> Own:
    """Load the races and powers that `source` names, in one of the forms that this module lists.

    Raises:
        DraftError: a TOML file has errors.
        SmallWorldError: the source does not exist, or has neither races nor powers.
    """
    if source.lstrip().startswith("{"):
        return own_of(from_text(source))
    listed = sources_in(source)
    if listed and listed != [source]:
        return together([find_own(one) for one in listed])
    path = Path(source)
    if path.is_dir():
        files = sorted([file for file in path.iterdir() if file.suffix in (DRAFTS, CODE)])
        if not files:
            raise SmallWorldError(f'"{source}": this folder has no file *{DRAFTS} or *{CODE}')
        return _together(source, [_of_file(file) for file in files])
    if path.suffix in (DRAFTS, CODE):
        return _of_file(path)
    if ":" in source:
        module, _, name = source.partition(":")
        return _of_code(source, lambda: [_called(getattr(import_module(module), name))])
    known = names(BANNERS)
    if source in known:
        return _of_name(source, known[source])
    raise SmallWorldError(
        f'"{source}" must be a file *{DRAFTS} or *{CODE}, a folder of these, MODULE:OBJECT'
        + (f", or one of {', '.join(known)}" if known else "")
    )


def sources_in(text: str) -> list[str]:
    """Return the sources in a text, which is one source or a list in JSON. A list may contain lists."""
    listed = read_json(text) if text.lstrip().startswith("[") else text
    return (
        [text] if not isinstance(listed, list) else [one for each in listed for one in sources_in(str(each))]
    )


def _of_name(name: str, thing: Any) -> Own:
    """Return the races and powers of an entry point, or of what a program registered under this name."""
    if isinstance(thing, EntryPoint):
        return _of_code(name, lambda: [_called(thing.load())])
    if isinstance(thing, str):
        return find_own(thing)
    if isinstance(thing, dict):
        return own_of_data(thing)
    if isinstance(thing, Own):
        return thing
    own = own_of(thing) if isinstance(thing, Draft) else own_of_object(thing)
    return own if own.source else replace(own, source=name)


def own_of(draft: Draft) -> Own:
    """Return the races and powers of a draft."""

    def make() -> Brought:
        box = draft.box()
        return Brought(box.races, box.powers, box.auxiliaries)

    return Own("", draft, make)


def own_of_data(data: dict[str, Any]) -> Own:
    """Return the races and powers of a draft as plain data.

    Raises:
        SmallWorldError: the data are not a draft.
    """
    return own_of(from_text(json.dumps(data, default=repr)))  # `from_text` refuses what JSON does not have


def own_of_object(given: Any) -> Own:
    """Return the races and powers of a Banner, a Badge or a Box, or of a function that returns one.

    A function of a module is its own source, so that other processes find it. Anything else has no source.

    Raises:
        SmallWorldError: the function fails, or returns neither races nor powers.
    """
    module, name = getattr(given, "__module__", ""), getattr(given, "__qualname__", "")
    found = sys.modules.get(module) if module != "__main__" else None
    source = f"{module}:{name}" if found is not None and getattr(found, name, None) is given else ""
    return replace(_of_code(source or repr(given), lambda: [_called(given)]), source=source)


def together(owns: list[Own]) -> Own:
    """Return the races and powers of several sources as one."""
    texts = [own.text() for own in owns]
    return owns[0] if len(owns) == 1 else _together(json.dumps(texts) if all(texts) else "", owns)


def read_path(path: Path) -> tuple[Draft | None, list[Problem]]:
    """Parse the draft in a file. Return the draft (None if it is invalid) and its problems.

    Raises:
        SmallWorldError: the file cannot be read.
    """
    try:
        text = read_text(path)
    except OSError as error:
        raise SmallWorldError(f'"{path}": {error.strerror}') from error
    except UnicodeDecodeError as error:
        raise SmallWorldError(f'"{path}": this is not UTF-8 text') from error
    return read_file(text)


def _of_file(path: Path) -> Own:
    if path.suffix == CODE:
        if not path.is_file():
            raise SmallWorldError(f'"{path}" does not exist')
        return _of_code(str(path), lambda: runpy.run_path(str(path)).values())
    draft, problems = read_path(path)
    if draft is None:
        raise DraftError([(path, problem) for problem in problems])
    return replace(own_of(draft), source=str(path))


def _together(source: str, parts: list[Own]) -> Own:
    drafts = [own.draft for own in parts if own.draft is not None]
    if len(drafts) == len(parts):
        races = [one for draft in drafts for one in draft.races]
        powers = [one for draft in drafts for one in draft.powers]
        terrains = sorted({one for draft in drafts for one in draft.terrains})
        return replace(own_of(Draft(tuple(races), tuple(powers), tuple(terrains))), source=source)

    def make() -> Brought:
        made = [own.make() for own in parts]
        return Brought(
            [race for brought in made for race in brought.races],
            [power for brought in made for power in brought.powers],
            [other for brought in made for other in brought.auxiliaries],
        )

    return Own(source, None, make, tuple(parts))


# --- Python -------------------------------------------------------------------------------------------


def _of_code(source: str, load: Callable[[], Iterable[Any]]) -> Own:
    """Load races and powers from custom Python code. Error messages name `source`."""

    def make() -> Brought:
        try:
            found = list({id(one): one for one in load()}.values())
        except Exception as error:  # reported with the name of the code that failed
            raise SmallWorldError(f'"{source}": {type(error).__name__}: {error}') from error
        boxes = [one for one in found if isinstance(one, Box)]
        races = [one for one in found if isinstance(one, Banner)] + [r for box in boxes for r in box.races]
        powers = [one for one in found if isinstance(one, Badge)] + [p for box in boxes for p in box.powers]
        auxiliaries = [other for box in boxes for other in box.auxiliaries]
        if not races and not powers and not auxiliaries:
            what = type(found[0]).__name__ if len(found) == 1 else "nothing that plays"
            raise SmallWorldError(
                f'"{source}" is {what}; a race is a Banner and a power is a Badge: '
                "see docs/create/race-in-python.md"
            )
        return Brought(races, powers, auxiliaries)

    make()
    return Own(source, None, make)


def _called(found: Any) -> Any:
    """Return `found`, or the result of calling `found` if it is a function."""
    return found() if callable(found) else found
