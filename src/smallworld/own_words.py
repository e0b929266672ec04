"""Messages about custom races, powers and terrains, generated from their drafts and boards.

The messages are the same as for a published race or power: a name, a sentence for the card, and a full text.
If an ability asks a question in a step of the turn, there is also a message for the question.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.free_board_code import new_terrains
from smallworld.content.realms.scenarios.scenario import Rule, Scenario
from smallworld.content.realms.tiles.tile_set import LETTERS
from smallworld.engine.ability import Ability
from smallworld.engine.rules import slug
from smallworld.engine.text.record import Record
from smallworld.translate import Translator
from smallworld.workshop.draft import POWER, RACE, Design, Draft
from smallworld.workshop.explaining import Sentence, explain
from smallworld.workshop.problems import Problem
from smallworld.workshop.sources import Own
from smallworld.workshop.tables import own_of_record

SHORT: Final = 4  # letters of a terrain on the map of the terminal
ASKS: Final = {"late-decline": "question-stout"}  # the question of a tool with a step


def learn_recorded(words: Translator, record: Record, given: Own | None) -> None:
    """Add the custom races and powers of a recorded game to `words`; see `own_of_record` for `given`."""
    own = own_of_record(record, given)
    for part in own.all_parts() if own is not None else []:
        if part.draft is not None:
            learn_own(words, part.draft, record.board)
        elif not part.parts:
            learn_code(words, part)


def learn_own(words: Translator, draft: Draft, board: str) -> None:
    """Add the races and powers of a draft to `words`, so that they have names and texts like all others.

    The terrains that they name are those of this board.
    """
    learn_terrains(words, board)
    for design in (*draft.races, *draft.powers):
        words.learn(messages_of(words, design))


def learn_code(words: Translator, own: Own) -> None:
    """Add the names and docstrings of custom races, powers and auxiliaries from Python code to `words`."""
    races, powers, auxiliaries = own.make()
    for kind, brought in ((RACE, races), (POWER, powers), (POWER, auxiliaries)):
        for one in brought:
            said = " ".join(filter(None, map(_summary, (one.ability, *one.parts))))
            if said:
                id, source = f"{kind}-{slug(one.name)}", f"sources-{slug(one.name)}"
                texts = {id: one.name, f"{id}-short": said, f"{id}-text": said}
                words.learn({**texts, source: words.t("workshop-source")})


def _summary(ability: Ability) -> str:
    """Return the first paragraph of the docstring of an ability's class, as one line."""
    return " ".join((type(ability).__doc__ or "").strip().partition("\n\n")[0].split())


def messages_of(words: Translator, design: Design) -> dict[str, str]:
    """Return the messages for a custom race or power, by message id."""
    name = slug(design.name)
    id = f"{design.kind}-{name}"
    tokens, *abilities = sentences(words, design)
    messages = {
        id: design.name,
        f"{id}-short": " ".join(abilities) or words.t("draft-no-ability"),
        f"{id}-text": " ".join([tokens, *abilities]),
        f"sources-{name}": words.t("workshop-source"),
    }
    for part, tool in design.parts():
        messages[f"{design.kind}-{part}"] = words.t(f"tool-{tool}-name")
        if tool in ASKS:
            messages[f"question-{part}"] = words.t(ASKS[tool])
    return messages


def learn_terrains(words: Translator, board: str) -> None:
    """Add the names of the terrains that only this board has."""
    for terrain in new_terrains(board):
        words.learn({f"feature-{terrain.id}": terrain.name, f"land-{terrain.id}": terrain.name[:SHORT]})


def sentences(words: Translator, design: Design) -> list[str]:
    """Return sentences that describe the abilities of a custom race or power."""
    return [said(words, sentence) for sentence in explain(design)]


def said(words: Translator, sentence: Sentence) -> str:
    """Return a sentence about a draft as text, in the language of `words`."""
    features = words.listed([words.feature(feature) for feature in sentence.features])
    return words.t(sentence.id, features=features, **sentence.values)


def problem_in_words(words: Translator, problem: Problem) -> str:
    """Return a sentence that describes a problem with a draft, or a warning."""
    return words.t(f"draft-{problem.code}", **problem.values)


def said_in_words(words: Translator, scenario: Scenario) -> list[str]:
    """Return a sentence for each setting of a scenario, except for its rules."""
    defaults, found = scenario.defaults, []
    if defaults.rounds:
        found.append(words.t("said-rounds", rounds=defaults.rounds))
    if defaults.water:
        found.append(words.t("said-water", water=words.t(f"builder-water-{defaults.water}")))
    if defaults.entry:
        features = words.listed([words.feature(feature) for feature in defaults.entry])
        found.append(words.t("said-entry", features=features))
    if scenario.teams:
        teams = " ".join([LETTERS[team - 1] for team in scenario.teams])
        found.append(words.t("said-teams", teams=teams, alone=scenario.alone))
    if scenario.without:
        names = words.listed([words.ability(slug(name)) for name in scenario.without])
        found.append(words.t("said-without", names=names))
    return found


def rule_in_words(words: Translator, rule: Rule) -> str:
    """Return a sentence that describes a rule of a scenario."""
    args: dict[str, str | int] = {}
    for name, value in rule.values.items():
        if isinstance(value, bool):
            args[name.replace("_", "-")] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = words.feature(value) if name == "feature" else words.ability(value)
    said = words.t(f"rule-{rule.tool.word}", **args)
    return said[0].upper() + said[1:]
