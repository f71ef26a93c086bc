/// What is spoken at another pitch; each has its own amount.
package enum PitchKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The name of a container that the cursor entered.
  case container
  /// A capital letter, typed or read by character.
  case capital
  /// A word of the phonetic alphabet behind its letter.
  case phonetic
  /// Deleted text, a link, a cue, a word for a trait, Quick Nav.
  case other
}

extension Segment {
  /// How the pitch of a segment differs from that of its voice.
  package struct Pitch: Hashable, Sendable {
    /// What it is that is spoken at another pitch, or nil.
    package var kind: PitchKind?
    /// Whether it is so without any setting, so that a transcript does not mark it.
    package var isUsual: Bool
    // Few bytes, because every segment has it.
    private var change: Int16

    /// A pitch that is changed by a percentage, less than 0 for lower; unchanged by default.
    package init(_ kind: PitchKind? = nil, percent: Int = 0, isUsual: Bool = false) {
      self.kind = kind
      self.isUsual = isUsual
      change = Int16(clamping: percent)
    }

    /// How far it is changed, in percent; 0 for not, less than 0 for lower.
    package var percent: Int { Int(change) }
  }

  /// How far the pitch is changed by VoiceOver, in percent; 0 for not, less than 0 for lower.
  public var pitchChange: Int {
    get { pitch.percent }
    set { pitch = Pitch(newValue == 0 ? nil : .other, percent: newValue) }
  }

  /// What a transcript writes before the words, such as `[pitch +20%] `; empty for the pitch that
  /// they usually have.
  package var pitchMark: String {
    pitchChange == 0 || pitch.isUsual ? "" : "[pitch \(pitchChange.signed)%] "
  }
}

extension Int {
  /// The number with its sign: `+20`, `-15`.
  fileprivate var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
