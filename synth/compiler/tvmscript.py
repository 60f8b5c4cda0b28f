"""Lines of TVMScript text (loops, blocks, vectors), and TVM functions from it through TVM's IR builder.

TVM's own parser evaluates a text node by node. It takes a third of a second per layer, which was nearly all
of the time to compile a model. Here Python's parser reads the text. Its syntax tree is rewritten into calls
of the builder that TVM's parser uses, with the same result, and executed.

The texts of this package use a part of TVMScript: one function, loops, ``with`` statements, branches,
declarations, stores and calls. Anything else is an error.
"""

from __future__ import annotations

import ast
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial, reduce
from types import CodeType
from typing import Any

Lines = list[str]
Shape = tuple[int, ...]


def indent(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


def loop(variable: str, extent: int | str, body: Lines, kind: str = "serial") -> Lines:
    """Return a loop over ``extent`` (number or expression); for extent 1 the body with variable 0."""
    if str(extent) == "1":
        return put(body, variable, "0")
    return [f"for {variable} in T.{kind}({extent}):", *indent(body)]


def branch(condition: str, body: Lines, otherwise: Lines | None = None) -> Lines:
    """Return an ``if`` statement, with an ``else`` if ``otherwise`` has lines."""
    lines = [f"if {condition}:", *indent(body)]
    return [*lines, "else:", *indent(otherwise)] if otherwise else lines


def sblock(name: str, reads: Mapping[str, Shape], writes: Mapping[str, Shape], body: Lines) -> Lines:
    """Return a block that reads and writes whole buffers, so that no schedule transforms its inside."""
    regions = []
    for kind, shapes in (("reads", reads), ("writes", writes)):
        every = ", ".join(f"{name}[{whole(shape)}]" for name, shape in shapes.items())
        regions.append(f"T.{kind}({every})")
    return [f'with T.sblock("{name}"):', *indent([*regions, *body])]


def grid_block(
    name: str, axes: Mapping[str, tuple[str, int]], statements: Lines, regions: Sequence[str] = (),
    init: str = "",
) -> Lines:  # fmt: skip
    """Return loops over ``axes`` around a block. ``axes``: by loop variable, "S" or "R" (reduction) and the
    extent; variable ``i`` (or ``i_``) is ``vi`` in the block. ``regions``: (reads, writes) as TVMScript; ():
    TVM infers them. ``init``: the statement that initializes a reduction."""
    loops, variables = ", ".join(axes), ", ".join(f"v{axis.strip('_')}" for axis in axes)
    kinds = "".join(kind for kind, _ in axes.values())
    extents = ", ".join(str(extent) for _, extent in axes.values())
    inside = [f'{variables} = T.axis.remap("{kinds}", [{loops}])']
    inside += [f"T.{kind}({region})" for kind, region in zip(("reads", "writes"), regions, strict=False)]
    inside += ["with T.init():", f"    {init}"] if init else []
    return [
        f"for {loops} in T.grid({extents}):",
        *indent([f'with T.sblock("{name}"):', *indent([*inside, *statements])]),
    ]


def spatial(variables: str, *extents: int) -> dict[str, tuple[str, int]]:
    """Return spatial axes for ``grid_block``: one per letter of ``variables`` and extent."""
    return {variable: ("S", extent) for variable, extent in zip(variables, extents, strict=True)}


def whole(shape: Shape) -> str:
    """Return the TVMScript indices of a whole buffer."""
    return ", ".join(f"0:{size}" for size in shape)


def function(name: str, parameters: Sequence[str], body: Lines) -> str:
    """Return the text of a PrimFunc."""
    lines = ["@T.prim_func(s_tir=True)", f"def {name}({', '.join(parameters)}):", *indent(body)]
    return "\n".join(lines) + "\n"


def main_function(arguments: Mapping[str, tuple[Shape, str]], body: Lines) -> str:
    """Return the text of the PrimFunc ``main``. ``arguments``: shape and dtype of each buffer by name."""
    parameters = [f'{name}: T.Buffer({shape}, "{dtype}")' for name, (shape, dtype) in arguments.items()]
    attributes = 'T.func_attr({"global_symbol": "main", "tirx.noalias": True})'
    return function("main", parameters, [attributes, *body])


def flat(name: str, shape: Shape, dtype: str) -> str:
    """Return the declaration of ``flat_NAME``, the buffer as one dimension."""
    return f'flat_{name} = T.decl_buffer(({math.prod(shape)},), "{dtype}", data={name}.data)'


def typed(dtype: str, lanes: int) -> str:
    """Return the type of a vector, or for one lane the type itself."""
    return dtype if lanes == 1 else f"{dtype}x{lanes}"


def put(lines: Lines, name: str, value: str) -> Lines:
    """Return the lines with ``value`` in place of the word ``name`` and of ``<name>``."""
    return [re.sub(rf"<{name}>|\b{name}\b", lambda _: value, line) for line in lines]


def fill_in(lines: Lines, names: Mapping[str, str]) -> Lines:
    """Return the lines with expressions in place of each ``<name>``."""
    for name, value in names.items():
        lines = [line.replace(f"<{name}>", value) for line in lines]
    return lines


def vector(buffer: str, start: str, lanes: int) -> str:
    """Return the TVMScript of ``lanes`` neighbouring elements of a one-dimensional buffer."""
    return f"{buffer}[{vector_of(start, lanes)}]"


def vector_of(start: str, lanes: int) -> str:
    """Return the index of ``lanes`` neighbouring elements."""
    return f"T.Ramp({start}, 1, {lanes})" if lanes > 1 else start


def splat(value: str, lanes: int) -> str:
    """Return a vector of equal elements, or for one lane the value itself."""
    return f"T.Broadcast({value}, {lanes})" if lanes > 1 else value


def wrapping(operation: str, x: str, y: str, lanes: int) -> str:
    """Return ``x operation y`` ("add", "sub" or "mul") of int32 vectors modulo 2^32. TVM's own operators
    state that nothing overflows, which LLVM may exploit."""
    every = f"{splat('T.bool(True)', lanes)}, T.uint32({lanes})"
    return f'T.call_llvm_pure_intrin("int32x{lanes}", "llvm.vp.{operation}", {x}, {y}, {every})'


DONE: Counter[str] = Counter(texts=0, layers=0, intrinsics=0)
"""Counts of this process's work on compilation: ``texts`` turned into functions, low-bit ``layers``
scheduled, ``intrinsics`` registered with TVM. Work that a cache saves does not count. ``python -m
bench.compile_time`` prints the counts, and a golden file compares them."""
_KEPT = 1 << 10
"""The most functions that are kept for equal texts, which is more than the layers of a large model."""


def parse(text: str, **names: str) -> Any:
    """Return the PrimFunc of a TVMScript text. ``names``: strings that the text refers to. Equal texts and
    names return the same object, which TVM never changes. Raises SyntaxError for a statement that the texts
    of this package do not use."""
    return _parsed(text, tuple(names.items()))


@lru_cache(_KEPT)
def _parsed(text: str, names: tuple[tuple[str, str], ...]) -> Any:
    import tvm
    from tvm.script import tirx
    from tvm.script.ir_builder import IRBuilder

    DONE["texts"] += 1
    with IRBuilder() as builder:
        exec(_compiled(text), {"T": tirx, "_": _Builder(), **dict(names)})  # the text is made by this package
    function = builder.get()
    tvm.s_tir.analysis.verify_well_formed(tvm.IRModule.from_expr(function))
    return function


def _compiled(text: str) -> CodeType:
    """Return Python code that drives the builder as the text says."""
    tree = ast.parse(text)
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.FunctionDef):
        raise SyntaxError("a TVMScript text is one function")
    module = ast.Module(_function(tree.body[0]), [])
    return compile(ast.fix_missing_locations(module), "<tvmscript>", "exec")


