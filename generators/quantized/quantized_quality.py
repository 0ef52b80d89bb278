"""Coverage of the strategies for quantized types: types, parameters, and results that saturate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.quantized.quantized_cases import quantized_op, quantized_ops
from generators.quantized.quantized_types import FAMILIES, scales
from spec.types import QuantizedType, TensorType, dtype
from spec.vocabulary import max_value, min_value

Shares = Mapping[str, float]


def measure(examples: int, programs: list[Case]) -> dict[str, Shares]:
    pairs = [(op, name) for op in quantized_ops() for name in FAMILIES]
    each = max(1, examples // len(pairs))
    seeds = {pair: seed_of("quality", *pair) for pair in pairs}
    single = [c for pair in pairs for c in draw_cases(quantized_op(*pair), each, seeds[pair])]
    types = [t for c in single + programs for t in _types(c)]
    return {
        "quantized ops, share of operations in programs": _relative(
            o.name for c in programs for o in c.program.operations() if o.name in quantized_ops()
        ),
        "storage types, share of quantized types": _relative(str(t.storage_type) for t in types),
        "expressed types, share of quantized types": _relative(str(t.expressed_type) for t in types),
        "quantization, share of quantized types": _relative(map(_how, types)),
        "storage ranges, share of quantized types": _relative(map(_range, types)),
        "zero points, share of quantized types": _relative(map(_zero_point, types)),
        "scales, share of quantized types": _relative(map(_scale, types)),
        "quantized results, share of cases of uniform_quantize": _results(single),
    }


def _relative(found: Iterable[str]) -> Shares:
    counts = Counter(found)
    return {what: n / max(counts.total(), 1) for what, n in sorted(counts.items())}


def _types(case: Case) -> Iterator[QuantizedType]:
    found: dict[QuantizedType, None] = {}
    for operation in case.program.operations():
        for v in (*operation.operands, *operation.results):
            if isinstance(v.type, TensorType) and isinstance(v.type.element_type, QuantizedType):
                found[v.type.element_type] = None
    yield from found


def _how(t: QuantizedType) -> str:
    return "per tensor" if t.quantization_dimension is None else "per axis"


def _range(t: QuantizedType) -> str:
    whole = (min_value(t.storage_type), max_value(t.storage_type))
    return "all of the storage type" if (t.storage_min, t.storage_max) == whole else "narrow"


def _zero_point(t: QuantizedType) -> str:
    zero = t.zero_points[0]
    if zero in (t.storage_min, t.storage_max):
        return "least" if zero == t.storage_min else "greatest"
    return "zero" if zero == 0 else "other"


def _scale(t: QuantizedType) -> str:
    tiny, huge = scales(t.expressed_type)[-2:]
    return {tiny: "tiny", huge: "huge"}.get(t.scales[0], "usual")


def _results(single: list[Case]) -> Shares:
    counts: Counter[str] = Counter()
    total = 0
    for case in single:
        operation = case.program.main.body.operations[0]
        number, result = (
            (v.type for v in (*operation.operands[:1], *operation.results[:1])) if operation.operands else (None, None)
        )
        if case.op != "uniform_quantize" or not isinstance(number, TensorType) or not isinstance(result, TensorType):
            continue
        if isinstance(number.element_type, QuantizedType) or 0 in number.shape:
            continue
        total += 1
        counts.update(_kinds(case, result))
    return {what: n / max(total, 1) for what, n in sorted(counts.items())}


def _kinds(case: Case, t: TensorType) -> set[str]:
    q = t.element_type
    assert isinstance(q, QuantizedType)
    shape = [1] * len(t.shape)
    if q.quantization_dimension is not None:
        shape[q.quantization_dimension] = -1
    with np.errstate(all="ignore"):
        scale = np.array(q.scales).astype(dtype(q.expressed_type)).astype(np.float64).reshape(shape)
        ratio = np.stack([row[0] for row in case.inputs]).astype(np.float64) / scale
        whole = np.rint(ratio) + np.array(q.zero_points, np.float64).reshape(shape)
        tests = {
            "below storage_min": whole < q.storage_min,
            "above storage_max": whole > q.storage_max,
            "halfway between storage values": np.abs(ratio - np.trunc(ratio)) == 0.5,
            "within": (whole > q.storage_min) & (whole < q.storage_max),
        }
    return {what for what, mask in tests.items() if mask.any()}
