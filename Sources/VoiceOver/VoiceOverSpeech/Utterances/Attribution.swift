import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

/// The current rule, which its segments carry as their reason.
struct Attribution {
  /// The name of the rule.
  let rule: RuleID
  /// The evidence of the rule, for segments in the words of the app.
  let grade: Evidence

  /// A segment in VoiceOver's words, for a trait or not.
  func segment(
    _ word: Word, _ kind: SegmentKind, at origin: Origin, by pass: Pass? = nil,
    for trait: Node.Trait? = nil
  ) -> Segment {
    Segment(
      word, for: trait, kind: kind,
      reason: Reason(rule, origin: origin, pass: pass, evidence: word.evidence))
  }

  /// A segment in the words of the app.
  func segment(
    _ text: String, _ kind: SegmentKind, at origin: Origin, by pass: Pass? = nil
  ) -> Segment {
    Segment(text, kind: kind, reason: Reason(rule, origin: origin, pass: pass, evidence: grade))
  }

  /// A segment with a sound.
  func segment(_ sound: Sound, at origin: Origin) -> Segment {
    Segment(sound, reason: Reason(rule, origin: origin, evidence: grade))
  }
}