class _Builder:
    """The functions that the rewritten text calls beside ``T``."""

    @staticmethod
    @contextmanager
    def function(name: str, **attributes: bool) -> Iterator[None]:
        """Open the function ``name``, whose body the block builds. ``attributes``: of T.prim_func."""
        from tvm.tirx.script.builder import ir

        with ir.prim_func(**attributes):
            ir.func_name(name)
            yield

    @staticmethod
    def parameter(name: str, annotation: Any) -> Any:
        from tvm.ir import Expr
        from tvm.tirx.script.builder import ir

        # A bare T.handle is a function.
        return ir.arg(name, annotation if isinstance(annotation, Expr) else annotation())

    @staticmethod
    def named(names: Any, value: Any) -> Any:
        """Give ``value`` the name that the text gives it, which the printed function shows; return it.
        ``names``: one name, or a tuple for as many values. A frame, such as that of ``T.alloc_buffer``, is
        entered and stays open until the frame around it ends."""
        from tvm.script.ir_builder import IRBuilder
        from tvm.script.ir_builder.base import IRBuilderFrame

        if isinstance(names, tuple):
            if len(names) != len(value):
                raise SyntaxError(f"{len(names)} names for {len(value)} values")
            return tuple(_Builder.named(name, part) for name, part in zip(names, value, strict=True))
        if isinstance(value, IRBuilderFrame):
            value.add_callback(partial(value.__exit__, None, None, None))
            value = value.__enter__()
        if not _nameable(value):
            raise SyntaxError(f"{names}: a {type(value).__name__} cannot be declared in a TVMScript text")
        IRBuilder.name(names, value)
        return value

    @staticmethod
    def loop(names: Any, steps: Any) -> Iterator[Any]:
        """Yield the variables of a loop once; the builder then takes the loop's body. ``steps``: a frame of
        the builder. A single name stands for a single variable."""
        with steps as values:
            if not isinstance(names, tuple) and not _nameable(values):
                (values,) = values
            yield _Builder.named(names, values)

    @staticmethod
    def sides(condition: Any, two: bool) -> Iterator[bool]:
        """Yield the sides of an ``if``, True first. An expression becomes a node with both sides; of a Python
        bool only one side is built. ``two``: there is an ``else``."""
        from tvm.tirx.script.builder import ir

        if isinstance(condition, bool):
            yield condition
            return
        with ir.If(condition):
            with ir.Then():
                yield True
            if two:
                with ir.Else():
                    yield False

    @staticmethod
    def operate(operator: str, *operands: Any) -> Any:
        """Return a comparison or connective as TVM's parser evaluates it: a value or a node."""
        from tvm.script.parser.core import doc
        from tvm.script.parser.core.evaluator import _eval_op

        return _eval_op(getattr(doc, operator)(), list(operands))


