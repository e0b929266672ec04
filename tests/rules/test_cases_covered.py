"""Every acceptance case of the boxes is named in the test that holds the engine to it."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent

# MKT the column, TRN turns, ENT entry, CST prices, DIE the die, LOS losses, RAC races, SOR Sorcerers,
# POW powers, END the end. Numbers that are missing belong to other boxes or were merged.
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
]
IDS = [f"{topic}-{number}" for topic, numbers in CASES for number in numbers.split()]


@pytest.fixture(scope="module")
def named() -> set[str]:
    """The cases that are named anywhere under tests, this file's list apart."""
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    return {case for text in texts for case in re.findall(r"\b[A-Z]{3}-\d\d\b", text)}


@pytest.mark.parametrize("case", IDS)
def test_a_test_names_the_case(case, named):
    assert case in named
