"""Well-formed programs of kernel forms, linear kernels and packing kernels (``sketches.wellformed``)."""

import re
from collections.abc import Mapping

from isa_specs.expr import Expr, Op
from isa_specs.instruction import Isa
from sketches import bytes, tables
from sketches.bitpack import BitpackProgram
from sketches.bitplanes import CHUNK, BitplaneProgram, inner_spec
from sketches.blocks import GROUP, LOADED, TABLE, BlockProgram, Matrix, UnshiftedCodes
from sketches.carry_save import CARRY, LEVEL, STEP, STEP_PAIR, SUM, WORD, WORDS, CarrySave, word_name
from sketches.dot import SUMS, DotProgram, tile_registers
from sketches.kernel import KernelSpec
from sketches.limits import MAX_BITS
from sketches.program import STAGES, BlockKernelProgram, memory, split_memory
from sketches.tables import MIDDLE, NARROW, NIBBLES, TableLayout, TableProgram
from sketches.tile import Tile, widest
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
#: Stages of ``BitplaneProgram.inner``.
INNER_STAGES = tuple(stage for stage in STAGES if stage != "weights")
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


def check_bitplanes(spec: KernelSpec, isa: Isa, target: str, planes: BitplaneProgram) -> None:
    """Raise MalformedProgram unless a bitplanes kernel is well-formed."""
    check_program(inner_spec(spec, isa), isa, target, planes.inner, INNER_STAGES)
    _check_derived_planes(isa, planes.inner)
    if planes.inner.accumulator_bits != CHUNK or planes.inner.accumulator_registers != 1:
        raise MalformedProgram(f"an accumulator of the tile has one register of {CHUNK}-bit lanes")
    check_range("interval", planes.interval, 1, (1 << 8) - 1)
    check_tiles(planes.tiles)
    for name in (planes.adder, planes.result_adder):
        check_adder(isa, target, name)
    made = {line.dest for line in planes.inner.body if line.stage not in ("load", "store")}
    _check_sums(planes)
    if not {group.name for group in planes.groups} <= made:
        raise MalformedProgram("the groups are not registers that a step computes")
    if planes.carry_save is not None:
        _check_carry_save(isa, target, planes, planes.carry_save)


def _check_sums(program: BitplaneProgram | TableProgram) -> None:
    """Check the names and numbers of the byte sums that a step adds to."""
    names = [group.name for group in program.groups]
    if not names or len(set(names)) != len(names):
        raise MalformedProgram("there are no groups, or two of one name")
    for group in program.groups:
        check_range("the bound of a group", group.bound, 1, (1 << 8) - 1)
        check_range("the coefficient of a group", group.coefficient, 1, 1 << 16)


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


def _check_carry_save(isa: Isa, target: str, planes: BitplaneProgram, carry: CarrySave) -> None:
    check_range("depth", carry.depth, 1, MOST_DEPTH)
    if tuple(pair.term for pair in carry.pairs) != tuple(term.name for term in planes.inner.terms):
        raise MalformedProgram("the pairs are not the terms of a step, in order")
    stages = ("row", "combine")
    Section(isa, target, {}, carry.adder, stages, (LEVEL, *WORDS), (SUM, CARRY))
    for pair in carry.pairs:
        check_range(
            "a pair's register of weights", pair.derived_plane, 0, len(planes.inner.derived_planes) - 1
        )
        Section(isa, target, {}, pair.product, stages, STEP, (WORD,))
        Section(isa, target, {}, pair.first, stages, (LEVEL, *STEP_PAIR), (SUM, CARRY))
    constants = {constant.name: isa.vector_bits for constant in planes.inner.constants}
    words = [word_name(number) for number in range(len(carry.pairs))]
    counts = Section(
        isa, target, constants, carry.counts, ("row", "combine", "activations"), words,
        [group.name for group in planes.groups],
    )  # fmt: skip
    for name in words:
        if name not in counts.used:
            raise MalformedProgram(f"{name} is not counted")


