// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
public import Foundation

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

/// How words stand out.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = InlinePresentationIntent
  /// The name of the attribute.
  public static let name = "NSInlinePresentationIntent"
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

/// The priority of an announcement.
public enum AccessibilitySpeechAnnouncementPriorityAttribute: AttributedStringKey {
  /// The type of the value.
  public typealias Value = AccessibilitySpeechAnnouncementPriority
  /// The name of the attribute.
  public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// One of them.
  public static var person: Self { .general }
  /// One of them.
  public static var personHeight: Self { .general }
  /// One of them.
  public static var focalLength: Self { .general }
  /// One of them.
  public static var rainfall: Self { .general }
  /// One of them.
  public static var snowfall: Self { .general }
  /// One of them.
  public static var visibility: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// One of them.
  public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// One of them.
  public static var person: Self { .general }
  /// One of them.
  public static var weather: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// One of them.
  public static var food: Self { .general }
  /// One of them.
  public static var workout: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// One of them.
  public static var liquid: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// One of them.
  public static var wind: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// One of them.
  public static var barometric: Self { .general }
}
