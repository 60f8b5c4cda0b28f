"""Well-formed programs of kernel forms, linear kernels and packing kernels (``sketches.wellformed``)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields

from isa_specs.expr import Expr, Op
from isa_specs.instruction import Isa
from sketches import bytes, tables
from sketches.bitpack import BitpackProgram
from sketches.bitplanes import CHUNK, inner_spec, step_kernel
from sketches.block_tables import LOADED, TABLE, BlockTableSpec
from sketches.blocks import GROUP, BlockProgram, Matrix, UnshiftedCodes
from sketches.carry_save import CARRY, LEVEL, STEP, STEP_PAIR, SUM, WORD, WORDS, CarrySave, word_name
from sketches.dot import column_bytes, dot_accumulators, tile_registers
from sketches.kernel import KernelSpec
from sketches.limits import MAX_BITS
from sketches.program import STAGES, BlockKernelProgram, memory, split_memory
from sketches.tables import LAYOUTS, MIDDLE, NARROW
from sketches.tile import Tile, widest
from sketches.tile_program import SUMS, TileProgram, computing
from sketches.wellformed import (
    MalformedProgram,
    Section,
    check_constants,
    check_program,
    check_range,
    check_read,
    check_shared,
)

#: The largest tile. Sums without a register are on the stack.
MOST_REGISTERS, MOST_COLUMNS = 16, 64
#: The most positions of a dot microkernel's step.
MOST_POSITIONS = 64
#: Stages of the step of a bitplanes kernel.
INNER_STAGES = tuple(stage for stage in STAGES if stage != "weights")
#: Facts of all forms, and those of bitplanes kernels.
_OF_ALL = ("constants", "widths", "intervals", "widenings", "positions")
_OF_BITPLANES = ("adder", "weight_lines", "derived_planes", "terms", "carry_save")
#: The most carry-save levels: the end of a product adds twice a block's counts to a byte.
MOST_DEPTH = 7


def check_tiles(tiles: tuple[Tile, ...], most_registers: int = MOST_REGISTERS) -> None:
    """Raise MalformedProgram unless tiles are distinct, at most ``most_registers`` x ``MOST_COLUMNS``, one is
    1x1, and one has one register and the columns of the widest tile: the driver calls these."""
    for tile in tiles:
        check_range("a tile's number of registers", tile.registers, 1, most_registers)
        check_range("a tile's number of columns", tile.columns, 1, MOST_COLUMNS)
    if len(set(tiles)) != len(tiles) or Tile(1, 1) not in tiles:
        raise MalformedProgram("the tiles are not distinct, or there is none of 1x1")
    columns = widest(tiles).columns
    if Tile(1, columns) not in tiles:
        raise MalformedProgram(f"there is no tile of one register of weights by {columns} columns")


def check_tile_program(spec: KernelSpec, isa: Isa, target: str, program: TileProgram) -> None:
    """Raise MalformedProgram unless a program of any kernel form is well-formed."""
    check_tiles(program.tiles)
    widths, names = program.widths, program.totals
    if not widths or not {*widths} <= {8, 16, bytes.WIDE} or len(program.widenings) != len(widths) - 1:
        raise MalformedProgram(f"sums in lanes of {widths} bits: every stage but the last has a widening")
    if not names or len(set(names)) != len(names):
        raise MalformedProgram("there are no groups, or two of one name")
    for group in program.groups:
        check_range("the bound of a group", group.bound, 1, (1 << program.widths[0]) - 1)
        check_range("the coefficient of a group", group.coefficient, 1, 1 << 16)
    for width, interval in zip(widths, program.intervals, strict=False):
        check_range("a widening interval", interval, 1, (1 << width) - 1)
    constants = check_constants(isa, program.constants)
    if program.positions == CHUNK:
        _check_usual(program, *_OF_BITPLANES)
        _check_bitplanes(spec, isa, target, program)
        _later_sections(isa, target, program, constants)
        return
    if program.positions in LAYOUTS:
        _check_usual(program, "adder", "lanes")
        step = _table_step(spec, isa, target, program, constants)
    else:
        _check_usual(program, "together", "columns", "depthwise", "stored_zero")
        step = _dot_step(spec, isa, target, program, constants)
    check_read(constants, (step, *_later_sections(isa, target, program, constants)))


def _check_usual(program: TileProgram, *own: str) -> None:
    """Raise MalformedProgram unless fields of other forms have their usual values."""
    for field in fields(program):
        usual = field.default is MISSING or getattr(program, field.name) == field.default
        if field.name not in (*_OF_ALL, *own) and not usual:
            raise MalformedProgram(f"{field.name} is of another form")


def _later_sections(
    isa: Isa, target: str, program: TileProgram, constants: Mapping[str, int]
) -> list[Section]:
    """Return the sections of the widenings and the epilogue."""
    names, size, sections = program.accumulator_names, isa.vector_bits // 8, list[Section]()
    moves = ("load", "reduce", "store", *["combine"] * bool(program.terms))
    for number, lines in enumerate(program.widenings):
        wide = {"acc": len(names[number + 1]) * size}
        sections.append(Section(isa, target, constants, lines, moves, names[number], (), wide, wide))
    result, reads, spilled = {"acc": program.columns * program.rows(isa) * bytes.CHUNK}, {}, program.spilled
    if spilled:
        reads = {SUMS: program.columns * size}
    lines, given = (
        tuple(line for line in program.epilogue if line not in spilled),
        () if spilled else names[-1],
    )
    return [*sections, Section(isa, target, constants, lines, moves, given, (), result | reads, result)]


def _check_bitplanes(spec: KernelSpec, isa: Isa, target: str, program: TileProgram) -> None:
    """Check a bitplanes kernel: its step is a block kernel, and its epilogue an addition."""
    if program.widths != (8, CHUNK) or len(program.intervals) != 1 or not program.terms:
        raise MalformedProgram(f"byte sums of terms are widened to {CHUNK} bits, with an interval")
    inner = step_kernel(isa, program)
    check_program(inner_spec(spec, isa), isa, target, inner, INNER_STAGES)
    _check_derived_planes(isa, inner)
    check_adder(isa, target, program.adder)
    if not {*program.totals} <= {line.dest for line in computing(program.inner)}:
        raise MalformedProgram("the groups are not registers that a step computes")
    if len(computing(program.epilogue)) != 1:
        raise MalformedProgram("the epilogue of a bitplanes kernel is one addition")
    if program.carry_save is not None:
        _check_carry_save(isa, target, program, program.carry_save)


#: Operations that shift, mask or complement bits.
_BITWISE = frozenset(["and", "or", "xor", "lshr", "shl"])


def _check_derived_planes(isa: Isa, inner: BlockKernelProgram) -> None:
    """Check that each stored bit is one bit of one plane, or constant. The portable C extracts planes bit by
    bit (``sketches.derived_planes``). So a line may combine one register with constants whose bytes are all
    equal, by bitwise operations."""
    constants = {constant.name: constant.bytes for constant in inner.constants}
    for line in inner.weight_lines:
        lanes = isa.instructions[line.instruction].lanes(line.imm)
        registers = [arg for arg in line.args if arg not in constants]
        uniform = all(len(set(constants[arg])) == 1 for arg in line.args if arg in constants)
        if len(registers) != 1 or not uniform or not set().union(*map(_operations, lanes)) <= _BITWISE:
            raise MalformedProgram(f"{line.dest}: a derived plane is computed from one plane, bit by bit")


def _operations(node: Expr) -> set[str]:
    return {node.op}.union(*map(_operations, node.args)) if isinstance(node, Op) else set()


def _check_carry_save(isa: Isa, target: str, program: TileProgram, carry: CarrySave) -> None:
    check_range("depth", carry.depth, 1, MOST_DEPTH)
    if tuple(pair.term for pair in carry.pairs) != tuple(term.name for term in program.terms):
        raise MalformedProgram("the pairs are not the terms of a step, in order")
    stages = ("row", "combine")
    Section(isa, target, {}, carry.adder, stages, (LEVEL, *WORDS), (SUM, CARRY))
    for pair in carry.pairs:
        check_range("a pair's register of weights", pair.derived_plane, 0, len(program.derived_planes) - 1)
        Section(isa, target, {}, pair.product, stages, STEP, (WORD,))
        Section(isa, target, {}, pair.first, stages, (LEVEL, *STEP_PAIR), (SUM, CARRY))
    constants = {constant.name: isa.vector_bits for constant in program.constants}
    words = [word_name(number) for number in range(len(carry.pairs))]
    counts = Section(
        isa, target, constants, carry.counts, ("row", "combine", "activations"), words,
        program.totals,
    )  # fmt: skip
    for name in words:
        if name not in counts.used:
            raise MalformedProgram(f"{name} is not counted")


def check_adder(isa: Isa, target: str, name: str) -> None:
    """Raise MalformedProgram unless the name is an instruction from two whole registers to one."""
    if not any(one.name == name and isa.whole(one, 2) for one in isa.on(target)):
        raise MalformedProgram(f"{name[:80]!a} is no addition of {isa.name} on {target}")


def _table_step(
    spec: KernelSpec, isa: Isa, target: str, program: TileProgram, constants: Mapping[str, int]
) -> Section:
    """Check a table kernel and return the section of its step."""
    size, layout = isa.vector_bits // 8, LAYOUTS[program.positions]
    if max(tile.registers for tile in program.tiles) > layout.max_mr_registers:
        raise MalformedProgram(f"a tile has more than {layout.max_mr_registers} registers of weights")
    if program.widths != (NARROW, MIDDLE) or len(program.intervals) != 2:
        raise MalformedProgram(f"sums in lanes of {NARROW}, then {MIDDLE} bits, each with an interval")
    check_adder(isa, target, program.adder)
    planes = range(spec.weights.bits)
    coefficients = [group.coefficient for group in program.groups]
    if coefficients != [tables.coefficient(spec, plane) for plane in planes] or any(
        group.bound != tables.step_bound(spec, layout) for group in program.groups
    ):
        raise MalformedProgram("coefficients and bounds of sums are not the specification's")
    if sorted(program.lanes) != list(range(len(planes) * size)):
        raise MalformedProgram("planes and rows do not take every byte lane once")
    loads = [line.args[0] for line in program.stage("load") if line.args]
    words = [memory("weights", plane * size) for plane in planes]
    places = [memory("tables", table * layout.entries) for table in range(layout.tables)]
    if sorted(loads) != sorted([*words, *places]):
        raise MalformedProgram("a step loads every word of weights and every table once")
    reads = {"weights": len(planes) * size, "tables": layout.size}
    stages = ("load", "unpack", "row", "combine")
    if program.kept != MIDDLE // NARROW:
        raise MalformedProgram(f"the rows of a register have {MIDDLE // NARROW} registers of {MIDDLE} bits")
    return Section(isa, target, constants, program.inner, stages, (), program.totals, reads)


def _dot_step(
    spec: KernelSpec, isa: Isa, target: str, program: TileProgram, constants: Mapping[str, int]
) -> Section:
    """Check a dot microkernel and return the section of its step."""
    _check_layout(spec, program)
    size, per_column = isa.vector_bits // 8, column_bytes(isa, program)
    makers = {line.instruction for line in program.inner if line.dest in program.totals}
    found = {isa.instructions[name].result.bits for name in makers if name in isa.instructions}
    bits = found.pop() if len(found) == 1 else 0
    if len(program.sums) * bits != program.columns * isa.vector_bits:
        raise MalformedProgram("the sums are not a lane for every row of every column")
    given = dict.fromkeys(program.sums, bits)
    reads = {"weights": size * program.positions // bytes.CHUNK, "activations": program.columns * per_column}
    stages = ("load", "unpack", "activations", "row")
    step = Section(isa, target, constants, program.inner, stages, given, program.totals, reads)
    check_shared(program.inner, constants)
    if program.spilled:
        _check_tile_registers(isa, target, program)
        # Sums are stored as whole registers in order, before any line reads them.
        places = [memory(SUMS, number * bits // 8) for number in range(len(program.sums))]
        if [(line.dest, *line.args) for line in program.spilled] != [*zip(places, program.sums, strict=True)]:
            raise MalformedProgram("sums are not stored one after the other")
        Section(isa, target, {}, program.spilled, ("store",), given, (), {}, {SUMS: program.columns * size})
    _check_columns(isa, program, {"activations": per_column, "acc": size})
    products = program.positions * program.widths[0] // bytes.WIDE
    if program.groups != dot_accumulators(spec, program.totals, products, program.stored_zero):
        raise MalformedProgram("coefficients and bounds of sums are not the specification's")
    return step


def _check_layout(spec: KernelSpec, program: TileProgram) -> None:
    """Check the numbers of a dot microkernel: layout, widths and widening intervals of its sums."""
    check_range("a step's number of positions", program.positions, bytes.CHUNK, MOST_POSITIONS)
    check_range("a group's number of columns", program.columns, 1, MOST_COLUMNS)
    check_range("neighbouring positions", program.together, 1, program.positions)
    if program.positions % program.together or program.positions % bytes.CHUNK:
        raise MalformedProgram(f"{program.together} neighbouring positions do not divide {program.positions}")
    widths, zero = program.widths, program.stored_zero
    wrong = program.stored_zero != bytes.STORED_ZERO or len(widths) > 1 or spec.weights.bits < 8
    if zero and wrong:
        raise MalformedProgram(f"weight zero point {zero}: {bytes.STORED_ZERO}, of 8 bits in one stage")
    _check_stages(widths, program.intervals, 3)
    if (program.columns > 1 or len(program.groups) > 1) and program.intervals:
        raise MalformedProgram("sums of several columns or registers are not widened")
    if not program.depthwise:
        return
    if (program.positions, program.columns) != (bytes.CHUNK, 1):
        raise MalformedProgram(f"a depthwise step has {bytes.CHUNK} positions of one column")
    if any(tile.registers > 1 for tile in program.tiles):
        raise MalformedProgram("activations of each row's own are those of one register of weights")
    if tables.table_corrections(spec, stored_zero=zero).columns:
        raise MalformedProgram("a result needs the sums of activations that each row has of its own")


def _check_columns(isa: Isa, program: TileProgram, sizes: Mapping[str, int]) -> None:
    """Check that a line moves bytes of one column, or a tile register those of all columns. ``sizes``: bytes
    of a column by buffer."""
    for line in (*program.inner, *program.epilogue):
        place = split_memory(line.dest if line.stage == "store" else line.args[0])
        if place is not None and place[0] in sizes:
            column, moved = sizes[place[0]], isa.instructions[line.instruction]
            taken = moved.result.bytes if line.stage == "store" else moved.operands[0].bytes
            whole = moved.result.is_tile_register and place[1] == 0 and taken == program.columns * column
            if place[1] % column + taken > column and not whole:
                raise MalformedProgram(f"{line.dest}: what it moves is not of one column, nor of all")


def _check_stages(widths: Sequence[int], intervals: Sequence[int], most: int) -> None:
    """Check the lanes of up to ``most`` accumulator stages, then the widening intervals between them."""
    if not 1 <= len(widths) <= most or len(intervals) != len(widths) - 1:
        raise MalformedProgram(f"there are up to {most} stages, with a widening interval between two")
    if not {*widths} <= {8, 16, bytes.WIDE} or widths[-1] != bytes.WIDE or [*widths] != sorted({*widths}):
        raise MalformedProgram(f"sums in lanes of {widths} bits: ascending, up to {bytes.WIDE}")
    for width, interval in zip(widths, intervals, strict=False):
        check_range("a widening interval", interval, 1, (1 << width) - 1)


def check_blocks(isa: Isa, target: str, program: BlockProgram) -> None:
    """Raise MalformedProgram unless a kernel of a linear layer in quantization groups is well-formed."""
    size, spec = isa.vector_bits // 8, program.spec
    constants = check_constants(isa, program.constants)
    for tiles in (program.tiles, program.super_block_tiles):
        check_tiles(tiles)
    if max(tile.registers for tile in program.all_tiles) > GROUP:
        raise MalformedProgram(f"a tile has more than the {GROUP} registers of a group")
    if program.stored_zero not in (None, bytes.STORED_ZERO if spec.value_bits == 8 else None):
        raise MalformedProgram(f"weight zero point {program.stored_zero}: {bytes.STORED_ZERO}, of eight bits")
    _check_stages([stage.width for stage in program.stages], program.intervals, 2)
    if len(program.weight_codes) != spec.sub_steps * spec.columns:
        raise MalformedProgram(f"{len(program.weight_codes)} weight codes of {spec.sub_steps} sub-steps")
    _check_group(isa, target, program)
    _check_table(isa, program)
    words = {"weights": spec.registers * size, TABLE: size}
    unpack = (*program.loaded_once, *program.loads, *program.unpack)
    sections = [Section(isa, target, constants, unpack, ("load", "unpack"), (), program.weight_codes, words)]
    if any(line.stage != "load" for line in program.loads) or any(
        line.stage == "load" for line in program.unpack
    ):
        raise MalformedProgram("words are loaded before any is unpacked")
    if one := program.one_column:
        _check_one_column(program, one)
        unpack = (*program.loaded_once, *program.loads, *one.unpack)
        codes = one.weight_codes
        sections.append(Section(isa, target, constants, unpack, ("load", "unpack"), (), codes, words))
        sums = ("sum0", "sum1")
        sections.append(Section(isa, target, constants, one.lines, ("reduce",), sums, (one.total,)))
    for number, stage in enumerate(program.stages):
        given = [f"sum{n}" for n in range(max(0, number - 1), number + 1)] + ["weight_codes"] * (not number)
        reads = {} if number else {"activations": spec.positions_per_register * spec.columns}
        stages = ("reduce",) if number else ("load", "unpack", "activations", "row")
        for lines in (stage.lines,) if number else map(program.inner, range(spec.sub_steps_per_register)):
            sections.append(Section(isa, target, constants, lines, stages, given, (stage.total,), reads))
    sections += _super_block_sections(isa, target, program, constants)
    check_shared(program.stages[0].lines, constants, "weight_codes")
    check_read(constants, sections)
    if program.matrix is not None:
        _check_matrix(isa, target, program, program.matrix)


def _check_table(isa: Isa, program: BlockProgram) -> None:
    """Check that a kernel of table codes loads its table once, whole, and that other kernels load none."""
    loaded = [(line.dest, line.args, line.stage) for line in program.loaded_once]
    wanted = [(LOADED, (memory(TABLE, 0),), "load")] if isinstance(program.spec, BlockTableSpec) else []
    if loaded != wanted or any(line.args[0].startswith(TABLE) for line in program.loads):
        raise MalformedProgram(f"tables {loaded}: a kernel of table codes loads its table once")
    if program.loaded_once and program.one_column:
        raise MalformedProgram("an index into a table is no multiple of a code")


def _super_block_sections(
    isa: Isa, target: str, program: BlockProgram, constants: Mapping[str, int]
) -> list[Section]:
    """Return the sections that add up super-blocks. Raises MalformedProgram."""
    if program.super_blocks is None:
        return []
    super_blocks, whole = program.super_blocks, bytes.WIDE
    if len(super_blocks.factors) != (2 if super_blocks.scale else 0) or (
        super_blocks.scale and [stage.width for stage in program.stages] != [whole // 2, whole]
    ):
        raise MalformedProgram("super-blocks scale sums of 16 bits, of even and of odd blocks")
    sections: list[tuple[bytes.AccumulatorStage, tuple[str, ...], int]] = [
        (super_blocks.correction, ("correction", "sums", "integers"), whole)
    ]
    sections += [(super_blocks.scale, ("scaled", "sum0", "factor"), whole)] if super_blocks.scale else []
    sections += [(stage, ("integers",), whole // 2) for stage in super_blocks.factors]
    for stage, _, width in sections:
        check_shared(stage.lines, constants, "integers")
        check_range("bits of a lane of super-blocks", stage.width, width, width)
    stages = ("unpack", "row")
    return [
        Section(isa, target, constants, stage.lines, stages, given, (stage.total,))
        for stage, given, _ in sections
    ]


def _check_matrix(isa: Isa, target: str, program: BlockProgram, matrix: Matrix) -> None:
    """Check a matrix product: two loads, a product added to the sum in place, and a store of the sum."""
    tiles, size, rows = isa.tile_registers(target), isa.vector_bits // 8, bytes.rows_per_register(isa)
    if tiles is None or program.spec.chunk != bytes.CHUNK or program.spec.sub_steps_per_register != 1:
        raise MalformedProgram("a matrix product needs tile registers, and sub-steps of one word per row")
    check_range("a matrix product's number of columns", matrix.columns, tiles.rows, tiles.rows)
    check_range("a matrix product's number of positions", matrix.positions, tiles.row_bytes, tiles.row_bytes)
    check_range("a matrix product's registers of rows", matrix.registers, 1, min(GROUP, tiles.count - 2))
    check_range("the fewest columns of a matrix product", matrix.least, 1, matrix.columns)
    Section(isa, target, {}, (matrix.store,), ("store",), ("weight_codes",), (), {}, {"sub_steps": size})
    codes = {"activations": matrix.columns * matrix.positions, "sub_steps": rows * matrix.positions}
    sums, given = {"sums": matrix.columns * size}, {"sum0": matrix.columns * isa.vector_bits}
    Section(isa, target, {}, matrix.lines, ("load", "row", "store"), given, (), codes, sums)
    if [line.stage for line in matrix.lines] != ["load", "load", "row", "store"]:
        raise MalformedProgram("a matrix product is two loads, an instruction and a store")
    one, other, product, store = matrix.lines
    read = {"sum0", one.dest, other.dest}
    operands = sorted((*one.args, *other.args)), (product.args[0], *store.args, store.dest), {*product.args}
    if operands != (["activations@0", "sub_steps@0"], ("sum0", product.dest, "sums@0"), read):
        raise MalformedProgram("a matrix product multiplies its columns by sub-steps, and stores its sum")
    epilogue = matrix.epilogue
    result = epilogue[-1].dest if epilogue else ""
    Section(isa, target, {}, epilogue, ("load", "reduce"), ("begin",), (result,), {"sums": size})


def _check_one_column(program: BlockProgram, one: UnshiftedCodes) -> None:
    """Check the unshifted codes of tiles of one column."""
    spec = program.spec
    if spec.columns > 1 or len(program.stages) > 1 or program.stored_zero is not None:
        raise MalformedProgram(f"unshifted codes need sums of {bytes.WIDE} bits and one column")
    check_range("bits by which unshifted codes are higher", one.by, 1, MAX_BITS - spec.bits)
    if not len(one.unshifted) == len(one.weight_codes) == spec.sub_steps or any(
        line.stage == "load" for line in one.unpack
    ):
        raise MalformedProgram(f"{len(one.weight_codes)} weight codes of {spec.sub_steps} sub-steps")


def _check_group(isa: Isa, target: str, program: BlockProgram) -> None:
    """Check column groups and activations of several sub-steps."""
    spec = program.spec
    if (
        spec.positions_per_register * spec.columns > isa.vector_bits // 8
        or bytes.rows_per_register(isa) % spec.columns
    ):
        raise MalformedProgram(
            f"no register has {spec.positions_per_register} activations of each of {spec.columns} columns"
        )
    immediates = spec.sub_steps_per_register if spec.sub_steps_per_register > 1 else 0
    if len(program.immediates) != immediates or program.inner(0) != program.stages[0].lines:
        raise MalformedProgram("there is an immediate for each of several sub-steps, the first in the lines")
    every = [{tile.columns for tile in tiles} for tiles in (program.tiles, program.super_block_tiles)]
    if any(spec.columns not in of or any(n > 1 and n % spec.columns for n in of) for of in every):
        raise MalformedProgram(f"tiles have one column, or groups of {spec.columns}, one of them single")
    if spec.columns == 1:
        if (program.begin, program.start, program.epilogue, program.ends) != ((), "", (), ()):
            raise MalformedProgram("sums of one column go to no others")
        return
    if len(program.stages) > 1 or len(program.ends) != spec.columns:
        raise MalformedProgram(f"sums of {bytes.WIDE} bits of each column of a group, and no others")
    begins, sums = {"begins": spec.columns * bytes.CHUNK}, [f"sum{number}" for number in range(spec.columns)]
    Section(isa, target, {}, program.begin, ("load",), (), (program.start,), begins)
    Section(isa, target, {}, program.epilogue, ("reduce",), sums, program.ends)


def _check_tile_registers(isa: Isa, target: str, program: TileProgram) -> None:
    """Check a step in tile registers: one load of each operand, and products added to the sum in place."""
    tile_regs = isa.tile_registers(target)
    most = max(tile_registers(program, Tile(1, tile.columns)) for tile in program.tiles)
    if tile_regs is None or most > tile_regs.count or program.constants:
        raise MalformedProgram("a tile has more sums than there are registers, or constants")
    sums, loads = list(program.sums), {line.args[0]: line.dest for line in program.stage("load")}
    for line in program.inner:
        if line.stage == "row":
            if line.args[0] != sums[-1] or not set(line.args[1:]) <= set(loads.values()):
                raise MalformedProgram(f"{line.dest}: adds to another sum, or reads more than what is loaded")
            sums.append(line.dest)
    places = [line.args[0] for line in program.inner if line.stage != "row"]
    if len(program.groups) != 1 or sorted(places) != ["activations@0", "weights@0"]:
        raise MalformedProgram("a step has more than a register of weights, one of a group, and a sum")


#: The C type of a general register.
_GENERAL = re.compile(r"u?int\d+_t")


def check_packing(isa: Isa, target: str, program: BitpackProgram) -> None:
    """Raise MalformedProgram unless a packing or repacking kernel is well-formed."""
    constants = check_constants(isa, program.constants)
    words = {} if program.words else {"words": 4 * program.spec.words}
    body = Section(
        isa, target, constants, program.body, ("load", "plane", "store"), (),
        {word.register for word in program.words}, program.spec.inputs, words, True,
    )  # fmt: skip
    if program.words and len(program.words) != program.spec.words:
        raise MalformedProgram(f"writes {len(program.words)} words, not {program.spec.words}")
    results = {line.dest: isa.instructions[line.instruction].result for line in program.body}
    for word in program.words:
        if word.register not in results or not _GENERAL.fullmatch(results[word.register].c_type):
            raise MalformedProgram(f"{word.register}: a word is of a general register, not of a vector")
        check_range(f"{word.register}: lane", word.lane, 0, body.bits[word.register] // CHUNK - 1)
    check_read(constants, (body,))
