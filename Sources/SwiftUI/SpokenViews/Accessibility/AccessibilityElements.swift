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

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Input and output of a command line.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which half of a label and its content a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
