"""The reference evaluator: an abstract interpreter of whole programs whose values are sets of conforming results.

What an op means is a function in `oracles/reference/<family>.py`, registered where it is defined:

    @evaluates("transpose")
    def transpose(operand: Acceptance, *, permutation: tuple[int, ...]) -> Acceptance: ...

It gets the op's operands by position (a variadic member as a tuple), its attributes and regions by name, and, where it
has parameters so named, `results` (the result types) and `context`. It returns one Acceptance, or a tuple of them. Values
have a first axis for the input sets, so that all input sets of a program are evaluated at once.
"""

from __future__ import annotations

import enum
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from oracles.acceptance import Acceptance, Array, exactly, stack
from oracles.latitude import Latitude
from spec.op import described
from spec.program import Operation, Program, Region
from spec.types import TensorType


class Mode(enum.Enum):
    """STRICT admits the correctly rounded result of an IEEE operation and nothing else; FUSED admits what fusion,
    contraction and excess precision may yield."""

    STRICT = "strict"
    FUSED = "fused"


class Unevaluated(Exception):
    """The evaluator has no meaning for an op, or for a form of it; says which and why."""


AbstractValue = Any
"""Acceptance for tensors; the object TOKEN for tokens; a tuple for tuples."""


class _Token:
    def __repr__(self) -> str:
        return "token"


TOKEN = _Token()


@dataclass(frozen=True)
class Context:
    """What an op's meaning may depend on besides its inputs."""

    program: Program
    mode: Mode = Mode.STRICT
    latitude: Latitude = field(default_factory=Latitude)
    max_iterations: int = 10_000
    """A while loop that runs longer is left undecided."""

    def call(self, function_name: str, arguments: Sequence[AbstractValue]) -> tuple[AbstractValue, ...]:
        """Evaluates a function of the program."""
        return Body(self.program.function(function_name).body, {}, self)(*arguments)


@dataclass(frozen=True)
class Body:
    """A region with the values it captures. Calling it evaluates it; `region` is there for recognizing its form."""

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

    def at(self, k: int) -> Body:
        """The body as input set k alone sees it."""
        return Body(self.region, {n: at(v, k) for n, v in self.captured.items()}, self.context)


def at(value: AbstractValue, k: int) -> AbstractValue:
    """What input set k alone sees of a value."""
    match value:
        case Acceptance():
            return value.at(k)
        case Body():
            return value.at(k)
        case tuple():
            return tuple(at(v, k) for v in value)
    return value


def input_sets(values: Any) -> int:
    """The number of input sets that values (nested in tuples, captured in bodies) tell apart."""
    match values:
        case Acceptance():
            return values.input_sets
        case Body():
            return max((input_sets(v) for v in values.captured.values()), default=1)
        case tuple() | list():
            return max((input_sets(v) for v in values), default=1)
    return 1


def per_input_set(meaning: Callable[..., Any]) -> Callable[..., Any]:
    """Decorates a meaning that can only look at one input set at a time (data decides where it goes): it is called once
    per input set, with a first axis of 1, and the results are joined."""
    signature = inspect.signature(meaning)

    def each(*operands: Any, **members: Any) -> Any:
        n = max(input_sets(operands), input_sets(tuple(members.values())))
        if n == 1:
            return meaning(*operands, **members)
        rows = []
        for k in range(n):
            bodies = {m: at(v, k) for m, v in members.items()}
            rows.append(meaning(*(at(o, k) for o in operands), **bodies))
        if not isinstance(rows[0], tuple):
            return _join(rows)
        return tuple(_join([row[i] for row in rows]) for i in range(len(rows[0])))

    each.__signature__ = signature  # type: ignore[attr-defined]
    return each


def _join(values: list[AbstractValue]) -> AbstractValue:
    if isinstance(values[0], Acceptance):
        return stack(values)
    if isinstance(values[0], tuple):
        return tuple(_join([v[i] for v in values]) for i in range(len(values[0])))
    return values[0]


_MEANINGS: dict[str, tuple[Callable[..., Any], frozenset[str]]] = {}


def evaluates(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Registers the meaning of an op. See the module's docstring. Raises ValueError where it has one already."""

    def register(meaning: Callable[..., Any]) -> Callable[..., Any]:
        if name in _MEANINGS:
            raise ValueError(f"op {name} is given a meaning twice")
        _MEANINGS[name] = (meaning, frozenset(inspect.signature(meaning).parameters) & {"results", "context"})
        return meaning

    return register


def meanings() -> frozenset[str]:
    """The ops that the evaluator gives a meaning to."""
    import oracles.reference  # noqa: F401  registers the families

    return frozenset(_MEANINGS)


def apply(operation: Operation, values: Mapping[str, AbstractValue], context: Context) -> tuple[AbstractValue, ...]:
    """The outputs of one operation, its operands looked up in `values`. Raises Unevaluated where it has no meaning."""
    if operation.name not in _MEANINGS and operation.name not in meanings():
        raise Unevaluated(f"the evaluator has no meaning for {operation.name}")
    meaning, extras = _MEANINGS[operation.name]
    op = described(operation.name)(operation, context.program)
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for name, member in type(op).members.items():
        if member.role == "result":
            continue
        value = getattr(op, name)
        if member.role == "operand":
            positional.append(tuple(values[v.name] for v in value) if member.is_variadic else values[value.name])
        elif member.role == "region":
            bodies = tuple(Body(r, values, context) for r in (value if member.is_variadic else (value,)))
            named[name] = bodies if member.is_variadic else bodies[0]
        else:
            named[name] = value
    if "results" in extras:
        named["results"] = tuple(r.type for r in operation.results)
    if "context" in extras:
        named["context"] = context
    outputs = meaning(*positional, **named)
    return outputs if isinstance(outputs, tuple) else (outputs,)


def evaluate(
    program: Program,
    inputs: Sequence[Sequence[Array]],
    mode: Mode = Mode.STRICT,
    latitude: Latitude | None = None,
) -> tuple[AbstractValue, ...]:
    """The sets of conforming results of `main`, one per output, for all input sets at once.

    `inputs[k][i]` is argument i in input set k, in the dtype of its element type. Raises Unevaluated for an op without a
    meaning, and ValueError for inputs that do not fit the arguments.
    """
    context = Context(program, mode, latitude or Latitude())
    arguments = []
    for i, argument in enumerate(program.main.arguments):
        if not isinstance(argument.type, TensorType):
            arguments.append(TOKEN)
            continue
        rows = [np.asarray(row[i]) for row in inputs]
        for row in rows:
            if row.shape != argument.type.shape:
                raise ValueError(f"argument {i} is {argument.type}, the input has shape {row.shape}")
        arguments.append(exactly(np.stack(rows), argument.type.element_type))
    return context.call("main", arguments)
