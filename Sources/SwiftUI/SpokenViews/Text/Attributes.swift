public import Foundation

/// Attributes of words by which SwiftUI shows them; not heard.
extension AttributeScopes {
  /// Attributes of words by which SwiftUI shows them.
  public struct SwiftUIAttributes: AttributeScope {
    /// The typeface.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The room between the letters.
    public let kern: KernAttribute
    /// The room after each letter.
    public let tracking: TrackingAttribute
    /// How far the letters are above their line.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the words stand out within their line.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }

  /// Attributes of words by which SwiftUI shows them.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute by which SwiftUI shows words.
  public subscript<T: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// What Foundation lacks on Linux.
extension AttributedString {
  /// How a text in Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of its marks are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Which of its marks are read; those within a line are.
    public var interpretedSyntax: InterpretedSyntax

    /// How a text is read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      languageCode: String? = nil
    ) { self.interpretedSyntax = interpretedSyntax }
  }

  /// The words of a text in Markdown, without its marks within lines.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(marked: markdown) }
}
