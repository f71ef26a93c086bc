import Foundation
import ScreenTree
import TestSupport
import Testing

@testable import SpokenVerify
@testable import VoiceOverSpeech

struct FidelityPageTests {
  private func page() throws -> String {
    try String(contentsOf: root.appending(path: "docs/fidelity.md"), encoding: .utf8)
  }

  @Test func `has each rule in one family`() {
    let named = RuleFamily.all.flatMap(\.rules).map(\.rawValue).sorted()
    #expect(named == Set(SpeechRule.all.map(\.id.rawValue)).sorted())
  }

  // When one of these fails: scripts/update-goldens
  @Test func `the page has the evidence of the rules as it is`() throws {
    #expect(
      try page().contains("<!-- evidence -->\n\(FidelityPage.text)<!-- end of evidence -->\n"))
  }

  @Test func `the page counts the recorded facts that the tests hold`() throws {
    // scripts/update-goldens asks for the table under this name.
    if let path = ProcessInfo.processInfo.environment["SPOKEN_FACTS"] {
      try Data(Self.facts.utf8).write(to: URL(filePath: path))
    }
    #expect(try page().contains("<!-- facts -->\n\(Self.facts)<!-- end of facts -->\n"))
  }

  /// How many recorded facts there are of each topic.
  private static var facts: String {
    let topics = [
      ("after an activation", RecordedSpeechTests.afterActivation),
      ("landmarks", RecordedSpeechTests.landmarks), ("tables", RecordedSpeechTests.tables),
      ("web content", RecordedSpeechTests.web), ("text fields", RecordedSpeechTests.fields),
      ("alerts, rotors and edges", RecordedSpeechTests.edges),
      ("combined views and names", RecordedSpeechTests.combining),
    ]
    let rows = topics.map { topic, facts in
      let inferred = facts.count { $0.name.hasSuffix("which is inferred") }
      return "| \(topic) | \(facts.count) | \(inferred) |\n"
    }
    return "| topic | facts | of them inferred |\n|---|---|---|\n" + rows.joined()
  }
}
