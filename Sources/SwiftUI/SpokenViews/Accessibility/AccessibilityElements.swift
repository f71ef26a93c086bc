import ScreenTree

/// What `accessibilityElement(children:)` does with the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: Property.ChildBehavior

  /// The views inside are no elements; the view is a new one.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// The views inside stay elements, in a container.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// The views inside become one element.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
