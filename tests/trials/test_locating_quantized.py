"""Location of wrong operations on quantized types, whose values are returned and judged like those of other types."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from generators.cases import Case
from generators.examples import draw_cases
from generators.quantized.quantized_programs import quantized_programs
from results.verdicts import fails
from spec.parse import parse
from spec.type_text import type_named
from spec.types import TensorType
from tests.trials.test_locating import located, main, names
from trials.checks import Executed, Judged
from trials.locate.wrong_values import candidates
from trials.pieces.all_values import with_all_values, zeros
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Call, Kernel, Machine, Tensor
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad, rightly
from validation.locating import LATITUDE, locate_faults
from validation.machines import MachineBackend

Q = "!quant.uniform<i8:f32, 0.5:3>"
U = "!quant.uniform<u8<1:255>:f32, 0.5:3>"
T = f"tensor<3x{Q}>"
STORED = ((np.array([9, 10, 11], np.int8),), (np.array([-9, -2, 3], np.int8),))


def wrong_on_quantized(op: str) -> dict[str, Kernel]:
    """Return the known-bad kernel of an op that ignores the zero points of its operands."""
    (found,) = (m for m in all_known_bad() if m.name == f"{op}: zero point of the operands forgotten")
    return {op: found.kernel}


STRAIGHT = main(
    f"""
    %a = stablehlo.negate %x : {T}
    %b = stablehlo.multiply %a, %x : {T}
    %c = stablehlo.abs %b : {T}
    return %c : {T}
    """,
    f"%x: {T}",
    T,
)


def test_quantized_results_are_returned() -> None:
    assert len(with_all_values(parse(STRAIGHT), {"quantized", "i8"}).names) == 3
    assert with_all_values(parse(STRAIGHT), {"quantized", "i16"}).names == ()
    assert with_all_values(parse(STRAIGHT), {"i8"}).names == ()


def test_an_operation_between_others_is_named() -> None:
    assert names(located(wrong_on_quantized("multiply"), STRAIGHT, STORED)) == ["multiply"]


def test_what_follows_values_that_the_type_lacks_is_not_blamed() -> None:
    """An operation on storage values beyond storage_max is not blamed, because no clause defines its result."""
    t = "tensor<3x!quant.uniform<i8<-10:10>:f32, 0.5:3>>"

    def unclamped(call: Call) -> Tensor:
        return rightly(call).with_array(np.full(3, 50, np.int8))

    text = main(
        f"""
        %a = stablehlo.negate %x : {t}
        %b = stablehlo.maximum %a, %x : {t}
        return %a, %b : {t}, {t}
        """,
        f"%x: {t}",
        f"{t}, {t}",
    )
    backend = MachineBackend(Machine(Choices(), {"negate": unclamped, "maximum": unclamped}))
    case = Case(parse(text), ((np.array([9, 10, -10], np.int8),),))
    assert [c.operation.name for c in candidates(backend, LATITUDE, [case])[0] or ()] == ["negate"]


def test_an_operation_in_a_branch_is_named() -> None:
    branch = main(
        f"""
        %y = "stablehlo.if"(%p) ({{
          %a = stablehlo.multiply %x, %x : {T}
          %b = stablehlo.abs %a : {T}
          stablehlo.return %b : {T}
        }}, {{
          stablehlo.return %x : {T}
        }}) : (tensor<i1>) -> {T}
        return %y : {T}
        """,
        f"%p: tensor<i1>, %x: {T}",
        T,
    )
    inputs = tuple((np.array(k % 2 == 0), row[0]) for k, row in enumerate(STORED))
    assert names(located(wrong_on_quantized("multiply"), branch, inputs)) == ["multiply"]


def test_what_stands_for_nothing_is_a_storage_value() -> None:
    t = type_named(f"tensor<2x{U}>")
    assert isinstance(t, TensorType)
    assert zeros(t).tolist() == [1, 1]


def failing(wrong: KnownBad, cases: Sequence[Case]) -> list[Judged]:
    """Return the cases that fail on a known-bad implementation, judged with the latitude LATITUDE."""
    judged = Executed()(MachineBackend(wrong.machine()), cases, LATITUDE)
    return [j for j in judged if fails(j.verdict)]


def test_known_bad_implementations_in_drawn_programs() -> None:
    pool = draw_cases(quantized_programs(input_sets=2), 24, 0)
    trials = []
    for wrong in [m for m in all_known_bad() if m.is_quantized][::4]:
        having = [c for c in pool if any(o.name == wrong.op for o in c.program.operations())]
        trials += [locate_faults([wrong], judged) for judged in failing(wrong, having)[:2]]
    assert len(trials) > 6
    assert [t for t in trials if not t.is_right] == []
