"""The claims of the suite, by the name of their test."""

from trials.claims import (
    accumulation,
    algebra,
    behaviours,
    dynamic,
    latitude,
    mismatches,
    models,
    quantized,
    random,
    relations,
    results,
    round_trips,
    spec_examples,
    validity,
)
from trials.claims.base import Claim, all_claims

CLAIMS: dict[str, Claim] = all_claims()

__all__ = [
    "CLAIMS",
    "Claim",
    "accumulation",
    "algebra",
    "behaviours",
    "dynamic",
    "latitude",
    "mismatches",
    "models",
    "quantized",
    "random",
    "relations",
    "results",
    "round_trips",
    "spec_examples",
    "validity",
]
