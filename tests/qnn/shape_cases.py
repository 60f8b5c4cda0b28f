"""Random chains of operators that move, repeat, select or reduce elements, as parts of ONNX models.

Dimensions are small, powers of two more often than others: remainders by them are what compilers treat in a
special way. All values are whole numbers small enough that every sum is exact, in any order, so that results
can be compared bit for bit.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from tests.qnn.onnx_models import Graph, f32, i64

DIMENSIONS = (1, 2, 2, 3, 4, 4, 4, 5, 6, 7, 8, 8, 16)
MOST = 6000
"""Elements of the largest tensor."""
OPSET = 17


@dataclass
class Chain:
    """A tensor of a graph while operators are put behind it; ``text`` says how it came about."""

    graph: Graph
    name: str
    shape: tuple[int, ...]
    dtype: str
    text: str

    def step(self, op: str, shape: Any, *constants: Any, **attributes: Any) -> bool:
        """``op`` with constants behind the tensor, giving ``shape``; False if that is too large."""
        if math.prod(shape) > MOST or len(shape) > 5:
            return False
        names = ["" if c is None else c for c in constants]
        self.name = self.graph.node(op, [self.name, *names], **attributes)
        self.shape = tuple(int(n) for n in shape)
        said = [np.asarray(c).tolist() for c in constants if c is not None]
        said += [f"{key}={value}" for key, value in attributes.items()]
        self.text += f" {op}({', '.join(map(str, said))})"
        return True


Step = Callable[[Chain, Random], bool]
"""Puts an operator behind the chain; False where it does not apply."""


def tile(chain: Chain, random: Random) -> bool:
    repeats = [random.choice((1, 1, 2, 2, 3, 4, 5)) for _ in chain.shape]
    shape = [n * r for n, r in zip(chain.shape, repeats, strict=True)]
    return chain.step("Tile", shape, i64(repeats))


def expand(chain: Chain, random: Random) -> bool:
    front = [random.choice((1, 2, 3, 4)) for _ in range(random.randrange(2))]
    wanted = front + [random.choice((1, 2, 4, 5)) if n == 1 else random.choice((1, n)) for n in chain.shape]
    shape = np.broadcast_shapes(chain.shape, tuple(wanted))
    return chain.step("Expand", shape, i64(wanted))


def reshape(chain: Chain, random: Random) -> bool:
    rest, shape = math.prod(chain.shape), []
    while rest > 1 and len(shape) < 4:
        size = random.choice([d for d in range(1, rest + 1) if rest % d == 0])
        shape.append(size)
        rest //= size
    shape = [*shape, rest] if rest > 1 or not shape else shape
    random.shuffle(shape)
    return chain.step("Reshape", shape, i64(shape))


def flatten(chain: Chain, random: Random) -> bool:
    axis = random.randrange(len(chain.shape) + 1)
    return chain.step("Flatten", (math.prod(chain.shape[:axis]), math.prod(chain.shape[axis:])), axis=axis)


def transpose(chain: Chain, random: Random) -> bool:
    order = random.sample(range(len(chain.shape)), len(chain.shape))
    return chain.step("Transpose", [chain.shape[axis] for axis in order], perm=order)


def slice_(chain: Chain, random: Random) -> bool:
    axes = random.sample(range(len(chain.shape)), random.randint(1, len(chain.shape)))
    starts, ends, steps, shape = [], [], [], list(chain.shape)
    for axis in axes:
        size = shape[axis]
        first, last = sorted(random.sample(range(size + 1), 2))
        step = random.choice((1, 1, 2, 3, -1, -2))
        if step > 0:
            starts, ends, chosen = [*starts, first], [*ends, last], range(first, last, step)
        else:
            # Backwards from the last element to the first: one before element 0 is -size - 1.
            starts, ends = [*starts, last - 1], [*ends, first - 1 if first else -size - 1]
            chosen = range(last - 1, first - 1, step)
        steps.append(step)
        shape[axis] = len(chosen)
    return chain.step("Slice", shape, i64(starts), i64(ends), i64(axes), i64(steps))


def pad(chain: Chain, random: Random) -> bool:
    mode = random.choice(("constant", "constant", "reflect", "edge"))
    if mode != "constant" and len(chain.shape) > 4:
        return False
    most = [n - 1 if mode == "reflect" else 4 for n in chain.shape]
    pads = [random.randint(0, min(m, 5)) for _ in range(2) for m in most]
    rank = len(chain.shape)
    shape = [n + pads[i] + pads[i + rank] for i, n in enumerate(chain.shape)]
    value = [np.array(random.randint(0, 9), chain.dtype)] if mode == "constant" else []
    return chain.step("Pad", shape, i64(pads), *value, mode=mode)


def gather(chain: Chain, random: Random) -> bool:
    axis = random.randrange(len(chain.shape))
    size = chain.shape[axis]
    indices = np.array([random.randrange(-size, size) for _ in range(random.choice((1, 2, 4, 7)))])
    shape: tuple[int, ...] = indices.shape
    if random.random() < 0.3:
        indices = np.resize(indices, (2, random.choice((1, 2, 3))))
        shape = indices.shape
    shape = (*chain.shape[:axis], *shape, *chain.shape[axis + 1 :])
    return chain.step("Gather", shape, indices.astype(i64), axis=axis)


def roll(chain: Chain, random: Random) -> bool:
    """What torch.roll becomes: two slices, the other way round."""
    axis = random.randrange(len(chain.shape))
    if chain.shape[axis] < 2:
        return False
    at, size = random.randint(1, chain.shape[axis] - 1), chain.shape[axis]
    graph, source = chain.graph, chain.name
    parts = [
        graph.node("Slice", [source, *(i64([v]) for v in (low, high, axis))])
        for low, high in ((at, size), (0, at))
    ]
    chain.name = graph.node("Concat", parts, axis=axis)
    chain.text += f" Roll({axis}, {at})"
    return True


def concat(chain: Chain, random: Random) -> bool:
    axis, parts = random.randrange(len(chain.shape)), random.choice((2, 3, 4))
    if math.prod(chain.shape) * parts > MOST:
        return False
    chain.name = chain.graph.node("Concat", [chain.name] * parts, axis=axis)
    chain.shape = tuple(n * parts if i == axis else n for i, n in enumerate(chain.shape))
    chain.text += f" Concat({parts} times, {axis})"
    return True


def split(chain: Chain, random: Random) -> bool:
    axis = random.randrange(len(chain.shape))
    size = chain.shape[axis]
    if size < 2:
        return False
    at = random.randint(1, size - 1)
    names = chain.graph.node("Split", [chain.name, i64([at, size - at])], outputs=2, axis=axis)
    chosen = random.randrange(2)
    chain.name = names[chosen]
    chain.shape = tuple((at, size - at)[chosen] if i == axis else n for i, n in enumerate(chain.shape))
    chain.text += f" Split({axis}, {at})[{chosen}]"
    return True


def depth_to_space(chain: Chain, random: Random) -> bool:
    if len(chain.shape) != 4 or chain.dtype != "float32":
        return False
    n, c, h, w = chain.shape
    block = next((b for b in (4, 3, 2) if c % (b * b) == 0), None)
    if block is None:
        return False
    mode = random.choice(("DCR", "CRD"))
    return chain.step("DepthToSpace", (n, c // block**2, h * block, w * block), blocksize=block, mode=mode)


def space_to_depth(chain: Chain, random: Random) -> bool:
    if len(chain.shape) != 4 or chain.dtype != "float32":
        return False
    n, c, h, w = chain.shape
    block = next((b for b in (4, 3, 2) if h % b == 0 and w % b == 0), None)
    if block is None:
        return False
    return chain.step("SpaceToDepth", (n, c * block**2, h // block, w // block), blocksize=block)


def resize(chain: Chain, random: Random) -> bool:
    if len(chain.shape) != 4 or chain.dtype not in ("float32", "int8", "uint8"):
        return False
    factors = [1, 1, random.choice((1, 2, 3, 4)), random.choice((1, 2, 2, 4))]
    shape = [n * f for n, f in zip(chain.shape, factors, strict=True)]
    return chain.step(
        "Resize", shape, None, f32(factors), mode="nearest",
        coordinate_transformation_mode="asymmetric", nearest_mode="floor",
    )  # fmt: skip


def reduce(chain: Chain, random: Random) -> bool:
    if chain.dtype not in ("float32", "int32", "int64"):
        return False
    op = random.choice(("ReduceSum", "ReduceMax", "ReduceMin"))
    axes = sorted(random.sample(range(len(chain.shape)), random.randint(1, len(chain.shape))))
    keep = random.randrange(2)
    shape = [1 if i in axes else n for i, n in enumerate(chain.shape) if keep or i not in axes]
    if not shape:
        return False
    if op == "ReduceSum":
        chain.step(op, shape, i64(axes), keepdims=keep)
    else:
        chain.step(op, shape, axes=axes, keepdims=keep)
    return True


def max_pool(chain: Chain, random: Random) -> bool:
    if len(chain.shape) != 4 or chain.dtype not in ("float32", "int8", "uint8"):
        return False
    kernel = [random.randint(1, min(n, 3)) for n in chain.shape[2:]]
    strides = [random.randint(1, 2) for _ in kernel]
    pads = [random.randrange(k) for k in kernel]
    moves = zip(chain.shape[2:], kernel, strides, pads, strict=True)
    sizes = [(n + 2 * p - k) // s + 1 for n, k, s, p in moves]
    return chain.step(
        "MaxPool", (*chain.shape[:2], *sizes), kernel_shape=kernel, strides=strides, pads=[*pads, *pads]
    )


def element(chain: Chain, random: Random) -> bool:
    """Something that is computed for every element, which TVM joins with what is around it."""
    if chain.dtype not in ("float32", "int32", "int64"):
        return False
    # A sum of integers that may be any is refused where it could leave its type.
    op = random.choice(("Neg", "Add", "Cast") if chain.dtype == "float32" else ("Neg", "Cast"))
    if op == "Neg":
        chain.step("Neg", chain.shape)
    elif op == "Add":
        row = np.arange(chain.shape[-1]) if random.random() < 0.5 else np.array([3])
        chain.step("Add", chain.shape, row.astype(chain.dtype))
    else:
        to = random.choice(("float32", "int32", "int64"))
        code = {"float32": 1, "int32": 6, "int64": 7}[to]
        chain.step("Cast", chain.shape, to=code)
        chain.dtype = to
    return True


STEPS: tuple[Step, ...] = (
    tile, tile, expand, reshape, reshape, flatten, transpose, transpose, slice_, pad, gather, roll, concat,
    split, depth_to_space, space_to_depth, resize, reduce, max_pool, element,
)  # fmt: skip
DTYPES = ("float32", "float32", "int8", "uint8", "int32", "int64")


@dataclass(frozen=True)
class Case:
    """An output of the batch's model, and how it is computed, for messages."""

    output: str
    text: str


