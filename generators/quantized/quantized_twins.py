"""Twins of quantized types: programs that break one of C1 to C13 of QuantizedTensorElementType."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from generators.choices import Choices, Strategy, composite
from generators.quantized.quantized_types import baseline, per_axis, per_tensor
from generators.twins.invalid_twins import UNWRITABLE, Twin
from spec.normalized_names import canonical
from spec.program import Operation, Value, main_program
from spec.structure import violations
from spec.traceability import QUANTIZED_TYPE
from spec.types import IntegerType, QuantizedType, TensorType, dtype
from spec.vocabulary import max_value, min_value

_SHAPE = (2, 3)
Change = Callable[[QuantizedType], QuantizedType]

_OF_TENSOR: Mapping[str, tuple[Change, ...]] = {
    "C1": (lambda q: replace(q, storage_min=q.storage_min + 0.5),),  # type: ignore[arg-type]
    "C2": (lambda q: replace(q, storage_max=q.storage_max - 0.5),),  # type: ignore[arg-type]
    "C3": (
        lambda q: replace(q, storage_min=int(min_value(q.storage_type)) - 1),
        lambda q: replace(q, storage_max=int(max_value(q.storage_type)) + 1),
        lambda q: replace(q, storage_max=q.storage_min, zero_points=(q.storage_min,)),
    ),
    "C5": (lambda q: replace(q, scales=(0.0,)), lambda q: replace(q, scales=(-q.scales[0],))),
    "C6": (lambda q: replace(q, scales=(1e39 if dtype(q.expressed_type).itemsize <= 4 else float("inf"),)),),
    "C7": (
        lambda q: replace(q, storage_max=q.storage_max - 1, zero_points=(q.storage_max,)),
        lambda q: replace(q, storage_min=q.storage_min + 1, zero_points=(q.storage_min,)),
    ),
    "C8": (lambda q: replace(q, zero_points=(q.storage_min + 0.5,)),),  # type: ignore[arg-type]
    "C10": (lambda q: replace(q, scales=q.scales * 2, zero_points=q.zero_points * 2),),
}
_OF_AXIS: Mapping[str, tuple[Change, ...]] = {
    "C11": (lambda q: replace(q, quantization_dimension=-1),),
    "C12": (lambda q: replace(q, quantization_dimension=len(_SHAPE)),),
    "C13": (
        lambda q: replace(q, scales=q.scales[:-1], zero_points=q.zero_points[:-1]),
        lambda q: replace(q, scales=q.scales[:1] * 7, zero_points=q.zero_points[:1] * 7),
    ),
}


def type_labels() -> tuple[str, ...]:
    return (*_OF_TENSOR, *_OF_AXIS)


def type_twins(label: str) -> Strategy[Twin]:
    """Return the strategy for programs with a tensor type that breaks this label. Raises KeyError for other labels."""
    if label not in type_labels():
        raise KeyError(f"no program breaks {label} of quantized types: {UNWRITABLE.get(label, 'unknown label')}")
    return _twins(label)


@composite
def _twins(choices: Choices, label: str) -> Twin:
    of = baseline(choices, choices.choice((8, 16, 4)))
    of = of.with_storage(IntegerType(of.storage.width, signed=True))
    if label in _OF_AXIS:
        axis = choices.integer(0, 1)
        valid = per_axis(choices, of, axis, _SHAPE[axis], zero_point=0)
    else:
        valid = per_tensor(choices, of, zero_point=0)
    change = choices.choice(_OF_TENSOR.get(label) or _OF_AXIS[label])
    broken = TensorType(_SHAPE, change(valid))
    x, y = Value("x", broken), Value("y", TensorType(_SHAPE, of.expressed))
    operation = Operation("uniform_dequantize", (x,), (), (), (y,))
    program = canonical(main_program((x,), (operation,), (y,)))
    found = tuple(sorted({v.label.removeprefix("quantized ") for v in violations(program)}))
    return Twin(program, QUANTIZED_TYPE, label, found)
