"""Measures recordings of walkthroughs: `sound_figures.py SPOKEN FOLDER` prints a page in Markdown.

Times are those between samples that are not silent, so that what the engine leaves around its words counts
too. Pitches are praat's of the same words with and without a setting, loudness is ffmpeg's.
"""

import array
import json
import pathlib
import statistics
import subprocess
import sys
import wave

LETTERS = """screen: Letters
views:
  - VStack:
      - Text: Good Day
        id: day
    element: contain
    label: A list of letters and words
  - TextField: Name
    id: name
    value: Anna
"""
STEPS = """walkthrough: Letters
screens: { letters: letters.screen.yaml }
steps: [{ open: letters }, byCharacter, byCharacter, byCharacter, byCharacter, byCharacter, byCharacter, next,
  delete, delete, quickNavOn, wait: 2s]
"""
MAC = """screen: Notes
platform: macos
app: Notes
views:
  - Button: New note
  - TextField: Title
    value: Anna
"""
MAC_STEPS = """walkthrough: Notes
screens: { mac: mac.screen.yaml }
steps: [{ open: mac }, voiceOverOff, voiceOverOn, next]
"""


class Recording:
    """A walkthrough that was spoken into a file, and where each part is heard."""

    count = 0

    def __init__(self, spoken, folder, source, *options):
        Recording.count += 1
        self.path = str(folder / f"{Recording.count}.wav")
        captions = folder / f"{Recording.count}.json"
        run = [spoken, "render", str(source), "-o", self.path, "--captions", str(captions), "--quiet", *options]
        subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
        with wave.open(self.path) as file:
            self.rate = file.getframerate()
            self.samples = array.array("h", file.readframes(file.getnframes()))
        self.stops = json.loads(captions.read_text())["stops"]

    def first_sound(self, start):
        """The first frame from a place on that is not silent."""
        while start < len(self.samples) and self.samples[start] == 0:
            start += 1
        return start

    def last_sound(self, end):
        """The frame behind the last one before a place that is not silent."""
        while end > 0 and self.samples[end - 1] == 0:
            end -= 1
        return end

    def silence(self, end, start):
        """The silence between two parts, in seconds."""
        return (self.first_sound(start) - self.last_sound(end)) / self.rate

    def pairs(self):
        """The neighbours in a stop that are both spoken."""
        for stop in self.stops:
            for one, other in zip(stop["segments"], stop["segments"][1:]):
                if "sound" not in (one["kind"], other["kind"]) and "graph" not in (one["kind"], other["kind"]):
                    yield one, other

    def gaps(self):
        """The silences by what they are between: `part`, `hint`, `cue`, `app`, `letter`, `stop`."""
        later = {"hint", "actions", "moreContent"}
        for one, other in self.pairs():
            if one["kind"] == "chart" or other["kind"] == "chart":
                continue
            length = self.silence(one["frames"][1], other["frames"][0])
            if other["kind"] in later:
                yield ("cue" if one["kind"] in later else "hint"), length
            elif one["kind"] == "system" and other["kind"] != "system":
                yield "app", length
            elif one["kind"] == other["kind"] == "text":
                yield "letter", length
            else:
                yield "part", length
        for one, other in zip(self.stops, self.stops[1:]):
            yield "stop", self.silence(one["frames"][1], other["frames"][0])

    def pitch(self, frames, share):
        """A quantile of the fundamental frequency, in hertz; None without any."""
        part = self.path + ".part.wav"
        with wave.open(part, "w") as file:
            file.setparams((1, 2, self.rate, 0, "NONE", ""))
            file.writeframes(self.samples[frames[0] : frames[1]].tobytes())
        script = pathlib.Path(self.path + ".praat")
        script.write_text(
            f'Read from file: "{part}"\nTo Pitch: 0.01, 50, 250\n'
            f'hertz = Get quantile: 0, 0, {share}, "Hertz"\nwriteInfoLine: hertz\n')
        run = ["praat", "--run", str(script)]
        output = subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip()
        return None if output == "--undefined--" else float(output)

    def pitches(self, kinds, matches=lambda text: True):
        """The pitch of each part of some kinds, by its text and how often the text was there before.

        It is the median of a sentence. A letter and a single word fall to the lowest tone of the voice, which the
        engine changes further than others: of them it is the highest tenth, where they begin.
        """
        found, seen = {}, {}
        for stop in self.stops:
            for segment in stop["segments"]:
                text = segment["text"]
                if segment["kind"] in kinds and matches(text) and segment["frames"][1] > segment["frames"][0]:
                    seen[text] = seen.get(text, 0) + 1
                    pitch = self.pitch(segment["frames"], 0.5 if len(text.split()) > 2 else 0.9)
                    if pitch:
                        found[text, seen[text]] = pitch
        return found

    def speed(self):
        """Words in a minute of speech, without the pauses."""
        spoken = [s for stop in self.stops for s in stop["segments"] if s["words"]]
        words = sum(len(segment["words"]) for segment in spoken)
        frames = sum(segment["frames"][1] - segment["frames"][0] for segment in spoken)
        return words * 60 * self.rate / frames if frames else 0

    def loudness(self):
        """The loudness in LUFS, and the peak in decibels."""
        lines = self.measure("ebur128=peak=sample", "-hide_banner", "-nostats")
        found = {line.split()[0]: line.split()[1] for line in lines if len(line.split()) == 3}
        return float(found["I:"]), float(found["Peak:"])

    def loudest(self, start, end):
        """The greatest momentary loudness between two times, in LUFS."""
        limits = f"atrim={start}:{end},"
        lines = self.measure(limits + "ebur128=metadata=1,ametadata=print:key=lavfi.r128.M:file=-", "-v", "error")
        heard = [float(line.split("=")[1]) for line in lines if line.startswith("lavfi.r128.M=")]
        return max(number for number in heard if number == number)

    def measure(self, filters, *options):
        run = ["ffmpeg", *options, "-i", self.path, "-af", filters, "-f", "null", "-"]
        result = subprocess.run(run, check=True, capture_output=True, text=True)
        return (result.stdout + result.stderr).splitlines()


