"""The picture of a table as pixels."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from smallworld.engine.errors import SmallWorldError

PIXELS: Final = 1200  # width of a rasterised picture in pixels
NEEDED: Final = ("PIL", "resvg_py")


def check_pixels() -> None:
    """Check that the libraries for pixels are installed.

    Raises:
        SmallWorldError: one of them is missing.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise SmallWorldError(
            f'render_mode "rgb_array" needs {", ".join(missing)}, which comes only with the extra '
            "`pictures`: pip install 'smallworld[pictures]'; the mode \"svg\" needs no library"
        )


def rasterise(picture: str) -> npt.NDArray[np.uint8]:
    """Convert an SVG to pixels: (height, width, 3) uint8."""
    # Imported only now, because learners without pictures do without these libraries.
    from PIL import Image
    from resvg_py import svg_to_bytes

    png = svg_to_bytes(svg_string=picture, width=PIXELS)
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
