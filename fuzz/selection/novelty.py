"""Traits of programs: a campaign keeps a program that has a new one, and mutates it.

An implementation may report further traits of its compilation (`Results.shown`).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from spec.program import Operation, Program, Region, Value
from spec.types import TensorType
from trials.features.feature_words import type_word


def traits(program: Program) -> frozenset[int]:
    """Return hashes of the program's features: pairs of ops of which one uses the other's result, and attributes."""
    found: set[str] = set()
    for f in program.functions:
        found.update(_pairs(f.body, {}))
    return frozenset(zlib.crc32(word.encode()) for word in found)


def _pairs(region: Region, outside: dict[str, str]) -> Iterator[str]:
    made = {**outside, **{a.name: "argument" for a in region.arguments}}
    for o in region.operations:
        places = ((made.get(v.name, ""), i) for i, v in enumerate(o.operands))
        yield from (f"{producer}>{o.name}:{min(i, 3)}" for producer, i in places)
        yield from _attributes(o)
        for inner in o.regions:
            yield from _pairs(inner, made)
        made |= {v.name: o.name for v in o.results}


def _attributes(o: Operation) -> Iterator[str]:
    """Yield `OP.NAME=VALUE` for each attribute and each entry of a list.

    A number is given by its sign and bit length; a single value also by the element type of the first result.
    """
    element = _element(o.results[0]) if o.results else ""
    for name, value in o.attributes:
        if isinstance(value, tuple):
            yield from (f"{o.name}.{name}={_class(v)}" for v in value if isinstance(v, int))
        elif isinstance(value, int | str):
            yield f"{o.name}.{name}={_class(value)}:{element}"


def _element(v: Value) -> str:
    if not isinstance(v.type, TensorType):
        return ""
    return type_word(v.type.element_type)


def _class(value: int | str) -> str:
    if isinstance(value, str | bool):
        return str(value)
    return f"{'-' * (value < 0)}{value.bit_length()}"
