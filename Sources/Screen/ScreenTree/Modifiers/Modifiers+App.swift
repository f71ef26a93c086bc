extension ModifierNames {
  /// What the app does when the view is activated.
  public static let onActivate = Modifier(
    "onActivate", api: ["activate", "onTapGesture"], .effects, .app, use: .behavior,
    "What happens when it is pressed.")
  /// What the app does instead of increasing the value by its step.
  public static let onIncrement = Modifier(
    "onIncrement", api: ["increment"], .effects, .app, use: .behavior,
    "What happens instead of raising the value by its step.")
  /// What the app does instead of decreasing the value by its step.
  public static let onDecrement = Modifier(
    "onDecrement", api: ["decrement"], .effects, .app, use: .behavior,
    "What happens instead of lowering the value by its step.")
  /// What the app does on the escape gesture, here and inside.
  public static let onEscape = Modifier(
    "onEscape", api: ["performEscape"], .effects, .app, use: .behavior,
    "What the escape gesture does, here and inside.")
  /// What the app does on the magic tap, here and inside.
  public static let onMagicTap = Modifier(
    "onMagicTap", api: ["performMagicTap"], .effects, .app, use: .behavior,
    "What the magic tap does, here and inside.")
  /// The page that is shown, of a view that scrolls by pages.
  public static let page = Modifier(
    "page", api: ["scrollAction"], .place, .app, use: .behavior,
    "The page that is shown, for `scroll`.")

  static let appBehavior: [AnyModifier] = [
    onActivate, onIncrement, onDecrement, onEscape, onMagicTap, page,
  ]

  /// How the whole element is spoken.
  public static let speech = Modifier(
    "speech",
    api: [
      "speechSpellsOutCharacters", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation",
      "speechAnnouncementsQueued",
    ], .speech, .speech,
    use: .spoken(by: "label", example: "{Text: Food, speech: {pitch: 0.5}}"),
    "How the whole element is spoken; pitch from -1 to 1.")
  /// How parts of the label are spoken.
  public static let attributed = Modifier(
    "attributed", api: ["attributedLabel"], .attributedRanges, .speech, isAdded: true,
    use: .spoken(
      by: "label", example: "{Text: Bonjour Ada, attributed: [{range: [0, 7], language: fr}]}"),
    "How parts of the label are spoken, counted from 0; also `heading: 1` to 6.")

  static let speaking: [AnyModifier] = [speech, attributed]
}
