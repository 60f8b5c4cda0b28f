"""The inner loop of a tile, found in the assembly that the compiler writes for a core.

A tile's loop over the steps of K holds work of two kinds: what every step does, and what happens every so
many steps (byte sums are widened or folded, 16-bit sums are spilled to the result). The body is the shortest
cycle of a natural loop of the control flow graph through the counting instructions. The rare work is in
blocks of this loop that are not on the cycle, or in the loop around it; what the shortest way through it
executes happens often, the rest of it seldom. Or both loops are kept, as a nest: where steps are added up in
blocks, the work of a block itself comes once for all of its steps.
"""

import functools
import heapq
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from synth.emit.cache import cached
from synth.emit.llvm_ir import ir_options
from synth.emit.toolchain import find_compiler, run_compiler
from synth.files import scratch_folder

TARGET = "aarch64"


def assembly(source: str, core: str, features: Sequence[str] = ("neon",), further: Sequence[str] = ()) -> str:
    """AArch64 assembly of a C text that needs ``features``, by zig's clang at -O3 for ``core`` (such as
    ``cortex-a72``), with ``further`` options behind all others.

    Raises UserError without ziglang, CompileError where the compiler rejects the text.
    """
    compiler = find_compiler(TARGET, "zig")
    # The last -mcpu counts: the options of kernels name a generic processor.
    options = [*ir_options(TARGET, features), f"-mcpu={core.replace('-', '_')}", "-S", *further]

    def make() -> bytes:
        with scratch_folder("synth-asm-") as folder:
            (folder / "unit.c").write_text(source, encoding="utf-8")
            run_compiler(compiler, [*options, "unit.c", "-o", "unit.s"], folder)
            return (folder / "unit.s").read_bytes()

    parts = [*compiler.key, *options, source]
    return cached("assembly", parts, ".s", make).decode("utf-8")


@dataclass(frozen=True)
class Block:
    """A basic block: instructions without comments, and the numbers of the blocks that may follow."""

    lines: tuple[str, ...]
    after: tuple[int, ...]


@dataclass(frozen=True)
class Loop:
    """``body``: the instructions of an ordinary round of ``steps`` steps of K.

    ``rare``: instructions beside it, none where the body folds by itself; first those of ``rare_steps`` steps
    after which byte sums are folded, then those that only some folds execute beside these.
    """

    body: tuple[str, ...]
    rare: tuple[tuple[str, ...], ...]
    rare_steps: int
    steps: int


@dataclass(frozen=True)
class Nest:
    """A loop of ``steps`` steps a round in the loop around it, of which a round is ``before``, rounds of
    ``body``, ``after``."""

    before: tuple[str, ...]
    body: tuple[str, ...]
    after: tuple[str, ...]
    steps: int

    def round(self, steps: int) -> tuple[str, ...]:
        """The instructions of a round of the outer loop, whose inner one has so many steps. Raises
        LookupError where its rounds do not make them."""
        rounds, rest = divmod(steps, self.steps)
        if rest:
            raise LookupError(f"{steps} steps in rounds of {self.steps}")
        return (*self.before, *self.body * rounds, *self.after)


def mnemonic(line: str) -> str:
    return line.split()[0]


