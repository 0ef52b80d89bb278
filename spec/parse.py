"""StableHLO text, pretty or generic, parsed to Programs by the MLIR parser in jaxlib."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from spec.attributes import name_of_symbol
from spec.check_syntax import in_generic_form
from spec.deferred_signals import defer_signals
from spec.dense import NotHeld
from spec.op import is_described, op_named
from spec.program import Attribute, Constant, Function, Operation, Program, Raw, Region, Value
from spec.properties import as_attributes
from spec.raw_dimensions import quote, unprintable, unquote
from spec.shape_computations import in_stablehlo, without_index
from spec.type_text import function_type, type_named
from spec.types import QuantizedType, TensorType, Type, num_bits

_DIAGNOSTIC = re.compile(r'error: "[^"]*":(\d+):(\d+): (.*)')
_LOCATION = re.compile(r'"[^"]*":(\d+):(\d+)')
_UNREADABLE = re.compile(r"Attribute\((.*)\)\)", re.DOTALL)
_CHLO = "builtin.module(func.func(chlo-legalize-to-stablehlo))"


class ParseError(ValueError):
    """Text is no StableHLO program. The message is one line: source, line, column and the problem."""


def parse(
    text: str,
    source: str = "<string>",
    *,
    lower_chlo: bool = False,
    verified: bool = True,
    located: bool = False,
) -> Program:
    """Return the program of a module; the values of each function are named 0, 1, 2, ... in order.

    Unknown ops are kept, with their attributes as Raw. Ops of other dialects must be in the generic form, those of the
    `check` dialect may be in either. `lower_chlo` turns CHLO ops into StableHLO. With `verified` False, generic ops are
    read even if jaxlib's verifier would reject them. With `located`, operations have their locations: those in the text
    or, if there are none, line and column in `source`. Attributes of functions and arguments are dropped. Raises
    ParseError.
    """
    with context():
        module = _module(_printable(text if verified else _hide_from_verifier(text), source), source)
        if lower_chlo:
            _run(module, _CHLO, source)
        try:
            return in_stablehlo(_program(module, _Locations(source) if located else None))
        except _NoProgram as problem:
            line, column = problem.place
            raise ParseError(f"{source}:{line}:{column}: {problem}") from None
        except UnicodeDecodeError as problem:  # MLIR's escapes may spell any bytes
            raise ParseError(f"{source}:1:1: a name is no UTF-8: {problem.reason}") from None


def print_mlir(text: str) -> str:
    """Return the program as MLIR prints it, pretty if its dialects have such a form. Raises ParseError."""
    with context():
        try:
            return str(_module(_printable(text, "<string>"), "<string>")).strip() + "\n"
        except UnicodeDecodeError as problem:
            raise ParseError(f"<string>:1:1: a name is no UTF-8: {problem.reason}") from None


def verify(text: str) -> str | None:
    """Return the first message of jaxlib's parser and verifier about a program, or None if they accept it."""
    with context():
        try:
            _module(text, "<string>")
        except ParseError as error:
            return str(error)
    return None


@functools.cache
def _mlir() -> Any:
    """Return jaxlib's bindings, imported on first use, since most users of this package never parse."""
    with defer_signals():  # the bindings make Python classes while C++ cannot pass on an exception
        return _import_mlir()


def _import_mlir() -> Any:
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    from jaxlib.mlir.dialects import builtin, chlo, func, stablehlo

    del builtin, func  # the bindings would import them later, during a call to C++
    stablehlo.register_stablehlo_passes()
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    made = ir.Context()
    made.append_dialect_registry(registry)
    stablehlo.register_dialect(made)
    chlo.register_dialect(made)
    made.allow_unregistered_dialects = True
    made.load_all_available_dialects()
    with made:  # only this pass loads the dialect of quantized types
        passmanager.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)").run(
            ir.Module.parse("module {}").operation
        )
    return ir, passmanager, made


def context() -> Any:
    return _mlir()[2]


