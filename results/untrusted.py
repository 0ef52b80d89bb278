"""Readers of untrusted files, which must be plain files of bounded size, with arrays as large as their headers say."""

from __future__ import annotations

import io
import math
import os
import stat
import sys
import warnings
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
MOST_BYTES = 1 << 28
MOST_TEXT = 1 << 26
MOST_MEMBERS = 10_000
_HEADERS = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}


class BadFile(Exception):
    """A file has the wrong kind, size or contents, or must not be read. The message is one line that names it."""


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the contents of a plain file of at most `most` bytes. Raises BadFile.

    Pipes, devices and folders are refused without waiting for them.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
    except (OSError, ValueError) as e:
        raise BadFile(f"{path}: cannot be read: {getattr(e, 'strerror', None) or e}") from None
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise BadFile(f"{path}: is no plain file")
    with open(descriptor, "rb") as file:
        try:
            data = file.read(most + 1)
        except OSError as e:
            raise BadFile(f"{path}: cannot be read: {e.strerror}") from None
    if len(data) > most:
        raise BadFile(f"{path}: is larger than {most >> 20} MiB")
    return data


def read_text(path: Path, most: int = MOST_TEXT) -> str:
    """Return the text of a plain file in UTF-8. Raises BadFile."""
    try:
        return read_bytes(path, most).decode()
    except UnicodeDecodeError as e:
        raise BadFile(f"{path}: is no text in UTF-8 (byte {e.start})") from None


def inside(folder: Path, name: str) -> Path:
    """Return the path of a file in a folder. Raises BadFile if the name, or a link, leads out of the folder."""
    parts = Path(name).parts
    if not parts or Path(name).is_absolute() or ".." in parts or "\0" in name:
        raise BadFile(f"{folder}: {name!r} names no file in it")
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()):
        raise BadFile(f"{path}: is a link that leads out of {folder}")
    return path


def array(path: Path) -> Array:
    """Return the array of an .npy file, read-only. Raises BadFile."""
    return _array(read_bytes(path), str(path))


def arrays(path: Path, most: int = MOST_BYTES) -> dict[str, Array]:
    """Return the arrays of an .npz file by name, read-only, in its order. Raises BadFile."""
    try:
        with zipfile.ZipFile(io.BytesIO(read_bytes(path, most))) as archive:
            members = archive.infolist()
            if len(members) > MOST_MEMBERS or sum(m.file_size for m in members) > most:
                raise BadFile(f"{path}: holds more than {MOST_MEMBERS} arrays or {most >> 20} MiB")
            return {m.filename.removesuffix(".npy"): _member(archive, m, path) for m in members}
    except BadFile:
        raise
    except Exception as e:  # whatever zipfile and zlib raise
        raise BadFile(f"{path}: is no .npz file of plain arrays: {_message_of(e)}") from None


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, path: Path) -> Array:
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):  # other methods inflate without a bound
        raise ValueError(f"{member.filename} is compressed in a way that NumPy does not use")
    with archive.open(member) as file:
        return _array(file.read(member.file_size), f"{path}: {member.filename}")


def _array(data: bytes, where: str) -> Array:
    try:
        return _read(data)
    except Exception as e:  # whatever NumPy's header reader raises
        raise BadFile(f"{where}: cannot be read as an array: {_message_of(e)}") from None


def _read(data: bytes) -> Array:
    """Return the array of an .npy file's bytes. Raises ValueError.

    NumPy itself would allocate the size in the header before it reads elements.
    """
    stream = io.BytesIO(data)
    read_header = _HEADERS.get(np.lib.format.read_magic(stream))
    if read_header is None:
        raise ValueError("the version of its format is unknown")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        shape, in_columns, dtype = read_header(stream)
    count, start = math.prod(shape), stream.tell()
    if dtype.hasobject or not dtype.itemsize or min(shape, default=0) < 0:
        raise ValueError(f"it is no array of plain elements: {dtype} of shape {list(shape)}")
    if count * dtype.itemsize != len(data) - start:
        raise ValueError(f"{len(data) - start} bytes are not {count} elements of {dtype}")
    flat = np.frombuffer(data, dtype, count, start) if count else np.empty(0, dtype)
    return flat.reshape(shape[::-1]).T if in_columns else flat.reshape(shape)


def _message_of(error: Exception) -> str:
    return printable(" ".join(str(error).split())[:200]) or type(error).__name__


def tell(text: str) -> None:
    """Print the text with control characters escaped; ignore a closed output."""
    try:
        print(printable(text))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def printable(text: str) -> str:
    """Return the text with characters that control a terminal escaped, except line feeds and tabs."""
    return "".join(c if c.isprintable() or c in "\n\t" else c.encode("unicode_escape").decode() for c in text)
