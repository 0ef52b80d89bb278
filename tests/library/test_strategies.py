"""Tests of Hypothesis strategies: programs are valid, the same as those of the fast source, restricted as asked, small
when shrunk, and printed as Python that can be pasted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

import stablehlo_conformance as shc
from stablehlo_conformance import _rooms
from tests.library.constants import none_of_ours

strategies = _rooms.private("library.hypothesis_strategies")
choices = _rooms.private("generators.choices")
drawing = _rooms.private("library.hypothesis_bridge")
QUICK = settings(
    max_examples=40, database=None, derandomize=True, deadline=None, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


def names(program: Any) -> set[str]:
    return {o.name for o in program.operations()} - {"func.return", "return"}


def test_hypothesis_and_the_fast_source_draw_the_same() -> None:
    """The same choices make the same program, whether Hypothesis or another source makes them."""

    def recorded(source: Any) -> tuple[Any, Any]:
        own = choices.Recorded(source)
        return strategies.any_programs().sample(own), own.choices

    @QUICK
    @given(drawing.as_hypothesis(choices.Strategy(recorded)))
    def check(found: tuple[Any, Any]) -> None:
        case, chosen = found
        assert strategies.any_programs().sample(choices.Replayed(chosen)) == case

    check()


class Told(drawing.Drawn):  # type: ignore[misc, name-defined]
    """A source of recorded choices in place of Hypothesis, each of which Hypothesis must be able to make."""

    def __init__(self, chosen: list[Any]) -> None:
        super().__init__(self)
        self._chosen = iter(chosen)
        self._next = 0

    def integer(self, low: int, high: int) -> int:
        self._next = next(self._chosen)
        assert low <= self._next <= high
        width = drawing.bytes_of_field(low, high)
        if len(self._fields) >= width:
            self._fields = (self._next - low).to_bytes(width, "big") + self._fields[width:]
        found = super().integer(low, high)
        assert found == self._next
        return int(found)

    def next_bytes(self) -> bytes:
        return bytes(next(self._chosen))

    # In place of Hypothesis.

    def draw_integer(self, low: int, high: int) -> int:
        return self._next

    def draw_bytes(self, least: int, most: int) -> bytes:
        return Later(self, most)

    def start_span(self, label: int) -> None:
        pass

    def stop_span(self) -> None:
        pass


class Later(bytes):
    """Bytes whose content is taken from the recorded choices at the time of use."""

    def __new__(cls, told: Told, count: int) -> Later:
        made = super().__new__(cls, count)
        made._told = told
        return made

    def __getitem__(self, part: Any) -> Any:
        if part.step == -1:  # elements are drawn in reverse
            return self
        return self._told.next_bytes() if part.start is None else super().__getitem__(part)


def test_what_the_fast_source_draws_hypothesis_draws_too() -> None:
    for number in range(20):
        source = choices.Recorded(choices.Seeded(number))
        case = strategies.any_programs().sample(source)
        assert strategies.any_programs().sample(Told(source.choices)) == case


def test_hypothesis_draws_as_widely() -> None:
    """Hypothesis reaches more than two thirds as many pairs of ops as the fast source, so it draws no near copies."""
    pairs_of = _rooms.private("generators.programs.op_pairs").pairs_of
    drawn: list[Any] = []

    @settings(QUICK, max_examples=150)
    @given(drawing.as_hypothesis(strategies.any_programs()))
    def take(case: Any) -> None:
        drawn.append(case.program)

    take()
    fast = [
        case.program for case in _rooms.private("generators.examples").draw_cases(strategies.any_programs(), 150, 0)
    ]
    found, usual = ({pair for program in programs for pair in pairs_of(program)} for programs in (drawn, fast))
    assert len(found) > len(usual) * 2 / 3


@pytest.mark.parametrize(
    "options",
    [{}, {"quantized": True}, {"dynamic": True}, {"quantized": True, "dynamic": True}, {"max_ops": 1}],
    ids=str,
)
def test_programs_are_valid(options: dict[str, Any]) -> None:
    @QUICK
    @given(shc.strategies.programs(**options))
    def check(program: Any) -> None:
        assert shc.validate(program) == []
        assert isinstance(program, shc.Program)

    check()


@QUICK
@given(shc.strategies.programs(ops={"add", "multiply", "tanh"}, element_types={"f32", "bf16"}, shapes={(2, 3)}))
def test_programs_are_of_the_ops_types_and_shapes_that_are_asked_for(program: Any) -> None:
    assert names(program) <= {"add", "multiply", "tanh"}
    types = {v.type for o in program.operations() for v in (*o.operands, *o.results)}
    assert {str(t) for t in types} <= {"tensor<2x3xf32>", "tensor<2x3xbf16>"}
    assert shc.validate(program) == []


@QUICK
@given(shc.strategies.programs(ops={"add", "subtract", "abs"}, element_types={"i1", "f32"}))
def test_operations_are_on_the_types_that_are_asked_for_where_they_allow_one(program: Any) -> None:
    """Operations use only requested types that the op allows; floats are subtracted only in modes that also draw i1."""
    types = {(o.name, str(v.type.element_type)) for o in program.operations() for v in o.results}
    assert types <= {("add", "i1"), ("add", "f32"), ("subtract", "f32"), ("abs", "f32")}


@QUICK
@given(shc.strategies.programs(max_ops=2))
def test_programs_are_as_long_as_is_asked_for(program: Any) -> None:
    others = {"constant", "clamp", "convert", "reshape", "broadcast_in_dim", "round_nearest_even", "func.return"}
    assert sum(o.name not in others for o in program.main.body.operations) <= 8


@QUICK
@given(shc.strategies.cases(ops={"divide", "gather", "add"}))
def test_inputs_fit_their_programs(case: Any) -> None:
    program, inputs = case
    shc.assert_conforms(program, inputs, shc.run("reference", program, inputs))


@QUICK
@given(st.data())
def test_inputs_for_any_program(data: st.DataObject) -> None:
    dynamic = data.draw(st.booleans())
    program = data.draw(shc.strategies.programs(dynamic=dynamic, max_ops=3))
    inputs = data.draw(shc.strategies.inputs_for(program))
    assert len(inputs) == len(program.main.arguments)
    if not dynamic:
        shc.judge(program, inputs, shc.Unsupported("", "compile"))  # which looks at whether they fit


@QUICK
@given(shc.strategies.invalid_programs())
def test_invalid_programs_are_invalid(program: Any) -> None:
    assert shc.validate(program)


@pytest.mark.parametrize("label", ["concatenate C4", "C2", "I1"])
def test_invalid_programs_break_what_is_asked_for(label: str) -> None:
    @QUICK
    @given(shc.strategies.invalid_programs(label))
    def check(program: Any) -> None:
        assert label.rsplit(maxsplit=1)[-1] in {v.label for v in shc.validate(program)}

    check()


@QUICK
@given(st.data())
def test_tensors_are_of_their_types(data: st.DataObject) -> None:
    t = data.draw(shc.strategies.types(quantized=data.draw(st.booleans()), max_rank=3))
    array = data.draw(shc.strategies.tensors(t))
    assert array.shape == t.shape
    assert array.dtype == shc.dtype(t.element_type)


@QUICK
@given(shc.strategies.cases(max_ops=3))
def test_what_is_printed_makes_the_case_again(case: Any) -> None:
    import ml_dtypes  # noqa: F401  whose names NumPy knows from then on

    known = {"Case": strategies.Case, "parse": shc.parse, "np": np}
    program, inputs = eval(repr(case), known)
    if case.program.streams == program.streams:  # what the outside feeds is in no text
        assert program == shc.parse(str(case.program), verified=False)
    assert [x.dtype for x in inputs] == [x.dtype for x in case.inputs]
    assert all(np.array_equal(x, y, equal_nan=may_be_nan(x)) for x, y in zip(inputs, case.inputs, strict=True))


def may_be_nan(x: np.ndarray[Any, Any]) -> bool:
    return x.dtype.kind == "c" or "float" in x.dtype.name  # NumPy calls the kind of ml_dtypes "V"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda s: s.programs(ops={"multipl"}), "there is no op 'multipl'; did you mean 'multiply'"),
        (lambda s: s.programs(ops=set()), "no op is named"),
        (lambda s: s.programs(element_types={"f33"}), "there is no element type 'f33'"),
        (lambda s: s.programs(max_ops=0), "max_ops is 0"),
        (lambda s: s.programs(ops={"add"}, quantized=True), "quantized and dynamic programs are drawn of any ops"),
        (lambda s: s.one_op("tanh", "i8"), "tanh takes no i8; it takes"),
        (lambda s: s.one_op("func"), "there is no op 'func'"),
        (lambda s: s.invalid_programs("C99"), "no program is known to break 'C99'"),
        (lambda s: s.types(min_rank=3, max_rank=2), "ranks from 3 to 2"),
        (lambda s: s.tensors("2x?xf32"), "is no type of a tensor"),
    ],
)
def test_what_cannot_be_drawn_is_said_at_once(wrong: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        wrong(shc.strategies)


FIND = settings(max_examples=1000, database=None, derandomize=True, deadline=None)


@pytest.mark.parametrize("op", ["add", "transpose", "gather"])
def test_programs_shrink_to_the_operation_that_matters(op: str) -> None:
    with none_of_ours():
        program = find(shc.strategies.programs(), lambda p: op in names(p), settings=FIND)
    main = [o for o in program.main.body.operations if o.name not in ("constant", "func.return")]
    assert len(main) <= 4


TOY = {"add": np.add, "multiply": np.multiply, "abs": np.abs, "maximum": lambda x, y: np.where(x > y, x, y)}


def is_wrong(case: Any) -> bool:
    """Return whether the toy compiler deviates; only its maximum is wrong, for zeros and NaN."""
    values = dict(zip((a.name for a in case.program.main.arguments), case.inputs, strict=True))
    with np.errstate(all="ignore"):
        for o in case.program.main.body.operations[:-1]:
            values[o.results[0].name] = TOY[o.name](*[values[v.name] for v in o.operands])
    outputs = [values[v.name] for v in case.program.main.body.returned]
    return isinstance(shc.judge(case.program, case.inputs, outputs), shc.Deviates)


def test_an_operation_that_is_wrong_by_itself_is_left_alone() -> None:
    with none_of_ours():
        case = find(shc.strategies.cases(ops=set(TOY), element_types={"f32"}), is_wrong, settings=FIND)
    assert [o.name for o in case.program.main.body.operations] == ["maximum", "func.return"]
    assert max(x.size for x in case.inputs) <= 2
