extension ModifierNames {
  /// The name of the view in the file.
  public static let id = Modifier(
    "id", .text, .words, use: .carried,
    "The name of the view in this file and in explanations; unique.")
  /// What the view is called.
  public static let label = Modifier(
    "label", .text, .words,
    use: .spoken(by: "label", example: "{Button: Pay, label: Pay the bill}"),
    "What it is called; replaces the title.")
  /// What the view is set to.
  public static let value = Modifier(
    "value", api: ["valuenow"], .scalar, .words,
    use: .spoken(by: "value", example: "{Text: Food, value: 40}"),
    "What it is set to.")
  /// The value in words.
  public static let valueText = Modifier(
    "valueText", api: ["valueDescription"], .text, .words,
    use: .spoken(by: "value", example: "{Slider: Food, value: 0.4, valueText: forty}"),
    "The value in words, before any other.")
  /// What happens when the view is used.
  public static let hint = Modifier(
    "hint", .text, .words,
    use: .spoken(by: "hint", example: "{Button: Pay, hint: Opens the bill.}"),
    "What happens when it is used.")
  /// The prompt of an empty text field.
  public static let placeholder = Modifier(
    "placeholder", api: ["prompt"], .text, .words,
    use: .spoken(by: "value", example: "{TextField: Mail, placeholder: name@example.com}"),
    "The prompt of an empty text field.")
  /// Whether the text of a text view can be changed.
  public static let editable = Modifier(
    "editable", .flag, .words,
    use: .spoken(
      by: "value", example: "{TextEditor: , label: Terms, value: Be kind, editable: false}"),
    "Whether the text of a text view can be changed; true by default.")
  /// Where the insertion point is while the text is edited.
  package static let insertionPoint = Modifier(
    "insertionPoint", .insertionPoint, .words,
    use: .stated(
      for: "editing",
      example:
        "{UITextField: , label: Name, value: Ada, addTraits: isEditing, insertionPoint: start}"),
    "Where the insertion point is while the text is edited, from 0; `end` by default.")
  /// Names for Voice Control.
  public static let inputLabels = Modifier(
    "inputLabels", api: ["userInputLabels"], .texts, .words, use: .explained,
    "Names for Voice Control.")
  /// The language of the words.
  public static let language = Modifier(
    "language", .language, .words,
    use: .spoken(by: "traits", example: "{Button: Zahlen, language: de}"),
    "The language of this view and everything inside it, as a BCP 47 tag.")
  /// One half of a label and its content that are apart on the screen.
  public static let labeledPair = Modifier(
    "labeledPair", .labeledPair, .words, use: .shapesTree,
    "The `label` or the `content` of a pair that is apart on the screen.")
  /// The name of an SF Symbol.
  public static let symbol = Modifier(
    "symbol", synonym: "systemName", api: ["systemImage"], .text, .words,
    use: .spoken(by: "label", example: "{Button: , symbol: plus}"), "The name of an SF Symbol.")
  /// The range of the value.
  public static let range = Modifier(
    "in", api: ["valuemin", "valuemax"], .range, .words,
    use: .spoken(by: "value", example: "{UISlider: , label: Volume, value: 5, in: [0, 10]}"),
    "The range of a slider, stepper, gauge or progress.")
  /// The step of an adjustment.
  public static let step = Modifier(
    "step", .number(1e-9...1e9), .words, use: .behavior, "The step of a slider or a stepper.")
  /// How a number is put into words.
  public static let format = Modifier(
    "format", .format, .words,
    use: .spoken(by: "value", example: "{Slider: Food, value: 40, format: {currency: USD}}"),
    "How a number is put into words.")
  /// The style of a control.
  public static let style = Modifier(
    "style", .text, .words, use: .shapesTree,
    "`menu`, `segmented`, `wheel` or `inline` for pickers; `switch` or `button` for toggles on the Mac."
  )
  /// What kind of text it is.
  public static let textContentType = Modifier(
    "textContentType", api: ["textualContext"], .text, .words, use: .carried,
    "What kind of text it is.")
  /// UIKit's identifier for tests.
  public static let identifier = Modifier(
    "identifier", .text, .words, use: .carried, "The identifier for UI tests.")
  /// What an earlier version kept of a capture.
  public static let captured = Modifier(
    "captured", .text, .words, use: .carried,
    "What an earlier version kept of a capture; not read.")

  static let words: [AnyModifier] = [
    id, label, value, valueText, hint, placeholder, editable, insertionPoint, inputLabels,
    language, labeledPair, symbol, range, step, format, style, textContentType, identifier,
    captured,
  ]
}
