"""Made-up measurements, for the tests of the pages."""

from __future__ import annotations

from accuracy.measurements import Accumulator, Elementwise, Errors, Example, Measurement, Tally

NONE = Tally()


def elementwise(greatest: float) -> Elementwise:
    worst = Example(("88.5",), "2.0", "<3.0>", "4.0")
    normal = Errors(10, greatest, 0.2, 0.5, worst)
    curve = ((-1.0, 0.1), (1e-3, greatest), (7.0, 0.2))
    return Elementwise(
        10, True, normal, Errors(), NONE, NONE, Tally(3, 1, worst), folded=Tally(3, 1, worst), curve=curve
    )


MEASURED = [
    Measurement("xla", "exponential", "f32", "", 3.0, elementwise(5.25)),
    Measurement("xla", "exponential", "bf16", "", 1.0, elementwise(0.5)),
    Measurement("xla", "convert", "f32", "bf16", None, elementwise(0.5)),
    Measurement("xla", "reduce", "f32", accumulator=Accumulator(4, 5, 0.0, 0.1, 0.9, "f32")),
    Measurement("xla", "tan", "f16", trouble="Unsupported: <no tan>"),
]
