"""Errors in entries: a wrong op, a wrong condition, or a counterfactual that does not hold is reported."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oracles.backends.processor import instruction_sets
from oracles.backends.protocol import Crashed
from oracles.latitudes import Latitude
from tests.trials.wrong import Wrong
from trials import pinned_programs
from trials.causes.entries import Entry
from trials.causes.expectations import FOLDER, BrokenExpectations, Expectations, load, pinned_case, problems_of_pins
from trials.checks import Failure, failures_of
from trials.counterfactuals import changes
from trials.pinned_programs import Pin, check_of, replay
from trials.runner import Runner
from trials.session import Session
from trials.settings import Settings

SHIPPED = [(path.stem, entry) for path in sorted(FOLDER.glob("*.toml")) for entry in load(path).entries]
DECLARED = load(FOLDER / "xla.toml")


def mutations(entry: Entry) -> Iterator[Entry]:
    """Yield copies of the entry, each with one error that its pinned program reveals."""
    other = next(op for op in ("sine", "cosine", "case") if op not in entry.ops)
    if entry.ops:
        yield replace(entry, ops=(other,))
    if entry.element_types:
        yield replace(entry, element_types=("f6E2M3FN" if "quantized" in entry.element_types else "quantized",))
    for word in entry.when:
        yield replace(entry, when=(), unless=(word,))
    yield replace(entry, when=(*entry.when, "tuple", "token"), unless=())


@pytest.mark.parametrize(("name", "entry"), SHIPPED, ids=lambda x: x.id if isinstance(x, Entry) else x)
def test_a_wrong_op_or_condition_is_told(name: str, entry: Entry) -> None:
    del name
    assert not [p for p in problems_of_pins(Expectations(entries=(entry,)))]
    for mutated in mutations(entry):
        [told] = problems_of_pins(Expectations(entries=(mutated,)))
        assert told.startswith(f"entry '{entry.id}': does not match its own program"), mutated


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    folder = tmp_path_factory.mktemp("mutated")
    session = Session.of(Settings(("xla",), folder / "results.jsonl"))
    yield Runner(session)
    session.close()


def complaint(runner: Runner, entry: Entry) -> str | None:
    """Return the complaint about the pin of an entry, None if there is none; no other entry is known."""
    runner.session.expectations = {"xla": replace(DECLARED, entries=(entry,))}
    return replay(Runner(runner.session), Pin("xla", "xla", entry)).complaint


VERSIONS = {"jaxlib": importlib.metadata.version("jaxlib")}
OTHER_CHANGE = "no-reversal"
CHANGED = [
    e
    for e in DECLARED.entries
    if e.goes_away and OTHER_CHANGE not in e.goes_away and not e.at_random
    if "" in (e.variants or ("",)) and e.is_of_release(VERSIONS) and e.is_of_processor(instruction_sets())
]


@pytest.mark.parametrize("entry", CHANGED[::12], ids=lambda e: e.id)
def test_a_counterfactual_that_does_not_hold_is_told(runner: Runner, entry: Entry) -> None:
    """A counterfactual does not hold if it cannot be applied to the operation, as no-reversal here."""
    assert complaint(runner, entry) is None
    wrong = replace(entry, goes_away=(OTHER_CHANGE,))
    assert wrong.goes_away[0] in changes.names()
    assert "does not say what its pin shows" in str(complaint(runner, wrong))


def test_a_kind_that_does_not_show_is_told(runner: Runner) -> None:
    [entry] = [e for name, e in SHIPPED if (name, e.id) == ("xla", "select_and_scatter-scalar/check")]
    assert complaint(runner, entry) is None
    assert "does not say" in str(complaint(runner, replace(entry, message="another check failed")))
    assert "does not say" in str(complaint(runner, replace(entry, verdict="RejectsValid")))


@pytest.mark.parametrize("is_known", [True, False])
def test_what_shows_at_random_may_show_as_another_known_cause(
    runner: Runner, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    monkeypatch.setattr(pinned_programs, "MOST_TRIES", 3)
    [entry] = [e for name, e in SHIPPED if (name, e.id) == ("xla", "select_and_scatter-scalar/check")]
    other = replace(entry, id="other")
    own = replace(entry, message="another check failed", at_random=True)
    runner.session.expectations = {"xla": Expectations(entries=(own, other) if is_known else (own,))}
    found = replay(Runner(runner.session), Pin("xla", "xla", own))
    assert ("its pin shows another cause: other" == found.complaint) == is_known
    assert found.complaint is not None
    assert found.did_not_show == is_known
    assert [r.expectation for r in found.conclusion.results] == ["other" if is_known else None]
    found = replay(Runner(runner.session), Pin("xla", "xla", replace(own, at_random=False)))
    assert (found.complaint is not None, found.did_not_show) == (True, False)
    if is_known:
        found = replay(Runner(runner.session), Pin("xla", "xla", other))
        assert (found.complaint, found.did_not_show) == (None, False)


@pytest.mark.parametrize("tries", [1, 3])
def test_what_shows_at_random_may_look_new_in_some_tries(
    runner: Runner, monkeypatch: pytest.MonkeyPatch, tries: int
) -> None:
    """A random failure that looks new in one try counts as not shown if another try has no failure."""
    [entry] = [e for name, e in SHIPPED if (name, e.id) == ("xla", "select_and_scatter-scalar/check")]
    own = replace(entry, message="another check failed", at_random=True)
    runner.session.expectations = {"xla": Expectations(entries=(own,))}
    looks, causes = iter([True, False, True]), pinned_programs._causes
    monkeypatch.setattr(pinned_programs, "MOST_TRIES", tries)
    monkeypatch.setattr(pinned_programs, "_causes", lambda *a: causes(*a) if next(looks) else [])
    found = replay(Runner(runner.session), Pin("xla", "xla", own))
    assert (found.complaint is not None, found.did_not_show) == (True, tries > 1)


def test_a_crash_shows_where_all_results_are_random() -> None:
    [entry] = [e for name, e in SHIPPED if (name, e.id) == ("xla", "two-bits-fused/rng")]
    backend = Wrong(lambda o, f: o.name == "rng_bit_generator", Crashed("its process ended by SIGSEGV", "execute", -11))
    [judged] = check_of(entry)(backend, [pinned_case(entry)], Latitude())
    assert failures_of(judged.verdict) == [Failure("Crashes")]
    as_results = check_of(replace(entry, claim="results"))
    [judged] = as_results(backend, [pinned_case(entry)], Latitude())
    assert failures_of(judged.verdict) == []


def test_a_variant_that_takes_no_arguments_replays_what_names_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A variant without arguments replays only entries that name it, and entries whose programs have no arguments.

    xla:folded turns arguments into constants, so it runs another program than the one that is pinned.
    """
    session = Session.of(Settings(("xla", "xla:folded"), tmp_path_factory.mktemp("pins") / "results.jsonl"))
    [known] = [e for name, e in SHIPPED if (name, e.id) == ("xla", "select_and_scatter-scalar/check")]
    assert not known.variants
    constant = "%0 = stablehlo.constant dense<1.0> : tensor<f32>\n return %0 : tensor<f32>"
    alone = f"module {{ func.func public @main() -> tensor<f32> {{ {constant} }} }}"
    named = replace(known, id="named", variants=("", "folded"))
    without = replace(known, id="no arguments", program=alone, inputs=())
    try:
        session.expectations = {"xla": Expectations(entries=(known, named, without))}
        found = [(pin.name, pin.entry) for pin in pinned_programs.pins(session)]
    finally:
        session.close()
    assert [e for name, e in found if name == "xla"] == [known, named, without]
    assert [e for name, e in found if name == "xla:folded"] == [named, without]


def test_a_broken_program_is_told_where_the_variant_takes_no_arguments(tmp_path: Path) -> None:
    session = Session.of(Settings(("xla:folded",), tmp_path / "results.jsonl"))
    broken = replace(CHANGED[0], variants=(), program="module {")
    try:
        session.expectations = {"xla": Expectations(entries=(broken,))}
        [pin] = pinned_programs.pins(session)
        with pytest.raises(BrokenExpectations, match=f"entry '{broken.id}': its program"):
            replay(Runner(session), pin)
    finally:
        session.close()
