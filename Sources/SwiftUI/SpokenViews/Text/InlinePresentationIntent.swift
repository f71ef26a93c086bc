import Foundation

/// What Foundation lacks on Linux: how words stand out within a line; not heard.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt
  /// Ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// In italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// In bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// As code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// With a break of a line where one is convenient.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// With a break of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// As HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// As HTML on its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributedString {
  /// The words of a text in Markdown with their links and with how they stand out; marks within
  /// marks count as the outer ones.
  init(marked markdown: String) {
    var words = AttributedString()
    var rest = markdown[...]
    while let match = rest.firstMatch(of: /(\*\*|__|~~|\*|`)(\S(?:.*?\S)?)\1/) {
      words += AttributedString(linked: String(rest[..<match.range.lowerBound]))
      var part = AttributedString(linked: String(match.2))
      part[InlinePresentationIntentAttribute.self] =
        ["*": .emphasized, "`": .code, "~~": .strikethrough][match.1] ?? .stronglyEmphasized
      words += part
      rest = rest[match.range.upperBound...]
    }
    words += AttributedString(linked: String(rest))
    // The words count, and how they stand out only where the parts are those of the whole.
    let plain = markdown.withoutMarkdown
    self = String(words.characters) == plain ? words : AttributedString(plain)
  }

  /// The words of a text in Markdown with their links.
  private init(linked markdown: String) {
    var words = AttributedString()
    var rest = markdown[...]
    // What is inflected looks like a link with a sign before it.
    while let match = rest.firstMatch(of: /(?:^|[^\^])(\[([^\]]*)\]\(([^)\s]+)[^)]*\))/) {
      words += AttributedString(String(rest[..<match.1.startIndex]).withoutMarkdown)
      var part = AttributedString(String(match.2).withoutMarkdown)
      part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: String(match.3))
      words += part
      rest = rest[match.range.upperBound...]
    }
    words += AttributedString(String(rest).withoutMarkdown)
    self = words
  }
}
