import ScreenTree
import VoiceOverElements
package import VoiceOverLanguages

/// Leaves out and orders the parts of what is said of an element on the Mac.
///
/// VoiceOver Utility has the levels low, medium and high, and a list Custom, whose parts can be
/// chosen and moved; it replaces the level. Containers around an element, headers of a table, hints
/// and cues are no parts: they have settings of their own, and keep their places. A stop of which
/// nothing would be left says everything. What Apple leaves out at a level is not published.
package enum VerbosityRule {
  /// A part of an element that a level leaves out.
  package struct Omission: Sendable {
    /// The level.
    package var level: MacSettings.Verbosity
    /// The part that is not said.
    package var part: MacSettings.Part
    /// How it is known.
    package var evidence: Attestation
  }

  /// What each level leaves out; high leaves out nothing.
  package static let omissions: [Omission] = [
    // One guide for users: low has the text alone, high adds "button".
    Omission(level: .low, part: .role, evidence: Attestation(.inferred, abilityNet)),
    Omission(level: .low, part: .place, evidence: Attestation(.inferred)),
    Omission(level: .low, part: .description, evidence: Attestation(.inferred)),
    Omission(level: .medium, part: .place, evidence: Attestation(.inferred)),
  ]

  private static let abilityNet = Attestation.Source(
    name: "AbilityNet, My Computer My Way", address: "https://mcmw.abilitynet.org.uk/")

  /// What each level leaves out, as the table of the page on the Mac, in Markdown.
  package static var table: String {
    "| level | leaves out | evidence |\n|---|---|---|\n"
      + omissions.map { row in
        let links = row.evidence.sources.map { ": [\($0.name)](\($0.address))" }.joined()
        return "| `\(row.level.rawValue)` | `\(row.part.rawValue)` | "
          + "\(row.evidence.grade.summary)\(links) |\n"
      }.joined()
  }

  /// Applies the settings to the phrase of a stop; without effect on other platforms than the Mac.
  static func apply(_ stop: StopContext, to phrase: inout Phrase) {
    let mac = stop.settings.mac
    guard mac.changesSpeech, stop.platform == .macos else { return }
    let order = mac.partOrder
    guard order.isEmpty else {
      let written = order.map(\.rawValue).joined(separator: ",")
      let left = MacSettings.Part.allCases.filter { !order.contains($0) }
      if phrase.leaveOut(left, by: .setting("partOrder", written)) { phrase.arrange(order) }
      return
    }
    var left = omissions.filter { $0.level == mac.verbosity }
    // The role is all that a container has to say.
    if stop.isContainerStop { left.removeAll { $0.part == .role } }
    // No level is known better than by inference.
    phrase.leaveOut(left.map(\.part), by: .inferredSetting("verbosity", mac.verbosity.rawValue))
  }
}

extension MacSettings.Part {
  /// The part that segments of a kind belong to; nil for those of no part.
  fileprivate init?(_ kind: SegmentKind) {
    switch kind {
    case .label, .content: self = .label
    case .value: self = .value
    case .selected, .state: self = .state
    case .trait: self = .role
    case .position, .cell: self = .place
    case .description: self = .description
    // No setting of the Mac has a part for any other.
    default: return nil
    }
  }
}

extension Phrase {
  /// Suppresses the segments of some parts; returns false, and does nothing, if none would be left.
  @discardableResult
  fileprivate mutating func leaveOut(
    _ parts: [MacSettings.Part], by cause: Suppression.Cause
  ) -> Bool {
    let isLeft: (Segment) -> Bool = { segment in
      MacSettings.Part(segment.kind).map(parts.contains) ?? false
    }
    let kept = description.filter { !isLeft($0) }
    guard kept.hasKind({ $0 != .sound && $0 != .container }) else { return false }
    for segment in description where isLeft(segment) { suppress(segment, by: cause) }
    description = kept
    return true
  }

  /// Puts the segments of the parts into an order; the others stay where they are.
  fileprivate mutating func arrange(_ order: [MacSettings.Part]) {
    let places = description.indices.filter { MacSettings.Part(description[$0].kind) != nil }
    let segments = order.flatMap { part in
      description.filter { MacSettings.Part($0.kind) == part }
    }
    for (place, segment) in zip(places, segments) { description[place] = segment }
  }
}
