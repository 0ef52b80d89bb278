"""Programs that break a constraint are refused."""

import pytest
from hypothesis import given, settings
from numpy_compiler import Invalid, compile_

import stablehlo_conformance as shc


@settings(deadline=None, max_examples=30)
@given(shc.strategies.invalid_programs("maximum C1"))
def test_operands_of_several_types(program):
    with pytest.raises(Invalid):
        compile_(program)
