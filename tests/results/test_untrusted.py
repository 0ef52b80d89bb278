"""Readers of untrusted files: they refuse special and large files, and do not believe sizes in headers."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path

import numpy as np
import pytest

from results.file import BrokenResults, line, read
from results.records import Header
from results.untrusted import BadFile, array, arrays, inside, printable, read_bytes


@pytest.mark.parametrize("stored", [np.zeros((2, 0, 3)), np.arange(6).reshape(2, 3).T, np.array(1.5), np.array([True])])
def test_arrays_come_back(tmp_path: Path, stored: np.ndarray) -> None:
    np.save(tmp_path / "x.npy", stored)
    np.savez_compressed(tmp_path / "x.npz", a=stored, b=stored)
    for found in (array(tmp_path / "x.npy"), *arrays(tmp_path / "x.npz").values()):
        assert (found.dtype, found.shape, found.tolist()) == (stored.dtype, stored.shape, stored.tolist())


def npy(header: str, data: bytes = b"") -> bytes:
    stream = io.BytesIO()
    text = header.encode() + b"\n"
    stream.write(b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text + data)
    return stream.getvalue()


PROMISES = [
    b"",
    b"\x93NUMPY\x02\x00\xff\xff\xff\xff{",
    npy("{'descr': '<f4', 'fortran_order': False, 'shape': (1099511627776,)}"),
    npy("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}"),
    npy("{'descr': '|O', 'fortran_order': False, 'shape': (1,)}", b"cos\nsystem\n"),
    npy("{'descr': '|V0', 'fortran_order': False, 'shape': (1099511627776,)}"),
    npy("(" * 5000),
    npy("[" * 200 + "]" * 200),
]


@pytest.mark.parametrize("data", PROMISES, ids=range(len(PROMISES)))
def test_what_is_no_array_is_one_line(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.npy").write_bytes(data)
    with zipfile.ZipFile(tmp_path / "x.npz", "w") as archive:
        archive.writestr("x.npy", data)
    for read_it, name in ((array, "x.npy"), (arrays, "x.npz")):
        with pytest.raises(BadFile, match=r"^[^\n]*cannot be read as an array: [^\n]*$"):
            read_it(tmp_path / name)


def test_an_archive_that_inflates_too_much(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.npy", bytes(1 << 22))
    with pytest.raises(BadFile, match="holds more than"):
        arrays(tmp_path / "x.npz", 1 << 20)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 and no more", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_archive(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.npz").write_bytes(data)
    if data.startswith(b"PK\x05"):
        assert arrays(tmp_path / "x.npz") == {}
    else:
        with pytest.raises(BadFile, match=r"is no \.npz file"):
            arrays(tmp_path / "x.npz")


def test_pipes_devices_and_folders_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path):
        with pytest.raises(BadFile, match="is no plain file"):
            read_bytes(path)
    with pytest.raises(BadFile, match="No such file"):
        read_bytes(tmp_path / "nothing")
    (tmp_path / "large").write_bytes(bytes(2 << 20))
    with pytest.raises(BadFile, match="is larger than 1 MiB"):
        read_bytes(tmp_path / "large", 1 << 20)


@pytest.mark.parametrize("name", ["/etc/passwd", "../x", "a/../../x", "", "x\0y", "link/hostname", "hostname"])
def test_no_name_leads_out_of_a_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / "link").symlink_to("/etc")
    (tmp_path / "hostname").symlink_to("/etc/hostname")
    with pytest.raises(BadFile):
        inside(tmp_path, name)


def test_names_within_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "x").write_text("1")
    (tmp_path / "y").symlink_to("a/x")
    assert read_bytes(inside(tmp_path, "a/x")) == read_bytes(inside(tmp_path, "y")) == b"1"


def test_nothing_steers_a_terminal() -> None:
    assert printable("\x1b[2Jä\n\t\u2028\x9b\udcff") == "\\x1b[2Jä\n\t\\u2028\\x9b\\udcff"


HEADER = Header("2026-01-01", "pytest", "3.11", "Linux", {}, "text")
GOOD = '{"schema":2,"case":"x","claim":"results","backend":"xla","verdict":"Conforms","message":"one\u2028line"}'


@pytest.mark.parametrize(
    "bad",
    [
        "[" * 100_000,
        '{"schema":2,"case":' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"schema":2,"case":"x","claim":"results","backend":"xla","verdict":"Conforms","seconds":{"draw":1'
        + "0" * 400
        + "}}",
        '{"schema":2,"case":"x","claim":"results","backend":"xla","verdict":"Perhaps"}',
        "nonsense",
    ],
    ids=["deep", "deep within", "10**400", "unknown", "nonsense"],
)
def test_a_bad_line_is_named_or_skipped(tmp_path: Path, bad: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(line(HEADER) + f"{GOOD}\n{bad}\n{GOOD}\n")
    with pytest.raises(BrokenResults, match=rf"^{path}:3: [^\n]+$"):
        read(path)
    skipped: list[str] = []
    assert [r.message for r in read(path, skipped)[1]] == ["one\u2028line"] * 2
    assert [s.partition(": ")[0] for s in skipped] == [f"{path}:3"]
