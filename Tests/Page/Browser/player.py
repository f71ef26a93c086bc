"""Tests pages of `spoken player`; prints a line for each, and fails at the end if one failed."""
import itertools
import os
import subprocess
import sys
import traceback
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from browser import chromium, current, data, in_view, opened, position, seek, wait

HERE = Path(__file__).parent
PAGES = Path(sys.argv[1])
RECORDS = "--record" in sys.argv
WALLET = PAGES / "wallet.html"


def choices():
    """Every combination of what a user may prefer."""
    for scheme, motion, colors, width in itertools.product(
        ["light", "dark"], ["no-preference", "reduce"], ["none", "active"], [320, 1280]
    ):
        yield {
            "color_scheme": scheme, "reduced_motion": motion, "forced_colors": colors,
            "viewport": {"width": width, "height": 800},
        }


def with_and_without_script(path):
    """The page, and what is left of it where scripts are off: axe itself needs them."""
    copy = path.with_suffix(".plain.html")
    text = path.read_text()
    if "<script>" not in text:
        return [path]
    copy.write_text(text[:text.rindex("<script>")] + "</body>\n</html>\n")
    return [path, copy]


def violations(page):
    """What axe finds, in short lines."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:100]}" for each in found]


def scrolls_sideways(page):
    return page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_axe_finds_nothing_whatever_the_user_prefers(browser):
    for path, options in itertools.product(with_and_without_script(WALLET), list(choices())):
        with opened(browser, path, **options) as page:
            page.locator("#stop-3 summary").click()
            assert violations(page) == [], (path.name, options, violations(page))
            assert not scrolls_sideways(page), (path.name, options)


def test_axe_finds_nothing_on_other_pages(browser):
    for name in ["changes", "konto", "hello", "chart", "capture", "stacks", "report/index", "report/001-check-bags"]:
        for path in with_and_without_script(PAGES / f"{name}.html"):
            with opened(browser, path) as page:
                assert violations(page) == [], (path.name, violations(page))


def test_nothing_scrolls_sideways_at_twice_the_size(browser):
    size = {"width": 640, "height": 450}
    with opened(browser, WALLET, viewport=size, device_scale_factor=2) as page:
        assert not scrolls_sideways(page)


def test_text_spacing_of_the_user_fits(browser):
    with opened(browser, WALLET, viewport={"width": 320, "height": 800}, bypass_csp=True) as page:
        page.add_style_tag(content="* { line-height: 1.5 !important; letter-spacing: .12em !important;"
                           " word-spacing: .16em !important; }")
        assert not scrolls_sideways(page)


def test_without_script_everything_is_readable_and_the_sound_plays(browser):
    with opened(browser, WALLET, java_script_enabled=False) as page:
        text = page.locator("main").inner_text()
        for stop in data(page)["stops"]:
            for segment in stop.get("segments", []):
                assert segment["text"] in text, segment["text"]
        assert page.locator("audio").get_attribute("controls") is not None
        assert not page.locator("#controls").is_visible()
        page.evaluate("void document.getElementById('sound').play()")
        wait(page, "document.getElementById('sound').currentTime > 0")


def test_the_marked_line_and_word_are_those_of_the_position(browser):
    with opened(browser, WALLET) as page:
        page_data = data(page)
        rate, tried = page_data["sampleRate"], 0
        for stop in page_data["stops"]:
            for first, last, text in words_of(stop):
                if last - first < rate / 20 or not is_alone(page_data, stop, first):
                    continue
                seek(page, (first + last) / 2 / rate)
                assert current(page) == [stop["number"], text], (current(page), stop["number"], text)
                tried += 1
        assert tried > 60, tried


def words_of(stop):
    """The words of a stop that are heard, with their frames."""
    heard = [segment for segment in stop.get("segments", []) if "frames" in segment]
    return [
        [*word["frames"], word["text"]] for segment in heard
        for word in segment.get("words", [segment])
        if segment["kind"] != "sound"
    ]


def is_alone(page_data, stop, frame):
    """Whether no later line has begun at a frame."""
    begun = [each for each in page_data["stops"] if each["frames"][0] <= frame < each["frames"][1]]
    return begun and begun[-1]["number"] == stop["number"]


def test_the_mark_follows_while_the_sound_plays(browser):
    with opened(browser, WALLET) as page:
        page.click("#play")
        wait(page, "document.getElementById('sound').currentTime > 4.5")
        assert page.locator("#play").get_attribute("aria-label") == "Pause"
        page.click("#play")
        wait(page, "document.getElementById('play').getAttribute('aria-label') === 'Play'")
        # A busy machine notices late; the mark is where the sound stopped, without a seek.
        frame = page.evaluate("document.getElementById('sound').currentTime") * 22050
        page_data = data(page)
        marked = current(page)[0]
        assert marked > 1 and page_data["stops"][marked - 1]["frames"][0] <= frame, (marked, frame)
        assert marked == len(page_data["stops"]) or is_before(frame, page_data["stops"][marked])


def is_before(frame, stop):
    """Whether a frame lies before a stop, but for what plays between two looks at the clock."""
    return frame < stop["frames"][0] + 22050 / 10


def test_a_click_plays_the_line_from_its_frame(browser):
    with opened(browser, WALLET) as page:
        stops = data(page)["stops"]
        page.evaluate("""() => document.getElementById('sound').addEventListener(
          'seeking', event => { window.sought = event.target.currentTime; })""")
        long = [each["number"] for each in stops if each["frames"][1] - each["frames"][0] > 40_000]
        for number in [long[5], long[-1], long[1]]:
            page.locator(f"#stop-{number} button.line").click()
            wait(page, "!document.getElementById('sound').paused")
            wanted = stops[number - 1]["frames"][0] / 22050
            assert abs(page.evaluate("window.sought") - wanted) < 0.02, number
            assert current(page)[0] == number, current(page)


def test_a_line_that_is_not_heard_is_shown_with_its_reasons(browser):
    with opened(browser, WALLET) as page:
        unheard = [each for each in data(page)["stops"] if each.get("heard") == "dropped"][0]
        page.locator(f"#stop-{unheard['number']} button.line").click()
        page.wait_for_timeout(300)
        assert unheard["segments"][0]["text"] in page.locator("#reasons").inner_text()
        assert current(page)[0] == unheard["number"]
        assert abs(position(page) - unheard["frames"][0] / 22050) < 0.001


def test_a_line_ends_when_the_user_wants_it_to_end(browser):
    with opened(browser, WALLET) as page:
        stop = data(page)["stops"][3]
        page.select_option("#after", "pause")
        page.locator(f"#stop-{stop['number']} button.line").click()
        wait(page, "document.getElementById('sound').paused")
        assert 0 <= position(page) - stop["frames"][1] / 22050 < 0.25, position(page)
        assert current(page)[0] == stop["number"]
        page.click("#play")
        wait(page, f"document.querySelector('[aria-current]').id === 'stop-{stop['number'] + 1}'")


def test_keys_work_where_their_control_has_the_focus(browser):
    with opened(browser, WALLET) as page:
        press = page.keyboard.press
        focused = lambda: page.evaluate(  # noqa: E731
            "document.activeElement.closest('li')?.id ?? document.activeElement.id")
        page.locator("#stop-1 button.line").focus()
        press("ArrowDown")
        press("ArrowDown")
        assert focused() == "stop-3" and position(page) == 0
        press("End")
        assert focused() == page.evaluate("[...document.querySelectorAll('button.line')].at(-1).closest('li').id")
        assert in_view(page, f"#{focused()} button.line")
        press("Home")
        assert focused() == "stop-1"
        press("ArrowRight")
        assert page.locator("#stop-1 dl").is_visible()
        press("ArrowLeft")
        assert not page.locator("#stop-1 dl").is_visible()
        press("ArrowDown")
        press("Enter")
        wait(page, "!document.getElementById('sound').paused")
        assert current(page)[0] == 2
        # The list is one stop of the Tab key, with its reasons after it.
        press("Tab")
        assert page.evaluate("document.activeElement.localName") == "summary"
        press("Tab")
        assert page.evaluate("document.activeElement.closest('#transcript')") is None


def test_keys_move_the_position(browser):
    with opened(browser, WALLET) as page:
        stops = data(page)["stops"]
        slider, press = page.locator("#position"), page.keyboard.press
        slider.focus()
        press("ArrowRight")
        assert abs(position(page) - 1) < 0.02
        press("ArrowLeft")
        assert position(page) == 0
        press("PageDown")
        assert position(page) == 0
        press("PageUp")
        assert abs(position(page) - stops[1]["frames"][0] / 22050) < 0.02
        seconds = int(stops[1]["frames"][0] / 22050)
        assert slider.get_attribute("aria-valuetext") == f"stop 2 of 39, {seconds} seconds"
        press("a")
        assert focus_is(page, "position")


def focus_is(page, name):
    return page.evaluate("document.activeElement.id") == name


def test_what_has_the_focus_is_never_covered(browser):
    for height in [900, 400]:
        with opened(browser, WALLET, viewport={"width": 600, "height": height}) as page:
            for _ in range(20):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement === document.body"):
                    break
                page.evaluate("document.activeElement.setAttribute('data-focused', '')")
                assert in_view(page, "[data-focused]"), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
                page.evaluate("document.activeElement.removeAttribute('data-focused')")


def test_the_cursor_is_around_the_element(browser):
    with opened(browser, WALLET) as page:
        stop = data(page)["stops"][2]
        seek(page, stop["frames"][0] / 22050 + 0.1)
        ring = page.locator("#screen-0 .ring")
        x, y, width, height = stop["frame"]
        found = [float(ring.get_attribute(name)) for name in ["x", "y", "width", "height"]]
        assert found == [x - 3, y - 3, width + 6, height + 6], found


def test_an_address_names_a_line(browser):
    with opened(browser, WALLET) as page:
        page.evaluate("location.hash = '#stop-7'")
        wait(page, "document.querySelector('[aria-current]').id === 'stop-7'")
        assert abs(position(page) - data(page)["stops"][6]["frames"][0] / 22050) < 0.02


def test_an_address_names_a_time(browser):
    with opened(browser, WALLET) as page:
        page.evaluate("location.hash = '#t=12.5'")
        wait(page, "Math.abs(document.getElementById('sound').currentTime - 12.5) < 0.02")
        assert page.locator("#time").get_attribute("href") == "#t=12.5"
        line = current(page)[0]
        first, last = data(page)["stops"][line - 1]["frames"]
        assert first / 22050 <= 12.5, (line, first, last)


def test_keys_of_podcast_players_work_where_no_control_needs_them(browser):
    with opened(browser, WALLET) as page:
        press = page.keyboard.press
        press("l")
        assert abs(position(page) - 15) < 0.02, position(page)
        press("j")
        press("j")
        assert position(page) == 0
        for key in [" ", "k"]:
            press(key)
            wait(page, "!document.getElementById('sound').paused")
            press(key)
            wait(page, "document.getElementById('sound').paused")
        page.click("#on")
        assert 14.9 < position(page) < 30
        page.click("#back")
        at = position(page)
        # A control keeps its own keys, and a user who needs the letters for something else switches them off.
        page.locator("#speed").focus()
        press("l")
        page.locator("#keys").uncheck()
        page.locator("#transcript").click(position={"x": 2, "y": 2})
        press("l")
        assert abs(position(page) - at) < 0.02, (position(page), at)


def test_captions_are_downloaded(browser):
    import webvtt  # noqa: PLC0415
    with opened(browser, WALLET, accept_downloads=True) as page:
        with page.expect_download() as download:
            page.click("#captions")
        path = PAGES / "captions.vtt"
        download.value.save_as(path)
        heard = [stop for stop in data(page)["stops"] if any("frames" in each for each in stop.get("segments", []))]
        cues = list(webvtt.read(path))
        assert [cue.identifier for cue in cues] == [str(stop["number"]) for stop in heard]
        assert "Groceries" in cues[2].text, cues[2].text


def test_the_whole_drawing_is_seen_and_cuts_nothing(browser):
    for name in ["wallet", "hello", "konto", "capture"]:
        for width, height in [(390, 844), (1280, 800), (1440, 900), (1920, 1080)]:
            with opened(browser, PAGES / f"{name}.html", viewport={"width": width, "height": height}) as page:
                device = page.locator(".device").first
                if width == 390:
                    device.evaluate("device => device.scrollIntoView()")
                bar = page.locator("#player").bounding_box()
                for part in [".device", ".switch"]:
                    box = page.locator(part).first.bounding_box()
                    assert box["y"] >= -1 and box["y"] + box["height"] <= bar["y"], (name, width, part, box, bar)
                # Nothing is scrolled to inside it, and its shape is that of the device.
                box, size = device.bounding_box(), data(page)["screens"][0]["size"]
                assert device.evaluate("device => device.scrollHeight <= device.clientHeight"), (name, width, box)
                assert abs((box["width"] - 2) / (box["height"] - 2) - size[0] / size[1]) < 0.02, (name, box, size)
                outside = device.evaluate("""device => {
                  const edge = device.querySelector('svg').getBoundingClientRect();
                  return [...device.querySelectorAll('text')].filter(text => {
                    if (getComputedStyle(text).visibility === 'hidden') return false;
                    const box = text.getBoundingClientRect();
                    return box.left < edge.left - 1 || box.right > edge.right + 1;
                  }).map(text => text.textContent);
                }""")
                assert outside == [], (name, width, outside)


def test_of_a_drawing_that_is_higher_the_part_of_the_device_is_seen(browser):
    for width, height in [(390, 844), (1440, 900)]:
        with opened(browser, PAGES / "long.html", viewport={"width": width, "height": height}) as page:
            device = page.locator(".device")
            inside, drawn = device.evaluate(
                "device => [device.clientHeight, device.querySelector('svg').getBoundingClientRect().height]")
            size = data(page)["screens"][0]["size"]
            # A phone of 874 points, and the rest below it.
            assert size[1] > 900 and abs(inside / drawn - 874 / size[1]) < 0.02, (inside, drawn, size)


def test_a_tap_and_a_drag_on_the_drawing_play_what_is_there(browser):
    with opened(browser, WALLET) as page:
        screen = data(page)["screens"][0]
        drawn = page.locator("#screen-0 .device svg")
        drawn.scroll_into_view_if_needed()
        box = drawn.bounding_box()
        scale = box["width"] / screen["size"][0]
        names = {each["node"]: each["frame"] for each in screen["elements"]}

        def place(node):
            x, y, width, height = names[node]
            return box["x"] + (x + width / 2) * scale, box["y"] + (y + height / 2) * scale

        element = lambda: data(page)["stops"][current(page)[0] - 1].get("element")  # noqa: E731
        page.mouse.move(*place("groceries"))
        page.mouse.down()
        assert element() == "groceries"
        page.mouse.move(*place("travel"), steps=4)
        assert element() == "travel"
        page.mouse.up()
        page.mouse.move(*place("groceries"))
        assert element() == "travel"


def test_the_elements_of_a_chosen_view_are_listed(browser):
    with opened(browser, PAGES / "stacks.html") as page:
        page.select_option(".views", index=1)
        assert page.locator(".order-list li").all_inner_texts() == ["One", "Two"]
        assert float(page.locator(".chosen").get_attribute("width")) > 0
        page.select_option(".views", index=0)
        assert not page.locator(".order-list").is_visible()


def test_a_page_says_what_its_capture_lacks(browser):
    with opened(browser, PAGES / "capture.html") as page:
        assert "It lacks" in page.locator("#capture").inner_text()


def test_lines_are_announced_only_on_request(browser):
    with opened(browser, WALLET) as page:
        seek(page, 4.5)
        assert page.locator("#announcer").inner_text() == ""
        page.check("#announce")
        start, end = next(stop["frames"] for stop in data(page)["stops"] if "$340.00" in str(stop))[:2]
        seek(page, (start + end) / 2 / 22050)
        assert page.locator("#announcer").inner_text() == "$340.00"


def test_before_and_now_are_played_in_turn(browser):
    with opened(browser, PAGES / "changes.html") as page:
        page.locator(".play-both", has_text="then now").click()
        wait(page, "!document.getElementById('old-sound').paused")
        wait(page, "!document.getElementById('sound').paused")
        assert page.evaluate("document.getElementById('old-sound').paused")


def test_a_check_report_plays_the_line_of_the_golden_and_then_the_line_now(browser):
    with opened(browser, PAGES / "report/index.html") as page:
        assert page.locator("a").get_attribute("href") == "001-check-bags.html"
    with opened(browser, PAGES / "report/001-check-bags.html") as page:
        page.locator(".play-both", has_text="then now").first.click()
        wait(page, "!document.getElementById('old-sound').paused")
        wait(page, "!document.getElementById('sound').paused")


def test_print_has_the_transcript_and_the_reasons(browser):
    for script in [True, False]:
        with opened(browser, WALLET, java_script_enabled=script) as page:
            page.emulate_media(media="print")
            hidden = page.evaluate("[...document.querySelectorAll('dl')].filter(list => !list.getClientRects().length && list.closest('#transcript')).length")
            assert hidden == 0, hidden
            assert not page.locator("#player").is_visible()
            assert len(page.pdf()) > 10_000


def test_a_dot_moves_along_the_line_of_an_audio_graph(browser):
    with opened(browser, PAGES / "chart.html", reduced_motion="reduce") as page:
        stop = next(each for each in data(page)["stops"] if any("graph" in segment for segment in each["segments"]))
        segment = next(each for each in stop["segments"] if "graph" in each)
        start, rate = segment["frames"][0], data(page)["sampleRate"]
        dots = "[...document.querySelectorAll('.dot.sounding')].map(dot => [dot.getAttribute('cx'), dot.getAttribute('cy')].map(Number))"
        seek(page, start / rate - 0.2)
        assert page.evaluate(dots) == []
        # At the first point, halfway to the second, at the second; the line goes from the lower to the upper edge.
        for part, x, y in [(0.01, 29.6, 216), (0.25, 260, 120), (0.5, 500, 20), (0.75, 740, 70)]:
            seek(page, (start + part * segment["graph"]["length"]) / rate)
            places = page.evaluate(dots)
            # In the transcript, and on the drawn screen.
            assert len(places) == 2 and places[0] == places[1], places
            assert abs(places[0][0] - x) < 2 and abs(places[0][1] - y) < 2, (part, places)
        box = page.locator(".screen .graph").bounding_box()
        frame = page.locator(".screen .outline").bounding_box()
        assert frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"], (box, frame)
        assert frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"], (box, frame)
        seek(page, (start + segment["graph"]["length"]) / rate + 0.6)
        assert page.evaluate(dots) == []


def test_the_accessibility_tree_is_the_golden(browser):
    golden = HERE / "hello.aria.yaml"
    with opened(browser, PAGES / "hello.html") as page:
        tree = page.locator("body").aria_snapshot() + "\n"
    if RECORDS:
        golden.write_text(tree)
    assert tree == golden.read_text(), tree


def test_voiceover_would_read_the_page_in_order(browser):
    command = [os.environ["SPOKEN"], "transcript", str(HERE / "hello.aria.yaml"), "--quiet"]
    heard = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    wanted = ["Hello, Heading level 1", "Transcript, Heading level 2", "Hello World!, Button", "Play, Button"]
    places = [heard.find(each) for each in wanted]
    assert -1 not in places and places == sorted(places), (places, heard)


def main():
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_")]
    failed = 0
    with chromium() as browser:
        for name, test in tests:
            try:
                test(browser)
                print("ok    ", name[5:].replace("_", " "), flush=True)
            except Exception:  # noqa: BLE001: every failure is printed, whatever it is
                failed += 1
                print("FAILED", name[5:].replace("_", " "), flush=True)
                traceback.print_exc()
    print(f"{len(tests) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
