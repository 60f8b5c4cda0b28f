"""An engine's table of WebAssembly beside the engine: how many cycles each instruction takes in Node.

    python -m bench.engine_rates
    python -m bench.engine_rates --core v8-aarch64

Every instruction of whole registers runs in chains, each of which reads its own last result: so many that no
latency counts. A chain of additions, which take a cycle each, is the clock.
"""

import base64
import json
import platform
import shutil

from rich import box

import isa_specs
from bench.core_rates import table_cycles
from bench.harness import benchmark, grid, output_of, screen, value
from bench.model_rank import spearman
from isa_specs.cores import cores
from isa_specs.instruction import Instruction, Isa
from synth.emit.features import host_target
from synth.emit.toolchain import compile_elf
from synth.errors import UserError

#: Independent chains of an instruction, its runs per chain in an iteration, and iterations of a call.
CHAINS, RUNS, ITERATIONS = 9, 4, 20_000
#: A C compiler takes the value for a changed one.
_HIDDEN = '__asm__("" : "+r"({}));'
#: The engine of each core's table runs on this architecture.
HOSTS = {"v8-x86-64": "x86_64", "v8-aarch64": "aarch64"}
#: Calls every function in turns, and prints the least seconds of each.
SCRIPT = """
const { module, symbols, repeats, iterations } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(module, "base64")));
exports.memory.grow(1);
const seconds = symbols.map(() => Infinity);
for (let repeat = 0; repeat < repeats; ++repeat)
  symbols.forEach((symbol, number) => {
    const start = performance.now();
    exports[symbol](iterations, exports.__heap_base.value);
    seconds[number] = Math.min(seconds[number], (performance.now() - start) / 1000);
  });
console.log(JSON.stringify({ seconds, version: process.version, v8: process.versions.v8 }));
"""


def in_chains(isa: Isa, target: str) -> list[Instruction]:
    """The instructions whose operands and result are vector registers."""
    costly = (instruction for instruction in isa.on(target) if instruction.cost(target))
    return [i for i in costly if isa.whole(i, len(i.operands), immediates=True)]


def function(symbol: str, instruction: Instruction, chains: int) -> str:
    """C of a function that runs an instruction ``chains * RUNS`` times per iteration. Memory at ``p`` begins
    with the values of the operands. The last operand is a chain's own last result."""
    arity = len(instruction.operands)
    legal = instruction.immediates or (0,)
    names = [f"c{number}" for number in range(chains)]
    fixed = [f"x{number}" for number in range(arity - 1)]
    begin = "".join(
        f"  v128_t {name} = wasm_v128_load(p + {16 * n});\n" for n, name in enumerate((*names, *fixed))
    )
    step = "".join(
        f"    {name} = {instruction.c.format(*fixed, name, imm=legal[len(legal) // 2])};\n"
        f"    {' '.join(_HIDDEN.format(value) for value in (*fixed, name))}\n"
        for name in names * RUNS
    )
    end = "".join(f"  wasm_v128_store(p + {16 * n}, {name});\n" for n, name in enumerate(names))
    return (
        f"void {symbol}(int iterations, uint8_t *p)\n{{\n{begin}"
        f"  for (int i = 0; i < iterations; ++i) {{\n{step}  }}\n{end}}}\n"
    )


def measured(
    node: str, isa: Isa, target: str, instructions: list[Instruction], repeats: int
) -> tuple[list[float], str]:
    """Cycles of one run of each instruction, and the engine's version. Raises CompileError."""
    symbols = [f"rate{number}" for number in range(len(instructions))]
    texts = [function(*pair, CHAINS) for pair in zip(symbols, instructions, strict=True)]
    clock = function("clock", isa.instructions["wasm_i32x4_add"], 1)
    head = f"#include <stdint.h>\n{isa.preamble}\n"
    place = isa.target(target)
    files = {f"part{n}.c": head + text for n, text in enumerate((clock, *texts))}
    module = base64.b64encode(compile_elf(files, place.architecture, place.feature_names)).decode()
    request = {"module": module, "symbols": ["clock", *symbols], "repeats": repeats}
    request["iterations"] = ITERATIONS
    # V8's optimizing compiler alone.
    command = [node, "--no-liftoff", "-e", SCRIPT]
    answer = json.loads(output_of(command, f"--node {node}", input=json.dumps(request)))
    cycle, *seconds = answer["seconds"]
    engine = f"Node {answer['version']}, V8 {answer['v8']}"
    return [second / (cycle * CHAINS) for second in seconds], engine


@benchmark(
    value("--core", "v8-x86-64", "Whose table.", "name"),
    value("--target", None, "Whose instructions.  [default: the core's usual one]"),
    value("--node", "node", "Node's program.", "node"),
    value("--repeats", 30, "Calls of each function; the fastest counts."),
    value("--off", 0.25, "What part of the table's cycles is a difference."),
)
def main(name: str, target: str | None, node: str, repeats: int, off: float) -> None:
    """Compare the table of an engine with Node on this computer."""
    if name not in HOSTS:
        raise UserError(f"--core {name}: no engine's table; use {' or '.join(HOSTS)}")
    if host_target() != HOSTS[name]:
        raise UserError(f"--core {name}: this computer is no {HOSTS[name]} ({platform.machine()})")
    if shutil.which(node) is None:
        raise UserError(f"--node {node}: not found; install Node, or name its program")
    core = cores()[name]
    isa, chosen = isa_specs.load(core.isa), target or core.targets[0]
    instructions = in_chains(isa, chosen)
    measured_cycles, engine = measured(node, isa, chosen, instructions, repeats)
    console = screen(100)
    title = f"Cycles of one run, by the table of {name} and measured in {engine}"
    table = grid(title, ("instruction",), ("table", "measured", "off"), box=box.SIMPLE_HEAD)
    stated = [table_cycles(core, chosen, (instruction,)) for instruction in instructions]
    differ = 0
    for instruction, by_table, cycles in zip(instructions, stated, measured_cycles, strict=True):
        is_off = abs(cycles / by_table - 1) > off
        differ += is_off
        difference = f"{cycles / by_table - 1:+.0%}" if is_off else ""
        table.add_row(instruction.name, f"{by_table:.2f}", f"{cycles:.2f}", difference)
    console.print(table)
    console.print(f"{differ} of {len(stated)} differ by more than {off:.0%}")
    order = spearman(stated, measured_cycles)
    console.print(f"Spearman's rank correlation over {len(stated)} instructions: {order:.3f}")
