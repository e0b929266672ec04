"""`smallworld train`: its output and its files."""

from click.testing import CliRunner

from smallworld.cli import main


def test_train_prints_its_errors_and_the_file_of_the_weights(tmp_path):
    folder = tmp_path / "course"
    arguments = ["train", str(folder), "--players", "2", "--generations", "1", "--games", "2", "--width", "1"]
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    assert "generation 1: error" in result.output
    assert (folder / "weights" / "1" / "any.json").exists()
    assert (folder / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_train_refuses_the_folder_of_another_run(tmp_path):
    arguments = ["train", str(tmp_path), "--players", "2", "--generations", "1", "--width", "1", "--games"]
    CliRunner().invoke(main, [*arguments, "1"])
    result = CliRunner().invoke(main, [*arguments, "2"])
    assert result.exit_code == 2
    assert "or another folder" in result.output
