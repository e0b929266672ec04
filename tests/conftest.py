"""Settings that all tests share."""

from hypothesis import Phase, settings

# The same examples every time, so that a failure is somebody's change and not bad luck; `make fuzz` looks
# elsewhere. No deadline: the first example of a test may load a board, and machines differ. No shrinking: the
# game of a smaller seed is no simpler, and looking for one takes minutes.
settings.register_profile(
    "laws",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=200,
    phases=(Phase.explicit, Phase.generate),
    report_multiple_bugs=False,
)
settings.load_profile("laws")
