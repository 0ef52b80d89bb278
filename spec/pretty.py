"""Programs as MLIR text for people: pretty where that is safe, with constants as numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from typing import Any

import numpy as np

from spec import dense
from spec.op import is_default
from spec.parse import ParseError, parse, print_mlir
from spec.program import Operation, Program, Region
from spec.rewriting import rebuilt_operation, rebuilt_region
from spec.structure import violations
from spec.text import text
from spec.types import ComplexType, ElementType, FloatType

MOST_NUMBERS = 4096
"""Constants with more elements stay raw bits, which take a third of the space."""
_RAW = re.compile(r'dense<"0x[0-9A-F]*">\s*:\s*tensor<[^<>]*(?:<[^<>]*>)?>')
_SCALAR_SLICE = re.compile(r"stablehlo\.(\w+) (%[\w#]+), , sizes = \[\] :")
"""The printer's form of a slice of a scalar, which the parser does not read."""
_LONG = re.compile(r'dense<("[^"]*"|[^">]*)>')
_MOST_CHARACTERS = 200


class Form(Enum):
    PRETTY = "pretty"
    INVALID = "generic, since it breaks a constraint"
    """MLIR is not asked: its verifier may end the process."""
    REFUSED = "generic, since MLIR refuses it"
    DIFFERENT = "generic, since what MLIR prints reads back as another program"


def pretty(program: Program) -> str:
    """Return the program as MLIR prints it if that reads back as the same program, otherwise in the generic form.

    Attributes with their default values do not count as a difference. Constants of at most MOST_NUMBERS elements are
    numbers, exact to the bit; numbers without an exact decimal, such as NaN, stay hexadecimal. The text has no streams.
    """
    return spell(program)[0]


def spell(program: Program) -> tuple[str, Form]:
    """Return the text of `pretty` and its form."""
    generic = text(program)
    if violations(program):
        return readable(program), Form.INVALID
    try:
        found = print_mlir(generic)
    except ParseError:
        return readable(program), Form.REFUSED
    found = _SCALAR_SLICE.sub(r'"stablehlo.\1"(\2) {slice_sizes = array<i64>} :', found)
    try:
        same = without_defaults(parse(generic))
        if all(without_defaults(parse(found, verified=verified)) == same for verified in (True, False)):
            return _with_numbers(found), Form.PRETTY
    except ParseError:
        pass
    return readable(program), Form.DIFFERENT


def readable(program: Program) -> str:
    """Return the program in the generic form with numbers. MLIR neither verifies nor prints it, so it cannot end the
    process."""
    return _with_numbers(text(program), verified=False)


def without_defaults(program: Program) -> Program:
    """Return the program without attributes that have their default values, which MLIR may leave out."""
    return replace(program, functions=tuple(replace(f, body=_shorten(f.body)) for f in program.functions))


def _shorten(region: Region) -> Region:
    return rebuilt_region(region, region.arguments, tuple(map(_short, region.operations)))


def _short(operation: Operation) -> Operation:
    kept = tuple((n, x) for n, x in operation.attributes if not is_default(operation, n, x))
    attributes = kept if len(kept) < len(operation.attributes) else operation.attributes
    regions = tuple(map(_shorten, operation.regions))
    return rebuilt_operation(operation, operation.operands, attributes, regions, operation.results)


def elide(shown: str) -> str:
    """Return the text with the elements of long constants cut short. It cannot be parsed."""
    return _LONG.sub(lambda found: found[0] if len(found[0]) <= _MOST_CHARACTERS else f"{found[0][:64]}...>", shown)


def _with_numbers(shown: str, verified: bool = True) -> str:
    """Return the text with numbers for raw bits if it then reads back as the same program, otherwise unchanged."""
    found = _RAW.sub(lambda raw: _numbers(raw[0]), shown)
    if found == shown:
        return shown
    try:
        same = parse(found, verified=verified) == parse(shown, verified=verified)
    except ParseError:  # the constant is part of a string, or neither text can be read
        same = False
    return found if same else shown


def _numbers(literal: str) -> str:
    try:
        constant = dense.read(literal)
    except ValueError:
        return literal
    array, element = constant.array, constant.type.element_type
    if not 0 < array.size <= MOST_NUMBERS:
        return literal
    one = len(literal.split('"')[1]) == 2 + 2 * array.itemsize
    body = _number(array.flat[0], element) if one else _nest(array, element)
    return f"dense<{body}>{literal[literal.index('>') + 1 :]}"


def _nest(array: np.ndarray[Any, Any], element: ElementType) -> str:
    if array.ndim == 0:
        return _number(array[()], element)
    return f"[{', '.join(_nest(a, element) for a in array)}]"


def _number(x: Any, element: ElementType) -> str:
    match element:
        case FloatType():
            return _float(x)
        case ComplexType():
            return f"({_float(x.real)}, {_float(x.imag)})"
    return str(x).lower()


def _float(x: Any) -> str:
    """Return a short decimal that reads back as this number to the bit, or its bits in hexadecimal if there is none."""
    if np.isfinite(x):
        for digits in (6, 9, 17):
            decimal = f"{float(x):.{digits}e}"
            if type(x)(float(decimal)).tobytes() == x.tobytes():
                return decimal
    return f"0x{int.from_bytes(x.tobytes(), 'little'):0{2 * x.itemsize}X}"
