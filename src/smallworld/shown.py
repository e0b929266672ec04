"""Games and states as text, and as pictures in notebooks; problems with drafts as sentences.

Games and states show everything, also the coins of all players. To show only what one seat may see, show its
view: `seen_by(state, seat)`.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.shown import HTML, SHOWN, SVG, TEXT
from smallworld.engine.state import State
from smallworld.workshop.english import IN_ENGLISH

if TYPE_CHECKING:
    from smallworld.workshop.problems import Problem

# The views are imported when they are first needed, so that importing smallworld stays fast.


def as_text(state: State, names: list[str]) -> str:
    """Return the table as text: the turn, the open question, players, column and regions."""
    from smallworld.views.summary import text_of

    return text_of(state, names)


def as_svg(state: State, names: list[str]) -> str | None:
    """Return the table as a picture; None if the board has no drawing."""
    from smallworld.views.picture import board_picture

    try:
        return board_picture(state, None, names)
    except SmallWorldError:
        return None


def as_html(state: State, names: list[str]) -> str:
    """Return the table as a picture with the open question below, or as text if the board has no drawing."""
    from smallworld.views.summary import asked_line, text_of

    picture = as_svg(state, names)
    if picture is None:
        return f"<pre>{escape(text_of(state, names))}</pre>"
    return f'<div style="max-width: 50em">{picture}<p>{escape(asked_line(state, names))}</p></div>'


def as_sentence(problem: Problem) -> str:
    """Return a sentence in English that describes a problem with a draft."""
    from smallworld.own_words import problem_in_words
    from smallworld.translate import FALLBACK, Translator

    return problem_in_words(Translator(FALLBACK), problem)


def teach() -> None:
    """Register all functions of this module with the engine and the workshop."""
    SHOWN.update({TEXT: as_text, SVG: as_svg, HTML: as_html})
    IN_ENGLISH[:] = [as_sentence]
