import ScreenTree

/// Tells that VoiceOver is on or off, and in which app: "VoiceOver on, Safari, Show Sidebar, Button".
///
/// Source: Apple's sessions of 2022 and 2025; the name of the app is spoken when it is started too.
enum SystemRule {
  private static let nowhere = Origin(file: "", position: .unknown, node: "app")

  static func say(_ word: Word) -> [Segment] {
    [
      Segment(
        word, kind: .system,
        reason: Reason(.system, origin: nowhere, evidence: word.evidence))
    ]
  }

  static func say(app: String) -> [Segment] {
    app.isBlank
      ? [] : [Segment(app, kind: .system, reason: Reason(.system, origin: nowhere))]
  }
}
