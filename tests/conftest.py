"""Settings that all tests share."""

from hypothesis import settings

# The same examples every time, so that a failure is somebody's change and not bad luck; `make fuzz` looks
# elsewhere. No deadline: the first example of a test may load a board, and machines differ.
settings.register_profile("laws", derandomize=True, deadline=None, database=None, max_examples=200)
settings.load_profile("laws")
