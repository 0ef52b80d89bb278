"""Hypothesis strategies for StableHLO: valid programs with inputs, types, tensors, and invalid programs.

The strategies use the generators of the suite and of the fuzzing campaign. Hypothesis makes every choice, so it can
shrink choices, store them in its database, steer them by `target`, and repeat them with `--hypothesis-seed`. A failing
example is printed as Python that can be pasted, for instance into `@example(shc.parse(...))`.
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as missing:
    if missing.name != "hypothesis":
        raise
    raise ModuleNotFoundError(
        "these strategies need Hypothesis: pip install 'stablehlo-conformance[hypothesis]'", name="hypothesis"
    ) from None

import spec.program
from generators import cases as drawn
from generators.choices import BYTES, Choices, Source, Strategy
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs as of_dynamic_sizes
from generators.element_values import Domain
from generators.element_values import elements_from_bytes as elements
from generators.programs.case_strategies import element_types as element_types_of
from generators.programs.case_strategies import single_op, whole_programs
from generators.programs.dense_programs import dense_programs
from generators.programs.selected_programs import drawable, selected_programs
from generators.quantized.quantized_cases import domain_of, quantized_op, quantized_ops
from generators.quantized.quantized_programs import quantized_programs
from generators.quantized.quantized_types import WIDTHS, any_axis, baseline
from generators.twins.invalid_twins import labels, twins
from generators.type_tables import MAX_RANK, Shape, by_weight
from generators.type_tables import shapes as usual_shapes
from generators.value_ranges import full_range
from library.hypothesis_bridge import as_hypothesis
from library.lone_operations import computing_operations, keep_only, leave_alone
from library.program_text import Program
from library.special_elements import place_special
from results.options import did_you_mean
from spec.op import ops as described_ops
from spec.types import ELEMENT_TYPES, ElementType, QuantizedType, TensorType, element_type_named, storage_element_type
from trials.claims.dynamic import at_one_size, operation_of_any_op
from trials.input_sources import of_size

Array = np.ndarray[Any, Any]
Inputs = tuple[Array, ...]
MOST_OPS = 12
_MOST_DENSE = 6
_MOST_ALONE = 128
"""The most elements of tensors in programs of one operation among those of any ops."""
_NUMBERS = 1024
"""How many numbers the last choice has: that of an operation which is left alone, or, mostly, one beyond the last."""
_BOUNDED = 3
"""One dynamic program in this many has bounds on its sizes."""
_SIZES = (2, 3, 4)
"""Sizes for unknown dimensions."""
_MOST_ELEMENTS = 4096
_USUAL_RANK = 3


class _Kind(enum.Enum):
    ONE_OP = "one operation on values of all kinds, of which longer programs avoid many"
    WHOLE = "many operations on values that keep their results decided"
    DENSE = "few operations, each using another's result"


_KINDS = (_Kind.ONE_OP, *(_Kind.WHOLE, _Kind.DENSE) * 2)
"""One of these is drawn."""


class Case(NamedTuple):
    """A program with one set of inputs."""

    program: Program
    inputs: Inputs

    def __repr__(self) -> str:
        return f"Case({self.program!r}, [{', '.join(map(spell, self.inputs))}])"


def spell(array: Array) -> str:
    """Return Python source for an array, such as `np.array([1, 2], "int8")`."""
    if array.dtype.kind == "c":
        parts = np.ascontiguousarray(array).reshape(-1).view(array.real.dtype)
        return f'{spell(parts)}.view("{array.dtype.name}").reshape({array.shape})'
    with np.printoptions(threshold=array.size + 1):
        body = repr(array.tolist()).replace("nan", "np.nan").replace("inf", "np.inf")
    shape = "" if array.size else f".reshape({array.shape})"
    return f'np.array({body}, "{array.dtype.name}"){shape}'


def programs(
    ops: Collection[str] | None = None, element_types: Collection[str] | None = None, max_ops: int = MOST_OPS, *,
    shapes: Collection[Sequence[int]] | None = None, quantized: bool = False, dynamic: bool = False,
) -> st.SearchStrategy[Program]:  # fmt: skip
    """A strategy of valid programs with up to `max_ops` operations in `main`.

    Operations in regions and in other functions do not count.

    - `ops`: only these ops, such as `{"add", "tanh"}`, and ops that they need, such as the constants of a `while`
    - `element_types`: these wherever an op allows one of them, such as `{"f32", "bf16"}`
    - `shapes`: the shapes of most tensors, such as `{(), (2, 3)}`
    - `quantized`: programs on quantized types
    - `dynamic`: programs with dimensions of unknown size

    The last two cannot be combined with the first three. Raises ValueError for an unknown op or element type, and for
    arguments that cannot be combined.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import given
    >>> @given(shc.strategies.programs(ops={"add", "multiply"}, element_types={"f32"}))
    ... def test(program):
    ...     assert not shc.validate(program)
    >>> test()
    """
    return cases(ops, element_types, max_ops, shapes=shapes, quantized=quantized, dynamic=dynamic).map(_program)


def cases(
    ops: Collection[str] | None = None, element_types: Collection[str] | None = None, max_ops: int = MOST_OPS, *,
    shapes: Collection[Sequence[int]] | None = None, quantized: bool = False, dynamic: bool = False,
) -> st.SearchStrategy[Case]:  # fmt: skip
    """A strategy of programs as in `programs`, each with inputs for which most of its results are decided.

    Most indices are in bounds, and sums do not overflow. One case in three, if it has floating-point inputs, has
    a NaN, an infinity or a negative zero among them.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import given
    >>> @given(shc.strategies.cases(ops={"add", "negate"}, element_types={"i32"}))
    ... def test(case):
    ...     program, inputs = case
    ...     shc.assert_conforms(program, inputs, shc.run("reference", program, inputs))
    >>> test()
    """
    if max_ops < 1:
        raise ValueError(f"max_ops is {max_ops}, programs have an operation at least")
    if quantized or dynamic:
        if not (ops is None and element_types is None and shapes is None):
            raise ValueError("quantized and dynamic programs are drawn of any ops, element types and shapes")
        return _cases(_special(quantized, dynamic, max_ops))
    if ops is None and element_types is None and shapes is None:
        return _cases(any_programs(max_ops))
    known = None if ops is None else tuple(sorted(_require_known(ops, drawable(), "op")))
    types_ = None if element_types is None else _element_types(element_types)
    sizes = None if shapes is None else sorted((tuple(s) for s in shapes), key=lambda s: (len(s), s))
    chosen = selected_programs(known, types_, sizes, max_ops=max_ops)
    return _cases(chosen if sizes is not None else _some_alone(chosen, known or drawable(), types_ or ()))


def one_op(name: str, element_type: str | None = None) -> st.SearchStrategy[Case]:
    """A strategy of programs with one operation, on arbitrary inputs.

    The operands have the given element type, or any that the op allows. Raises ValueError for an unknown op, or an
    element type that it does not allow.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import find
    >>> case = find(shc.strategies.one_op("abs", "i8"), lambda case: True)
    >>> case.program.main.body.operations[0].name, case.inputs
    ('abs', (array(0, dtype=int8),))
    """
    [op] = _require_known([name], drawable(), "op")
    t = None if element_type is None else _element_types([element_type])[0]
    if t is not None and t not in element_types_of(op):
        raise ValueError(f"{op} takes no {t}; it takes {', '.join(map(str, element_types_of(op)))}")
    return _cases(single_op(op, t, input_sets=1, most_elements=_MOST_ELEMENTS))


def inputs_for(program: spec.program.Program) -> st.SearchStrategy[Inputs]:
    """A strategy of arbitrary inputs for a program.

    An unknown size is the same in all arguments. Raises ValueError for a program with arguments other than tensors.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import find
    >>> program = shc.parse("func.func @main(%x: tensor<2xi8>) -> tensor<2xi8> { return %x : tensor<2xi8> }")
    >>> find(shc.strategies.inputs_for(program), lambda inputs: inputs[0].any())[0].tolist()
    [1, 0]
    """
    types_: list[TensorType] = []
    for argument in program.main.arguments:
        if not isinstance(argument.type, TensorType):
            raise ValueError(f"an argument is {argument.type}, of which no inputs are drawn")
        types_.append(argument.type)
    processes = () if program.num_processes == 1 else (program.num_processes,)

    def sample(source: Source) -> Inputs:
        is_static = all(t.is_static for t in types_)
        size = _SIZES[0] if is_static else Choices(source).choice(_SIZES)
        return tuple(_tensor(source, t.element_type, (*processes, *of_size(t, size))) for t in types_)

    return as_hypothesis(Strategy(sample))


def invalid_programs(label: str | None = None) -> st.SearchStrategy[Program]:
    """A strategy of programs that break one constraint, and others only if that is unavoidable.

    `validate` lists the broken constraints. `label` selects a constraint of the specification: "C3" of any op that has
    it, or "reverse C3" of one op. Raises ValueError if no program is known to break the constraint.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import given
    >>> @given(shc.strategies.invalid_programs("reverse C3"))
    ... def test(program):
    ...     assert [(v.op, v.label) for v in shc.validate(program)] == [("reverse", "C3")]
    >>> test()
    """
    every = [(op, known) for op in described_ops() for known in labels(op)]
    op, _, wanted = (label or "").rpartition(" ")
    chosen = [(o, known) for o, known in every if (not wanted or known == wanted) and op in ("", o)]
    if not chosen:
        raise ValueError(f"no program is known to break {label!r} alone")

    def sample(source: Source) -> Program:
        twin = twins(*Choices(source).choice(chosen)).sample(source)
        return Program.of(twin.program)

    return as_hypothesis(Strategy(sample))


def types(
    element_types: Collection[str] | None = None, *, min_rank: int = 0, max_rank: int = 4, quantized: bool = False
) -> st.SearchStrategy[TensorType]:
    """A strategy of tensor types: most of them small, one in ten empty, common element types most often.

    - `element_types`: only these, such as `{"f32", "i8"}`
    - `quantized`: quantized element types, per tensor and per axis

    Raises ValueError for an unknown element type, and for ranks outside 0 to 8.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import find
    >>> str(find(shc.strategies.types({"bf16"}), lambda t: len(t.shape) == 2))
    'tensor<1x1xbf16>'
    """
    if not 0 <= min_rank <= max_rank <= MAX_RANK:
        raise ValueError(f"ranks from {min_rank} to {max_rank} are not within 0 to {MAX_RANK}")
    chosen = by_weight(ELEMENT_TYPES if element_types is None else _element_types(element_types))
    ranks = [r for r in range(min_rank, max_rank + 1) for _ in range(3 if r <= _USUAL_RANK else 1)]

    def sample(source: Source) -> TensorType:
        choices = Choices(source)
        rank = choices.choice(ranks)
        shape = choices.choice(usual_shapes(rank, rank))
        if not quantized:
            return TensorType(shape, choices.choice(chosen))
        width = choices.choice((8, *(w for w in WIDTHS if w != 8)))
        return TensorType(shape, any_axis(choices, baseline(choices, width), shape))

    return as_hypothesis(Strategy(sample))


def tensors(type: TensorType | str) -> st.SearchStrategy[Array]:
    """A strategy of arrays of a tensor type, which may be given as `"2x3xf32"`.

    Elements are special values (signed zeros, subnormals, extremes, NaN) and random bits; for a quantized type,
    integers of its storage type. Raises ValueError for text that is no type.

    >>> import stablehlo_conformance as shc
    >>> from hypothesis import find
    >>> find(shc.strategies.tensors("2xi32"), lambda x: x[0] > 5).tolist()[1]
    0
    """
    t = _type(type) if isinstance(type, str) else type
    return as_hypothesis(Strategy(lambda source: _tensor(source, t.element_type, t.static_shape)))


def any_programs(max_ops: int = MOST_OPS) -> Strategy[drawn.Case]:
    """Return the strategy behind `programs()`, usable with any source of choices."""

    def sample(source: Source) -> drawn.Case:
        choices = Choices(source)
        kind = choices.choice(_KINDS)
        if kind is _Kind.ONE_OP:
            return _one_of(choices, drawable()).sample(source)
        if kind is _Kind.DENSE and max_ops > 1:
            return dense_programs(input_sets=1, max_ops=min(max_ops, _MOST_DENSE)).sample(source)
        return whole_programs(input_sets=1, max_ops=max_ops).sample(source)

    return Strategy(sample)


def _some_alone(
    longer: Strategy[drawn.Case], ops: Sequence[str], element_types: Sequence[ElementType]
) -> Strategy[drawn.Case]:
    """Return a strategy for `longer` programs and, one time in five, for one operation of an op in `ops`.

    The single operation takes values of all kinds.
    """

    def sample(source: Source) -> drawn.Case:
        choices = Choices(source)
        if choices.choice(_KINDS) is not _Kind.ONE_OP:
            return longer.sample(source)
        case = _one_of(choices, ops, element_types).sample(source)
        is_asked_for = all(o.name in ops for o in case.program.main.body.operations[:-1])
        return case if is_asked_for else keep_only(case, computing_operations(case))

    return Strategy(sample)


def _one_of(choices: Choices, ops: Sequence[str], element_types: Sequence[ElementType] = ()) -> Strategy[drawn.Case]:
    """Return the strategy for one operation of a chosen op, on values of all kinds.

    The operation is on one of the element types, unless the op takes none of them.
    """
    op = choices.choice(ops)
    allowed = [t for t in element_types if t in element_types_of(op)]
    t = choices.choice(allowed) if allowed else None
    return single_op(op, t, input_sets=1, most_elements=_MOST_ALONE)


def _special(quantized: bool, dynamic: bool, max_ops: int) -> Strategy[drawn.Case]:
    def sample(source: Source) -> drawn.Case:
        choices = Choices(source)
        base: Strategy[drawn.Case]
        if quantized:
            is_one = not dynamic and choices.integer(0, 1) == 0
            base = _one_quantized(choices) if is_one else quantized_programs(input_sets=1, max_ops=max_ops)
        else:
            is_whole = choices.integer(0, 1) == 1
            base = whole_programs(input_sets=1, max_ops=max_ops) if is_whole else operation_of_any_op(1)
        if not dynamic:
            return base.sample(source)
        has_bounds = choices.integer(0, _BOUNDED - 1) == _BOUNDED - 1
        return at_one_size(bounded_programs(base) if has_bounds else of_dynamic_sizes(base)).sample(source)

    return Strategy(sample)


def _one_quantized(choices: Choices) -> Strategy[drawn.Case]:
    return quantized_op(choices.choice(quantized_ops()), f"quant<i{choices.choice(WIDTHS)}>", input_sets=1)


def _cases(strategy: Strategy[drawn.Case]) -> st.SearchStrategy[Case]:
    def sample(source: Source) -> drawn.Case:
        case = strategy.sample(source)
        choices = Choices(source)
        return leave_alone(place_special(case, choices), choices.integer(0, _NUMBERS - 1))

    return as_hypothesis(Strategy(sample)).map(_case)


def _case(case: drawn.Case) -> Case:
    return Case(Program.of(case.program), case.inputs[0])


def _program(case: Case) -> Program:
    return case.program


def _tensor(source: Source, t: ElementType, shape: Shape) -> Array:
    domain = domain_of(t) if isinstance(t, QuantizedType) else Domain(full_range(t))
    count = int(np.prod(shape, dtype=np.int64))
    return np.asarray(elements(storage_element_type(t), domain, source.bytes(BYTES), count).reshape(shape))


def _require_known(names: Collection[str], known: Sequence[str], what: str) -> set[str]:
    for name in sorted(names):
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}{did_you_mean(name, known)}")
    return set(names)


def _element_types(names: Collection[str]) -> tuple[ElementType, ...]:
    _require_known([n for n in names if n[:1] != "s"], [str(t) for t in ELEMENT_TYPES], "element type")
    try:
        found = {element_type_named(n) for n in names}
    except KeyError as error:
        raise ValueError(f"there is no element type {error}") from None
    return tuple(t for t in ELEMENT_TYPES if t in found)


def _type(text: str) -> TensorType:
    *sizes, element = text.removeprefix("tensor<").removesuffix(">" if text.startswith("tensor<") else "").split("x")
    if not all(s.isdecimal() for s in sizes):
        raise ValueError(f"{text!r} is no type of a tensor: write 2x3xf32")
    return TensorType(tuple(map(int, sizes)), _element_types([element])[0])
