/// How far a wording or a rule is known to be VoiceOver's own.
public enum Evidence: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Documented by Apple, or heard in a demo of theirs.
  case apple
  /// Heard from VoiceOver by developers.
  case observed
  /// In the recordings of AccessibilitySnapshot, which models VoiceOver.
  case recorded
  /// Worked out from what is known; nobody is known to have heard it.
  case inferred
  /// Translated by us; VoiceOver's own wording may differ.
  case translation

  /// Whether somebody has heard or documented it.
  public var isVerified: Bool {
    switch self {
    case .apple, .observed, .recorded: true
    case .inferred, .translation: false
    }
  }

  /// The evidence in a few words.
  public var summary: String {
    switch self {
    case .apple: "documented by Apple"
    case .observed: "heard by developers"
    case .recorded: "recorded by AccessibilitySnapshot"
    case .inferred: "inferred, heard by nobody yet"
    case .translation: "our translation"
    }
  }
}