def _module(text: str, source: str) -> Any:
    ir = _mlir()[0]
    if "\0" in text:  # MLIR would take it for the end of the text
        line, column = _position(text, text.index("\0"))
        raise ParseError(f"{source}:{line}:{column}: a NUL byte")
    try:
        return ir.Module.parse(in_generic_form(text))
    except ir.MLIRError as error:
        raise ParseError(_one_line(str(error), source)) from None


_HIDDEN = "unverified."
_GENERIC = re.compile(r'"((?:stablehlo|func)\.\w+)"(?=\s*\()')
_CALL = re.compile(r"\bfunc\.call (@[\w$.-]+)\(([^()\n]*)\) : ")
_NAMED = re.compile(r'\bstablehlo\.(\w+) ("(?:[^"\\\n]|\\.)*") ?((?:%[\w#]+(?:, )?)*) ?\{')
"""Pretty calls and composites: inside an op of an unregistered dialect, MLIR would not find their functions."""


def _hide_from_verifier(text: str) -> str:
    """Return the text with generic ops moved to an unregistered dialect, which MLIR does not verify."""
    generic = _CALL.sub(r'"func.call"(\2) {callee = \1} : ', as_attributes(text))
    generic = _NAMED.sub(r'"stablehlo.\1"(\3) {name = \2, ', generic)
    return quote(_GENERIC.sub(rf'"{_HIDDEN}\1"', generic))


def _printable(text: str, source: str) -> str:
    """Return the text. Raises ParseError if printing its attributes may end the process."""
    found = unprintable(text)
    if found is not None:
        line, column = _position(text, found)
        raise ParseError(f"{source}:{line}:{column}: dimension numbers that are no dimensions")
    return text


def _position(text: str, index: int) -> tuple[int, int]:
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def _run(module: Any, pipeline: str, source: str) -> None:
    ir, passmanager, _ = _mlir()
    try:
        passmanager.PassManager.parse(pipeline).run(module.operation)
    except ir.MLIRError as error:
        raise ParseError(_one_line(str(error), source)) from None


def _one_line(message: str, source: str) -> str:
    found = _DIAGNOSTIC.search(message)
    if found is None:
        return f"{source}:1:1: {' '.join(message.split())}"
    return f"{source}:{found[1]}:{found[2]}: {found[3]}"


class _NoProgram(Exception):
    """Well-formed MLIR that is no StableHLO program."""

    def __init__(self, operation: Any, message: str) -> None:
        super().__init__(" ".join(message.split()))
        found = _LOCATION.search(str(operation.location))
        self.place = (int(found[1]), int(found[2])) if found else (1, 1)


@dataclass(frozen=True)
class _Locations:
    source: str

    def of(self, operation: Any) -> str:
        """Return the location of an operation, with `source` in place of "-", MLIR's name for parsed text."""
        return _IN_TEXT.sub(self._in_source, str(operation.location).removeprefix("loc(").removesuffix(")"))

    def _in_source(self, found: re.Match[str]) -> str:
        return f"{self.source}:{found[1]}:{found[2]}"


_IN_TEXT = re.compile(r'"-":(\d+):(\d+)')


def _program(module: Any, locations: _Locations | None) -> Program:
    functions = []
    for view in module.body.operations:
        operation = view.operation
        if operation.name != "func.func":
            raise _NoProgram(operation, f"{operation.name} is no function")
        functions.append(_function(operation, locations))
    return Program(
        tuple(functions),
        _grid_size(module.operation, "mhlo.num_replicas"),
        _grid_size(module.operation, "mhlo.num_partitions"),
    )


def _grid_size(module: Any, name: str) -> int:
    if name not in module.attributes:
        return 1
    size = str(module.attributes[name]).split(" ")[0]
    if not re.fullmatch(r"[1-9]\d{0,8}", size):
        raise _NoProgram(module, f"{name} is {size}, and no number of processes")
    return int(size)


