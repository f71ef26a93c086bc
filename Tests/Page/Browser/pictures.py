"""Makes the pictures of README, docs/README.md, docs/pages.md and docs/transcript.md, and the page that README links."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

from browser import chromium, data, seek, wait

HERE = Path(__file__).parent
SPOKEN, PAGES, OUTPUT = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])


def draw_screen(browser):
    """The screen of the sample as a screenshot with two pixels for a point."""
    context = browser.new_context(viewport={"width": 402, "height": 640}, device_scale_factor=2)
    page = context.new_page()
    page.goto(f"file://{HERE / 'screen.html'}")
    page.screenshot(path=PAGES / "screen.png")
    context.close()


def make_page(name, sample, *options):
    command = [SPOKEN, "player", Path("samples") / sample, "-o", PAGES / name, "--quiet", *options]
    subprocess.run(command, check=True)


def make_app():
    """The page of the app in Examples/Wallet, built beside the command; false where it is not, and its picture stays."""
    places = [Path(SPOKEN).parent / "WalletApp", Path("Examples/Wallet/.build/debug/WalletApp")]
    app = next((place for place in places if place.exists()), None)
    if app is None:
        print(
            "app.png stays as it is; build the app: "
            "swift build --package-path Examples/Wallet --scratch-path .build --product WalletApp", file=sys.stderr)
        return False
    # The app has its page written by the program of this build.
    path = f"{Path(SPOKEN).parent}:{os.environ['PATH']}"
    subprocess.run([app.absolute(), "render", "-o", PAGES / "app.html"], check=True, env={**os.environ, "PATH": path})
    return True


def cut(page):
    """The time in seconds at which a stop is heard that an announcement cuts, whatever the pauses before it."""
    known = data(page)
    stop = next(stop for stop in known["stops"] if stop.get("outcome", "").startswith("cut after 0.4s by the announcement"))
    return stop["frames"][0] / known["sampleRate"] + 0.2


def take(browser, name, page_name, second, shown="[aria-current]", part=None, order=False, **options):
    """A picture of a page, or of a part of it, at a time of its sound or one that is found in the page; in reading order,
    its stops have numbers."""
    context = browser.new_context(offline=True, reduced_motion="reduce", **options)
    page = context.new_page()
    page.goto(f"file://{PAGES / page_name}")
    seek(page, second(page) if callable(second) else second)
    page.evaluate("shown => document.querySelector(shown).scrollIntoView({ block: 'nearest' })", shown)
    if order:
        page.locator(".order-switch").first.check()
    if part == ".screen":
        # The bar at the foot would lie over it.
        page.evaluate("document.getElementById('player').hidden = true")
    page.wait_for_timeout(100)
    (page.locator(part).first if part else page).screenshot(path=OUTPUT / f"{name}.png")
    context.close()


def take_preview(browser, name, **options):
    """A picture of a preview after an edit, with the reasons of what its walk said."""
    source = PAGES / "wallet-walk.screen.yaml"
    text = Path("samples/wallet-walk.screen.yaml").read_text()
    source.write_text(text)
    server = subprocess.Popen(
        [SPOKEN, "preview", source.name, "--port", "8637", "--quiet"], cwd=PAGES, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "XDG_STATE_HOME": str(PAGES / "state")})
    context = browser.new_context(reduced_motion="reduce", **options)
    page = context.new_page()
    page.goto(server.stdout.readline().strip())
    wait(page, "document.getElementById('preview-state').textContent === 'Up to date'")
    page.locator("#preview-speak").uncheck()
    page.locator("#walk-why summary").click()
    page.locator("[data-gesture=next]").click()
    wait(page, "document.getElementById('walk-source').textContent !== ''")
    source.write_text(text.replace("Slider: Groceries", "Slider: Food", 1))
    wait(page, "document.getElementById('preview-state').textContent.includes('changed')")
    page.wait_for_timeout(300)
    page.screenshot(path=OUTPUT / f"{name}.png")
    context.close()
    server.terminate()
    server.wait()


with chromium() as chromium_browser:
    draw_screen(chromium_browser)
    make_page("wallet.html", "wallet.walk.yaml")
    make_page("capture.html", HERE / "capture.xml")
    make_page(
        "pictured.html", "wallet.walk.yaml", "--picture", f"home={PAGES / 'screen.png'}@2", "--bitrate", "32k")
    # The page behind README's picture.
    shutil.copy(PAGES / "pictured.html", OUTPUT / "wallet.html")
    make_page(
        "changes.html", "cart-5-finished.screen.yaml", "--compare",
        "samples/cart-4-adjustable.screen.yaml")
    wide, narrow = {"width": 1120, "height": 760}, {"width": 320, "height": 680}
    take(chromium_browser, "light", "wallet.html", 5.6, viewport=wide)
    take(chromium_browser, "dark", "wallet.html", 5.6, viewport=wide, color_scheme="dark")
    take(chromium_browser, "narrow", "wallet.html", 5.6, viewport=narrow)
    take(chromium_browser, "pictured", "pictured.html", cut, viewport=wide)
    # From the top, so that the transcript begins beside the whole screen.
    take(
        chromium_browser, "stops", "wallet.html", 1.0, shown="h1", order=True,
        viewport={"width": 1120, "height": 900})
    tall = {"width": 1120, "height": 1120}
    take(chromium_browser, "drawing", "wallet.html", 5.6, part=".screen", viewport=tall, device_scale_factor=2)
    take(chromium_browser, "capture", "capture.html", 5.6, part=".screen", viewport=tall, device_scale_factor=2)
    if make_app():
        take(chromium_browser, "app", "app.html", 5.6, part=".screen", viewport=tall, device_scale_factor=2)
    take(chromium_browser, "timeline", "wallet.html", cut, part="#timeline", viewport=wide, device_scale_factor=2)
    take(chromium_browser, "changes", "changes.html", 0.5, shown="h1", viewport=wide)
    take_preview(chromium_browser, "preview", viewport={"width": 1440, "height": 900})