def check_adder(isa: Isa, target: str, name: str) -> None:
    """Raise MalformedProgram unless the name is an instruction from two whole registers to one."""
    if not any(one.name == name and isa.whole(one, 2) for one in isa.on(target)):
        raise MalformedProgram(f"{name[:80]!a} is no addition of {isa.name} on {target}")


def check_tables(
    spec: KernelSpec, isa: Isa, target: str, program: TableProgram, layout: TableLayout = NIBBLES
) -> None:
    """Raise MalformedProgram unless a table kernel is well-formed."""
    size, rows = isa.vector_bits // 8, tables.rows_per_register(isa)
    constants = check_constants(isa, program.constants)
    check_tiles(program.tiles, layout.max_mr_registers)
    check_adder(isa, target, program.adder)
    check_range("interval", program.interval, 1, (1 << NARROW) - 1)
    check_range("second_interval", program.second_interval, 1, (1 << MIDDLE) - 1)
    if program.acc16 != tuple(f"acc16_{number}" for number in range(MIDDLE // NARROW)):
        raise MalformedProgram(f"acc16: the rows of a register have {MIDDLE // NARROW} registers of 16 bits")
    _check_sums(program)
    names = [group.name for group in program.groups]
    if len(names) != spec.weights.bits:
        raise MalformedProgram("a table kernel has as many byte sums as weight planes")
    if sorted(program.lanes) != list(range(len(names) * rows)):
        raise MalformedProgram("planes and rows do not take every byte lane once")
    loads = [line.args[0] for line in program.inner if line.stage == "load" and line.args]
    words = [memory("weights", plane * size) for plane in range(spec.weights.bits)]
    places = [memory("tables", table * layout.entries) for table in range(layout.tables)]
    if sorted(loads) != sorted([*words, *places]):
        raise MalformedProgram("a step loads every word of weights and every table once")
    moves, halves = ("load", "reduce", "store"), len(program.acc16) * size
    result = rows * tables.WIDE // 8
    sections = [
        Section(
            isa, target, constants, program.inner, ("load", "unpack", "row", "combine"), (), names,
            {"weights": spec.weights.bits * size, "tables": layout.size},
        ),
        Section(
            isa, target, constants, program.widening, moves, [f"acc8_{n}" for n in range(len(names))], (),
            {"acc": halves}, {"acc": halves},
        ),
        Section(
            isa, target, constants, program.second_widening, moves, (), (),
            {"acc16": halves, "acc": result}, {"acc": result},
        ),
    ]  # fmt: skip
    check_read(constants, sections)


def check_dot(spec: KernelSpec, isa: Isa, target: str, program: DotProgram) -> None:
    """Raise MalformedProgram unless a dot microkernel is well-formed."""
    _check_layout(spec, program)
    size, (first, *wider), spilled = isa.vector_bits // 8, program.stages, program.spilled
    known, per_column = check_constants(isa, program.constants), program.column_bytes(isa)
    result = {"acc": program.columns * size}
    makers = {line.instruction for line in first.lines if line.dest in first.totals}
    found = {isa.instructions[name].result.bits for name in makers if name in isa.instructions}
    bits = found.pop() if len(found) == 1 else 0
    if len(program.sums) * bits != program.columns * isa.vector_bits:
        raise MalformedProgram("the sums are not a lane for every row of every column")
    given = dict.fromkeys(program.sums, bits)
    reads = {"weights": size * program.positions // bytes.CHUNK, "activations": program.columns * per_column}
    stages = ("load", "unpack", "activations", "row")
    sections = [Section(isa, target, known, first.lines, stages, given, first.totals, reads)]
    for number, stage in enumerate(wider, 1):
        names = [f"sum{number - 1}", f"sum{number}"]
        sections.append(Section(isa, target, known, stage.lines, ("reduce",), names, stage.totals))
    check_shared(first.lines, known)
    epilogue, read = tuple(line for line in program.epilogue if line not in spilled), result
    if spilled:
        _check_tile_registers(isa, target, program)
        # Sums are stored as whole registers in order, before any line reads them.
        places = [memory(SUMS, number * bits // 8) for number in range(len(program.sums))]
        if [(line.dest, *line.args) for line in spilled] != list(zip(places, program.sums, strict=True)):
            raise MalformedProgram("sums are not stored one after the other")
        capacity = {SUMS: len(program.sums) * bits // 8}
        Section(isa, target, {}, spilled, ("store",), given, (), {}, capacity)
        given, read = {}, result | capacity
    elif wider:
        given = {f"sum{len(wider)}": isa.vector_bits}
    moves = ("load", "reduce", "store")
    sections.append(Section(isa, target, known, epilogue, moves, given, (), read, result))
    check_read(known, sections)
    _check_columns(isa, program, {"activations": per_column, "acc": size})


def _check_layout(spec: KernelSpec, program: DotProgram) -> None:
    """Check the numbers of a dot microkernel: tiles, layout, widths and widening intervals of its sums."""
    check_tiles(program.tiles)
    check_range("a step's number of positions", program.positions, bytes.CHUNK, MOST_POSITIONS)
    check_range("a group's number of columns", program.columns, 1, MOST_COLUMNS)
    check_range("neighbouring positions", program.together, 1, program.positions)
    if program.positions % program.together or program.positions % bytes.CHUNK:
        raise MalformedProgram(f"{program.together} neighbouring positions do not divide {program.positions}")
    wrong = program.stored_zero != bytes.STORED_ZERO or len(program.stages) > 1 or spec.weights.bits < 8
    if program.stored_zero is not None and wrong:
        zero = program.stored_zero
        raise MalformedProgram(f"weight zero point {zero}: {bytes.STORED_ZERO}, of 8 bits in one stage")
    _check_stages(program, 3)
    several = program.columns > 1 or len(program.stages[0].totals) > 1
    if any(len(stage.totals) != 1 for stage in program.stages[1:]) or (several and program.intervals):
        raise MalformedProgram("sums of several columns or registers are not widened")
    if not program.depthwise:
        return
    if (program.positions, program.columns) != (bytes.CHUNK, 1):
        raise MalformedProgram(f"a depthwise step has {bytes.CHUNK} positions of one column")
    if any(tile.registers > 1 for tile in program.tiles):
        raise MalformedProgram("activations of each row's own are those of one register of weights")
    if tables.table_corrections(spec, stored_zero=program.zero_point).columns:
        raise MalformedProgram("a result needs the sums of activations that each row has of its own")


def _check_columns(isa: Isa, program: DotProgram, sizes: Mapping[str, int]) -> None:
    """Check that a line moves bytes of one column, or a tile register those of all columns. ``sizes``: bytes
    of a column by buffer."""
    for line in (*program.stages[0].lines, *program.epilogue):
        place = split_memory(line.dest if line.stage == "store" else line.args[0])
        if place is not None and place[0] in sizes:
            column, moved = sizes[place[0]], isa.instructions[line.instruction]
            taken = moved.result.bytes if line.stage == "store" else moved.operands[0].bytes
            whole = moved.result.is_tile_register and place[1] == 0 and taken == program.columns * column
            if place[1] % column + taken > column and not whole:
                raise MalformedProgram(f"{line.dest}: what it moves is not of one column, nor of all")


def _check_stages(program: DotProgram | BlockProgram, most: int) -> None:
    """Check the lanes of up to ``most`` accumulator stages, then the widening intervals between them."""
    widths = [stage.width for stage in program.stages]
    if not 1 <= len(widths) <= most or len(program.intervals) != len(widths) - 1:
        raise MalformedProgram(f"there are up to {most} stages, with a widening interval between two")
    if not {*widths} <= {8, 16, bytes.WIDE} or widths[-1] != bytes.WIDE or widths != sorted({*widths}):
        raise MalformedProgram(f"sums in lanes of {widths} bits: ascending, up to {bytes.WIDE}")
    for width, interval in zip(widths, program.intervals, strict=False):
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
    _check_stages(program, 2)
    if len(program.weight_codes) != spec.sub_steps * spec.columns:
        raise MalformedProgram(f"{len(program.weight_codes)} weight codes of {spec.sub_steps} sub-steps")
    _check_group(isa, target, program)
    _check_table(isa, program)
    words = {"weights": spec.registers * size, TABLE: size}
    if any(line.stage != "load" for line in program.loads) or any(
        line.stage == "load" for line in program.unpack
    ):
        raise MalformedProgram("words are loaded before any is unpacked")
    sections = []
    ways: list[BlockProgram | UnshiftedCodes] = [program]
    if one := program.one_column:
        _check_one_column(program, one)
        ways.append(one)
    for way in ways:
        unpack = (*program.table, *program.loads, *way.unpack)
        codes = way.weight_codes
        sections.append(Section(isa, target, constants, unpack, ("load", "unpack"), (), codes, words))
    if one:
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
    loaded = [(line.dest, line.args, line.stage) for line in program.table]
    wanted = [(LOADED, (memory(TABLE, 0),), "load")] if program.spec.entry_bits else []
    if loaded != wanted or any(line.args[0].startswith(TABLE) for line in program.loads):
        raise MalformedProgram(f"tables {loaded}: a kernel of table codes loads its table once")
    if program.table and program.one_column:
        raise MalformedProgram("an index into a table is no multiple of a code")


def _super_block_sections(
    isa: Isa, target: str, program: BlockProgram, constants: Mapping[str, int]
) -> list[Section]:
    """Return the sections that add up super-blocks. Raises MalformedProgram."""
    correction, scale, factors, whole = program.correction, program.scale, program.factors, bytes.WIDE
    if len(factors) != (2 if scale else 0) or (
        scale and (correction is None or [stage.width for stage in program.stages] != [whole // 2, whole])
    ):
        raise MalformedProgram("super-blocks scale sums of 16 bits, of even and of odd blocks")
    sections = []
    for stage, given, width in (
        (correction, ("correction", "sums", "integers"), whole), (scale, ("scaled", "sum0", "factor"), whole),
        *((factor, ("integers",), whole // 2) for factor in factors),
    ):  # fmt: skip
        if stage is not None:
            check_shared(stage.lines, constants, "integers")
            check_range("bits of a lane of super-blocks", stage.width, width, width)
            stages = ("unpack", "row")
            sections.append(Section(isa, target, constants, stage.lines, stages, given, (stage.total,)))
    return sections


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


def _check_tile_registers(isa: Isa, target: str, program: DotProgram) -> None:
    """Check a step in tile registers: one load of each operand, and products added to the sum in place."""
    tile_regs = isa.tile_registers(target)
    most = max(tile_registers(program, Tile(1, tile.columns)) for tile in program.tiles)
    if tile_regs is None or most > tile_regs.count or program.constants:
        raise MalformedProgram("a tile has more sums than there are registers, or constants")
    first, sums = program.stages[0], list(program.sums)
    loads = {line.args[0]: line.dest for line in first.lines if line.stage == "load"}
    for line in first.lines:
        if line.stage == "row":
            if line.args[0] != sums[-1] or not set(line.args[1:]) <= set(loads.values()):
                raise MalformedProgram(f"{line.dest}: adds to another sum, or reads more than what is loaded")
            sums.append(line.dest)
    places = [line.args[0] for line in first.lines if line.stage != "row"]
    if len(first.totals) != 1 or sorted(places) != ["activations@0", "weights@0"]:
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
