"""The generator of docs/reference/hooks.md, with every hook and trait of abilities and its users.

It reads source code and never imports classes, so the page is the same for every build:

    python scripts/hooks_page.py
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CONTENT = ROOT / "src" / "smallworld" / "content"
ABILITY = ROOT / "src" / "smallworld" / "engine" / "ability" / "hooks.py"
TRAITS = ABILITY.with_name("traits.py")
PAGE = ROOT / "docs" / "reference" / "hooks.md"
TOOLKIT = "toolkit"
SECTION = re.compile(r"    # --- (.+?) -+$")  # the headings within class Ability

HEAD = """\
# Hooks

Made by `python scripts/hooks_page.py` from `engine/ability/` and the boxes; edit those instead.

A **hook** is a method of class `Ability`. The engine calls it to ask a question or to report an event. An
ability overrides the hooks that concern it; the others do nothing. `me` is the side that the ability serves.
Hooks that begin with `saw_` report events of all players. The others concern `me` and its owner only.

A **[trait](#traits)** is a fixed property of an ability, given when it is created.

[Abilities](../contribute/abilities.md) explains how they work together.
[Race in Python](../create/race-in-python.md) shows an ability in fifteen lines.

The last column lists the classes that override the hook themselves. Races and powers built on a class of the
[toolkit](#the-toolkit) answer its hooks too.

There are {hooks} hooks and {traits} traits. {lone_hooks} hooks are overridden by a single class, and
{lone_traits} traits are set by a single class.
"""


class Hook(NamedTuple):
    """A hook, as declared in `Ability`."""

    section: str
    name: str
    signature: str
    asked: str


class Trait(NamedTuple):
    """A trait, as declared in `Traits`."""

    name: str
    default: str
    meaning: str


class Kind(NamedTuple):
    """A class of abilities: its file and bases, and the hooks and traits in its own body."""

    box: str
    file: str
    name: str
    bases: list[str]
    hooks: set[str]
    traits: set[str]


def parse(path: Path) -> ast.Module:
    """Return the syntax tree of a source file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def methods_of(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """Return the methods in the body of a class, except its constructor."""
    return [line for line in node.body if isinstance(line, ast.FunctionDef) and line.name != "__init__"]


def hooks() -> list[Hook]:
    """Return all hooks, in the order of the source."""
    [ability] = [node for node in parse(ABILITY).body if isinstance(node, ast.ClassDef)]
    sections = {
        number: found.group(1)
        for number, line in enumerate(ABILITY.read_text(encoding="utf-8").splitlines(), 1)
        if (found := SECTION.match(line))
    }
    return [
        Hook(
            sections[max(number for number in sections if number < method.lineno)],
            method.name,
            signature(method),
            first_sentence(ast.get_docstring(method) or ""),
        )
        for method in methods_of(ability)
    ]


def traits() -> list[Trait]:
    """Return all traits, in the order of the source, each with the comment above it."""
    lines = TRAITS.read_text(encoding="utf-8").splitlines()
    [record] = [node for node in parse(TRAITS).body if isinstance(node, ast.ClassDef)]
    [made] = [node for node in record.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    defaults = {
        argument.arg: ast.unparse(default)
        for argument, default in zip(made.args.kwonlyargs, made.args.kw_defaults, strict=True)
        if default
    }
    return [
        Trait(line.target.attr, defaults[line.target.attr], lines[line.lineno - 2].strip(" #"))
        for line in made.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)
    ]


def given_in(node: ast.ClassDef) -> set[str]:
    """Return the traits that a class sets, by `Traits(piece="lair")` or `traits.but(piece=piece)`."""
    calls = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
    makers = [call for call in calls if ast.unparse(call.func).endswith(("Traits", ".but"))]
    return {keyword.arg for call in makers for keyword in call.keywords if keyword.arg}


def signature(method: ast.FunctionDef) -> str:
    """Return the signature of a method without types of parameters: "score(state, me) -> int"."""
    parameters = ", ".join(argument.arg for argument in method.args.args[1:])
    returned = ast.unparse(method.returns) if method.returns else "None"
    return f"{method.name}({parameters})" + ("" if returned == "None" else f" -> {returned}")


def first_sentence(text: str) -> str:
    """Return a text up to its first full stop, on one line."""
    return re.split(r"(?<=\.)\s", " ".join(text.split()))[0]


def box_of(path: Path) -> str:
    """Return the name of the box of a file: the folder below `content`."""
    return path.relative_to(CONTENT).parts[0]


def kinds() -> list[Kind]:
    """Return the classes of abilities: first those of the toolkit, then of every box, by file and line."""
    names = {hook.name for hook in hooks()}
    found: list[Kind] = []
    for path in sorted(CONTENT.glob("*/**/*.py"), key=lambda path: (box_of(path) != TOOLKIT, path)):
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                own = {method.name for method in methods_of(node)} & names
                found.append(Kind(box_of(path), path.name, node.name, bases, own, given_in(node)))
    abilities = {"Ability"}
    while grown := {kind.name for kind in found if abilities.intersection(kind.bases)} - abilities:
        abilities |= grown
    return [kind for kind in found if kind.name in abilities]


def built() -> Iterator[tuple[str, str]]:
    """Yield the printed name of each race and power, with the class of its ability."""
    for path in sorted(CONTENT.glob("*/**/*.py")):
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Banner", "Badge"):
                name, ability = node.args[0], node.args[-1]
                # The tool of a scenario gets its name from the board. Some abilities are made earlier,
                # because others refer to them.
                if not isinstance(name, ast.Constant) or not isinstance(ability, ast.Call):
                    continue
                yield str(name.value), ast.unparse(ability.func)


def who(name: str, known: list[Kind]) -> str:
    """Return the classes that define a hook or set a trait, by box, with the toolkit first."""
    parts: list[str] = []
    for box in dict.fromkeys(kind.box for kind in known):
        names = [f"`{kind.name}`" for kind in known if kind.box == box and name in kind.hooks | kind.traits]
        if names:
            parts.append(f"{box}: {', '.join(names)}")
    return "; ".join(parts) or "none yet"


def toolkit_table(known: list[Kind]) -> list[str]:
    """Return a row for each class of the toolkit: its file, its hooks, and the classes based on it."""
    by_name = {kind.name: kind for kind in known}

    def ancestry(name: str) -> list[Kind]:
        kind = by_name.get(name)
        return [kind, *[older for base in kind.bases for older in ancestry(base)]] if kind else []

    order, all_traits, printed = [hook.name for hook in hooks()], traits(), list(built())
    rows = [
        "| class | file | answers | traits | races and powers based on it |",
        "| --- | --- | --- | --- | --- |",
    ]
    for kind in known:
        if kind.box == TOOLKIT:
            own = {hook for older in ancestry(kind.name) for hook in older.hooks}
            answers = ", ".join(f"`{hook}`" for hook in order if hook in own) or "nothing"
            given = {trait for older in ancestry(kind.name) for trait in older.traits}
            gives = ", ".join(f"`{trait.name}`" for trait in all_traits if trait.name in given) or "none"
            users = [name for name, ability in printed if kind in ancestry(ability)]
            built_on_it = ", ".join(users) or "none yet"
            rows.append(f"| `{kind.name}` | `{kind.file}` | {answers} | {gives} | {built_on_it} |")
    return rows


def lone(names: list[str], known: list[Kind]) -> int:
    """Return how many of these hooks or traits exactly one class uses."""
    return sum(sum(name in kind.hooks | kind.traits for kind in known) == 1 for name in names)


def counted(known: list[Kind]) -> dict[str, int]:
    """Return the numbers of hooks and traits, and of those with a single user."""
    by_kind = {"hooks": [hook.name for hook in hooks()], "traits": [trait.name for trait in traits()]}
    numbers = {kind: len(names) for kind, names in by_kind.items()}
    return numbers | {f"lone_{kind}": lone(names, known) for kind, names in by_kind.items()}


def page() -> str:
    """Return the whole page."""
    known = kinds()
    lines = [HEAD.format(**counted(known))]
    section = ""
    for hook in hooks():
        if hook.section != section:
            section = hook.section
            lines += ["", f"## {section}", "", "| hook | when | classes that answer |", "| --- | --- | --- |"]
        lines.append(f"| `{hook.signature}` | {hook.asked} | {who(hook.name, known)} |")
    lines += [
        "",
        "## Traits",
        "",
        "| trait | default | meaning | classes that set it |",
        "| --- | --- | --- | --- |",
    ]
    for trait in traits():
        lines.append(f"| `{trait.name}` | `{trait.default}` | {trait.meaning} | {who(trait.name, known)} |")
    lines += ["", "## The toolkit", "", *toolkit_table(known)]
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
