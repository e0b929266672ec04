"""A training run, which can be stopped anywhere and ends with the same result."""

import json
import shutil

import numpy as np
import pytest

from smallworld.bots.planning.features import DENSE, observe
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.learned import Learned, read_weights
from smallworld.bots.planning.network import FIRST, Network
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.choice import names_of_scenario
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import new_game
from smallworld.training.fit import RATE, Fitted, Inputs, Learner, Samples, fit
from smallworld.training.games import (
    KEPT,
    SEARCHED,
    Sample,
    Turn,
    mix_in_estimates,
    mix_in_searches,
    play_and_watch,
)
from smallworld.training.run import TrainingRun, Wishes, as_arrays, file_of, read_samples
from smallworld.training.tables import Content, vocabulary

SMALL = Wishes(players=[2], generations=2, games=2, seed=5, width=1)


def run(folder, stop_after: int = 99) -> None:
    """Begin or resume a run, and kill it after this many messages."""
    left = [stop_after]

    def told(what: str, done: int) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt

    TrainingRun(folder, SMALL).go_on(1, told)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return a run without interruptions."""
    folder = tmp_path_factory.mktemp("whole")
    run(folder)
    return folder


def weights(folder) -> list[str]:
    """Return the weights of each generation of a run."""
    return [folder.joinpath("weights", generation, "any.json").read_text() for generation in ("1", "2")]


def test_training_with_the_same_seed_gives_the_same_weights(whole, tmp_path):
    run(tmp_path)
    assert weights(tmp_path) == weights(whole)


@pytest.mark.parametrize("stop_after", [2, 4, 6])
def test_training_that_was_killed_resumes_with_the_same_result(whole, tmp_path, stop_after):
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, stop_after)
    run(tmp_path)
    assert weights(tmp_path) == weights(whole)


def test_finished_training_run_does_not_rewrite_its_files(whole):
    before = {file: file.stat().st_mtime_ns for file in whole.rglob("*.*")}
    run(whole)
    assert {file: file.stat().st_mtime_ns for file in whole.rglob("*.*")} == before


def test_folder_can_contain_only_one_training_run(whole):
    with pytest.raises(SmallWorldError, match=r"the run has .*games 2, .*and not .*games 3, "):
        TrainingRun(whole, SMALL._replace(games=3))


def test_training_run_of_an_earlier_version_can_be_resumed(tmp_path):
    (tmp_path / "wishes.json").write_text(json.dumps(dict(list(SMALL._asdict().items())[:6])))
    assert TrainingRun(tmp_path, SMALL).wishes == SMALL


def test_training_refuses_games_of_an_earlier_version(tmp_path):
    (tmp_path / "wishes.json").write_text(json.dumps(SMALL._asdict()))
    (tmp_path / "games").mkdir()
    np.savez(tmp_path / "games" / "1-0000.npz", turns=np.zeros(1))
    with pytest.raises(SmallWorldError, match="an earlier version wrote these games"):
        TrainingRun(tmp_path, SMALL)


@pytest.mark.parametrize(("boxes", "start"), [(["base"], 2.0), (None, 7.0)], ids=["one network", "any"])
def test_fit_improves_the_weights_that_played_its_games(tmp_path, boxes, start):
    for file, constant in (("2.json", 2.0), ("any.json", 7.0)):
        known = [] if file == "any.json" else list(vocabulary(Content(("base",))))
        inputs = FIRST + len(known)
        flat = {"version": 2, "words": [], "active": known, "declined": [], "hidden": [], "bias": []}
        flat |= {"output": [], "straight": [0.0] * inputs, "constant": constant}
        (tmp_path / file).write_text(json.dumps(flat))
    run = TrainingRun(tmp_path / "run", SMALL._replace(start=str(tmp_path), boxes=boxes))
    improved = run.weights_to_improve(1)
    assert improved
    assert improved["constant"] == start


def test_training_learns_the_chosen_content_and_no_other():
    own = '{"race": [{"name": "Otters", "tokens": 5, "supply": 10}]}'
    names = list(vocabulary(Content(("base",), own=own)))
    assert "race otters" in names
    assert set(names) - {"race otters"} == set(vocabulary(Content(("base",))))
    assert len(names) < len(vocabulary())


def test_training_refuses_content_that_cannot_be_played(tmp_path):
    with pytest.raises(SmallWorldError, match="6"):
        TrainingRun(tmp_path / "run", SMALL._replace(players=[6], boxes=["base"]))
    assert not (tmp_path / "run").exists()


def test_training_run_keeps_a_learning_curve_of_every_fit(whole):
    assert list(TrainingRun(whole, SMALL).curves()) == ["1", "2"]


def test_trained_weights_can_be_used_by_a_bot(whole):
    state = new_game(make_rules(), find_board("base-2"), 2)
    finals = Learned(read_weights(whole / "weights" / "2")).finals(state)
    assert len(finals) == 2
    assert all(5 < coins < 200 for coins in finals)


def test_weights_for_another_observation_version_are_refused(tmp_path):
    tmp_path.joinpath("2.json").write_text(json.dumps({"version": 0}))
    with pytest.raises(
        SmallWorldError, match="made for observations of version 0, but only versions 2 and 3 can be used"
    ):
        read_weights(tmp_path)


def test_training_sample_contains_the_coins_still_to_be_earned():
    samples = play_and_watch(HandMade(), 1, [2], seed=5, first=0, games=1)
    first, last = samples[0], samples[-1]
    assert first.seen.turns == 10
    assert first.coins > 30
    assert last.seen.turns == 1
    assert last.coins < first.coins


def test_training_samples_mix_in_the_estimates_of_later_turns():
    state = new_game(make_rules(("base",)), find_board("base-2"), 2)
    turns = [
        Turn([Sample(state, observe(state)[0], 0, game=1)], finals)
        for finals in ([70.0, 0.0], [], [90.0, 0.0])
    ]
    mix_in_estimates(turns, [100.0, 0.0])
    mixed = KEPT**0.5 * 100 + (1 - KEPT**0.5) * 90  # half a round later; nothing was estimated in between
    coins = [turn.samples[0].coins + state.coins[0] for turn in turns]
    assert coins == pytest.approx([mixed, mixed, 100])


def test_training_samples_mostly_consist_of_what_a_search_found():
    state = new_game(make_rules(("base",)), find_board("base-2"), 2)
    turns = [Turn([Sample(state, observe(state)[0], 0, game=1)], finals) for finals in ([70.0, 0.0], [])]
    mix_in_searches(turns, [100.0, 0.0])
    coins = [turn.samples[0].coins + state.coins[0] for turn in turns]
    assert coins == pytest.approx([SEARCHED * 70 + (1 - SEARCHED) * 100, 100])


@pytest.mark.parametrize(
    ("players", "names"), [(2, ()), (3, names_of_scenario("necromancer"))], ids=["any content", "Necromancer"]
)
def test_training_with_a_search_repeats_its_samples(players, names):
    def coins() -> list[float]:
        some = play_and_watch(HandMade(), 1, [players], 5, 0, 1, Content(names), simulations=2)
        return [sample.coins for sample in some]

    assert len(coins()) > 15 * players
    assert coins() == coins()


RACES = {f"race {id}": ["score"] for id in range(40)}


def samples_with_two_good_races(rows: int) -> Samples:
    """Return samples of three players in which race 35 earns coins, and race 7 takes coins from opponents."""
    some = np.random.default_rng(1)
    dense = some.random((rows, DENSE), np.float32)
    active, opposing = [(some.random((rows, len(RACES))) < 0.1).astype(np.uint8) for _ in range(2)]
    turns = some.integers(1, 11, rows)
    coins = turns * (5 + 4 * dense[:, 1] + 3 * active[:, 35] - 2 * opposing[:, 7] / 2)
    return Samples(
        turns,
        players=np.full(rows, 3),
        dense=dense,
        active=active,
        declined=np.zeros_like(active),
        opposing_active=opposing,
        opposing_declined=np.zeros_like(active),
        opponents=np.full(rows, 2),
        coins=coins.astype(np.float32),
        game=np.arange(rows),
    )


@pytest.fixture(scope="module")
def fitted() -> Fitted:
    """Return a fit to many samples."""
    return fit(samples_with_two_good_races(20_000), RACES, seed=1)


def test_fit_finds_the_features_that_determine_the_coins(fitted):
    assert "race 35" in fitted.weights["active"]
    assert fitted.weights["declined"] == ["race", "power"]
    assert fitted.curve[-1][1] < 0.2 * fitted.curve[0][1]


def test_fit_improves_the_weights_that_it_starts_with(fitted):
    again = fit(samples_with_two_good_races(2000), RACES, seed=1, start=fitted.weights)
    assert again.curve[0][1] < 0.2 * fitted.curve[0][1]
    assert again.weights != fitted.weights


def test_few_uncertain_samples_do_not_spoil_good_weights(fitted):
    certain = samples_with_two_good_races(600)
    luck = np.random.default_rng(2).normal(0, 8, len(certain.coins)).astype(np.float32)
    weights = fit(certain._replace(coins=certain.coins + luck), RACES, seed=1, start=fitted.weights).weights
    inputs = Inputs(certain, RACES, weights)
    answers = Learner(inputs.read(weights), RATE).answers(inputs.of(np.arange(600))) * certain.turns
    assert np.std(answers - certain.coins) < 0.8


def test_fit_keeps_the_boxes_that_weights_are_not_for(fitted):
    start = {**fitted.weights, "not_for": ["realms_1"]}
    again = fit(samples_with_two_good_races(2000), RACES, seed=1, start=start)
    assert again.weights["not_for"] == ["realms_1"]
    assert "not_for" not in fitted.weights


def test_fit_starts_a_new_race_with_the_weights_of_its_kind():
    start = {
        "version": 2,
        "words": [],
        "active": ["race 35", "race"],
        "declined": [],
        "hidden": [],
        "bias": [],
        "output": [],
        "straight": [*[0.0] * FIRST, 7.0, 5.0],
        "constant": 3.0,
    }
    _, _, _, straight, constant = Inputs(samples_with_two_good_races(2000), RACES).read(start)
    word, races, others = straight[FIRST], straight[FIRST + 1 : FIRST + 41], straight[FIRST + 41 :]
    assert word == 0
    assert races.tolist() == [*[5.0] * 35, 7.0, *[5.0] * 4]
    assert not others.any()
    assert constant.tolist() == [3.0]


def test_fit_keeps_the_weights_of_an_ability_that_it_rarely_sees():
    samples = samples_with_two_good_races(2000)
    known = fit(samples, RACES, seed=1).weights
    samples.active[:, 35] = 0
    assert "race 35" in fit(samples, RACES, seed=1, start=known).weights["active"]
    assert "race 35" not in fit(samples, RACES, seed=1).weights["active"]


def test_learner_and_bot_compute_the_same_coins():
    content = Content(("base",))
    seen = play_and_watch(HandMade(), 1, [3], 5, 0, 2, content)
    samples, words = as_arrays(seen, content), vocabulary(content)
    weights = fit(samples, words, seed=1).weights
    inputs = Inputs(samples, words, weights)
    answers = Learner(inputs.read(weights), RATE).answers(inputs.of(np.arange(len(seen)))) * samples.turns
    network = Network(seen[0].rules, weights, 3)
    assert samples.opposing_declined.any()
    assert [network.coins(one.seen) for one in seen] == pytest.approx(answers.tolist(), abs=0.01)


def test_later_generation_starts_with_the_previous_weights(whole, tmp_path, monkeypatch):
    again = tmp_path / "again"
    shutil.copytree(whole, again)
    second = again / "weights" / "2" / "any.json"
    fitted = Fitted(json.loads(second.read_text()), [])
    second.unlink()
    starts = []

    def fit_later(samples, vocabulary, seed, start):
        starts.append(start)
        return fitted

    monkeypatch.setattr("smallworld.training.run.fit", fit_later)
    run(again)
    assert starts == [json.loads(weights(again)[0])]
    assert second.exists()


def test_fit_with_good_weights_begins_with_a_small_error(whole):
    training = TrainingRun(whole, SMALL)
    samples, words = read_samples(file_of(training.parts(1)[0])), vocabulary(SMALL.content())
    first = fit(samples, words, SMALL.seed)
    assert fit(samples, words, SMALL.seed, first.weights).curve[0][0] < 0.9 * first.curve[0][0]


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("notes.txt", "", "the folder has no weights. They are in any.json, or in files such as 2.json"),
        ("notes.json", "{}", "the folder has no weights"),
        ("any.json", "{", "not valid JSON"),
        ("2.json", "[]", "made for observations of version None"),
    ],
)
def test_training_starts_only_with_usable_weights(tmp_path, file, text, message):
    start = tmp_path / "start"
    start.mkdir()
    (start / file).write_text(text)
    with pytest.raises(SmallWorldError, match=message):
        TrainingRun(tmp_path / "run", SMALL._replace(start=str(start)))
    assert not (tmp_path / "run").exists()


def test_fit_gives_an_unknown_race_the_mean_of_known_races():
    numbers = np.random.default_rng(2)
    rows = 2000
    active = (numbers.random((rows, 6)) < 0.3).astype(np.uint8)
    samples = Samples(
        np.full(rows, 3),
        np.full(rows, 2),
        np.zeros((rows, DENSE), np.float32),
        active,
        (numbers.random((rows, 6)) < 0.3).astype(np.uint8),
        active,
        active,
        np.ones(rows, np.int64),
        active.sum(1).astype(np.float32),
        np.arange(rows),
    )
    names = {f"race {id}": ["score", "move"] for id in range(4)} | {f"power {id}": ["score"] for id in (4, 5)}
    weights = fit(samples, names, seed=1).weights
    straight, words = weights["straight"], len(weights["words"])
    assert weights["active"] == weights["declined"] == [*names, "race", "power"]
    block = words + len(names) + 2
    assert len(straight) == FIRST + 4 * block
    for begin in range(FIRST + words, len(straight), block):
        own = straight[begin : begin + 6]
        means = [sum(own[:4]) / 4, sum(own[4:]) / 2]
        assert straight[begin + 6 : begin + 8] == pytest.approx(means, rel=1e-3)
