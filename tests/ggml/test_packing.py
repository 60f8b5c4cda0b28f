"""Packing and product in C against those of Python, for every type of GGUF. No ggml is needed."""

import mmap
import re
import sys
from functools import cache, cached_property
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from synth.emit.machine import load_code
from synth.emit.native import NativeLibrary
from synth.emit.threads import POOL
from synth.forms.packing import aligned_zeros
from synth.ggml.texts import TYPES, LayerTexts, host_layers
from synth.library.kinds.linear import pack_layer
from synth.library.machines import portable_host
from synth.linear.formats import Format, weights_in
from synth.linear.kernels import CKernel, load_linear
from synth.linear.layer import BlockLinear
from tests.needs import Need, import_or_skip, skip

# The pool is an argument of the functions; tests name it in C.
_BINDING = """
int synth_rt_launch(synth_task *task, void *data, int count, uintptr_t key);
int test_pack(int32_t type, const uint8_t *data, int64_t rows, int64_t k, int threads, int mapped,
    void *memory) {
  return synth_ggml_pack(type, data, rows, k, synth_rt_launch, threads, mapped, memory);
}
int test_product(const void *memory, const float *values, int64_t count, int threads, float *out) {
  return synth_ggml_product(memory, values, count, synth_rt_launch, threads, out);
}
"""
#: Targets whose layouts differ most: rows beside each other, and scales of 32 bits.
FOREIGN = (("neon", "aarch64_i8mm"), ("neon", "armv7"))
_DECLARED = """
int64_t synth_ggml_bytes(int32_t type, int64_t rows, int64_t k);
int test_pack(int32_t type, const uint8_t *data, int64_t rows, int64_t k, int threads, int mapped,
    void *memory);
void synth_ggml_row(int32_t type, const void *memory, int64_t row, float *out);
int test_product(const void *memory, const float *values, int64_t count, int threads, float *out);
"""


@cache
def library(isa: str = "", target: str = "") -> NativeLibrary:
    """The C for this processor, or for the kernels of another target as portable C."""
    layers = host_layers() if not isa else Foreign(portable_host(), frozenset((isa, target)))
    texts = layers.texts() | {"pool.c": f"#define SYNTH_THREADS\n{POOL.read_text(encoding='utf-8')}"}
    texts["packing.c"] += _BINDING
    loaded = load_code(texts, _DECLARED, layers.architecture, sorted(layers.needs))
    assert loaded.native is not None
    return loaded.native


class Foreign(LayerTexts):
    """Kernels of the instruction set and target that ``features`` names, as portable C."""

    @cached_property
    def kernels(self) -> list[CKernel]:
        place = next(place for place in FOREIGN if {*place} == self.features)
        widths = sorted({form.bits for form in TYPES.values()})
        return [CKernel(load_linear(bits, *place), portable=True) for bits in widths]


def matrix(form: Format, rows: int, sizes: int, most: int = 256) -> NDArray[np.uint8]:
    """Rows of random bytes below ``most``, whose float16 numbers are no NaN."""
    random = np.random.default_rng(rows + form.size)
    data = random.integers(0, most, (rows, sizes, form.size), dtype=np.uint8)
    for number in filter(None, (form.scale, form.offset)):
        halves = random.standard_normal((rows, sizes, 1)).astype(np.float16)
        data[:, :, number.byte : number.byte + 2] = halves.view(np.uint8)
    return data.reshape(rows, -1)


def packed_by_c(
    number: int, data: NDArray[np.uint8], k: int, threads: int, place: tuple[str, ...] = (), mapped: int = 0
) -> NDArray[np.uint8]:
    memory = aligned_zeros((library(*place).call("synth_ggml_bytes", number, len(data), k),), np.uint8)
    memory[:] = 0xA5
    assert library(*place).call("test_pack", number, data, len(data), k, threads, mapped, memory) == 0
    return memory


# One row; rows that fill no register; whole groups of registers, and two rows more. The last has small
# integers only, which a kernel stores in fewer bits.
@pytest.mark.parametrize(("rows", "sizes", "most"), [(1, 1, 256), (37, 3, 256), (130, 2, 256), (20, 2, 4)])
@pytest.mark.parametrize("number", TYPES, ids=[form.name for form in TYPES.values()])
def test_c_packs_what_python_packs(number: int, rows: int, sizes: int, most: int) -> None:
    same_bytes(number, matrix(TYPES[number], rows, sizes, most))


@pytest.mark.exhaustive("operators", every=2)
@pytest.mark.parametrize("place", FOREIGN, ids=["-".join(place) for place in FOREIGN])
def test_c_packs_for_other_processors(place: tuple[str, str]) -> None:
    import_or_skip("unicorn")
    for number, form in TYPES.items():
        same_bytes(number, matrix(form, 37, 3), place)


