public import Foundation

extension Text {
  /// A line below or through a text; not heard.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      case solid, dash, dot, dashDot, dashDotDot
    }

    private let pattern: Pattern

    /// A line of a pattern and a color.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }

    /// One line without gaps.
    public static let single = LineStyle()
  }
}

extension Font {
  /// A typeface of the system for a use.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { .body }
  /// A typeface of the app, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { .body }
  /// A typeface of the app, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
  /// A typeface of the app, in points.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { .body }
  /// The font with letters of one width.
  public func monospaced() -> Font { self }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The font with small capitals.
  public func smallCaps() -> Font { self }
  /// The font with small capitals instead of small letters.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font with small capitals instead of capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font with a width.
  public func width(_ width: Width) -> Font { self }
  /// The font with a space between lines.
  public func leading(_ leading: Leading) -> Font { self }
}

/// Whether a text can be selected; not heard.
public protocol TextSelectability: Sendable {}

/// A text that can be selected; not heard.
public struct EnabledTextSelectability: TextSelectability {}

/// A text that cannot be selected; not heard.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
