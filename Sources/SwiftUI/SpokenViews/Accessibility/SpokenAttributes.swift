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