def same_bytes(number: int, data: NDArray[np.uint8], place: tuple[str, ...] = ()) -> None:
    form = TYPES[number]
    k = data.shape[1] // form.size * form.positions
    weights = weights_in(form, data, k)
    kernel = load_linear(weights.bits, *place)
    layer = pack_layer(kernel.running, kernel.isa, kernel.target, kernel.program, weights)
    memory = packed_by_c(number, data, k, 1, place)
    count = 4 * (1 + len(layer.parameters))
    np.testing.assert_array_equal(memory[4:count].view(np.int32), layer.parameters)
    *offsets, end = memory[-(-count // 8) * 8 :][:48].view(np.int64)
    assert end <= len(memory)
    arrays = (layer.order, layer.scales, layer.zeros, layer.bias, layer.packed)
    for offset, array in zip(offsets, arrays, strict=True):
        expected = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        np.testing.assert_array_equal(memory[offset : offset + len(expected)], expected)


@pytest.mark.parametrize("number", TYPES, ids=[form.name for form in TYPES.values()])
def test_c_multiplies_as_python_does(number: int) -> None:
    form, rows = TYPES[number], 150
    k = form.positions * -(-3000 // form.positions)
    data = matrix(form, rows, k // form.positions)
    expected = BlockLinear(weights_in(form, data, k))
    for count in (1, 2, 9):
        values = np.random.default_rng(count).standard_normal((count, k)).astype(np.float32)
        values[-1, 5] = np.inf if count == 9 else values[-1, 5]
        for threads in (1, 2):
            out = np.zeros((count, rows), np.float32)
            memory = packed_by_c(number, data, k, threads)
            assert library().call("test_product", memory, values, count, threads, out) == 0
            np.testing.assert_array_equal(out, expected(values))


@pytest.mark.exhaustive("operators", cover="number place")
@pytest.mark.parametrize("place", [(), *FOREIGN], ids="-".join)
@pytest.mark.parametrize("number", TYPES, ids=[form.name for form in TYPES.values()])
def test_rows_are_read_back_from_packed_matrices(number: int, place: tuple[str, ...]) -> None:
    """The weights are those of the file, rounded once. 37 rows do not fill whole registers."""
    form, rows = TYPES[number], 37
    for most in (256, 4):
        data = matrix(form, rows, 3, most)
        k = 3 * form.positions
        memory = packed_by_c(number, data, k, 1, place)
        found = np.zeros((rows, k), np.float32)
        for row in range(rows):
            library(*place).call("synth_ggml_row", number, memory, row, found[row])
        np.testing.assert_array_equal(found, weights_in(form, data, k).values().astype(np.float32))


def test_pages_of_a_mapped_file_are_dropped(tmp_path: Path) -> None:
    """Behind packing, and the packed bytes stay the same."""
    if sys.platform != "linux":
        skip(Need.SYSTEM, "Linux")
    rows, k = 1024, 4096
    data = matrix(TYPES[12], rows, k // 256)
    (tmp_path / "m").write_bytes(data.tobytes())
    mapped = np.memmap(tmp_path / "m", np.uint8, "r", shape=data.shape)
    wanted = packed_by_c(12, data, k, 1)
    resident = [resident_files()]
    for shared in (0, 1):
        memory = packed_by_c(12, mapped, k, 2, mapped=shared)
        np.testing.assert_array_equal(memory, wanted)
        resident.append(resident_files())
    assert resident[1] - resident[0] > data.nbytes * 0.9 and resident[2] - resident[0] < data.nbytes * 0.1


def test_pages_behind_a_mapped_file_are_left_alone() -> None:
    """The last of 65 rows lies alone in its group of registers. Dropped pages of private memory become 0."""
    if sys.platform != "linux":
        skip(Need.SYSTEM, "Linux")
    data = matrix(TYPES[8], 65, 512)
    memory = mmap.mmap(-1, data.nbytes + (2 << 20), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    content = np.frombuffer(memory, np.uint8)
    content[: data.nbytes], content[data.nbytes :] = data.reshape(-1), 0x5A
    packed = packed_by_c(8, content[: data.nbytes].reshape(data.shape), 512 * 32, 1, mapped=1)
    np.testing.assert_array_equal(packed, packed_by_c(8, data, 512 * 32, 1))
    assert not content[: data.nbytes // 2].any() and (content[data.nbytes :] == 0x5A).all()


def resident_files() -> int:
    """Bytes of files that count as memory of this process."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return 1024 * int(re.findall(r"RssFile:\s*(\d+)", status)[0])


def test_a_layer_takes_no_more_memory_than_the_file_and_a_tenth() -> None:
    rows, k = 1024, 4096
    sizes = {form.name: rows * k // form.positions * form.size for form in TYPES.values()}
    taken = {form.name: library().call("synth_ggml_bytes", number, rows, k) for number, form in TYPES.items()}
    # Five ternary codes of TQ1_0 lie in a byte, four in the kernel's words. Scales of Q1_0 are twice a
    # float16, which may be a float32.
    assert [name for name in sizes if taken[name] > 1.1 * sizes[name]] == ["TQ1_0", "Q1_0"]
    assert max(taken[name] / sizes[name] for name in sizes) < 1.25


@pytest.mark.parametrize(
    ("number", "rows", "k"), [(0, 4, 256), (2, 4, 48), (12, 4, 128), (2, 0, 32), (2, 1 << 31, 32)]
)
def test_what_has_no_format_takes_no_bytes(number: int, rows: int, k: int) -> None:
    assert library().call("synth_ggml_bytes", number, rows, k) == 0
