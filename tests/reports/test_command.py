"""The command `python -m reports`: its output, its exit statuses and its error messages."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from reports.__main__ import main
from results.records import Result
from tests.reports import synthetic


@pytest.fixture
def results(tmp_path: Path) -> Path:
    return synthetic.write(tmp_path / "results.jsonl", *synthetic.every_kind())


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


def test_writes_pages(results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(results), "-o", str(tmp_path / "report")]) == 0
    assert (tmp_path / "report" / "index.html").is_file()
    assert "xla: " in capsys.readouterr().out


def test_json_gives_the_figures(results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(results), "-o", str(tmp_path / "report"), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["cases"] == len(list(synthetic.every_kind()))
    assert sum(figures["backends"]["xla"]["states"].values()) + sum(
        figures["backends"]["interpreter"]["states"].values()
    ) == len(list(synthetic.every_kind()))
    assert figures["backends"]["xla"]["expected"] == {"violation": 2, "accuracy": 1}
    assert {f["standing"] for f in figures["findings"]} == {"violation", "accuracy", "inconsistent", "behaviour"}


def test_a_file_that_was_cut_off_is_read_and_said_to_be(
    results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = results.read_text()
    results.write_text(text[:-40])
    assert main([str(results), "-o", str(tmp_path / "report"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cut_off"] == [str(results)]
    assert "Cut off" in (tmp_path / "report" / "index.html").read_text()


def test_broken_lines_are_left_out_on_request(
    results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *lines = results.read_text().splitlines(keepends=True)
    results.write_text("".join([header, "[" * 100_000 + "\n", *lines]))
    assert main([str(results), "-o", str(tmp_path / "report")]) == 2
    assert one_line(capsys) == f"python -m reports: {results}:2: is no result: is nested too deeply\n"
    assert main([str(results), "-o", str(tmp_path / "report"), "--skip-broken", "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == f"python -m reports: left out: {results}:2: is no result: is nested too deeply\n"
    assert json.loads(captured.out)["cases"] == len(list(synthetic.every_kind()))


def test_errors_of_ours_are_shown_and_counted_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    error = Result("x", "results", "xla", "Error", "abs", "f32", message="an exception of ours")
    path = synthetic.write(tmp_path / "results.jsonl", error)
    assert main([str(path), "-o", str(tmp_path / "report"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["backends"]["xla"]["states"]["error"] == 1
    assert "our error" in (tmp_path / "report" / "index.html").read_text()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "no header"),
        (b"\x00\xff\xfe garbage\n", "results.jsonl:1"),
        (b'{"schema": 99, "header": {}}\n', "schema"),
        (b'{"schema": 2}\n', "results.jsonl:1"),
        (b"[]\n", "results.jsonl:1"),
    ],
)
def test_a_broken_file_is_one_line(
    content: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    assert main([str(path), "-o", str(tmp_path / "report")]) == 2
    assert says in one_line(capsys)


def test_a_broken_line_is_named(results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = results.read_text().splitlines(keepends=True)
    lines[2] = '{"schema": 2, "case": 5}\n'
    results.write_text("".join(lines))
    assert main([str(results), "-o", str(tmp_path / "report")]) == 2
    assert f"{results}:3: " in one_line(capsys)


@pytest.mark.parametrize("member", ["worst", "seconds", "tightness", "ulps", "clauses", "also", "reproduction"])
@pytest.mark.parametrize("wrong", [5, "text", [1], {"a": None}])
def test_members_of_the_wrong_type_are_one_line(
    member: str, wrong: object, results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = results.read_text().splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | {member: wrong})
    results.write_text("\n".join(lines) + "\n")
    status = main([str(results), "-o", str(tmp_path / "report")])
    assert status in (0, 2)
    if status == 2:
        assert f"{results}:2: " in one_line(capsys)


def test_no_name_in_a_file_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = synthetic.write(tmp_path / "results.jsonl", synthetic.conforming("abs", "f32", "\x1b[2Jxla"))
    assert main([str(path), "-o", str(tmp_path / "report")]) == 0
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "\\x1b[2Jxla: 0 unexpected" in said


def test_a_missing_file_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.jsonl"), "-o", str(tmp_path / "report")]) == 2
    assert "none.jsonl" in one_line(capsys)


def test_a_folder_as_results_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "-o", str(tmp_path / "report")]) == 2
    one_line(capsys)


@pytest.mark.parametrize("place", ["file", "file/below", "/proc/nowhere"])
def test_a_folder_that_cannot_be_written_is_one_line(
    place: str, results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    out = tmp_path / place if not place.startswith("/") else Path(place)
    assert main([str(results), "-o", str(out)]) == 2
    assert str(out) in one_line(capsys)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_one_line(results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report"
    out.mkdir(mode=0o500)
    assert main([str(results), "-o", str(out)]) == 2
    one_line(capsys)


def test_bad_usage_exits_with_2() -> None:
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2


def test_fifty_thousand_cases_take_seconds(tmp_path: Path) -> None:
    path = synthetic.write(tmp_path / "results.jsonl", *synthetic.many(2_000))
    header, *lines = path.read_text().splitlines(keepends=True)
    copies = [line.replace('"case":"', f'"case":"{n}/') for n in range(25) for line in lines]
    path.write_text(header + "".join(copies))
    started = time.process_time()
    assert main([str(path), "-o", str(tmp_path / "report")]) == 0
    assert time.process_time() - started < 20
