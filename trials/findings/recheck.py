"""A published finding, or a program of anyone's, put to a check: the same check that a test of the suite would use."""

from __future__ import annotations

from pathlib import Path

from generators.cases import Case
from oracles.backends.protocol import Backend
from oracles.evaluator import Mode
from oracles.latitudes import Latitude
from trials.checks import Executed, Judged
from trials.claims import CLAIMS
from trials.findings.published_finding import About
from trials.settings import Settings


def finding_again(backend: Backend, latitude: Latitude, about: About, case: Case) -> Judged:
    """Puts what was published to the check of its claim again. Raises KeyError for a claim that there is none of."""
    settings = Settings((backend.name,), Path(), profile=about.profile, seed=about.seed)
    check = CLAIMS[about.test].check(about.subject, settings)
    return check(backend, [case], latitude)[0]


def program_judged(backend: Backend, latitude: Latitude, case: Case, mode: Mode | None = None) -> Judged:
    """Runs a program and judges its results, as tests of one op and of whole programs do; in the mode that its
    operations ask for where none is given."""
    return Executed(mode)(backend, [case], latitude)[0]
