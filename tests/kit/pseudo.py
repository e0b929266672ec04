"""Pseudo-languages, made from the English catalogue, that show what a layout or a wrap cannot take."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTED: Final = str.maketrans("aceinosuyzACEINOSUYZ", "àçéîñôšûÿžÀÇÉÎÑÔŠÛŸŽ")
WORDS: Final = re.compile(r"“[^”]*”|[^\W\d_]+")  # what players type stands between quotes, and stays
SHORT: Final = 4  # letters of a word that does not grow


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - named by fluent.syntax
        node.value = WORDS.sub(lambda found: _accented(found[0]), node.value)
        return node


def _accented(word: str) -> str:
    if word.startswith("“"):
        return word
    longer = re.sub(r"([aeiou])", r"\1\1", word, count=1) if len(word) > SHORT else word
    return longer.translate(ACCENTED)


def accented(catalogue: str) -> str:
    """Return a catalogue whose texts have accents everywhere and are longer: "Ôrçš", "Wààllôw"."""
    resource = FluentParser(with_spans=False).parse(catalogue)
    return FluentSerializer().serialize(_Accents().visit(resource))
