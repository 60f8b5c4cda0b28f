"""Mixed precision: a TOML file that says how many bits each layer of a model computes with.

    [default]                 # for layers that no entry chooses; optional
    precision = "keep"        # "keep": as in the model; "fp32"; "int8"; or activations, weights, encoding

    [[layer]]
    match = "layer1.*"        # a glob over layer names (* also crosses dots and slashes), or name = "conv1"
    ops = ["Conv", "Gemm"]    # only these operators; optional, and enough by itself
    activations = 2           # bits: 1 to 8
    weights = 1
    encoding = "hybrid"       # the default of 1 to 3 bits; a pair's name or ACT/WEIGHT, as everywhere else

    [[layer]]
    name = "fc"
    precision = "int8"        # instead of activations and weights: "keep", "fp32" or "int8"

    [calibration]             # how the scales of activations are found; optional
    method = "mse"            # "mse" (the default), "max" or "percentile"
    percentile = 99.99        # of the absolute values; with method = "percentile" only
    samples = 128             # at most so many samples of the calibration data, from the first on
    rounding = "learned"      # of weights: "learned" (the default) on the calibration data, or "nearest"
    bias_correction = true    # biases take up the mean error of outputs; by default with learned rounding

**The last entry that matches a layer decides.** General entries therefore come first, exceptions after them.
An entry that matches no layer is an error, and so is an entry whose layers are all decided by later entries.
"""

import difflib
import fnmatch
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from sketches.encoding import EncodingError, pair_name, parse_pair
from sketches.limits import MAX_BITS, MAX_PLANES
from synth.emit.identifiers import identifier
from synth.errors import UserError, foreign

OPERATORS = ("Conv", "Gemm", "MatMul")
"""The ONNX operators that are layers if one operand has constant weights."""
BITS = tuple(range(1, MAX_BITS + 1))
"""The bits that activations and weights may have. Kernels exist for operands of 1 to 3 bits, and for the
widths in ``sketches.limits.WIDE``. Operands of other widths run on the kernel for the next width."""
EXACT = 8
"""Bits of weights whose nearest rounding loses nothing that is worth learning."""
INT8 = "int8"
METHODS = ("mse", "max", "percentile")
ROUNDINGS = ("learned", "nearest")
_TABLES = ("default", "layer", "calibration")
_NAMED = ("keep", "fp32", INT8)
_SETTING = ("precision", "activations", "weights", "encoding")
_CALIBRATION = ("method", "samples", "percentile", "rounding", "bias_correction")
_LISTED = 12


@dataclass(frozen=True)
class Quantized:
    """Integers in both operands of a layer, with encodings of ``sketches.encoding`` for 1 to 3 bits. The
    encoding "int8" stands for integers of 4 to 8 bits, of which activations have a zero point."""

    activations: int
    weights: int
    activation_encoding: str
    weight_encoding: str

    def __str__(self) -> str:
        if self.activations == self.weights == 8:
            return INT8
        if self.activation_encoding == self.weight_encoding == INT8:
            return f"A{self.activations}W{self.weights}"
        low = INT8 not in (self.activation_encoding, self.weight_encoding)
        pair = f"{self.activation_encoding}/{self.weight_encoding}"
        name = pair_name(self.activation_encoding, self.weight_encoding) if low else pair
        return f"A{self.activations}W{self.weights} {name}"


Setting = Quantized | Literal["keep", "fp32"]


@dataclass(frozen=True)
class LayerEntry:
    """One ``[[layer]]``: the ``setting`` of layers with operators in ``ops`` and the exact ``name``. Without
    a ``name``, ``match`` is a glob of names. Messages name the entry by ``place``."""

    setting: Setting
    place: str
    name: str | None = None
    match: str | None = None
    ops: tuple[str, ...] = OPERATORS

    def fits(self, name: str, operator: str) -> bool:
        matches = fnmatch.fnmatchcase(name, self.match or "*") if self.name is None else name == self.name
        return operator in self.ops and matches

    def fitting(self, layers: Mapping[str, str]) -> list[str]:
        """Return the names of the layers that the entry chooses. If no layer has the entry's name, the name
        that tables print counts (``printed_layers``). Raises UserError if they print two layers so."""
        names = [name for name, operator in layers.items() if self.fits(name, operator)]
        if names or (self.name or self.match) is None:
            return names
        if self.name is not None:
            names = printed_layers(self.name, layers)
            if len(names) > 1:
                both = ", ".join(names)
                raise UserError(f"{self.place}: {self.pattern}: tables print several layers so: {both}")
            return [name for name in names if layers[name] in self.ops]
        return [name for name, operator in layers.items() if self.fits(identifier(name), operator)]

    @property
    def pattern(self) -> str:
        """The keys that choose layers, as the file writes them."""
        ops = list(self.ops) if self.ops != OPERATORS else None
        keys = {"name": self.name, "match": self.match if self.name is None else None, "ops": ops}
        return ", ".join(f"{key} = {value!r}" for key, value in keys.items() if value is not None)


