import ScreenResolver
import ScreenSession
import ScreenTree

/// Says the type of a control on the Mac, one word for each, after label and value.
///
/// "6, volume, slider"; "apple, choose a food item, pop up button". Nothing is said for plain text,
/// and nothing here for headings and links, which say what they are first.
enum MacRoleRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    if let group = stop.element.group {
      return speak(group, stop, into: &phrase)
    }
    if let role = stop.element.role, let word = StatesRule.word(forRole: role.value, stop.words.web)
    {
      return phrase.say(stop.say(word, .trait, by: .macRole, for: role))
    }
    guard let (word, trait) = word(for: stop) else { return }
    phrase.say(stop.say(word, .trait, by: .macRole, for: trait))
  }

  private static func speak(_ group: Container, _ stop: Stop, into phrase: inout Phrase) {
    guard let label = group.label else { return }
    let mac = stop.words.mac
    phrase.say(stop.say(word(for: group, mac), .trait, by: .macRole, for: label))
    guard group.kind == .scrollView else { return }
    let count = mac.items.of(group.count, in: stop.words.language)
    phrase.say(stop.say(count, .position, by: .macRole, for: label))
  }

  /// The type of a container.
  static func word(for group: Container, _ words: MacWords) -> Word {
    if group.kind == .scrollView { return words.scrollArea }
    switch group.type {
    case .list: return words.list
    case .dataTable: return words.table
    case .tabBar: return words.tabGroup
    case .none, .semanticGroup, .landmark: return words.group
    }
  }

  private static func word(for stop: Stop) -> (Word, Sourced<Node.Trait>)? {
    let element = stop.element
    let words = stop.words
    if let trait = stop.trait(.switchButton, .toggleButton) {
      switch element.style {
      case "switch": return (words.mac.switchButton, trait)
      case "button": return (words.mac.toggleButton, trait)
      default: return (words.mac.checkbox, trait)
      }
    }
    if let trait = stop.trait(.textEntry) {
      if element.has(.secureTextField) { return (words.mac.secureEditText, trait) }
      return (element.has(.searchField) ? words.mac.searchField : words.mac.editText, trait)
    }
    if let trait = stop.trait(.popUpButton) {
      return (element.kind == .menu ? words.mac.menuButton : words.mac.popUpButton, trait)
    }
    if let trait = stop.trait(.tabBarItem) { return (words.traits.tab, trait) }
    if let trait = stop.trait(.adjustable) {
      return (element.kind == .stepper ? words.mac.stepper : words.mac.slider, trait)
    }
    if let trait = stop.trait(.button), !element.has(.link) { return (words.traits.button, trait) }
    return stop.trait(.image).map { (words.traits.image, $0) }
  }
}
