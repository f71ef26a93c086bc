extension ModifierNames {
  /// Custom actions.
  public static let actions = Modifier(
    "actions", api: ["action", "customActions"], .actions, .content, isAdded: true,
    use: .spoken(by: "actions", example: "{Text: Letter, actions: [Archive]}"),
    "The names of custom actions; `{name: Send, do: […]}` also says what happens.")
  /// The actions of a row's swipes.
  public static let swipeActions = Modifier(
    "swipeActions", .actions, .content, isAdded: true,
    use: .spoken(by: "actions", example: "{Text: Letter, swipeActions: [Delete]}"),
    "The actions of a row's swipes; offered before the others.")
  /// Information that is read on demand.
  public static let customContent = Modifier(
    "customContent", .customContent, .content, isAdded: true,
    use: .spoken(
      by: "moreContent", example: "{Text: Ada, customContent: {label: Age, value: 3 years}}"),
    "What is read on demand; with `importance: high` it is spoken at once.")
  /// Custom rotors.
  public static let rotors = Modifier(
    "rotors", api: ["rotor", "customRotors"], .rotors, .content, isAdded: true, use: .behavior,
    "Custom rotors; entries are ids, or `{id, in, range: [start, length]}`.")
  /// The identity under which a rotor finds the view.
  public static let rotorEntry = Modifier(
    "rotorEntry", .rotorEntry, .content, use: .behavior,
    "The identity for rotors, with a namespace.")
  /// What kind of container the view is.
  public static let container = Modifier(
    "container", api: ["containerType"], .containerType, .content, use: .shapesTree,
    "What kind of container it is.")
  /// The number of rows of a table.
  public static let rowCount = Modifier(
    "rowCount", .integer(0...1_000_000), .content,
    use: .spoken(
      by: "container",
      example: "{Web: [{Web: A}], role: table, label: T, rowCount: 1, columnCount: 2}"),
    "The number of rows of a `dataTable`.")
  /// The number of columns of a table.
  public static let columnCount = Modifier(
    "columnCount", .integer(0...1_000_000), .content,
    use: .spoken(
      by: "container",
      example: "{Web: [{Web: A}], role: table, label: T, rowCount: 1, columnCount: 2}"),
    "The number of columns of a `dataTable`.")
  /// The columns whose cells head their rows, counted from 0.
  public static let rowHeaderColumns = Modifier(
    "rowHeaderColumns", .integers, .content,
    use: .spoken(
      by: "cell",
      example:
        "{VStack: [{Text: A, cell: {row: 0, column: 0}}, {Text: B, cell: {row: 0, column: 1}}], container: dataTable, rowHeaderColumns: [0]}"
    ), "The columns of a `dataTable` whose cells head their rows, from 0.")
  /// The rows whose cells head their columns, counted from 0.
  public static let columnHeaderRows = Modifier(
    "columnHeaderRows", .integers, .content,
    use: .spoken(
      by: "cell",
      example:
        "{VStack: [{Text: A, cell: {row: 0, column: 0}}, {Text: B, cell: {row: 1, column: 0}}], container: dataTable, columnHeaderRows: [0]}"
    ), "The rows of a `dataTable` whose cells head their columns, from 0.")
  /// The place of a cell in its table.
  public static let cell = Modifier(
    "cell", .cell, .content,
    use: .spoken(
      by: "cell",
      example: "{VStack: [{Text: A, cell: {row: 0, column: 1}}], container: dataTable}"),
    "Its place in a table, from 0; absent or null is unknown.")
  /// What a container would say.
  public static let context = Modifier(
    "context", .context, .content,
    use: .spoken(by: "position", example: "{Button: Yearly, context: {series: [2, 3]}}"),
    "What a container would say, for a source that knows it without the container.")

  /// The data of a chart, which can be described and played.
  package static let chart = Modifier(
    "chart", api: ["chartDescriptor"], .chart, .content, use: .shapesTree,
    "The data of a chart, for Describe Chart and its audio graph; see [charts](charts.md).")

  static let contentAndContainers: [AnyModifier] = [
    actions, swipeActions, customContent, rotors, rotorEntry, container, rowCount, columnCount,
    rowHeaderColumns, columnHeaderRows, cell, context, chart,
  ]
}
