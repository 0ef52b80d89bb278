"""Measure of masking: the faults that it plants, and how it counts those that entries claim."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Array, Outcome, Results
from oracles.latitudes import Latitude
from results.verdicts import KINDS
from spec.parse import parse
from spec.program import Program
from spec.text import text
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations
from trials.session import Session
from trials.settings import Settings
from validation.implementations.machine import Machine
from validation.known_bad.known_bad_registry import all_known_bad
from validation.machines import MachineBackend
from validation.masking import Masking, Planted, Report, Trial, beside_pins, in_cases, on_top

X = np.array([[1, 2, 3], [4, 5, 6]], np.int32)
CASE = Case(
    parse("""func.func @main(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
      %0 = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xi32>
      return %0 : tensor<2x3xi32>
    }"""),
    ((X,),),
    "reverse",
)
[FAULT] = [k for k in all_known_bad() if k.name == "reverse: only the first of the dimensions"]
ENTRY = Entry(
    "reverse-zero", "zero first", "the last element", text(CASE.program), kinds=KINDS[3:-1], ops=("reverse",),
    standing="violation", inputs=(X.tolist(),),
)  # fmt: skip


class FirstIsZero(MachineBackend):
    """Machine that returns only the first result, with zero as its first element."""

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        assert isinstance(outcome, Results)
        rows = [np.array(row[0]) for row in outcome.outputs]
        for array in rows:
            array[(0,) * array.ndim] = 0
        return Results(tuple((array,) for array in rows))


def masking(entry: Entry, backend: MachineBackend) -> Masking:
    session = Session(Settings(("machine",), Path("masking.jsonl")), {"machine": Expectations(entries=(entry,))})
    session._backends["machine"] = backend
    session._latitudes["machine"] = Latitude()
    return Masking(session, "machine")


def wrong() -> FirstIsZero:
    return FirstIsZero(Machine(), "machine")


def right() -> MachineBackend:
    return MachineBackend(Machine(), "machine")


def test_what_a_faulty_implementation_computes_otherwise_is_put_on_top() -> None:
    real, faulty, rightly = (np.array(x, np.float32) for x in ([0, np.nan, 3], [1, np.nan, 7], [1, np.nan, 2]))
    found = on_top(real, faulty, rightly)
    assert found is not None
    assert str(found.tolist()) == "[0.0, nan, 7.0]"
    assert on_top(real, faulty[:2], rightly) is not real
    assert on_top(None, faulty, rightly) is None


def test_a_fault_shows_beside_what_is_wrong_anyway() -> None:
    planted = Planted(wrong(), MachineBackend(FAULT.machine()))
    outcome = planted.run(CASE.program, CASE.inputs)
    assert isinstance(outcome, Results)
    assert np.asarray(outcome.outputs[0][0]).tolist() == [[4, 5, 6], [1, 2, 3]]
    assert planted.shows(CASE)
    assert not planted.shows(Case(CASE.program, ((np.zeros_like(X),),)))


@pytest.mark.parametrize(
    ("values", "backend", "is_claimed"),
    [((), wrong(), True), (("zero",), wrong(), False), ((), right(), True), (("zero",), right(), False)],
)
def test_a_fault_is_claimed_by_an_entry_that_does_not_say_what_comes_out(
    values: tuple[str, ...], backend: MachineBackend, is_claimed: bool
) -> None:
    entry = Entry(**{**vars(ENTRY), "values": values})
    of_pins = list(beside_pins(masking(entry, backend), [FAULT]))
    of_cases = list(in_cases(masking(entry, backend), [FAULT], 1, 0, 64))
    assert len(of_pins) == len(of_cases) == 1
    for trial in (*of_pins, *of_cases):
        assert trial.met == (entry.id,)
        assert trial.claimed_by == ((entry.id,) if is_claimed else ())


def test_what_the_backend_does_anyway_is_no_fault_of_ours() -> None:
    backend = MachineBackend(FAULT.machine(), "machine")
    assert masking(ENTRY, backend).put(FAULT, CASE, "it") is None


def test_an_entry_that_claims_many_of_the_faults_it_meets_is_too_wide() -> None:
    trials = [Trial("f", "c", ("wide", "narrow"), ("wide",) if n < 2 else ()) for n in range(30)]
    report = Report.of([*trials, *(Trial("f", "c", (), ()) for _ in range(300))])
    assert (report.faults, report.claimed, report.entries) == (330, 2, {"wide": (2, 30)})
    assert report.too_wide == ["wide"]
    assert not report.is_well
    assert Report.of(trials[2:]).is_well
