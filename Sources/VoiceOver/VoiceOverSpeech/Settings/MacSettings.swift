package import ScreenTree

/// What VoiceOver Utility sets on the Mac; on iOS and iPadOS it changes nothing.
public struct MacSettings: Hashable, Sendable {
  /// How much is said of each element, as in Verbosity, Speech.
  public enum Verbosity: String, Hashable, Sendable, CaseIterable {
    /// What is on the screen, without its type.
    case low
    /// Nearly everything.
    case medium
    /// Everything.
    case high
  }

  /// A part of what is said of an element, as the list Custom of VoiceOver Utility has them.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The label, with custom content of high importance.
    case label
    /// The value.
    case value
    /// "Selected", "checked", "dimmed" and other states.
    case state
    /// The type: "button", "heading level 2".
    case role
    /// The place among others, the number of items, the column of a cell.
    case place
    /// The description, and the error message of an entry.
    case description
  }

  /// How much is said of each element.
  public var verbosity = Verbosity.high
  /// Whether the cursor goes past what a group holds, which `interact` alone enters.
  public var grouping = false
  /// The parts that are said, in this order, each once; empty for the order of VoiceOver, with what
  /// `verbosity` says.
  public var partOrder: [Part] = [] {
    didSet {
      partOrder = partOrder.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// What VoiceOver Utility starts with.
  public init() {}

  /// Whether what is said of an element can differ from the default.
  var changesSpeech: Bool { verbosity != .high || !partOrder.isEmpty }
}

extension SettingKey {
  /// Parts of an element in the order of speaking, such as `state,label,role`; or `default`.
  static func parts(
    _ name: String, _ path: Path<[MacSettings.Part]>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning,
      .parts(
        ["default"] + MacSettings.Part.allCases.map(\.rawValue),
        "several of them in the order of speaking, such as state,label,role"),
      text: { $0.isEmpty ? "default" : $0.map(\.rawValue).joined(separator: ",") }
    ) { written in
      if written == "default" { return [] }
      let words = written.split(separator: ",", omittingEmptySubsequences: false)
      let parts = words.compactMap { MacSettings.Part(rawValue: String($0.trimmed)) }
      // A part that is named twice has no place of its own.
      return parts.count == words.count && Set(parts).count == parts.count ? parts : nil
    }
  }
}

extension SpeechSettings {
  /// Whether containers are entered by `interact` alone, which only the Mac has.
  package func groups(on platform: Platform?) -> Bool { mac.grouping && platform == .macos }
}