def batch(seed: int, numbers: Iterable[int]) -> tuple[Any, dict[str, np.ndarray], list[Case]]:
    """A model with the random chains of these numbers, its inputs, and what each of its outputs is."""
    graph, feeds, cases = Graph(OPSET), {}, []
    codes = {"float32": 1, "uint8": 2, "int8": 3, "int32": 6, "int64": 7}
    for number in numbers:
        random = Random(f"{seed} {number}")
        rank = random.choice((1, 2, 2, 3, 3, 3, 4, 4, 4))
        shape, dtype = tuple(random.choice(DIMENSIONS) for _ in range(rank)), random.choice(DTYPES)
        shape = shape if math.prod(shape) <= MOST else tuple(min(n, 4) for n in shape)
        name = f"x{number}"
        values = np.random.default_rng([seed, number]).permutation(math.prod(shape)).reshape(shape)
        feeds[name] = (values % 100).astype(dtype) if dtype in ("int8", "uint8") else values.astype(dtype)
        chain = Chain(graph, graph.input(name, shape, codes[dtype]), shape, dtype, f"{dtype}{list(shape)}")
        wanted = random.choice((1, 1, 2, 2, 3, 4))
        done = int(random.random() < 0.3 and tile(chain, random))
        while done < wanted:
            done += random.choice(STEPS)(chain, random)
        graph.output(chain.name)
        cases.append(Case(chain.name, chain.text))
    return graph.model(), feeds, cases
