"""Tests of the replay command: lines, summary, exit statuses, resuming, and processes that end."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import ml_dtypes
import numpy as np
import pytest

import corpora
from corpora import corpus_command
from corpora.corpus_command import main
from corpora.replay import Options
from corpora.replay_lines import Line
from corpora.replay_targets import Implementation, Subject
from corpora.replay_text import text_of
from oracles.evaluator import Mode
from oracles.latitudes import Latitude
from results.codec import decode
from results.verdicts import Conforms, Deviates
from spec.parse import parse
from tests.corpora.conftest import FORMS
from trials.causes.expectations import FOLDER
from trials.input_sources import draw

SCHEMA = json.loads((Path(corpora.__file__).parent / "replay.schema.json").read_text())


def replay(*arguments: object) -> int:
    return main(["replay", *map(str, arguments), "-j", "1"])


def lines(text: str) -> list[dict[str, object]]:
    found = [json.loads(line) for line in text.splitlines()]
    for line in found:
        jsonschema.validate(line, SCHEMA)
    return found


def test_one_line_per_function_and_backend(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(FORMS / "same.mlir", FORMS / "wrong.mlir", "--backend", "reference,interpreter") == 1
    captured = capsys.readouterr()
    found = lines(captured.out)
    assert len(found) == 2 * (5 + 6)
    assert {(line["function"], line["backend"]) for line in found} >= {
        ("empty", "interpreter"),
        ("four_ulps", "reference"),
    }
    assert captured.err.splitlines() == [
        "interpreter: 11 functions: 6 Deviates, 5 Conforms",
        "reference: 11 functions: 6 Deviates, 5 Conforms",
    ]


def test_status_0_and_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--quiet") == 0
    (tmp_path / "broken.mlir").write_text("func.func @f(")
    assert replay(tmp_path, "--backend", "reference", "--quiet") == 2
    captured = capsys.readouterr()
    assert captured.err == ""
    assert lines(captured.out)[-1]["form"] == "unread"


@pytest.mark.parametrize("backend", ["reference", "interpreter"])
def test_what_takes_us_longer_than_the_limit_is_an_error(
    backend: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """An evaluation over the time limit is an error. Here, each of 40 functions calls the next one twice."""
    calls = [
        f"""func.func private @f{i}(%x: tensor<i8>) -> tensor<i8> {{
          %0 = call @f{i + 1}(%x) : (tensor<i8>) -> tensor<i8>
          %1 = call @f{i + 1}(%0) : (tensor<i8>) -> tensor<i8>
          return %1 : tensor<i8>
        }}"""
        for i in range(40)
    ]
    last = "func.func private @f40(%x: tensor<i8>) -> tensor<i8> { return %x : tensor<i8> }"
    main = calls[0].replace("private @f0", "@main")
    (tmp_path / "chain.mlir").write_text("\n".join([main, *calls[1:], last]))
    assert replay(tmp_path / "chain.mlir", "--backend", backend, "--timeout", "0.5", "--quiet") == 2
    [line] = lines(capsys.readouterr().out)
    assert (line["verdict"], line["reason"]) == ("Error", "func.call: the evaluation takes more than 0.5 s")


def test_resuming(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = tmp_path / "out.jsonl"
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--output", output) == 0
    whole = output.read_text()
    kept = whole.splitlines(keepends=True)[:2]
    output.write_text("".join(kept) + '{"schema": 1, "file": "cut o')
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--output", output, "--continue") == 0
    found = lines(output.read_text())
    assert [line["function"] for line in found] == [line["function"] for line in lines(whole)]
    capsys.readouterr()
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--continue") == 2
    assert capsys.readouterr().err == "corpora: --continue needs --output, the file to go on with\n"


def test_lines_of_another_replay_are_not_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = tmp_path / "out.jsonl"
    output.write_text("mine")
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--output", output) == 2
    assert capsys.readouterr().err.startswith(f"corpora: {output}: is there already; choose another file")
    assert output.read_text() == "mine"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_device_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--output", "/dev/full") == 2
    assert capsys.readouterr().err == "corpora: /dev/full: No space left on device\n"


def test_what_ends_the_process_costs_its_module_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deep = "[" * 200_000 + "1" + "]" * 200_000  # too deep for the stack of jaxlib's parser
    after = (FORMS / "same.mlir").read_text()
    module = f"func.func @deep() {{\n%0 = stablehlo.constant dense<{deep}> : tensor<1xi32>\nreturn\n}}\n"
    (tmp_path / "x.mlir").write_text(f"{module}// -----\n{after}")
    assert replay(tmp_path / "x.mlir", "--backend", "reference") == 2
    first, *others = lines(capsys.readouterr().out)
    assert (first["form"], first["verdict"], first["module"]) == ("unread", "Error", 0)
    assert [line["verdict"] for line in others] == ["Conforms"] * 5


def test_a_plain_program_on_given_inputs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = tmp_path / "inputs.npz"
    np.savez(given, x=np.array([1, 2, 3, 4], np.float32), n=np.array([1, 2, 3, 4], np.int8))
    assert replay(FORMS / "plain.mlir", "--backend", "xla", "--inputs", given) == 0
    (line,) = lines(capsys.readouterr().out)
    assert (line["form"], line["verdict"], line["function"]) == ("plain", "Conforms", "scaled")
    assert str(line["replay"]).endswith(f"--inputs {given} --backend xla")


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ([np.zeros(4, np.float32)], "holds 1 arrays, the program takes 2 arguments"),
        (
            [np.zeros(4, np.float64), np.zeros(4, np.int8)],
            "array 'arr_0' is float64 of shape [4], argument 0 is tensor<4xf32>",
        ),
        (
            [np.zeros(4, np.float32), np.zeros((4, 1), np.int8)],
            "array 'arr_1' is int8 of shape [4, 1], argument 1 is tensor<4xi8>",
        ),
    ],
)
def test_inputs_that_do_not_fit(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arrays: list[np.ndarray], message: str
) -> None:
    given = tmp_path / "inputs.npz"
    np.savez(given, *arrays)
    assert replay(FORMS / "plain.mlir", "--backend", "reference", "--inputs", given) == 2
    assert capsys.readouterr().err == f"corpora: {given}: {message}\n"


@pytest.mark.parametrize("stored", [np.uint16, "V2"])
def test_elements_that_numpy_lacks_are_given_by_their_bits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, stored: object
) -> None:
    program = tmp_path / "x.mlir"
    program.write_text("func.func @f(%x: tensor<2xbf16>) -> tensor<2xbf16> { return %x : tensor<2xbf16> }")
    given = tmp_path / "inputs.npz"
    np.savez(given, np.array([1.0, -2.0], ml_dtypes.bfloat16).view(stored))  # type: ignore[arg-type]
    assert replay(program, "--backend", "interpreter", "--inputs", given) == 0
    assert lines(capsys.readouterr().out)[0]["verdict"] == "Conforms"


def test_inputs_are_drawn_where_none_are_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "x.mlir"
    program.write_text(
        "func.func @f(%x: tensor<8xi32>, %y: tensor<8xui4>) -> tensor<8xi32> {\n"
        "%0 = stablehlo.not %x : tensor<8xi32>\nreturn %0 : tensor<8xi32> }"
    )
    assert replay(program, "--backend", "interpreter,reference", "--input-sets", "3", "--seed", "5") == 0
    found = lines(capsys.readouterr().out)
    assert {line["verdict"] for line in found} == {"Conforms"}
    assert "--seed 5" in str(found[0]["replay"])


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["replay", "no/such/file.mlir", "--backend", "reference"], 2, "no/such/file.mlir: not found"),
        (["replay", str(FORMS), "--backend", "no_such_backend"], 2, "no_such_backend"),
        (["replay", str(FORMS), "--backend", "xla:no_such_variant"], 2, "xla has no variant 'no_such_variant'"),
        (["replay", "", "--backend", "reference"], 2, "'' names no file"),
        (["replay", str(FORMS), "--backend", ","], 2, "--backend names no implementation"),
        (["replay", str(FORMS), "--backend", "reference,reference"], 2, "--backend names an implementation twice"),
        (["replay", str(FORMS), "--backend", "reference", "--case", "nothing"], 2, "no case has the id 'nothing'"),
        (["replay", str(FORMS), "--backend", "reference", "--output", "/no/such/folder/x"], 2, "/no/such/folder/x"),
        (["replay", str(FORMS / "same.mlir"), "--backend", "command:"], 2, "corpora: command needs an executable"),
        (["build", "/proc/no-such-folder", "--ops", "abs"], 2, "/proc/no-such-folder: cannot be written"),
    ],
)
def test_bad_usage_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, message: str
) -> None:
    assert main(arguments) == status
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--timeout", "0"], "argument --timeout: 0 is not between 0.1 and 86400 seconds"),
        (["--timeout", "-1"], "argument --timeout: -1 is not between 0.1 and 86400 seconds"),
        (["--timeout", "soon"], "argument --timeout: 'soon' is no number of seconds"),
        (["--memory", "-5"], "argument --memory: -5 is not between 256 and 16777216 (MiB)"),
        (["--input-sets", "0"], "argument --input-sets: 0 is not between 1 and 4096"),
        (["--jobs", "0"], "argument -j/--jobs: 0 is not between 1 and 1024"),
        (["--seed", "-1"], "argument --seed: -1 is not between 0 and 1000000000"),
        (["--expectations", "no-such-folder"], "argument --expectations: there is no folder 'no-such-folder'"),
        (["--inputs", "no-such.npz"], "argument --inputs: there is no file 'no-such.npz'"),
        (["--output", ""], "argument --output: '' names no place"),
        (["--case", ","], "argument --case: ',' names none"),
    ],
)
def test_every_option_is_checked(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(FORMS), "--backend", "reference", *arguments])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"python -m corpora replay: {message}\n"


def test_bisecting_a_finding(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked: list[tuple[object, ...]] = []

    def bisect(*arguments: object) -> int:
        asked.append(arguments)
        return 4

    monkeypatch.setattr(corpus_command, "bisect", bisect)
    assert replay(tmp_path, "--backend", "xla", "--bisect", "--timeout", "7") == 4
    assert asked == [(tmp_path, "xla", FOLDER, 7.0)]
    assert replay(tmp_path, "--backend", "xla,interpreter", "--bisect") == 2
    assert replay(tmp_path, tmp_path, "--backend", "xla", "--bisect") == 2
    message = "corpora: --bisect takes one finding and one backend"
    assert capsys.readouterr().err.splitlines() == [message, message]


def test_memory_is_given_in_mebibytes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Options] = []

    def run(jobs: object, options: Options, done: object, processes: object) -> list[Line]:
        asked.append(options)
        return []

    monkeypatch.setattr("corpora.job_pool.run", run)
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--memory", "512", "--profile", "strict") == 0
    assert (asked[0].memory, asked[0].profile) == (512 << 20, "strict")


def test_names_that_are_nearly_right(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, meant in (
        (["replay", str(FORMS), "--backend", "interpeter"], "interpreter"),
        (["build", str(tmp_path), "--ops", "tanhh"], "tanh"),
        (["build", str(tmp_path), "--element-types", "bf17"], "bf16"),
    ):
        assert main(arguments) == 2
        assert f"did you mean '{meant}'?" in capsys.readouterr().err


def test_a_person_reads_what_deviates(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "x\x1b[31m.mlir"
    program.write_text(
        "func.func @f() {\n%0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
        "check.expect_eq_const %0, dense<[1, 3]> : tensor<2xi32>\nreturn }"
    )
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert replay(program, "--backend", "interpreter", "--quiet") == 1
    told = capsys.readouterr().out
    assert told.splitlines()[:5] == [
        rf"interpreter: Deviates (violation): {tmp_path}/x\x1b[31m.mlir @f (checks)",
        "  kind:     wrong-value",
        "  element:  [1] of output 0, input set 0",
        "  is:       2   (1 ulps off)",
        "  allowed:  3",
    ]
    assert "    check.expect_eq_const %0, dense<[1, 3]> : tensor<2xi32>" in told.splitlines()
    assert told.splitlines()[-1].startswith("  again:    python -m corpora replay ")
    assert "\x1b" not in told
    assert replay(program, "--backend", "interpreter", "--quiet", "--json") == 1
    assert lines(capsys.readouterr().out)[0]["verdict"] == "Deviates"


def test_the_strict_profile_forbids_fusion(subjects: dict[str, Subject]) -> None:
    strict = Implementation("xla", subjects["xla"].backend, Latitude(), Mode.STRICT)  # type: ignore[attr-defined]
    t = "tensor<8xf32>"
    program = parse(
        f"func.func @main(%x: {t}) -> {t} {{\n%0 = stablehlo.multiply %x, %x : {t}\n"
        f"%1 = stablehlo.add %0, %x : {t}\nreturn %1 : {t} }}"
    )
    rows = draw(program, 64, 0)
    verdicts = [s.plain(program, rows).verdict for s in (subjects["xla"], strict)]
    assert isinstance(verdicts[0], Conforms)
    assert isinstance(verdicts[1], Deviates)


def test_lines_that_cannot_be_read_are_skipped_on_request(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = tmp_path / "out.jsonl"
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--output", output) == 0
    whole = output.read_text()
    output.write_text("[" * 100_000 + "\n" + whole)
    given = (FORMS / "same.mlir", "--backend", "reference", "--output", output, "--continue")
    capsys.readouterr()
    assert replay(*given) == 2
    assert capsys.readouterr().err == f"corpora: {output}:1: is no line of a replay\n"
    assert replay(*given, "--skip-broken") == 0
    assert output.read_text().count("\n") == whole.count("\n") + 1


def test_an_unreadable_line_to_continue_from(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = tmp_path / "out.jsonl"
    output.write_text("nonsense\n")
    assert replay(FORMS / "same.mlir", "--backend", "reference", "--output", output, "--continue") == 2
    assert capsys.readouterr().err == f"corpora: {output}:1: is no line of a replay\n"


def test_a_self_checking_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = """// Self-checking.
func.func @main() -> tensor<i1> {
  %0 = stablehlo.constant dense<VALUE> : tensor<i1>
  return %0 : tensor<i1>
}"""
    for value, status in (("true", 0), ("false", 1)):
        (tmp_path / "x.mlir").write_text(text.replace("VALUE", value))
        assert replay(tmp_path / "x.mlir", "--backend", "interpreter,reference") == status
        assert {line["form"] for line in lines(capsys.readouterr().out)} == {"self-checking"}


def test_the_known_cause_of_a_deviation_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A replay names the known cause of a deviation: XLA computes true + true as false."""
    path = Path(__file__).parent.parent.parent / "docs" / "examples" / "true_plus_true.mlir"
    assert replay(path, "--backend", "xla") == 1
    [line] = lines(capsys.readouterr().out)
    assert line["causes"] == ["add-booleans"]
    assert "known cause add-booleans: " in str(line["reason"])
    del line["schema"]
    assert "known: add-booleans" in text_of(decode(Line, line))
