"""The reference evaluator: an abstract interpreter of whole programs whose values are sets of conforming results.

The meaning of an op is a function in `oracles/reference/<family>.py` with a decorator that registers it:

    @evaluates("transpose")
    def transpose(operand: Acceptance, *, permutation: tuple[int, ...]) -> Acceptance: ...

It takes the op's operands by position (a variadic operand as a tuple), its attributes and regions by name, and
`results` (the result types) and `context` if it has such parameters. It returns an Acceptance, or a tuple of them. The
first axis of every value is that of the input sets: all input sets of a program are evaluated at once.
"""

from __future__ import annotations

import enum
import inspect
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ParamSpec, TypeVar

import numpy as np

from oracles.dynamic_evaluation import StaticForms, UnknownSizes, fits
from oracles.latitudes import Latitude
from oracles.limits import Limits
from oracles.sets.acceptance import Acceptance, Array, exactly
from oracles.sets.unrounded import Unrounded
from oracles.sets.value_sets import TOKEN, AbstractValue, join, widen
from spec.dynamic_validity import ShapeMismatch
from spec.op import op_named
from spec.program import Operation, Program, Region, Value
from spec.rewriting import free_values
from spec.types import QuantizedType, TensorType

P = ParamSpec("P")
R = TypeVar("R")


class Mode(enum.Enum):
    """STRICT admits only the correctly rounded result of an IEEE operation. FUSED admits the results of contraction and
    excess precision too, where the program allows them (`oracles.sets.unrounded`)."""

    STRICT = "strict"
    FUSED = "fused"


class Unevaluated(Exception):
    """The evaluator cannot evaluate an operation, or reached a limit; the message says which operation and why."""


class EndlessLoop(Unevaluated):
    """A while loop exceeds, or may exceed, the limit on iterations."""


class OutOfTime(Unevaluated):
    """The evaluation exceeds its time limit."""


class MismatchedSizes(Unevaluated):
    """Sizes are inconsistent at run time, which the specification leaves undefined."""


Observer = Callable[[Operation, tuple[AbstractValue, ...]], None]
"""Callback for each evaluated operation, in regions and callees too, with its outputs."""
Decide = Callable[[AbstractValue], AbstractValue]
"""Replacement of each output of an operation. One that picks a conforming result makes the evaluation a concrete
execution."""


@dataclass(frozen=True)
class Prepared:
    operation: Operation
    meaning: Callable[..., Any]
    operands: tuple[str | tuple[str, ...], ...]
    attributes: Mapping[str, Any]
    regions: tuple[tuple[str, Region | tuple[Region, ...]], ...]
    elements: int


@dataclass(frozen=True)
class Context:
    """State of one evaluation: everything besides its inputs that the meaning of an op may depend on."""

    program: Program
    mode: Mode = Mode.STRICT
    latitude: Latitude = field(default_factory=Latitude)
    limits: Limits = field(default_factory=Limits)
    input_sets: int = 1
    is_split: bool = False
    """Whether control flow has separated input sets or processes."""
    deadline: float = math.inf
    """Time of `time.monotonic` at which the evaluation stops."""
    prepared: dict[int, Prepared] = field(default_factory=dict, repr=False, compare=False)
    free: dict[int, tuple[Region, Mapping[str, Value]]] = field(default_factory=dict, repr=False, compare=False)
    dynamic: StaticForms = field(default_factory=StaticForms, repr=False, compare=False)
    unrounded: Unrounded | None = field(default=None, repr=False, compare=False)
    observe: Observer | None = field(default=None, repr=False, compare=False)
    decide: Decide | None = field(default=None, repr=False, compare=False)

    @property
    def processes(self) -> int:
        return self.program.num_replicas * self.program.num_partitions

    def without_communication(self) -> Context:
        """Return the context for a part of the processes, which cannot communicate with the others."""
        return self if self.is_split or self.processes == 1 else replace(self, is_split=True, prepared={})

    def call(self, function_name: str, arguments: Sequence[AbstractValue]) -> tuple[AbstractValue, ...]:
        return Body(self.program.function(function_name).body, {}, self)(*arguments)

    def in_mode_for(self, operation: Operation) -> Context:
        """Return this context, in STRICT mode if the operation cannot be fused with another."""
        if self.mode is Mode.STRICT or self.unrounded is None or operation in self.unrounded:
            return self
        return replace(self, mode=Mode.STRICT)

    def in_fused_mode(self) -> Context:
        return self if self.mode is Mode.FUSED else replace(self, mode=Mode.FUSED, prepared={})


