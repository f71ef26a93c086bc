import ScreenImport
import SpokenScreen

extension FuzzTarget {
  /// A golden is compared with a fixed story, recorded again where it differs, and must agree then.
  @Sendable static func golden(_ bytes: [UInt8]) throws {
    let reading = Golden.read(bytes, file: "fuzz")
    try Violation.unlessPlaced(reading.findings)
    // Comparing takes fifty times as long as reading.
    guard let golden = reading.value, bytes.count % 8 == 0, let story = FixedStory.story else {
      return
    }
    let comparison = Comparison(story, FixedStory.utterances, with: golden, file: "fuzz")
    for line in comparison.text.split(separator: "\n") {
      try Violation.unlessPrintable(String(line))
    }
    guard comparison.match.exhausted == nil, !comparison.isSame else { return }
    let updated = Golden.read(comparison.updated, file: "fuzz")
    try Violation.unlessPlaced(updated.findings)
    guard let again = updated.value else {
      throw Violation(description: "a golden that was recorded cannot be read")
    }
    try Violation.unless(
      Comparison(story, FixedStory.utterances, with: again, file: "fuzz").isSame,
      "a golden that was recorded does not agree with the story")
  }
}

/// A story with something of everything, which goldens and keys are tried on.
enum FixedStory {
  private static let file = """
    screen: Order
    views:
      - { Text: Your order, heading: 1 }
      - { Button: Pay, id: pay, hint: Pays at once., actions: [Share, Delete] }
      - { Slider: Volume, value: 0.4, in: [0, 1], step: 0.1 }
      - { TextField: Name, value: Anna }
      - { Toggle: Gift, value: false }
      - { Text: "::warning ?/…/", customContent: [{ label: Price, value: $5 }] }
      - { Link: Terms, id: terms, onActivate: { announce: Opened } }
      - HStack: [{ Text: Tea }, { Text: "2" }]
        element: combine
    """

  /// The story; nil only when the file above cannot be read, which a test would notice.
  static let story: Story? = ScreenReader.read(Array(file.utf8), file: "order.screen.yaml").value
    .flatMap { try? StoryReader().story(of: $0).story }

  /// What is predicted of it.
  static func prediction(of story: Story) -> Prediction { known ?? Prediction(of: story) }
  private static let known = story.map { Prediction(of: $0) }

  /// What is said in it.
  static let utterances = story.map { Array($0.telling) } ?? []
}
