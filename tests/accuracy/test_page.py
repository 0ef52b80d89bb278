"""Tests of the pages of measurements: well-formed HTML, valid links, and nothing but the measurements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accuracy import measurement_file, page
from accuracy.accuracy_command import main
from accuracy.measurement_file import Writer
from accuracy.measurements import About
from tests.accuracy.made import MEASURED
from tests.reports.pages import Page


@pytest.fixture
def runs(tmp_path: Path) -> list[Path]:
    for name, version in (("old", "1.0"), ("new", "2.0")):
        writer = Writer(tmp_path / name, About("0", {"xla": {"jaxlib": version}}, {"pairs": 5}, "2026-01-01"), False)
        for m in MEASURED:
            writer.write(m)
        writer.close()
    return [tmp_path / name / measurement_file.NAME for name in ("old", "new")]


@pytest.fixture
def pages(runs: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Page]:
    assert main(["show", *map(str, runs), "-o", str(tmp_path / "pages")]) == 0
    shown = capsys.readouterr().out
    assert "xla (old)\n" in shown
    assert "xla (new)\n" in shown
    return {p.name: Page(p.read_text(encoding="utf-8")) for p in (tmp_path / "pages").glob("*.html")}


def test_pages_are_well_formed_and_linked(pages: dict[str, Page], tmp_path: Path) -> None:
    assert pages.keys() == {"index.html", "exponential.html", "convert.html", "reduce.html"}
    for name, found in pages.items():
        assert found.open == [], name
        assert len(found.ids) == len(set(found.ids)), name
        for link in found.links:
            assert (tmp_path / "pages" / link.partition("#")[0] if link[0] != "#" else tmp_path).exists(), link
        for target in found.loads:
            assert target == "data:," or (tmp_path / "pages" / target).is_file()


def test_what_is_above_the_bound_is_told(pages: dict[str, Page]) -> None:
    text = " ".join("".join(pages["index.html"].text).split())
    assert "Above the bound 2" in text
    assert "5.25" in text
    assert "jaxlib 1.0" in text
    assert "<3.0>" in text  # escaped in the source


def test_plots_have_a_line_for_each_implementation(pages: dict[str, Page], tmp_path: Path) -> None:
    source = (tmp_path / "pages" / "exponential.html").read_text(encoding="utf-8")
    assert source.count("<svg") == 2
    assert len(re.findall(r'class="line', source)) >= 4
    assert "&lt;3.0&gt;" in source


def test_places_on_the_axis() -> None:
    from spec.types import f16, f32

    ticks = dict(page._ticks(f32))
    assert ticks["0"] == 0
    assert -1 < ticks["-1"] < ticks["-0.001"] < 0 < ticks["0.001"] < ticks["1"] < ticks["1000"] < ticks["1e+30"] < 1
    assert "1e+30" not in dict(page._ticks(f16))


def test_one_table_of_the_greatest_errors(runs: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *map(str, runs), "--markdown", "f32,bf16,f16"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "| op: f32 / bf16 / f16 | xla (old) | xla (new) |",
        "| --- | --- | --- |",
        "| exponential | 5.25* / 0.5 / - | 5.25* / 0.5 / - |",
    ]


def test_a_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_text("nothing\n")
    assert main(["show", str(tmp_path / "x")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