def blocks_of(text: str, function: str) -> tuple[Block, ...]:
    """The basic blocks of a function, the entry first. Raises LookupError where the text has no such
    function."""
    found = re.search(rf"^{re.escape(function)}:.*?\n(.*?)^\.Lfunc_end", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise LookupError(f"{function}: no such function in the assembly")
    pieces: list[list[str]] = [[]]
    labels: dict[str, int] = {}
    for line in plain(found.group(1).splitlines()):
        label = re.fullmatch(r"(\.L\w+):", line)
        if label:
            if pieces[-1]:
                pieces.append([])
            labels[label.group(1)] = len(pieces) - 1
        elif line and not line.startswith("."):
            pieces[-1].append(" ".join(line.split()))
            if _branches(line):
                pieces.append([])
    blocks = []
    for number, lines in enumerate(pieces):
        last = lines[-1] if lines else ""
        after = [] if last and mnemonic(last) in ("b", "ret", "br") else [number + 1]
        if last and _branches(last) and mnemonic(last) not in ("ret", "br"):
            after.append(labels[re.split(r"[\s,]+", last)[-1]])
        blocks.append(Block(tuple(lines), tuple(n for n in after if n < len(pieces))))
    return tuple(blocks)


def _branches(line: str) -> bool:
    return re.fullmatch(r"b(\.\w+)?|cbn?z|tbn?z|ret|br", mnemonic(line)) is not None


def find_loop(text: str, function: str, counting: str, per_step: int, folding: str) -> Loop:
    """The loop of a function whose step executes the instructions ``counting`` (mnemonics with spaces between
    them) ``per_step`` times and whose byte sums are folded by ``folding`` (nothing is where that is empty).

    Of several such loops (the compiler may split off a remainder) the one with the most steps per round.
    Raises LookupError where there is none with a whole number of steps.
    """
    blocks = blocks_of(text, function)
    loops = _natural_loops(blocks)
    header, body, steps = _innermost(blocks, loops, function, counting, per_step)
    return Loop(_lines(blocks, body), *_rare(blocks, loops, header, body, folding, steps), steps)


def find_nest(
    text: str, function: str, counting: str, per_step: int, often: str = "", times: int = 0
) -> Nest:
    """The same loop with the loop around it. Of the ways through that the shortest one that has the mnemonic
    ``often`` so many ``times``, or the nearest number to it. Raises LookupError where there is none."""
    blocks = blocks_of(text, function)
    loops = _natural_loops(blocks)
    header, body, steps = _innermost(blocks, loops, function, counting, per_step)
    around = [found for found in loops if loops[header] < loops[found]]
    if not around:
        raise LookupError(f"{function}: no loop around the loop of steps")
    outer = min(around, key=lambda found: len(loops[found]))

    @functools.cache
    def ways(start: int, end: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """What is shortest behind ``start``, without jumps back but to ``end``, by how often it has the
        mnemonic; ``end`` is not counted."""
        found = {0: (0, ())} if end in blocks[start].after else {}
        for after in set(blocks[start].after) & loops[outer] - loops[header] - {end}:
            lines = blocks[after].lines
            own = sum(mnemonic(line) == often for line in lines)
            for count, (length, blocks_of_it) in (
                () if start in loops.get(after, ()) else ways(after, end).items()
            ):
                one = (length + len(lines), (after, *blocks_of_it))
                found[own + count] = min(found.get(own + count, one), one)
        return found

    def best(found: Iterable[tuple[int, tuple[int, tuple[int, ...]]]]) -> tuple[int, ...]:
        return min(((abs(count - times), way) for count, way in found), default=(0, (0, ())))[1][1]

    into = ways(outer, header).items()
    back = [found for block in loops[header] for found in ways(block, outer).items()]
    if not into or not back:
        raise LookupError(f"{function}: no way through the loop around the loop of steps")
    before, after = (outer, *best(into)), best(back)
    return Nest(_lines(blocks, before), _lines(blocks, body), _lines(blocks, after), steps)


def _innermost(
    blocks: tuple[Block, ...], loops: Mapping[int, frozenset[int]], function: str, counting: str,
    per_step: int,
) -> tuple[int, tuple[int, ...], int]:  # fmt: skip
    """The header of the loop of steps, the blocks of its round, and how many steps that has."""
    counted = counting.split()
    number = [sum(mnemonic(line) in counted and vector(line) for line in block.lines) for block in blocks]
    best: tuple[int, tuple[int, ...], int] | None = None
    for start in (block for block, count in enumerate(number) if count):
        around = [loop for loop in loops.items() if start in loop[1]]
        if not around:
            continue
        header, members = min(around, key=lambda item: len(item[1]))
        body = _cycle(blocks, header, members, start)
        steps, rest = divmod(sum(number[b] for b in body), per_step)
        if not rest and steps and (best is None or steps > best[2]):
            best = header, body, steps
    if best is None:
        raise LookupError(f"{function}: no loop with {per_step} {counting} per step")
    return best


def _rare(
    blocks: tuple[Block, ...], loops: Mapping[int, frozenset[int]], header: int, body: tuple[int, ...],
    folding: str, steps: int,
) -> tuple[tuple[tuple[str, ...], ...], int]:  # fmt: skip
    """``Loop.rare`` and ``Loop.rare_steps``: nothing where every round folds, else from the loop itself, else
    from the innermost one around it that folds."""
    inner = loops[header]
    if not folding or any(
        mnemonic(line).removesuffix("2") == folding for b in body for line in blocks[b].lines
    ):
        return (), 1

    def folds(block: int) -> bool:
        return any(mnemonic(line).removesuffix("2") == folding for line in blocks[block].lines)

    around = sorted((h for h, members in loops.items() if inner < members), key=lambda h: len(loops[h]))
    for outer in [header, *around]:
        aside = loops[outer] - (set(body) if outer == header else inner)
        if not any(map(folds, aside)):
            continue
        if steps > 1 and outer == header:  # every one of the steps has rare work of its own
            return (_lines(blocks, sorted(aside)),), steps
        first = min((_cycle(blocks, outer, loops[outer], b) for b in filter(folds, aside)), key=_size(blocks))
        often = [b for b in first if b in aside]
        seldom = sorted(b for b in aside - set(often) if any(map(vector, blocks[b].lines)))
        parts = [_lines(blocks, part) for part in (often, seldom)]
        return tuple(part for part in parts if part), 1
    raise LookupError(f"no {folding} in the loop or around it")


def vector(line: str) -> bool:
    """Whether an instruction reads or writes a vector register."""
    return re.search(r"\b[vqd]\d+\b", line) is not None


def _lines(blocks: tuple[Block, ...], numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(line for number in numbers for line in blocks[number].lines)


def _size(blocks: tuple[Block, ...]) -> Callable[[tuple[int, ...]], int]:
    return lambda cycle: len(_lines(blocks, cycle))


def _natural_loops(blocks: tuple[Block, ...]) -> Mapping[int, frozenset[int]]:
    """Header -> blocks of its loop: all that reach a jump back to a block that dominates the jump."""
    before: list[set[int]] = [set() for _ in blocks]
    for number, block in enumerate(blocks):
        for after in block.after:
            before[after].add(number)
    everything = set(range(len(blocks)))
    dominators = [{0}] + [set(everything) for _ in blocks[1:]]
    changed = True
    while changed:
        changed = False
        for number in range(1, len(blocks)):
            common = set.intersection(*(dominators[b] for b in before[number])) if before[number] else set()
            if common | {number} != dominators[number]:
                dominators[number], changed = common | {number}, True
    loops: dict[int, set[int]] = {}
    for number, block in enumerate(blocks):
        for header in block.after:
            if header in dominators[number]:
                members = loops.setdefault(header, {header})
                waiting = [number]
                while waiting:
                    member = waiting.pop()
                    if member not in members:
                        members.add(member)
                        waiting += before[member]
    return {header: frozenset(members) for header, members in loops.items()}


def _cycle(blocks: tuple[Block, ...], header: int, members: frozenset[int], through: int) -> tuple[int, ...]:
    """The blocks of the shortest round of a loop that passes ``through``, from the header on."""
    there = (header,) if through == header else _path(blocks, members, header, through)
    return there + _path(blocks, members, through, header)[1:-1]


def _path(blocks: tuple[Block, ...], members: frozenset[int], start: int, end: int) -> tuple[int, ...]:
    """The path with the fewest instructions between two blocks of a loop, at least one edge long."""
    queue: list[tuple[int, tuple[int, ...]]] = [(0, (start,))]
    seen: set[int] = set()
    while queue:
        length, path = heapq.heappop(queue)
        for after in blocks[path[-1]].after:
            if after == end:
                return (*path, after)
            if after in members and after not in seen:
                seen.add(after)
                heapq.heappush(queue, (length + len(blocks[after].lines), (*path, after)))
    raise LookupError(f"block {end} cannot be reached from block {start}")


#: Bits that say which instruction a word is, for each of them; its registers are in the other ones.
_WORDS = (
    (0xFFE0FC00, 0x4E80A400, "smmla"), (0xFFE0FC00, 0x4E809400, "sdot"), (0xFFC0F400, 0x4F80E000, "sdot"),
)  # fmt: skip


def plain(lines: Iterable[str]) -> Iterator[str]:
    """Lines of AArch64 assembly without comments, and as compilers write them. Words that are no dot product
    stay words."""
    seen: dict[str, int] = {}
    for raw in lines:
        line = re.sub(r"//.*", "", raw).strip()
        while label := re.match(r"(\d+):\s*", line):
            seen[label[1]] = seen.get(label[1], 0) + 1
            yield f".Lasm{label[1]}_{seen[label[1]]}:"
            line = line[label.end() :]
        line = re.sub(r"^b(eq|ne|[cv][cs]|hs|lo|mi|pl|hi|ls|ge|lt|gt|le)\b", r"b.\1", line)
        if aim := re.search(r"(?<=[\s,])(\d+)([bf])$", line):
            line = f"{line[: aim.start()]}.Lasm{aim[1]}_{seen.get(aim[1], 0) + (aim[2] == 'f')}"
        yield _decoded(int(line.split()[1], 16)) if re.match(r"\.inst\s+0x", line) else line


def _decoded(word: int) -> str:
    """The instruction of a word, or the word. By element a dot product takes four bytes of a register."""
    for mask, bits, name in _WORDS:
        if word & mask == bits:
            to, left, right = word & 31, word >> 5 & 31, word >> 16 & 31
            element = f"4b[{word >> 10 & 2 | word >> 21 & 1}]" if word & 1 << 24 else "16b"
            return f"{name} v{to}.4s, v{left}.16b, v{right}.{element}"
    return f"word {word:#x}"
