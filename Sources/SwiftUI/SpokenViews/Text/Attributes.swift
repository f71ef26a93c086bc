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

/// The room between letters, in points.
public enum KernAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = CGFloat
  /// The name of the attribute.
  public static let name = "SwiftUI.Kern"
}

/// The room after each letter, in points.
public enum TrackingAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = CGFloat
  /// The name of the attribute.
  public static let name = "SwiftUI.Tracking"
}

/// How far letters are above their line, in points.
public enum BaselineOffsetAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = CGFloat
  /// The name of the attribute.
  public static let name = "SwiftUI.BaselineOffset"
}

/// The typeface of words.
public enum FontAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Font
  /// The name of the attribute.
  public static let name = "SwiftUI.Font"
}

/// The color of words.
public enum ForegroundColorAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Color
  /// The name of the attribute.
  public static let name = "SwiftUI.ForegroundColor"
}

/// The color behind words.
public enum BackgroundColorAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Color
  /// The name of the attribute.
  public static let name = "SwiftUI.BackgroundColor"
}

/// The line below words.
public enum UnderlineStyleAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Text.LineStyle
  /// The name of the attribute.
  public static let name = "SwiftUI.UnderlineStyle"
}

/// The line through words.
public enum StrikethroughStyleAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Text.LineStyle
  /// The name of the attribute.
  public static let name = "SwiftUI.StrikethroughStyle"
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
