/// The reading order of places on the screen: from the top leading to the bottom trailing corner.
///
/// Tops within a tolerance count as one line: 8 points on iPhone, 13 elsewhere, as
/// AccessibilitySnapshot measured.
package struct ReadingLines: Sendable {
  private let tolerance: Double
  private let isReversed: Bool

  /// The lines of a screen, by its platform and direction.
  package init(platform: Platform, direction: LayoutDirection) {
    tolerance = platform == .ios ? 8 : 13
    isReversed = direction == .rtl
  }

  /// Whether one place is read before the other; not transitive, because lines have a tolerance.
  package func precedes(_ first: Frame, _ second: Frame) -> Bool {
    guard isOneLine(first, second) else { return first.y < second.y }
    return isReversed ? first.x > second.x : first.x < second.x
  }

  /// Whether two places count as one line.
  package func isOneLine(_ first: Frame, _ second: Frame) -> Bool {
    abs(first.y - second.y) < tolerance
  }
}
