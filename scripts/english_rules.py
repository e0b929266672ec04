"""The mistakes that scripts/plain_english.py finds, each with advice."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

LONGEST_SENTENCE: Final = 30
LONGEST_SUBJECT: Final = 72


class Rule(NamedTuple):
    """A mistake: its name, the pattern that finds it, and advice on how to write instead."""

    name: str
    pattern: re.Pattern[str]
    advice: str


def rule(name: str, pattern: str, advice: str) -> Rule:
    """Return a rule whose pattern ignores case."""
    return Rule(name, re.compile(pattern, re.IGNORECASE), advice)


_SELF: Final = r"\b(can|may|has|had|must|wants|likes|looks|takes|types|sees|reads|plays|makes|chooses)\b"
_THING: Final = r"(token|coin|turn|region|seat|table|point|mountain|server|second|day)s?"

SENTENCES: Final = (
    rule(
        "headless",
        r"^[*_“\"]*(who|whom|whose|what)\b[^?]*$",
        'Name the subject: "A muted player can …", not "Who is muted …".',
    ),
    rule(
        "headless",
        r"[;:] (who|what) (?!if\b)\w+",
        "Start a new sentence and name its subject.",
    ),
    rule(
        "told",
        r"\b(is|are|was|were|be|been|being) told\b"
        r"|(?<!^)\btells?\b(?! (you|us|me|[h]im|[h]er|whether|apart|from))",
        'Say what happens: "shows", "reports", "returns", "notifies", "explains".',
    ),
    rule(
        "one",
        rf"\bone[’']s\b|\b(if|as|what|that|where|when|which|how|and|,) one {_SELF}",
        'Address the reader as "you", or name the person.',
    ),
    rule(
        "own",
        r"\bof (one[’']s|our|your|their|its|[h]is|somebody[’']s|a host[’']s) own\b",
        'Put it before the noun: "custom boards", "your own race".',
    ),
    rule("anew", r"\banew\b", 'Write "again", or a verb with re-: "recompute", "redraw".'),
    rule("dear", r"\bdear(er|est)\b|\b(is|are|too) dear\b", 'Write "costs more" or "expensive".'),
    rule(
        "more-behind",
        rf"\b(a|an|one|two|three|\d+) {_THING} (more|less)\b",
        'Put the number first: "one more token", "costs 1 less", "two fewer turns".',
    ),
    rule(
        "is-no",
        r"(?<!there )\b(is|are|was|were) no (?!longer|(more|one|way|need|reason|such|doubt|other|matter"
        r"|better|different|further)\b)\w+",
        'Negate the verb: "is not a number".',
    ),
    rule(
        "stand",
        r"\b(stands?|lies?|stood|lay) (in|at|on|beside|behind|there|apart|open|below|with|under)\b",
        'Write "is in", "is on", "is listed in". For tokens on a region, "are on" will do.',
    ),
    rule(
        "hold",
        r"\btests? hold|\bholds? (it|that|each|them|everybody|all)\b",
        'Write "checks", "requires" or "asserts".',
    ),
    rule(
        "had",
        r"\b(can(not)?|to) be had\b|\bthat there (is|are)\b",
        'Write "is available", or name the things: "all hooks".',
    ),
    rule("go-on", r"\b(go|goes|went|going) on\b", 'Write "continue" or "resume".'),
    rule(
        "so-many",
        r"\b(so many|so much|so long|so often)\b(?! (that|as))",
        'Write "that many", "as long as", or give the number.',
    ),
    rule(
        "by-which",
        r"(?<!depends )(?<!, )\b(of|on) (which|whom)\b|\b(by|with|for|from|to|under|through) (which|whom)\b",
        'Turn the clause round: "the server that asks for it".',
    ),
    rule(
        "bear-mend",
        r"\bhangs? together\b|\bbears?\b|\bmend(s|ed|ing)?\b",
        'Write "fix", "carry" or "is connected".',
    ),
    rule(
        "long",
        rf"^\W*(\w[^\s]*(\s+[^\w\s]+)*\s+){{{LONGEST_SENTENCE}}}\w",
        f"Split it: a sentence has at most {LONGEST_SENTENCE} words, better 25.",
    ),
)

_NOT_A_VERB: Final = (
    "a|an|the|this|that|these|those|what|who|whom|whose|which|how|where|when|why|while|if|as|no|not|nobody|nothing|one|two"
    "|all|every|each|some|any|it|its|they|there|here|we|our|in|on|at|of|by|for|from|with|without|after|before|and|or|so|only"
)
SUBJECTS: Final = (
    rule(
        "subject-long",
        rf"^.{{{LONGEST_SUBJECT + 1}}}",
        f"Shorten it to {LONGEST_SUBJECT} characters; the reason belongs in the body.",
    ),
    rule(
        "subject-form",
        r"^(?![a-z][\w ,./&-]*: \S)",
        'Write "area: Imperative verb …".',
    ),
    rule(
        "subject-verb",
        rf"^[^:]+: (({_NOT_A_VERB})\b|\w+ing\b(?<!bring)(?<!string)|\w+[^e]ed\b(?<!embed)(?<!shed)"
        r"|\w+[^su\W]s\b)",
        'Begin with an imperative verb: "Add …", "Refuse …".',
    ),
    rule("subject-stop", r"\.$", "Leave out the full stop."),
)
