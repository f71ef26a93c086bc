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
    if let role = stop.element.role, let word = StatesRule.word(forRole: role.value) {
      return phrase.say(stop.say(stop.words[word], .trait, by: .macRole, for: role))
    }
    guard let (word, trait) = word(for: stop) else { return }
    phrase.say(stop.say(stop.words[word], for: trait, by: .macRole))
  }

  private static func speak(_ group: Container, _ stop: Stop, into phrase: inout Phrase) {
    guard let label = group.label else { return }
    phrase.say(stop.say(stop.words[word(for: group)], .trait, by: .macRole, for: label))
    guard group.kind == .scrollView else { return }
    let count = stop.words[.items, counting: group.count]
    phrase.say(stop.say(count, .position, by: .macRole, for: label))
  }

  /// The type of a container.
  static func word(for group: Container) -> Word.ID {
    if group.kind == .scrollView { return .scrollArea }
    switch group.type {
    case .list: return .list
    case .dataTable: return .table
    case .tabBar: return .tabGroup
    case .none, .semanticGroup, .landmark: return .group
    }
  }

  private static func word(for stop: Stop) -> (Word.ID, Sourced<Node.Trait>)? {
    let element = stop.element
    if let trait = stop.trait(.switchButton, .toggleButton) {
      switch element.style {
      case "switch": return (.macSwitchButton, trait)
      case "button": return (.macToggleButton, trait)
      default: return (.macCheckbox, trait)
      }
    }
    if let trait = stop.trait(.textEntry) {
      if element.has(.secureTextField) { return (.secureEditText, trait) }
      return (element.has(.searchField) ? .macSearchField : .editText, trait)
    }
    if let trait = stop.trait(.popUpButton) {
      return (element.kind == .menu ? .menuButton : .macPopUpButton, trait)
    }
    if let trait = stop.trait(.tabBarItem) { return (.tab, trait) }
    if let trait = stop.trait(.adjustable) {
      return (element.kind == .stepper ? .macStepper : .macSlider, trait)
    }
    if let trait = stop.trait(.button), !element.has(.link) { return (.button, trait) }
    return stop.trait(.image).map { (.image, $0) }
  }
}
