import ScreenSpeech
public import ScreenTree

/// One thing that a listener notices has changed.
public struct StopChange: Hashable, Sendable {
  /// What kind of change it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Encodable {
    /// A stop is new.
    case added
    /// A stop is gone.
    case removed
    /// A stop comes earlier or later among those that stayed.
    case moved
    /// Two stops changed places.
    case swapped
    /// A stop is called something else.
    case renamed
    /// A value is worded in another way, is new or gone.
    case value
    /// The words for what it is changed, are new or gone.
    case role
    /// The words for a state changed, are new or gone.
    case state
    /// The hint changed, is new or gone.
    case hint
    /// What is said last changed, such as "Actions available".
    case cue
    /// What containers and tables say about it changed.
    case context
    /// An announcement or anything else that is said changed.
    case words
    /// Something else became of it: it is heard, cut or dropped now.
    case heard
  }

  /// What kind of change it is.
  public var kind: Kind
  /// How the stop is called: its id, or its label in quotation marks.
  public var stop: String
  /// What was said before, or nil for nothing.
  public var old: String?
  /// What is said now, or nil for nothing.
  public var new: String?
  /// The number of the stop before, counted from 1; nil when it is new.
  public var oldNumber: Int?
  /// The number of the stop now, counted from 1; nil when it is gone.
  public var newNumber: Int?
  /// The change in a sentence without a full stop.
  public var message: String
  /// The place in a file that made it so, as far as it is known.
  public var origin: Origin?
  /// Why it is said now or is not, in a clause; nil when nothing is known beyond the place.
  public var cause: String?

  /// The sentence, with the place and why.
  public var description: String {
    let facts = [origin.flatMap { $0.file.isEmpty ? nil : $0.place }, cause].compactMap { $0 }
    return facts.isEmpty ? message : "\(message) (\(facts.joined(separator: ", ")))"
  }
}

extension StopChange: CustomStringConvertible {}

extension StopChange {
  /// The changes of a stop that is in both tellings, but for its place among others.
  static func all(_ old: HeardStop, _ new: HeardStop) -> [StopChange] {
    var changes: [StopChange] = []
    for (kind, name, kinds) in groups {
      let before = old.facts.filter { kinds.contains($0.kind) }
      let after = new.facts.filter { kinds.contains($0.kind) }
      changes += change(kind, name, (before, joined(before)), (after, joined(after)), new)
    }
    changes += change(.hint, "hint", (old.hint, old.hintText), (new.hint, new.hintText), new)
    changes += change(
      .cue, "cue", (old.cues, joined(old.cues)), (new.cues, joined(new.cues)), new)
    if old.fate != new.fate {
      let message =
        "\(new.name) is \(new.fate ?? "heard in full"), was \(old.fate ?? "heard in full")"
      changes.append(
        StopChange(
          kind: .heard, stop: new.name, old: old.fate, new: new.fate, message: message,
          origin: new.origin))
    }
    return changes
  }

  /// Which pieces are compared together, and how messages call them.
  private static let groups: [(Kind, String, Set<Segment.Kind>)] = [
    (.renamed, "label", [.label]), (.value, "value", [.value]), (.role, "role", [.trait]),
    (.state, "state", [.selected, .state]),
    (.context, "container", [.container, .boundary]), (.context, "header", [.header]),
    (.context, "place", [.cell, .position]), (.words, "content", [.content]),
    (
      .words, "text",
      [
        .announcement, .text, .report, .rotor, .action, .system, .sound, .hint, .actions,
        .moreContent,
      ]
    ),
  ]

  private static func joined(_ facts: [HeardStop.Fact]) -> String? {
    facts.isEmpty ? nil : facts.map(\.text).joined(separator: ", ")
  }

  private static func change(
    _ kind: Kind, _ part: String, _ before: (facts: [HeardStop.Fact], text: String?),
    _ after: (facts: [HeardStop.Fact], text: String?), _ stop: HeardStop
  ) -> [StopChange] {
    let (old, new) = (before.text, after.text)
    guard old != new else { return [] }
    let silence = stop.suppressed.first { suppression in
      before.facts.contains {
        $0.text == suppression.text || $0.kind.rawValue == suppression.kind
      }
    }
    let told =
      after.facts.first { fact in !(old ?? "").contains(fact.text) } ?? after.facts.first
    let reason = new == nil ? nil : told?.reason
    return [
      StopChange(
        kind: kind, stop: stop.name, old: old, new: new,
        message: kind == .renamed && old != nil && new != nil
          ? "\(stop.id == nil ? "\"\(old ?? "")\"" : stop.name) is called \"\(new ?? "")\" now"
            + (stop.id == nil ? "" : ", was \"\(old ?? "")\"")
          : message(part, stop.name, old, new),
        origin: reason?.origin ?? silence?.origin ?? stop.origin,
        cause: new == nil ? silence?.reason : reason?.rule.summary)
    ]
  }

  private static func message(
    _ part: String, _ stop: String, _ old: String?, _ new: String?
  ) -> String {
    switch (old, new) {
    case (nil, let new?): "\(part) is new: \(stop) says \"\(new)\" now"
    case (let old?, nil): "\(part) is gone: \(stop) has no \(part) any more, was \"\(old)\""
    case (let old, let new): "\(part) of \(stop) is \"\(new ?? "")\", was \"\(old ?? "")\""
    }
  }
}