@dataclass(frozen=True)
class Calibration:
    """How activation scales are found on the first ``samples``. ``method``: "mse", "max" or "percentile".
    Only the last one reads ``percentile``, of the absolute values. ``rounding``: of weights, "nearest", or
    "learned" on the same samples. ``bias_correction``: biases take up the mean error of their layer's
    output."""

    method: str = "mse"
    samples: int = 128
    percentile: float = 99.99
    rounding: str = "learned"
    bias_correction: bool = True

    @property
    def learns(self) -> bool:
        """Whether the samples change weights or biases."""
        return self.rounding == "learned" or self.bias_correction


@dataclass(frozen=True)
class Precision:
    """A precision file: its ``default``, and its entries in order. ``source`` is its name in messages."""

    default: Setting = "keep"
    layers: tuple[LayerEntry, ...] = ()
    calibration: Calibration = field(default_factory=Calibration)
    source: str = "precision"


def load_precision(path: str | Path) -> Precision:
    """Read a precision file. Raises UserError for a file that is unreadable, no TOML or not valid."""
    where = Path(path)
    try:
        text = where.read_bytes().decode("utf-8")
    except OSError as error:
        raise UserError(f"{where}: cannot be read ({error.strerror}); give a TOML file") from None
    except UnicodeDecodeError:
        raise UserError(f"{where}: is not UTF-8 text; give a TOML file") from None
    return parse_precision(text, str(where))


def parse_precision(text: str, source: str = "precision") -> Precision:
    """Return TOML ``text`` as ``Precision``. ``source`` is its name in messages. Raises UserError."""
    with foreign(f"{source}: is not TOML"):
        body = tomllib.loads(text)
    return _precision(body, source)


def precision_from(given: Mapping[str, Any], source: str = "precision") -> Precision:
    """Return a dict as ``Precision``. It has the tables of a file, or the setting by pattern of layers: a
    ``Quantized``, "keep", "fp32", "int8", or text such as "A2W1" and "A2W1 twos". Raises UserError."""
    if given and given.keys() <= {*_TABLES}:
        return _precision(given, source)
    entries = []
    for name, setting in given.items():
        place = f"{source}: {name!r}"
        if not isinstance(setting, Quantized):
            setting = _setting(_named(setting), place)
        exact = not {*"*?"} & {*name}
        entries.append(LayerEntry(setting, place, name if exact else None, None if exact else name))
    return Precision(layers=tuple(entries), source=source)


def _named(setting: Any) -> dict[str, Any]:
    """Return the keys of a setting in words."""
    match = re.fullmatch(r"A(\d+)W(\d+)(?: (\S+))?", str(setting))
    if match is None:
        return {"precision": setting}
    encoding = {"encoding": match[3]} if match[3] else {}
    return {"activations": int(match[1]), "weights": int(match[2]), **encoding}


