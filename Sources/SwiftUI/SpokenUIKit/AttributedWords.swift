import Foundation
import ScreenTree

/// The words of an element with attributes, as the app gave them.
@MainActor
struct AttributedWords {
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  /// Whether its node is being made, which needs no words that have no attributes.
  var isForNode = false

  /// The stated words, otherwise plain ones.
  func words(_ stated: NSAttributedString?, or plain: String?) -> NSAttributedString? {
    stated ?? (isForNode ? nil : plain.map { NSAttributedString(string: $0) })
  }
}

extension UIAccessibilityObject {
  /// The label with attributes, by the app's own getter if it overrides that; nil for a plain one.
  var labelForNode: NSAttributedString? {
    attributed.isForNode = true
    // Only while the node asks: an app that asks gets plain words with attributes, too.
    defer { attributed.isForNode = false }
    return accessibilityAttributedLabel
  }
}

extension NSAttributedString {
  /// The parts that are spoken in another way.
  var spokenParts: [Property.AttributedRange] {
    var parts: [Property.AttributedRange] = []
    let text = string as NSString
    var place = 0
    while place < length {
      var range = NSRange()
      let speech = Property.Speech(attributes(at: place, effectiveRange: &range))
      // Ranges of Foundation count UTF-16, those of a node Unicode scalars.
      let start = text.substring(to: range.location).unicodeScalars.count
      let count = text.substring(with: range).unicodeScalars.count
      if speech != Property.Speech() {
        parts.append(Property.AttributedRange(start: start, length: count, speech: speech))
      }
      // At least one further, so that an empty range cannot keep the loop in its place.
      place = max(NSMaxRange(range), place + 1)
    }
    return parts
  }
}

extension Property.Speech {
  /// What attributes of UIKit say about speech.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init(
      // UIKit counts from 0 to 2, and 1 is normal.
      pitch: attributes.number(.accessibilitySpeechPitch).map { $0 - 1 },
      spellsOut: attributes.flag(.accessibilitySpeechSpellOut),
      alwaysIncludesPunctuation: attributes.flag(.accessibilitySpeechPunctuation),
      queued: attributes.flag(.accessibilitySpeechQueueAnnouncement),
      ipa: attributes[.accessibilitySpeechIPANotation] as? String,
      language: attributes[.accessibilitySpeechLanguage] as? String,
      headingLevel: attributes.number(.accessibilityTextHeadingLevel).map { Int($0) }
        // Level 0 means none in UIKit, and there are no headings beyond 6.
        .flatMap { (1...6).contains($0) ? $0 : nil })
  }
}

extension [NSAttributedString.Key: Any] {
  /// A flag, which apps also write as a number.
  fileprivate func flag(_ key: NSAttributedString.Key) -> Bool? {
    // On Apple's systems both are NSNumber; here their types differ.
    self[key] as? Bool ?? number(key).map { $0 != 0 }
  }

  /// A number of any type.
  fileprivate func number(_ key: NSAttributedString.Key) -> Double? {
    switch self[key] {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number: (number as? NSNumber)?.doubleValue
    }
  }
}

/// Attributes of words that assistive technologies know.
extension NSAttributedString.Key {
  /// Whether VoiceOver always speaks punctuation.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch from 0 to 2; 1 is normal.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether VoiceOver spells the words.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading from 1 to 6; 0 for none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Words about the text; not heard.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom")
  /// What kind of text it is; not heard.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeContext")
}
