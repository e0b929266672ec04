"""A plot of the errors during all fits of a training run."""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("Agg")  # write files without opening a window

from matplotlib import pyplot as plt  # import after choosing the backend


def draw_curves(curves: dict[str, list[list[float]]], file: Path) -> None:
    """Write a plot of a run's error curves to a file.

    The keys of `curves` are numbers of generations. A value has two errors in coins for each epoch: for the
    training samples and for the held-out samples.
    """
    figure, axis = plt.subplots(figsize=(6, 4))
    for generation, curve in curves.items():
        epochs = range(1, len(curve) + 1)
        [line] = axis.plot(epochs, [kept for _, kept in curve], label=f"generation {generation}")
        axis.plot(epochs, [learned for learned, _ in curve], ":", color=line.get_color())
    axis.set_xlabel("epoch")
    axis.set_ylabel("error in coins")
    axis.legend(title="held out; dotted: training")
    figure.tight_layout()
    figure.savefig(file, dpi=110)
    plt.close(figure)
