"""Games on a Ray cluster, here with two workers on this machine."""

import importlib.util
import logging

import pytest

from smallworld.arena.contest import Contest
from smallworld.arena.workers import play_all
from smallworld.engine.errors import SmallWorldError

HAS_RAY = importlib.util.find_spec("ray") is not None
LINE_UP = ("greedy", "random")


@pytest.mark.skipif(not HAS_RAY, reason="Ray takes 240 MB; pip install 'smallworld[cluster]' tests this too")
@pytest.mark.filterwarnings("default")  # Ray itself warns a lot
def test_cluster_plays_the_same_games_as_one_machine():
    import ray

    series = Contest({2: [LINE_UP]}, seed=5)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        there = [row for rows in play_all(series, series.games(12), jobs=2, cluster="auto") for row in rows]
    finally:
        ray.shutdown()
    here = [row for rows in play_all(series, series.games(12)) for row in rows]
    for row in [*here, *there]:
        del row["us"]
    assert sorted(there, key=lambda row: row["game"]) == here


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_error_for_missing_ray_library_says_how_to_install_it():
    series = Contest({2: [LINE_UP]}, seed=5)
    with pytest.raises(SmallWorldError, match=r"smallworld\[cluster\]"):
        list(play_all(series, series.games(1), cluster="auto"))
