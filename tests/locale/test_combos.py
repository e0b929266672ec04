"""Names of combos, of which the base box has 280 in each language."""

import pytest

from smallworld.content.shelf import BOXES, open_box
from smallworld.engine.rules import slug
from smallworld.translate import LANGUAGES, Translator

RACES = [slug(race.name) for name in BOXES for race in open_box(name).races]
POWERS = [slug(power.name) for name in BOXES for power in open_box(name).powers]
STEM = 3  # letters
FEMININE = [
    "amazons",
    "gypsies",
    "priestesses",
    "white-ladies",
    "pixies",
    "flames",
    "liches",
    "mummies",
    "spiderines",
]  # in French
AGREEING = [
    *("bivouacking", "commando", "flying", "fortified", "merchant", "mounted"),
    *("pillaging", "seafaring", "spirit", "stout", "wealthy"),
    *("cursed", "ransacking", "historian", "barricade", "catapult", "corrupt", "imperial"),
    *("adventurous", "fisher", "frightened", "immortal", "martyr", "muddy", "quarreling"),
    *("reborn", "royal", "thieving", "vanishing", "vengeful"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_combo_names_are_unique(language):
    words = Translator(language)
    names = {words.combo(race, power): (race, power) for race in RACES for power in POWERS}
    assert len(names) == len(RACES) * len(POWERS) >= 280
    for name, (race, _) in names.items():
        stem = words.t(f"race-{race}")[:STEM].casefold()  # a case or a compound may change the ending
        assert stem in name.casefold()
        assert name[0] == name[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_race_without_a_power_has_its_plain_name(language):
    words = Translator(language)
    assert [words.combo(race, None) for race in RACES] == [words.t(f"race-{race}") for race in RACES]


@pytest.mark.parametrize(
    ("language", "race", "power", "name"),
    [
        ("en", "amazons", "flying", "Flying Amazons"),
        ("en", "orcs", "dragon-master", "Dragon Master Orcs"),
        ("fr", "amazons", "flying", "Amazones volantes"),
        ("fr", "trolls", "flying", "Trolls volants"),
        ("fr", "elves", "pillaging", "Elfes pillards"),
        ("fr", "amazons", "pillaging", "Amazones pillardes"),
        ("fr", "sorcerers", "berserk", "Sorciers berserks"),
        ("fr", "amazons", "berserk", "Amazones berserks"),
        ("fr", "ghouls", "spirit", "Zombies ancestraux"),
        ("fr", "amazons", "spirit", "Amazones ancestrales"),
        ("fr", "amazons", "stout", "Amazones dures à cuire"),
        ("fr", "dwarves", "stout", "Nains durs à cuire"),
        ("fr", "amazons", "fortified", "Amazones bâtisseuses"),
        ("fr", "amazons", "wealthy", "Amazones fortunées"),
        ("fr", "halflings", "wealthy", "Mi-portions fortunés"),
        ("fr", "amazons", "hill", "Amazones des Collines"),
        ("fr", "orcs", "dragon-master", "Orcs et leur Dragon"),
        ("fr", "amazons", "heroic", "Amazones aux deux Héros"),
        ("it", "orcs", "wealthy", "Orchi ricchi"),
        ("it", "amazons", "wealthy", "Amazzoni ricche"),
        ("it", "mummies", "pillaging", "Mummie saccheggiatrici"),
        ("it", "dwarves", "dragon-master", "Nani con il Drago"),
        ("it", "pixies", "hordes-of", "Orde di Pixie"),
        ("it", "amazons", "flying", "Amazzoni volanti"),
        ("ja", "amazons", "heroic", "英雄のアマゾネス"),
        ("ja", "ratmen", "bivouacking", "野営するラットマン"),
        ("ja", "orcs", "flying", "空を飛ぶオーク"),
        ("nl", "amazons", "flying", "Vliegende Amazones"),
        ("nl", "elves", "forest", "Boselfen"),
        ("nl", "ghouls", "underworld", "Onderwereldlijkeneters"),
        ("nl", "tritons", "swamp", "Moerasmeermannen"),
        ("nl", "orcs", "mounted", "Bereden Orken"),
        ("nl", "dwarves", "stout", "Onverschrokken Dwergen"),
        ("nl", "elves", "commando", "Commando-elfen"),
        ("nl", "orcs", "dragon-master", "Drakenmeester-orken"),
        ("nl", "wizards", "wealthy", "Rijke Magiërs"),
        ("en", "goblins", "hordes-of", "Hordes of Goblins"),
        ("en", "white-ladies", "were-", "Were-white ladies"),
        ("fr", "priestesses", "historian", "Prêtresses historiennes"),
        ("fr", "goblins", "ransacking", "Gobelins voleurs"),
        ("fr", "white-ladies", "imperial", "Dames Blanches impériales"),
        ("fr", "pixies", "cursed", "Fées maudites"),
        ("fr", "amazons", "hordes-of", "Amazones de la Horde"),
        ("nl", "white-ladies", "forest", "Boswittewieven"),
        ("nl", "priestesses", "historian", "Geschiedkundige Priesteressen"),
        ("nl", "elves", "marauding", "Elfen op strooptocht"),
        ("nl", "igors", "were-", "Weer-igors"),
        ("de", "orcs", "flying", "Fliegende Orks"),
        ("de", "giants", "forest", "Waldriesen"),
        ("de", "orcs", "commando", "Kommando-Orks"),
        ("de", "goblins", "hordes-of", "Rotte Goblins"),
        ("de", "white-ladies", "forest", "Weiße Waldfrauen"),
        ("de", "liches", "flying", "Fliegende Untote"),
        ("de", "liches", "hordes-of", "Rotte Untoter"),
        ("pl", "orcs", "flying", "Latające Orki"),
        ("pl", "humans", "flying", "Latający Ludzie"),
        ("pl", "wizards", "wealthy", "Bogaci Czarodzieje"),
        ("pl", "gypsies", "dragon-master", "Nomadzi ze smokiem"),
        ("pl", "orcs", "hordes-of", "Hordy Orków"),
        ("pl", "shrubmen", "hordes-of", "Hordy Krzakoludzi"),
    ],
)
def test_name_of_a_power_agrees_with_its_race_in_gender(language, race, power, name):
    assert Translator(language).combo(race, power) == name


def test_french_names_of_powers_agree_with_feminine_races():
    words = Translator("fr")
    genders = {race: words.t(f"race-{race}.gender") for race in RACES}
    assert [race for race in RACES if genders[race] == "feminine"] == [
        race for race in FEMININE if race in RACES
    ]
    agreeing = []
    for power in POWERS:
        endings: dict[str, set[str]] = {"feminine": set(), "masculine": set()}
        for race in RACES:
            endings[genders[race]].add(words.combo(race, power).removeprefix(words.t(f"race-{race}")))
        assert len(endings["feminine"]) == len(endings["masculine"]) == 1
        if endings["feminine"] != endings["masculine"]:
            agreeing.append(power)
    assert agreeing == [power for power in AGREEING if power in POWERS]
