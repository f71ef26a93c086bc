import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds labels and values with three emoji or more in a row.
  ///
  /// Not reported when the text has only emoji, because then they are the content.
  static let emojiRun = LintRule(
    id: "emoji-run", severity: .warning,
    summary: "Emoji in a row are read one by one",
    evidence: """
      VoiceOver reads each emoji by its full name, so three of them take longer than the words beside them \
      (Apple, VoiceOver settings, Verbosity, Emoji).
      """,
    fix: "Give it a label without the ornament.",
    fails: Example(
      """
      screen: Sale
      views:
        - Button: "Shop now 🎉🎉🎉"
      """),
    passes: Example(
      """
      screen: Sale
      views:
        - Button: "Shop now 🎉🎉🎉"
          label: Shop now
      """),
    search: .screen { screen in
      screen.stops.flatMap { stop in
        (stop.label + stop.value).filter { $0.value.hasEmojiRun }.map {
          Fault(
            "Every emoji of \"\($0.value.prefix(40).description.oneLine)\" is read by its name.",
            at: stop.element, $0.origin)
        }
      }
    })
}

extension String {
  /// Whether three emoji in a row stand beside words.
  fileprivate var hasEmojiRun: Bool {
    // Most texts are ASCII, which has no emoji; bytes are checked faster than characters.
    guard utf8.contains(where: { $0 > 0x7F }), contains(where: \.isLetter) else { return false }
    var run = 0
    for character in self where !character.isWhitespace {
      run = character.isEmojiShown ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }
}

extension Character {
  /// Whether it is shown as a picture.
  fileprivate var isEmojiShown: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    // For Unicode digits and `#` are emoji too, but they are shown as text without a selector.
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
