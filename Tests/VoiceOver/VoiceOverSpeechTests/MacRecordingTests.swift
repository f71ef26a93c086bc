import Foundation
import TestSupport
import Testing
import VoiceOverSpeech

/// What VoiceOver of the Mac was recorded to say, stop by stop, in macOS 13 to 26.
///
/// Recorded by guidepup for the components of the DB UX Design System (Apache-2.0) and for guidepup's
/// own site (MIT), by ARIA-AT (W3C), and heard by a developer of React Native for macOS (MIT). The
/// roles and states of the views are inferred from the pages and the utterances. Letter case and
/// commas are ours.
struct MacRecordingTests {
  /// A recorded utterance.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The number of the recording, after its source.
    var id: String
    /// The views in YAML, after a text at which the cursor starts.
    var views: String
    /// The steps of a walkthrough, separated by commas.
    var steps: String
    /// The utterance without its hint.
    var heard: String
    /// The hint, or nil when none was recorded.
    var hint: String?

    init(_ id: String, _ views: String, _ steps: String, _ heard: String, hint: String? = nil) {
      (self.id, self.views, self.steps, self.heard, self.hint) = (id, views, steps, heard, hint)
    }

    var testDescription: String { id }
  }

  /// The recordings that are not followed, and why; the page on fidelity has them too.
  static let notFollowed = [
    "db-056": "a move to a switch is said as its change; all other switches have the state later"
  ]

  /// The hints of which only the beginning was recorded, and why.
  static let cutHints = ["rnmac-187": "typed from memory, with the words of the app alone"]

  @Test(arguments: rows) func `says what was recorded`(row: Row) throws {
    let said = try Self.last(of: row)
    let words = Self.words(of: said.description(in: .voiceover))
    let isEqual = words == Self.words(of: row.heard)
    #expect(isEqual == (Self.notFollowed[row.id] == nil), "\(words), recorded \(row.heard)")
    guard let hint = row.hint.map(Self.words) else { return }
    let own = Self.words(of: said.hint(in: .voiceover) ?? "")
    let isCut = Self.cutHints[row.id] != nil
    #expect(isCut ? own.starts(with: hint) && own != hint : own == hint, "\(own)")
  }

  @Test func `follows nearly all of the recordings`() throws {
    #expect(Self.rows.count == 99 && Set(Self.rows.map(\.id)).count == 99)
    #expect(Self.rows.count - Self.notFollowed.count >= 92)
    let ids = Set(Self.rows.map(\.id))
    #expect(ids.isSuperset(of: Self.notFollowed.keys) && ids.isSuperset(of: Self.cutHints.keys))
    let page = try String(contentsOf: root.appending(path: "docs/fidelity.md"), encoding: .utf8)
    for (id, reason) in Self.notFollowed {
      #expect(page.contains("| The Mac | `\(id)` | \(reason) |\n"))
    }
  }

  /// The recordings as their file has them.
  private struct Recorded: Decodable {
    struct Said: Decodable {
      var id: String
      /// The keys that were pressed last.
      var step: String
      /// What was said, the hint included.
      var utterance: String
      /// Whether a hint is in it.
      var hint: Bool?
    }
    var recordings: [Said]
  }

  /// The last steps of a walkthrough that stand for the keys of a recording.
  private static let keys = [
    "VO-Right": ["next", "last"], "VO-Left": ["previous"], "Tab": ["tab"],
    "VO-Space": ["activate"], "Right Arrow": ["increment"], "Left Arrow": ["decrement"],
    "next heading": ["rotorNext"],
  ]

  @Test(
    .enabled(if: hasRecordings, "set SPOKEN_CAPTURES to a folder beside which recordings lie"))
  func `has the recordings of the file, with their words and their keys`() throws {
    let file = try Data(contentsOf: recordings.appending(path: "macos.json"))
    let recorded = try JSONDecoder().decode(Recorded.self, from: file).recordings
    #expect(recorded.map(\.id).sorted() == Self.rows.map(\.id).sorted())
    for row in Self.rows {
      let said = try #require(recorded.first { $0.id == row.id }, "\(row.id)")
      let words = Self.words(of: row.heard) + Self.words(of: row.hint ?? "")
      #expect(words == Self.words(of: said.utterance), "\(row.id)")
      #expect((row.hint != nil) == (said.hint == true), "\(row.id)")
      // `next: 3` is the key pressed three times.
      let step = row.steps.split(separator: ", ").last?.prefix { $0 != ":" } ?? ""
      #expect(Self.keys[said.step]?.contains(String(step)) == true, "\(row.id): \(said.step)")
    }
  }

  /// What is said after the last step.
  private static func last(of row: Row) throws -> Utterance {
    let views = row.views.split(separator: "\n").joined(separator: "\n    ")
    let screen = "screen: S\nplatform: macos\nviews:\n  - Web: Before\n  - \(views)\n"
    let steps = row.steps.split(separator: ", ").map(String.init)
    return try #require(Walkthroughs.told(screen, ["open: home"] + steps).last)
  }

  /// The words without case, commas and the period at the end of a sentence.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { $0 == " " || $0 == "," }.map { word in
      String(word.last == "." ? word.dropLast() : word)
    }
  }
}
