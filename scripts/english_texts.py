"""Extraction of sentences from pages, messages and docstrings, for scripts/plain_english.py."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple


class Text(NamedTuple):
    """A sentence, a test name or a commit subject, with the line it begins on."""

    line: int
    words: str


# A full stop ends a sentence if a capital letter, a quotation or an emphasis follows.
END: Final = re.compile(r"(?<=[.!?])[\"”’)*_]*\s+(?=[\"“(*_]*[A-Z0-9])")
FENCE: Final = re.compile(
    r"^(?P<indent> *)(?P<fence>```+|~~~+).*?^(?P=indent)(?P=fence) *$", re.MULTILINE | re.DOTALL
)
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
# None of these is prose.
CODE: Final = re.compile(r"(?P<ticks>`+)(?!`).*?(?P=ticks)", re.DOTALL)
LINK: Final = re.compile(r"!?\[(?P<text>[^\]]*)\]\([^)]*\)")
TABLE: Final = re.compile(r"^ *\|.*$", re.MULTILINE)
HEADING: Final = re.compile(r"^#.*$", re.MULTILINE)
INDENTED: Final = re.compile(r"(?<=\n\n)(?: {4}(?! *[-*\d]).*\n|\n)+")
# The beginning of a text in a catalogue: a message, an attribute or a variant.
MESSAGE: Final = re.compile(r"(?:-?[a-z][\w-]*| +\.[\w-]+) = ?| *\*?\[[\w.-]+\]")
SELECTOR: Final = re.compile(r"\{ *[$\w-]+(?:\([^{}]*\))? *->")
PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
BLOCK: Final = re.compile(r"\n[ \t]*\n|\n(?=[ \t]*(?:[-*+]|\d+\.|>) )")


def blank(found: re.Match[str]) -> str:
    """Return only the line breaks of a match, so that later lines keep their numbers."""
    return "\n" * found[0].count("\n")


def sentences(block: str, line: int) -> Iterator[Text]:
    """Yield the sentences of a paragraph that begins on `line`."""
    start = 0
    for end in [*(found.start() for found in END.finditer(block)), len(block)]:
        piece = block[start:end]
        said = " ".join(piece.split())
        if re.search(r"\w", said):
            before = len(piece) - len(piece.lstrip())
            yield Text(line + block.count("\n", 0, start + before), said)
        start = end


def prose(text: str, line: int = 1) -> Iterator[Text]:
    """Yield the sentences of Markdown, without code, tables, headings and addresses."""
    for pattern in (FENCE, COMMENT, TABLE, HEADING, INDENTED):
        text = pattern.sub(blank, text)
    text = CODE.sub(lambda found: "Code" + blank(found), text)
    text = LINK.sub(
        lambda found: found["text"] + "\n" * (found[0].count("\n") - found["text"].count("\n")), text
    )
    start = 0
    for end in [*(found.end() for found in BLOCK.finditer(text)), len(text)]:
        block = re.sub(r"^\s*(?:[-*+]|\d+\.|>) ", lambda found: blank(found) + " ", text[start:end])
        yield from sentences(block, line + text.count("\n", 0, start))
        start = end


def messages(text: str) -> Iterator[Text]:
    """Yield the sentences of a Fluent catalogue. Each variant of a message is a separate text."""
    blocks: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        begun = MESSAGE.match(line)
        if begun:
            blocks.append((number, line[begun.end() :]))
        elif line.startswith(" ") and blocks:
            first, before = blocks[-1]
            blocks[-1] = (first, f"{before}\n{line}")
    for number, block in blocks:
        words = PLACEABLE.sub("X", SELECTOR.sub("", block)).replace("}", "")
        yield from sentences(words, number)


def docstrings(text: str) -> Iterator[Text]:
    """Yield the sentences of the docstrings of a program."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said:
                yield from prose(said, node.body[0].lineno)
