import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct RenderCommandTests {
  @Test func `cannot create an output where there is no folder, and exits with 73`() throws {
    let scratch = try Scratch()
    let output = scratch.folder.appending(path: "none/x.wav").path
    let run = try spoken("render", "samples/hello.screen.yaml", "-o", output)
    #expect(run.status == 73)
    #expect(run.errors.contains(output))
  }

  @Test func `writes audio, captions and transcript, and nothing else`() throws {
    let scratch = try Scratch()
    let run = try spoken(
      "render", root.appending(path: "samples/name-role-value.screen.yaml").path, "-o", "x.wav",
      "--captions", "x.vtt", "--transcript", "x.txt", "--set", "sounds=false",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.files == ["x.txt", "x.vtt", "x.wav"])
    let captions = try String(contentsOf: scratch.folder.appending(path: "x.vtt"), encoding: .utf8)
    #expect(captions.hasPrefix("WEBVTT\n\n1.1\n00:00:00.000 --> "))
    let golden = try String(
      contentsOf: root.appending(path: "samples/name-role-value.transcript"), encoding: .utf8)
    let transcript = try String(
      contentsOf: scratch.folder.appending(path: "x.txt"), encoding: .utf8)
    #expect(transcript.replacing("# sounds=false\n", with: "") == golden)
  }

  @Test func `writes captions as SubRip, and refuses what it does not know`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/hello.screen.yaml").path
    let run = try spoken(
      "render", input, "-o", "x.wav", "--captions", "x.srt", "--set", "sounds=false",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let captions = try String(contentsOf: scratch.folder.appending(path: "x.srt"), encoding: .utf8)
    #expect(captions.hasPrefix("1\n00:00:00,000 --> 00:00:"))
    let other = try spoken(
      "render", input, "-o", "x.wav", "--captions", "x.ass", in: scratch.folder)
    #expect(other.status == 64)
    #expect(other.errors.contains(".vtt or .srt or .json or .labels.txt, not x.ass"))
  }

  @Test func `writes several inputs into a folder, and refuses two of one name`() throws {
    let scratch = try Scratch()
    let inputs = ["hello", "wallet-banner"].map {
      root.appending(path: "samples/\($0).screen.yaml").path
    }
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "out"), withIntermediateDirectories: true)
    let run = try spoken("render", inputs[0], inputs[1], "-o", "out/", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appending(path: "out").path)
    #expect(written.sorted() == ["hello.wav", "wallet-banner.wav"])
    let twice = try spoken("render", inputs[0], inputs[0], "-o", "out/", in: scratch.folder)
    #expect(twice.status == 64)
    #expect(twice.errors.contains("two inputs would be written to the same file"))
    let captions = try spoken(
      "render", inputs[0], "-o", "x.wav", "--captions", "x.ass", in: scratch.folder)
    #expect(captions.status == 64)
  }

  @Test func `writes a folder in a format, and refuses what does not go together`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/hello.screen.yaml").path
    let run = try spoken("render", input, "-o", "./", "--format", "flac", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.files == ["hello.flac"])
    let faults = [
      (["-o", "x.wav", "--format", "flac"], "--format is for a folder"),
      (["-o", "./", "--format", "aac"], "--format is one of wav, flac, ogg, opus, mp3, not 'aac'"),
      (["-o", "x.aac"], "use a name that ends in .wav, .flac, .ogg, .opus or .mp3"),
      (["-o", "x.opus", "--sample-rate", "44100"], "8000, 12000, 16000, 24000 or 48000"),
      (["-o", "x.wav", "--sample-rate", "1"], "8000 to 192000"),
    ]
    for (arguments, message) in faults {
      let run = try spoken(["render", input] + arguments, in: scratch.folder)
      #expect(run.status == 64 && run.errors.contains(message), "\(run)")
    }
    #expect(try scratch.files == ["hello.flac"])
  }

  @Test func `writes one of its outputs to standard output`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/hello.screen.yaml").path
    let golden = try String(
      contentsOf: root.appending(path: "samples/hello.transcript"), encoding: .utf8)
    let render = ["render", input, "-o", "x.wav", "--quiet"]
    let words = try spoken(render + ["--transcript", "-"], in: scratch.folder)
    #expect(words == Run(status: 0, output: golden, errors: ""))
    let captions = try spoken(render + ["--captions", "-"], in: scratch.folder)
    #expect(captions.output.hasPrefix("WEBVTT\n\n1.1\n") && captions.status == 0)
    let chapters = try spoken(render + ["--chapters", "-"], in: scratch.folder)
    #expect(chapters.output.contains("Hello") && chapters.status == 0)
    #expect(try scratch.files == ["x.wav"])
    for format in ["wav", "flac"] {
      _ = try scratch.create("y.\(format)", "before")
      let script =
        "'\(program)' render '\(input)' -o - --format \(format) --quiet >>y.\(format)"
        + " && '\(program)' render '\(input)' -o x.\(format) --quiet"
      let run = try run(URL(filePath: "/bin/bash"), ["-c", script], in: scratch.folder)
      #expect(run == Run(status: 0, output: "", errors: ""))
      let both = try ["y", "x"].map { name in
        try Data(contentsOf: scratch.folder.appending(path: "\(name).\(format)"))
      }
      #expect(both[0] == Data("before".utf8) + both[1])
    }
    for (arguments, message) in [
      (["-o", "-"], "-o - needs --format, one of wav"),
      (["-o", "-", "--format", "wav", "--captions", "-"], "only one of --output"),
      (["-o", "x.wav", "--transcript", "-", "--chapters", "-"], "only one of --output"),
    ] {
      let run = try spoken(["render", input] + arguments, in: scratch.folder)
      #expect(run.status == 64 && run.errors.contains(message), "\(run)")
    }
  }

  // The sizes are those of a WAV file: both files hold the same scenario.
  @Test func `writes another sample rate when it is asked for`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/hello.screen.yaml").path
    var sizes: [Int] = []
    for rate in ["22050", "44100"] {
      let run = try spoken(
        "render", input, "-o", "x.wav", "--sample-rate", rate, in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
      let bytes = try Data(contentsOf: scratch.folder.appending(path: "x.wav"))
      #expect([UInt8](bytes[24..<26]) == (rate == "22050" ? [0x22, 0x56] : [0x44, 0xac]))
      sizes.append(bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) })
    }
    #expect(sizes[1] == 2 * sizes[0])
  }

  @Test func `shows how far it is on a terminal, when it takes longer`() throws {
    let scratch = try Scratch()
    let views = (1...2000).map { "  - Button: Stop number \($0)\n" }.joined()
    let screen = try scratch.create("long.screen.yaml", "screen: Long\nviews:\n" + views).path
    let output = scratch.folder.appending(path: "x.wav").path
    let loud = try PseudoTerminal(["render", screen, "-o", output, "--no-cache"])
    #expect(loud.shows(" of 2000  Stop number "))
    #expect(loud.output.hasPrefix("\r\u{1B}[K\u{1B}[?7l["))
    kill(try #require(loud.commandProcess), SIGKILL)
    _ = loud.end()
    let quiet = try PseudoTerminal(["render", screen, "-o", output, "--quiet", "--no-cache"])
    #expect(!quiet.shows("Stop", within: 40))
  }

  @Test func `leaves no file when it is killed in the middle of a render`() throws {
    let scratch = try Scratch()
    let views = (1...5000).map { "  - Button: Stop number \($0)\n" }.joined()
    _ = try scratch.create("long.screen.yaml", "screen: Long\nviews:\n" + views)
    // Captions go into a pipe: once a cue can be read, the audio file is being written.
    let pipe = scratch.folder.appending(path: "cues.vtt").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = try start(
      "render", "long.screen.yaml", "-o", "x.wav", "--captions", pipe, "--no-cache",
      in: scratch.folder)
    let cues = try FileHandle(forReadingFrom: URL(filePath: pipe))
    #expect(try cues.read(upToCount: 20)?.isEmpty == false)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(try scratch.files == ["cues.vtt", "long.screen.yaml"])
  }

  @Test func `writes the chapters of a walkthrough`() throws {
    let scratch = try Scratch()
    let run = try spoken(
      "render", root.appending(path: "samples/wallet.walk.yaml").path, "-o", "x.wav",
      "--chapters", "x.vtt", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOf: scratch.folder.appending(path: "x.vtt"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "WEBVTT" && lines[2].hasPrefix("00:00:00.000 --> 00:0"), "\(text)")
    #expect(lines.count >= 4)
  }

  @Test func `names chapters by screens, also after the start of the app, as Podcasting has them`()
    throws
  {
    let scratch = try Scratch()
    let run = try spoken(
      "render", root.appending(path: "samples/wallet.walk.yaml").path, "-o", "x.wav",
      "--chapters", "x.chapters.json", "--captions", "x.labels.txt", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: scratch.folder.appending(path: "x.chapters.json"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(file["version"] as? String == "1.2.0")
    let chapters = try #require(file["chapters"] as? [[String: Any]])
    #expect(chapters.map { $0["title"] as? String } == ["Budgets", "Details", "Budgets"])
    #expect(chapters.first?["startTime"] as? Double == 0)
    let labels = try String(
      contentsOf: scratch.folder.appending(path: "x.labels.txt"), encoding: .utf8)
    let lines = labels.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.split(separator: "\t").count == 3 })
  }

  @Test func `writes a time before each word, and changes nothing else`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/name-role-value.screen.yaml").path
    for (name, options) in [("x", []), ("y", ["--captions-words"])] {
      let run = try spoken(
        ["render", input, "-o", "\(name).wav", "--captions", "\(name).vtt"] + options,
        in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    let (plain, timed) = (
      try String(contentsOf: scratch.folder.appending(path: "x.vtt"), encoding: .utf8),
      try String(contentsOf: scratch.folder.appending(path: "y.vtt"), encoding: .utf8)
    )
    let times = timed.matches(of: #/<\d\d:\d\d:\d\d\.\d{3}>/#)
    #expect(times.count > 10)
    #expect(timed.replacing(#/<\d\d:\d\d:\d\d\.\d{3}>/#, with: "") == plain)
    for (options, message) in [
      (["--captions", "z.srt", "--captions-words"], "--captions-words is for --captions"),
      (["--captions-words"], "--captions-words is for --captions with .vtt"),
      (["--chapters", "z.srt"], "chapters are written as .vtt or .json, not z.srt"),
    ] {
      let run = try spoken(["render", input, "-o", "z.wav"] + options, in: scratch.folder)
      #expect(run.status == 64 && run.errors.contains(message), "\(run)")
    }
  }

  @Test func `writes each file of captions, with the unit that its format has`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/name-role-value.screen.yaml").path
    let files = ["x.vtt", "x.srt", "x.json"]
    let units = ["--captions-by", "stop", "--captions-words"]
    let render = ["render", input, "-o", "x.wav", "--set", "sounds=false"]
    let run = try spoken(
      render + files.flatMap { ["--captions", $0] } + units, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    func text(_ name: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
    }
    let all = try files.map(text)
    #expect(all[0].contains("<00:00:0") && !all[1].contains("<00:00:0"))
    #expect(all[1].hasPrefix("1\n00:00:00,000 --> ") && all[2].contains(#""sampleRate""#))
    let stops = all[2].split(separator: "\n").count { $0.contains(#""number""#) }
    #expect(all[1].matches(of: #/-->/#).count == stops)
    for (name, its) in zip(files, all) {
      let units = name == "x.vtt" ? units : name == "x.srt" ? ["--captions-by", "stop"] : []
      let alone = try spoken(render + ["--captions", name] + units, in: scratch.folder)
      #expect(alone.status == 0, "\(alone.errors)")
      #expect(try text(name) == its)
    }
    let mixed = try spoken(
      render + ["--captions", "-", "--captions", "y.srt"], in: scratch.folder)
    #expect(mixed.status == 0 && mixed.output.hasPrefix("WEBVTT\n"), "\(mixed.errors)")
    #expect(try text("y.srt").hasPrefix("1\n00:00:00,000 --> "))
    for (files, message) in [
      (["z.vtt", "z.vtt"], "--captions z.vtt would overwrite what is there"),
      (["-", "-"], "can be standard output"),
      (["z.vtt", "z.ass"], "not z.ass"),
    ] {
      let run = try spoken(
        render + files.flatMap { ["--captions", $0] }, in: scratch.folder)
      #expect(run.status == 64 && run.errors.contains(message), "\(run)")
    }
    let whole = try spoken(
      render + ["--captions", "z.json", "--captions-by", "stop"], in: scratch.folder)
    #expect(whole.status == 64 && whole.errors.contains("--captions-by stop"), "\(whole)")
  }

  @Test func `refuses to call a folder as a file is called`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "in"), withIntermediateDirectories: false)
    _ = try scratch.create("in/a.screen.yaml", "screen: A\nviews:\n  - Text: One\n")
    let run = try spoken("render", "in", "-o", "x.wav", in: scratch.folder)
    #expect(run.status == 64)
    #expect(
      run.errors.contains("x.wav is the name of a file; write x.wav/ for a folder of this name"))
    #expect(try scratch.files == ["in"])
    #expect(try spoken("render", "in", "-o", "x.wav/", in: scratch.folder).status == 0)
    #expect(try spoken("render", "in", "-o", "x.wav", in: scratch.folder).status == 0)
  }

  @Test func `reports an input that is not there before anything about its output`() throws {
    let scratch = try Scratch()
    let run = try spoken("render", "screens", "-o", "out", in: scratch.folder)
    #expect(run == Run(status: 66, output: "", errors: "screens: there is no such file\n"))
  }
}
