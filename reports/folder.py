"""Folder of pages that is replaced as a whole, while files that do not belong to the report stay.

Pages are written to a temporary folder and moved in when all are complete, so that a reader never sees a mixture of
old and new pages. A list in the folder names the report's own files.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from results.file import BrokenResults, write_whole
from results.lock import Lock

LIST = "report.json"
"""Name of the list of the report's files; the next report deletes these and no others."""
FIRST = "index.html"
"""The page that is moved in last."""


class Unwritable(Exception):
    """The report cannot be written; the message is one line that names the place."""


def replace_pages(out: Path, pages: Iterable[tuple[str, str]]) -> None:
    """Replace the files of the last report by (name, text) pairs.

    Raises Unwritable, also if a page would overwrite a file that no report has written.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
        lock = Lock(out, "pages.lock")
    except OSError as e:
        raise Unwritable(f"{out}: cannot be written: {e.strerror}") from None
    except BrokenResults as e:
        raise Unwritable(str(e)) from None
    try:
        stage = Path(tempfile.mkdtemp(prefix=".report-", dir=out))
        try:
            _move_in(stage, _write(stage, pages), out)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    except OSError as e:
        raise Unwritable(f"{out}: cannot be written: {e.strerror}") from None
    except BrokenResults as e:
        raise Unwritable(str(e)) from None
    finally:
        lock.release()


def check(out: Path) -> None:
    """Check that the first page would not overwrite a file that no report has written. Raises Unwritable."""
    if (out / FIRST).exists() and FIRST not in _ours(out):
        raise _foreign(out / FIRST)


def _foreign(path: Path) -> Unwritable:
    return Unwritable(f"{path}: is there already and of no report; choose another folder")


def _write(stage: Path, pages: Iterable[tuple[str, str]]) -> list[str]:
    names = []
    for name, text in pages:
        path = stage / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        names.append(name)
    return names


def _move_in(stage: Path, new: list[str], out: Path) -> None:
    old = _ours(out)
    foreign = [name for name in new if name not in old and (out / name).exists()]
    if foreign:
        raise _foreign(out / foreign[0])
    write_whole(out / LIST, _list_text({*old, *new}))  # if this fails halfway, the next report still knows all files
    for name in sorted(new, key=lambda n: n == FIRST):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        os.replace(stage / name, out / name)
    for name in old - {*new}:
        (out / name).unlink(missing_ok=True)
        if (out / name).parent != out and not any((out / name).parent.iterdir()):
            (out / name).parent.rmdir()
    write_whole(out / LIST, _list_text(new))


def _list_text(names: Iterable[str]) -> str:
    return json.dumps({"files": sorted(names)}, indent=0) + "\n"


def _ours(out: Path) -> set[str]:
    try:
        names = json.loads((out / LIST).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return set()
    names = [n for n in names if isinstance(n, str)] if isinstance(names, list) else []
    return {n for n in names if not Path(n).is_absolute() and ".." not in Path(n).parts}
