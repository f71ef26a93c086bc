public import Foundation

extension AttributeScopes {
  /// Attributes of UIKit for words; not heard.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The line below words; not heard.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }

    /// The line through words; not heard.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }

    /// The font of words; not heard.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The color of words; not heard.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The color behind words; not heard.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
  }

  /// Attributes of UIKit for words; not heard.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The line below the letters as UIKit draws it; not heard.
  public var nsUnderlineStyle: NSUnderlineStyle? {
    get { self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] }
    set { self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = newValue }
  }
}
