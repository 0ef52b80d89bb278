"""Comparison of two runs and history of many: causes that are fixed, new or changed, with links that resolve."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest

from reports import several
from reports.__main__ import main
from reports.run_comparison import compare, history
from tests.reports.pages import Page
from tests.reports.releases import failing, run, two_releases


@pytest.fixture(params=["", "==0.7.2", "@/usr/bin/python"])
def runs(request: pytest.FixtureRequest, tmp_path: Path) -> list[Path]:
    """Runs of two releases; the older one is the installed release, or is requested by version or interpreter."""
    return two_releases(tmp_path, request.param)


def names(found: Sequence[Any]) -> list[str]:
    return [v.name for v in found]


def test_causes_are_told_apart_across_releases(runs: list[Path]) -> None:
    c = compare(*runs)
    assert names(c.fixed) == ["f1ed"]
    assert names(c.new) == ["0ee0"]
    assert names(c.not_asked) == ["a5ed"]
    assert [x.after.name for x in c.changed] == ["c4a9"]
    assert c.changed[0].differences == ["element types: also bf16", "variants: also O0"]
    assert c.same == 1


def test_every_cause_of_a_comparison_has_a_link_that_leads_to_it(runs: list[Path], tmp_path: Path) -> None:
    out = several.write_comparison(compare(*runs), tmp_path / "out").parent
    page = Page((out / "index.html").read_text(encoding="utf-8"))
    linked = {link for link in page.links if "/causes/" in link}
    assert {link.partition("/")[0] for link in linked} == {"before", "after"}
    assert len(linked) == 5  # two of the one that changed
    for link in page.links:
        target, fragment = urldefrag(unquote(link))
        assert fragment or (out / target).is_file(), link
    text = " ".join("".join(page.text).split())
    assert "1 fixed, 1 new, 1 changed, 1 the same, 1 not asked again" in text
    assert page.open == []


def test_a_run_that_was_cut_is_said_to_be(runs: list[Path], tmp_path: Path) -> None:
    with runs[1].open("a") as file:
        file.write('{"schema":2,"ca')
    index = several.write_comparison(compare(*runs), tmp_path / "out")
    assert "Cut off: new is not all." in index.read_text(encoding="utf-8")


def test_a_name_that_is_none_is_compared_as_it_is(tmp_path: Path) -> None:
    """Runs are compared even if a results file holds an invalid backend name, which is taken as it is."""
    odd = [failing("f1ed", "abs", backend="\u2028"), failing("c4a9", "tanh", backend=":")]
    runs = [run(tmp_path, name, *found) for name, found in (("old", odd), ("new", odd[1:]))]
    c = compare(*runs)
    assert (names(c.not_asked), c.same) == (["f1ed"], 1)
    several.write_comparison(c, tmp_path / "out")


def test_a_history_says_when_each_cause_shows(runs: list[Path], tmp_path: Path) -> None:
    found = history([runs[1], runs[0]])
    assert [r.name for r in found] == ["old", "new"]
    shown = several._history(found)
    rows = {v.name: [s if isinstance(s, str) else s.key for s in of] for v, of in shown["rows"]}
    assert rows == {
        "f1ed": ["wrong", "gone"],
        "0ee0": ["not asked", "wrong"],
        "c4a9": ["wrong", "wrong"],
        "5a3e": ["wrong", "wrong"],
        "a5ed": ["wrong", "not asked"],
    }
    assert (shown["first"], shown["gone"]) == ([4, 1], [0, 1])
    page = Page(several.write_history(found, tmp_path / "out").read_text(encoding="utf-8"))
    assert page.open == []


@pytest.mark.parametrize("command", ["compare", "history"])
def test_broken_lines_are_left_out_on_request(
    command: str, runs: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *lines = runs[1].read_text().splitlines(keepends=True)
    runs[1].write_text("".join([header, "[" * 100_000 + "\n", *lines]))
    given = [command, *map(str, runs), "-o", str(tmp_path / "out")]
    assert main(given) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main([*given, "--skip-broken"]) == 0
    assert capsys.readouterr().err == f"python -m reports: left out: {runs[1]}:2: is no result: is nested too deeply\n"


def test_the_commands(runs: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", *map(str, runs), "-o", str(tmp_path / "c")]) == 0
    assert "1 fixed, 1 new, 1 changed, 1 the same, 1 not asked again" in capsys.readouterr().out
    assert main(["history", *map(str, runs), "-o", str(tmp_path / "h")]) == 0
    assert "2 runs" in capsys.readouterr().out
    assert main(["compare", str(runs[0]), str(tmp_path / "none.jsonl"), "-o", str(tmp_path / "c")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
