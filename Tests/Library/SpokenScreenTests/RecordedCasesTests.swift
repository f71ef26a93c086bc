import Foundation
import SpokenScreen
import Testing

/// Whether what is said agrees with what others recorded of VoiceOver.
///
/// The recordings are read from the folder that `SPOKEN_CASES` names, else beside the checkout. Without
/// them the tests are skipped, which the run says.
@Suite(
  .enabled(if: (try? RecordedCase.all()) != nil, "SPOKEN_CASES names a folder of recordings"))
struct RecordedCasesTests {
  /// The cases that are known to differ, which the page on fidelity lists with their reasons.
  private static let exceptions = Set(KnownDifference.all.map(\.name))

  private func cases(_ kinds: String..., where status: String) throws -> [RecordedCase] {
    try #require(try RecordedCase.all()).filter {
      kinds.contains($0.kind) && $0.status == status && !Self.exceptions.contains($0.id)
    }
  }

  private let snapshot = ["compatibility": "snapshot"]

  @Test func `speaks elements as AccessibilitySnapshot does`() throws {
    for recorded in try cases("element", "combine", "actions", "attributed", where: "main") {
      let stops = try recorded.stops(snapshot)
      let said = try #require(stops.first, "\(recorded)")
      var lines = [recorded.expected["description"], recorded.expected["hint"]]
        .compactMap { $0 as? String }
      for key in ["actions", "moreContent"] {
        let cue = recorded.expected[key] as? [String: Any]
        if let text = cue?["announcement"] as? String { lines.append(text) }
      }
      if let all = recorded.expected["lines"] as? [String] { lines = all }
      let expected = lines.filter { !$0.isEmpty }
      let spoken =
        [said.description(in: .snapshot)] + [said.hint(in: .snapshot)].compactMap { $0 }
        + said.cues(in: .snapshot)
      #expect(spoken.filter { !$0.isEmpty } == expected, "\(recorded)")
    }
  }

  @Test func `reads trees in the order of AccessibilitySnapshot`() throws {
    for recorded in try cases("tree", "order", where: "main") {
      let stops = try recorded.stops(snapshot)
      if let order = recorded.expected["order"] as? [String] {
        #expect(stops.map { $0.description(in: .snapshot) } == order, "\(recorded)")
      } else {
        let elements = recorded.expected["elements"] as? [[String: Any]] ?? []
        #expect(
          stops.map { [$0.description(in: .snapshot), $0.hint(in: .snapshot)] }
            == elements.map { [$0["description"] as? String, $0["hint"] as? String] },
          "\(recorded)")
      }
    }
  }

  @Test func `lists the results of rotors as AccessibilitySnapshot does`() throws {
    for recorded in try cases("rotor", where: "main") {
      let rotor = try #require(recorded.input["rotor"] as? [String: Any])
      let limit = try #require(recorded.input["limit"] as? Int)
      let last = rotor["endless"] as? Bool == true ? Int.max : 0
      var calls = 0
      let listing = RotorListing(
        name: rotor["name"] as? String ?? "", limit: limit, words: .english,
        text: { (number: Int) in "\(number)" },
        search: { direction, number in
          calls += 1
          let next = (number ?? 0) + (direction == .forwards ? 1 : -1)
          return abs(next) < last ? next : nil
        })
      #expect(listing.name == recorded.expected["name"] as? String, "\(recorded)")
      #expect(listing.more == recorded.expected["more"] as? String, "\(recorded)")
      let count = recorded.expected["resultCount"] as? Int ?? 0
      #expect(listing.results.count == count, "\(recorded)")
      if let expected = recorded.expected["searchCalls"] as? Int {
        #expect(calls == expected, "\(recorded)")
      }
    }
  }

  @Test func `speaks as VoiceOver was heard`() throws {
    for recorded in try cases("observedVoiceOver", where: "observed") {
      let said = try #require(try recorded.stops([:]).first, "\(recorded)")
      let heard = try #require(recorded.expected["spoken"] as? String, "\(recorded)")
      #expect(said.description(in: .voiceover).bare == heard.bare, "\(recorded)")
      #expect(said.hint(in: .voiceover) == recorded.expected["hint"] as? String, "\(recorded)")
    }
  }
}

extension String {
  /// The words in small letters without punctuation.
  fileprivate var bare: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
      .split(separator: " ").joined(separator: " ")
  }
}
