extension ModifierNames {
  /// Traits beside those of the class.
  public static let addTraits = Modifier(
    "addTraits", .traits, .traits, isAdded: true,
    use: .spoken(by: "traits", example: "{Text: Food, addTraits: isHeader}"),
    "Traits that are added to those of the class.")
  /// Traits of the class that the view does not have.
  public static let removeTraits = Modifier(
    "removeTraits", .traits, .traits, isAdded: true,
    use: .spoken(by: "traits", example: "{Link: Terms, removeTraits: isButton}"),
    "Traits that are taken from those of the class.")
  /// The exact set of traits.
  public static let traits = Modifier(
    "traits", .traits, .traits,
    use: .spoken(by: "traits", example: "{Button: Pay, traits: [link]}"), "The exact set of traits."
  )
  /// The level of a heading.
  public static let heading = Modifier(
    "heading", .integer(1...6), .traits,
    use: .spoken(by: "traits", example: "{Text: Food, heading: 2}"), "A heading of that level.")
  /// Whether a disclosure is open.
  public static let expanded = Modifier(
    "expanded", api: ["expandedStatus"], .flag, .traits,
    use: .spoken(by: "expanded", example: "{Button: Filters, expanded: true}"),
    "Whether it is open.")
  /// Whether the view is chosen among others.
  public static let selected = Modifier(
    "selected", api: ["isSelected"], .flag, .traits,
    use: .spoken(by: "selected", example: "{Button: Day, selected: true}"),
    "Whether it is chosen.")
  /// Whether the view cannot be used now.
  public static let disabled = Modifier(
    "disabled", api: ["isEnabled"], .flag, .traits,
    use: .spoken(by: "traits", example: "{Button: Pay, disabled: true}"),
    "Whether it cannot be used now.")
  /// Whether swipes up and down change the view.
  public static let adjustable = Modifier(
    "adjustable", api: ["adjustableAction"], .flag, .traits,
    use: .spoken(by: "traits", example: "{Text: Volume, adjustable: true}"),
    "Whether swipes up and down change it.")
  /// Whether the view can be dragged.
  public static let draggable = Modifier(
    "draggable", api: ["dragPoint"], .flag, .traits,
    use: .spoken(by: "draggable", example: "{Text: Photo, draggable: true}"),
    "Whether it can be dragged.")
  /// Where something can be dropped on the view.
  public static let dropPoints = Modifier(
    "dropPoints", api: ["dropPoint"], .texts, .traits, isAdded: true,
    use: .behavior,
    "The names of the places where something can be dropped on it; offered while it is dragged.")
  /// Whether the view takes touches itself.
  package static let directTouch = Modifier(
    "directTouch", api: ["directTouchOptions", "allowsDirectInteraction"], .directTouch, .traits,
    use: .stated(for: "hint", example: "{Canvas: , label: Piano, directTouch: true}"),
    "Whether it takes touches itself, or the options with which it does.")

  static let traitsAndStates: [AnyModifier] = [
    addTraits, removeTraits, traits, heading, expanded, selected, disabled, adjustable, draggable,
    dropPoints, directTouch,
  ]
}
