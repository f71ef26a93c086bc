import Foundation
import SpokenScreen
import TestSupport
import Testing

private let catalog = root.appending(path: "Sources/Library/SpokenScreen/SpokenScreen.docc")

/// The pages of the documentation catalog: their code stands in files that are compiled and run.
struct TaskPageTests {
  @Test(arguments: ["ReadAScreen", "WriteAWAV", "TestAScreen", "AddARule", "AddAFormat"])
  func `the code of a page is that of the file it names`(page: String) throws {
    let text = try String(
      contentsOf: catalog.appending(path: "\(page).md"), encoding: .utf8)
    let blocks = text.matches(of: #/<!-- (?<file>\S+) -->\n```swift\n(?<code>(?:[^`]|`[^`])+)```/#)
    #expect(blocks.count == text.split(separator: "```swift").count - 1)
    for block in blocks {
      let source = try String(
        contentsOf: root.appending(path: String(block.output.file)), encoding: .utf8)
      let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
      for line in block.output.code.split(separator: "\n") {
        let line = line.drop { $0 == " " }
        #expect(lines.contains(line), "\(line) is not in \(block.output.file)")
      }
    }
  }

  @Test(arguments: ["cart-1", "cart-2"])
  func `the transcripts of the tutorial are those of its screens`(name: String) throws {
    let folder = catalog.appending(path: "Resources")
    let golden = try String(
      contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    let scenario = try Scenario(contentsOf: folder.appending(path: "\(name).yaml").path)
    #expect(scenario.transcript == golden)
  }

  @Test func `reads a screen, prints what is said, and applies settings`() throws {
    let path = root.appending(path: "samples/hello.screen.yaml").path
    var printed: [String] = []
    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    let scenario = try Scenario(contentsOf: path)
    print(scenario.transcript)
    for utterance in scenario.utterances {
      for segment in utterance.segments {
        print(segment.text, segment.reason.rule.rawValue)
      }
    }
    let terse = try Scenario(contentsOf: path, settings: ["speakHints": "false"])
    #expect(printed.dropFirst() == ["Hello World! label", "Download label", "Button traits"])
    #expect(terse.transcript.contains("Hello World!"))
  }

  @Test func `writes a WAV`() throws {
    let path = root.appending(path: "samples/hello.screen.yaml").path
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let output = scratch.path("hello.wav")
    func print(_ text: String) { #expect(text.hasSuffix("of sound, 0 texts without any")) }
    let sound = try Scenario(contentsOf: path).write(to: output)
    print("\(sound.duration) of sound, \(sound.silentTexts.count) texts without any")
  }
}