def _nameable(value: Any) -> bool:
    import tvm

    return isinstance(value, (tvm.ir.Var, tvm.tirx.IterVar))


# Rewriting of TVMScript statements into Python statements.


def _function(node: ast.FunctionDef) -> list[ast.stmt]:
    """Rewrite ``def`` with its decorator into a ``with`` around its parameters and its body."""
    (decorator,) = node.decorator_list
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "T.prim_func":
        raise SyntaxError("a TVMScript text is decorated with T.prim_func(...)")
    signature = node.args
    others = [signature.vararg, signature.kwarg, *signature.kwonlyargs, *signature.posonlyargs]
    if any((*others, *signature.defaults)) or ast.unparse(node.returns or ast.Constant(None)) != "None":
        rule = "parameters of this package's TVMScript texts have a name and an annotation"
        raise SyntaxError(f"{node.name}: {rule}")
    frame = _call("function", ast.Constant(node.name))
    frame.keywords = decorator.keywords
    parameters: list[ast.stmt] = []
    for argument in signature.args:
        if argument.annotation is None:
            raise SyntaxError(f"parameter {argument.arg} has no annotation")
        value = _call("parameter", ast.Constant(argument.arg), argument.annotation)
        parameters.append(ast.Assign([ast.Name(argument.arg, ast.Store())], value))
    return [_with(frame, [*parameters, *_body(node.body)])]


def _body(statements: list[ast.stmt]) -> list[ast.stmt]:
    return [line for statement in statements for line in _statement(statement)]


def _statement(node: ast.stmt) -> list[ast.stmt]:
    match node:
        case ast.For(target, steps, body, []):
            return [ast.For(target, _call("loop", _names(target), _expression(steps)), _body(body), [])]
        case ast.With([ast.withitem(frame, None)], body):
            return [_with(_expression(frame), _body(body))]
        case ast.If(test, body, otherwise):
            side = f"_side{node.lineno}"
            sides = _call("sides", _expression(test), ast.Constant(bool(otherwise)))
            both = ast.If(ast.Name(side, ast.Load()), _body(body), _body(otherwise))
            return [ast.For(ast.Name(side, ast.Store()), sides, [both], [])]
        case ast.Assign([ast.Subscript(buffer, places)], value):
            indices = list(places.elts) if isinstance(places, ast.Tuple) else [places]
            stored = [_expression(part) for part in (buffer, value, ast.List(indices, ast.Load()))]
            return [ast.Expr(ast.Call(_attribute("T", "buffer_store"), stored, []))]
        case ast.Assign([ast.Name() | ast.Tuple() as target], value):
            return [ast.Assign([target], _call("named", _names(target), _expression(value)))]
        case ast.Expr(ast.Call() as call):
            return [ast.Expr(_expression(call))]
    raise SyntaxError(f"no statement of this package's TVMScript texts: {ast.unparse(node)}")


def _expression(node: ast.expr) -> ast.expr:
    rewritten: ast.expr = _Expressions().visit(node)
    return rewritten


class _Expressions(ast.NodeTransformer):
    """Rewrites comparisons and connectives into calls, since Python would need truth values."""

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        if len(node.ops) != 1:
            raise SyntaxError(f"a chain of comparisons: {ast.unparse(node)}")
        return _call("operate", ast.Constant(type(node.ops[0]).__name__), node.left, node.comparators[0])

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        name = type(node.op).__name__
        return reduce(lambda left, right: _call("operate", ast.Constant(name), left, right), node.values)


def _names(target: ast.expr) -> ast.expr:
    """Return the names of an assignment's target as a constant, or as a tuple of constants."""
    if isinstance(target, ast.Name):
        return ast.Constant(target.id)
    if isinstance(target, ast.Tuple) and all(isinstance(part, ast.Name) for part in target.elts):
        return ast.Tuple([_names(part) for part in target.elts], ast.Load())
    raise SyntaxError(f"no declaration of this package's TVMScript texts: {ast.unparse(target)}")


def _with(frame: ast.expr, body: list[ast.stmt]) -> ast.With:
    return ast.With([ast.withitem(frame, None)], body)


def _attribute(name: str, attribute: str) -> ast.expr:
    return ast.Attribute(ast.Name(name, ast.Load()), attribute, ast.Load())


def _call(method: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(_attribute("_", method), list(arguments), [])
