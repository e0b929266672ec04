"""The seats of a table, for human players and bots, each with a letter."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from smallworld.bots.registry import all_words, is_code, is_level
from smallworld.content.catalogue import players_at_least, players_at_most
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import is_number, printable, quoted
from smallworld.translate import Translator
from smallworld.visible_text import is_visible

FEWEST: Final = players_at_least()
MOST: Final = players_at_most()
LONGEST: Final = 12  # most letters of a name
_NEARLY: Final = 0.8  # least similarity to a bot’s name to suspect a typing error, about one wrong letter
COLOURS: Final = 6  # number of colours, one for each seat
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Seat:
    """A seat with its number, player's name and capital letter; for a bot, also with the bot's name."""

    def __init__(self, place: int, name: str, crest: str, bot: str) -> None:
        self.place: Final = place
        self.name: Final = name
        self.crest: Final = crest
        self.bot: Final = bot

    def style(self, of: str = "seat") -> str:
        """Return this seat's style for a name ("seat"), a map letter ("chip") or a declined race ("gone")."""
        return f"{of}{self.place % COLOURS}"


def parse_seats(text: str, words: Translator) -> list[str]:
    """Return the names in a list such as "Ana,greedy,settler.py:Settler".

    Raises:
        SmallWorldError: there are too few or too many names, or one is too long, invisible, repeated, or
            nearly the name of a bot.
    """
    names, said = [name.strip() for name in text.split(",")], quoted(text)
    if not FEWEST <= len(names) <= MOST:
        raise SmallWorldError(words.t("refuse-seats", text=said, fewest=FEWEST, most=MOST, number=len(names)))
    for name in names:
        if is_code(name):
            continue
        if not is_visible(name) or len(name) > LONGEST:
            raise SmallWorldError(words.t("refuse-name", text=said, name=quoted(name), most=LONGEST))
        close = (
            [] if is_level(name) or not name.islower() else get_close_matches(name, all_words(), 1, _NEARLY)
        )
        if close:
            raise SmallWorldError(words.t("refuse-bot-spelling", text=said, name=quoted(name), bot=close[0]))
        if not is_level(name) and names.count(name) > 1:
            raise SmallWorldError(words.t("refuse-same-name", text=said, name=quoted(name)))
    return names


def is_bot(name: str) -> bool:
    """Return whether a seat with this name is a bot's."""
    return is_level(name) or is_code(name)


def seats_of(names: list[str]) -> list[Seat]:
    """Return the seats that the names in a record describe.

    Names such as "greedy" and "greedy 2" mean bots, and so do those with a colon, such as "settler:Settler".
    """
    seats: list[Seat] = []
    said = [_shown(name) for name in names]
    for place, name in enumerate(said):
        before = said[:place].count(name)
        shown = f"{name} {before + 1}" if before else name
        crest = _crest(name, [seat.crest for seat in seats])
        bot = names[place] if is_bot(names[place]) else ""
        seats.append(Seat(place, shown, crest, bot))
    return seats


def _shown(name: str) -> str:
    """Return the name to show for a player, or for a bot: the name of its class if it is Python code."""
    return printable(name.partition("@")[0].rpartition(":")[2][:LONGEST] if is_code(name) else name)


def find_seat(names: list[str], text: str, words: Translator) -> int:
    """Return the index of the seat with this name or number (numbers count from 1).

    Raises:
        SmallWorldError: no seat has this name or number.
    """
    wanted = text.strip()
    if wanted in names:
        return names.index(wanted)
    if is_number(wanted) and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    said = quoted(text)
    raise SmallWorldError(words.t("refuse-seat", text=said, names=words.listed(names), number=len(names)))


def _crest(name: str, taken: list[str]) -> str:
    """Return the first letter of the name, or any free letter if the first one is `taken`."""
    for letter in name.upper() + _LETTERS:
        if letter in _LETTERS and letter not in taken:
            return letter
    raise AssertionError("more seats than letters")
