"""What the site changes in pages: links to files that it lacks become their names, and known deviations a table."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

_EXPECTATIONS = Path(__file__).resolve().parent.parent / "conformance" / "expectations"
_DEVIATIONS = re.compile(r"^<!-- known deviations: (\S+) -->$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Keeps links to other pages and to the web."""
    folder = PurePosixPath(page.file.src_uri).parent

    def shown(link: re.Match[str]) -> str:
        text, target = link[1], link[2]
        if "://" in target or _is_page(folder, target):
            return link[0]
        name = target.removeprefix("../").removeprefix("../")
        return text if text.strip("`") == name else f"{text} (`{name}`)"

    return _DEVIATIONS.sub(lambda m: "\n".join(_deviations(m[1])), _LINK.sub(shown, markdown))


def _deviations(backend: str) -> Iterator[str]:
    """Yield a table with a row for each known cause of an implementation."""
    causes = tomllib.loads((_EXPECTATIONS / f"{backend}.toml").read_text())["cause"]
    yield from ("| cause | returns | expected |", "|---|---|---|")
    for cause in sorted(causes, key=lambda c: str(c["id"])):
        yield f"| {cause['id']} | {_cell(cause['returns'])} | {_cell(cause['expected'])} |"


def _cell(text: str) -> str:
    plain = re.sub(r"([\\`*_\[\]|])", r"\\\1", " ".join(text.split()))
    return plain.replace("<", "&lt;").replace(">", "&gt;")


def _is_page(folder: PurePosixPath, target: str) -> bool:
    """Whether a link ends at a page of the site."""
    is_inside = target.split("/").count("..") <= len(folder.parts)
    return is_inside and target.endswith(".md")
