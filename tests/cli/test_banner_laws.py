"""`banner check` names each rule that a custom race breaks, with its file and line."""

import pytest
from click.testing import CliRunner

from smallworld.cli import main

HEAD = """\
import random
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.rules import Badge, Banner

KIND = "forrest"


class Moles(Ability):
"""
FOOT = """

moles = Banner("Moles", 9, 13, Moles())
"""
# The body of the class, the number of its wrong line, and the reported error.
WRONG = {
    "a misspelt terrain": (
        ["def price(self, state, me, prices):", "    prices.discount(state.board.where('hil'))"],
        2,
        "No board has “hil” regions. Did you mean “hill”?",
    ),
    "a misspelt terrain with a name": (
        ["def price(self, state, me, prices):", "    prices.discount(state.board.where(KIND))"],
        2,
        "No board has “forrest” regions",
    ),
    "a misspelt terrain of an attribute": (
        [
            "def __init__(self):",
            "    super().__init__()",
            "    self.kind = 'swmp'",
            "def price(self, state, me, prices):",
            "    prices.discount(state.board.where(self.kind))",
        ],
        5,
        "No board has “swmp” regions",
    ),
    "a change where it is only asked": (
        [
            "def price(self, state, me, prices):",
            "    state.remember(me, self.id, 1 + state.recall(me, self.id))",
        ],
        1,
        "“price” changes the game, but it must only answer a question",
    ),
    "coins taken as they are counted": (
        ["def score(self, state, me):", "    state.coins[state.player_of(me)] += 1", "    return 0"],
        1,
        "“score” changes the game, but it must only answer a question",
    ),
    "a counter": (
        [
            "def __init__(self):",
            "    super().__init__()",
            "    self.times = 0",
            "def conquered(self, state, me, region, defender, by):",
            "    self.times += 1",
        ],
        5,
        "stores “times” in its own object",
    ),
    "a list that grows": (
        [
            "def __init__(self):",
            "    super().__init__()",
            "    self.seen = []",
            "def conquered(self, state, me, region, defender, by):",
            "    self.seen.append(region)",
        ],
        5,
        "stores “seen” in its own object",
    ),
    "chance of its own": (
        ["def score(self, state, me):", "    return random.randrange(2)"],
        2,
        "“random” draws random numbers that no record contains",
    ),
    "pieces without a name": (
        [
            "def conquered(self, state, me, region, defender, by):",
            "    state.place(me, self.id, 1 << region)",
            "def vacated(self, state, me, region):",
            "    state.place(me, self.id, 0)",
        ],
        2,
        "The ability places pieces but has none.",
    ),
    "a negative score": (["def score(self, state, me):", "    return -50"], 1, "“score” gives -50"),
    "a score that is no number": (
        ["def score(self, state, me):", "    return 'ten'"],
        1,
        "“score” gives ten",
    ),
    "pieces left behind": (
        [
            "def __init__(self):",
            "    super().__init__(Traits(piece='hill'))",
            "def conquered(self, state, me, region, defender, by):",
            "    state.place(me, self.id, state.pieces(me, self.id) | 1 << region)",
        ],
        0,
        "A random game broke a rule that must always hold: pieces of Moles of side",
    ),
}


FINE = (
    "def __init__(self):",
    "    super().__init__(Traits(remembers=True))",
    "    self.by = 2",
    "def conquered(self, state, me, region, defender, by):",
    "    state.remember(me, self.id, region)",
    "def price(self, state, me, prices):",
    "    prices.discount(state.board.where('hill'), by=self.by)",
)


def checked(tmp_path, text, *words):
    file = tmp_path / "moles.py"
    file.write_text(text, encoding="utf-8")
    ran = CliRunner().invoke(main, ["banner", "check", str(file), "--plain", "--games", "12", *words])
    assert isinstance(ran.exception, SystemExit | None), ran.exception
    return ran, " ".join(ran.output.split()), str(file)


@pytest.mark.parametrize("what", WRONG)
def test_banner_check_names_a_broken_rule_and_its_line(what, tmp_path):
    body, line, said = WRONG[what]
    text = HEAD + "".join(f"    {one}\n" for one in body) + FOOT
    ran, output, file = checked(tmp_path, text)
    assert ran.exit_code == 1
    assert said.replace("“", '"').replace("”", '"') in output, "plain quotes for a plain terminal"
    assert f"{file}:{len(HEAD.splitlines()) + line}: error: " in output


def test_banner_check_names_a_misspelt_terrain_and_its_line(tmp_path):
    text = HEAD + "    pass\n" + FOOT + 'tunnel = Badge("Deep", 5, FeatureBonus("cavrn"))\n'
    ran, output, file = checked(tmp_path, text)
    assert ran.exit_code == 1
    assert f'{file}:{len(text.splitlines())}: error: No board has "cavrn" regions' in output
    assert 'Did you mean "cavern"?' in output


def test_banner_check_names_broken_rules_in_other_languages(tmp_path):
    text = HEAD + "    def score(self, state, me):\n        return -50\n" + FOOT
    assert "donne -50" in checked(tmp_path, text, "--language", "fr")[1]
    assert "geeft -50" in checked(tmp_path, text, "--language", "nl")[1]


def test_race_without_faults_passes_the_banner_check(tmp_path):
    body = "".join(f"    {line}\n" for line in FINE)
    ran, output, _ = checked(tmp_path, HEAD + body + FOOT)
    assert ran.exit_code == 0, output
    assert "Moles: fine; 12 random games" in output


def test_error_explains_a_forgotten_call_of_the_constructor(tmp_path):
    body = "    def __init__(self):\n        self.by = 2\n"
    ran, output, _ = checked(tmp_path, HEAD + body + FOOT)
    assert ran.exit_code == 2
    assert "class Moles: its __init__ makes no ability; it must call super().__init__()" in output


def test_class_in_place_of_an_ability_object_is_refused(tmp_path):
    ran, output, _ = checked(tmp_path, HEAD + "    pass\n" + FOOT.replace("Moles())", "Moles)"))
    assert ran.exit_code == 2
    assert "write Moles()" in output or "ability: this should be of type Ability" in output
