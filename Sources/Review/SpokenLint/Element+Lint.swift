import ScreenTree
package import VoiceOverElements

extension Element {
  /// Whether a listener can operate it.
  package var isOperable: Bool {
    if self.traits.contains(where: { $0.value.facts.roles.contains(.operable) }) { return true }
    // An element of web content may have a role and none of the traits of an app.
    guard let role = self.role?.value else { return false }
    return [
      "button", "link", "checkbox", "radio", "switch", "textbox", "searchbox", "combobox", "slider",
      "spinbutton", "menuitem", "tab", "option",
    ].contains(role)
  }

  /// Whether its label is not blank.
  package var isNamed: Bool { self.label.contains { !$0.value.isBlank } }

  /// Whether a listener knows that it can be pressed, or nobody needs to: it has a role, a state or
  /// custom actions, or it is a cell, web content, dimmed or touched directly.
  package var isKnownToBePressed: Bool {
    isOperable || self.role != nil || self.expanded != nil || !self.actions.isEmpty
      || self.kind.shape == .cell || self.kind == .web || has(.notEnabled)
      || has(.allowsDirectInteraction)
  }

  /// The role in a word for messages.
  var roleWord: String {
    // From the most specific trait on: a switch, a tab and a link may be buttons too.
    let words: [(Node.Trait, String)] = [
      (.switchButton, "switch"), (.toggleButton, "switch"), (.adjustable, "adjustable control"),
      (.searchField, "search field"), (.textEntry, "text field"), (.popUpButton, "pop-up button"),
      (.tabBarItem, "tab"), (.backButton, "back button"), (.link, "link"), (.button, "button"),
      (.image, "image"), (.header, "heading"),
    ]
    return words.first { has($0.0) }?.1 ?? self.role?.value ?? "element"
  }
}

extension StringProtocol {
  /// The text in lower case without white space around it.
  var folded: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end]).lowercased()
  }

  /// The words between white space, in lower case and without punctuation around them.
  var plainWords: [String] {
    split(whereSeparator: \.isWhitespace).compactMap { word in
      let start = word.drop { !$0.isLetter && !$0.isNumber }
      guard let end = start.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return start[...end].lowercased()
    }
  }
}