@dataclass(frozen=True)
class Body:
    region: Region
    captured: Mapping[str, AbstractValue]
    context: Context

    def __call__(self, *arguments: AbstractValue) -> tuple[AbstractValue, ...]:
        values = dict(self.captured)
        values.update((v.name, a) for v, a in zip(self.region.arguments, arguments, strict=True))
        for operation in self.region.operations[:-1]:
            outputs = apply(operation, values, self.context)
            values.update((r.name, o) for r, o in zip(operation.results, outputs, strict=True))
        return tuple(values[v.name] for v in self.region.returned)

    def in_context(self, context: Context) -> Body:
        return Body(self.region, self.captured, context)

    def map(self, change: Callable[[AbstractValue], AbstractValue]) -> Body:
        used = captures(self.region, self.context)
        return Body(self.region, {n: change(v) for n, v in self.captured.items() if n in used}, self.context)


def captures(region: Region, context: Context) -> Mapping[str, Value]:
    known = context.free.get(id(region))
    if known is None or known[0] is not region:
        known = context.free[id(region)] = (region, free_values(region))
    return known[1]


def at_sets(value: AbstractValue, rows: Array) -> AbstractValue:
    """Return the rows `rows` (input sets) of a value; a value whose first axis is 1 is unchanged."""
    match value:
        case Acceptance():
            return value if value.input_sets == 1 else value.lift(lambda x: x[rows])
        case Body():
            part = value.map(lambda v: at_sets(v, rows))
            is_whole = len(rows) == value.context.input_sets and bool((rows == np.arange(len(rows))).all())
            return part if is_whole else part.in_context(value.context.without_communication())
        case tuple():
            return tuple(at_sets(v, rows) for v in value)
    return value


def input_sets(values: Any) -> int:
    """Return the length of the first axis of values, which may be nested in tuples or captured by bodies."""
    match values:
        case Acceptance():
            return values.input_sets
        case Body():
            used = captures(values.region, values.context)
            return max((input_sets(v) for n, v in values.captured.items() if n in used), default=1)
        case tuple() | list():
            return max((input_sets(v) for v in values), default=1)
    return 1


def per_input_set(meaning: Callable[P, R]) -> Callable[P, R]:
    """Decorate a meaning that handles one input set at a time, because data decides its control flow: call it once for
    each input set (first axis 1) and join the results."""
    signature = inspect.signature(meaning)

    def each(*operands: P.args, **members: P.kwargs) -> R:
        n = max(input_sets(operands), input_sets(tuple(members.values())))
        if n == 1:
            return meaning(*operands, **members)
        results = []
        for k in range(n):
            row = np.array([k])
            bodies = {m: v if m in ("results", "context") else at_sets(v, row) for m, v in members.items()}
            results.append(meaning(*(at_sets(o, row) for o in operands), **bodies))  # type: ignore[arg-type]
        joined: R = join(results)
        return joined

    each.__signature__ = signature  # type: ignore[attr-defined]
    return each


_MEANINGS: dict[str, tuple[Callable[..., Any], frozenset[str]]] = {}


