import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the word for each trait that has one, in VoiceOver's order.
  ///
  /// The order and the conditions are those that AccessibilitySnapshot recorded: a more specific
  /// role of a key, a switch, a tab or a back button replaces "Button". There are no words for
  /// sounds, keys, static text, summaries, frequent updates, media, touch, page turns and zoom.
  /// VoiceOver says "Switch button" for a switch that is no button, and "In-page link" for a link to a
  /// part of the same page. With `traits=none` all are omitted.
  static let traits = SpeechRule(
    id: "traits",
    summary: "each spoken trait has its word, in a fixed order",
    evidence: Attestation(
      .apple, .talk(238, 2019), .talk(216, 2019), .accessibilitySnapshot, .issue(199)),
    example: Example(
      """
      screen: Recipe
      views:
        - Toggle: Include salt
          value: true
      """,
      line: "Include salt, Switch button, On"),
    speech: .stop { stop, phrase in
      let others = phrase.description.count
      for trait in spokenTraits {
        if trait == .tabBarItem {
          if let tab = phrase.tab(stop) { phrase.say(tab) }
        } else if stop.has(trait), let trait = stop.trait(trait) {
          phrase.add(trait, stop)
        }
      }
      // Suppressed afterwards, so that a report names each word that the setting removed.
      guard !stop.speaksTraits else { return }
      for segment in phrase.description.dropFirst(others) {
        phrase.suppress(segment, by: .setting("traits", "none"))
      }
      phrase.description.removeSubrange(others...)
    })

  /// The traits with a word, in the order of speaking.
  private static let spokenTraits: [Node.Trait] = [
    .notEnabled, .button, .popUpButton, .backButton, .switchButton, .toggleButton, .tabBarItem,
    .textEntry, .secureTextField, .header, .link, .pickerElement, .adjustable, .image, .searchField,
  ]
}

extension Phrase {
  /// The words for a trait and for the state that belongs to it.
  fileprivate mutating func add(_ trait: Sourced<Node.Trait>, _ stop: StopContext) {
    if trait.value == .button, let replacement = stop.replacementOfButton {
      let button = segment(words[.button], for: trait)
      return suppress(button, by: .replaced(replacement))
    }
    // Roles of web content are spoken earlier, and "Dimmed" before them.
    if trait.value == .notEnabled, stop.element.roleWord != nil { return }
    if trait.value == .popUpButton, stop.element.roleWord != nil {
      return suppress(segment(words[.popUpButton], for: trait), by: .replaced(.role))
    }
    // Both traits mean the same control, whose word is spoken once.
    if trait.value == .toggleButton, stop.has(.switchButton) { return }
    if let word = stop.word(for: trait.value) { say(segment(word, for: trait)) }
    switch trait.value {
    case .switchButton, .toggleButton:
      for value in stop.element.value {
        if let word = stop.state(value.value) { say(segment(word, .state, for: value)) }
      }
    case .textEntry:
      guard let trait = stop.trait(.isEditing), !stop.isEdited else { return }
      say(.isEditing, .state, for: trait)
    // No other trait has a state.
    default: return
    }
  }

  /// A tab is announced once, by its trait or by its position.
  fileprivate func tab(_ stop: StopContext) -> Segment? {
    if let trait = stop.trait(.tabBarItem) { return segment(words[.tab], for: trait) }
    guard stop.isTab, let context = stop.element.context else { return nil }
    return segment(words[.tab], .trait, for: context)
  }
}

extension StopContext {
  fileprivate func word(for trait: Node.Trait) -> Word? {
    switch trait {
    case .notEnabled: words[.dimmed]
    case .button: words[.button]
    case .popUpButton: tolerances.contains(.silentPickers) ? nil : words[.popUpButton]
    case .backButton: words[.backButton]
    case .switchButton, .toggleButton:
      tolerances.contains(.silentPlainSwitches) && !has(.button)
        ? nil : words[.switchButton]
    case .textEntry: fieldWord.map { words[$0] }
    // Said once. Of an element that has the trait alone AccessibilitySnapshot says nothing.
    case .secureTextField:
      has(.textEntry) || tolerances.contains(.simpleTextFields) ? nil : fieldWord.map { words[$0] }
    case .header: headingWord
    case .link: words[element[.inPage]?.value == true ? .inPageLink : .link]
    case .pickerElement: tolerances.contains(.silentPickers) ? nil : words[.pickerItem]
    case .adjustable: words[.adjustable]
    case .image: words[.image]
    case .searchField: words[.searchField]
    case .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
      .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar, .supportsZoom,
      .isEditing, .textArea, .tabBarItem:
      nil
    }
  }

  private var fieldWord: Word.ID? {
    // Safari says one of the two words: "find a recipe, soup, search field".
    if has(.searchField), !tolerances.contains(.doubleSearchFields) { return nil }
    if has(.secureTextField) { return .secureTextField }
    return element.role != nil && has(.textArea) ? .multiLineTextField : .textField
  }

  private var headingWord: Word {
    guard let level = element.headingLevel, !tolerances.contains(.silentHeadingLevels) else {
      return words[.heading]
    }
    return words[.headingLevel].filled("\(level.value)")
  }

  /// The word that replaces "Button", or nil.
  fileprivate var replacementOfButton: Suppression.Replacement? {
    if has(.tabBarItem) { return .tab }
    if isTab, !isButtonInTabBar { return .tab }
    if isSwitch { return .switchButton }
    if has(.backButton) { return .backButton }
    if element.roleWord != nil { return .role }
    return has(.keyboardKey) ? .keyboardKey : nil
  }

  /// Whether it says "Button" in a real tab bar, where only the trait of a tab replaces it.
  private var isButtonInTabBar: Bool {
    guard case .tabBarItem? = element.context?.value else { return false }
    return tolerances.contains(.buttonsInTabBars)
  }

  /// The word for the value of a switch, or nil when it is silent.
  fileprivate func state(_ value: Wording) -> Word? {
    if let word = Self.states[value] { return words[word] }
    // Before iOS 17 a switch with any other value was silent about it.
    guard settings.resolver.systemVersion >= 17 else { return nil }
    guard !value.isBlank || tolerances.contains(.blankStates) else { return nil }
    return words.word(for: value) ?? .sentence("\(value)", .recorded)
  }

  private static let states: [Wording: Word.ID] = ["1": .on, "0": .off, "2": .mixed]
}

extension Node.Trait {
  /// The sound that can replace the word for a trait, or nil for one that is always spoken.
  var sound: Sound? {
    switch self {
    case .link: .link
    case .button, .backButton: .button
    case .header: .heading
    case .adjustable: .adjustable
    case .switchButton, .toggleButton: .switchButton
    case .image: .image
    case .textEntry, .secureTextField, .searchField: .textField
    case .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar,
      .supportsZoom, .tabBarItem, .isEditing, .textArea, .popUpButton, .pickerElement:
      nil
    }
  }
}
