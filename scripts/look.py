"""Look at every state of the page, as it runs, in all sizes, both themes and all languages: `make look`.

Writes the pictures as an album, artifacts/look/index.html, and says what is wrong in them: a text under 11 px or cut
off, a control smaller than a finger or over the edge, seats that overlap, what axe-core finds.
Arguments: names of states, sizes (390x844), themes and languages narrow the look.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))
sys.path.insert(0, str(ROOT / "scripts"))

import chromium  # noqa: E402
from look_states import STATES  # noqa: E402

if TYPE_CHECKING:
    from typing import Literal

    from playwright.sync_api import Browser, Page

OUT = ROOT / "artifacts" / "look"
SIZES = ("320x568", "360x640", "390x844", "844x390", "768x1024", "1024x768", "1280x800")
THEMES = ("dark", "light")
LANGUAGES = ("en", "de", "fr", "es", "long")
#: Every size in English and both themes; the other languages where there is least room and where there is most.
NARROW = ("320x568", "390x844", "1280x800")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")

CHECK = """() => {
  const wrong = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1) wrong.push(`the page is ${document.documentElement.scrollWidth - width} px too wide`);
  const top = document.querySelector('dialog[open]') ?? document.body;
  const seen = (el) => { const b = el.getBoundingClientRect(); return b.width > 1 && b.height > 1 && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest('.sr') && getComputedStyle(el).clipPath === 'none'; };
  const name = (el) => `${el.tagName.toLowerCase()} "${(el.getAttribute('aria-label') ?? el.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)}"`;
  for (const el of top.querySelectorAll('*')) {
    if (!seen(el) || el.closest('svg')) continue;
    const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(el);
    if (own && parseFloat(style.fontSize) < 10.9) wrong.push(`${name(el)}: ${style.fontSize}`);
    if (own && style.textOverflow !== 'ellipsis' && style.overflowX === 'hidden' && el.scrollWidth > el.clientWidth + 2) wrong.push(`${name(el)} is cut off`);
    if (el.matches('button, summary, input:not([type=checkbox]):not([type=radio]):not(.sr), select, nav a, a.tile, a.hit, .rows a')) {
      const box = el.getBoundingClientRect();
      if (box.width < 43.5 || box.height < 43.5) wrong.push(`${name(el)}: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
      if (box.left < -1 || box.right > width + 1) wrong.push(`${name(el)} hangs over the edge`);
      if (el.tagName === 'BUTTON' && el.scrollWidth > el.clientWidth + 2) wrong.push(`${name(el)}: text outside its key`);
    }
  }
  const area = top.querySelector('.area')?.getBoundingClientRect();
  const plates = [...top.querySelectorAll('.area .plate, .area .board, .area .pile')].filter(seen).map((el) => [name(el), el.getBoundingClientRect()]);
  plates.forEach(([a, p], at) => {
    if (area && (p.left < area.left - 1 || p.right > area.right + 1 || p.top < area.top - 1 || p.bottom > area.bottom + 1)) wrong.push(`${a} outside the table`);
    for (const [b, q] of plates.slice(at + 1)) {
      const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (x > 2 && y > 2) wrong.push(`${a} over ${b}`);
    }
  });
  return [...new Set(wrong)];
}"""


def wanted(arguments: list[str]) -> Iterator[tuple[str, str, str, str]]:
    """What to look at: state, size, theme, language."""
    said = set(arguments)

    def of(all_: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([one for one in all_ if one in said]) or all_

    for state, size, theme, language in product(of(tuple(STATES)), of(SIZES), of(THEMES), of(LANGUAGES)):
        if language != "en" and (size not in NARROW or theme != "dark") and not said & {size, language}:
            continue
        yield state, size, theme, language


@contextlib.contextmanager
def opened(browser: Browser, size: str, theme: Literal["dark", "light"], language: str) -> Iterator[Page]:
    """A fresh browser's page of this size, theme and language."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce",
        service_workers="block", bypass_csp=True,
    )  # fmt: skip
    context.add_init_script(f"localStorage.setItem('burncard.choices', JSON.stringify({{ language: '{language}' }}))")
    page = context.new_page()
    page.set_default_timeout(8_000)
    yield page
    context.close()


def problems(page: Page, *, axe: bool) -> list[str]:
    """What is wrong with the page as it stands."""
    found: list[str] = page.evaluate(CHECK)
    if axe and AXE.exists():
        page.add_script_tag(path=str(AXE))
        told: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
        found += [f"axe {one['id']}: {one['nodes'][0]['html'][:90]}" for one in told]
    return found


def album(pictures: list[tuple[str, list[str]]]) -> None:
    """The album: every picture with what is wrong in it."""
    shown = "".join([
        f'<figure><figcaption>{name}{"".join([f"<br>✗ {one}" for one in wrong])}</figcaption>'
        f'<a href="{name}.png"><img loading="lazy" src="{name}.png" alt=""></a></figure>'
        for name, wrong in pictures
    ])  # fmt: skip
    style = "body{font:13px system-ui;background:#3b4047;color:#eee;display:flex;flex-wrap:wrap;gap:16px}img{max-height:420px;max-width:560px}figure{margin:0;max-width:560px}"
    (OUT / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Look</title><style>{style}</style>{shown}", "utf-8"
    )


def main() -> int:
    """Look; 1 when something is wrong."""
    from playwright.sync_api import Error, sync_playwright

    server_module = importlib.import_module("server_process")

    where = chromium.find()
    if where is None:
        print("Chromium is not there: see scripts/chromium.py", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    pictures: list[tuple[str, list[str]]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=list(FLAGS))
        server = server_module.Server(Path(folder) / "look.sqlite3")
        server.start()
        try:
            for state, size, theme, language in wanted(sys.argv[1:]):
                name = f"{state}-{size}-{theme}-{language}"
                with opened(browser, size, "light" if theme == "light" else "dark", language) as page:
                    try:
                        STATES[state](page, f"http://127.0.0.1:{server.port}")
                        wrong = problems(page, axe=language == "en")
                    except Error as error:
                        wrong = [f"the state was not reached: {str(error).splitlines()[0]}"]
                    page.screenshot(path=OUT / f"{name}.png")
                pictures.append((name, wrong))
                for one in wrong:
                    print(f"{name}: {one}", flush=True)
        finally:
            server.close()
    album(pictures)
    bad = sum([bool(wrong) for _, wrong in pictures])
    print(f"{len(pictures)} pictures, {bad} with something wrong: {OUT.relative_to(ROOT)}/index.html")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
