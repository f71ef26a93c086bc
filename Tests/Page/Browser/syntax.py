"""Tests that no text of a screen is markup of a page or of captions, whatever joins with its signs."""
import html
import json
import subprocess
import sys
from pathlib import Path

import html5lib
import webvtt

from browser import chromium, data, opened
from neighbours import JOINING, texts

SPOKEN = sys.argv[1]
PAGES = Path(sys.argv[2]) / "syntax"
REFRESH = "<meta http-equiv=refresh content=0;url=https://evil.example/>"
SIGNS = ["<", ">", "&", '"', "'", "`", "|", "\\", "</script>", "<script>", "<!--", "-->", "--", "&lt;", "]]>", "\\u003c", REFRESH]


def label(sign):
    """Markup that would end the data of a page, and go to another one."""
    return f"x {sign}</script>{sign}{REFRESH}{sign}<!--{sign}<img src=x>{sign}-->{sign}&{sign}lt;"


def harmless(text):
    """A text of the same words without a sign of markup; as wide, so that its lines end where the other's do."""
    return text.translate(str.maketrans("<>&", "=~#"))


def run(*words, status=0):
    done = subprocess.run([SPOKEN, *map(str, words)], capture_output=True, text=True)
    assert done.returncode == status, (words, done.returncode, done.stderr)


def made(folder, text):
    """The pages of a label, and its captions."""
    folder.mkdir(parents=True)
    screen = folder / "x.screen.yaml"
    screen.write_text(
        f"screen: {json.dumps(text, ensure_ascii=False)}\nviews:\n"
        f"  - Text: {json.dumps(text, ensure_ascii=False)}\n  - Button: Pay\n")
    run("player", screen, "-o", folder / "player.html", "--quiet")
    run("render", screen, "-o", folder / "render.html", "--quiet")
    run("render", screen, "-o", folder / "x.wav", "--captions", folder / "x.vtt", "--quiet")
    run("render", screen, "-o", folder / "y.wav", "--captions", folder / "x.srt", "--quiet")
    (folder / "x.transcript").write_text("# Other · ios · en-US\n> open\nOther\n")
    run("check", screen, "--html", folder / "report", "--quiet", status=1)
    return [folder / "player.html", folder / "render.html", *sorted((folder / "report").glob("*.html"))]


def elements(page):
    """The names of the elements of a page, in order, as the algorithm of HTML finds them."""
    tree = html5lib.parse(page.read_text(), namespaceHTMLElements=False)
    return [each.tag for each in tree.iter() if isinstance(each.tag, str)]


def check_page(browser, page, other, text):
    assert elements(page) == elements(other), (page, set(elements(page)) - set(elements(other)))
    with opened(browser, page) as tab:
        found = tab.evaluate("document.querySelectorAll('meta[http-equiv=refresh i], img[src=x]').length")
        assert found == 0, page
        assert tab.url == f"file://{page}", tab.url
        # The script of the page lives, and has the text as it was written.
        if tab.locator("#spoken-data").count() > 0:
            texts = [segment["text"] for stop in data(tab)["stops"] for segment in stop.get("segments", [])]
            assert text in texts, texts
            assert tab.locator("#controls").is_visible(), page


def check_captions(folder, text):
    shown = [html.unescape(each.text) for each in webvtt.read(folder / "x.vtt")]
    assert text in shown, shown
    assert not any("<" in each.text or ">" in each.text for each in webvtt.read(folder / "x.vtt"))
    lines = [each.raw_text for each in webvtt.from_srt(folder / "x.srt")]
    assert text.replace("-->", "-- >") in lines, lines


def check_many(browser, count):
    """Texts of signs and of what joins with them, chosen by chance, the same in each run."""
    wanted = texts(count, SIGNS)
    folder = PAGES / "many"
    folder.mkdir()
    for name, shown in [("page", wanted), ("harmless", [harmless(text) for text in wanted])]:
        lines = [f"  - Text: {json.dumps(text, ensure_ascii=False)}\n" for text in shown]
        (folder / f"{name}.screen.yaml").write_text("screen: Many\nviews:\n" + "".join(lines))
        run("player", folder / f"{name}.screen.yaml", "-o", folder / f"{name}.html", "--audio", "none", "--quiet")
    assert elements(folder / "page.html") == elements(folder / "harmless.html")
    with opened(browser, folder / "page.html") as tab:
        assert tab.url == f"file://{folder / 'page.html'}", tab.url
        assert tab.evaluate("document.querySelectorAll('meta[http-equiv=refresh i]').length") == 0
        found = {segment["text"] for stop in data(tab)["stops"] for segment in stop.get("segments", [])}
        missing = [text for text in wanted if text not in found]
        assert missing == [], missing[:3]
    print(f"ok     {count} texts are on a page as they were written", flush=True)


def main():
    with chromium() as browser:
        for number, sign in enumerate(JOINING):
            text = label(sign)
            pages = made(PAGES / f"{number}", text)
            others = made(PAGES / f"{number}-harmless", harmless(text))
            assert len(pages) == len(others) and len(pages) >= 4, pages
            for page, other in zip(pages, others):
                check_page(browser, page, other, text)
            check_captions(PAGES / f"{number}", text)
            print(f"ok     no text is markup beside U+{ord(sign):04X}", flush=True)
        check_many(browser, 1000)


main()
