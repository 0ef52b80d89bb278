"""Construction of ONNX graphs: nodes, and the ONNX values of a program's values."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

from oracles.backends.program_variants import Inexpressible
from spec.op import is_described, op_named
from spec.program import Operation, Program, Region, Value
from spec.types import (
    ComplexType,
    ElementType,
    QuantizedType,
    TensorType,
    dtype,
    element_type_of,
    is_quantized_tensor,
)

OPSET = 26
OLDEST_OPSET = 18
"""Oldest operation set of the translations; before, axes of reductions were attributes and scatters had no extremes."""
DOMAIN = "program"

Array = np.ndarray[Any, Any]
Translated = Any
"""A Tensor for a tensor, None for a token, a tuple for a tuple."""


@dataclass(frozen=True)
class Tensor:
    name: str
    type: TensorType

    @property
    def shape(self) -> tuple[int, ...]:
        return self.type.static_shape

    @property
    def element_type(self) -> ElementType:
        return self.type.element_type


@dataclass(frozen=True)
class Model:
    program: Program
    opset: int = OPSET
    names: Iterator[int] = field(default_factory=itertools.count)
    functions: dict[str, Any] = field(default_factory=dict)
    """FunctionProto by name, of called functions."""
    arrays: dict[str, Array] = field(default_factory=dict)
    before: dict[str, Tensor] = field(default_factory=dict)
    """Operand of a broadcast by the name of its result, since elementwise ONNX ops broadcast too."""
    spare: set[str] = field(default_factory=set)
    """Values whose nodes are omitted if unused."""
    under_way: list[str] = field(default_factory=list)

    def fresh(self) -> str:
        return f"v{next(self.names)}"


class Scope:
    def __init__(self, model: Model, values: dict[str, Translated] | None = None) -> None:
        self.model = model
        self.nodes: list[Any] = []
        self.values: dict[str, Translated] = dict(values or {})

    def node(self, op: str, *inputs: Tensor | None, to: TensorType | None = None, **attributes: Any) -> Tensor:
        if to is None:
            assert inputs[0] is not None
            to = inputs[0].type
        return self.several(op, *inputs, to=(to,), **attributes)[0]

    def several(
        self, op: str, *inputs: Tensor | None, to: Sequence[TensorType], domain: str = "", **attributes: Any
    ) -> tuple[Tensor, ...]:
        if not domain:
            _check_inputs(op, inputs, self.model.opset)
        outputs = tuple(Tensor(self.model.fresh(), t) for t in to)
        names = ["" if x is None else x.name for x in inputs], [y.name for y in outputs]
        named = {name.rstrip("_"): value for name, value in attributes.items()}
        self.nodes.append(helper.make_node(op, *names, domain=domain, **named))
        return outputs

    def constant(self, array: Any, element_type: ElementType | None = None) -> Tensor:
        array = np.asarray(array) if element_type is None else np.asarray(array).astype(dtype(element_type))
        type_ = TensorType(array.shape, element_type or element_type_of(array.dtype))
        made = self.node("Constant", to=type_, value=_proto(array))
        self.model.arrays[made.name] = array
        return made

    def constant_value(self, x: Tensor) -> Array | None:
        return self.model.arrays.get(x.name)

    def integers(self, values: Sequence[int]) -> Tensor:
        """Add a vector of i64, which many ONNX ops take for a StableHLO attribute."""
        return self.constant(np.array(list(values), np.int64))

    def broadcast(self, x: Tensor, build: Callable[[], Tensor]) -> Tensor:
        """Return the result of `build`, a broadcast of x that is omitted if only ops that broadcast use it."""
        first = len(self.nodes)
        made = build()
        self.model.spare.update(name for node in self.nodes[first:] for name in node.output)
        self.model.before[made.name] = x
        return made

    def before(self, x: Tensor) -> Tensor:
        return self.model.before.get(x.name, x)

    def needed_nodes(self) -> list[Any]:
        used = set(_names_used(self.nodes))
        kept: list[Any] = []
        for node in reversed(self.nodes):
            if self.model.spare.issuperset(node.output) and used.isdisjoint(node.output):
                continue
            kept.append(node)
        if len(kept) < len(self.nodes):
            self.nodes = kept[::-1]
            return self.needed_nodes()
        return self.nodes

    def evaluate(self, region: Region, *arguments: Translated) -> tuple[Translated, ...]:
        outer = self.values
        self.values = {**outer, **{v.name: a for v, a in zip(region.arguments, arguments, strict=True)}}
        for operation in region.operations[:-1]:
            self.apply(operation)
        returned = tuple(self.values[v.name] for v in region.returned)
        self.values = outer
        return returned

    def apply(self, operation: Operation) -> None:
        for result in operation.results:
            check_type(result, self.model.opset)
        name = operation.name
        if name not in TRANSLATIONS or not is_described(name):
            raise Inexpressible(f"{name} has no translation to ONNX")
        operands = [self.values[v.name] for v in operation.operands]
        is_quantized = any(is_quantized_tensor(v.type) for v in (*operation.operands, *operation.results))
        results = (_QUANTIZED[0] if is_quantized else Scope.translate)(self, operation, operands)
        for value, result in zip(operation.results, results, strict=True):
            assert not isinstance(result, Tensor) or result.type == value.type, (name, result.type, value.type)
            self.values[value.name] = result

    def translate(self, operation: Operation, operands: list[Translated]) -> list[Translated]:
        made = TRANSLATIONS[operation.name](self, op_named(operation.name)(operation, self.model.program), *operands)
        return made if isinstance(made, list) else [made]

    def graph(
        self, types: Sequence[TensorType], build: Callable[..., Sequence[Tensor]], outputs: Sequence[TensorType]
    ) -> Any:
        """Return a nested graph: `build` takes its scope and arguments and returns its outputs."""
        inner = Scope(self.model, self.values)
        arguments = [Tensor(self.model.fresh(), t) for t in types]
        made = [inner.node("Identity", x) for x in build(inner, *arguments)]
        infos = [value_info(y.name, t) for y, t in zip(made, outputs, strict=True)]
        taken = [value_info(x.name, x.type) for x in arguments]
        return helper.make_graph(inner.needed_nodes(), self.model.fresh(), taken, infos)


def _names_used(nodes: Iterable[Any]) -> Iterator[str]:
    for node in nodes:
        yield from node.input
        for attribute in node.attribute:
            if attribute.HasField("g"):
                yield from _names_used(attribute.g.node)
                yield from (x.name for x in attribute.g.output)


def _check_inputs(op: str, inputs: Sequence[Tensor | None], opset: int) -> None:
    formal = schema(op, opset)
    for i, x in enumerate(inputs):
        if x is not None and _type_string(onnx_type(x.element_type)) not in formal[min(i, len(formal) - 1)]:
            raise Inexpressible(f"ONNX's {op} takes no {x.element_type}")


@functools.cache
def schema(op: str, opset: int) -> tuple[frozenset[str], ...]:
    """Return the types that each input of an op may have. Raises Inexpressible if the operation set lacks the op."""
    try:
        return tuple(frozenset(x.types) for x in onnx.defs.get_schema(op, opset).inputs)
    except onnx.defs.SchemaError:
        raise Inexpressible(f"ONNX's operation set {opset} has no {op}") from None


def _type_string(number: int) -> str:
    return f"tensor({onnx.TensorProto.DataType.Name(number).lower()})"


def _proto(array: Array) -> Any:
    try:
        return numpy_helper.from_array(array)
    except (ValueError, TypeError, KeyError, NotImplementedError):
        raise Inexpressible(f"ONNX has no constants of {array.dtype}") from None


MOST_TURNS = 1 << 15
"""Largest number of iterations of a Loop or Scan; each node in it takes about ten microseconds."""


def check_turns(count: int) -> None:
    """Raise Inexpressible for a loop that would take too long because of the translation."""
    if count > MOST_TURNS:
        raise Inexpressible(f"a translation by {count} turns of a loop takes too long")


def check_type(value: Value, opset: int) -> None:
    t = value.type
    if not isinstance(t, TensorType):
        return
    if not t.is_static:
        raise Inexpressible(f"{t} has a size that only execution knows")
    number = onnx_type(t.element_type)
    if _type_string(number) not in schema("Identity", opset)[0]:
        raise Inexpressible(f"ONNX's operation set {opset} has no {t.element_type}")


def onnx_type(element_type: ElementType) -> int:
    """Return ONNX's number for an element type, or for the storage type of a quantized one. Raises Inexpressible if it
    has none, or few operations on it."""
    if isinstance(element_type, QuantizedType):
        return onnx_type(element_type.storage_type)
    try:
        number: int = helper.np_dtype_to_tensor_dtype(dtype(element_type))
    except (KeyError, ValueError):
        raise Inexpressible(f"ONNX has no type {element_type}") from None
    if isinstance(element_type, ComplexType) or _type_string(number) not in schema("Identity", OPSET)[0]:
        raise Inexpressible(f"ONNX has no operations on {element_type}")
    return number


def opset_imports(opset: int) -> list[Any]:
    return [helper.make_opsetid("", opset), helper.make_opsetid(DOMAIN, 1)]


def value_info(name: str, t: TensorType) -> Any:
    return helper.make_tensor_value_info(name, onnx_type(t.element_type), list(t.static_shape))


Translation = Callable[..., Translated]
OfQuantized = Callable[[Scope, Operation, list[Translated]], list[Translated]]
_QUANTIZED: list[OfQuantized] = []


def translates_quantized(translation: OfQuantized) -> OfQuantized:
    _QUANTIZED.append(translation)
    return translation


TRANSLATIONS: dict[str, Translation] = {}


def translates(*names: str) -> Callable[[Translation], Translation]:
    """Register a function as the translation of ops.

    It takes the scope, the operation as its op describes it, and the operands, and returns the result or a list of
    results. It raises Inexpressible for a form that ONNX cannot express.
    """

    def mark(translation: Translation) -> Translation:
        TRANSLATIONS.update(dict.fromkeys(names, translation))
        return translation

    return mark
