"""A page in Chromium, and what must never happen on any page."""
import contextlib
import os

from playwright.sync_api import sync_playwright

# Sound plays without a click, and tests run as root in containers.
ARGUMENTS = ["--no-sandbox", "--enable-precise-memory-info", "--autoplay-policy=no-user-gesture-required"]


@contextlib.contextmanager
def chromium():
    """Starts the browser that the environment names."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=ARGUMENTS)
        yield browser
        browser.close()


@contextlib.contextmanager
def opened(browser, path, **options):
    """Opens a page without a network; on leaving it nothing may have been requested or complained of."""
    options = {"viewport": {"width": 1280, "height": 900}, **options}
    context = browser.new_context(offline=True, **options)
    context.set_default_timeout(10_000)
    page = context.new_page()
    requests, messages = [], []
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    page.goto(f"file://{path}")
    yield page
    # What is inside the page is no request.
    outside = [url for url in requests if not url.startswith(("data:", "blob:"))]
    assert outside == [f"file://{path}"], outside
    assert messages == [], messages
    context.close()


def data(page):
    """The data of the page."""
    return page.evaluate("JSON.parse(document.getElementById('spoken-data').textContent)")


def current(page):
    """The number of the current line, and the words that are marked as heard."""
    return page.evaluate(
        """() => [
          Number(document.querySelector('[aria-current]')?.id.replace('stop-', '')),
          document.querySelector('.word')?.textContent ?? null,
        ]""")


def position(page):
    """The position of the sound in seconds."""
    return page.evaluate("document.getElementById('sound').currentTime")


def wait(page, condition):
    """Waits until a condition holds; the policy of the page does not let Playwright's own wait run."""
    for _ in range(200):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {condition}")


def seek(page, seconds):
    """Moves the sound, and waits until the page has followed."""
    page.evaluate(
        """seconds => new Promise(done => {
          const sound = document.getElementById('sound');
          sound.addEventListener('seeked', () => requestAnimationFrame(done), { once: true });
          sound.currentTime = seconds;
        })""",
        seconds)


def in_view(page, selector):
    """Whether an element is visible and not covered at its center."""
    return page.evaluate(
        """selector => {
          const element = document.querySelector(selector);
          const box = element.getBoundingClientRect();
          const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return element.contains(found) || found?.contains(element) === true;
        }""",
        selector)
