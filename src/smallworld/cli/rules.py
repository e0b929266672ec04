"""`smallworld rules`: what races, powers and rules say, with sources and rulings."""

from __future__ import annotations

import click

from smallworld.cli.lines import Line, line, wrapped
from smallworld.cli.screen import Screen
from smallworld.content.texts import POWER, RACE, TOPIC, all_names, rules_text
from smallworld.engine.rules import slug

_KINDS = {RACE: "Races", POWER: "Powers", TOPIC: "General rules"}


@click.command()
@click.argument("name", nargs=-1)
@click.option("--plain", is_flag=True, help="No colours.")
def rules(name: tuple[str, ...], plain: bool) -> None:
    """Show the rules of a race, a power or a topic; without NAME, list them all."""
    screen = Screen(plain)
    screen.show(text_lines(" ".join(name), screen.columns()))


def text_lines(name: str, columns: int) -> list[Line]:
    """The text with this name, its sources and rulings; without one, the list of all.

    Raises:
        SmallWorldError: there is none; the message names what is spelled alike.
    """
    if not name.strip():
        return _contents(columns)
    wanted = slug(name.strip())
    begun = [known for known in all_names() if known.startswith(wanted)]
    text = rules_text(begun[0] if len(begun) == 1 else wanted)
    lines = [line((text.title, "bold"), (f"  ({text.kind})", "dim"))]
    if text.short:
        lines += wrapped(text.short, columns, 0, "good")
    lines += wrapped(text.text, columns)
    for ruling in text.rulings:
        lines += wrapped(f"• {ruling.question}", columns, 2, "bold", 2)
        lines += wrapped(f"{ruling.answer} ({ruling.source})", columns, 4)
    return lines + wrapped(f"Sources: {'; '.join(text.sources)}", columns, 0, "dim", 2)


def _contents(columns: int) -> list[Line]:
    lines: list[Line] = []
    for kind, heading in _KINDS.items():
        lines.append(line((heading, "bold")))
        names = all_names(kind)
        if kind == TOPIC:
            for name in names:
                lines.append(line(f"  {name:18}", (rules_text(name).title, "dim")))
        else:
            longest = max([len(name) for name in names])
            for name in names:
                lines += wrapped(f"{name:{longest}}  {rules_text(name).short}", columns, 2, "", longest + 2)
    return [*lines, *wrapped("“smallworld rules NAME” shows text, rulings and sources.", columns, 0, "dim")]
