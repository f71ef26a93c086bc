import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What the command line itself names is written wherever it leads; a folder is no file.
@Suite(.timeLimit(.minutes(20))) struct NamedOutputTests {
  enum Thing: CaseIterable {
    case link, device, pipe, folder
  }

  /// A command, and the file below `o` that it writes.
  struct Output: CustomTestStringConvertible {
    let command: String
    let file: String
    var testDescription: String { command }

    init(_ command: String) {
      self.command = command + " --quiet"
      file = command.split(separator: " ").first { $0.hasPrefix("o/") }.map(String.init) ?? ""
    }
  }

  private static let outputs = [
    "render in/a.screen.yaml -o o/x.wav", "render in/a.screen.yaml -o o/x.flac",
    "render in/a.screen.yaml -o o/x.html", "render in/a.screen.yaml -o x.wav --captions o/x.vtt",
    "render in/a.screen.yaml -o x.wav --captions o/x.srt",
    "render in/a.screen.yaml -o x.wav --captions o/x.labels.txt",
    "render in/a.screen.yaml -o x.wav --chapters o/x.vtt",
    "render in/a.screen.yaml -o x.wav --transcript o/x.txt",
    "player in/a.screen.yaml -o o/x.html --audio none", "check in --junit o/x.xml",
    "check in --markdown o/x.md", "lint in --sarif o/x.sarif", "lint in --markdown o/x.md",
    "lint in --junit o/x.xml", "lint in --write-baseline o/x.json",
    "claim in/a.screen.yaml -o o/x.md", "claim in/a.screen.yaml -o o/x.html",
    "claim in/a.screen.yaml -o o/x.json",
    "import in/a.screen.yaml -o o/x.yaml", "import in/a.screen.yaml -o o/x.json",
  ].map(Output.init)

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch([
      "in/a.screen.yaml": "screen: A\nviews:\n  - Text: Open\n",
      "in/a.transcript": "# A · ios · en-US\n> open\nOpen\n", "home/kept": "mine\n", "o/a": "",
    ])
  }

  private func put(_ thing: Thing, at name: String) throws {
    switch thing {
    case .link: try scratch.link(name, to: "../home/kept")
    case .device: try scratch.link(name, to: "/dev/null")
    case .pipe: try #require(mkfifo(scratch.path(name), 0o600) == 0)
    case .folder: _ = try scratch.create(name + "/kept", "mine\n")
    }
  }

  @Test(arguments: outputs, Thing.allCases)
  func `are written through links, into pipes and devices, and never over a folder`(
    output: Output, thing: Thing
  ) throws {
    try put(thing, at: output.file)
    // A pipe is read by another program; it ends when the command does.
    let reads = thing == .pipe ? "timeout 60 cat \(output.file) >got & " : ""
    let run = try CommandTests.shell(
      "\(reads)'\(program)' \(output.command); status=$?; wait; exit $status", in: scratch.folder)
    let what = "\(output.command) on \(thing): \(run.status) \(run.errors)"
    switch thing {
    case .link, .device:
      #expect(run.status == 0, "\(what)")
      let link = scratch.path(output.file)
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(target == (thing == .link ? "../home/kept" : "/dev/null"), "\(what)")
      let kept = try scratch.bytes("home/kept")
      #expect((kept == Array("mine\n".utf8)) == (thing == .device), "\(what)")
    case .pipe:
      let got = try scratch.bytes("got")
      #expect(run.status == 0 && !got.isEmpty, "\(what)")
    case .folder:
      // The folder of an audio file, a page or a screen gets a file; all else is an error.
      let takesFolder = output.command.contains(" -o o/")
      #expect(run.status == (takesFolder ? 0 : 73), "\(what)")
      #expect(takesFolder || run.errors.contains("it is a folder"), "\(what)")
      let kept = try scratch.bytes(output.file + "/kept")
      #expect(kept == Array("mine\n".utf8), "\(what)")
    }
  }
}
