"""Rules texts for the terminal: one text with its rulings, or a list of all texts."""

from __future__ import annotations

from smallworld.cli.words.lines import Line, filled, line, together, wrapped
from smallworld.cli.words.rulebook import KINDS, TOPIC, all_names, id_of, rules_text
from smallworld.translate import Translator


def rule_lines(words: Translator, name: str, columns: int) -> list[Line]:
    """Return the text with this name, its sources and rulings; without a name, the list of all texts.

    Raises:
        SmallWorldError: no text has this name. The message suggests similar names.
    """
    if not name.strip():
        return _contents(words, columns)
    text = rules_text(words, name)
    lines = [line((text.title, "bold"), (f"  ({text.name})", "dim"))]
    if text.short and text.short not in text.text:
        lines += wrapped(text.short, columns, 0, "good")
    lines += wrapped(text.text, columns)
    for ruling in text.rulings:
        lines += wrapped(f"• {ruling.question}", columns, 2, "bold", 2)
        lines += wrapped(together(ruling.answer, f"({ruling.source})"), columns, 4)
    return lines + wrapped(words.t("rules-sources", sources=text.sources), columns, 0, "dim", 2)


def _contents(words: Translator, columns: int) -> list[Line]:
    """Return a list of all names that the reader can look up, each with its title or effect."""
    lines: list[Line] = []
    for kind in KINDS:
        names = all_names(words, kind)
        if not names:
            continue
        lines.append(line((words.t(f"rules-{kind}"), "bold")))
        longest = max([len(name) for name in names])
        for name in names:
            id = id_of(kind, name)
            title = words.t(id)
            if kind != TOPIC:
                title = words.t("rules-card", title=title, short=words.t(f"{id}-short"))
            lines += wrapped(f"{filled(name, longest)}  {title}", columns, 2, "", longest + 2)
    return [*lines, *wrapped(words.t("rules-how"), columns, 0, "dim")]
