"""A page before it is Markdown or HTML: headings, paragraphs, lists, tables. Text is plain; links are pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

_MARKS: Final = str.maketrans({"|": "\\|", "*": "\\*", "<": "&lt;", "`": "\\`", "[": "\\[", "]": "\\]"})


@dataclass(frozen=True, slots=True)
class Link:
    """Text that leads to another page (`page` its name without an ending, "" for none) or to a question asked."""

    text: str
    page: str = ""
    query: str = ""
    command: str = ""


Cell = str | Link


@dataclass(slots=True)
class Document:
    """A page: its title and blocks in order."""

    title: str
    blocks: list[tuple[str, list[list[Cell]]]] = field(default_factory=list)

    def heading(self, text: str) -> None:
        """A heading below the title."""
        self.blocks.append(("h2", [[text]]))

    def text(self, text: str) -> None:
        """A paragraph."""
        self.blocks.append(("p", [[text]]))

    def listing(self, items: Sequence[Cell]) -> None:
        """A list."""
        self.blocks.append(("ul", [[item] for item in items]))

    def table(self, head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """A table with a head."""
        self.blocks.append(("table", [list(head), *[list(row) for row in rows]]))

    def markdown(self) -> str:
        """The page as Markdown."""
        out = [f"# {_plain(self.title)}"]
        for kind, rows in self.blocks:
            if kind == "table":
                head, *body = [[_markdown(cell) for cell in row] for row in rows]
                lines = [head, ["---"] * len(head), *body]
                out.append("\n".join(["| " + " | ".join(line) + " |" for line in lines]))
            elif kind == "ul":
                out.append("\n".join([f"- {_markdown(row[0])}" for row in rows]))
            else:
                out.append(("## " if kind == "h2" else "") + _markdown(rows[0][0]))
        return "\n\n".join(out) + "\n"

    def html(self, href: Callable[[Link], str]) -> str:
        """The page's body as HTML; `href` says where a link leads ("": nowhere)."""
        out = [f"<h1>{escape(self.title)}</h1>"]
        for kind, rows in self.blocks:
            cells = [[_html(cell, href) for cell in row] for row in rows]
            if kind == "table":
                head = "".join([f'<th scope="col">{cell}</th>' for cell in cells[0]])
                labels = [escape(str(cell)) for cell in rows[0]]
                body = [
                    "<tr>" + "".join([_cell(*one) for one in zip(labels, row, strict=True)]) + "</tr>"
                    for row in cells[1:]
                ]
                out.append(
                    f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'
                )
            elif kind == "ul":
                out.append("<ul>" + "".join([f"<li>{row[0]}</li>" for row in cells]) + "</ul>")
            else:
                out.append(f"<{kind}>{cells[0][0]}</{kind}>")
        return "\n".join(out)


def _cell(label: str, cell: str) -> str:
    return f'<td data-label="{label}">{cell}</td>'


def _plain(text: str) -> str:
    return text.translate(_MARKS)


def _markdown(cell: Cell) -> str:
    if isinstance(cell, str):
        return _plain(cell)
    if cell.page:
        return f"[{_plain(cell.text)}]({cell.page}.md)"
    return f"{_plain(cell.text)}: `{cell.command}`" if cell.command else _plain(cell.text)


def _html(cell: Cell, href: Callable[[Link], str]) -> str:
    if isinstance(cell, str):
        return escape(cell)
    target = href(cell)
    return f'<a href="{escape(target, quote=True)}">{escape(cell.text)}</a>' if target else escape(cell.text)
