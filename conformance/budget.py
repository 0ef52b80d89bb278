"""How many cases each claim is tested with unless --max-examples says otherwise: spread evenly, in a few minutes."""

from __future__ import annotations

from conformance.options import Options

CASES = {"accepts_valid": 2, "results": 3, "rejects_invalid": 3, "programs": 4, "variants": 1, "relations": 20}
"""Per test: of an op, of an op with an element type, of a constraint, of a batch of whole programs, of a relation."""

BATCHES = 40
"""Tests of whole programs."""

INPUT_SETS = 16
VARIANT_INPUT_SETS = 1
"""With inputs as constants every input set is compiled anew."""


def cases(options: Options, claim: str) -> int:
    return options.max_examples if options.max_examples is not None else CASES[claim]


def is_full(options: Options) -> bool:
    """Whether a run is big enough for every expectation to be met."""
    usual = options.ops is None and options.element_types is None and options.seed == 0
    return usual and options.max_examples is None
