"""What the compiler computes is what the specification admits."""

from hypothesis import given, settings
from numpy_compiler import OPS, compile_

import stablehlo_conformance as shc

TYPES = {"i1", "i8", "i32", "f32"}


@settings(deadline=None)
@given(shc.strategies.cases(ops=set(OPS) - {"negate"}, element_types=TYPES))
def test_programs(case):
    program, inputs = case
    shc.assert_conforms(program, inputs, compile_(program)(*inputs))


@settings(deadline=None)
@given(shc.strategies.cases(ops=set(OPS) - {"and", "not"}, element_types={"f32"}))
def test_programs_that_negate(case):
    program, inputs = case
    shc.assert_conforms(program, inputs, compile_(program)(*inputs))
