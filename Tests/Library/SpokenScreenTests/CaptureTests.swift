import Foundation
import SpokenScreen
import TestSupport
import Testing

/// The transcripts of captures, under the folders and names of the captures.
private let goldens = root.appending(path: "Tests/Library/SpokenScreenTests/Captures")

private func files(in folder: URL, _ isMeant: (String) -> Bool) -> [String] {
  let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  return all.filter(isMeant).sorted()
}

/// The captures that have a golden transcript here.
private let realCaptures = files(in: goldens) { $0.hasSuffix(".transcript") }
  .map { String($0.dropLast(".transcript".count)) }
  .filter { FileManager.default.fileExists(atPath: captures.appending(path: $0).path) }

private let fixtures = files(in: root.appending(path: "Tests/Screen/ScreenCapturesTests/Fixtures"))
{
  $0.contains(".")
}.map { root.appending(path: "Tests/Screen/ScreenCapturesTests/Fixtures/\($0)").path }

private let samples = files(in: root.appending(path: "samples")) { $0.hasSuffix(".screen.yaml") }
  .map { root.appending(path: "samples/\($0)").path }

private func transcript(_ path: String) throws -> String {
  Transcript().text(of: try ScenarioReader().read(path).scenario)
}

struct CaptureTests {
  @Test(
    .enabled(if: !realCaptures.isEmpty, "set SPOKEN_CAPTURES to a folder of captures of real apps"),
    arguments: realCaptures
  ) func `reads each capture as its golden transcript`(name: String) throws {
    let golden = goldens.appending(path: name + ".transcript")
    #expect(
      try transcript(captures.appending(path: name).path)
        == String(contentsOf: golden, encoding: .utf8))
  }

  @Test(arguments: fixtures + samples + realCaptures.map { captures.appending(path: $0).path })
  func `hears the same from a screen file that is written`(path: String) throws {
    let (screen, _) = try ScenarioReader().readScreen(path)
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let heard = try transcript(path)
    for name in ["x.screen.yaml", "x.screen.json"] {
      let file = try scratch.create(name, screen.written(for: name))
      #expect(try transcript(file.path) == heard)
    }
  }
}
