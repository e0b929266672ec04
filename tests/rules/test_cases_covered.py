"""The acceptance cases of the boxes, each of which must be named in a test that asserts something.

Authors and readers check that a test asserts what its case says. This test checks that no case is missing,
named outside of a test, or named in a test that is skipped or asserts nothing.
"""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent

# MKT the column, TRN turns, ENT entry, CST prices, DIE the die, LOS losses, RAC races, SOR Sorcerers, POW
# powers, END the end. Missing numbers belong to other boxes or were merged.
CASES = [
    ("MKT", "02 03 04 06 07 08 10 16 18"),
    ("TRN", "01 02 03 04 06 07 10 11 12 13"),
    ("ENT", "03 04 05 06 07 08"),
    ("CST", "01 02 04 06 07 08 09 12 14 16 27 28"),
    ("DIE", "02 04 07 11 12 13 14 15 16 17"),
    ("LOS", "01 02 03 05 06 08 09 11 12"),
    ("RAC", "01 03 05 06 07 08 09 10 11 12 13 14 17 18 19 20 21 22"),
    ("SOR", "01 03 04 05 06 07 10 12 13 14"),
    ("POW", "01 02 04 05 06 07 08 10 12 13 14 16 18 19 20 23 24 25 26 27 31 32 33"),
    ("END", "01 02 03 06"),
    ("LDR", "01 03 04 05 07"),  # Leaders
    ("ROY", "02 04 05 06"),  # Royal Bonus
    *(("MKT", "11 12"), ("CST", "18 19 20 23"), ("DIE", "08"), ("LOS", "13")),  # Cursed!
    *(("POW", "15"), ("SOR", "15")),
    ("CUR", "01 02 04 05 06 07 10 11"),
    ("GDA", "01 03 04 06 07 08 09 11 12 14"),  # Grand Dames
    *(("MKT", "14"), ("CST", "21 22 25"), ("DIE", "09 10")),  # Be Not Afraid
    ("BNA", "02 03 04 05 06 07 08 10 11 12 14 16 17 18 19 20 21"),
    ("NEC", "01 03 04 05 07 09"),  # Necromancer Island
    ("MKT", "15"),  # boxes together
    ("UND", "04 05 06 07 09 15 22 25 27 36 49 53 54 56 57 59 60 61 62 66 68"),  # Underground: races
    ("UND", "70 72 73 74 75 76 77 78 79 80 82 84 85 86 87 89 91 92 93 95 217 222 233 235 236 237 238 239"),
    ("UND", "32 34 37 213 214 215 216 225 226 227 229"),  # both worlds
    ("UND", "33 52 63 65 67 99 272 305 306 241 242 243 279 281 282 284 294 295 307 308 309 313 314"),
    ("UND", "11 12 13 23 24 28 83 98 101 102 104 105 106 114 115 119 121 124 125 126 128 129"),
    ("UND", "131 132 133 134 136 137 138 139 140 143 146 147 148 149 210 224 245 246 253 261"),  # powers
    ("UND", "97 107 109 110 111 112 113 145 263 264 265 267 269 270 274 276 300 311 316 317 326 327"),
    ("UND", "17 18 43 44 46 47 117 150 153 155 159 160 161 163 164 166 167"),  # relics
    ("UND", "50 168 170 171 172 173 175 176 177 178 179 181 182 184 185 186 187"),  # places
    ("UND", "230 301 303 319 320 321 322"),
    ("UND", "208 209 212"),  # six players
    ("UND", "35 218 219 220 231"),  # rivers, and the races and powers of each world
    ("UND", "16 156 157 158 249 285 286 287"),  # Socks
    ("UND", "189 190 191 192 193 195 273 315"),  # Stonehedge
    ("UND", "31 40 232 247 252 255 290 291 318 323"),  # markers, relics and places with other abilities
    ("UND", "19 20 55 196 197 198 199 201 202 204 206 207 248 256 257 258 259 302"),  # Balrog
    ("REA", "08 09 11 14 15 16 17 18 19 20 21 22 186 187"),  # Realms: boards and tunnels
    ("REA", "24 26 27 28 30 32 33 34 35 36 37 38 39"),  # rivers
    ("REA", "41 42 43 47 48 50 51 02 53 54 55 56 58 59 60 61 62 63 64"),  # mines, coins on peaks
    ("REA", "05 93 94 95 96 97 99 101 102 103 104 105 106 107 109"),  # Crops of Power
    ("REA", "04 65 66 67 68 69 73 74 110 111 112 113 114 115 117"),  # Rusted Throne, Sword in the Cavern
    ("REA", "143 144 145 147 148 152 154 155 156 157 159 160 161 162 163 164 166 167 168 169"),  # veins
    ("REA", "06 118 119 120 122 124 125 126 127 130 131 132 133 134 136 137 138 139 142"),  # A Game of Gods
    ("REA", "82 83 86 87 88 89 90 91"),  # Adrift
    ("REA", "191 196 197 198 199 200 201 202"),  # Night and Day
    ("REA", "170 171 173 174 176 177 178 179 181 183 184 185 190"),  # All Together Now
]
IDS = [f"{topic}-{number}" for topic, numbers in CASES for number in numbers.split()]


CASE = re.compile(r"\b[A-Z]{3}-\d\d\d?\b")


def held_to(source: str) -> set[str]:
    """Return the cases named within tests that run and assert something."""
    lines = source.splitlines()
    cases: set[str] = set()
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            marks = " ".join(ast.unparse(mark) for mark in test.decorator_list)
            asserts = any(isinstance(node, ast.Assert) for node in ast.walk(test))
            if asserts and "skip" not in marks and "xfail" not in marks:
                cases.update(CASE.findall("\n".join(lines[test.lineno - 1 : test.end_lineno])))
    return cases


def test_each_acceptance_case_is_named_by_a_test_that_asserts():
    held = set().union(*(held_to(path.read_text(encoding="utf-8")) for path in TESTS.rglob("test_*.py")))
    assert [case for case in IDS if case not in held] == []


NAMED = """
# AAA-01: beside the tests

def test_that_asserts():
    # BBB-02
    assert price() == 3

def test_that_does_not():
    # CCC-03
    price()

@pytest.mark.skip(reason="later")
def test_that_does_not_run():
    # DDD-04
    assert price() == 3

def helper():
    assert price() == 3  # EEE-05
"""


def test_acceptance_cases_count_only_in_tests_that_assert():
    assert held_to(NAMED) == {"BBB-02"}
