import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What is told, with which exit status, and what is on the disk after something went wrong.
@Suite(.timeLimit(.minutes(20))) struct RenderWorkTests {
  let scratch: Scratch
  let cache: String

  init() throws {
    scratch = try Scratch()
    cache = scratch.folder.appending(path: "cache").path
    _ = try scratch.create(
      "a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n  - Text: Grüße\n")
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

  /// The bytes of what the screen sounds like when all goes well.
  func sound() throws -> Data {
    let run = try spoken(
      "render", "a.screen.yaml", "-o", "well.wav", "--no-cache", "--jobs", "1", in: scratch.folder)
    try #require(run.status == 0, "\(run.errors)")
    return try Data(contentsOf: scratch.folder.appending(path: "well.wav"))
  }

  @Test func `makes the same bytes with any number of jobs and from the cache`() throws {
    let expected = try sound()
    for arguments in [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "5"], ["--no-cache"]] {
      let run = try spoken(
        ["render", "a.screen.yaml", "-o", "x.wav", "--cache", cache] + arguments,
        in: scratch.folder)
      #expect(run.status == 0)
      #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")) == expected)
    }
  }

  @Test func `makes the same of all samples with any number of jobs and from the cache`() throws {
    let runs = [
      ["--jobs", "1", "--cache", cache], ["--jobs", "2", "--no-cache"],
      ["--jobs", "5", "--no-cache"], ["--jobs", "2", "--cache", cache],
    ]
    let sums = try runs.enumerated().map { number, arguments in
      let run = try spoken(
        ["render", root.path + "/samples", "-o", "\(number)/", "--quiet"] + arguments,
        in: scratch.folder)
      #expect(run == Run(status: 0, output: "", errors: ""))
      let files = try FileManager.default.contentsOfDirectory(atPath: path("\(number)"))
        .filter { $0.hasSuffix(".wav") }
      return try files.reduce(into: [:]) { sums, file in
        sums[file] = try Data(contentsOf: URL(filePath: path("\(number)/\(file)")))
      }
    }
    #expect(sums[0].count > 30)
    // Not compared as wholes: what differs would be printed byte by byte.
    for other in sums.dropFirst() {
      #expect(other.keys.sorted() == sums[0].keys.sorted())
      #expect(other.filter { sums[0][$0.key] != $0.value }.keys.sorted() == [])
    }
  }

  @Test(arguments: [FaultyData.crashing, FaultyData.hanging])
  func `A text that the engine fails at is silent and listed, and the render ends with 1`(
    fault: FaultyData
  ) throws {
    let screen = "screen: A\nviews:\n  - Text: Save\n  - { Text: Grüße, language: de }\n"
    _ = try scratch.create("a.screen.yaml", screen + "  - Text: Open\n")
    _ = try scratch.create("x.wav", "old")
    let data = try fault.folder(in: scratch)
    let render = [
      "render", "a.screen.yaml", "-o", "x.wav", "--captions", "x.vtt", "--cache", cache,
    ]
    let run = try spoken(render, in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data])
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n")
    let cause = fault.cause(in: data)
    #expect(
      lines.first == "could not speak 'Grüße' in the voice de: \(cause); it is left silent")
    #expect(lines.count == 3 && lines[2] == "x.wav: 1 text is silent: 'Grüße'", "\(run.errors)")
    let allowed = try spoken(
      render + ["--allow-silent"], in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data])
    #expect(allowed == Run(status: 0, output: "", errors: allowed.errors))
    #expect(allowed.errors.hasSuffix("x.wav: 1 text is silent: 'Grüße'\n"))
    let captions = try String(contentsOfFile: path("x.vtt"), encoding: .utf8)
    #expect(captions.contains("Save") && captions.contains("Open"))
    #expect(try Data(contentsOf: URL(filePath: path("x.wav"))).count > 50_000)
  }

  @Test func `A render in which nothing could be spoken ends with 69`() throws {
    _ = try scratch.create("a.screen.yaml", "screen: A\nlanguage: de\nviews:\n  - Text: Grüße\n")
    let data = try FaultyData.crashing.folder(in: scratch)
    for more in [[], ["--allow-silent"]] {
      let run = try spoken(
        ["render", "a.screen.yaml", "-o", "x.wav"] + more, in: scratch.folder,
        environment: ["ESPEAK_DATA_PATH": data])
      #expect(run.status == 69)
      let last =
        "no text could be spoken; run `spoken doctor` to see what is wrong with the engine\n"
      #expect(run.errors.hasSuffix(last), "\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: path("x.wav")))
      try FileManager.default.removeItem(atPath: path("x.wav"))
    }
  }

  @Test func `A folder in which a text is silent ends with 1, and lists it with its file`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "in"), withIntermediateDirectories: false)
    _ = try scratch.create("in/a.screen.yaml", "screen: A\nviews:\n  - Text: Save\n")
    _ = try scratch.create("in/b.screen.yaml", "screen: B\nlanguage: de\nviews:\n  - Text: Tag\n")
    let data = try FaultyData.crashing.folder(in: scratch)
    let render = ["render", "in", "-o", "out", "--quiet", "--no-cache"]
    for (more, status) in [([], 1), (["--allow-silent"], 0)] as [([String], Int32)] {
      let run = try spoken(
        render + more, in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data])
      #expect(run.status == status)
      #expect(run.errors.hasSuffix("\nout/b.wav: 1 text is silent: 'Tag'\n"), "\(run.errors)")
    }
    let whole = try spoken(render, in: scratch.folder)
    #expect(whole == Run(status: 0, output: "", errors: ""))
  }

  @Test func `replaces damaged entries of the cache`() throws {
    let expected = try sound()
    let render = ["render", "a.screen.yaml", "-o", "x.wav", "--cache", cache]
    #expect(try spoken(render, in: scratch.folder).status == 0)
    let entries = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(entries.count == 3)
    for entry in entries {
      try Data("nonsense".utf8).write(to: URL(filePath: cache + "/" + entry))
    }
    let again = try spoken(render + ["--quiet"], in: scratch.folder)
    #expect(again.status == 0 && again.errors.isEmpty)
    #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")) == expected)
    let verified = try spoken("cache", "verify", "--cache", cache, in: scratch.folder)
    #expect(verified.status == 0 && verified.output.hasSuffix("damaged\t0\n"))
  }

  @Test func `says once that the cache cannot be written, and goes on`() throws {
    let expected = try sound()
    // A file where the folder should be stops even a user who may write anywhere.
    _ = try scratch.create("cache")
    let run = try spoken(
      "render", "a.screen.yaml", "-o", "x.wav", "--cache", cache, in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.errors.components(separatedBy: "cannot be written: Not a directory").count == 2,
      "\(run.errors)")
    #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")) == expected)
  }

  @Test func `warns once that the engine cannot be told from another, and continues`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "in"), withIntermediateDirectories: false)
    for name in ["in/a.screen.yaml", "in/b.screen.yaml"] {
      _ = try scratch.create(name, "screen: A\nviews:\n  - Button: Save\n  - Text: Open\n")
    }
    let data = try FaultyData.endless.folder(in: scratch)
    let render = ["render", "in", "-o", "out", "--cache", cache]
    for _ in 1...2 {
      let run = try spoken(render, in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data])
      #expect(run.status == 0)
      let told = run.errors.split(separator: "\n").filter { $0.contains("cannot be read") }
      #expect(
        told == [
          "all files are rendered again: \(data)/notes cannot be read: it is longer than 1024 MiB",
          "the cache \(cache) cannot be used: \(data)/notes cannot be read: "
            + "it is longer than 1024 MiB; speech is synthesized again each time",
        ], "\(run.errors)")
      #expect(!run.errors.contains("up to date"))
    }
    let quiet = try spoken(
      render + ["--quiet"], in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data])
    #expect(quiet == Run(status: 0, output: "", errors: ""))
    #expect(!FileManager.default.fileExists(atPath: cache))
  }

  @Test func `says that the disk is full, and leaves nothing`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("full.flac"), withDestinationPath: "/dev/full")
    let run = try spoken("render", "a.screen.yaml", "-o", "full.flac", in: scratch.folder)
    #expect(run.status == 74)
    #expect(run.errors.contains("full.flac: No space left on device"), "\(run.errors)")
  }

  @Test func `says that nobody reads its output any more`() throws {
    let long = try LongRender(in: scratch, cache: cache)
    try long.cues.close()
    let run = try long.end(reading: false)
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write cues.vtt: Broken pipe"), "\(run.errors)")
    #expect(try String(contentsOfFile: path("x.wav"), encoding: .utf8) == "old")
  }

  @Test func `says that its folder is gone`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "out"), withIntermediateDirectories: false)
    let long = try LongRender(in: scratch, cache: cache, output: "out/x.wav", count: 1000)
    try FileManager.default.removeItem(atPath: path("out"))
    let run = try long.end()
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write out/x.wav: No such file or directory"), "\(run)")
  }
}
