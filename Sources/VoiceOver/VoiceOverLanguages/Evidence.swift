/// How well a wording or a rule is attested as VoiceOver's own.
public enum Evidence: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Documented by Apple, or heard in a demo by Apple.
  case apple
  /// Heard from VoiceOver by developers.
  case observed
  /// In the recordings of AccessibilitySnapshot, which models VoiceOver.
  case recorded
  /// Inferred from other evidence; not known to have been heard.
  case inferred
  /// Translated by us; VoiceOver's own wording may differ.
  case translation
  /// Our choice: what VoiceOver says here is not published.
  case ours

  /// Whether somebody has heard or documented it.
  package var isVerified: Bool {
    switch self {
    case .apple, .observed, .recorded: true
    case .inferred, .translation, .ours: false
    }
  }

  /// The evidence in a few words.
  public var summary: String {
    switch self {
    case .apple: "documented by Apple"
    case .observed: "heard by developers"
    case .recorded: "recorded by AccessibilitySnapshot"
    case .inferred: "inferred, not heard yet"
    case .translation: "our translation"
    case .ours: "our choice"
    }
  }
}
