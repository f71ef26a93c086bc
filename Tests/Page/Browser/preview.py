"""Tests `spoken preview` in Chromium: edits, errors, gestures, several pages, a killed server, and who is refused."""
import http.client
import http.server
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from browser import chromium, wait

SPOKEN = sys.argv[1]
PORT = 8617
SCREEN = """screen: Bags
views:
  - Button: Buy
    id: buy
  - Text: Total
    id: total
  - Slider: Food
    id: food
    value: 40
    in: [0, 100]
"""


class Server:
    """A preview of a folder, with a token of its own."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.screens = self.folder / "screens"
        self.screens.mkdir()
        self.file = self.screens / "bags.screen.yaml"
        self.file.write_text(SCREEN)
        (self.screens / "tea.screen.yaml").write_text("screen: Tea\nviews:\n  - Text: Tea time\n")
        self.start()

    def start(self):
        environment = {**os.environ, "XDG_STATE_HOME": str(self.folder / "state")}
        self.process = subprocess.Popen(
            [SPOKEN, "preview", str(self.screens), "--port", str(PORT), "--quiet"],
            stdout=subprocess.PIPE, text=True, env=environment)
        self.fresh = self.process.stdout.readline().strip()
        assert f":{PORT}/" in self.fresh, self.fresh

    def link(self):
        """A link that works: each does once, and one that is tried again brings the next one."""
        link, self.fresh = self.fresh, None
        if link is None:
            assert self.status(f"/{self.place}/") == 403
            link = self.process.stdout.readline().strip()
        self.place = link.split("/")[3]
        return link

    def session(self):
        """The cookie of a browser that opened a link."""
        connection = http.client.HTTPConnection("127.0.0.1", PORT)
        connection.request("GET", self.link().split(str(PORT), 1)[1])
        cookie = connection.getresponse().getheader("Set-Cookie")
        connection.close()
        return cookie.split(";")[0]

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        self.process.wait()

    def status(self, path, **headers):
        """The status of a request with headers, as programs other than browsers send it."""
        connection = http.client.HTTPConnection("127.0.0.1", PORT)
        connection.putrequest("GET", path, skip_host=True)
        for name, value in {"Host": f"127.0.0.1:{PORT}", **headers}.items():
            connection.putheader(name, value)
        connection.endheaders()
        status = connection.getresponse().status
        connection.close()
        return status


class Page:
    """A page of the server in a browser of its own; nothing outside the server may be requested."""

    def __init__(self, browser, server, **options):
        self.context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        self.context.set_default_timeout(10_000)
        self.page = self.context.new_page()
        self.messages, self.requests = [], []
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(server.link())
        self.becomes("preview-state", "Up to date")

    def close(self, lost=0):
        """Closes it; a server that was away is all that a browser may have complained of."""
        inside = ("blob:", "data:", f"http://127.0.0.1:{PORT}/", f"ws://127.0.0.1:{PORT}/")
        assert all(url.startswith(inside) for url in self.requests), self.requests
        gone = ("WebSocket", "Failed to load resource: net::ERR_EMPTY_RESPONSE",
                "Failed to load resource: net::ERR_CONNECTION_REFUSED")
        others = [each for each in self.messages if not lost or not any(one in each for one in gone)]
        assert others == [], others
        self.context.close()

    def text(self, name):
        return self.page.evaluate("name => document.getElementById(name).textContent", name)

    def becomes(self, name, text):
        wait(self.page, f"document.getElementById({name!r}).textContent.includes({text!r})")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def changed(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('.changed')].map(each => each.querySelector('.line').textContent)")


def test_an_edit_shows_is_marked_and_keeps_the_cursor(browser, server):
    view = Page(browser, server)
    view.page.locator("#stop-3 button.line").focus()
    view.page.locator("#stop-3 button.line").click()
    assert "#token" not in view.page.url and "token" not in view.page.url
    start = time.perf_counter()
    server.file.write_text(SCREEN.replace("Total", "Whole sum").replace("  - Button", "  - Text: New\n  - Button"))
    wait(view.page, "document.querySelector('main').textContent.includes('Whole sum')")
    print(f"  an edit is on the page after {1000 * (time.perf_counter() - start):.0f} ms", flush=True)
    # A line that is not drawn yet is in the text of the page, and not in what is seen.
    wait(view.page, "document.querySelector('main').innerText.includes('Whole sum')")
    view.becomes("preview-state", "2 stops changed")
    assert view.changed() == ["New", "Whole sum"], view.changed()
    # The line has kept the focus, one line further down.
    focused = view.page.evaluate("document.activeElement.closest('li')?.id")
    assert focused == "stop-4", focused
    view.close()


def test_an_edit_leaves_the_other_lines_alone(browser, server):
    view = Page(browser, server)
    wait(view.page, "!document.getElementById('play').disabled && document.getElementById('sound').src.startsWith('blob:')")
    view.page.evaluate("() => { window.kept = [...document.querySelectorAll('#transcript > li')]; window.old = document.getElementById('sound').src; }")
    view.page.locator("#stop-3 summary").click()
    server.file.write_text(SCREEN.replace("Total", "Whole sum").replace("  - Button", "  - Text: New\n  - Button"))
    view.becomes("preview-state", "2 stops changed")
    # The lines before and after have become the second and the fourth, with their reasons open.
    kept = view.page.evaluate(
        "[...document.querySelectorAll('#transcript > li')].map(item => window.kept.indexOf(item))")
    assert kept == [-1, 0, -1, 2] or kept == [-1, -1, -1, 2], kept
    assert view.page.locator("#stop-4 details").get_attribute("open") is not None
    assert "stop 4" in view.text("stop-4") and "bags.screen.yaml:8:5" in view.text("stop-4"), view.text("stop-4")
    # The sound of the new run comes after its words, and a kept line plays from it.
    wait(view.page, "document.getElementById('sound').src !== window.old")
    frames = view.page.evaluate("player => document.getElementById('position').max")
    assert float(frames) > 1, frames
    view.page.locator("#stop-4 button.line").click()
    wait(view.page, "document.querySelector('#stop-4 .word')")
    view.page.locator("#play").click()
    wait(view.page, "document.getElementById('sound').paused")
    assert view.page.evaluate("document.querySelectorAll('[aria-current]').length") == 1
    view.close()


def is_gray(view, selector):
    """Whether an element is drawn in gray: a filter has an effect on what has a box alone."""
    return view.page.evaluate("""selector => {
      for (let each = document.querySelector(selector); each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.filter.includes('grayscale(1)') && style.display !== 'contents') return true;
      }
      return false;
    }""", selector)


def test_a_broken_file_keeps_the_last_good_page_in_gray(browser, server):
    for width in [390, 1280]:
        view = Page(browser, server, viewport={"width": width, "height": 844})
        parts = ["h1", "#transcript", ".device svg", "#timeline"]
        assert not any(is_gray(view, part) for part in parts)
        server.file.write_text(SCREEN.replace("value: 40", "vallue: 40"))
        view.becomes("preview-state", "last good version")
        assert all(is_gray(view, part) for part in parts), (width, [is_gray(view, part) for part in parts])
        # The errors, and the walk over the last good version, are not.
        assert not is_gray(view, "#preview-findings") and not is_gray(view, "#walk")
        server.file.write_text(SCREEN)
        wait(view.page, "document.getElementById('preview-findings').hidden")
        assert not any(is_gray(view, part) for part in parts)
        view.close()


def test_a_broken_file_keeps_the_last_good_page_and_lists_its_errors(browser, server):
    view = Page(browser, server)
    server.file.write_text(SCREEN.replace("value: 40", "vallue: 40"))
    view.becomes("preview-state", "last good version")
    assert "bags.screen.yaml:9:5" in view.text("preview-findings"), view.text("preview-findings")
    assert "Did you mean 'value'?" in view.text("preview-findings")
    assert "Total" in view.page.locator("main").inner_text()
    server.file.write_text(SCREEN)
    wait(view.page, "document.getElementById('preview-findings').hidden")
    server.file.unlink()
    view.becomes("preview-state", "gone")
    assert is_gray(view, "#transcript")
    assert "Total" in view.page.locator("main").inner_text()
    server.file.write_text(SCREEN.replace("Total", "Sum"))
    view.becomes("preview-state", "1 stop changed")
    assert not is_gray(view, "#transcript")
    view.close()


def test_two_browsers_swipe_on_their_own(browser, server):
    one, other = Page(browser, server), Page(browser, server)
    one.page.locator("#walk").focus()
    one.becomes("walk-said", "Buy")
    one.press("ArrowRight")
    one.becomes("walk-said", "Total")
    one.press("ArrowRight", "ArrowDown")
    one.becomes("walk-said", "30%")
    other.page.locator("#walk").focus()
    other.press("ArrowLeft")
    other.becomes("walk-said", "Buy")
    assert "30%" in one.text("walk-said")
    # The cursor stays on its element after an edit.
    server.file.write_text(SCREEN.replace("Food", "Meals"))
    one.becomes("walk-said", "Meals")
    other.becomes("walk-said", "Buy")
    other.page.locator("[data-gesture=next]").click()
    other.becomes("walk-said", "Total")
    one.close()
    other.close()


def test_the_walk_shows_the_words_as_the_transcript_does(browser, server):
    view = Page(browser, server)
    view.becomes("walk-said", "Buy")
    weight = "part => getComputedStyle(document.querySelector(`#walk-said ${part}`)).fontWeight"
    assert view.page.evaluate(weight, ".s:not(.system)") == "550" and view.page.evaluate(weight, ".system") == "400"
    view.close()


def test_next_stays_where_it_is_and_its_keys_are_those_of_the_walk(browser, server):
    server.file.write_text(SCREEN.replace("    id: buy", "    id: buy\n    hint: Pays now\n    actions: [Gift, Later]"))
    view = Page(browser, server)
    button = view.page.locator("[data-gesture=next]")
    box = button.bounding_box()
    button.click()
    view.becomes("walk-said", "Total")
    # One pixel, however much is said.
    view.press("ArrowLeft")
    view.becomes("walk-said", "Pays now")
    assert button.bounding_box() == box
    # Return presses the button that has the focus, and is no double-tap.
    view.press("Enter")
    view.becomes("walk-said", "Total")
    view.press("Home")
    view.becomes("walk-said", "Actions available")
    view.page.locator("[data-gesture=actions]").click()
    view.becomes("walk-said", "Gift")
    view.press("a")
    view.becomes("walk-said", "Later")
    view.close()


def test_what_a_listener_would_notice_follows_the_file(browser, server):
    view = Page(browser, server)
    before = view.page.locator("#problems li").count()
    server.file.write_text(SCREEN.replace("  - Text: Total", "  - Button: Buy\n  - Text: Total"))
    wait(view.page, f"document.querySelectorAll('#problems li').length > {before}")
    assert "bags.screen.yaml" in view.text("problems") and "`" not in view.text("problems"), view.text("problems")
    view.close()


def test_another_input_can_be_chosen_and_saved(browser, server):
    view = Page(browser, server)
    view.page.select_option("#preview-input", str(server.screens / "tea.screen.yaml"))
    wait(view.page, "document.querySelector('h1').textContent === 'Tea'")
    with view.page.expect_download() as download:
        view.page.click("#preview-export")
    saved = Path(download.value.path()).read_text()
    assert "Tea time" in saved and "data:audio/mpeg;base64," in saved and "preview.js" not in saved
    (server.screens / "more.screen.yaml").write_text("screen: More\nviews:\n  - Text: More\n")
    wait(view.page, "document.getElementById('preview-input').options.length === 3")
    (server.screens / "more.screen.yaml").unlink()
    wait(view.page, "document.getElementById('preview-input').options.length === 2")
    view.close()


def test_settings_change_what_is_said_on_every_page(browser, server):
    server.file.write_text(SCREEN.replace("id: buy", "id: buy\n    hint: Pays now"))
    one, other = Page(browser, server), Page(browser, server)
    one.page.locator("#preview-settings summary").click()
    hints = one.page.get_by_label("Hints are spoken")
    assert hints.is_checked() and "Pays now" in one.text("transcript")
    hints.uncheck()
    for view in [one, other]:
        # The button, and the slider with its usual hint.
        view.becomes("preview-state", "2 stops changed")
        assert "Not spoken: Pays now" in view.text("transcript")
        assert not view.page.locator("[data-setting=speakHints]").is_checked()
    actions = "[data-setting=actions] [value=%s]"
    for name in ["speak", "sound", "pitch", "braille"]:
        box = one.page.locator(actions % name)
        if box.count() and box.is_checked():
            # The answer puts another box in the place of this one.
            box.click()
            wait(one.page, f"!document.querySelector('{actions % name}').checked")
    other.becomes("preview-state", "nothing changed")
    assert not other.page.locator(actions % "speak").is_checked()
    # A text with what is usual; what cannot be is refused, and the field goes back.
    punctuation = one.page.locator("[data-setting=punctuation]")
    one.becomes("preview-state", "nothing changed")
    punctuation.fill("all")
    # What is typed stays while another page changes something.
    other.page.locator("#preview-settings summary").click()
    other.page.get_by_label("Hints are spoken").check()
    one.becomes("preview-state", "stops changed")
    assert punctuation.input_value() == "all"
    punctuation.press("Enter")
    wait(other.page, "document.querySelector('[data-setting=punctuation]').value === 'all'")
    punctuation.fill("many")
    punctuation.press("Enter")
    one.becomes("preview-state", "punctuation cannot be 'many'")
    assert punctuation.input_value() == "all"
    keys = one.page.evaluate("[...document.querySelectorAll('[data-setting]')].map(each => each.dataset.setting)")
    assert {"moreContent", "links", "traitFeedback", "capitalLetters", "pitchChange", "device"} <= set(keys), keys
    one.close()
    other.close()


def test_the_walk_stands_beside_the_drawing(browser, server):
    for width, height in [(1440, 900), (390, 844)]:
        view = Page(browser, server, viewport={"width": width, "height": height})
        walk, drawn = [view.page.locator(each).bounding_box() for each in ["#walk", ".device"]]
        if width == 1440:
            bar = view.page.locator("#player").bounding_box()
            assert walk["y"] + walk["height"] < bar["y"] and walk["x"] + walk["width"] <= drawn["x"], (walk, drawn)
            assert drawn["y"] < 100 and drawn["y"] + drawn["height"] <= bar["y"] + 1, (drawn, bar)
        else:
            assert drawn["y"] > walk["y"] + walk["height"], (walk, drawn)
        assert view.page.evaluate("(device => device.scrollHeight <= device.clientHeight)(document.querySelector('.device'))")
        view.close()


def test_a_tap_on_the_drawing_touches_what_is_there(browser, server):
    view = Page(browser, server)
    screen = view.page.evaluate("JSON.parse(document.getElementById('spoken-data').textContent).screens[0]")
    box = view.page.locator(".device svg").bounding_box()
    scale = box["width"] / screen["size"][0]

    def place(node):
        x, y, width, height = next(each["frame"] for each in screen["elements"] if each["node"] == node)
        return box["x"] + (x + width / 2) * scale, box["y"] + (y + height / 2) * scale

    view.page.mouse.click(*place("total"))
    view.becomes("walk-said", "Total")
    view.page.mouse.move(*place("buy"))
    view.page.mouse.down()
    view.becomes("walk-said", "Buy")
    view.page.mouse.move(*place("food"), steps=5)
    view.becomes("walk-said", "Food")
    view.page.mouse.up()
    view.close()


def test_errors_stay_in_sight_wherever_the_page_is(browser, server):
    view = Page(browser, server, viewport={"width": 1280, "height": 500})
    server.file.write_text(SCREEN.replace("value: 40", "vallue: 40"))
    view.becomes("preview-state", "last good version")
    view.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    box = view.page.locator("#preview-findings").bounding_box()
    assert 0 <= box["y"] < 100 and view.page.evaluate("scrollY") > 0, box
    view.close()


def test_space_plays_outside_of_the_walk(browser, server):
    view = Page(browser, server)
    wait(view.page, "!document.getElementById('play').disabled && document.getElementById('sound').src.startsWith('blob:')")
    view.page.locator("#stop-1 .time").click()
    view.press(" ")
    wait(view.page, "!document.getElementById('sound').paused")
    view.close()


def test_reasons_and_lines_are_shown_on_request(browser, server):
    view = Page(browser, server)
    view.page.locator("#walk-why summary").click()
    view.becomes("walk-reasons", "Buy")
    view.becomes("walk-source", "- Button: Buy")
    view.page.locator("#walk").focus()
    view.press("ArrowRight", "ArrowRight")
    view.becomes("walk-reasons", "Adjustable")
    assert "bags.screen.yaml:9:5 food.value" in view.text("walk-reasons"), view.text("walk-reasons")
    view.becomes("walk-source", "bags.screen.yaml:7:5 - Slider: Food")
    view.page.locator("#stop-2 button.line").focus()
    view.press("ArrowRight")
    wait(view.page, "document.querySelector('#stop-2 .source')?.textContent.includes('bags.screen.yaml:5:5 - Text: Total')")
    view.close()


def test_a_killed_server_is_reported_and_found_again(browser, server):
    view = Page(browser, server)
    view.page.locator("#walk").focus()
    view.press("ArrowRight")
    view.becomes("walk-said", "Total")
    server.stop(signal.SIGKILL)
    view.becomes("preview-state", "Not connected")
    server.file.write_text(SCREEN.replace("Total", "Balance"))
    server.start()
    view.becomes("preview-state", "1 stop changed")
    assert view.changed()[0].startswith("Balance"), view.changed()
    view.becomes("walk-said", "Balance")
    view.close(lost=1)


def test_axe_finds_nothing(browser, server):
    for scheme in ["light", "dark"]:
        for width in [320, 1280]:
            view = Page(browser, server, color_scheme=scheme, viewport={"width": width, "height": 800})
            for name in ["#preview-settings", "#walk-why"]:
                view.page.locator(f"{name} summary").click()
            view.becomes("walk-reasons", "Buy")
            server.file.write_text(SCREEN.replace("value:", "vallue:"))
            view.becomes("preview-state", "last good version")
            found = Axe().run(view.page).response["violations"]
            found = [f"{each['id']}: {each['nodes'][0]['html'][:100]}" for each in found]
            assert found == [], (scheme, width, found)
            assert not view.page.evaluate("document.documentElement.scrollWidth > innerWidth")
            server.file.write_text(SCREEN)
            wait(view.page, "document.getElementById('preview-findings').hidden")
            view.close()


def test_sixteen_pages_are_open_and_the_next_is_told(browser, server):
    views = [Page(browser, server) for _ in range(16)]
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.link())
    wait(page, "document.getElementById('preview-state').textContent.includes('already open')")
    context.close()
    server.file.write_text(SCREEN.replace("Total", "Amount"))
    for view in views:
        view.becomes("preview-state", "1 stop changed")
        view.close()


def test_only_the_pages_of_the_server_may_ask(browser, server):
    own = {"Cookie": server.session()}
    page = f"/{server.place}/"
    assert server.status(page, **own) == 200
    assert server.status(page, Origin=f"http://127.0.0.1:{PORT}", **own) == 200
    assert server.status(page, Host=f"localhost:{PORT}", **own) == 200
    assert server.status(page, Host="evil.example", **own) == 403
    assert server.status(page, Host=f"evil.example:{PORT}", **own) == 403
    assert server.status(page, Origin="http://evil.example", **own) == 403
    assert server.status(page, Origin="null", **own) == 403
    assert server.status("/", **own) == 403
    assert server.status(page, Cookie=f"spoken-{PORT}=00") == 403
    assert server.status(page + "live", Origin="http://evil.example", **own) == 403


def test_another_server_on_this_machine_gets_no_cookie(browser, server):
    view = Page(browser, server)
    name = view.context.cookies()[0]
    assert name["path"] == f"/{server.place}/" and name["httpOnly"] and name["sameSite"] == "Strict", name
    heard = []

    class Neighbour(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            heard.append((self.path, self.headers.get("Cookie")))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *words):
            pass

    # Each connection has a thread: a browser opens some before it has anything to ask, and asks for icons too.
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Neighbour) as neighbour:
        threading.Thread(target=neighbour.serve_forever, daemon=True).start()
        other = view.context.new_page()
        for path in ["/", "/live"]:
            other.goto(f"http://127.0.0.1:{neighbour.server_port}{path}")
        neighbour.shutdown()
    assert {"/", "/live"} <= {path for path, _ in heard} and {cookie for _, cookie in heard} == {None}, heard
    view.close()


with chromium() as chromium_browser:
    failed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_"):
            continue
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            try:
                test(chromium_browser, server)
                print("ok    ", name[5:].replace("_", " "), flush=True)
            except Exception:  # noqa: BLE001: every failure is printed, whatever it is
                failed += 1
                print("FAILED", name[5:].replace("_", " "), flush=True)
                traceback.print_exc()
            server.stop()
sys.exit(1 if failed else 0)