def changes(one, other):
    """How far each pitch of one recording lies beside that of another, in percent."""
    return [(one[key] / other[key] - 1) * 100 for key in one if key in other]


def row(name, promised, found, digits=3, unit="s"):
    """A row of the table: the median, the least and the greatest, and how many there are."""
    if not found:
        return f"| {name} | {promised} | | | 0 |"
    number = lambda value: f"{value:.{digits}f}{unit}" if unit == "s" else f"{value:+.{digits}f}{unit}"
    spread = f"{number(min(found))} to {number(max(found))}"
    return f"| {name} | {promised} | {number(statistics.median(found))} | {spread} | {len(found)} |"


def amounts(spoken):
    """The table of `spoken settings`: the amounts of iOS 27, iOS 26, older systems and the Mac."""
    run = subprocess.run([spoken, "settings", "--format", "markdown"], check=True, capture_output=True, text=True)
    rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in run.stdout.splitlines()[2:]]
    return {cells[0]: cells[1:5] for cells in rows}


def walkthroughs():
    """Ten samples: those without charts first."""
    found = sorted(pathlib.Path("samples").glob("*.walk.yaml"))
    return sorted(found, key=lambda path: path.name.startswith("chart"))[:10]


def is_mac(walk):
    """Whether a walkthrough is one of the Mac, as the names of samples say."""
    return "mac" in walk.name.split(".")[0].split("-")


