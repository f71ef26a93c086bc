public import Foundation

/// The size of text that a user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static let order: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private var number: Int { Self.order.firstIndex(of: self) ?? -1 }

  /// Whether it is one of the large sizes of accessibility.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  /// Whether one is smaller.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.number < other.number
  }
  /// Whether one is not larger.
  public static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.number <= other.number
  }
  /// Whether one is larger.
  public static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.number > other.number
  }
  /// Whether one is not smaller.
  public static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.number >= other.number
  }

  /// Posted when the size was changed, which never happens here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// A size.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// A size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// A size.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// A size.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// A size.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// A size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// A size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// A size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// A size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// A size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// A size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge")
  /// A size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  /// A size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")
}
