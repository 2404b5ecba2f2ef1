"""Measure the page in Debian's Chromium against its budgets: the end of `make bench`, or `python bench/page.py [--hands 300]`.

Sizes are counted from what the browser was sent; times are taken with the CPU slowed four times, by the browser's own clocks.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "scripts")]

import chromium  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

FLAGS = ("--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc", "--enable-precise-memory-info")
SLOWER = 4
WATCH = """() => {
  window.seen = { lcp: 0, shift: 0, paint: [] };
  new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.lcp = one.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value; }).observe({ type: 'layout-shift', buffered: true });
  // From the frame that the server sent to the first picture after it.
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', (event) => {
        if (!String(event.data).includes('"t":"snap"')) return;
        const from = performance.now();
        requestAnimationFrame(() => { const out = new MessageChannel(); out.port1.onmessage = () => seen.paint.push(performance.now() - from); out.port2.postMessage(0); });
      });
    }
  };
}"""
BUDGETS = {
    "first load, kB": 150, "of it script, kB": 60, "LCP, ms": 1500, "update to paint, median ms": 50, "layout shift": 0.05, "heap, MB more": 1.0,
}  # fmt: skip


def load(page: Page, cdp: CDPSession, address: str) -> dict[str, float]:
    """First visit: what is sent, compressed, and when the largest thing is painted."""
    sizes: dict[str, float] = {}
    kinds: dict[str, str] = {}
    cdp.on("Network.responseReceived", lambda said: kinds.__setitem__(said["requestId"], said["type"]))
    cdp.on("Network.loadingFinished", lambda said: sizes.__setitem__(said["requestId"], said["encodedDataLength"]))
    cdp.send("Network.enable")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    script = sum([size for one, size in sizes.items() if kinds.get(one) == "Script"])
    return {
        "first load, kB": sum(sizes.values()) / 1000,
        "of it script, kB": script / 1000,
        "LCP, ms": page.evaluate("seen.lcp"),
    }


def one_hand(page: Page) -> int:
    """Play a hand to its end as a sensible person would, and deal the next one; how many taps."""
    for taps in range(300):
        tapped: str = page.evaluate("""() => {
          if (document.querySelector('[data-unanswered]').dataset.unanswered !== '0') return '';
          for (const act of ['next', 'players', 'rest', 'go', 'table', 'call']) {
            const key = document.querySelector(`[data-act="${act}"]`);
            if (key?.checkVisibility() && key.getAttribute('aria-disabled') !== 'true' && !key.disabled) { key.click(); return act; }
          }
          return '';
        }""")
        if tapped == "next":
            return taps
        page.wait_for_timeout(15)
    raise SystemExit("a hand did not end")


def heap(page: Page, cdp: CDPSession) -> float:
    """Megabytes in use after a collection."""
    cdp.send("HeapProfiler.collectGarbage")
    used: dict[str, Any] = cdp.send("Runtime.getHeapUsage")
    return float(used["usedSize"]) / 1e6


def measure(hands: int) -> dict[str, dict[str, float]]:
    """Everything, by what was opened."""
    from playwright.sync_api import sync_playwright

    where = chromium.find()
    if where is None:
        raise SystemExit("Chromium is not there: see scripts/chromium.py")
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=list(FLAGS))
        server = importlib.import_module("server_process").Server(Path(folder) / "bench.sqlite3", pace=0.005)
        server.start()
        try:
            for path in ("", "whatnow", "play"):
                page = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce").new_page()
                page.add_init_script(f"({WATCH})()")
                cdp = page.context.new_cdp_session(page)
                cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                found[f"/{path}"] = load(page, cdp, f"http://127.0.0.1:{server.port}/{path}")
                if path == "play":
                    page.evaluate("seen.shift = 0; seen.paint = []")
                    one_hand(page)
                    slow = page.evaluate("seen")
                    found["/play"] |= {
                        "update to paint, median ms": statistics.median(slow["paint"]),
                        "layout shift": slow["shift"],
                    }
                    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
                    for _ in range(5):
                        one_hand(page)
                    before = heap(page, cdp)
                    for _ in range(hands):
                        one_hand(page)
                    found["/play"]["heap, MB more"] = heap(page, cdp) - before
                page.context.close()
        finally:
            server.close()
    return found


def main() -> int:
    """Print what was measured beside the budgets; 1 when one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=300, help="hands over which the heap is watched")
    hands = parser.parse_args().hands
    missed = 0
    print(f"390x844, CPU slowed {SLOWER} times, heap over {hands} hands")
    for path, measured in measure(hands).items():
        for what, value in measured.items():
            within = value <= BUDGETS[what]
            missed += not within
            print(f"{path:<9} {what:<27} {value:>9.2f}  budget {BUDGETS[what]:g}{'' if within else '  MISSED'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
