"""Features of an operation and of the program around it."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product, takewhile
from typing import Any

import numpy as np

from generators.cases import Case
from spec.attributes import Boolean, Enum, Integer
from spec.program import Operation, Region, Value, walk
from spec.structured_attributes import EnumList, Unit
from spec.types import QuantizedType, TensorType, TokenType, TupleType, Type
from trials.computing_operations import computes, is_terminator
from trials.features.element_features import is_of_signed_zeros_and_ones, words_of
from trials.features.feature_words import implications, type_word
from trials.features.index_features import index_types, index_values
from trials.features.operation_context import OperationContext, ProgramContext, tensors_of

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Quality:
    word: str
    names: str
    neutral: int | bool

    def concerns(self, name: str) -> bool:
        return re.fullmatch(self.names, name) is not None


QUALITIES = (
    Quality("padding", "(edge_)?padding(_low|_high)?", 0),
    Quality("interior-padding", "interior_padding", 0),
    Quality("strides", "(window_)?strides", 1),
    Quality("base-dilation", "base_dilations|lhs_dilation", 1),
    Quality("window-dilation", "window_dilations|rhs_dilation", 1),
    Quality("feature-groups", "feature_group_count", 1),
    Quality("batch-groups", "batch_group_count", 1),
    Quality("reversal", "window_reversal", False),
    Quality("channel", "channel_id", 0),
    Quality("global-device-ids", "use_global_device_ids", False),
)


@functools.cache
def _qualities_of(name: str) -> tuple[Quality, ...]:
    return tuple(quality for quality in QUALITIES if quality.concerns(name))


def features(
    case: Case, operation: Operation, asked: Iterable[str] | None = None, fed: frozenset[str] = frozenset()
) -> frozenset[str]:
    """Return the features of an operation; for an invalid program, those that can be computed.

    `asked`: only facts that yield one of these words are computed, None for all. `fed`: constants that the backend
    turns into arguments.
    """
    seen = OperationContext(case, operation, fed)
    names = None if asked is None else {word.partition("=")[0] for word in asked}
    wanted = (fact for fact, words in _WORDS_OF_FACTS if names is None or not names.isdisjoint(words))
    return frozenset().union(*(_words_of(fact, seen) for fact in wanted))


class Features:
    """The features of an operation as a container: `word in Features(...)` computes only what the word needs."""

    def __init__(self, case: Case, operation: Operation, whole: ProgramContext | None = None) -> None:
        self._seen = OperationContext(case, operation, whole=whole)
        self._known_words: dict[_Fact, frozenset[str]] = {}

    def __contains__(self, word: str) -> bool:
        fact = _fact_of(word)
        if fact not in self._known_words:
            self._known_words[fact] = _words_of(fact, self._seen)
        return word in self._known_words[fact]


# The facts: each yields words.


def _words_of(fact: _Fact, seen: OperationContext) -> frozenset[str]:
    found: set[str] = set()
    with suppress(Exception):  # presupposes a constraint that is broken
        found.update(fact(seen))
    return frozenset(found)


def _types(seen: OperationContext) -> Iterator[str]:
    for role, values in (("operand", seen.operation.operands), ("result", seen.operation.results)):
        for i, v in enumerate(values):
            if isinstance(v.type, TensorType):
                yield f"{role}-type={v.type.element_type}"
                yield f"{role}-type={i}:{v.type.element_type}"
    for e in {t.element_type for t in seen.tensors}:
        yield from implications(f"element-type={type_word(e)}")
    if len({t.element_type for t in tensors_of(v for v in seen.operation.operands if v not in seen.indices)}) > 1:
        yield "mixed-types"
    given, made = list(tensors_of(seen.operation.operands[:1])), tensors_of(seen.operation.results)
    if given and {t.element_type for t in made} - {t.element_type for t in given}:
        yield "converted-result"
    quantized = [t.element_type for t in seen.tensors if isinstance(t.element_type, QuantizedType)]
    yield from (["per-axis"] if any(t.quantization_dimension is not None for t in quantized) else ())
    stored = [t.storage_type for t in quantized]
    yield from (["quantized"] if stored else ())
    yield from (f"storage-type={t}" for t in {*stored})
    parameters = {(t.scales, t.zero_points) for t in quantized}
    yield from (["several-quantizations"] if len(parameters) > 1 else ())
    yield from (["unsigned-storage"] if not all(t.signed for t in stored) else ())
    values = (*seen.operation.operands, *seen.operation.results)
    yield from (["token"] if any(_holds(v.type, TokenType) for v in values) else ())
    yield from (["tuple"] if any(isinstance(v.type, TupleType) for v in values) else ())


def _holds(t: Type, kind: type) -> bool:
    return isinstance(t, kind) or (isinstance(t, TupleType) and any(_holds(u, kind) for u in t.types))


def _shapes(seen: OperationContext) -> Iterator[str]:
    operands, results = tensors_of(seen.operation.operands), tensors_of(seen.operation.results)
    if operands:
        yield f"operand-rank={len(operands[0].shape)}"
    shapes = [t.shape for t in (*operands, *results)]
    said = {
        "empty": any(0 in s for s in shapes),
        "empty-operand": any(0 in t.shape for t in operands),
        "empty-result": any(0 in t.shape for t in results),
        "empty-indices": any(0 in t.shape for t in tensors_of(seen.indices)),
        "scalar": bool(shapes) and not any(shapes),
        "one-element": bool(shapes) and all(set(s) <= {1} for s in shapes),
        "same-sizes": bool(operands and results) and Counter(operands[0].shape) == Counter(results[0].shape),
        "dynamic": any(None in s for s in shapes),
        "bounded": any(t.bounds is not None for t in (*operands, *results)),
    }
    yield from (word for word, holds in said.items() if holds)
    for i, v in enumerate(seen.operation.operands):
        if isinstance(v.type, TensorType) and v.type.bounds is not None:
            yield f"bounded-operand={i}"
            sizes = [bound for bound in v.type.bounds if bound is not None]
            yield from (["several-bounded-sizes"] if len(sizes) > 1 else ())


def _operands(seen: OperationContext) -> Iterator[str]:
    operands = seen.operation.operands
    constants = seen.constants
    places = [i for i, v in enumerate(operands) if v.name in constants]
    yield from (f"constant-operand={i}" for i in places)
    yield from (["constant-operand"] if places else ())
    if places and len(places) == len(operands):
        yield "constants-only"
        yield from (["plain-constants-only"] if seen.fed.isdisjoint(v.name for v in operands) else ())
    yield from (["same-operand-twice"] if len({v.name for v in operands}) < len(operands) else ())
    yield from (["shared-operand"] if any(seen.uses[v.name] > 1 for v in operands) else ())
    yield from (["several-results"] if len(seen.operation.results) > 1 else ())
    made = operands if seen.operation.name != "constant" else seen.operation.results
    arrays = [constants[v.name].array for v in made if v.name in constants]
    yield from (["signed-zeros-and-ones"] if any(map(is_of_signed_zeros_and_ones, arrays)) else ())


def _variadics(seen: OperationContext) -> Iterator[str]:
    members = type(seen.view).members if seen.view is not None else {}
    variadics = [n for n, m in members.items() if m.role == "operand" and m.is_variadic]
    if any(len(getattr(seen.view, n)) > 1 for n in variadics):
        yield "several-operands"


def _bodies(seen: OperationContext) -> Iterator[str]:
    members = type(seen.view).members if seen.view is not None else {}
    names = [n for n, m in members.items() if m.role == "region"]
    for i, region in enumerate(seen.operation.regions):
        name = f"{names[i]}:" if len(names) > 1 and i < len(names) else ""
        if region.arguments:
            yield f"body={name}{_single(region)}"
        yield from (f"body-returns={name}{what}" for what in _body_returns(region))
        yield from (["promoted"] if _promotes(seen, region) else ())
        yield from (["captured-value"] if _captures(region) else ())
        for o in walk(region):
            if not is_terminator(o):
                yield f"in-body={o.name}"
                for t in {t.element_type for t in tensors_of((*o.operands, *o.results))}:
                    yield from implications(f"in-body-type={o.name}:{type_word(t)}")
                yield from (f"in-body-{word}" for word in _attribute_words(OperationContext(seen.case, o)))
                places = [i for i, v in enumerate(o.operands) if v.name in seen.constants]
                yield from (f"in-body-constant-operand={o.name}:{i}" for i in places)


def _promotes(seen: OperationContext, region: Region) -> bool:
    """Return whether a region of the operation takes other element types than its operands, indices aside, have."""
    types = [t.element_type for t in tensors_of(v for v in seen.operation.operands if v not in seen.indices)]
    inner = [t.element_type for t in tensors_of(region.arguments)]
    return bool(set(inner) - set(types)) or (len(inner) == len(types) and inner != types)


def _single(region: Region) -> str:
    arguments = {a.name for a in region.arguments}
    if len(region.operations) == 2:
        only, last = region.operations
        if {v.name for v in only.operands} == arguments and last.operands == only.results:
            return only.name
    return "other"


def _body_returns(region: Region) -> Iterator[str]:
    constants = {v.name for o in region.operations[:-1] for v in o.results if o.name == "constant"}
    if len(constants) < len(region.operations) - 1:
        return
    arguments = {a.name: f"argument-{i}" for i, a in enumerate(region.arguments)}
    for v in region.returned:
        yield arguments.get(v.name, "constant" if v.name in constants else "outer")


def _captures(region: Region) -> bool:
    inner = {a.name for a in region.arguments}
    for o in walk(region):
        inner |= {v.name for v in o.results} | {a.name for r in o.regions for a in r.arguments}
    return any(v.name not in inner for o in walk(region) for v in o.operands)


_SHOWN_KINDS = (Enum, Boolean, Unit, Integer, EnumList)


def _attribute_words(seen: OperationContext) -> Iterator[str]:
    members = type(seen.view).members if seen.view is not None else {}
    for name, value in seen.attributes():
        if isinstance(members[name].kind, _SHOWN_KINDS) and value is not None:
            shown = "+".join(map(str, value)) if isinstance(value, tuple) else str(value)
            yield f"attribute={name}:{shown.lower() if isinstance(value, bool) else shown}"


def _attributes(seen: OperationContext) -> Iterator[str]:
    for name, value in seen.attributes():
        flat = list(_flat(value))
        for quality in _qualities_of(name):
            if any(v != quality.neutral for v in flat):
                yield quality.word
            if quality is QUALITIES[0] and any(v < 0 for v in flat):
                yield "negative-padding"
        if is_dimension(name) and any(v < 0 for v in flat):
            yield "negative-dimension"
        if is_dimension(name) and flat != sorted(flat):
            yield "unordered-dimensions"
        if "length" in name and any(v % 2 for v in flat):
            yield "odd-length"
        if name.endswith("sizes") and 0 in flat:
            yield f"zero-in={name}"
        if name == "replica_groups" and len(value) > 1:
            yield "several-groups"
        if name == "replica_groups" and len(flat) == len(value):
            yield "lone-processes"
        if name == "slice_sizes" and value == getattr(seen.operation.operands[0].type, "shape", None):
            yield "whole-slices"
    yield from (f"empty-attribute={name}" for name, value in seen.operation.attributes if value == ())


def _kernels(seen: OperationContext) -> Iterator[str]:
    view: Any = seen.view
    if not hasattr(view, "kernel_input_feature_dimension"):
        return
    kernel, result = (t.shape for t in tensors_of([seen.operation.operands[1], seen.operation.results[0]]))
    yield f"kernel-input-features={kernel[view.kernel_input_feature_dimension]}"
    yield f"kernel-output-features={kernel[view.kernel_output_feature_dimension]}"
    yield from (["lone-window"] if all(result[d] == 1 for d in view.output_spatial_dimensions) else ())


@functools.cache
def is_dimension(name: str) -> bool:
    return re.search("dimension|(^|_)dims?($|_)|permutation", name) is not None and "window_dimensions" not in name


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, tuple):
        for v in value:
            yield from _flat(v)
    elif isinstance(value, int):
        yield value


def _processes(seen: OperationContext) -> Iterator[str]:
    program = seen.case.program
    yield from (["several-processes"] if program.num_processes > 1 else ())
    yield from (["several-replicas"] if program.num_replicas > 1 else ())
    yield from (["several-partitions"] if program.num_partitions > 1 else ())


def _inputs(seen: OperationContext) -> Iterator[str]:
    first = [a for v in seen.operation.operands[:1] for a in seen.arrays(v)]
    if any(_holds_twice(a) for a in first):
        yield "equal-elements"
    for v in seen.operation.operands:
        if v not in seen.indices:
            for array in seen.arrays(v):
                yield from words_of(array)


def _clamps(seen: OperationContext) -> Iterator[str]:
    low, high = (getattr(seen.view, name, None) for name in ("min", "max"))
    if isinstance(low, Value) and isinstance(high, Value):
        pairs = product(seen.arrays(low), seen.arrays(high))
        with np.errstate(invalid="ignore"):  # a signalling NaN
            is_crossed = any(bool((a > b).any()) for a, b in pairs)
        yield from (["crossed-bounds"] if is_crossed else ())


def _holds_twice(array: Array) -> bool:
    if array.itemsize <= np.dtype(np.uint64).itemsize:
        found = np.sort(np.ascontiguousarray(array).reshape(-1).view(f"u{array.itemsize}"))
        return bool((found[1:] == found[:-1]).any())
    whole, size = array.tobytes(), array.itemsize
    return len({whole[i : i + size] for i in range(0, len(whole), size)}) < array.size


def _neighbours(seen: OperationContext) -> Iterator[str]:
    own = {id(o) for r in seen.operation.regions for o in walk(r)} | {id(seen.operation)}
    computing = [o for o in seen.case.program.operations() if computes(o) and o.name != "func.call"]
    others = [o for o in computing if id(o) not in own]
    yield from (f"with={o.name}" for o in others)
    yield from (["needs-neighbours"] if others else ())
    beside = (OperationContext(seen.case, o) for o in others)
    yield from (["beside-promoted"] if any(_promotes(o, r) for o in beside for r in o.operation.regions) else ())
    used = {v.name for v in seen.operation.operands}
    for other in takewhile(lambda o: o is not seen.operation, computing):
        yield from ([f"operand-shared-with={other.name}"] if any(v.name in used for v in other.operands) else ())


_Fact = Callable[[OperationContext], Iterator[str]]
_FACTS: tuple[tuple[_Fact, str], ...] = (
    (_processes, "several-processes several-replicas several-partitions"),
    (_variadics, "several-operands"),
    (_attribute_words, "attribute"),
    (index_types, "index-type unsigned-indices narrow-indices batching-after-index-vector"),
    (_neighbours, "with needs-neighbours beside-promoted operand-shared-with"),
    (_operands, "constant-operand constants-only plain-constants-only same-operand-twice shared-operand "
     "several-results signed-zeros-and-ones"),
    (_shapes, "operand-rank empty empty-operand empty-result empty-indices scalar one-element same-sizes dynamic "
     "bounded bounded-operand several-bounded-sizes"),
    (_types, "operand-type result-type element-type mixed-types converted-result quantized storage-type "
     "unsigned-storage per-axis several-quantizations token tuple"),
    (_attributes, " ".join(q.word for q in QUALITIES) + " negative-padding negative-dimension odd-length zero-in "
     "unordered-dimensions several-groups lone-processes whole-slices empty-attribute"),
    (_kernels, "kernel-input-features kernel-output-features lone-window"),
    (_bodies, "body body-returns in-body in-body-type in-body-attribute in-body-constant-operand promoted "
     "captured-value"),
    (_inputs, "equal-elements nan-input infinite-input subnormal-input negative-zero-input zero-input negative-input"),
    (_clamps, "crossed-bounds"),
    (index_values, "index-out-of-bounds duplicate-indices"),
)  # fmt: skip
"""Each fact with the words that it may yield, without their values; the slow facts come last."""
_WORDS_OF_FACTS = tuple((fact, frozenset(words.split())) for fact, words in _FACTS)


@functools.cache
def _fact_of(word: str) -> _Fact:
    return _WORDS_OF_FACTS[cost_of(word)][0]


def cost_of(word: str) -> int:
    return next(i for i, (_, words) in enumerate(_WORDS_OF_FACTS) if word.partition("=")[0] in words)