def evaluates(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the decorated function as the meaning of the op `name`; the module docstring says how it is called.
    Raises ValueError if the op has a meaning already."""

    def register(meaning: Callable[..., Any]) -> Callable[..., Any]:
        if name in _MEANINGS:
            raise ValueError(f"op {name} is given a meaning twice")
        _MEANINGS[name] = (meaning, frozenset(inspect.signature(meaning).parameters) & {"results", "context"})
        return meaning

    return register


Lift = Callable[[Callable[..., Any], Operation, Context], Callable[..., Any]]
_OF_QUANTIZED: list[Lift] = []


def evaluates_quantized(lift: Lift) -> Lift:
    """Register the function that turns an op's meaning on numbers into its meaning on quantized operands, for all ops
    that `dequantize`."""
    _OF_QUANTIZED.append(lift)
    return lift


def meanings() -> Mapping[str, Callable[..., Any]]:
    """Return the registered meaning of each op by mnemonic, in alphabetical order."""
    import oracles.reference  # noqa: F401  registers the families

    return {name: meaning for name, (meaning, _) in sorted(_MEANINGS.items())}


def _find_prepared(operation: Operation, values: Mapping[str, AbstractValue], context: Context) -> Prepared:
    try:
        found = context.dynamic.static_form(operation, values, context.program)
    except ShapeMismatch as why:
        raise MismatchedSizes(f"{operation.name}: sizes do not go together at run time: {why}") from None
    except UnknownSizes as why:
        raise Unevaluated(f"{operation.name}: {why}") from None
    prepared = context.prepared.get(id(found))
    if prepared is None or prepared.operation is not found:
        prepared = context.prepared[id(found)] = _prepare(found, context.in_mode_for(operation))
    return prepared


def _prepare(operation: Operation, context: Context) -> Prepared:
    if operation.name not in _MEANINGS and operation.name not in meanings():
        raise Unevaluated(f"{operation.name}: the evaluator has no meaning for it")
    meaning, extras = _MEANINGS[operation.name]
    op = op_named(operation.name)
    operands: list[Any] = []
    regions: list[Any] = []
    attributes: dict[str, Any] = {}
    for name, member in op.members.items():
        if member.role == "result":
            continue
        value = op.readers[name](operation)
        if member.role == "operand":
            operands.append(tuple(v.name for v in value) if member.is_variadic else value.name)
        elif member.role == "region":
            regions.append((name, value))
        else:
            attributes[name] = value
    if "results" in extras:
        attributes["results"] = tuple(r.type for r in operation.results)
    if "context" in extras:
        attributes["context"] = context
    if op.dequantizes and is_quantized_somewhere(operation):
        meaning = _OF_QUANTIZED[0](meaning, operation, context)
    elements = max(_sizes(operation), default=1)
    _check_size(operation, elements * context.input_sets, context)
    return Prepared(operation, meaning, tuple(operands), attributes, tuple(regions), elements)


def _check_size(operation: Operation, elements: int, context: Context) -> None:
    if elements > context.limits.elements:
        raise Unevaluated(f"{operation.name}: a result of {elements} elements is more than the evaluator takes")


def is_quantized_somewhere(operation: Operation) -> bool:
    types = (v.type for v in (*operation.operands, *operation.results))
    return any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in types)


def _sizes(operation: Operation) -> Iterator[int]:
    for result in operation.results:
        if isinstance(result.type, TensorType):
            yield math.prod(d or 0 for d in result.type.shape)


def apply(operation: Operation, values: Mapping[str, AbstractValue], context: Context) -> tuple[AbstractValue, ...]:
    """Evaluate one operation on the operands in `values`, a map from names, and return its outputs.

    Raises Unevaluated if the operation has no meaning or exceeds a limit.
    """
    prepared = context.prepared.get(id(operation))
    if prepared is None or prepared.operation is not operation:
        prepared = _find_prepared(operation, values, context)
        operation = prepared.operation
    if time.monotonic() > context.deadline:
        raise OutOfTime(f"{operation.name}: the evaluation takes more than {context.limits.seconds:g} s")
    positional = [values[n] if isinstance(n, str) else tuple(values[m] for m in n) for n in prepared.operands]
    if prepared.elements > 1:  # in a region, the first axis may hold many rows instead of input sets
        _check_size(operation, prepared.elements * input_sets(positional), context)
    named = prepared.attributes
    if prepared.regions:
        named = {**named, **{n: _bodies(r, values, context) for n, r in prepared.regions}}
    try:
        outputs = prepared.meaning(*positional, **named)
    except Unevaluated as e:
        raise e if ":" in str(e) else Unevaluated(f"{operation.name}: {e}") from None
    except Exception as e:
        e.add_note(f"while evaluating {operation.name} -> {', '.join(str(r.type) for r in operation.results)}")
        raise
    outputs = outputs if isinstance(outputs, tuple) else (outputs,)
    if context.observe is not None:
        context.observe(operation, outputs)
    if context.decide is not None:
        outputs = tuple(map(context.decide, outputs))
    return tuple(_as_declared(o, r, operation.name) for o, r in zip(outputs, operation.results, strict=True))


def _as_declared(output: AbstractValue, result: Value, name: str) -> AbstractValue:
    """Return the output with its arrays broadcast to one shape. Raises AssertionError if its type is not the declared
    one."""
    if not isinstance(output, Acceptance) or not isinstance(result.type, TensorType):
        return output
    lower, shape = output.lower, output.lower.shape
    if not shape == output.upper.shape == output.nan.shape == output.unspecified.shape:
        shape = np.broadcast_shapes(shape, output.upper.shape, output.nan.shape, output.unspecified.shape)
        is_exact = lower is output.upper
        lower, upper, nan, unspecified = (
            np.broadcast_to(x, shape) for x in (lower, output.upper, output.nan, output.unspecified)
        )
        output = Acceptance(output.element_type, lower, lower if is_exact else upper, nan, unspecified)
    declared = result.type.element_type
    if isinstance(declared, QuantizedType):  # moving elements may change the axis of the scales
        output = replace(output, element_type=declared)
    if output.element_type != declared or not _agree(output.shape, result.type.shape):
        raise AssertionError(f"{name} -> {result.type} is evaluated to {output.element_type} of shape {output.shape}")
    return output


def _agree(shape: tuple[int, ...], declared: tuple[int | None, ...]) -> bool:
    if shape == declared:
        return True
    return len(shape) == len(declared) and all(d in (None, s) for s, d in zip(shape, declared, strict=True))


def _bodies(regions: Region | tuple[Region, ...], values: Mapping[str, AbstractValue], context: Context) -> Any:
    if isinstance(regions, tuple):
        return tuple(Body(r, values, context) for r in regions)
    return Body(regions, values, context)


def evaluate(
    program: Program,
    inputs: Sequence[Sequence[Array]],
    mode: Mode = Mode.STRICT,
    latitude: Latitude | None = None,
    limits: Limits | None = None,
    *,
    observe: Observer | None = None,
    decide: Decide | None = None,
) -> tuple[AbstractValue, ...]:
    """Return the sets of conforming results of `main`, one value per output, for all input sets at once.

    `inputs[k][i]` is argument i in input set k, in the dtype of its element type. On a grid of several processes
    (replica-major), inputs and results have a first axis for the processes. Raises Unevaluated for an op without a
    meaning or at a limit, and ValueError for inputs that do not fit the arguments.
    """
    limits = limits or Limits()
    deadline = time.monotonic() + limits.seconds
    processes = program.num_replicas * program.num_partitions
    rows = max(len(inputs), 1) * processes
    latitude = latitude or Latitude()
    unrounded = Unrounded(program, latitude.excess_precision == "bf16 through conversions")
    context = Context(
        program, mode, latitude, limits, rows, deadline=deadline, unrounded=unrounded, observe=observe, decide=decide
    )
    arguments = [_argument(i, a.type, inputs, processes) for i, a in enumerate(program.main.arguments)]
    try:
        results = context.call("main", arguments)
        return results if processes == 1 else tuple(_by_process(r, processes) for r in results)
    except RecursionError:
        raise Unevaluated("func.call: functions call each other too deeply") from None


def _argument(i: int, argument_type: Any, inputs: Sequence[Sequence[Array]], processes: int) -> AbstractValue:
    if not isinstance(argument_type, TensorType):
        return TOKEN
    rows = [np.asarray(row[i]) for row in inputs]
    for row in rows:
        if not fits(row.shape, argument_type, processes):
            raise ValueError(f"argument {i} is {argument_type}, the input has shape {row.shape}")
    if len({row.shape for row in rows}) > 1:
        raise Unevaluated(f"argument {i}: the input sets are of several sizes")
    stacked = np.stack(rows)
    if processes > 1:
        stacked = stacked.reshape(len(rows) * processes, *rows[0].shape[1:])
    return exactly(stacked, argument_type.element_type)


def _by_process(value: AbstractValue, processes: int) -> AbstractValue:
    match value:
        case Acceptance():
            whole = widen(value, processes) if value.input_sets == 1 else value
            return whole.lift(lambda x: x.reshape(len(x) // processes, processes, *x.shape[1:]))
        case tuple():
            return tuple(_by_process(v, processes) for v in value)
    return value
