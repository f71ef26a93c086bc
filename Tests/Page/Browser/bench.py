"""Measures pages in Chromium: how soon they are seen and heard, how far the marks lag behind the sound, and how soon an
edit is on the page of a preview."""
import os
import subprocess
import sys
import time
from pathlib import Path

from browser import chromium, wait

SPOKEN, PAGES = sys.argv[1], Path(sys.argv[2])
ROWS = "".join(f"  - Button: Account number {number}\n" for number in range(1, 2000))

# Each word that is marked: the time of the sound then, and when the word began.
LAG = """milliseconds => new Promise(done => {
  const data = JSON.parse(document.getElementById('spoken-data').textContent);
  const sound = document.getElementById('sound');
  const lags = [], frames = [];
  let last = performance.now();
  const watch = new MutationObserver(changes => {
    for (const { target } of changes) {
      if (!target.classList.contains('word')) continue;
      const time = sound.currentTime, frame = time * data.sampleRate;
      const words = data.stops.flatMap(stop => (stop.segments ?? []).flatMap(segment => segment.words ?? [{ frames: segment.frames ?? [Infinity], text: segment.text }]));
      const begun = words.filter(word => word.frames[0] <= frame).at(-1);
      if (begun && begun.text === target.textContent) lags.push(1000 * (time - begun.frames[0] / data.sampleRate));
    }
  });
  watch.observe(document.getElementById('transcript'), { subtree: true, attributeFilter: ['class'] });
  const tick = now => { frames.push(now - last); last = now; if (!sound.paused) requestAnimationFrame(tick); };
  sound.play().then(() => requestAnimationFrame(tick));
  setTimeout(() => { sound.pause(); watch.disconnect(); done({ lags, frames: frames.slice(2) }); }, milliseconds);
})"""

SOUND = """() => new Promise(done => {
  const sound = document.getElementById('sound');
  const start = performance.now();
  document.querySelectorAll('button.line')[5].click();
  const from = sound.currentTime;
  (function wait() {
    if (sound.currentTime > from) return done(performance.now() - start);
    setTimeout(wait, 1);
  })();
})"""


def make_page(stops):
    """A page that swipes through a list, and the length of its sound in minutes."""
    source = PAGES / f"list-{stops}.screen.yaml"
    rows = "".join(ROWS.splitlines(keepends=True)[:stops])
    source.write_text(f"screen: Accounts\nviews:\n{rows}")
    page = source.with_suffix(".html")
    subprocess.run([SPOKEN, "player", source, "-o", page, "--quiet"], check=True)
    return page


def quantile(numbers, share):
    return sorted(numbers)[min(int(len(numbers) * share), len(numbers) - 1)]


def measure(browser, stops):
    path = make_page(stops)
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(f"file://{path}")
    page.wait_for_timeout(1000)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    minutes = page.evaluate("document.getElementById('sound').duration") / 60
    sound = page.evaluate(SOUND)
    page.evaluate("document.getElementById('sound').pause()")
    result = page.evaluate(LAG, 10_000)
    heap = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
    lags, frames = result["lags"], result["frames"]
    print(
        f"{stops} stops, {minutes:.1f} min, {path.stat().st_size / 1e6:.2f} MB: first paint {paint:.0f} ms, "
        f"first sound {sound:.0f} ms after the click; words are marked {quantile(lags, .5):.0f} ms after they begin, "
        f"95 % within {quantile(lags, .95):.0f} ms ({len(lags)} words); {quantile(frames, .5):.1f} ms a frame, "
        f"95 % within {quantile(frames, .95):.1f} ms; heap {heap:.1f} MB", flush=True)
    context.close()


# When a text is in the transcript, in milliseconds since 1970.
SEEN = """text => {
  window.seen = new Promise(done => {
    const look = () => {
      if (!document.querySelector('main').textContent.includes(text)) return false;
      done(performance.timeOrigin + performance.now());
      watch.disconnect();
      return true;
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true });
  });
}"""


def measure_edits(browser, stops, *options):
    """Writes a new label for the first button of a list, again and again."""
    source = PAGES / f"edited-{stops}.screen.yaml"
    rows = ROWS.splitlines(keepends=True)[1:stops]
    write = lambda label: source.write_text(f"screen: Accounts\nviews:\n  - Button: {label}\n{''.join(rows)}")
    write("Account number 1")
    server = subprocess.Popen(
        [SPOKEN, "preview", source, "--port", "8647", "--quiet", *options], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "XDG_STATE_HOME": str(PAGES / "state")})
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(server.stdout.readline().strip())
    wait(page, "document.getElementById('preview-state').textContent === 'Up to date'")
    times = []
    for number in range(12):
        page.evaluate(SEEN, f"Label {number} of all")
        start = 1000 * time.time()
        write(f"Label {number} of all")
        times.append(page.evaluate("window.seen") - start)
        page.wait_for_timeout(300)
    print(
        f"{stops} stops{' '.join(['', *options])}: an edit is on the page after {quantile(times, .5):.0f} ms, "
        f"at most {max(times):.0f} ms ({len(times)} edits)", flush=True)
    context.close()
    server.terminate()
    server.wait()


with chromium() as chromium_browser:
    for count in [4, 40, 240]:
        measure_edits(chromium_browser, count)
        measure_edits(chromium_browser, count, "--mute")
    for count in [20, 240, 1000]:
        measure(chromium_browser, count)
