"""Scenarios in files may leave out only what a box has."""

import pytest

from smallworld.content.realms.scenarios.scenario_code import name_of_scenario, scenario_of
from smallworld.content.realms.scenarios.scenario_file import parse_scenario
from smallworld.engine.errors import NotationError
from smallworld.workshop.realm_files import scenario_file, scenario_of_realm

LEAVES_OUT = 'title = "W"\nwithout = ["Orcs", "flying", "{}"]\n'


@pytest.mark.parametrize(
    ("name", "close"),
    [("Frogs Ring", "Froggy's Ring"), ("Flamse", "Flames"), ("Xyz", "names of races, powers, relics or")],
)
def test_scenario_may_not_leave_out_an_unknown_name(name, close, tmp_path):
    alone, board = tmp_path / "wells.toml", tmp_path / "board.toml"
    alone.write_text(LEAVES_OUT.format(name), encoding="utf-8")
    board.write_text("[scenario]\n" + LEAVES_OUT.format(name), encoding="utf-8")
    said = rf"\.toml: “without” of the scenario has the unknown name “{name}”\. Possible: {close}"
    for read, file in ((scenario_file, alone), (scenario_of_realm, board)):
        with pytest.raises(NotationError, match=said):
            read(file)


def test_scenario_may_leave_out_races_powers_and_relics(tmp_path):
    file = tmp_path / "wells.toml"
    file.write_text(LEAVES_OUT.format("Froggy's Ring"), encoding="utf-8")
    assert scenario_file(file).without == ("Orcs", "flying", "Froggy's Ring")


def test_recorded_scenario_may_leave_out_a_former_name():
    scenario = parse_scenario(LEAVES_OUT.format("Frogs Ring"), "wells.toml")
    assert scenario_of(name_of_scenario(scenario)).without == scenario.without
