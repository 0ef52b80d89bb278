"""The published site: releases side by side, addresses that stay, and links that work anywhere."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from reports.__main__ import main
from reports.gather import load
from reports.published_runs import Published, names, publication
from reports.published_site import histories, write_site
from results.records import ExpectationNote
from tests.reports import synthetic
from tests.reports.pages import Page
from tests.reports.releases import failing, run, two_releases


@pytest.fixture(scope="module")
def p(tmp_path_factory: pytest.TempPathFactory) -> Published:
    folder = tmp_path_factory.mktemp("runs")
    runs = two_releases(folder)
    shown = (synthetic.conforming("abs", "f32", "interpreter"), failing("0dd", "tanh", backend="interpreter"))
    other = synthetic.write(
        folder / "other.jsonl", *shown,
        backends={"interpreter": synthetic.BACKENDS["interpreter"]},
    )  # fmt: skip
    return publication(map(load, (*runs, other)))


@pytest.fixture(scope="module")
def out(p: Published, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_site(p, folder)
    return folder


def test_releases_stand_side_by_side(p: Published, out: Path) -> None:
    assert [(c.implementation, c.release, c.is_newest) for c in p.columns] == [
        ("interpreter", "jaxlib 0.10.2", True),
        ("xla", "jaxlib 0.10.2", True),
        ("xla", "jaxlib 0.7.2", False),
    ]
    assert [(c.right, c.judged) for c in p.columns] == [(1, 2), (1, 4), (0, 4)]
    shown = "".join("".join(Page((out / "index.html").read_text(encoding="utf-8")).text).split())
    assert "opsallright1/21/40/4" in shown
    assert [p.differ(op) for op in ("abs", "tanh")] == [True, False]


def test_every_link_leads_somewhere_below(out: Path) -> None:
    """Links within the site are relative and stay below its folder, so that it works from disk and at any address."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in out.rglob("*.html")}
    for path, page in pages.items():
        for link in page.links:
            if link.startswith(("https://", "data:")):
                continue
            assert not link.startswith("/")
            place, _, anchor = link.partition("#")
            target = (path.parent / place).resolve() if place else path
            assert target.is_relative_to(out.resolve())
            assert target.is_file(), (path, link)
            assert not anchor or anchor in (pages[target].ids if target in pages else ()), (path, link)


def test_a_cause_says_on_which_release_it_is(p: Published) -> None:
    said = {c.id: {x.release: p.state(c, x) for x in p.columns_of(c)} for c in p.causes if c.shown.key[0] == "xla"}
    new, old = "jaxlib 0.10.2", "jaxlib 0.7.2"
    assert said == {
        "xla-f1ed": {new: "gone", old: "wrong"},
        "xla-c4a9": {new: "wrong", old: "wrong"},
        "xla-5a3e": {new: "wrong", old: "wrong"},
        "xla-a5ed": {new: "not asked", old: "wrong"},
        "xla-0ee0": {new: "wrong", old: "not asked"},
    }


def test_the_history_goes_from_run_to_run(p: Published) -> None:
    xla = next(h for h in histories(p) if h.implementation == "xla")
    assert [(m.release, len(m.causes)) for m in xla.moments] == [("jaxlib 0.7.2", 4), ("jaxlib 0.10.2", 3)]
    assert [xla.first_seen(i) for i in range(2)] == [4, 1]
    assert [xla.state_of("xla-f1ed", m) for m in xla.moments] == ["wrong", "gone"]


def test_the_index_is_what_the_pages_are(p: Published, out: Path) -> None:
    index = json.loads((out / "index.json").read_text())
    assert len(index["causes"]) == len(p.causes)
    assert all((out / c["url"]).is_file() for c in index["causes"])
    assert [i["ops_right"] for i in index["implementations"]] == [c.right for c in p.columns]
    assert {c["id"]: c["in_newest"] for c in index["causes"]}["xla-5a3e"] is True


def test_an_address_stays_when_a_cause_gets_a_name_and_when_it_goes(tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(publication([load(run(tmp_path, "first", failing("c4a9", "tanh"), failing("f1ed", "abs")))]), site)
    assert (site / "causes/xla-c4a9.html").is_file()
    named = replace(failing("c4a9", "tanh"), expectation="tanh-wrong")
    named = replace(named, causes=tuple(replace(c, expectation="tanh-wrong") for c in named.causes))
    second = run(tmp_path, "second", named)
    write_site(publication([load(second)]), site)
    write_site(publication([load(second)]), site)  # and it is still kept after that
    moved = (site / "causes/xla-c4a9.html").read_text()
    assert "xla-tanh-wrong.html" in Page(moved).links
    gone = (site / "causes/xla-f1ed.html").read_text()
    assert gone.count("Not in the runs that this site shows now") == 1
    assert "tanh-wrong" in (site / "causes/index.html").read_text()


def test_the_newest_run_of_a_release_counts(tmp_path: Path) -> None:
    early = run(tmp_path, "early", failing("c4a9", "tanh"))
    late = run(tmp_path, "late", synthetic.conforming("tanh", "f32", "xla"), date="2026-03-03")
    p = publication(map(load, (late, early)))
    assert (len(p.runs), len(p.causes)) == (2, 0)


def test_names_depend_on_no_other_cause() -> None:
    alone = names([("xla", "a b")])
    assert list(alone) == ["xla-a-b"]
    both = names([("xla", "a b"), ("xla", "a", "b")])
    assert len(both) == 2
    assert both == names([("xla", "a", "b"), ("xla", "a b")])
    assert all(re.fullmatch(r"xla-a-b-[0-9a-f]{8}", name) for name in both)


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = two_releases(tmp_path)
    assert main([str(first), str(second), "--site", str(tmp_path / "site")]) == 0
    assert capsys.readouterr().out.strip().endswith("site/index.html: 2 releases, 5 causes, 2 runs")
    with pytest.raises(SystemExit):
        main([str(first)])


def test_notes_of_damaged_releases_do_no_harm(tmp_path: Path) -> None:
    about = replace(synthetic.BACKENDS["xla"], expectations={"x": ExpectationNote("X.", None, {"jaxlib": "no range"})})
    path = synthetic.write(tmp_path / "r.jsonl", failing("c4a9", "tanh"), backends={"xla": about})
    assert len(publication([load(path)]).causes) == 1
