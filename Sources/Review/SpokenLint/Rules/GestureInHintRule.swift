import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds hints that name the gesture.
  ///
  /// Not reported for captures, which contain the system's hints too.
  static let gestureInHint = LintRule(
    id: "gesture-in-hint", severity: .warning,
    summary: "A hint names the gesture",
    evidence: """
      VoiceOver announces gestures itself, and a keyboard, a switch or a braille display uses others \
      (Apple, accessibilityHint: describe the result, not the gesture).
      """,
    fix: "Begin with the result, such as \"Plays the song\".",
    fails: Example(
      """
      screen: Player
      views:
        - Button: Play
          hint: Double tap to play the song
      """),
    passes: Example(
      """
      screen: Player
      views:
        - Button: Play
          hint: Plays the song
      """),
    search: .screen { screen in
      guard screen.screen.capture == nil else { return [] }
      return screen.stops.compactMap { stop in
        guard let hint = stop.element.hint, let gesture = hint.value.namedGesture else {
          return nil
        }
        return Fault(
          "The hint names the gesture: \"\(gesture)\".", at: stop.element, hint.origin)
      }
    })
}

extension String {
  /// The names of the double-tap, in the languages with known words of VoiceOver.
  private static let gestures = [
    "double tap", "double-tap", "double click", "doppeltippen", "doppeltipp", "touchez deux fois",
    "toucher deux fois", "toca dos veces", "pulsa dos veces", "коснитесь дважды",
    "нажмите дважды", "chạm hai lần", "chạm đúp", "nhấn đúp", "ダブルタップ",
  ]

  /// The gesture that a hint names, or nil.
  fileprivate var namedGesture: String? {
    let text = lowercased()
    // Only at the beginning, because the description of a result may contain these words too.
    if text.hasPrefix("tap ") || text.hasPrefix("press ") || text.hasPrefix("click ") {
      return String(split(separator: " ")[0])
    }
    return Self.gestures.first(where: text.contains)
  }
}
