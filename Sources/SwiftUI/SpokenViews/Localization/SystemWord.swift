import VoiceOverLanguages

/// Words that the system adds to the views of an app: on its own buttons, fields and actions.
///
/// They follow the language of the screen, as the words of an app's catalogs do, and are looked up
/// in none of those. The raw value has the English words; `%1` is a number.
package enum SystemWord: String, Hashable, Sendable, CaseIterable {
  /// Starts the editing of a list.
  case edit = "Edit"
  /// Ends it, or confirms something.
  case done = "Done"
  /// Deletes a row or a token.
  case delete = "Delete"
  /// Ends a search, or closes a question.
  case cancel = "Cancel"
  /// Closes an alert without buttons.
  case ok = "OK"
  /// Closes a screen or a tip.
  case close = "Close"
  /// Goes back to a screen without a title.
  case back = "Back"
  /// A search field, and the tab with it.
  case search = "Search"
  /// Keeps what was changed.
  case save = "Save"
  /// Shares something, as VoiceOver calls the symbol.
  case share = "Share"
  /// The title of a button that shares something.
  case shareTitle = "Share…"
  /// Pastes what was copied.
  case paste = "Paste"
  /// Copies something.
  case copy = "Copy"
  /// Renames something.
  case rename = "Rename"
  /// The badge of a tab that counts one thing.
  case item = "1 item"
  /// The badge of a tab that counts several.
  case items = "%1 items"

  /// The words in the language of the view that is evaluated.
  package var text: String { text(in: Localization.language) }

  /// The words in a language by its tag; English where they are not known.
  package func text(in language: String) -> String { word(in: language)?.text ?? rawValue }

  /// The words of a number of things, in the language of the view that is evaluated.
  static func counted(_ number: String) -> String {
    if number == "1" { return item.text }
    return Word(items.text, .apple).filled(number).text
  }

  /// The words with their evidence; nil where they are not known.
  func word(in language: String) -> Word? {
    guard let language = Language.of(language) else { return nil }
    // Said once: VoiceOver leaves out a label that its own words for the button repeat.
    if self == .back { return language.vocabulary[.back] }
    return known(in: language.tag)
  }
}
