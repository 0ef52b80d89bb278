"""One test for any implementation: pytest tests/test_backend.py --stablehlo-backend=xla."""

from hypothesis import HealthCheck, given, settings

import stablehlo_conformance as shc


@settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(shc.strategies.one_op("maximum", "f32"))
def test_maximum(stablehlo_backend, case):
    stablehlo_backend.assert_conforms(*case)