def _function(operation: Any, locations: _Locations | None) -> Function:
    attributes = operation.attributes
    name = name_of_symbol("@" + str(attributes["sym_name"]))
    visibility = str(attributes["sym_visibility"]) if "sym_visibility" in attributes else '"public"'
    try:
        declared = function_type(str(attributes["function_type"]))
    except ValueError as error:
        raise _NoProgram(operation, str(error)) from None
    reader = _Reader(locations)
    body = reader.region(operation, operation.regions[0])
    if not body.operations:  # a declaration
        body = Region(tuple(map(reader.fresh, declared.inputs)), ())
    return Function(name, body, declared.outputs, private=visibility == '"private"')


class _Reader:
    def __init__(self, locations: _Locations | None) -> None:
        self.locations = locations
        self.values: dict[Any, Value] = {}
        self.count = 0

    def fresh(self, t: Type) -> Value:
        self.count += 1
        return Value(str(self.count - 1), t)

    def region(self, owner: Any, region: Any) -> Region:
        blocks = list(region.blocks)
        if len(blocks) > 1:
            raise _NoProgram(owner, "a region of several blocks is not StableHLO's")
        if not blocks:
            return Region((), ())
        arguments = tuple(self._define(owner, a) for a in blocks[0].arguments)
        return Region(arguments, tuple(self._operation(view.operation) for view in blocks[0].operations))

    def _define(self, owner: Any, value: Any) -> Value:
        try:
            named = self.values[value] = self.fresh(type_named(without_index(str(value.type))))
        except ValueError as error:
            raise _NoProgram(owner, str(error)) from None
        return named

    def _operation(self, operation: Any) -> Operation:
        name = operation.name.removeprefix(_HIDDEN).removeprefix("stablehlo.")
        operands = tuple(self.values[v] for v in operation.operands)
        regions = tuple(self.region(operation, r) for r in operation.regions)
        results = tuple(self._define(operation, r) for r in operation.results)
        try:
            attributes = tuple(sorted(_members(name, _attributes(operation))))
        except NotHeld as problem:
            raise _NoProgram(operation, str(problem)) from None
        location = "" if self.locations is None else self.locations.of(operation)
        return _restore_quantized_type(Operation(name, operands, attributes, regions, results, location))


def _attributes(operation: Any) -> Iterator[tuple[str, str]]:
    attributes = operation.attributes
    for entry in attributes:
        name = entry if isinstance(entry, str) else entry.name
        yield name, _attribute_text(attributes, name)


def _attribute_text(attributes: Any, name: str) -> str:
    try:
        return unquote(str(attributes[name]))
    except TypeError as error:  # the bindings lack a class for some constants, but the message contains their text
        found = _UNREADABLE.search(str(error))
        if found is None:
            raise
        return found[1]


def _members(op_name: str, attributes: Iterator[tuple[str, str]]) -> Iterator[tuple[str, Attribute]]:
    """Yield the attributes as the specification names them; it splits some that MLIR spells as one."""
    groups = op_named(op_name).groups if is_described(op_name) else {}
    for name, text in attributes:
        if name in groups:
            yield from groups[name].read(text).items()
        else:
            yield name, _value(op_name, name, text)


def _value(op_name: str, name: str, text: str) -> Attribute:
    member = op_named(op_name).members.get(name) if is_described(op_name) else None
    if member is None or member.kind is None:
        return Raw(text)
    try:
        return member.kind.read(text)
    except NotHeld:
        raise
    except ValueError:
        return Raw(text)


def _restore_quantized_type(operation: Operation) -> Operation:
    """Return a quantized constant with its own type: MLIR writes it with the storage type."""
    match operation:
        case Operation("constant", (), (("value", Constant(t, data)),), (), (Value(_, TensorType() as own),)):
            quantized = own.element_type
            if isinstance(quantized, QuantizedType) and num_bits(quantized) == num_bits(t.element_type):
                return replace(operation, attributes=(("value", Constant(own, data)),))
    return operation
