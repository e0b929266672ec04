"""The speed of our random numbers and of `random.Random`, for a number below a limit, called from Python."""

from random import Random
from timeit import repeat

from smallworld import is_compiled
from smallworld.bots.random_numbers import RandomNumbers

NUMBER = 100_000

ours, theirs = RandomNumbers(1), Random(1)
below, randrange, random, choice = ours.below, theirs.randrange, theirs.random, theirs.choice
ways = {
    "RandomNumbers.below(6)": lambda: below(6),
    "int(Random.random() * 6)": lambda: int(random() * 6),
    "Random.randrange(6)": lambda: randrange(6),
    "Random.choice(range(6))": lambda: choice(SIX),
    "RandomNumbers(seed, game)": lambda: RandomNumbers(1, 7),
    "Random(seed)": lambda: Random(7),
}
SIX = range(6)

print(f"numbers {'compiled' if is_compiled() else 'interpreted'}")
nothing = min(repeat(lambda: None, number=NUMBER, repeat=5))
first = 0.0
for name, way in ways.items():
    time = 1e9 * (min(repeat(way, number=NUMBER, repeat=5)) - nothing) / NUMBER
    first = first or time
    print(f"{name:26} {time:8.0f} ns {time / first:7.1f} times {next(iter(ways))}")

sixes = [0] * 6
for _ in range(600_000):
    sixes[below(6)] += 1
print(f"of 600,000 throws of a die: {sixes}")
