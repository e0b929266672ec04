"""Misspelt hooks and traits, which are errors with a suggestion when rules are built."""

import pytest

from smallworld.content.catalogue import make_rules
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.content.toolkit.markers import Guard
from smallworld.content.toolkit.pieces import Support
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.ability.answers import HOOKS, Hooks
from smallworld.engine.ability.names import FORMERLY, check_names
from smallworld.engine.ability.traits import NAMES
from smallworld.engine.errors import AbilityError
from smallworld.engine.rules import Badge, Banner, Rules
from smallworld.engine.steps.standard import standard_steps


def something(self, *more):
    return 1


def with_a(name, member=something, kind=Ability, given=()):
    """Return an ability of a custom class that defines this name."""
    return type("Otters", (kind,), {name: member})(*given)


@pytest.mark.parametrize("name", HOOKS)
def test_correct_hook_names_are_accepted(name):
    check_names(with_a(name))


@pytest.mark.parametrize("name", [hook[:-1] for hook in HOOKS] + [f"{hook}s" for hook in HOOKS])
def test_misspelt_hook_names_are_refused(name):
    with pytest.raises(AbilityError, match=f'class Otters: "{name}" is not a hook'):
        check_names(with_a(name))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("scored", "score"), ("prices", "price"), ("conquer", "conquered"), ("plan_turns", "plan_turn")],
)
def test_nearest_hook_name_is_suggested(wrong, right):
    with pytest.raises(AbilityError, match=f'did you mean "{right}"'):
        check_names(with_a(wrong))


def test_nearest_trait_name_is_suggested():
    with pytest.raises(AbilityError, match='did you mean "outlives_decline"'):
        check_names(with_a("outlive_decline"))


def test_names_without_a_near_match_are_refused():
    with pytest.raises(AbilityError, match=r'lists them all.*; a helper is called "_zzz"'):
        check_names(with_a("zzz"))


def test_helper_methods_of_an_ability_begin_with_an_underscore():
    check_names(with_a("_worth"))


@pytest.mark.parametrize(("name", "now"), FORMERLY.items())
def test_error_for_a_former_hook_name_says_the_present_name(name, now):
    with pytest.raises(AbilityError, match=f'"{name}" was replaced by "{now}"'):
        check_names(with_a(name))


def test_every_former_name_of_a_hook_has_a_present_name():
    assert set(FORMERLY.values()) <= {*HOOKS, *NAMES}
    assert not set(FORMERLY) & {*HOOKS, *NAMES}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "member", [something, True, property(something)], ids=["method", "value", "property"]
)
def test_trait_that_is_defined_as_a_class_member_is_refused(name, member):
    with pytest.raises(AbilityError, match=f'"{name}" is a trait, given when the ability is made'):
        check_names(with_a(name, member))


def test_trait_cannot_be_set_after_the_ability_is_made():
    otters = with_a("score")
    otters.remembers = True
    with pytest.raises(AbilityError, match='"remembers" is a trait'):
        check_names(otters)


def test_hook_that_is_not_a_method_is_refused():
    with pytest.raises(AbilityError, match='"score" is a hook, and so must be a method'):
        check_names(with_a("score", 5))


def test_class_member_that_is_not_a_hook_may_have_any_value():
    check_names(with_a("coins", 5))


@pytest.mark.parametrize(
    ("kind", "given"),
    [(FeatureBonus, ("forest",)), (Guard, ("moss",)), (Support, ("moss", 2))],
    ids=lambda part: part.__name__ if isinstance(part, type) else "",
)
def test_misspelt_hook_on_a_toolkit_class_is_refused(kind, given):
    check_names(with_a("score", kind=kind, given=given))
    with pytest.raises(AbilityError, match='"scored" is not a hook'):
        check_names(with_a("scored", kind=kind, given=given))


def test_misspelt_hook_in_a_base_class_is_refused():
    class Otters(Ability):
        def scored(self, state, me):
            return 1

    class SeaOtters(Otters):
        pass

    with pytest.raises(AbilityError, match='class Otters: "scored"'):
        check_names(SeaOtters())


class Coastal:
    """A base class that custom abilities share."""

    def score(self, state, me):
        return 1


def test_hook_that_the_base_class_hides_is_refused():
    class Otters(Ability, Coastal):
        pass

    with pytest.raises(AbilityError, match='class Otters: "score" of Coastal would never be asked'):
        check_names(Otters())


def test_mixin_listed_before_ability_overrides_its_hook():
    class Otters(Coastal, Ability):
        pass

    check_names(Otters())
    assert Hooks([Otters()]).score.by == bytes([True])


@pytest.mark.parametrize("name", [*BOXES, *OPTIONS, *SCENARIOS])
def test_abilities_of_every_box_have_correct_names(name):
    for ability in make_rules(("base", "underground", name)).abilities:
        check_names(ability)


def test_rules_refuse_abilities_with_misspelt_names():
    wrong = with_a("scored")
    for races, powers in (
        ([Banner("Otters", 5, 10, wrong)], []),
        ([], [Badge("Damming", 5, wrong)]),
        ([Banner("Otters", 5, 10, Ability(Traits()), parts=(wrong,))], []),
    ):
        with pytest.raises(AbilityError, match='"scored"'):
            Rules({"own": 1}, races, powers, standard_steps())
