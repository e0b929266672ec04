"""Actions as text and JSON: every form round-trips, and errors name the allowed forms."""

import json

import pytest

from kit import table
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.action import (
    BADGE,
    BANNER,
    DECLINE,
    EXPAND,
    MARKER,
    PASS,
    STOP,
    VERBS,
    abandon_region,
    act_against,
    act_on,
    act_toward,
    attempt_region,
    buy_thing,
    by_of,
    conquer_region,
    deploy_tokens,
    find_gold,
    place_guard,
    reveal,
    roll_die,
    take_combo,
    use_ability,
)
from smallworld.engine.errors import IllegalAction, NotationError
from smallworld.engine.game import apply
from smallworld.engine.rules import slug
from smallworld.engine.text.notation import action_from_json, action_to_json, format_action, parse_action
from smallworld.engine.text.refusals import apply_or_explain

RULES = make_rules()
BOARD = find_board("base-2")
HILLS = BOARD.places["drizzle-hills"]

FORMS = [
    ("take 3", {"do": "take", "place": 3}, take_combo(3 - 1)),
    ("expand", {"do": "expand"}, EXPAND),
    ("decline", {"do": "decline"}, DECLINE),
    ("abandon drizzle-hills", {"do": "abandon", "region": "drizzle-hills"}, abandon_region(HILLS)),
    (
        "conquer drizzle-hills x3",
        {"do": "conquer", "region": "drizzle-hills", "tokens": 3},
        conquer_region(HILLS, 3),
    ),
    ("attempt drizzle-hills", {"do": "attempt", "region": "drizzle-hills"}, attempt_region(HILLS)),
    ("stop", {"do": "stop"}, STOP),
    (
        "deploy drizzle-hills x2",
        {"do": "deploy", "region": "drizzle-hills", "tokens": 2},
        deploy_tokens(HILLS, 2),
    ),
    ("pass", {"do": "pass"}, PASS),
    ("roll 3", {"do": "roll", "pips": 3}, roll_die(3)),
    ("banner orcs", {"do": "banner", "revealed": "orcs"}, reveal(BANNER, RULES.ids["orcs"])),
    (
        "badge dragon-master",
        {"do": "badge", "revealed": "dragon-master"},
        reveal(BADGE, RULES.ids["dragon-master"]),
    ),
    ("berserk", {"do": "berserk"}, RULES.ids["berserk"]),
    (
        "bivouacking drizzle-hills x5",
        {"do": "bivouacking", "region": "drizzle-hills", "tokens": 5},
        act_on(RULES.ids["bivouacking"], HILLS, 5),
    ),
    ("use flying", {"do": "use", "ability": "flying"}, use_ability(RULES.ids["flying"])),
    ("marker flying", {"do": "marker", "revealed": "flying"}, reveal(MARKER, RULES.ids["flying"])),
    ("guard drizzle-hills", {"do": "guard", "region": "drizzle-hills"}, place_guard(HILLS)),
    ("gold 3", {"do": "gold", "coin": 3}, find_gold(3)),
    ("buy flying", {"do": "buy", "bought": "flying"}, buy_thing(RULES.ids["flying"])),
    ("diplomat player 2", {"do": "diplomat", "player": 2}, act_toward(RULES.ids["diplomat"], 2 - 1)),
    (
        "dragon-master drizzle-hills x1",
        {"do": "dragon-master", "region": "drizzle-hills", "tokens": 1},
        act_on(RULES.ids["dragon-master"], HILLS, 1),
    ),
    (
        "fortified drizzle-hills",
        {"do": "fortified", "region": "drizzle-hills"},
        act_on(RULES.ids["fortified"], HILLS),
    ),
    ("heroic drizzle-hills", {"do": "heroic", "region": "drizzle-hills"}, act_on(RULES.ids["heroic"], HILLS)),
    (
        "sorcerers drizzle-hills player 2",
        {"do": "sorcerers", "region": "drizzle-hills", "player": 2},
        act_against(RULES.ids["sorcerers"], HILLS, 2 - 1),
    ),
]
AS_TEXT = [(text, action) for text, _, action in FORMS]
AS_JSON = [(fields, action) for _, fields, action in FORMS]


# --- There and back -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "action"), AS_TEXT)
def test_action_is_written_as_a_line(text, action):
    assert format_action(RULES, BOARD, action) == text


@pytest.mark.parametrize(("text", "action"), AS_TEXT)
def test_action_is_read_from_a_line(text, action):
    assert parse_action(RULES, BOARD, text) == action


