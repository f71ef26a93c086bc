import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

extension LintRule {
  /// Finds stops with the same name as the stop before them.
  ///
  /// Both are in the same container and have a letter in their names; the values are compared too.
  /// Not reported for the cells of tables, where two cells may have the same word, for headings,
  /// which name what follows, for the keys of keyboards, for texts of one kind in two places or in
  /// a list, which are data, for the labels of fields on the web, which are separate stops, and for
  /// names whose digits a capture lacks.
  static let duplicateStop = LintRule(
    id: "duplicate-stop", severity: .warning,
    summary: "Two stops in a row have the same name",
    evidence: """
      A listener hears the same twice and does not know whether the cursor moved: a picture and its caption, or \
      two buttons that do not name their rows (Apple, WWDC21 session 10119: the challenges of all friends in a row).
      """,
    fix: "Group each with its row, give them different labels, or hide one of the two.",
    fails: Example(
      """
      screen: Friends
      views:
        - Button: Send challenge
        - Button: Send challenge
      """),
    passes: Example(
      """
      screen: Friends
      views:
        - Button: Send challenge to Mira
        - Button: Send challenge to Jonas
      """),
    search: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).filter { one, other in
        isTwice(one, other) && !screen.hasPattern(one)
      }.map { _, second in
        Fault("\(second.called) has the same name as the stop before it.", at: second.element)
      }
    })

  private static func isTwice(_ one: LintedScreen.Stop, _ other: LintedScreen.Stop) -> Bool {
    let (first, second) = (one.element, other.element)
    guard first.isNamed, one.name.folded == other.name.folded, one.name.contains(where: \.isLetter),
      first.value.map(\.value) == second.value.map(\.value),
      first.containers.last?.node == second.containers.last?.node
    else { return false }
    guard !areRowsOfData(first, second), !isWebLabel(first, of: second) else { return false }
    return second.cell == nil && !first.has(.header) && !second.has(.keyboardKey)
      && first.group == nil
      && first.customContent == second.customContent
  }

  /// Whether a text of web content is the label of the field after it, which is a separate stop
  /// there.
  private static func isWebLabel(_ label: Element, of field: Element) -> Bool {
    field.role != nil && field.isOperable && !label.isOperable
  }

  /// Whether two texts of one kind are in two places: names in a list may be the same.
  private static func areRowsOfData(_ one: Element, _ other: Element) -> Bool {
    guard !one.isOperable, !other.isOperable,
      one.traits.map(\.value) == other.traits.map(\.value), one.role?.value == other.role?.value
    else { return false }
    // Without frames only a list shows that the two are in different places.
    guard let frame = one.statedFrame, let next = other.statedFrame else {
      return one.containers.last?.type == .list
    }
    return frame.y + frame.height <= next.y || frame.x + frame.width <= next.x
  }
}

extension LintedScreen {
  /// Whether the name was a pattern in the capture, which matches many.
  fileprivate func hasPattern(_ stop: Stop) -> Bool {
    guard let patterns = screen.capture?.patterns, !patterns.isEmpty else { return false }
    return stop.label.contains { patterns[$0.value] != nil }
  }
}
