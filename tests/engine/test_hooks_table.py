"""The table of hooks and the abilities that define them, made from the names in class `Ability`."""

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


def test_hooks_class_has_exactly_the_declared_hooks():
    told = {*vars(Hooks), *Hooks.__annotations__}  # attributes, if it is compiled
    assert {name for name in told if not name.startswith("_")} == set(HOOKS)


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_has_an_entry_in_the_hooks_table(hook):
    assert getattr(Hooks([Ability()]), hook).by == bytes([False])


def test_method_of_a_custom_class_is_found_as_its_hook():
    assert Hooks([Ability(), Otters()]).score.by == bytes([False, True])


def test_inherited_method_is_found_as_its_hook():
    assert Hooks([SeaOtters()]).score.by == bytes([True])


def test_hooks_table_says_whether_any_ability_has_a_hook():
    hooks = Hooks([Ability(), Otters()])
    assert (hooks.score.anybody, hooks.price.anybody) == (True, False)


@pytest.fixture(scope="module")
def all_hooks():
    """Return the hooks of all abilities of all boxes."""
    names = (*BOXES, *OPTIONS, *SCENARIOS)
    both = ("base", "underground")
    abilities = [ability for name in names for ability in make_rules((*both, name)).abilities]
    abilities += make_rules(("underground",)).abilities  # Flames have no chasm on the surface
    return Hooks(abilities)


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_used_by_at_least_one_ability(all_hooks, hook):
    assert getattr(all_hooks, hook).anybody


# --- Traits ---------------------------------------------------------------------------------------------


def test_ability_made_without_traits_has_none():
    assert Ability().traits is PLAIN


def test_traits_are_given_when_an_ability_is_made():
    assert Ability(Traits(remembers=True)).traits.remembers


def test_toolkit_class_adds_its_own_traits_to_those_given():
    guard = Guard("moss", Traits(remembers=True)).traits
    assert (guard.piece, guard.veto, guard.remembers) == ("moss", "immune-moss", True)


def test_traits_that_are_not_overridden_stay_unchanged():
    some = Traits(piece="moss", toll=3, undead=True)
    other = some.but(piece="lair")
    assert [name for name in NAMES if getattr(some, name) != getattr(other, name)] == ["piece"]


def test_error_for_an_unknown_trait_suggests_the_nearest_name():
    misspelt: dict[str, Any] = {"remember": True}
    with pytest.raises(AbilityError, match='"remember": no trait has this name; did you mean "remembers"'):
        Traits(**misspelt)
    with pytest.raises(AbilityError, match='"peace": no trait has this name; did you mean "piece"'):
        Marker("moss").traits.but(peace="moss")


def test_error_for_a_trait_unlike_any_other_lists_all_traits():
    with pytest.raises(AbilityError, match="available: action_fields, acts_at, piece, "):
        PLAIN.but(zzz=1)


def test_error_for_an_unknown_moment_to_act_lists_the_known_ones():
    with pytest.raises(AbilityError, match='unknown moment "return"; available: before-taken, taken, home'):
        Traits(acts_at=("return",))
