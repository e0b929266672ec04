"""All bots by name: levels for human players, bots for research, and bots from other packages.

`OPPONENTS` are the five levels that a player chooses from. `METHODS` are the plain bots for research, which
an arena compares. A level for players is one of the `METHODS`, perhaps with a handicap.

`smallworld.register` names a bot for one program. A package offers a bot as an entry point of the group
`smallworld.bots`: a name, and a function that makes a bot from random numbers, usually its class. The bot is
imported only when needed, so a broken bot does not break anything else.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint
from runpy import run_path
from typing import Any, Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget, parse_budget
from smallworld.bots.greedy import Greedy
from smallworld.bots.planning.fallible import Fallible, Handicap
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.planner import Planner
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.searcher import Searcher
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.given import check_type
from smallworld.engine.text.untrusted import quoted
from smallworld.registry import names

STRONG_SECONDS: Final = 0.2  # seconds per decision for a bot that searches
COMPARED: Final = 24  # plans that `learned` plays to the end of the turn; docs/research/bots.md has the gain
EXPERT_SECONDS: Final = 0.1  # shorter for people, who wait for it; docs/research/bots.md has the strength


class Level:
    """A level of bots: its command-line name (`word`), its name and character for players, and its factory.

    `seconds` is the time per decision that the bot needs for its full strength; 0 if it answers immediately.
    `title` describes its strength to players; it is empty for bots that are not among the `OPPONENTS`.
    """

    def __init__(
        self,
        word: str,
        name: str,
        character: str,
        make: Callable[[RandomNumbers], Bot],
        seconds: float = 0.0,
        title: str = "",
    ) -> None:
        self.word: Final = word
        self.name: Final = name  # in English, like `character`; the catalogues have translations
        self.character: Final = character  # the text after the name: "Pip, who ...", "Poppy is ..."
        self.make: Final = make  # makes a new bot that uses these random numbers
        self.seconds: Final = seconds
        self.title: Final = title


def _greedy(numbers: RandomNumbers) -> Bot:
    return Greedy()


def _planner(numbers: RandomNumbers) -> Bot:
    return Planner(HandMade())


def _learned(numbers: RandomNumbers) -> Bot:
    return Planner(Learned(shipped_weights()), finalists=COMPARED)


def _search(numbers: RandomNumbers) -> Searcher:
    return Searcher(Learned(shipped_weights()), numbers)


def _beginner(numbers: RandomNumbers) -> Bot:
    return Fallible(
        Learned(shipped_weights()), Handicap(coins=[3.8, 7.0, 5.2, 5.0], overlooked=33, width=2), numbers
    )


def _easy(numbers: RandomNumbers) -> Bot:
    return Fallible(
        Learned(shipped_weights()), Handicap(coins=[2.8, 5.0, 3.4, 3.0], overlooked=21, width=3), numbers
    )


def _normal(numbers: RandomNumbers) -> Bot:
    return Fallible(
        Learned(shipped_weights()), Handicap(coins=[1.7, 3.6, 2.1, 1.7], overlooked=13, width=5), numbers
    )


def _hard(numbers: RandomNumbers) -> Bot:
    return Fallible(
        Learned(shipped_weights()), Handicap(coins=[0.55, 1.2, 1.3, 1.1], overlooked=2, width=12), numbers
    )


# Both lists go from the weakest to the strongest; docs/research/bots.md has their strengths.
OPPONENTS: Final = [
    Level(
        "beginner",
        "Poppy",
        "is still learning, overlooks attacks and misjudges plans",
        _beginner,
        title="Beginner",
    ),
    Level(
        "easy",
        "Barnaby",
        "knows how to play, but misses attacks and picks the wrong plan now and then",
        _easy,
        title="Easy",
    ),
    Level(
        "normal",
        "Rosalind",
        "plans like an experienced player, but makes a mistake now and then",
        _normal,
        title="Normal",
    ),
    Level(
        "hard",
        "Magnus",
        "compares many plans and rarely misses an attack",
        _hard,
        title="Hard",
    ),
    Level(
        "expert",
        "Cassandra",
        "looks several turns ahead and expects your answers",
        _search,
        EXPERT_SECONDS,
        title="Expert",
    ),
]
METHODS: Final = [
    Level("random", "Pip", "who plays whatever is allowed", RandomBot),
    Level("greedy", "Midas", "who takes the most coins that this turn can pay", _greedy),
    Level("planner", "Ada", "who plans a whole turn, and watches what the plan leaves exposed", _planner),
    Level(
        "learned", "Ines", "who learned from thousands of games what a place on the map is worth", _learned
    ),
    Level("search", "Sibyl", "who looks several turns ahead", _search, STRONG_SECONDS),
]
LEVELS: Final = OPPONENTS + METHODS
WORDS: Final = [level.word for level in LEVELS]
METHOD_WORDS: Final = [level.word for level in METHODS]
STRONGEST: Final = METHODS[-1].word


def levels() -> list[Level]:
    """Return all levels: for human players, then for research, then others by name."""
    return LEVELS + [_other(word, bot) for word, bot in _others().items()]


def all_words() -> list[str]:
    """Return the command-line names of all levels, in the order of `levels`, without importing any bot."""
    return [*WORDS, *_others()]


def find_level(word: str) -> Level:
    """Return the level with this command-line name.

    "module:Class" or "file.py:Class" names a bot without an entry point.

    Raises:
        SmallWorldError: the level does not exist, or its module cannot be imported.
    """
    for level in LEVELS:
        if level.word == word:
            return level
    others = _others()
    if word in others:
        return _other(word, others[word])
    if is_code(word):
        return _coded(word, word)
    known = all_words()
    close = get_close_matches(word, known, n=1, cutoff=0.7)
    meant = f" (did you mean {close[0]}?)" if close else ""
    told = meant or f". Available: {', '.join(known)}, or MODULE:CLASS"
    raise SmallWorldError(f'unknown bot "{quoted(word)}"{told}')


def next_level(word: str, step: int) -> str:
    """Return the command-line name of the level `step` levels above this one, or below if `step` < 0.

    The result is never beyond the hardest or the easiest level. A name outside `OPPONENTS` is returned
    unchanged.
    """
    words = [level.word for level in OPPONENTS]
    if word not in words:
        return word
    return words[min(max(words.index(word) + step, 0), len(words) - 1)]


def is_level(word: str) -> bool:
    """Return whether a level has this command-line name. "module:Class" does not count."""
    return word in WORDS or word in _others()


def is_code(word: str) -> bool:
    """Return whether a name is "module:Class" or "file.py:Class", perhaps with a budget."""
    module, _, name = word.partition("@")[0].rpartition(":")
    return bool(module) and name.isidentifier()


def parse_entry(text: str) -> tuple[Level, Budget]:
    """Parse a level with its budget, such as "search", "search@26ms" or "search@400" (simulations).

    Raises:
        SmallWorldError: the level or the budget does not exist.
    """
    word, at, budget = text.partition("@")
    level = find_level(word)
    return level, parse_budget(budget) if at else Budget(level.seconds)


def make_bot(entry: str, numbers: RandomNumbers) -> Bot:
    """Make a new bot of the level that `entry` names, with `numbers` as its source of randomness.

    Raises:
        SmallWorldError: the level does not exist, or its function does not make a bot.
    """
    check_type(entry, str, "bot")
    check_type(numbers, RandomNumbers, "numbers")
    return parse_entry(entry)[0].make(numbers)


def make_adviser(numbers: RandomNumbers) -> Searcher:
    """Make the strongest built-in bot, which can also explain its advice."""
    return _search(numbers)


def _loaded(module: str, name: str) -> Any:
    """Return the class or function `name` of a module or of a Python file.

    Raises:
        SmallWorldError: there is no such file, or it does not contain the name.
    """
    if module.endswith(".py") and not os.path.exists(module):
        raise SmallWorldError(f"there is no file {module}")
    found = run_path(module) if module.endswith(".py") else vars(import_module(module))
    if name not in found:
        bots = [one for one, value in found.items() if _is_bot(value)]
        told = f"Its bots: {', '.join(bots)}" if bots else "It has no bots"
        raise SmallWorldError(f"{module} has no {name}. {told}")
    return found[name]


def _is_bot(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


def _others() -> dict[str, Any]:
    """Return registered and installed bots by name, except those with the name of a built-in level."""
    return {word: bot for word, bot in names.names(names.BOTS).items() if word not in WORDS}


def _other(word: str, bot: Any) -> Level:
    """Return the level of an installed bot, or of one that a program registered."""
    if isinstance(bot, EntryPoint):
        source = bot.dist.name if bot.dist is not None else bot.value
        return level_of(word, f"{bot.value}, installed by {source},", bot.load)
    if isinstance(bot, str):
        return _coded(word, bot)
    return level_of(word, f"{getattr(bot, '__qualname__', bot)}, registered here,", lambda: bot)


def _coded(word: str, code: str) -> Level:
    """Return the level of a bot that is given as "module:Class" or "file.py:Class"."""
    module, _, name = code.rpartition(":")
    return level_of(word, f"{name} of {module}", lambda: _loaded(module, name))


def level_of(word: str, source: str, load: Callable[[], Any]) -> Level:
    """Return the level for a bot of another package. `load` returns the function that makes the bot."""

    def make(numbers: RandomNumbers) -> Bot:
        try:
            bot = load()(numbers)
        except SmallWorldError as refusal:
            raise SmallWorldError(f'bot "{word}": {refusal}') from refusal
        except Exception as error:  # reported with the name of the code that failed
            raise SmallWorldError(
                f'bot "{word}": {source} does not make a bot: {type(error).__name__}: {error}'
            ) from error
        if not isinstance(bot, Bot):
            raise SmallWorldError(f'bot "{word}": {source} makes a {type(bot).__name__}, which is not a Bot')
        return bot

    name = word.rpartition(":")[2]
    return Level(word, name[:1].upper() + name[1:], f"from {source.rstrip(',')}", make, STRONG_SECONDS)
