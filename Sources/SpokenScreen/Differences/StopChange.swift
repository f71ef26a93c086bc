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
    for (kind, part, kinds) in groups {
      let before = old.facts.filter { kinds.contains($0.kind) }
      let after = new.facts.filter { kinds.contains($0.kind) }
      changes += change(
        kind, part, (before, joined(before)), (after, joined(after)), from: old, to: new)
    }
    changes += change(
      .hint, .noun("hint"), (old.hint, old.hintText), (new.hint, new.hintText), from: old, to: new)
    changes += change(
      .cue, .words, (old.cues, joined(old.cues)), (new.cues, joined(new.cues)), from: old, to: new)
    if old.fate != new.fate {
      let message =
        "\(new.name) is \(new.fate ?? "heard in full") now, was \(old.fate ?? "heard in full")"
      changes.append(
        StopChange(
          kind: .heard, stop: new.name, old: old.fate, new: new.fate, message: message,
          origin: new.origin))
    }
    return changes
  }

  /// The changes of a stop of which it is not known what its words are.
  static func plain(_ old: HeardStop, _ new: HeardStop) -> [StopChange] {
    let name = new.id == nil && old.id != nil ? old.name : new.name
    let words = StopChange(
      kind: .words, stop: name, old: old.text, new: new.text,
      message: Part.words.message(name, old.text, new.text), origin: new.origin ?? old.origin)
    return [words] + all(old, new).filter { [.hint, .cue, .heard].contains($0.kind) }
  }

  /// Which pieces are compared together, and how messages call them.
  private static let groups: [(Kind, Part, Set<Segment.Kind>)] = [
    (.renamed, .name, [.label]), (.value, .noun("value"), [.value]),
    (.role, .noun("role"), [.trait]), (.state, .noun("state"), [.selected, .state]),
    (.context, .words, [.container, .boundary]), (.context, .words, [.header]),
    (.context, .words, [.cell, .position]), (.words, .words, [.content]),
    (
      .words, .words,
      [
        .announcement, .text, .report, .rotor, .action, .system, .hint, .actions, .moreContent,
      ]
    ), (.words, .sound, [.sound]),
  ]

  /// How a sentence speaks of a piece.
  fileprivate enum Part: Equatable {
    /// By the name of the stop.
    case name
    /// As something that the stop has.
    case noun(String)
    /// As something that is said there.
    case words
    /// As a sound that is heard there.
    case sound
  }

  /// A stop that is new or gone, in a sentence with the words that say so.
  static func sentence(about stop: HeardStop, _ words: String) -> String {
    switch (stop.isEcho, stop.isAnnouncement) {
    case (true, _): "what is heard after '\(stop.command)' \(words): \"\(stop.text)\""
    case (_, true): "an announcement \(words): \"\(stop.text)\""
    default: "a stop \(words): \"\(stop.text)\""
    }
  }

  private static func joined(_ facts: [HeardStop.Fact]) -> String? {
    facts.isEmpty ? nil : facts.map(\.text).joined(separator: ", ")
  }

  /// Tells of words of a transcript that stand where a role does, and are none that VoiceOver has.
  private static func guess(
    _ name: String, _ before: (facts: [HeardStop.Fact], text: String?),
    _ after: (facts: [HeardStop.Fact], text: String?)
  ) -> String {
    let isBefore = before.facts.contains(where: \.isGuess)
    let (heard, written) = isBefore ? (after.text, before.text) : (before.text, after.text)
    return "the role of \(name) is heard as \"\(heard ?? "")\", "
      + "the transcript has \"\(written ?? "")\" in its place"
  }

  private static func change(
    _ kind: Kind, _ part: Part, _ before: (facts: [HeardStop.Fact], text: String?),
    _ after: (facts: [HeardStop.Fact], text: String?), from one: HeardStop, to stop: HeardStop
  ) -> [StopChange] {
    let (old, new) = (before.text, after.text)
    guard old != new else { return [] }
    let silence = stop.suppressed.first { suppression in
      before.facts.contains {
        $0.text == suppression.text || .segment($0.kind) == suppression.kind
      }
    }
    let told =
      after.facts.first { fact in !(old ?? "").contains(fact.text) } ?? after.facts.first
    let reason = new == nil ? nil : told?.reason
    // A stop without an id is called by the words that its reader knows.
    let name = stop.id == nil && kind == .renamed ? one.name : stop.name
    let message =
      switch (stop.isEcho, stop.isAnnouncement) {
      case (true, _):
        "after '\(stop.command)', "
          + (part == .sound ? part : .words).message(name, old, new)
      case (_, true): Part.words.message("the announcement", old, new)
      default:
        before.facts.contains(where: \.isGuess) || after.facts.contains(where: \.isGuess)
          ? Self.guess(name, before, after) : part.message(name, old, new)
      }
    return [
      StopChange(
        kind: kind, stop: stop.name, old: old, new: new, message: message,
        origin: reason?.origin ?? silence?.origin ?? stop.origin,
        cause: new == nil ? silence.map { "\($0.by)" } : reason?.rule.summary)
    ]
  }
}

extension StopChange.Part {
  /// What changed of a stop, in a sentence.
  fileprivate func message(_ stop: String, _ old: String?, _ new: String?) -> String {
    switch (self, old, new) {
    case (.name, let old?, let new?):
      "\(stop) is called \"\(new)\" now" + (stop == "\"\(old)\"" ? "" : ", was \"\(old)\"")
    case (.name, nil, let new): "\(stop) is called \"\(new ?? "")\" now, had no name"
    case (.name, let old?, nil):
      "\(stop) has no name any more" + (stop == "\"\(old)\"" ? "" : ", was \"\(old)\"")
    case (.noun(let noun), nil, let new): "\(stop) has a \(noun) now: \"\(new ?? "")\""
    case (.noun(let noun), let old?, nil): "\(stop) has no \(noun) any more, was \"\(old)\""
    case (.noun(let noun), let old?, let new?):
      "the \(noun) of \(stop) is \"\(new)\" now, was \"\(old)\""
    case (.words, nil, let new): "\(stop) says \"\(new ?? "")\" now"
    case (.words, let old?, nil): "\(stop) does not say \"\(old)\" any more"
    case (.sound, nil, let new): "\(stop) plays \"\(new ?? "")\" now"
    case (.sound, let old?, nil): "\(stop) does not play \"\(old)\" any more"
    case (.sound, let old?, let new?): "\(stop) plays \"\(new)\" now, was \"\(old)\""
    case (.words, let old?, let new?): "\(stop) says \"\(new)\" now, was \"\(old)\""
    }
  }
}
