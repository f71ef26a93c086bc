extension ModifierNames {
  /// The ARIA role.
  public static let role = Modifier(
    "role", .text, .web, use: .spoken(by: "traits", example: "{Web: Pay, role: button}"),
    "Any WAI-ARIA role.")
  /// What `aria-describedby` says.
  public static let webDescription = Modifier(
    "description", api: ["describedby"], .text, .web,
    use: .spoken(by: "hint", example: "{Web: Pay, role: button, description: Opens the bill}"),
    "What the element is described by.")
  /// Whether a box is checked.
  public static let checked = Modifier(
    "checked", .tristate, .web,
    use: .spoken(by: "states", example: "{Web: News, role: checkbox, checked: true}"),
    "Whether a box is checked.")
  /// Whether a button is pressed.
  public static let pressed = Modifier(
    "pressed", .tristate, .web,
    use: .spoken(by: "states", example: "{Web: Bold, role: button, pressed: true}"),
    "Whether a button is pressed.")
  /// Whether an entry is needed.
  public static let required = Modifier(
    "required", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: Mail, role: textbox, required: true}"),
    "Whether it must be filled in.")
  /// Whether an entry is wrong.
  public static let invalid = Modifier(
    "invalid", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: Mail, role: textbox, invalid: true}"),
    "Whether the entry is wrong.")
  /// Whether an entry cannot be changed.
  public static let readonly = Modifier(
    "readonly", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: Mail, role: textbox, readonly: true}"),
    "Whether it cannot be changed.")
  /// The level of a heading.
  public static let level = Modifier(
    "level", .integer(1...100), .web,
    use: .spoken(by: "traits", example: "{Web: Food, role: heading, level: 2}"),
    "The level of a heading.")
  /// Whether it is the current page, step or date.
  public static let current = Modifier(
    "current", .text, .web,
    use: .spoken(by: "remarks", example: "{Web: Home, role: link, current: page}"),
    "What it is the current one of.")
  /// Whether a link was followed before.
  public static let visited = Modifier(
    "visited", .flag, .web,
    use: .spoken(by: "states", example: "{Web: Home, role: link, visited: true}"),
    "Whether the link was followed before.")
  /// Whether it is still loading.
  public static let busy = Modifier(
    "busy", .flag, .web,
    use: .spoken(by: "remarks", example: "{Web: News, role: button, busy: true}"),
    "Whether it is still loading.")
  /// How changes inside are announced.
  public static let live = Modifier(
    "live", .live, .web, use: .carried, "How changes inside are announced.")
  /// The place among others.
  public static let place = Modifier(
    "position", api: ["posinset", "setsize"], .place, .web,
    use: .spoken(by: "position", example: "{Web: Cat, role: radio, position: [1, 3]}"),
    "Its number among others, from 1, and how many there are.")

  static let webContent: [AnyModifier] = [
    role, webDescription, checked, pressed, required, invalid, readonly, level, current, visited,
    busy, live, place,
  ]
}
