import Foundation

/// A value with its format, which is put into words when they are asked for.
///
/// A text is often made before its place is known, whose locale the words have.
struct FormattedValue: Hashable, @unchecked Sendable {
  // Values and their formats are plain data, though their protocols do not promise it.
  private let content: any FormattedContent

  init<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    content = Formatted(value: value, style: style)
  }

  /// The words in the locale of the screen.
  var words: String { content.words }

  /// Whether both have the same value in the same format.
  static func == (one: Self, other: Self) -> Bool { one.content.isSame(as: other.content) }

  /// Hashes the format.
  func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

/// A value and a format of some types.
private protocol FormattedContent: Hashable {
  var words: String { get }
}

extension FormattedContent {
  fileprivate func isSame(as other: any FormattedContent) -> Bool { other as? Self == self }
}

private struct Formatted<Style: FormatStyle>: FormattedContent
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let value: Style.FormatInput
  let style: Style

  var words: String { style.inLanguageOfScreen.format(value) }

  static func == (one: Self, other: Self) -> Bool {
    one.value == other.value && one.style == other.style
  }

  // Values that can be compared need not have a hash.
  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