@pytest.mark.parametrize(("fields", "action"), AS_JSON)
def test_an_action_is_written_as_named_fields(fields, action):
    assert action_to_json(RULES, BOARD, action) == fields


@pytest.mark.parametrize(("fields", "action"), AS_JSON)
def test_action_is_read_from_named_fields(fields, action):
    assert action_from_json(RULES, BOARD, json.loads(json.dumps(fields))) == action


def test_examples_in_this_file_cover_all_verbs():
    assert {by_of(action) for _, _, action in FORMS} >= set(VERBS.values())


def test_names_of_races_and_powers_are_unique_and_never_verbs():
    assert len(RULES.ids) == 14 + 20
    assert not RULES.ids.keys() & VERBS.keys()


def test_every_region_is_known_by_its_id():
    for region, id in enumerate(BOARD.ids):
        assert parse_action(RULES, BOARD, f"abandon {id}") == abandon_region(region)


# --- What a person may type -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "CONQUER Drizzle-Hills X3",
        "  conquer   drizzle-hills  x3  ",
        "conquer drizzle-hills 3",
    ],
)
def test_notation_ignores_case_and_spaces_and_a_missing_x(text):
    assert parse_action(RULES, BOARD, text) == conquer_region(HILLS, 3)


@pytest.mark.parametrize("name", ["Toad's Ring", "toad\u2019s ring"])
def test_notation_ignores_apostrophes_in_names(name):
    assert slug(name) == "toads-ring"


def test_notation_may_leave_out_the_word_player():
    assert parse_action(RULES, BOARD, "diplomat 2") == parse_action(RULES, BOARD, "diplomat player 2")


def test_region_in_json_may_be_given_by_name():
    fields: dict[str, str | int] = {"do": "abandon", "region": "Drizzle Hills"}
    assert action_from_json(RULES, BOARD, fields) == abandon_region(HILLS)


def test_race_in_json_may_be_given_by_name():
    fields: dict[str, str | int] = {"do": "badge", "revealed": "Dragon Master"}
    assert action_from_json(RULES, BOARD, fields) == reveal(BADGE, RULES.ids["dragon-master"])


# --- Errors say what is allowed -------------------------------------------------------------------------


def refusal_of(text):
    """Return the error for this typed text."""
    with pytest.raises(NotationError) as error:
        parse_action(RULES, BOARD, text)
    return str(error.value)


def refusal_of_json(fields):
    """Return the error for this JSON."""
    with pytest.raises(NotationError) as error:
        action_from_json(RULES, BOARD, fields)
    return str(error.value)


def test_empty_text_for_an_action_is_refused():
    said = refusal_of("  ")
    assert said == 'action "": the text is empty; an action begins with a verb, such as "conquer"'


def test_misspelt_verb_gets_a_suggestion():
    assert refusal_of("conqer drizzle-hills x3") == 'action "conqer": no such verb (did you mean conquer?)'


def test_misspelt_power_gets_a_suggestion():
    assert "did you mean dragon-master" in refusal_of("dragonmaster drizzle-hills x1")


def test_unknown_verb_without_a_near_match_lists_examples():
    said = refusal_of("xyzzy")
    assert said.startswith('action "xyzzy": no such verb')
    assert "conquer" in said, "it should say what an action begins with"


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("take", "take PLACE"),
        ("stop now", "stop"),
        ("abandon", "abandon REGION"),
        ("conquer drizzle-hills", "conquer REGION xTOKENS"),
        ("conquer drizzle hills x3", "conquer REGION xTOKENS"),
        ("attempt drizzle-hills x3", "attempt REGION"),
        ("roll", "roll PIPS"),
        ("banner", "banner REVEALED"),
        ("diplomat", "diplomat player PLAYER"),
        ("sorcerers drizzle-hills", "sorcerers REGION player PLAYER"),
    ],
)
def test_error_for_a_wrong_number_of_words_shows_the_right_form(text, form):
    assert refusal_of(text) == f'action "{text}": expected the form "{form}"'


def test_misspelt_region_gets_a_suggestion():
    said = refusal_of("abandon drizzle-hill")
    assert said.startswith(
        'region "drizzle-hill": board base-2 has no such region (did you mean drizzle-hills'
    )


def test_unknown_region_without_a_near_match_is_refused():
    assert refusal_of("abandon xyzzy").startswith('region "xyzzy": board base-2 has no such region')


