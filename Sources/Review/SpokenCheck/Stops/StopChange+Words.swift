import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

extension StopChange {
  /// A part of a stop that is compared as a whole, and its wording in sentences.
  struct Part {
    /// The kind of a change of its words.
    var kind: Kind
    /// The kinds of its segments.
    var segments: Set<Segment.Kind>
    /// The noun of its sentences; nil for words that the stop says or plays.
    var noun: String?
    var verb = "say"

    static let words = Part(
      kind: .words,
      segments: [
        .announcement, .text, .report, .rotor, .action, .system, .hint, .actions, .moreContent,
      ])
    static let hint = Part(kind: .hint, segments: [.hint], noun: "hint")
    static let cue = Part(kind: .cue, segments: [.actions, .moreContent])
    /// The parts of a description.
    static let all = [
      Part(kind: .renamed, segments: [.label]),
      Part(kind: .value, segments: [.value], noun: "value"),
      Part(kind: .role, segments: [.trait], noun: "role"),
      Part(kind: .state, segments: [.selected, .state], noun: "state"),
      Part(kind: .context, segments: [.container, .boundary]),
      Part(kind: .context, segments: [.header]),
      Part(kind: .context, segments: [.cell, .position]),
      Part(kind: .words, segments: [.content, .description]), words,
      Part(kind: .words, segments: [.sound], verb: "play"),
    ]

    /// The part of some segments, in the description or suppressed.
    static func of(_ kinds: [Segment.Kind], isSaid: Bool) -> Part {
      guard !kinds.isEmpty else { return words }
      // A hint that stands in for a missing label is spoken at once, and belongs to the
      // description.
      return ((isSaid ? [] : [hint, cue]) + all).first { $0.segments.isSuperset(of: kinds) }
        ?? words
    }
  }

  /// The changes of a stop that exists on both sides, except its position.
  static func all(_ old: SpokenStop, _ new: SpokenStop) -> [StopChange] {
    var changes = Part.all.compactMap { part in
      let before = old.facts.filter { part.segments.contains($0.kind) }
      let after = new.facts.filter { part.segments.contains($0.kind) }
      return StopChange(part, (before, before.joined), (after, after.joined), old.name, new)
    }
    changes += [
      StopChange(.hint, (old.hint, old.hintText), (new.hint, new.hintText), old.name, new),
      StopChange(.cue, (old.cues, old.cues.joined), (new.cues, new.cues.joined), old.name, new),
      StopChange(new, of: old.fate, now: new.fate),
    ].compactMap { $0 }
    return changes
  }

  /// The change of a part of a stop; nil when its words are the same.
  private init?(
    _ part: Part, _ old: (facts: [SpokenStop.Fact], text: String?),
    _ new: (facts: [SpokenStop.Fact], text: String?), _ name: String, _ stop: SpokenStop
  ) {
    let silence = stop.utterance.suppressed.first { suppression in
      old.facts.contains { $0.text == suppression.text || .segment($0.kind) == suppression.kind }
    }
    self.init(part, from: old.text, to: new.text, new.facts, formerly: name, stop, silence)
  }

  /// The change of words in a part of a stop; nil when they are the same.
  ///
  /// - Parameters:
  ///   - part: the part of the stop.
  ///   - old: the words before.
  ///   - new: the words now.
  ///   - facts: the segments of the words now.
  ///   - former: the name of the stop before.
  ///   - stop: the stop now.
  ///   - silence: the reason why the words are gone.
  init?(
    _ part: Part, from old: String?, to new: String?, _ facts: [SpokenStop.Fact],
    formerly former: String, _ stop: SpokenStop, _ silence: Suppression?
  ) {
    guard old != new else { return nil }
    // Only a segment with new words explains the change; the others were spoken before too.
    let fresh = facts.first { !(old ?? "").contains($0.text) } ?? facts.first
    let reason = new == nil ? nil : fresh?.reason
    // A stop without an id is named by its old label, which the reader knows.
    let isRenamed = stop.id == nil && part.kind == .renamed && !stop.isEcho
    let name = isRenamed ? former : stop.name
    let message =
      if stop.isEcho {
        "after '\(stop.command)', " + part.plain.sentence(name, old, new)
      } else if stop.isAnnouncement {
        part.plain.sentence("the announcement", old, new)
      } else {
        part.sentence(name, old, new)
      }
    self.init(
      kind: part.kind, stop: stop.name, old: old, new: new, message: message,
      origin: reason?.origin ?? silence?.origin ?? stop.origin,
      cause: new == nil ? silence.map { "\($0.by)" } : reason?.rule.summary)
  }

  /// A change of the result, such as cut instead of heard; nil when it is the same.
  init?(_ stop: SpokenStop, of old: String?, now new: String?) {
    guard old != new else { return nil }
    let full = "heard in full"
    self.init(
      kind: .heard, stop: stop.name, old: old, new: new,
      message: "\(stop.name) is \(new ?? full) now, was \(old ?? full)", origin: stop.origin)
  }
}

extension StopChange.Part {
  /// The part without its noun, for words that are not about the view itself.
  fileprivate var plain: Self {
    StopChange.Part(kind: .words, segments: segments, verb: verb)
  }

  /// The change of a stop, in a sentence.
  fileprivate func sentence(_ stop: String, _ old: String?, _ new: String?) -> String {
    let former = old.map { stop == "\"\($0)\"" ? "" : ", was \"\($0)\"" } ?? ", had no name"
    // The order matters: names have their own sentences, then stops that their words name.
    return switch (noun, old, new) {
    case (nil, _, let new?) where kind == .renamed: "\(stop) is called \"\(new)\" now\(former)"
    case (nil, _, nil) where kind == .renamed: "\(stop) has no name any more\(former)"
    case (nil, nil, let new?) where stop == "\"\(new)\"": "\(stop) is heard now"
    case (nil, let old?, let new?) where stop == "\"\(new)\"":
      "\(stop) is heard now, was \"\(old)\""
    case (nil, nil, let new): "\(stop) \(verb)s \"\(new ?? "")\" now"
    case (nil, let old?, nil): "\(stop) does not \(verb) \"\(old)\" any more"
    case (nil, let old?, let new?): "\(stop) \(verb)s \"\(new)\" now, was \"\(old)\""
    case (let noun?, nil, let new): "\(stop) has a \(noun) now: \"\(new ?? "")\""
    case (let noun?, let old?, nil): "\(stop) has no \(noun) any more, was \"\(old)\""
    case (let noun?, let old?, let new?): "the \(noun) of \(stop) is \"\(new)\" now, was \"\(old)\""
    }
  }
}
