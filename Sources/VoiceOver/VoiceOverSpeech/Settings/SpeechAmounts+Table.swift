import ScreenTree
package import VoiceOverLanguages

extension SpeechAmounts {
  /// A row of the table: one amount on each system, and how it is known.
  package struct Row: Sendable {
    /// What the amount is of.
    package var name: String
    /// The amounts on iOS 27, iOS 26, older systems and the Mac, as a page writes them.
    package var amounts: [String]
    /// The evidence for the newest of them.
    package var evidence: Evidence
    /// Who published it, and what is inferred.
    package var source: String
  }

  /// The names of the systems, in the order of the columns.
  package static let systems = ["iOS 27", "iOS 26", "older", "macOS"]
  /// The amounts of the systems, in the same order.
  package static let all = [ios27, ios26, older, mac]

  /// The table, pauses first.
  package static let rows = pauses + pitches

  /// The table as Markdown.
  package static var table: String {
    let head = ["amount"] + systems + ["evidence"]
    let lines = rows.map { [$0.name] + $0.amounts + ["\($0.evidence.summary): \($0.source)"] }
    return line(head) + "|" + head.map { _ in "---|" }.joined() + "\n"
      + lines.map(line).joined()
  }

  private static let pauses: [Row] = [
    row(
      "before a hint", .observed,
      "iOS 27 asks for 0.8s, and the gap of a sentence comes on top (Classic Voices); recordings of older systems have 1.08s to 1.2s; for the Mac it is inferred"
    ) { $0.hintDelay.inSeconds },
    row(
      "between two parts", .observed,
      "iOS 27 asks for none, and its voice Samantha leaves 0.24s to 0.28s between sentences (Classic Voices); macOS 27 asks for 0.06s (MBROLA NG); for older systems it is inferred"
    ) { $0.partGap.inSeconds },
    row(
      "behind the name of an app", .observed,
      "macOS 27 asks for it when a window comes to the front (MBROLA NG)"
    ) { $0.appPause?.inSeconds ?? "as between parts" },
    row(
      "between a letter and its phonetic word", .observed,
      "iOS 27 asks for it, on iOS 26 both are one run (RHVoiceUkraine); for older systems and the Mac it is inferred"
    ) { $0.phoneticPause == .zero ? "none" : $0.phoneticPause.inSeconds },
  ]

  private static let pitches: [Row] = [
    row(
      "pitch of a container's name", .observed,
      "iOS 27, with pitch changes on, lowers nothing else (Classic Voices); for other systems it is inferred"
    ) { percent($0.container) },
    row(
      "pitch of a capital letter", .observed,
      "iOS 26 and 27, typed and read by character (Classic Voices, RHVoiceUkraine); for other systems it is inferred"
    ) { percent($0.capital) },
    row(
      "pitch of a phonetic word behind its letter", .observed,
      "iOS 26 lowers it, iOS 27 does not (RHVoiceUkraine); for older systems and the Mac it is inferred"
    ) { percent($0.phonetic) },
    row(
      "pitch of deleted text, links, cues, roles, Quick Nav", .ours,
      "that VoiceOver can change it is known from its settings, not how far"
    ) { percent($0.other) },
  ]

  private static func row(
    _ name: String, _ evidence: Evidence, _ source: String,
    _ text: (SpeechAmounts) -> String
  ) -> Row {
    Row(name: name, amounts: all.map(text), evidence: evidence, source: source)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func percent(_ change: Int) -> String {
    change == 0 ? "unchanged" : (change > 0 ? "+" : "") + "\(change)%"
  }
}