def main(spoken, folder):
    table = amounts(spoken)
    folder = pathlib.Path(folder)
    (folder / "letters.screen.yaml").write_text(LETTERS)
    letters = folder / "letters.walk.yaml"
    letters.write_text(STEPS)
    samples = walkthroughs()
    usual = {walk: Recording(spoken, folder, walk) for walk in samples}

    def gaps(kind, recordings):
        return [length for one in recordings for name, length in one.gaps() if name == kind]

    ios = [one for walk, one in usual.items() if not is_mac(walk)]
    (folder / "mac.screen.yaml").write_text(MAC)
    (folder / "mac.walk.yaml").write_text(MAC_STEPS)
    mac = [one for walk, one in usual.items() if is_mac(walk)]
    mac += [Recording(spoken, folder, folder / "mac.walk.yaml")]
    lines = ["# Sound in figures", ""]
    lines += ["Printed by `Tools/scripts/sound-figures` from recordings of ten samples, and of two screens of its own:"]
    lines += ["silences between the last and the first sample that is heard, pitches by praat of the same words with and without"]
    lines += ["a setting (the median of a sentence, of a letter or a word where it begins), loudness by ffmpeg. The"]
    lines += ["[table](../settings.md#amounts) is what VoiceOver does.", ""]
    lines += ["| amount | table | median | from, to | count |", "|---|---|---|---|---|"]
    between, hint = table["between two parts"], table["before a hint"]
    lines += [row("between two parts, iOS", between[0], gaps("part", ios))]
    for rate, promised in ((262, "0.185s"), (350, "0.143s"), (525, "0.099s")):
        fast = [Recording(spoken, folder, walk, "--rate", str(rate)) for walk in samples[:3] if not is_mac(walk)]
        lines += [row(f"between two parts, iOS, {rate} words a minute", promised, gaps("part", fast))]
    lines += [row("between two parts, macOS", between[3], gaps("part", mac))]
    lines += [row("behind the name of an app, macOS", table["behind the name of an app"][3], gaps("app", mac))]
    lines += [row("before a hint", hint[0], gaps("hint", ios + mac))]
    lines += [row("between a hint and a cue", between[0], gaps("cue", ios))]
    lines += [row("between stops, at least", "0.7s", [gap for gap in gaps("stop", ios + mac) if gap >= 0.7])]
    phonetics = ("--set", "phoneticFeedback=characterAndPhonetics")
    apart = Recording(spoken, folder, letters, *phonetics)
    run = Recording(spoken, folder, letters, *phonetics, "--set", "systemVersion=26")
    name = "between a letter and its phonetic word"
    lines += [row(f"{name}, iOS 27", table[name][0], gaps("letter", [apart]))]
    lines += [row(f"{name}, iOS 26", table[name][1], gaps("letter", [run]))]
    lines += pitches(spoken, folder, letters, usual, table, apart, run)
    lines += ["", "| walkthrough | length | words a minute of speech | loudness | peak |", "|---|---|---|---|---|"]
    for walk, one in usual.items():
        loudness, peak = one.loudness()
        seconds = len(one.samples) / one.rate
        lines += [f"| {walk.name} | {seconds:.1f}s | {one.speed():.0f} | {loudness:.1f} LUFS | {peak:.1f} dB |"]
    plain = Recording(spoken, folder, letters)
    start, end = plain.stops[-1]["frames"]
    heard = plain.loudest(max(start / plain.rate - 0.4, 0), end / plain.rate + 0.4)
    lines += ["", f"A sound alone, of Quick Nav, in one channel: {heard:.1f} LUFS at its loudest; -24 LUFS are promised."]
    print("\n".join(lines))


def pitches(spoken, folder, letters, usual, table, apart, run):
    """The rows about pitches."""
    speak = ("--set", "containerDescriptions=speak")
    names = []
    for walk, one in list(usual.items()) + [(letters, Recording(spoken, folder, letters))]:
        names += changes(one.pitches(["container"]), Recording(spoken, folder, walk, *speak).pitches(["container"]))
    lines = [row("pitch of a container's name", table["pitch of a container's name"][0], names, 1, "%")]
    capital = lambda text: len(text) == 1 and text.isupper()
    higher = Recording(spoken, folder, letters, "--set", "capitalLetters=pitch").pitches(["text"], capital)
    same = Recording(spoken, folder, letters, "--set", "capitalLetters=nothing").pitches(["text"], capital)
    lines += [row("pitch of a capital letter", table["pitch of a capital letter"][0], changes(higher, same), 1, "%")]
    word = lambda text: len(text) > 1 and not text.startswith("Cap ") and text != "space"
    lower = changes(run.pitches(["text"], word), apart.pitches(["text"], word))
    name = "pitch of a phonetic word behind its letter"
    lines += [row(f"{name}, iOS 26", table[name][1], lower, 1, "%")]
    deleted = Recording(spoken, folder, letters).pitches(["text"], str.islower)
    plain = Recording(spoken, folder, letters, "--set", "deletingText=speak").pitches(["text"], str.islower)
    found = [change for change in changes(deleted, plain) if abs(change) > 2]
    name = "pitch of deleted text, links, cues, roles, Quick Nav"
    return lines + [row("pitch of deleted text", table[name][0], found, 1, "%")]


if __name__ == "__main__":
    main(*sys.argv[1:])
