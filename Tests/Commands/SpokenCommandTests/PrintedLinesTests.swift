import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What files say is printed by every command, and must do nothing to a terminal or a build.
struct PrintedLinesTests {
  private static let evil =
    #"\u001b[31mred\nforged.yaml:1:1: broken\n::error::x ##[error]y ##vso[z]"#

  private static let screen = """
    {"screen": "\(evil)", "app": "\(evil)", "views": [
      {"Button": "\(evil)", "id": "a\(evil)", "hint": "\(evil)", "value": "\(evil)",
       "actions": ["\(evil)"], "customContent": [{"label": "\(evil)", "value": "\(evil)"}],
       "onActivate": [{"announce": "\(evil)"}]},
      {"Text": "::error file=x::stop"}, {"Text": "##[group]x", "id": "::warning::id"},
      {"Image": "\(evil).png"}, {"Button": "B", "id": "b", "hint": "::notice::hint"}]}
    """

  private static let commands: [[String]] = [
    ["transcript"], ["transcript", "--style", "snapshot"], ["transcript", "--format", "markdown"],
    ["explain"], ["inspect", "--stage", "screen"], ["inspect", "--stage", "elements"],
    ["inspect", "--stage", "events"], ["inspect", "--stage", "utterances"],
    ["inspect", "--stage", "plan"], ["lint"], ["lint", "--format", "markdown"], ["check"],
    ["check", "--update"], ["cost"], ["matrix", "--platforms", "ios,macos"],
    ["matrix", "--format", "markdown", "--platforms", "ios,macos"], ["diff", "other.screen.yaml"],
    ["diff", "--format", "markdown", "other.screen.yaml"], ["render", "-o", "out.wav"],
  ]

  @Test(arguments: commands)
  func `neither a text nor a file name makes another line or a command`(
    command: [String]
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.create("other.screen.yaml", "screen: A\nviews:\n  - Text: B\n")
    let name = "a\nforged.yaml:1:1: broken\u{1B}[31m.screen.json"
    _ = try scratch.create(name, Self.screen)
    try expectHonest(try spoken(command + [name], in: scratch.folder), status: [0, 1])
    // A golden that lacks every line has all of them printed again, with the reasons.
    let golden = "a\nforged.yaml:1:1: broken\u{1B}[31m.transcript"
    _ = try scratch.create(golden, "# x · ios · en-US\n> open\nNothing\n")
    try expectHonest(try spoken(command + [name], in: scratch.folder), status: [0, 1])
    _ = try scratch.create(name, #"{"\#(Self.evil)": 1, "screen": "\#(Self.evil)", "views": 3}"#)
    try expectHonest(try spoken(command + [name], in: scratch.folder), status: [65])
    try expectHonest(try spoken(command + [name + "\n::no"], in: scratch.folder), status: [66])
  }

  @Test func `neither does a voice or a sound`() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "voices")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "earcons"), withIntermediateDirectories: true)
    _ = try scratch.create(
      "voices/a.yaml", #"{"name": "\#(Self.evil)", "language": "en", "engineVoice": "gmw/en"}"#)
    _ = try scratch.create("voices/earcons/a\nforged\u{1B}.yaml", "tones: 1")
    let variables = ["SPOKEN_VOICES": folder.path]
    try expectHonest(
      try spoken(["voices"], in: scratch.folder, environment: variables), status: [0])
    try expectHonest(
      try spoken(["earcons"], in: scratch.folder, environment: variables), status: [65])
  }

  private func expectHonest(_ run: Run, status: [Int32]) throws {
    #expect(status.contains(run.status), "\(run)")
    for line in (run.output + run.errors).split(separator: "\n") {
      let isControlled = line.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\t"
      }
      #expect(!isControlled, "\(line)")
      #expect(!line.hasPrefix("forged"), "\(line)")
      #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
      #expect(!line.contains("##[") && !line.contains("##vso["), "\(line)")
    }
  }
}
