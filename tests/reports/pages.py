"""Parser of the report's pages for tests."""

from __future__ import annotations

from html.parser import HTMLParser


class Page(HTMLParser):
    """A parsed page: its links, loaded files, ids and text, and the elements that are still open."""

    VOID = frozenset({"meta", "link", "br", "input", "img", "hr"})
    ENDED_BY = {"td": ("td", "th"), "th": ("td", "th"), "tr": ("td", "th", "tr"), "tbody": ("td", "th", "tr")}
    """By what begins, or by what ends, the elements whose ends HTML allows to leave out there."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        while self.open and self.open[-1] in self.ENDED_BY.get(tag, ()):
            self.open.pop()
        if tag not in self.VOID:
            self.open.append(tag)
        if named.get("id"):
            self.ids.append(str(named["id"]))
        if tag == "a":
            self.links.append(str(named["href"]))
        else:
            self.loads += [str(named[n]) for n in ("src", "href", "action", "data", "poster") if n in named]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self.open[-1] != tag and self.open[-1] in self.ENDED_BY.get(tag, ()):
            self.open.pop()
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)
