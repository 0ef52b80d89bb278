"""Several runs in one report: seeds and versions stay apart, repeated cases count once, missing results are named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from reports import site, views
from reports.gather import Report, gather, load
from results.file import Writer
from results.run import Done, End, Plan
from tests.reports import synthetic


def test_two_seeds_are_not_the_same_cases(tmp_path: Path) -> None:
    cases = [synthetic.conforming("abs", "f32", "xla", n) for n in range(9)]
    paths = [
        synthetic.write(tmp_path / f"{seed}.jsonl", *cases, options={"seed": seed, "profile": "default"})
        for seed in (0, 1)
    ]
    merged = gather(map(load, paths))
    assert len(merged.results) == 18
    assert views.tightness(merged.results)["results"].cases == 18
    assert len(gather(map(load, (paths[0], paths[0]))).results) == 9


def test_two_versions_keep_their_variants(tmp_path: Path) -> None:
    results = [synthetic.conforming("abs", "f32", name) for name in ("xla", "xla:O0", "interpreter")]
    older = {**synthetic.BACKENDS, "xla": replace(synthetic.BACKENDS["xla"], versions={"jaxlib": "0.7.2"})}
    old = [replace(r, verdict="Crashes", versions=older[r.backend.partition(":")[0]].versions) for r in results]
    paths = [synthetic.write(tmp_path / "new.jsonl", *results)]
    paths += [synthetic.write(tmp_path / "old.jsonl", *old, backends=older)]
    merged = gather(map(load, paths))
    assert len(merged.results) == 5  # the interpreter is of one version
    assert {name: b.variant_of for name, b in merged.backends.items()} == {
        "xla (jaxlib 0.10.2)": None,
        "xla (jaxlib 0.7.2)": None,
        "xla:O0 (jaxlib 0.10.2)": "xla (jaxlib 0.10.2)",
        "xla:O0 (jaxlib 0.7.2)": "xla (jaxlib 0.7.2)",
        "interpreter": None,
    }
    dict(site.pages(merged))


def cut(tmp_path: Path, *more: Done | End) -> Report:
    """Return the report of a run of two tests, of which one has ended; `more` records are written last."""
    path = synthetic.write(tmp_path / "results.jsonl")
    writer = Writer(path)
    writer.write(Plan(("t.py::test_results[xla-abs]", "t.py::test_results[xla-tanh]"), 6))
    writer.write(synthetic.conforming("abs", "f32", "xla"), Done("t.py::test_results[xla-abs]", "conforms", 1), *more)
    writer.close()
    return gather([load(path)])


def test_what_is_missing_is_said_first(tmp_path: Path) -> None:
    index = dict(site.pages(cut(tmp_path)))["index.html"]
    main = index[index.index("<main") :]
    assert main.index("1 of 2 tests have no results (it was killed): test_results[xla-tanh]") < main.index("<section")
    assert 'class="headline good"' not in index


def test_what_failed_without_a_result_is_said(tmp_path: Path) -> None:
    failed = Done("t.py::test_results[xla-tanh]", "failed", 0, "no longer happens")
    index = dict(site.pages(cut(tmp_path, failed, End("2026", None, ("abs matches nothing",)))))["index.html"]
    assert "Cut off" not in index
    assert "test_results[xla-tanh]: no longer happens" in index
    assert "abs matches nothing" in index
    assert 'class="headline good"' not in index


def test_several_versions_of_an_implementation_are_told_apart(tmp_path: Path) -> None:
    older = {"xla": replace(synthetic.BACKENDS["xla"], versions={"jaxlib": "0.7.2"})}
    result = synthetic.conforming("abs", "f32", "xla")
    new = synthetic.write(tmp_path / "new.jsonl", result)
    old = synthetic.write(tmp_path / "old.jsonl", replace(result, verdict="Crashes"), backends=older)
    merged = gather([load(new), load(old)])
    assert sorted(merged.backends) == ["interpreter", "xla (jaxlib 0.10.2)", "xla (jaxlib 0.7.2)"]
    assert len(merged.results) == 2


def test_a_case_that_was_run_again_counts_once(tmp_path: Path) -> None:
    result = synthetic.conforming("abs", "f32", "xla")
    first = synthetic.write(tmp_path / "1.jsonl", replace(result, verdict="Crashes"))
    second = synthetic.write(tmp_path / "2.jsonl", result)
    assert [r.verdict for r in gather([load(first), load(second)]).results] == ["Conforms"]


def test_a_variant_is_known_by_the_implementation_that_it_runs(tmp_path: Path) -> None:
    """A variant has the versions of its implementation, and under another interpreter those of that interpreter."""
    about = {"xla@/py": replace(synthetic.BACKENDS["xla"], versions={"jaxlib": "0.7.2"}), **synthetic.BACKENDS}
    ran = [synthetic.conforming("abs", "f32", name) for name in ("xla:O0", "xla:O0@/py", 'command:"run it"', ":")]
    report = gather([load(synthetic.write(tmp_path / "results.jsonl", *ran, backends=about))])
    assert [report.backends[r.backend].versions for r in ran] == ["jaxlib 0.10.2", "jaxlib 0.7.2", "", ""]
    assert '<details class="matrix" data-backend="xla:O0@/py">' in dict(site.pages(report))["matrix.html"]
