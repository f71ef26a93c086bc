import Foundation
import ScreenSpeech

/// What the pieces of a transcript's line are, by VoiceOver's words of a language.
struct WordKinds {
  private let kinds: [String: Segment.Kind]
  private let templates: [(parts: [Substring], kind: Segment.Kind)]

  private static let states: Set<String> = [
    "traits.selected", "traits.dimmed", "traits.on", "traits.off", "traits.mixed",
    "traits.isEditing", "traits.expanded", "traits.collapsed",
  ]

  init(_ language: String) {
    var kinds: [String: Segment.Kind] = [:]
    var templates: [([Substring], Segment.Kind)] = []
    for entry in (Vocabulary.for(language) ?? .english).entries {
      guard let kind = Self.kind(of: entry.key) else { continue }
      if entry.text.contains("%") {
        let parts = entry.text.split(separator: "%", omittingEmptySubsequences: false)
        templates.append(([parts[0]] + parts.dropFirst().map { $0.dropFirst() }, kind))
      } else {
        kinds[entry.text] = kinds[entry.text] ?? kind
      }
    }
    self.kinds = kinds
    self.templates = templates
  }

  private static func kind(of key: String) -> Segment.Kind? {
    if states.contains(key) { return .state }
    if key == "hints.actionsAvailable" || key == "hints.moreContentAvailable" { return .actions }
    switch key.prefix(while: { $0 != "." }) {
    case "traits", "mac": return .trait
    case "containers": return .position
    default: return nil
    }
  }

  /// Whether it is one of the cues.
  func isCue(_ text: String) -> Bool { kinds[text] == .actions }

  /// Whether it is the word for a state.
  func isState(_ text: String) -> Bool { kinds[text] == .state }

  /// The pieces of a description: first what it is called, then its value, roles by their words.
  func facts(of line: String) -> [HeardStop.Fact] {
    let pieces = line.components(separatedBy: ", ")
    let known = pieces.map(kind)
    let first = known.firstIndex { $0 == nil }
    return zip(pieces, known).enumerated().map { index, pair in
      HeardStop.Fact(text: pair.0, kind: pair.1 ?? (index == first ? .label : .value))
    }
  }

  private func kind(of piece: String) -> Segment.Kind? {
    if piece.hasPrefix("♪ ") { return .sound }
    if let kind = kinds[piece], kind != .actions { return kind }
    return templates.first { template in
      var rest = piece[...]
      for (index, part) in template.parts.enumerated() {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
        guard index < template.parts.count - 1 else { break }
        let number = rest.prefix { $0.isNumber }
        guard !number.isEmpty else { return false }
        rest = rest.dropFirst(number.count)
      }
      return rest.isEmpty
    }?.kind
  }
}
