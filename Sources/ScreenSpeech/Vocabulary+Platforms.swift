/// Words for web content, as VoiceOver speaks Safari's.
public struct WebWords: Hashable, Sendable {
  /// For a check box.
  public var checkbox: Word
  /// For a box that is checked.
  public var checked: Word
  /// For a box that is not checked.
  public var unchecked: Word
  /// For one of several choices.
  public var radioButton: Word
  /// For a field of several lines.
  public var multiLineTextField: Word
  /// For a button that chooses a color.
  public var colorWell: Word
  /// For what shows how far something is.
  public var progressIndicator: Word
  /// For a field that must be filled in.
  public var required: Word
  /// For a field with a wrong entry.
  public var invalid: Word
  /// For a field that cannot be changed.
  public var readOnly: Word
  /// For a link that was followed before.
  public var visited: Word
  /// For content that is still loading.
  public var busy: Word
  /// For the page, step or date that is the current one.
  public var current: Word
  /// On entering a dialog.
  public var dialog: Word
  /// On entering a table, with its `rows` as `%1` and its `columns` as `%2`.
  public var tableStart: Word
  /// How many rows a table has.
  public var rows: CountedWord
  /// How many columns a table has.
  public var columns: CountedWord
  /// On leaving a table.
  public var tableEnd: Word
  /// On leaving a landmark named `%1` of the role `%2`.
  public var end: Word
  /// The names of landmarks, by their ARIA role.
  public var landmarks: [String: Word]
}

/// Words of VoiceOver on the Mac.
public struct MacWords: Hashable, Sendable {
  /// For a slider.
  public var slider: Word
  /// For a stepper.
  public var stepper: Word
  /// For a check box.
  public var checkbox: Word
  /// For a box that is checked.
  public var checked: Word
  /// For a box that is not checked.
  public var unchecked: Word
  /// For a switch.
  public var switchButton: Word
  /// For a button that stays pressed.
  public var toggleButton: Word
  /// For a button that opens choices.
  public var popUpButton: Word
  /// For a button that opens a menu.
  public var menuButton: Word
  /// For a text field.
  public var editText: Word
  /// For a field that hides what is typed.
  public var secureEditText: Word
  /// For a field to search with.
  public var searchField: Word
  /// How much is typed into a field that hides it.
  public var characters: CountedWord
  /// For a group of elements.
  public var group: Word
  /// For a part that scrolls.
  public var scrollArea: Word
  /// For a list.
  public var list: Word
  /// For a table.
  public var table: Word
  /// For a bar of tabs.
  public var tabGroup: Word
  /// On entering the container named `%1`.
  public var entering: Word
  /// How many elements are in a container.
  public var items: CountedWord
  /// How to press a button.
  public var buttonHint: Word
  /// How to open the choices of a button.
  public var popUpHint: Word
  /// How to follow a link.
  public var linkHint: Word
}
