"""Who answers which hook, so that nobody is asked who has nothing to say."""

from __future__ import annotations

from typing import Final

from smallworld.engine.ability.hooks import Ability

# What an ability may answer, as its class declares it.
HOOKS: Final = tuple(
    [name for name, method in vars(Ability).items() if callable(method) and not name.startswith("_")]
)


class Answers:
    """Who answers one hook."""

    def __init__(self, by: list[bool]) -> None:
        self.by: Final = bytes(by)  # 1 for an ability that does, by id: quicker to read than a list
        self.anybody: Final = True in by  # whether any of those in play does


class Hooks:
    """Who answers each hook, under the hook's name: `hooks.price.by[id]`, `hooks.saw_loss.anybody`.

    The table is made from the names in class `Ability`. What stands here only tells the compiler of them, and
    a test sees to it that every hook does.
    """

    price: Answers
    shield: Answers
    garrison: Answers
    lost: Answers
    display: Answers
    plan_start: Answers
    plan_turn: Answers
    plan_decline: Answers
    specials: Answers
    helps: Answers
    lent: Answers
    begin: Answers
    choices: Answers
    pick: Answers
    perform: Answers
    question: Answers
    own_turn_began: Answers
    taken: Answers
    conquering: Answers
    conquered: Answers
    discovered: Answers
    regrouped: Answers
    received: Answers
    vacated: Answers
    reinforce: Answers
    outsiders: Answers
    outsiders_lost: Answers
    decline: Answers
    collect: Answers
    score: Answers
    score_of: Answers
    set_up: Answers
    saw_attack: Answers
    saw_loss: Answers
    saw_decline: Answers
    saw_turn_end: Answers
    victor: Answers
    saw_game_end: Answers

    def __init__(self, abilities: list[Ability]) -> None:
        for hook in HOOKS:
            setattr(self, hook, Answers([_answers(ability, hook) for ability in abilities]))


def _answers(ability: Ability, hook: str) -> bool:
    """Whether the class of `ability`, or one that it is built on, has a `hook` of its own."""
    for kind in type(ability).__mro__:
        if kind is Ability:
            return False
        if hook in kind.__dict__:
            return True
    return False
