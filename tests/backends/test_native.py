"""Tests of XLA and the StableHLO interpreter, as workers run them, on hand-written programs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace

import hand_made
import numpy as np
import pytest
from hand_made import described, outputs_of
from packaging.version import Version

from generators.choices import Seeded
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from generators.quantized.quantized_cases import quantized_op
from generators.quantized.quantized_programs import quantized_programs
from oracles.backends import UnknownBackend, open_backend, run_many
from oracles.backends.batches import alike
from oracles.backends.hosted import Case, HostedBackend
from oracles.backends.program_variants import Rewritten
from oracles.backends.protocol import Backend, Crashed, Outcome, Rejected, Results, TimedOut, Unsupported
from spec.parse import parse
from spec.program import Operation, Value, main_program
from spec.types import (
    COMPLEXES,
    ELEMENT_TYPES,
    ElementType,
    FloatType,
    TokenType,
    TupleType,
    f32,
    si32,
    tensor,
    ui32,
)
from trials.claims.dynamic import at_sizes

pytest.importorskip("jaxlib")

OTHER_PYTHON = os.environ.get("STABLEHLO_CONFORMANCE_OTHER_PYTHON")
"""An interpreter with another release of jaxlib, for a test that the protocol and the text are understood there."""

SHAPES = [(2, 3), (), (0, 2), (40, 3)]
XLA_LACKS = {"f6E2M3FN", "f6E3M2FN"}


@pytest.fixture(scope="module")
def xla() -> Iterator[Backend]:
    yield from opened("xla")


@pytest.fixture(scope="module")
def interpreter() -> Iterator[Backend]:
    yield from opened("interpreter")


def opened(spec: str) -> Iterator[Backend]:
    backend = open_backend(spec, timeout=30.0)
    yield backend
    backend.close()


def moving() -> list[tuple[str, ElementType, tuple[int, ...]]]:
    return [(f"{t}-{s}", t, s) for t in ELEMENT_TYPES for s in SHAPES]


def check_moved(backend: Backend, lacking: set[str]) -> None:
    """Check that every element type comes back bit by bit, except that those in `lacking` are unsupported or crash."""
    cases = [hand_made.moved(t, s) for _, t, s in moving()]
    for (name, t, s), outcome in zip(moving(), run_many(backend, cases), strict=True):
        if str(t) in lacking & {*backend.describe().element_types}:
            assert isinstance(outcome, Crashed | Unsupported), name  # jaxlib 0.12 takes arguments, no constants
        elif str(t) in lacking:
            assert isinstance(outcome, Unsupported), name
            assert outcome.stage == "translate"
        else:
            assert outputs_of(outcome) == [[described(x) for x in row] for row in hand_made.moved_results(t, s)], name


def test_every_element_type_in_xla(xla: Backend) -> None:
    check_moved(xla, XLA_LACKS)
    is_young = Version(xla.describe().versions["jaxlib"]) >= Version("0.11")
    lacking = set() if is_young else XLA_LACKS
    assert {str(t) for t in ELEMENT_TYPES} - set(xla.describe().element_types) == lacking


def test_every_element_type_in_the_interpreter(interpreter: Backend) -> None:
    check_moved(interpreter, set())


@pytest.mark.parametrize("variant", ["folded", "evaluated", "O0"])
def test_variants_of_xla(variant: str) -> None:
    for backend in opened(f"xla:{variant}"):
        check_moved(backend, XLA_LACKS)
        case = hand_made.negated(0, 4)
        assert outputs_of(backend.run(*case)) == [[described(-x)] for (x,) in case[1]]


@pytest.mark.parametrize("grid", ["4x1", "1x4", "2x2"])
def test_one_program_on_every_process_of_a_grid(grid: str) -> None:
    for backend in opened(f"xla:grid={grid}"):
        case = hand_made.negated(0, 4)
        assert outputs_of(backend.run(*case)) == [[described(-x)] for (x,) in case[1]]
    with pytest.raises(UnknownBackend, match=r"^xla has no variant 'grid=99x9'; known: xla, .*$"):
        open_backend("xla:grid=99x9")


def test_programs_put_together_come_back_as_they_do_alone(xla: Backend) -> None:
    cases = [hand_made.negated(k, k % 4 + 1, 3) for k in range(20)] + [hand_made.unknown_custom_call()]
    cases += [(hand_made.invalid(), [(np.zeros(2, np.float32),)]), hand_made.negated(1, 2)]
    together, alone = run_many(xla, cases, batch=16), [xla.run(*case) for case in cases]
    assert [type(o) for o in together] == [type(o) for o in alone] == [Results] * 20 + [Unsupported, Rejected, Results]
    for a, b in zip(together, alone, strict=True):
        if isinstance(a, Results):
            assert outputs_of(a) == outputs_of(b)
            assert set(a.seconds) == {"print", "parse", "compile", "execute"}


@pytest.mark.parametrize("spec", ["xla", "interpreter"])
def test_what_is_invalid_is_rejected_in_the_stage_that_finds_it(spec: str, request: pytest.FixtureRequest) -> None:
    backend: Backend = request.getfixturevalue(spec)
    outcome = backend.verify(hand_made.invalid())
    assert isinstance(outcome, Rejected)
    assert outcome.stage == "parse"
    assert "requires" in outcome.message
    assert isinstance(backend.verify(hand_made.negated(0, 2)[0]), Results)


def test_verifying_does_not_execute(xla: Backend, interpreter: Backend) -> None:
    for backend, stages in ((xla, {"print", "parse", "compile"}), (interpreter, {"print", "parse"})):
        outcome = backend.verify(hand_made.endless())
        assert isinstance(outcome, Results)
        assert outcome.outputs == ()
        assert set(outcome.seconds) == stages


def test_results_that_are_tuples_are_unsupported(xla: Backend) -> None:
    a = Value("a", tensor(f32))
    pair = Value("pair", TupleType((a.type,)))
    operations = (Operation("tuple", (a,), results=(pair,)),)
    for returned in ((pair,), (a, pair), (pair, pair)):
        outcome = xla.run(main_program((a,), operations, returned), [[np.array(0, np.float32)]])
        assert isinstance(outcome, Unsupported), outcome


def test_a_module_holds_what_is_prepared_alike() -> None:
    plain = [hand_made.negated(k, 2)[0] for k in range(3)]
    sizes = [dynamic_programs(single_op("negate", "f32", input_sets=1)).sample(Seeded(k)).program for k in range(2)]
    cut = bounded_programs(single_op("negate", "f32", input_sets=1), cuts=True).sample(Seeded(0)).program
    quantized = [quantized_op("negate", "quant<i8>", input_sets=1).sample(Seeded(k)).program for k in range(2)]
    mixed = [plain[0], quantized[0], sizes[0], plain[1], cut, sizes[1], quantized[1], plain[2]]
    groups = [[case.program for case in group] for group in alike([Rewritten(p, []) for p in mixed])]
    assert sorted(map(len, groups)) == [1, 1, 1, 2, 3]
    assert plain in groups
    assert quantized in groups


def test_what_is_not_prepared_alike_comes_back_in_order() -> None:
    for backend in opened("xla:legalized"):
        drawn = [
            *draw_cases(quantized_programs(input_sets=2), 3, 0),
            *(at_sizes(dynamic_programs(single_op("negate", "f32", input_sets=2)).sample(Seeded(0)))),
            *draw_cases(single_op("negate", "f32", input_sets=2), 3, 0),
        ]
        cases = [(case.program, case.inputs) for case in drawn[::2] + drawn[1::2]]
        together, alone = run_many(backend, cases, batch=16), [backend.run(*case) for case in cases]
        a, b = ([outputs_of(o) if isinstance(o, Results) else type(o) for o in of] for of in (together, alone))
        assert a == b
        assert sum(isinstance(o, Results) for o in together) >= 6


def test_an_unknown_custom_call_is_unsupported(xla: Backend) -> None:
    outcome = xla.run(*hand_made.unknown_custom_call())
    assert isinstance(outcome, Unsupported)
    assert outcome.stage == "compile"


def test_arithmetic_in_types_of_six_bits_is_unsupported(xla: Backend) -> None:
    (whole, narrow), names = (tensor(si32), tensor(FloatType("f6E3M2FN"))), "abcd"
    a, b, c, d = (Value(n, t) for n, t in zip(names, (whole, narrow, narrow, whole), strict=True))
    steps = (("convert", a, b), ("cosine", b, c), ("convert", c, d))
    operations = tuple(Operation(op, (x,), results=(y,)) for op, x, y in steps)
    outcome = xla.run(main_program((a,), operations, (d,)), [[np.array(0, np.int32)]])
    assert isinstance(outcome, Unsupported), outcome


@pytest.mark.parametrize(
    ("operation", "meaning"),
    [
        ('"stablehlo.cholesky"(%a) {lower = true}', Unsupported),
        ('"stablehlo.custom_call"(%a) {call_target_name = "foo"}', Unsupported),
        ('"stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[1]]> : tensor<1x1xi64>}',
         Rejected),
    ],
)  # fmt: skip
def test_errors_that_end_the_interpreter(interpreter: Backend, operation: str, meaning: type[Outcome]) -> None:
    program = parse(
        f"""func.func @main(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {{
  %r = {operation} : (tensor<1x1xf32>) -> tensor<1x1xf32>
  func.return %r : tensor<1x1xf32>
}}""",
        verified=False,
    )
    assert isinstance(interpreter.run(program, [(np.ones((1, 1), np.float32),)]), meaning)


def test_programs_without_arguments_or_results(xla: Backend, interpreter: Backend) -> None:
    a = Value("a", tensor(f32, 2))
    for backend in (xla, interpreter):
        assert outputs_of(backend.run(main_program((), (), ()), [()])) == [[]]
        assert outputs_of(backend.run(main_program((a,), (), ()), [(np.zeros(2, np.float32),)])) == [[]]
        assert outputs_of(backend.run(main_program((a,), (), (a,)), [])) == []


def test_a_result_that_is_a_token_is_none(xla: Backend, interpreter: Backend) -> None:
    token = Value("t", TokenType())
    program = main_program((), (Operation("after_all", (), (), (), (token,)),), (token,))
    for backend in (xla, interpreter):
        assert outputs_of(backend.run(program, [()])) == [[None]]


def test_tokens_beside_tensors_on_a_grid(interpreter: Backend) -> None:
    token, process = Value("t", TokenType()), Value("p", tensor(ui32))
    made = (Operation("after_all", (), (), (), (token,)), Operation("replica_id", (), (), (), (process,)))
    program = main_program((), made, (token, process))
    alone, several = (outputs_of(interpreter.run(replace(program, num_replicas=n), [()])) for n in (1, 2))
    assert [type(row[0]) for row in (alone[0], several[0])] == [type(None)] * 2
    assert several == [[None, hand_made.described(np.array([0, 1], np.uint32))]]


def test_arguments_that_are_tokens_are_not_handed_over(xla: Backend) -> None:
    token = Value("t", TokenType())
    outcome = xla.run(main_program((token,), (), ()), [(None,)])
    assert isinstance(outcome, Unsupported)


def test_an_endless_loop_times_out() -> None:
    for spec in ("xla", "interpreter"):
        backend = open_backend(spec, timeout=5.0)
        try:
            outcome = backend.run(hand_made.endless(), [(np.zeros((), np.float32),)])
            assert isinstance(outcome, TimedOut)
            assert outcome.stage == "execute"
            assert isinstance(backend.run(*hand_made.negated(0, 2)), Results)
            assert isinstance(backend, HostedBackend)
            sooner = backend.within(0.5).run(hand_made.endless(), [(np.zeros((), np.float32),)])
            assert isinstance(sooner, TimedOut)
            assert sooner.limit == 0.5
        finally:
            backend.close()


def test_integer_division_by_zero_ends_the_interpreter(interpreter: Backend) -> None:
    outcome = interpreter.run(*division())
    assert isinstance(outcome, Crashed)
    assert (outcome.exit_status, outcome.stage) == (-8, "execute")
    assert isinstance(interpreter.run(*hand_made.negated(0, 2)), Results)


def division() -> Case:
    a, b, r = (Value(n, tensor(si32)) for n in "abr")
    program = main_program((a, b), (Operation("divide", (a, b), (), (), (r,)),), (r,))
    return program, [(np.array(1, np.int32), np.array(0, np.int32))]


def test_descriptions(xla: Backend, interpreter: Backend) -> None:
    for backend in (xla, interpreter):
        description = backend.describe()
        assert {"stablehlo", "jaxlib"} <= set(description.versions)
        assert description.name == backend.name
        assert description.most_processes >= 1


def test_instructions_that_xla_is_told_not_to_use(monkeypatch: pytest.MonkeyPatch, xla: Backend) -> None:
    has = xla.describe().instructions
    if "avx2" not in has:
        pytest.skip("this processor has no AVX2")
    monkeypatch.setenv("XLA_FLAGS", "--xla_cpu_max_isa=AVX2")
    for backend in opened("xla"):
        assert backend.describe().instructions == {n for n in has if not n.startswith(("avx512", "avx_", "amx"))}


@pytest.mark.skipif(OTHER_PYTHON is None, reason="STABLEHLO_CONFORMANCE_OTHER_PYTHON names no interpreter")
@pytest.mark.parametrize("spec", ["xla", "interpreter", "xla:folded"])
def test_another_release_under_another_interpreter(spec: str) -> None:
    for backend in opened(f"{spec}@{OTHER_PYTHON}"):
        assert {"jaxlib", "stablehlo"} <= set(backend.describe().versions)
        for k in range(3):
            case = hand_made.negated(k, 4)
            assert outputs_of(backend.run(*case)) == [[described(-x)] for (x,) in case[1]]
        for t in COMPLEXES:
            outcome = backend.run(*hand_made.moved(t, (2, 3)))
            assert outputs_of(outcome) == [[described(x) for x in row] for row in hand_made.moved_results(t, (2, 3))]
        assert isinstance(backend.verify(hand_made.invalid()), Rejected)


def test_what_the_interpreter_has_not_implemented_is_unsupported() -> None:
    backend = open_backend("interpreter", timeout=60.0)
    try:
        outcome = backend.run(
            parse(
                "func.func @main(%x: tensor<complex<f32>>) -> tensor<complex<f32>> {\n"
                '  %r = "stablehlo.remainder"(%x, %x) : (tensor<complex<f32>>, tensor<complex<f32>>) '
                "-> tensor<complex<f32>>\n  func.return %r : tensor<complex<f32>>\n}"
            ),
            [(np.array(1, np.complex64),)],
        )
    finally:
        backend.close()
    assert isinstance(outcome, Unsupported), outcome
