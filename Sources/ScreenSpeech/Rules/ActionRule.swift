import ScreenResolver
import ScreenTree

/// Says the name of a custom action that the rotor offers or that was carried out.
///
/// The last one offered presses the element: "Activate, Default". While something is dragged,
/// dropping it is an action too: "Drop, drop ready" (Apple's session 10073 of 2024).
enum ActionRule {
  /// What was carried out says its name, unless the listener turned that off.
  static func confirm(_ name: String, of element: Element, _ occasion: Occasion) -> [Segment] {
    occasion.settings.rotorConfirmation ? say(name, of: element, occasion) : []
  }

  static func say(_ name: String, of element: Element, _ occasion: Occasion) -> [Segment] {
    let source = element.actions.first { $0.value == name }
    return [
      Segment(
        name, kind: .action,
        reason: Reason(.action, origin: source?.origin ?? element.origin, pass: source?.pass)
      ).inLanguage(of: element)
    ]
  }

  static func offer(
    _ name: String, isDefault: Bool, of element: Element, _ occasion: Occasion
  ) -> [Segment] {
    let words = occasion.words
    if isDefault {
      return say(words[.activate], of: element) + say(words[.defaultAction], of: element)
    }
    if name.isEmpty { return say(words[.drop], of: element) + say(words[.dropReady], of: element) }
    return say(name, of: element, occasion)
  }

  static func say(_ word: Word, of element: Element) -> [Segment] {
    [
      Segment(
        word, kind: .action,
        reason: Reason(.action, origin: element.origin, evidence: word.evidence)
      ).inLanguage(of: element)
    ]
  }
}
