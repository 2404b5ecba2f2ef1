"""Write docs/roles.md from the table of roles."""

from __future__ import annotations

from pathlib import Path

from burncard.rooms.roles import page

PAGE = Path(__file__).resolve().parent.parent / "docs" / "roles.md"

if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
