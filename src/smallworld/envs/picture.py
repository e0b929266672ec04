"""The picture of a table as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image
from resvg_py import svg_to_bytes

PIXELS: Final = 1200  # width of a rasterised picture in pixels


def rasterise(picture: str) -> npt.NDArray[np.uint8]:
    """Convert an SVG to pixels: (height, width, 3) uint8."""
    png = svg_to_bytes(svg_string=picture, width=PIXELS)
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
