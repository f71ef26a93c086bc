import Foundation
import SpokenScreen
import SpokenSound
import TestSupport
import Testing

/// The library as its page shows it: reading a file, printing its words, writing sound.
struct LibraryTests {
  private static let sample = root.appending(path: "samples/hello.screen.yaml").path

  @Test func `reads a file and prints what the command prints`() throws {
    let golden = root.appending(path: "samples/hello.transcript")
    let scenario = try Scenario(contentsOf: Self.sample)
    #expect(try scenario.transcript == String(contentsOf: golden, encoding: .utf8))
  }

  @Test func `applies settings`() throws {
    let text = try Scenario(contentsOf: Self.sample, settings: ["traits": "none"]).transcript
    #expect(!text.contains("Button"))
  }

  @Test func `lists the errors of a file`() throws {
    let scratch = try Scratch(["s.screen.yaml": "screen: S\nviews: [{ Buton: Pay }]\n"])
    defer { withExtendedLifetime(scratch) {} }
    let file = scratch.path("s.screen.yaml")
    let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOf: file) }
    #expect(error?.description.contains("Button") == true)
  }

  @Test func `writes a sound file of the duration that it returns`() throws {
    let scratch = try Scratch()
    let sound = try Scenario(contentsOf: Self.sample).write(to: scratch.path("hello.wav"))
    let bytes = try scratch.bytes("hello.wav")
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    // Two bytes a sample, after a header and a list of tags.
    let samples = Int(sound.duration / .seconds(1) * 22_050)
    #expect(samples > 22_050)
    #expect((2 * samples...2 * samples + 1_024).contains(bytes.count))
    #expect(sound.silentTexts.isEmpty && sound.failures.isEmpty)
  }

  @Test func `runs the example of the page`() throws {
    let page = try String(
      contentsOf: root.appending(path: "docs/library.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let block = try #require(page.firstMatch(of: #/```swift\n(?<code>[^`]+)```/#)?.output.code)
    for line in block.split(separator: "\n") {
      let line = line.replacing("\"wallet.screen.yaml\"", with: "input")
      #expect(source.contains(line.replacing("\"wallet.wav\"", with: "output")))
    }
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let text = try hear(Self.sample, scratch.path("wallet.wav"))
    #expect(text.hasPrefix("# Hello"))
  }
}

/// The statements of the page, with other paths.
private func hear(_ input: String, _ output: String) throws -> String {
  func print(_ text: Any) {}
  let scenario = try Scenario(contentsOf: input)
  print(scenario.transcript)
  let sound = try scenario.write(to: output)
  print("\(sound.duration) of sound")
  for failure in sound.failures { print(failure) }
  return scenario.transcript
}
