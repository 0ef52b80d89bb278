"""Coverage, by drawn cases, of features that compilers rewrite.

These are pairs of ops, tensor sizes, and attributes at the edges of their range and beyond.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from generators import size_classes
from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs import op_pairs
from generators.programs.case_strategies import single_op
from generators.programs.dense_programs import covering_programs
from spec.ops.windows import dilate
from spec.program import Operation
from spec.types import TensorType

Shares = Mapping[str, float]
Shape = tuple[int, ...]


def pairs_reached(most: int) -> dict[str, int]:
    """Return counts: possible op pairs, pairs in `most` covering programs, and programs until the last new pair."""
    possible, found, needed = op_pairs.possible_pairs(), set[op_pairs.Pair](), 0
    for number, case in enumerate(itertools.islice(covering_programs(seed_of("quality"), input_sets=1), most), 1):
        new = possible.intersection(op_pairs.pairs_of(case.program)) - found
        if new:
            found |= new
            needed = number
    return {"possible": len(possible), "drawn": len(found), "programs": needed}


def sizes_reached() -> dict[str, Shares]:
    found: Counter[int] = Counter()
    asked: Counter[int] = Counter()
    for op in op_pairs.ops():
        if not op_pairs.tensors(op, "operand"):
            continue
        for size in (n for n in size_classes.CLASSES if n <= strategies()[op].most_elements):
            asked[size] += 1
            cases = draw_cases(single_op(op, input_sets=1, size=size), 2, seed_of("quality", op, size))
            found[size] += any(size <= size_classes.class_of(_largest(c)) for c in cases)
    return {
        "sizes, share of ops drawn on so many elements": {f"{n:8}": found[n] / asked[n] for n in size_classes.CLASSES}
    }


def _largest(case: Case) -> int:
    operations = case.program.operations()
    types = (v.type for o in operations for v in (*o.operands, *o.results))
    return max((math.prod(t.static_shape) for t in types if isinstance(t, TensorType)), default=0)


# Attributes.


def attributes_reached(examples: int) -> dict[str, Shares]:
    """Return, per attribute of one-op cases, where its values lie relative to the sizes that they apply to."""
    table: dict[str, Shares] = {}
    for op, places in _PLACES.items():
        cases = draw_cases(single_op(op, input_sets=1), examples, seed_of("quality attributes", op))
        operations = [o for c in cases for o in c.program.operations() if o.name == op]
        for attribute, of in places.items():
            counts = Counter(place for o in operations for place in of(o))
            total = max(counts.total(), 1)
            table[f"{attribute} of {op}"] = {place: n / total for place, n in sorted(counts.items())}
    return table


def _amount(n: int, size: int) -> str:
    edges = (
        (n < -size, "below minus the size"),
        (n == -size != 0, "minus the size"),
        (n < 0, "negative"),
        (n == 0, "0"),
    )
    beyond = ((n < size, "below the size"), (n == size, "the size"))
    return next((name for holds, name in (*edges, *beyond) if holds), "beyond the size")


def _shape(o: Operation, operand: int = 0) -> Shape:
    t = o.operands[operand].type
    assert isinstance(t, TensorType)
    return t.static_shape


Places = Callable[[Operation], Iterator[str]]


def _each(name: str, of: Callable[[Operation], Shape], shift: int = 0) -> Places:
    return lambda o: (_amount(n - shift, size) for n, size in zip(_ints(o, name), of(o), strict=True))


def _ints(o: Operation, name: str) -> Shape:
    found = o.attribute(name)
    assert isinstance(found, tuple)
    return found


def _sides(of: Callable[[Operation], Shape]) -> Places:
    return lambda o: (_amount(n, size) for row, size in zip(_ints(o, "padding"), of(o), strict=True) for n in row)  # type: ignore[attr-defined]


def _spread(o: Operation) -> Shape:
    return tuple(dilate(n, i + 1) for n, i in zip(_shape(o), _ints(o, "interior_padding"), strict=True))


def _spatial(side: str, operand: int, dilation: str = "") -> Callable[[Operation], Shape]:
    def of(o: Operation) -> Shape:
        plain = tuple(_shape(o, operand)[d] for d in _ints(o, f"{side}_spatial_dimensions"))
        return tuple(map(dilate, plain, _ints(o, dilation))) if dilation else plain

    return of


def _order(side: str, first: str, second: str) -> Places:
    def of(o: Operation) -> Iterator[str]:
        features = _number(o, f"{side}_{second}_dimension")
        order = (_number(o, f"{side}_{first}_dimension"), features, *_ints(o, f"{side}_spatial_dimensions"))
        last = "channels last" if features == len(order) - 1 else "other"
        yield "in order" if order == tuple(sorted(order)) else last

    return of


def _number(o: Operation, name: str) -> int:
    found = o.attribute(name)
    assert isinstance(found, int)
    return found


def _groups(name: str, dimension: str) -> Places:
    def of(o: Operation) -> Iterator[str]:
        groups, things = _number(o, name), _shape(o)[_number(o, dimension)]
        yield "1" if groups == 1 else "all" if groups == things else "some"

    return of


def _products(o: Operation) -> Iterator[str]:
    batching, contracting = _ints(o, "lhs_batching_dimensions"), _ints(o, "lhs_contracting_dimensions")
    yield f"{min(len(batching), 2)} batching"
    yield f"{min(len(contracting), 2)} contracting"
    yield "contracting the last" if contracting[-1:] == (len(_shape(o)) - 1,) else "contracting another"


def _permutation(o: Operation) -> Iterator[str]:
    p = _ints(o, "permutation")
    yield "identity" if p == tuple(sorted(p)) else "reversal" if p == tuple(sorted(p, reverse=True)) else "other"


_IMAGE, _KERNEL = _spatial("input", 0), _spatial("kernel", 1)
_PLACES: dict[str, dict[str, Places]] = {
    "pad": {
        "edge_padding_low": _each("edge_padding_low", _spread),
        "edge_padding_high": _each("edge_padding_high", _spread),
        "interior_padding": _each("interior_padding", _shape),
    },
    "slice": {
        "start_indices": _each("start_indices", _shape),
        "limit_indices": _each("limit_indices", _shape),
        "strides": _each("strides", _shape),
    },
    "transpose": {"permutation": _permutation},
    "reduce_window": {
        "window_dimensions": _each("window_dimensions", _shape),
        "window_strides": _each("window_strides", _shape),
        "base_dilations": _each("base_dilations", _shape),
        "window_dilations": _each("window_dilations", _shape),
        "padding": _sides(lambda o: tuple(map(dilate, _shape(o), _ints(o, "base_dilations")))),
    },
    "select_and_scatter": {
        "window_dimensions": _each("window_dimensions", _shape),
        "window_strides": _each("window_strides", _shape),
        "padding": _sides(_shape),
    },
    "convolution": {
        "window_strides": _each("window_strides", _IMAGE),
        "padding": _sides(_spatial("input", 0, "lhs_dilation")),
        "lhs_dilation": _each("lhs_dilation", _IMAGE),
        "rhs_dilation": _each("rhs_dilation", _KERNEL),
        "kernel size": lambda o: map(_amount, _KERNEL(o), _IMAGE(o)),
        "feature_group_count": _groups("feature_group_count", "input_feature_dimension"),
        "batch_group_count": _groups("batch_group_count", "input_batch_dimension"),
        "input dimensions": _order("input", "batch", "feature"),
        "kernel dimensions": _order("kernel", "input_feature", "output_feature"),
        "output dimensions": _order("output", "batch", "feature"),
    },
    "dot_general": {"dimensions": _products},
}
