"""Tests of summaries of XLA's optimized programs: they tell programs apart, and each program has its own."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import numpy as np
import pytest

from generators.examples import draw_cases
from generators.programs.dense_programs import dense_programs
from oracles.backends import open_backend, run_many
from oracles.backends.hosted import HostedBackend
from oracles.backends.native.optimized import summarize
from oracles.backends.protocol import Results
from spec.parse import parse

HLO = """HloModule main, is_scheduled=true, entry_computation_layout={(f32[4]{0}, s32[])->(f32[4]{0}, s32[])}

%fused (param_0: f32[4]) -> f32[4] {
  %param_0 = f32[4]{0} parameter(0)
  %constant.1 = f32[] constant(2)
  %broadcast.2 = f32[4]{0} broadcast(%constant.1), dimensions={}
  ROOT %multiply.3 = f32[4]{0} multiply(%param_0, %broadcast.2)
}

%body (p: (s32[], s32[])) -> (s32[], s32[]) {
  %p = (s32[], s32[]) parameter(0)
  %g = s32[] get-tuple-element(%p), index=0
  ROOT %t = (s32[], s32[]) tuple(%g, %g)
}

ENTRY %main.9 (x: f32[4], i: s32[]) -> (f32[4], s32[]) {
  %x = f32[4]{0} parameter(0)
  %i = s32[] parameter(1)
  %fusion = f32[4]{0} fusion(%x), kind=kLoop, calls=%fused, metadata={op_name="a(b)" source_line=3}
  %called = f32[4]{0} custom-call(%fusion), custom_call_target="__onednn$matmul", backend_config={}
  %tuple.1 = (s32[], /*index=1*/s32[]) tuple(%i, %i)
  %while = (s32[], s32[]) while(%tuple.1), condition=%cond, body=%body
  %gte = s32[] get-tuple-element(%while), index=1
  ROOT %tuple.2 = (f32[4]{0}, s32[]) tuple(%called, %gte)
}
"""


def words(*of: str) -> list[int]:
    return sorted(zlib.crc32(word.encode()) for word in of)


def test_each_output_has_the_words_of_what_it_depends_on() -> None:
    first, second = summarize(HLO, 2)
    assert first == words(
        "parameter:f32", "constant:f32", "broadcast:f32", "multiply:f32", "fusion kLoop multiply:f32",
        "custom-call __onednn$matmul:f32", "constant>broadcast:0", "parameter>multiply:0", "broadcast>multiply:1",
        "parameter>fusion kLoop multiply:0", "fusion kLoop multiply>custom-call __onednn$matmul:0",
    )  # fmt: skip
    assert second == words(
        "parameter:s32", "tuple:s32", "while:s32", "get-tuple-element:s32", "parameter>tuple:0", "parameter>tuple:1",
        "tuple>while:0", "while>get-tuple-element:0", "parameter>get-tuple-element:0", "get-tuple-element>tuple:0",
        "get-tuple-element>tuple:1",
    )  # fmt: skip


def test_operands_may_be_printed_with_their_types() -> None:
    typed = HLO.replace("multiply(%param_0, %broadcast.2)", "multiply(f32[4]{0} %param_0, f32[4]{0} %broadcast.2)")
    typed = typed.replace("get-tuple-element(%while)", "get-tuple-element((s32[], s32[]) %while)")
    assert typed != HLO
    assert summarize(typed, 2) == summarize(HLO, 2)


@pytest.mark.parametrize("text", ["", "HloModule main", HLO.replace("ROOT", ""), HLO.replace("ENTRY", "")])
def test_what_is_no_program_of_so_many_outputs_shows_nothing(text: str) -> None:
    assert summarize(text, 2) == []
    assert summarize(HLO, 3) == []


@pytest.fixture(scope="module")
def xla() -> Iterator[HostedBackend]:
    pytest.importorskip("jaxlib")
    backend = open_backend("xla")
    assert isinstance(backend, HostedBackend)
    yield backend
    backend.close()


def test_programs_that_are_put_together_show_what_they_show_alone(xla: HostedBackend) -> None:
    cases = [(c.program, c.inputs) for c in draw_cases(dense_programs(input_sets=1), 24, 5)]
    together, alone = (run_many(xla.with_summaries(), cases, batch=batch) for batch in (8, 1))
    both = [(a, b) for a, b in zip(together, alone, strict=True) if isinstance(a, Results) and isinstance(b, Results)]
    assert len(both) > len(cases) // 2
    assert all(len(a.shown) == len(a.outputs[0]) for a, _ in both)
    alike = [frozenset().union(*a.shown) == frozenset().union(*b.shown) for a, b in both]
    assert sum(alike) >= 0.9 * len(alike)  # where parts are shared, what is common to two stands once
    assert all(not o.shown for o in run_many(xla, cases) if isinstance(o, Results))


def test_two_spellings_of_one_thing_show_the_same_once_xla_has_rewritten_them(xla: HostedBackend) -> None:
    def of(body: str) -> frozenset[int]:
        head = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {"
        program = parse(f'{head}\n{body}\n"func.return"(%r) : (tensor<4xf32>) -> () }}')
        [outcome] = run_many(xla.with_summaries(), [(program, [(np.arange(4, dtype=np.float32),)])])
        assert isinstance(outcome, Results)
        return frozenset().union(*outcome.shown)

    unary = "(tensor<4xf32>) -> tensor<4xf32>"
    plain = of(f'%r = "stablehlo.negate"(%x) : {unary}')
    twice = of(f'%y = "stablehlo.abs"(%x) : {unary}\n%z = "stablehlo.abs"(%y) : {unary}\n'
               f'%r = "stablehlo.negate"(%z) : {unary}')  # fmt: skip
    once = of(f'%y = "stablehlo.abs"(%x) : {unary}\n%r = "stablehlo.negate"(%y) : {unary}')
    assert twice == once != plain
