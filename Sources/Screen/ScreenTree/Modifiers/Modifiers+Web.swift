extension ModifierNames {
  /// The ARIA role.
  package static let role = Modifier(
    "role", .text, .web, use: .spoken(by: "traits", example: "{Web: Pay, role: button}"),
    "Any WAI-ARIA role; of HTML also `popupbutton` for `select`, `colorwell` for a color, `definitionList` for `dl`, `filebutton` for a file, `summary`."
  )
  /// What `aria-describedby` says.
  package static let webDescription = Modifier(
    "description", api: ["describedby"], .text, .web,
    use: .spoken(
      by: "description", example: "{Web: Code, role: textbox, description: six digits}"),
    "What the element is described by.")
  /// Whether a box is checked.
  package static let checked = Modifier(
    "checked", .tristate, .web,
    use: .spoken(by: "states", example: "{Web: News, role: checkbox, checked: true}"),
    "Whether a box is checked.")
  /// Whether a button is pressed.
  package static let pressed = Modifier(
    "pressed", .tristate, .web,
    use: .spoken(by: "states", example: "{Web: Bold, role: button, pressed: true}"),
    "Whether a button is pressed.")
  /// What a button or a combo box opens.
  package static let haspopup = Modifier(
    "haspopup", .popup, .web,
    use: .spoken(by: "states", example: "{Web: Actions, role: button, haspopup: menu}"),
    "What it opens; `true` is a menu.")
  /// The order of the rows below a header.
  package static let sort = Modifier(
    "sort", .sort, .web,
    use: .spoken(by: "sort", example: "{Web: Title, role: columnheader, sort: ascending}"),
    "The order of the rows by this column.")
  /// Whether an entry is needed.
  package static let required = Modifier(
    "required", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: Mail, role: textbox, required: true}"),
    "Whether it must be filled in.")
  /// Whether an entry is wrong.
  package static let invalid = Modifier(
    "invalid", .invalidity, .web,
    use: .spoken(by: "remarks", example: "{Web: Mail, role: textbox, invalid: true}"),
    "Whether the entry is wrong, or what is wrong with it.")
  /// What `aria-errormessage` says.
  package static let error = Modifier(
    "error", .text, .web,
    use: .spoken(
      by: "remarks", example: "{Web: Zip, role: textbox, invalid: true, error: five digits}"),
    "What is wrong with an invalid entry, in words.")
  /// Whether an entry cannot be changed.
  package static let readonly = Modifier(
    "readonly", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: Mail, role: textbox, readonly: true}"),
    "Whether it cannot be changed.")
  /// The level of a heading.
  package static let level = Modifier(
    "level", .integer(1...100), .web,
    use: .spoken(by: "traits", example: "{Web: Food, role: heading, level: 2}"),
    "The level of a heading.")
  /// Whether it is the current page, step or date.
  package static let current = Modifier(
    "current", .currentItem, .web,
    use: .spoken(by: "current", example: "{Web: Home, role: link, current: page}"),
    "What it is the current one of.")
  /// Whether a link was followed before.
  package static let visited = Modifier(
    "visited", .flag, .web,
    use: .spoken(by: "states", example: "{Web: Home, role: link, visited: true}"),
    "Whether the link was followed before.")
  /// Whether a link leads to a part of the same page.
  package static let inPage = Modifier(
    "inPage", .flag, .web,
    use: .stated(for: "traits", example: "{Web: To the results, role: link, inPage: true}"),
    "Whether the link leads to a part of the same page.")
  /// Whether it is still loading.
  package static let busy = Modifier(
    "busy", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: News, role: button, busy: true}"),
    "Whether it is still loading.")
  /// How changes inside are announced.
  package static let live = Modifier(
    "live", .live, .web, use: .behavior, "How changes inside are announced.")
  /// Whether a live region is announced as a whole.
  package static let atomic = Modifier(
    "atomic", .flag, .web, use: .behavior,
    "Whether all of a live region is announced, not only what is new in it.")
  /// The place among others.
  package static let place = Modifier(
    "position", api: ["posinset", "setsize"], .place, .web,
    use: .spoken(by: "position", example: "{Web: Cat, role: radio, position: [1, 3]}"),
    "Its number among others, from 1, and how many there are.")

  static let webContent: [AnyModifier] = [
    role, webDescription, checked, pressed, haspopup, sort, required, invalid, error, readonly,
    level, current, visited, inPage, busy, live, atomic, place,
  ]
}
