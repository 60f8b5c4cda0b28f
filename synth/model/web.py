"""A whole model for web pages and Node: one WebAssembly module per level, and JavaScript that loads them."""

from dataclasses import dataclass, replace
from pathlib import Path

from synth.compiler.export import Emulated, Interface, LevelSize
from synth.compiler.export_link import MOST_PAGES, link_module
from synth.compiler.export_text import CProgram, Modules, header_text, package_texts
from synth.emit.levels import module_files
from synth.emit.machine import ImageExecutor, emulators
from synth.errors import UserError
from synth.files import prepare_folder, write_together
from synth.model.compiled import CompiledModel
from synth.model.deploy import model_program
from synth.model.levels import LeveledModel

MOST_MEMORY = (4 << 30) - (1 << 20)
"""Bytes that a module with 32-bit addresses has for a model; the rest is stack and tables."""
_REST, _WORKERS = 2 << 20, 64 << 20


@dataclass(frozen=True)
class WebPackage(Interface):
    """The files of a model for pages in ``folder``. ``modules``: the file of each level, the best first.
    ``levels``: their bytes. ``footprint``: of programs in flash, which this is not."""

    folder: Path
    files: tuple[Path, ...]
    modules: dict[str, str]
    levels: tuple[LevelSize, ...]
    footprint: None = None

    def emulated(self, level: str, executor: ImageExecutor | None = None) -> Emulated:
        """Return a level's module, loaded into an engine for any number of calls. ``executor``: by default
        the first emulator of the architecture. Raises UserError without an engine."""
        engine = executor or next(one for one in emulators(self.machine) if isinstance(one, ImageExecutor))
        module = (self.folder / self.modules[level]).read_bytes()
        return Emulated(self, module, engine.open(module), engine.name, self.entry)


def export_web(compiled: CompiledModel | LeveledModel, name: str, folder: Path, jobs: int = 1) -> WebPackage:
    """Write a model as NAME.wasm (and NAME.LEVEL.wasm of better levels), NAME.js, NAME.d.ts, index.html and
    package.json. ``compiled``: for the target "web". NAME.js chooses a level by what the engine has. A model
    for several threads also has NAME.threads.wasm, NAME.LEVEL.threads.wasm and NAME.worker.js. ``jobs``: as
    for ``export_model``.

    Raises UserError for a name or dtype that C lacks, a model beyond ``MOST_MEMORY``, and a folder that
    cannot be written.
    """
    levels = compiled.levels if isinstance(compiled, LeveledModel) else (compiled,)
    prepare_folder(folder)
    machine, threads = levels[0].machine.machine, levels[0].threads > 1
    every, shared = (module_files(name, machine, several) for several in (False, True))
    programs = {one.machine.level: model_program((one,), name) for one in map(_with_level, levels)}
    pages, most = (max(numbers) for numbers in zip(*map(_pages, programs.values()), strict=True))
    written: dict[Path, str | bytes] = {}
    sizes = list[LevelSize]()
    for level, program in programs.items():
        header = header_text(program, threads=False)
        module, *further = link_module(program, header, jobs, pages if threads else 0)
        written[folder / every[level]] = module
        if further:
            written[folder / shared[level]] = further[0]
        constants = sum(array.nbytes for array in program.constants)
        sizes.append(LevelSize(level, len(module) - constants, constants, constants))
    program = next(iter(programs.values()))
    files = {level: every[level] for level in programs}
    modules = Modules(files, {level: shared[level] for level in programs if threads}, pages, most)
    texts = package_texts(name, program.arguments, program.names, modules)
    written |= {folder / file: text for file, text in texts.items()}
    write_together(written)
    interface = (program.entry, program.arguments, program.names)
    return WebPackage(name, machine, *interface, folder, tuple(written), files, tuple(sizes))


def _pages(program: CProgram) -> tuple[int, int]:
    """Return the pages of memory that a program has at first, for static data, and at most. Raises UserError
    if a program does not fit into the memory of a module."""
    arguments = sum(p.size for p in program.arguments)
    constants = sum(array.nbytes for array in program.constants)
    needed = constants + arguments + (program.arena or 0)
    if needed > MOST_MEMORY:
        raise UserError(
            f"{program.name}: needs {needed / 2**30:.1f} GiB of memory, and WebAssembly has 4 GiB; give a "
            "smaller model or smaller shapes"
        )
    first = (constants + (program.arena or 0) + _REST >> 16) + 1
    # The workspaces of more threads than the model was compiled for, and the stacks of workers.
    return first, min(MOST_PAGES, first + (arguments + 4 * program.workspaces + _WORKERS >> 16) + 1)


def _with_level(model: CompiledModel) -> CompiledModel:
    """Return a model whose target is a level of its architecture."""
    machine = model.machine
    level = machine.level or machine.table.target(machine.target).called
    return replace(model, machine=replace(machine, level=level))
