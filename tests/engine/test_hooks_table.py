"""Who answers which hook is one table, made from the names in class `Ability`."""

from typing import Any

import pytest

from smallworld.content.catalogue import make_rules
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS
from smallworld.content.toolkit.markers import Guard, Marker
from smallworld.engine.ability import PLAIN, Ability, Traits
from smallworld.engine.ability.answers import HOOKS, Hooks
from smallworld.engine.ability.traits import NAMES
from smallworld.engine.errors import AbilityError


class Otters(Ability):
    def score(self, state, me):
        return 1


class SeaOtters(Otters):
    pass


def test_the_compiler_is_told_of_every_hook_and_of_nothing_else():
    told = {*vars(Hooks), *Hooks.__annotations__}  # as attributes where it is compiled
    assert {name for name in told if not name.startswith("_")} == set(HOOKS)


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_has_its_place_in_the_table(hook):
    assert getattr(Hooks([Ability()]), hook).by == bytes([False])


def test_a_method_in_a_class_of_ones_own_answers():
    assert Hooks([Ability(), Otters()]).score.by == bytes([False, True])


def test_so_does_one_in_a_class_that_it_is_built_on():
    assert Hooks([SeaOtters()]).score.by == bytes([True])


def test_the_table_says_whether_anybody_answers_at_all():
    hooks = Hooks([Ability(), Otters()])
    assert (hooks.score.anybody, hooks.price.anybody) == (True, False)


@pytest.fixture(scope="module")
def all_hooks():
    """The hooks of every ability that a box brings."""
    names = (*BOXES, *OPTIONS, *SCENARIOS)
    both = ("base", "underground")
    abilities = [ability for name in names for ability in make_rules((*both, name)).abilities]
    abilities += make_rules(("underground",)).abilities  # Flames find no chasm on the surface
    return Hooks(abilities)


@pytest.mark.parametrize("hook", HOOKS)
def test_no_hook_without_a_user(all_hooks, hook):
    assert getattr(all_hooks, hook).anybody


# --- Traits ---------------------------------------------------------------------------------------------


def test_an_ability_that_says_nothing_of_itself_has_no_trait():
    assert Ability().traits is PLAIN


def test_a_trait_is_given_when_the_ability_is_made():
    assert Ability(Traits(remembers=True)).traits.remembers


def test_a_ready_made_ability_adds_its_own_to_what_it_is_given():
    guard = Guard("moss", Traits(remembers=True)).traits
    assert (guard.piece, guard.veto, guard.remembers) == ("moss", "immune-moss", True)


def test_what_is_not_said_otherwise_stays():
    some = Traits(piece="moss", toll=3, undead=True)
    other = some.but(piece="lair")
    assert [name for name in NAMES if getattr(some, name) != getattr(other, name)] == ["piece"]


def test_a_trait_that_there_is_not_is_refused_and_the_nearest_is_said():
    misspelt: dict[str, Any] = {"remember": True}
    with pytest.raises(
        AbilityError, match='"remember": there is none of that name; did you mean "remembers"'
    ):
        Traits(**misspelt)
    with pytest.raises(AbilityError, match='"peace": there is none of that name; did you mean "piece"'):
        Marker("moss").traits.but(peace="moss")


def test_of_what_resembles_none_all_are_said():
    with pytest.raises(AbilityError, match="there are action_fields, piece, "):
        PLAIN.but(zzz=1)
