"""Links from the pages to files of the repository, which the site does not have, become names of these files."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Any

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

    return _LINK.sub(shown, markdown)


def _is_page(folder: PurePosixPath, target: str) -> bool:
    """Whether a link ends at a page of the site."""
    is_inside = target.split("/").count("..") <= len(folder.parts)
    return is_inside and target.endswith(".md")
