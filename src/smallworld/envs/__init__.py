"""Environments for reinforcement learning, with the interfaces of PettingZoo and Gymnasium.

- `smallworld_v0.env()`: as many learners as seats, taking turns.
- `gymnasium.make("smallworld/SmallWorld-v0")`: one learner among bots.
- `gymnasium.make_vec("smallworld/SmallWorld-v0", num_envs=64)`: many games at once.
"""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("gymnasium", "numpy", "pettingzoo")
_missing = [name for name in NEEDED if find_spec(name) is None]
if _missing:
    raise ImportError(
        f"smallworld.envs needs {', '.join(_missing)}, which comes only with the extra `rl`: "
        "pip install 'smallworld[rl]'"
    )

import gymnasium  # noqa: E402 - only now is it known to be here

from smallworld.envs import smallworld_v0  # noqa: E402
from smallworld.envs.baseline import load_baseline  # noqa: E402
from smallworld.envs.observed import action_fields, block_labels, blocks, observe_position  # noqa: E402
from smallworld.envs.opponents import Checkpoint  # noqa: E402
from smallworld.envs.pickling import teach  # noqa: E402
from smallworld.envs.single import SmallWorldEnv  # noqa: E402
from smallworld.envs.table import Setting  # noqa: E402
from smallworld.envs.vector import SmallWorldVectorEnv  # noqa: E402

teach()

ID = "smallworld/SmallWorld-v0"

gymnasium.register(
    ID,
    entry_point="smallworld.envs.single:SmallWorldEnv",
    vector_entry_point="smallworld.envs.vector:SmallWorldVectorEnv",
)

__all__ = [
    "ID",
    "Checkpoint",
    "Setting",
    "SmallWorldEnv",
    "SmallWorldVectorEnv",
    "action_fields",
    "block_labels",
    "blocks",
    "load_baseline",
    "observe_position",
    "smallworld_v0",
]
