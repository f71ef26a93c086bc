"""Tests that no text and no name of a file is syntax of what is written: each output is read back by the parser of others.

Usage: writers.py SPOKEN FOLDER [COUNT]. WebVTT and SubRip are read by webvtt-py, Markdown by markdown-it-py, YAML by PyYAML,
XML by expat, JSON and words of a shell by Python; commands to a runner as GitHub's program reads them.
"""
import html
import json
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import webvtt
import yaml
from markdown_it import MarkdownIt

from neighbours import texts

SPOKEN = str(Path(sys.argv[1]).resolve())
FOLDER = Path(sys.argv[2]) / "writers"
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
SIGNS = [
    "<", ">", "&", '"', "'", "`", "``", "|", "\\", "-->", "--", "]]>", "<!--", "&lt;", "*", "_", "[", "](", "![", "#", "::", "##[",
    ": ", " #", "- ", "~", "{", "}", "%", "%0A", ",", "=", "\u00a0", "\u00a0::", "\u3000", "$(x)", "\t", "1. ", "+ ",
]
NAMES = [sign for sign in SIGNS if "/" not in sign]


def run(*words, status=0, folder=FOLDER):
    done = subprocess.run([SPOKEN, *map(str, words)], capture_output=True, cwd=folder)
    assert done.returncode == status, (words, done.returncode, done.stderr.decode()[:1000])
    return done.stdout.decode()


def lines(text):
    """The lines of a text: Python's own function ends lines at other signs too."""
    return text.split("\n")


def same(found, wanted, what):
    missing = [each for each in wanted if each not in found]
    assert missing == [], f"{what}: {len(missing)} texts are read as others, such as {ascii(missing[:3])}"
    print(f"ok     {len(wanted)} texts: {what}", flush=True)


def written(name, title, shown):
    path = FOLDER / name
    views = "".join(f"  - Text: {json.dumps(text, ensure_ascii=False)}\n" for text in shown)
    path.write_text(f"screen: {json.dumps(title, ensure_ascii=False)}\nviews:\n{views}")
    return name


def inline(text, kind):
    """The texts of Markdown in elements of a kind: `strong`, or `code_inline`."""
    found, open_text = set(), None
    for block in MarkdownIt("commonmark").enable("table").parse(text):
        assert block.type not in ("html_block", "fence", "code_block", "hr"), block
        for part in block.children or []:
            assert part.type not in ("html_inline", "link_open", "image"), part
            if part.type == "code_inline" and kind == part.type:
                found.add(part.content)
            elif part.type == f"{kind}_open":
                open_text = ""
            elif part.type == f"{kind}_close":
                found.add(open_text)
                open_text = None
            elif open_text is not None:
                open_text += part.content
    return found


def plain(found):
    """The texts without backslashes, of which what people read has one more where a runner would see a command."""
    return [text.replace("\\", "") for text in found]


def check_transcripts(screen, wanted):
    same(inline(run("transcript", screen, "--format", "markdown"), "strong"), wanted, "a transcript in Markdown")
    objects = [json.loads(line) for line in lines(run("transcript", screen, "--format", "jsonl")) if line]
    # The last object says what made the others.
    same({each.get("description") for each in objects}, wanted, "a transcript in JSON")
    # The words are those that an engine speaks, so that only their places can be compared.
    speak = ElementTree.fromstring(run("transcript", screen, "--format", "ssml").encode())
    names = {each.tag.rpartition("}")[2] for each in speak.iter()}
    assert names <= {"speak", "p", "mark", "s", "break", "lang"}, names
    marks = {each.get("name") for each in speak.iter() if each.tag.endswith("mark")}
    assert {f"stop-{number + 1}" for number in range(len(wanted))} <= marks, len(marks)
    print(f"ok     {len(wanted)} texts: SSML", flush=True)


def check_files(screen, wanted):
    for name, read in [("again.screen.yaml", yaml.safe_load), ("again.json", json.loads)]:
        run("import", screen, "-o", name, "--quiet")
        document = read((FOLDER / name).read_text())
        same({view["Text"] for view in document["views"]}, wanted, name)
        assert document["screen"] == wanted[0], document["screen"]