def test_misspelt_race_gets_a_suggestion():
    said = refusal_of("banner orks")
    assert said.startswith('name "orks": no race or power of base has it (did you mean orcs')


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("conquer drizzle-hills xmany", 'field "tokens": expected a number from 0 to 255, not "many"'),
        ("conquer drizzle-hills x256", 'field "tokens": expected a number from 0 to 255, not "256"'),
        ("conquer drizzle-hills x-1", 'field "tokens": expected a number from 0 to 255, not "-1"'),
        ("roll six", 'field "pips": expected a number from 0 to 255, not "six"'),
        ("take first", 'field "place": expected a number from 1 to 1000, not "first"'),
        ("take 0", 'field "place": expected a number from 1 to 1000, not "0"'),
        ("diplomat player 0", 'field "player": expected a number from 1 to 16, not "0"'),
        ("diplomat player red", 'field "player": expected a number from 1 to 16, not "red"'),
    ],
)
def test_number_that_is_invalid_or_out_of_range_is_refused(text, said):
    assert refusal_of(text) == said


def test_json_action_without_a_verb_is_refused():
    said = refusal_of_json({"region": "drizzle-hills"})
    assert said.endswith('the field "do" is missing; it names the verb, such as "conquer"')


def test_json_action_with_an_unknown_verb_is_refused():
    assert refusal_of_json({"do": "conqer"}) == 'action "conqer": no such verb (did you mean conquer?)'


def test_json_action_with_an_extra_field_is_refused():
    said = refusal_of_json({"do": "conquer", "region": "drizzle-hills", "tokens": 3, "player": 2})
    assert said.endswith('"conquer" has no field "player" (its fields: region, tokens)')


def test_json_field_for_an_action_without_fields_is_refused():
    assert refusal_of_json({"do": "stop", "region": "drizzle-hills"}).endswith(
        '"stop" has no field "region" (its fields: none)'
    )


def test_json_action_with_a_missing_field_is_refused():
    said = refusal_of_json({"do": "conquer", "region": "drizzle-hills"})
    assert said.endswith('"conquer" needs the field "tokens"')


def test_field_of_a_json_action_must_be_a_number():
    said = refusal_of_json({"do": "conquer", "region": "drizzle-hills", "tokens": "many"})
    assert said == 'field "tokens": expected a number from 0 to 255, not "many"'


# --- Illegal actions say what is legal ------------------------------------------------------------------

CAMP = """
    camp    hill      me 1
    meadow  farmland  red 1  beside camp
    ford    hill             beside meadow
"""


def refusal_in(game, text):
    """Return the error for this text in this game."""
    with pytest.raises(IllegalAction) as error:
        game.play(text)
    return str(error.value)


def test_action_that_is_not_offered_is_refused():
    assert refusal_in(table(CAMP, hand=3), "conquer ford x2") == (
        'illegal action "conquer ford x2": the question is conquer (a conquest, or nothing), '
        "and the legal kinds are conquer, abandon, stop; legal here: conquer meadow x3"
    )


def test_verb_that_is_not_offered_is_refused():
    assert refusal_in(table(CAMP, hand=3), "decline") == (
        'illegal action "decline": the question is conquer (a conquest, or nothing), '
        "and the legal kinds are conquer, abandon, stop; legal here: conquer meadow x3, abandon camp, stop"
    )


def test_use_of_a_power_that_the_race_lacks_is_refused():
    assert refusal_in(table(CAMP, hand=3), "berserk").startswith('illegal action "berserk": the question is')


def test_error_lists_only_some_of_many_legal_actions():
    game = table("camp hill me 1 \n moor swamp me 1", hand=9).play("stop")
    said = refusal_in(game, "deploy camp x10")
    assert said.endswith(f"legal here: {', '.join(f'deploy camp x{tokens}' for tokens in range(1, 9))}, ...")


def test_error_after_the_game_says_that_no_action_is_legal():
    game = table(CAMP, hand=0, turn=10, rounds=10).end_turn().end_turn()
    assert refusal_in(game, "stop") == (
        'illegal action "stop": the question is nothing: the game is over, and the legal kinds are none'
    )


@pytest.mark.parametrize("action", [0, 31, 1000, conquer_region(255, 1)])
def test_error_says_that_an_action_number_is_invalid(action):
    game = table(CAMP, hand=3)
    with pytest.raises(IllegalAction, match=f'illegal action "number {action}"'):
        apply_or_explain(game.state, action)


def test_illegal_action_error_names_the_question_and_number():
    game = table(CAMP, hand=3)
    with pytest.raises(IllegalAction, match="illegal action number 31: the question is conquer"):
        apply(game.state, 31)