def _precision(body: Mapping[str, Any], source: str) -> Precision:
    _known(body, _TABLES, source)
    entries = body.get("layer", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise UserError(f"{source}: layer: write every layer as a table of its own under [[layer]]")
    tables = {}
    for key, allowed in (("default", _SETTING), ("calibration", _CALIBRATION)):
        tables[key] = body.get(key, {})
        if not isinstance(tables[key], dict):
            raise UserError(f"{source}: {key} = {tables[key]!r}: write it as a table, [{key}]")
        _known(tables[key], allowed, f"{source}: [{key}]")
    default = tables["default"]
    return Precision(
        _setting(default, f"{source}: [default]") if default else "keep",
        tuple(_entry(entry, f"{source}: [[layer]] {n}") for n, entry in enumerate(entries, 1)),
        _calibration(tables["calibration"], f"{source}: [calibration]"),
        source,
    )


def printed_layers(text: str, layers: Mapping[str, str]) -> list[str]:
    """Return the ``layers`` (operators by name) that tables may print as ``text``: as an identifier, with a
    number behind it if the layer becomes several operators (a transposition and a product)."""

    def is_printed(name: str, operator: str) -> bool:
        words = (word for word in (identifier(name), f"n{identifier(name)}") if text.startswith(word))
        rests = [text.removeprefix(word) for word in words]
        return any(not rest or (operator != "Conv" and rest.isdecimal()) for rest in rests)

    names = [name for name, operator in layers.items() if is_printed(name, operator)]
    return [name for name in names if len(name) == max(map(len, names))]


def settings_of(precision: Precision, layers: Mapping[str, str]) -> dict[str, Setting]:
    """Return each layer's setting. ``layers`` maps names to operators. The last matching entry decides.

    Layers without an entry get the default. Raises UserError for an entry that matches or decides no layer.
    """
    decided: dict[str, LayerEntry] = {}
    for entry in precision.layers:
        fitting = entry.fitting(layers)
        if not fitting:
            raise UserError(f"{entry.place}: {entry.pattern}: {_nothing_fits(entry, layers)}")
        decided |= dict.fromkeys(fitting, entry)
    for entry in precision.layers:
        if not any(last is entry for last in decided.values()):
            decision = f"{entry.place}: {entry.pattern}: later entries decide all its layers"
            raise UserError(f"{decision}; put it after them or remove it")
    return {name: decided[name].setting if name in decided else precision.default for name in layers}


def _nothing_fits(entry: LayerEntry, layers: Mapping[str, str]) -> str:
    if not layers:
        return f"the model has no layer ({', '.join(OPERATORS)} with constant weights)"
    pattern = entry.name if entry.name is not None else entry.match or "*"
    same_name = replace(entry, ops=OPERATORS)
    if entry.ops != OPERATORS and any(same_name.fits(*layer) for layer in layers.items()):
        return f"fits no layer: those of that name are {', '.join(sorted(set(layers.values())))}"
    near = difflib.get_close_matches(pattern.replace("*", ""), layers, 1)
    names = [f"did you mean {near[0]!r}? "] if near else []
    names_ = list(layers)[:_LISTED]
    more = f" and {len(layers) - len(names_)} more" if len(layers) > len(names_) else ""
    return f"fits no layer; {''.join(names)}the layers are {', '.join(names_)}{more}"


def _entry(body: dict[str, Any], place: str) -> LayerEntry:
    _known(body, ("name", "match", "ops", *_SETTING), place)
    if "name" in body and "match" in body:
        raise UserError(f"{place}: has both name and match; keep one")
    if not {"name", "match", "ops"} & set(body):
        raise UserError(f"{place}: chooses no layer; add name, match or ops")
    for key in ("name", "match"):
        if key in body and (not isinstance(body[key], str) or not body[key]):
            raise UserError(f"{place}: {key} = {body[key]!r}: give a text that is not empty")
    ops = body.get("ops", list(OPERATORS))
    if not isinstance(ops, list) or not ops:
        raise UserError(f"{place}: ops = {ops!r}: give a list of {', '.join(OPERATORS)}")
    for op in ops:
        if op not in OPERATORS:
            raise UserError(f"{place}: ops: {op!r} is not one of {', '.join(OPERATORS)}")
    operators = tuple(op for op in OPERATORS if op in ops)
    return LayerEntry(_setting(body, place), place, body.get("name"), body.get("match"), operators)


def _setting(body: Mapping[str, Any], place: str) -> Setting:
    if "precision" in body:
        extra = [key for key in _SETTING[1:] if key in body]
        if extra:
            raise UserError(f"{place}: has both precision and {extra[0]}; keep one")
        if not isinstance(body["precision"], str) or body["precision"] not in _NAMED:
            allowed = f"give one of {', '.join(_NAMED)}, or the bits of activations and of weights as keys"
            raise UserError(f"{place}: precision = {body['precision']!r}: {allowed}")
        setting: Any = body["precision"]
        return Quantized(8, 8, INT8, INT8) if setting == INT8 else setting
    for key in ("activations", "weights"):
        if key not in body:
            raise UserError(f"{place}: {key} is missing; give its bits, or precision")
        if type(body[key]) is not int or body[key] not in BITS:
            raise UserError(f"{place}: {key} = {body[key]!r}: give {BITS[0]} to {BITS[-1]} bits")
    activations, weights = body["activations"], body["weights"]
    if min(activations, weights) > MAX_PLANES and "encoding" in body:
        bits = min(activations, weights)
        raise UserError(f"{place}: encoding = {body['encoding']!r}: {bits} bits have none; remove it")
    try:
        pair = parse_pair(str(body.get("encoding", "hybrid")))
    except EncodingError as error:
        raise UserError(f"{place}: encoding: {error}") from None
    if activations == 1 and pair[0] == "twos":
        raise UserError(f"{place}: encoding: activations of 1 bit in twos are only -1 and 0; use bipolar")
    widths = zip((activations, weights), pair, strict=True)
    return Quantized(activations, weights, *(INT8 if bits > MAX_PLANES else name for bits, name in widths))


def _calibration(body: dict[str, Any], place: str) -> Calibration:
    method, samples = body.get("method", "mse"), body.get("samples", Calibration.samples)
    percentile = body.get("percentile", Calibration.percentile)
    rounding = body.get("rounding", Calibration.rounding)
    if rounding not in ROUNDINGS:
        raise UserError(f"{place}: rounding = {rounding!r}: give one of {', '.join(ROUNDINGS)}")
    correction = body.get("bias_correction", rounding == "learned")
    if not isinstance(correction, bool):
        raise UserError(f"{place}: bias_correction = {correction!r}: give true or false")
    if method not in METHODS:
        raise UserError(f"{place}: method = {method!r}: give one of {', '.join(METHODS)}")
    if type(samples) is not int or samples < 1:
        raise UserError(f"{place}: samples = {samples!r}: give a number of 1 or more")
    if type(percentile) not in (int, float) or not 50 <= percentile <= 100:
        raise UserError(f"{place}: percentile = {percentile!r}: give a number from 50 to 100")
    if "percentile" in body and method != "percentile":
        raise UserError(f"{place}: percentile counts with method = 'percentile' only, not {method!r}")
    return Calibration(method, samples, float(percentile), rounding, correction)


def _known(body: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    for key in body:
        if key not in keys:
            near = difflib.get_close_matches(key, keys, 1)
            meant = f"did you mean {near[0]}? " if near else ""
            raise UserError(f"{place}: unknown key {key!r}; {meant}allowed: {', '.join(keys)}")
