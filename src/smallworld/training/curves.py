"""A plot of the errors of all fits of a run."""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("Agg")  # writes files and opens no window

from matplotlib import pyplot as plt  # after the choice of what draws


def draw_curves(curves: dict[str, list[list[float]]], file: Path) -> None:
    """Draw the curves of a run, a plot for each number of players, into a file.

    `curves` are by "generation-players". They have two errors in coins for each epoch: of the samples learned
    from, and of those kept back.
    """
    numbers = sorted({int(name.partition("-")[2]) for name in curves})
    figure, axes = plt.subplots(1, len(numbers), figsize=(4.5 * len(numbers), 3.6), squeeze=False)
    for place, players in enumerate(numbers):
        axis = axes[0][place]
        for name, curve in curves.items():
            generation, _, of = name.partition("-")
            if int(of) == players:
                epochs = range(1, len(curve) + 1)
                [line] = axis.plot(epochs, [kept for _, kept in curve], label=f"generation {generation}")
                axis.plot(epochs, [learned for learned, _ in curve], ":", color=line.get_color())
        axis.set_title(f"{players} players")
        axis.set_xlabel("epoch")
        axis.set_ylabel("error in coins")
        axis.legend(title="kept back; dotted: learned")
    figure.tight_layout()
    figure.savefig(file, dpi=110)
    plt.close(figure)
