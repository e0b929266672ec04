"""The messages for the content of all boxes, in every language."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from smallworld.content.catalogue import BOARDS, find_board, make_rules
from smallworld.content.presets import presets
from smallworld.content.realms.tiles.tile_set import tile_set
from smallworld.content.shelf import BOXES, SCENARIOS, SHELF, open_box
from smallworld.content.underground.box import underground_box
from smallworld.engine import pricing
from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.rules import slug
from smallworld.engine.steps.step import STEP_NAMES
from smallworld.translate import LANGUAGES, Translator

RULES = make_rules(BOXES)
ABILITIES = RULES.abilities[FIRST_ABILITY:]
RACES = [slug(race.name) for name in BOXES for race in open_box(name).races]
POWERS = [slug(power.name) for name in BOXES for power in open_box(name).powers]
TOPICS = [
    *("turn", "combos", "first-conquest", "conquering", "prices", "final-attempt", "abandoning"),
    *("losses", "redeployment", "scoring", "decline", "immunity", "stacks", "game-end"),
    "realms",
    *sorted({topic for name in SHELF for topic in open_box(name).topics}),
]
TILED = [name for name in SCENARIOS if open_box(name).layouts]
NAMES = [*RACES, *POWERS, *TOPICS]
BELOW = underground_box()
RULED = {
    *NAMES,
    *(slug(banner.name) for banner in (*BELOW.races, *BELOW.auxiliaries)),
    *(slug(badge.name) for badge in BELOW.powers),
}
MOST_LETTERS = 90  # in columns, for a short text that fits on a card of the column
MOST_LETTERS_OF_A_RULE = 800
MOST_WORDS = 30  # in words, for a sentence of a rules text
REGIONS = {name: find_board(name).ids for name in BOARDS}
FEATURES = sorted(
    {f for name in BOARDS for r in range(len(REGIONS[name])) for f in find_board(name).features_of(r)}
)
PIECES = sorted({ability.traits.piece for ability in ABILITIES} - {""})
REASONS = [
    *(pricing.BASE, pricing.MOUNTAIN, pricing.TOKENS, pricing.TRIBES, pricing.ABILITY, pricing.FLOOR),
    *(pricing.OWN, pricing.CLOSED, pricing.FAR, pricing.NO_ENTRY, "regions"),
    *sorted({ability.traits.veto for ability in ABILITIES}),
]
# One Drow, two Drow; other languages are not checked.
ONE_LIKE_MANY: dict[str, tuple[str, ...]] = {
    "de": ("balrog", "cultists", "guards", "mudmen", "ogres", "sorcerers", "spiderines", "wizards"),
    "en": ("drow", "kraken"),
    "es": (),
    "fr": (),
    "it": ("ghouls", "trolls", "goblins", "igors", "pixies", "drow", "kraken", "liches"),
    "nl": (),
    "pl": ("balrog",),
}
GENDERS = ("common", "feminine", "masculine", "neuter", "virile")
END = re.compile(r"[.。]$")
ASKED = re.compile(r"[?？]$")
PRINTED_OTHERWISE = ("Gypsies", "Pygmies")  # Nomads and Witch Doctors today
LONGEST_REGION = 26  # in columns, for a name that must fit into its region


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Translator(request.param)


def test_lists_of_names_to_check_are_not_empty():
    base = open_box("base")
    assert (len(base.races), len(base.powers)) == (14, 20)
    assert len(TOPICS) == 18 + len(TILED)  # two of them share a page
    assert sum(len(regions) for board, regions in REGIONS.items() if board.startswith("base-")) == 140
    assert {"forest", "mine", "sea"} <= set(FEATURES)
    assert {"dragon", "encampment", "fortress", "hero", "hole", "lair"} <= set(PIECES)
    assert {"peace", "immune-hole", "forbidden"} <= set(REASONS)


def test_each_race_has_its_names_and_a_gender(words):
    for race in RACES:
        many, one = words.t(f"race-{race}"), words.t(f"race-{race}.one")
        if words.language in ONE_LIKE_MANY:
            assert (many == one) == (race in ONE_LIKE_MANY[words.language])
        assert words.t(f"race-{race}.gender") in GENDERS
        joined = words.t(f"race-{race}.joined").lower()
        assert joined in (many.lower(), many.lower().replace(" ", ""))
        assert words.t("race-joined", race=race) == words.t(f"race-{race}.joined")


def test_messages_can_name_every_race_and_power(words):
    forms = ("name", "joined", "the", "of")
    texts = tuple(f"-{part}" for part in ("short", "text", "with", *forms))
    named = [id.removeprefix("race-") for id in words.ids("race-") if not id.endswith(texts)]
    assert len(named) > len(RACES)
    for race in named:
        assert words.t("race-name", race=race) == words.t(f"race-{race}")
    default = words.t("combo", race="orcs", power="?")
    for power in POWERS:
        assert words.t("combo", race="orcs", power=power) != default.replace("?", power)


def test_messages_name_custom_races_and_powers_by_their_titles(words):
    for id in ("race-name", "race-joined", "race-the", "race-of", "combo", "combo-the"):
        assert "River Otters" in words.t(id, race="River Otters", power="none")
    assert "Far Sighted" in words.t("combo", race="orcs", power="Far Sighted")


def test_card_texts_are_short_and_rules_texts_are_complete(words):
    for id in [*(f"race-{race}" for race in RACES), *(f"power-{power}" for power in POWERS)]:
        short, text = words.t(f"{id}-short"), words.t(f"{id}-text")
        assert cell_len(short) <= MOST_LETTERS, id
        assert END.search(short), id
        assert len(sentences(short)) == 1, id
        assert len(sentences(text)) >= 2, id
        assert 100 < cell_len(text) <= MOST_LETTERS_OF_A_RULE, id


def test_sentences_of_rules_texts_are_short(words):
    texts = [
        id for kind in ("race", "power", "topic") for id in words.ids(f"{kind}-") if id.endswith("-text")
    ]
    answers = [f"{id}.answer" for id in words.ids("ruling-")]
    assert len(texts) > 130
    for id in [*texts, *answers, *words.ids("ruling-")]:
        for sentence in sentences(words.t(id)):
            count = sum(any(map(str.isalnum, word)) for word in sentence.split())
            assert count <= MOST_WORDS, (id, sentence)


def sentences(text):
    return re.split(r"(?<=[.?!]) +|(?<=[。？！])(?=.)", text)


def test_english_names_of_races_and_powers_match_the_box():
    words = Translator("en")
    for box in map(open_box, BOXES):
        assert words.t(f"box-{slug(box.name.replace('_', ' '))}") == box.title
        assert [printed(words, race.name) for race in box.races] == [race.name for race in box.races]
        powers = [power.name for power in box.powers]
        assert [words.t(f"power-{slug(name)}") for name in powers] == powers


def printed(words, race):
    """Return the printed name of a race; later printings have other names for some."""
    id = f"race-{slug(race)}"
    name = words.t(f"{id}.also") if race in PRINTED_OTHERWISE else words.t(id)
    return name.replace("\u2019", "'")


def test_boxes_and_presets_have_names_and_descriptions(words):
    for name in SHELF:
        assert words.t(f"box-{slug(name.replace('_', ' '))}")
    for name in presets():
        assert words.t(f"preset-{name}")
        assert END.search(words.t(f"preset-{name}.about"))


def test_each_rule_names_its_sources(words):
    assert {f"sources-{name}" for name in RULED} <= set(words.ids("sources-"))
    assert all(words.t(id) for id in words.ids("sources-"))


def test_each_ruling_has_a_question_an_answer_and_a_source(words):
    rulings = words.ids("ruling-")
    assert {re.sub(r"^ruling-|-[0-9]+$", "", id) for id in rulings} <= RULED
    assert [id for id in rulings if not ASKED.search(words.t(id))] == []
    assert [id for id in rulings if not END.search(words.t(f"{id}.answer"))] == []
    assert all(words.t(f"{id}.source") for id in rulings)


def test_rulings_are_numbered_from_one():
    for name in RULED:
        numbers = [int(id.rpartition("-")[2]) for id in Translator("en").ids(f"ruling-{name}-")]
        assert numbers == list(range(1, len(numbers) + 1))


def test_each_rules_topic_has_a_title_and_a_text(words):
    for topic in TOPICS:
        assert words.t(f"topic-{topic}")
        assert END.search(words.t(f"topic-{topic}-text"))


def test_each_tile_scenario_has_a_description_and_a_rules_page(words):
    for name in TILED:
        assert END.search(words.t(f"box-{name.replace('_', '-')}.about"))
        assert END.search(words.t(f"topic-{open_box(name).topics[0]}-text"))


def test_translated_rules_texts_differ_from_the_english():
    for language in [language for language in LANGUAGES if language != "en"]:
        english, words = Translator("en"), Translator(language)
        for id in [*(f"race-{name}-text" for name in RACES), *(f"topic-{name}-text" for name in TOPICS)]:
            assert words.t(id) != english.t(id)


@pytest.mark.parametrize("board", BOARDS)
def test_region_names_are_unique(words, board):
    names = [words.t(f"region-{region}") for region in REGIONS[board]]
    assert len(set(names)) == len(names)
    for region, name in zip(REGIONS[board], names, strict=True):
        assert words.t(f"region-{region}.the").endswith(name)
        assert cell_len(name) <= LONGEST_REGION


@pytest.mark.parametrize("board", BOARDS)
def test_english_region_names_match_the_board(board):
    words = Translator("en")
    assert [words.t(f"region-{region}") for region in REGIONS[board]] == list(find_board(board).names)


def test_region_names_of_the_tiles_are_unique(words):
    box = tile_set()
    printed = [land.name for side in box.sides.values() for land in side.lands.values()]
    printed += [side.water for side in box.sides.values() if side.water]
    printed += [piece.name for piece in (*box.mountains, *box.chasms)]
    assert len(printed) > 120
    names = [words.t(f"region-{slug(name)}") for name in printed]
    assert len(set(names)) == len(names)
    if words.language == "en":
        assert names == printed
    for name, there in zip(printed, names, strict=True):
        assert words.t(f"region-{slug(name)}.the").endswith(there)
        assert cell_len(there) <= LONGEST_REGION


def test_each_terrain_and_symbol_has_a_name_and_a_meaning(words):
    assert [feature for feature in FEATURES if not words.t(f"feature-{feature}")] == []
    assert [term for term in (*FEATURES, "coast", "edge") if not words.knows(f"term-{term}")] == []


def test_each_kind_of_piece_can_be_named_and_counted(words):
    for piece in PIECES:
        assert words.t(f"piece-{piece}") in words.t(f"count-{piece}", number=1)
        assert "3" in words.t(f"count-{piece}", number=3), piece


def test_each_reason_for_a_refusal_has_a_message(words):
    for code in REASONS:
        assert words.knows(f"reason-{code}"), code
        assert words.reason({"code": code}), code


def test_message_of_a_reason_contains_its_number_and_race(words):
    assert "7" in words.reason({"code": pricing.FLOOR, "number": 7})
    assert words.reason({"code": pricing.ABILITY, "ability": "orcs"}) == words.race("orcs")
    sea, lake = ({"code": pricing.CLOSED, "terrain": terrain} for terrain in ("sea", "lake"))
    assert len({words.reason(sea), words.reason(lake), words.reason({"code": pricing.CLOSED})}) == 3


def test_each_race_and_power_that_changes_a_price_has_a_name(words):
    for name in [slug(RULES.names[id]) for id in RULES.bearers[FIRST_ABILITY:]]:
        assert words.knows(f"race-{name}") or words.knows(f"power-{name}"), name


SILENT = ("ready", "score", "resume")  # steps that never ask a question


def test_each_question_has_a_message(words):
    steps = [name for name in STEP_NAMES.values() if name not in SILENT]
    abilities = [
        slug(RULES.names[ability.id]) for ability in ABILITIES if RULES.hooks.question.by[ability.id]
    ]
    assert {"conquer", "return"} <= set(steps)
    assert {"fortified", "stout"} <= set(abilities)
    for key in [*steps, *abilities, "redeploy-give-up", "roll"]:
        said = words.t(f"question-{key}", race="orcs")
        assert ASKED.search(said) or END.search(said)


@pytest.mark.parametrize("shape", ["course", "spread", "regions", "amount", "name", "thing", "whether"])
def test_question_without_a_message_uses_the_default_of_its_kind(words, shape):
    assert "Moss" in words.t(f"question-any-{shape}", ability="Moss")
