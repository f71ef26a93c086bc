/// A rotor of VoiceOver whose entries an app gives.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// The name that VoiceOver speaks, in English.
  let name: String

  private init(_ name: String) { self.name = name }

  /// Links.
  public static let links = AccessibilitySystemRotor("Links")
  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? "Visited Links" : "Non-Visited Links")
  }
  /// Headings.
  public static let headings = AccessibilitySystemRotor("Headings")
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(level == .unspecified ? "Headings" : "Heading \(level.rawValue)")
  }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor("Bold Text")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor("Italic Text")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor("Underlined Text")
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor("Misspelled Words")
  /// Images.
  public static let images = AccessibilitySystemRotor("Images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor("Text Fields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor("Tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor("Lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor("Landmarks")
}
