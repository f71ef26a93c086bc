import ScreenSession
import ScreenResolver
import ScreenTree

/// Speaks a word for each trait that has one, in VoiceOver's order.
///
/// The order and the conditions are those that AccessibilitySnapshot recorded: "Button" gives way
/// to the more exact role of a key, a switch, a tab or a back button. What no trait word is spoken
/// for: sounds, keys, static text, summaries, frequent updates, media, touch, page turns, zoom.
enum TraitsRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for trait in order {
      guard let found = stop.element.traits.first(where: { $0.value == trait }) else { continue }
      let reason = Reason(.traits, origin: found.origin, pass: found.pass)
      if let instead = replacement(of: trait, stop) {
        phrase.suppress(stop.words.button.text, .trait, because: instead, found.origin)
        continue
      }
      guard let word = word(for: trait, stop) else { continue }
      phrase.description.append(segment(word, .trait, reason))
      if trait == .switchButton || trait == .toggleButton { state(stop, into: &phrase) }
      if trait == .textEntry { editing(stop, into: &phrase) }
    }
    tab(stop, into: &phrase)
  }

  private static let order: [Node.Trait] = [
    .notEnabled, .button, .popUpButton, .backButton, .switchButton, .toggleButton, .tabBarItem,
    .textEntry, .header, .link, .pickerElement, .adjustable, .image, .searchField,
  ]

  private static func word(for trait: Node.Trait, _ stop: Stop) -> Word? {
    let words = stop.words
    return switch trait {
    case .notEnabled: words.dimmed
    case .button: words.button
    case .popUpButton: words.popUpButton
    case .backButton: words.backButton
    case .switchButton: words.switchButton
    case .toggleButton: stop.element.has(.switchButton) ? nil : words.switchButton
    case .tabBarItem: words.tab
    case .textEntry: stop.element.has(.secureTextField) ? words.secureTextField : words.textField
    case .header: words.heading
    case .link: words.link
    case .pickerElement: words.pickerItem
    case .adjustable: words.adjustable
    case .image: words.image
    case .searchField: words.searchField
    case .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
      .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar, .supportsZoom,
      .isEditing, .secureTextField, .textArea:
      nil
    }
  }

  /// Why "Button" is not said, or nil when it is.
  private static func replacement(of trait: Node.Trait, _ stop: Stop) -> String? {
    guard trait == .button else { return nil }
    if stop.isTab { return "a tab says Tab instead" }
    if stop.isSwitch { return "a switch says Switch button instead" }
    if stop.element.has(.backButton) { return "a back button says so itself" }
    if stop.element.has(.keyboardKey) { return "a key of a keyboard has no role word" }
    return nil
  }

  private static func state(_ stop: Stop, into phrase: inout Phrase) {
    for value in stop.element.value where !value.value.isBlank {
      let reason = Reason(.traits, origin: value.origin, pass: value.pass)
      let word =
        switch value.value {
        case "1": stop.words.on
        case "0": stop.words.off
        case "2": stop.words.mixed
        default: Word(value.value, snapshot: value.value, .observed)
        }
      phrase.description.append(segment(word, .state, reason))
    }
  }

  private static func editing(_ stop: Stop, into phrase: inout Phrase) {
    guard let trait = stop.element.traits.first(where: { $0.value == .isEditing }) else { return }
    let reason = Reason(.traits, origin: trait.origin, pass: trait.pass)
    phrase.description.append(segment(stop.words.isEditing, .state, reason))
  }

  /// A tab that is known by its place alone says "Tab" too.
  private static func tab(_ stop: Stop, into phrase: inout Phrase) {
    guard stop.isTab, !stop.element.has(.tabBarItem), let context = stop.element.context else {
      return
    }
    let reason = Reason(.traits, origin: context.origin, pass: context.pass)
    let roles = phrase.description.firstIndex {
      $0.kind == .trait && $0.text != stop.words.dimmed.text
    }
    phrase.description.insert(
      segment(stop.words.tab, .trait, reason), at: roles ?? phrase.description.count)
  }

  private static func segment(_ word: Word, _ kind: Segment.Kind, _ reason: Reason) -> Segment {
    Segment(word.text, snapshot: word.snapshot, kind: kind, reason: reason)
  }
}
