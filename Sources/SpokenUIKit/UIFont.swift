public import Foundation

/// A font; not heard.
public final class UIFont: Sendable {
  /// The weight of a font; not heard.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The use of a text; not heard.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  private init() {}

  /// The font of the system.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont()
  }
  /// The bold font of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  /// The font that the user chose for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
