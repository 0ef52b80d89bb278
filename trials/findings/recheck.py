"""Judgement of a published finding, or of any program, by the check of the suite."""

from __future__ import annotations

from pathlib import Path

from generators.cases import Case
from oracles.backends.protocol import Backend
from oracles.evaluator import Mode
from oracles.latitudes import Latitude
from trials.checks import MOST_ULPS, Executed, Judged
from trials.claims import CLAIMS
from trials.findings.published_finding import About
from trials.settings import Settings


def recheck_finding(backend: Backend, latitude: Latitude, about: About, case: Case) -> Judged:
    """Judge a published case by the check of its claim. Raises KeyError for an unknown claim."""
    settings = Settings((backend.name,), Path(), profile=about.profile, seed=about.seed)
    check = CLAIMS[about.test].check(about.subject, settings)
    return check(backend, [case], latitude)[0]


def judge_program(backend: Backend, latitude: Latitude, case: Case, mode: Mode | None = None) -> Judged:
    """Run and judge a program; `mode` None: decided by its operations."""
    return Executed(mode, most_ulps=MOST_ULPS)(backend, [case], latitude)[0]
