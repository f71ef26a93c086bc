import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks a word for each trait that has one, in VoiceOver's order.
///
/// The order and the conditions are those that AccessibilitySnapshot recorded: "Button" gives way
/// to the more exact role of a key, a switch, a tab or a back button. What no trait word is spoken
/// for: sounds, keys, static text, summaries, frequent updates, media, touch, page turns, zoom.
/// VoiceOver says "Switch button" of a switch that is no button, "Pop up button", "Picker item"
/// and the level of a heading; AccessibilitySnapshot does not. With `traits=none` all are left out.
enum TraitsRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    var words: [Segment] = []
    for trait in order {
      if trait == .tabBarItem {
        tab(stop, into: &words)
      } else if let index = stop.element.index(of: trait) {
        speak(stop.element.traits[index], stop, into: &words, &phrase)
      }
    }
    guard isTold(stop) else {
      for word in words {
        phrase.suppress(
          word.text, word.kind, because: .setting("traits", "none"), word.reason.origin)
      }
      return
    }
    phrase.description += words
  }

  /// Whether words for traits are spoken at all.
  static func isTold(_ stop: Stop) -> Bool { stop.settings.traits != .none }

  private static let order: [Node.Trait] = [
    .notEnabled, .button, .popUpButton, .backButton, .switchButton, .toggleButton, .tabBarItem,
    .textEntry, .header, .link, .pickerElement, .adjustable, .image, .searchField,
  ]

  private static func speak(
    _ trait: Sourced<Node.Trait>, _ stop: Stop, into words: inout [Segment],
    _ phrase: inout Phrase
  ) {
    let buttonWord = stop.words[.button].text
    if trait.value == .button, let instead = replacement(of: trait.value, stop) {
      return phrase.suppress(buttonWord, .trait, because: .replaced(instead), trait.origin)
    }
    if trait.value == .toggleButton, stop.element.has(.switchButton) { return }
    if let word = word(for: trait.value, stop) {
      words.append(stop.say(word, for: trait, by: .traits))
    }
    switch trait.value {
    case .switchButton, .toggleButton: state(stop, into: &words)
    case .textEntry: editing(stop, into: &words)
    default: break
    }
  }

  private static func word(for trait: Node.Trait, _ stop: Stop) -> Word? {
    let words = stop.words
    switch trait {
    case .notEnabled: return words[.dimmed]
    case .button: return words[.button]
    case .popUpButton: return stop.isExact ? nil : words[.popUpButton]
    case .backButton: return words[.backButton]
    case .switchButton, .toggleButton:
      return stop.isExact && !stop.element.has(.button) ? nil : words[.switchButton]
    case .textEntry:
      // Safari's "look up an animal, dogs, search field" says one of the two.
      return stop.element.has(.searchField) && !stop.isExact ? nil : textEntry(stop)
    case .header:
      guard let level = stop.element.headingLevel, !stop.isExact else { return words[.heading] }
      return words[.headingLevel].filled("\(level.value)")
    case .link: return words[.link]
    case .pickerElement: return stop.isExact ? nil : words[.pickerItem]
    case .adjustable: return words[.adjustable]
    case .image: return words[.image]
    case .searchField: return words[.searchField]
    case .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
      .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar, .supportsZoom,
      .isEditing, .secureTextField, .textArea, .tabBarItem:
      return nil
    }
  }

  private static func textEntry(_ stop: Stop) -> Word {
    if stop.element.has(.secureTextField) { return stop.words[.secureTextField] }
    guard stop.element.role != nil, stop.element.has(.textArea) else {
      return stop.words[.textField]
    }
    return stop.words[.multiLineTextField]
  }

  /// Why "Button" is not said, or nil when it is.
  private static func replacement(of trait: Node.Trait, _ stop: Stop) -> Suppression.Replacement? {
    if stop.element.has(.tabBarItem) { return .tab }
    if stop.isTab {
      // AccessibilitySnapshot looks for the trait in a real tab bar, and for the place elsewhere.
      guard case .tabBarItem? = stop.element.context?.value, stop.isExact else {
        return .tab
      }
    }
    if stop.isSwitch { return .switchButton }
    if stop.element.has(.backButton) { return .backButton }
    if stop.element.has(.keyboardKey) { return .keyboardKey }
    return nil
  }

  private static func state(_ stop: Stop, into words: inout [Segment]) {
    for value in stop.element.value where !value.value.isBlank || stop.isExact {
      // Before iOS 17 a switch with any other value was silent about it.
      if stop.settings.resolver.systemVersion < 17, !["0", "1", "2"].contains(value.value) {
        continue
      }
      let word =
        switch value.value {
        case "1": stop.words[.on]
        case "0": stop.words[.off]
        case "2": stop.words[.mixed]
        default: Word(value.value, snapshot: value.value, .recorded)
        }
      words.append(stop.say(word, .state, by: .traits, for: value))
    }
  }

  private static func editing(_ stop: Stop, into words: inout [Segment]) {
    guard let trait = stop.trait(.isEditing) else { return }
    words.append(stop.say(stop.words[.isEditing], .state, by: .traits, for: trait))
  }

  /// A tab says so once, by its trait or by its place.
  private static func tab(_ stop: Stop, into words: inout [Segment]) {
    let word = stop.words[.tab]
    if let trait = stop.trait(.tabBarItem) {
      words.append(stop.say(word, for: trait, by: .traits))
    } else if stop.isTab, let context = stop.element.context {
      words.append(stop.say(word, .trait, by: .traits, for: context))
    }
  }
}
