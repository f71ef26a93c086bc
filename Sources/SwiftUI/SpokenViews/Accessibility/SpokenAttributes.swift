public import Foundation

// Not heard: `AttributedString`: attributes of accessibility on a part of the words of a text; those of all its words are heard.

/// The attributes that this module adds to Foundation's.
public struct SpokenAttributes: AttributeScope {
  /// The priority of an announcement.
  public let accessibilitySpeechAnnouncementPriority:
    AccessibilitySpeechAnnouncementPriorityAttribute
  /// Whether VoiceOver spells the words.
  public let accessibilitySpeechSpellsOutCharacters: AccessibilitySpeechSpellsOutCharactersAttribute
  /// How much the pitch is raised or lowered, from -1 to 1.
  public let accessibilitySpeechAdjustedPitch: AccessibilitySpeechAdjustedPitchAttribute
  /// Whether VoiceOver always speaks punctuation.
  public let accessibilitySpeechIncludesPunctuation: AccessibilitySpeechIncludesPunctuationAttribute
  /// How the words are pronounced; not modelled.
  public let accessibilitySpeechPhoneticNotation: AccessibilitySpeechPhoneticNotationAttribute
  /// The level that the words have if they are a heading.
  public let accessibilityHeadingLevel: AccessibilityHeadingLevelAttribute
  /// Words that describe the text; not modelled.
  public let accessibilityTextCustom: AccessibilityTextCustomAttribute
  /// What kind of text it is.
  public let accessibilityTextualContext: AccessibilityTextualContextAttribute
}

/// Whether VoiceOver spells the words.
public enum AccessibilitySpeechSpellsOutCharactersAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Bool
  /// The name of the attribute.
  public static let name = "UIAccessibilitySpeechSpellsOutCharacters"
}

/// How much the pitch is raised or lowered, from -1 to 1.
public enum AccessibilitySpeechAdjustedPitchAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Double
  /// The name of the attribute.
  public static let name = "UIAccessibilitySpeechAdjustedPitch"
}

/// Whether VoiceOver always speaks punctuation.
public enum AccessibilitySpeechIncludesPunctuationAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = Bool
  /// The name of the attribute.
  public static let name = "UIAccessibilitySpeechIncludesPunctuation"
}

/// How the words are pronounced; not modelled.
public enum AccessibilitySpeechPhoneticNotationAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "UIAccessibilitySpeechPhoneticNotation"
}

/// The level that the words have if they are a heading.
public enum AccessibilityHeadingLevelAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = AccessibilityHeadingLevel
  /// The name of the attribute.
  public static let name = "UIAccessibilityHeadingLevel"
}

/// Words that describe the text; not modelled.
public enum AccessibilityTextCustomAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = [String]
  /// The name of the attribute.
  public static let name = "UIAccessibilityTextCustom"
}

/// What kind of text it is.
public enum AccessibilityTextualContextAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = AccessibilityTextContentType
  /// The name of the attribute.
  public static let name = "UIAccessibilityTextualContext"
}

extension AttributedString {
  /// The value that all words have for an attribute.
  func common<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
  where Key.Value: Equatable & Sendable {
    // An element has one way of speech, so an attribute counts only if all runs of the words have
    // it.
    let values = runs.map { $0[key] }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
