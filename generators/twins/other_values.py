"""Other values for an attribute: first values of its own kind, then of another kind."""

from __future__ import annotations

from collections.abc import Iterator

from spec.attributes import Boolean, Dense, Enum, Integer, IntegerArray, Kind, Symbol
from spec.program import Attribute, Constant, Raw
from spec.structured_attributes import (
    BooleanArray,
    Config,
    EnumList,
    Float,
    IntegerMatrix,
    ReplicaGroups,
    String,
    SymbolList,
    Unit,
)
from spec.types import dtype, si32, tensor

Row = tuple[int, ...]
Matrix = tuple[Row, ...]


def other_values(kind: Kind | None, value: Attribute) -> Iterator[Attribute]:
    """Yield values other than the attribute's: first of its kind, then Raw text of another kind.

    None stands for an attribute that is left out.
    """
    match kind, value:
        case Integer(), _:
            yield from (v for v in (-1, 0, 1, 2, 3, 8, 100) if v != value)
        case Boolean(), _:
            yield not value
        case Enum(_, cases), _:
            yield from (c for c in cases if c != value)
        case Symbol(), _:
            yield "no_function"
        case String(), _:
            yield from (v for v in ("", "wrong", "wrong name") if v != value)
        case Unit(), _:
            yield None if value else True
        case Float(), _:
            yield from (0.0, -1.0)
        case Dense(), Constant():
            yield Constant(tensor(si32, 7), bytes(7 * dtype(si32).itemsize))
        case (IntegerArray(), tuple()):
            yield from _arrays(value)
        case (IntegerMatrix(), tuple()):
            yield from _matrices(value)
        case (ReplicaGroups(), tuple()):  # MLIR reads -1 at the end of a row as padding
            yield from (groups for groups in _matrices(value) if kind.read(kind.text(groups)) == groups)
        case (BooleanArray() | EnumList() | SymbolList(), tuple()):
            yield from (value[:-1], (*value, *value[-1:]), ())
    yield from (Raw(text) for text in _of_another_kind(kind))


def _of_another_kind(kind: Kind | None) -> tuple[str, ...]:
    match kind:
        case String() | Config():
            return ("unit", "7 : i8")
        case Unit():
            return ('"wrong"', "7 : i8")
    return ('"wrong"', "unit")


def _arrays(value: Row) -> Iterator[Row]:
    for i, n in enumerate(value):
        for other in (-1, n + 1, 100, n - 1, 0, *value):
            if other != n:
                yield (*value[:i], other, *value[i + 1 :])
    yield value[:-1]
    yield (*value, 0)
    yield (*value, *value[:1])
    yield (0, 0)
    yield (-1,)


def _matrices(value: Matrix) -> Iterator[Matrix]:
    for i, row in enumerate(value):
        for j, n in enumerate(row):
            for other in (-1, n + 1, 100, *(m for r in value for m in r)):
                if other != n:
                    yield (*value[:i], (*row[:j], other, *row[j + 1 :]), *value[i + 1 :])
    yield value[:-1]
    yield (*value, *value[:1])
    yield (*value, (0, 0))
    yield tuple((*row, 0) for row in value)
    yield tuple(row[:-1] for row in value)
    yield tuple((n,) for row in value for n in row)
    yield (tuple(n for row in value for n in row),)
