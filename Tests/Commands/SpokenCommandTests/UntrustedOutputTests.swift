import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What a folder of outputs may hold under the name of a file that a command writes there.
@Suite(.timeLimit(.minutes(20))) struct UntrustedOutputTests {
  enum Thing: CaseIterable {
    case link, brokenLink, pipe, device, folder
  }

  /// A command, and a file that it writes into a folder and that nobody named.
  struct Output: CustomTestStringConvertible {
    let command: [String]
    let file: String
    var testDescription: String { "\(command.joined(separator: " ")) writes \(file)" }

    init(_ command: String, _ file: String) {
      self.command = command.split(separator: " ").map(String.init)
      self.file = file
    }
  }

  private static let outputs = [
    Output("import in/a.screen.yaml -o out/", "out/a.screen.yaml"),
    Output("import in/a.screen.yaml -o out", "out/a.screen.yaml"),
    Output("import in/a.screen.yaml --recording r.heard.json -o out/", "out/a.heard.json"),
    Output(
      "import in/a.screen.yaml --recording r.heard.json -o out/b.screen.yaml", "out/b.heard.json"),
    Output("player in/a.screen.yaml -o out/ --audio none", "out/a.html"),
    Output("render in -o out/ --quiet", "out/a.wav"),
    Output("render in -o out/ --quiet", "out/manifest.jsonl"),
    Output("render in -o out/ --format flac --quiet", "out/a.flac"),
    Output("render in -o out/ --shard 1/1 --quiet", "out/manifest-1-of-1.jsonl"),
    Output("render in/a.screen.yaml -o out/ --quiet", "out/a.wav"),
    Output("check in --html out/", "out/index.html"),
    Output("check in --html out/", "out/001-in-a.html"),
    Output("claim in/a.screen.yaml -o out/ --quiet", "out/claim.md"),
    Output("claim in/a.screen.yaml -o out/ --quiet", "out/claim.html"),
    Output("claim in/a.screen.yaml -o out/ --quiet", "out/claim.json"),
    Output("check in --update", "in/a.transcript"),
    Output("earcons link -o out/", "out/link.wav"),
    Output(
      "diff in/a.screen.yaml in/b.screen.yaml --audio out/",
      "out/b-screen-yaml-001-closed-after.wav"),
  ]

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["in", "out", "home"] { try make(folder) }
    _ = try scratch.create("home/profile", "mine\n")
    _ = try scratch.create("in/a.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
    _ = try scratch.create("in/b.screen.yaml", "screen: A\nviews:\n  - Text: Closed\n")
    _ = try scratch.create("in/a.transcript", "# A · ios · en-US\n> open\nShut\n")
    _ = try scratch.create("in/b.transcript", "# A · ios · en-US\n> open\nClosed\n")
    _ = try scratch.create(
      "r.heard.json", #"{"heard": 1, "steps": [{"do": "current", "heard": "Open"}]}"#)
  }

  private func make(_ folder: String) throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
  }

  private func put(_ thing: Thing, at name: String) throws {
    let place = scratch.folder.appending(path: name)
    try? FileManager.default.removeItem(at: place)
    let target: String
    switch thing {
    case .link: target = "../home/profile"
    case .brokenLink: target = "../home/new"
    case .device: target = "/dev/null"
    case .pipe:
      #expect(mkfifo(place.path, 0o600) == 0)
      return
    case .folder: return try make(name)
    }
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  @Test(arguments: outputs)
  func `are written where nothing lies`(output: Output) throws {
    try? FileManager.default.removeItem(at: scratch.folder.appending(path: output.file))
    let run = try spoken(output.command, in: scratch.folder)
    #expect(
      FileManager.default.fileExists(atPath: scratch.folder.appending(path: output.file).path),
      "\(output.testDescription): \(run.status) \(run.errors)")
  }

  @Test(arguments: outputs, Thing.allCases)
  func `are not written through a link, into a pipe, a device or a folder`(
    output: Output, thing: Thing
  ) throws {
    try put(thing, at: output.file)
    let run = try spoken(output.command, in: scratch.folder)
    // A link that leads nowhere is replaced by the file, and leads nowhere no more.
    #expect(
      (run.status == 0) == (thing == .brokenLink)
        || ["check", "diff"].contains(output.command.first),
      "\(output.testDescription) on \(thing): \(run.errors)")
    #expect(![15, 9].contains(run.status), "\(output.testDescription) on \(thing) hangs")
    let home = scratch.folder.appending(path: "home")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["profile"])
    let profile = home.appending(path: "profile")
    #expect(try String(contentsOf: profile, encoding: .utf8) == "mine\n", "\(thing)")
  }

  @Test func `are written through a link that the user names or allows`() throws {
    try put(.link, at: "out/a.screen.yaml")
    let run = try spoken(
      "import", "in/a.screen.yaml", "-o", "out/", "--follow-links", "--quiet", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let profile = scratch.folder.appending(path: "home/profile")
    #expect(try String(contentsOf: profile, encoding: .utf8).contains("Open"))
    let named = try spoken(
      "import", "in/b.screen.yaml", "-o", "out/a.screen.yaml", "--quiet", in: scratch.folder)
    #expect(named.status == 0, "\(named.errors)")
    #expect(try String(contentsOf: profile, encoding: .utf8).contains("Closed"))
  }

  /// Two folders whose names look the same: one letter and a letter with a mark, and large letters.
  private static let lookAlikes: [(own: String, other: String)] = [
    ("caf\u{E9}", "cafe\u{301}"), ("cafe\u{301}", "caf\u{E9}"), ("outs", "OUTS"),
    ("outs", "outs\u{200D}"),
  ]

  @Test(arguments: outputs.filter { $0.file.hasPrefix("out/") }, lookAlikes)
  func `are not written through a link into a folder whose name only looks the same`(
    output: Output, folders: (own: String, other: String)
  ) throws {
    for folder in [folders.own, folders.other] { try make(folder) }
    let kept = try scratch.create("\(folders.other)/kept", "mine\n")
    let name = String(output.file.dropFirst(4))
    // Where large letters and small ones are the same to the disk, there is one folder.
    guard FileManager.default.fileExists(atPath: scratch.path("\(folders.own)/kept")) == false
    else { return }
    try scratch.link("\(folders.own)/\(name)", to: "../\(folders.other)/kept")
    let command = output.command.map { word in
      word.hasPrefix("out") ? folders.own + word.dropFirst(3) : word
    }
    let run = try spoken(command, in: scratch.folder)
    #expect(
      run.status != 0 || ["check", "diff"].contains(command.first), "\(command): \(run.errors)")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "mine\n", "\(command) \(folders)")
  }

  @Test func `are not written into a folder whose name only looks the same`() throws {
    // One letter, and a letter with a mark: two folders.
    let (one, other) = ("caf\u{E9}", "cafe\u{301}")
    for folder in [one, other] { try make(folder) }
    _ = try scratch.create("\(one)/a.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
    _ = try scratch.create("\(other)/a.transcript", "mine\n")
    let golden = scratch.folder.appending(path: "\(one)/a.transcript")
    try FileManager.default.createSymbolicLink(
      atPath: golden.path, withDestinationPath: "../\(other)/a.transcript")
    let run = try spoken("check", one, "--update", in: scratch.folder)
    #expect(run.status != 0 && run.output.contains("--follow-links"), "\(run)")
    let kept = scratch.folder.appending(path: "\(other)/a.transcript")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "mine\n")
  }

  @Test func `a schema is not written through a link that leads nowhere`() throws {
    try put(.brokenLink, at: "in/screen.schema.json")
    let run = try spoken("new", "in/c.screen.yaml", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let home = scratch.folder.appending(path: "home").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["profile"])
  }
}