def check_captions(screen, wanted):
    wave = ["render", screen, "-o", "x.wav", "--quiet", "--captions"]
    run(*wave, "x.vtt", "--chapters", "c.vtt")
    cues = webvtt.read(FOLDER / "x.vtt")
    assert not any("<" in cue.text for cue in cues)
    same({html.unescape(cue.text) for cue in cues}, wanted, "WebVTT")
    same({html.unescape(cue.text) for cue in webvtt.read(FOLDER / "c.vtt")}, wanted[:1], "chapters")
    run(*wave, "t.vtt", "--captions-words", "--chapters", "c.chapters.json")
    same({html.unescape(cue.text) for cue in webvtt.read(FOLDER / "t.vtt")}, wanted, "WebVTT with times of words")
    same({each["title"] for each in json.loads((FOLDER / "c.chapters.json").read_text())["chapters"]}, wanted[:1], "chapters of podcasts")
    run(*wave, "x.srt")
    same({cue.raw_text for cue in webvtt.from_srt(FOLDER / "x.srt")}, [text.replace("-->", "-- >") for text in wanted], "SubRip")
    run(*wave, "x.json")
    stops = json.loads((FOLDER / "x.json").read_text())["stops"]
    same({part["text"].replace("\t", " ") for stop in stops for part in stop["segments"]}, wanted, "captions in JSON")
    run(*wave, "x.labels.txt")
    labels = [line.split("\t") for line in lines((FOLDER / "x.labels.txt").read_text()) if line]
    assert all(len(label) == 3 for label in labels)
    same({label[2] for label in labels}, [text.replace("\t", " ") for text in wanted], "labels")


def command(line):
    """Properties and message of a command, as GitHub's runner reads it; nil for another line."""
    if not line.lstrip().startswith("::"):
        return None
    head, _, message = line.lstrip()[2:].partition("::")
    kind, _, properties = head.partition(" ")
    return kind, dict(each.partition("=")[::2] for each in properties.split(",")), message


def check_reports(names, wanted):
    """What a check says of files of these names, each of which differs by a text."""
    folder = FOLDER / "names"
    folder.mkdir()
    for name, text in zip(names, wanted):
        views = f"  - Text: {json.dumps(text, ensure_ascii=False)}\n"
        (folder / f"{name}.screen.yaml").write_text(f"screen: A\nviews:\n{views}")
        (folder / f"{name}.transcript").write_text("# A · ios · en-US\n> open\nOther\n")
    paths = [f"names/{name}.screen.yaml" for name in names]
    run("check", "names", "--junit", "j.xml", "--markdown", "m.md", status=1)
    suite = ElementTree.parse(FOLDER / "j.xml").getroot()
    assert {each.tag for each in suite.iter()} == {"testsuites", "testsuite", "properties", "property", "testcase", "failure"}
    same({each.get("name") for each in suite.iter("testcase")}, [f"{name}.screen.yaml".replace("\t", " ") for name in names], "names in JUnit")
    report = (FOLDER / "m.md").read_text()
    same(plain(code_of(report)), plain(path.replace("\t", " ") for path in paths), "names in a report in Markdown")
    # GitHub shows ten annotations of a step.
    for start in range(0, len(paths), 9):
        some = paths[start:start + 9]
        commands = [command(line) for line in lines(run("check", *some, "--github", status=1))]
        commands = [each for each in commands if each]
        assert {kind for kind, _, _ in commands} == {"error"}, commands
        assert all(set(properties) <= {"file", "line", "col", "title"} for _, properties, _ in commands), commands
        assert {unquote(properties["file"]) for _, properties, _ in commands} == set(some), (commands, some)
    print(f"ok     {len(names)} names: commands to GitHub's runner", flush=True)


def code_of(report):
    """The code of a report, with the blocks of code left out, whose lines are words of screens."""
    found = set()
    for block in MarkdownIt("commonmark").enable("table").parse(report):
        assert block.type not in ("html_block", "hr"), block
        for part in block.children or []:
            assert part.type not in ("html_inline", "link_open", "image"), part
            if part.type == "code_inline":
                found.add(part.content)
    return found


def check_tables(screen, wanted):
    rows = code_of(run("cost", screen, "--format", "markdown"))
    same(plain(rows), plain(wanted), "a table of costs in Markdown")


def check_shell(names):
    """What `new` advises to type is the name of the file."""
    for name in names:
        path = f"{name}.screen.yaml"
        done = subprocess.run([SPOKEN, "new", path], capture_output=True, cwd=FOLDER)
        assert done.returncode == 0, (name, done.stderr)
        advice = next(line for line in lines(done.stderr.decode()) if " transcript " in line)
        word = shlex.split(advice.partition(" transcript ")[2])[0]
        assert plain([word]) == plain([path.replace("\t", " ")]), (word, path)
    print(f"ok     {len(names)} names: words of a shell", flush=True)


def main():
    FOLDER.mkdir(parents=True)
    wanted = texts(COUNT, SIGNS)
    screen = written("x.screen.yaml", wanted[0], wanted)
    # A tab is shown as a space.
    shown = [text.replace("\t", " ") for text in wanted]
    # A line of speech does not begin with white space.
    heard = [text.lstrip() for text in shown]
    check_transcripts(screen, heard)
    check_files(screen, wanted)
    check_tables(screen, heard)
    names = texts(min(COUNT, 100), NAMES, seed=42)
    check_reports(names, wanted)
    check_shell([name for name in names if not name.startswith("-")][:20])
    check_captions(screen, shown)


main()
