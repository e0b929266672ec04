"""The generator of docs/reference/command-line.md, from the help of the commands.

python scripts/command_page.py
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from smallworld.cli import main as smallworld

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "command-line.md"

HEAD: Final = """\
# Command line

`python scripts/command_page.py` writes this page from the help of the commands. `smallworld COMMAND --help`
prints the same text.

To complete commands and options with the Tab key, add one of these lines to `~/.bashrc`, `~/.zshrc` or
`~/.config/fish/completions/smallworld.fish`:

    eval "$(_SMALLWORLD_COMPLETE=bash_source smallworld)"
    eval "$(_SMALLWORLD_COMPLETE=zsh_source smallworld)"
    _SMALLWORLD_COMPLETE=fish_source smallworld | source
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *overview(), "", *described("smallworld", smallworld)])


def overview() -> Iterator[str]:
    """Yield a table of the commands with the first sentence of each."""
    yield from ("| command | |", "| --- | --- |")
    for name, command in children(smallworld):
        yield f"| [`{name}`](#smallworld-{name}) | {escaped(sentence(command))} |"


def described(path: str, command: click.Command) -> Iterator[str]:
    """Yield the sections about a command's subcommands."""
    for name, child in children(command):
        whole = f"{path} {name}"
        yield from (f"## {whole}", "")
        yield from paragraphs(child.help or "")
        with click.Context(child, info_name=whole) as context:
            usage = " ".join(child.collect_usage_pieces(context))
        yield from (f"    {whole} {usage}", "")
        yield from options(child)
        yield from described(whole, child)


def children(command: click.Command) -> list[tuple[str, click.Command]]:
    """Return the visible subcommands of a group; an empty list for a command without any."""
    if not isinstance(command, click.Group):
        return []
    context = click.Context(command)
    found = ((name, command.get_command(context, name)) for name in command.list_commands(context))
    return [(name, child) for name, child in found if child and not child.hidden]


def sentence(command: click.Command) -> str:
    """Return the first sentence of a command's help."""
    return re.split(r"(?<=\.)\s", " ".join((command.help or "").split()))[0]


def paragraphs(text: str) -> Iterator[str]:
    """Yield the paragraphs of a help text, with literal blocks as code."""
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines = paragraph.split("\n")
        if lines[0].strip() == "\b":
            yield from (f"    {line}" for line in lines[1:])
        else:
            yield escaped(" ".join(paragraph.split()))
        yield ""


def options(command: click.Command) -> Iterator[str]:
    """Yield a table of the options of a command; nothing if it has none."""
    listed = [one for one in command.params if isinstance(one, click.Option) and not one.hidden]
    if listed:
        yield from ("| option | |", "| --- | --- |")
        yield from (f"| {names(one)} | {cell(one)} |" for one in listed)
        yield ""


def names(option: click.Option) -> str:
    """Return the names of an option with its value, as code."""
    words = "/".join([*option.opts, *option.secondary_opts])
    takes = (
        ""
        if option.is_flag or option.count
        else f" {option.make_metavar(click.Context(smallworld)).removesuffix(' RANGE')}"
    )
    return f"`{words}{takes}`".replace("|", "\\|")


def cell(option: click.Option) -> str:
    """Return the help of an option, with its default where the help prints one."""
    said = escaped(" ".join((option.help or "").split())).replace("|", "\\|")
    if isinstance(option.show_default, str):
        return f"{said} Default: {escaped(option.show_default)}."
    if option.show_default and option.default is not None and not callable(option.default):
        default = " ".join(map(str, option.default)) if isinstance(option.default, tuple) else option.default
        return f"{said} Default: `{default}`."
    return said


def escaped(text: str) -> str:
    """Return a text with options as code, and no other markup."""
    pieces = re.split(r"(`[^`]*`|(?<![\w-])--[a-z][a-z-]*)", text)
    plain = [re.sub(r"([<>*_])", r"\\\1", piece) for piece in pieces[::2]]
    code = [piece if piece.startswith("`") else f"`{piece}`" for piece in pieces[1::2]]
    return "".join(a + b for a, b in zip(plain, [*code, ""], strict=True))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
