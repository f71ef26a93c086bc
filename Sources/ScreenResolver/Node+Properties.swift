import ScreenTree

/// What the resolver asks of a node; the last word of the file counts.
extension Node {
  private func last<Value>(_ read: (Property.Value) -> Value?) -> Value? {
    for property in properties.reversed() {
      if let value = read(property.value) { return value }
    }
    return nil
  }

  var labelText: String? { last { if case .label(let text) = $0 { text } else { nil } } }
  var valueText: String? { last { if case .valueText(let text) = $0 { text } else { nil } } }
  var scalar: Property.Scalar? { last { if case .value(let value) = $0 { value } else { nil } } }
  var hintText: String? { last { if case .hint(let text) = $0 { text } else { nil } } }
  var placeholder: String? { last { if case .placeholder(let text) = $0 { text } else { nil } } }
  var symbol: String? { last { if case .symbol(let name) = $0 { name } else { nil } } }
  var style: String? { last { if case .style(let style) = $0 { style } else { nil } } }
  var role: String? { last { if case .role(let role) = $0 { role } else { nil } } }
  var languageTag: String? { last { if case .language(let tag) = $0 { tag } else { nil } } }
  var format: Property.ValueFormat? {
    last { if case .format(let format) = $0 { format } else { nil } }
  }
  var range: ClosedRange<Double>? {
    last { if case .range(let range) = $0 { range } else { nil } }
  }
  var frame: Frame? { last { if case .frame(let frame) = $0 { frame } else { nil } } }
  var sortPriority: Double? {
    last { if case .sortPriority(let value) = $0 { value } else { nil } }
  }
  var opacity: Double? { last { if case .opacity(let value) = $0 { value } else { nil } } }
  var headingLevel: Int? { last { if case .heading(let level) = $0 { level } else { nil } } }
  var isExpanded: Bool? { last { if case .expanded(let flag) = $0 { flag } else { nil } } }
  var isElement: Bool? { last { if case .isElement(let flag) = $0 { flag } else { nil } } }
  var checked: Property.Tristate? {
    last { if case .checked(let state) = $0 { state } else { nil } }
  }
  var pressed: Property.Tristate? {
    last { if case .pressed(let state) = $0 { state } else { nil } }
  }
  var cell: Property.Cell? { last { if case .cell(let cell) = $0 { cell } else { nil } } }
  var labeledPair: Property.LabeledPair? {
    last { if case .labeledPair(let pair) = $0 { pair } else { nil } }
  }
  var speech: Property.Speech? { last { if case .speech(let it) = $0 { it } else { nil } } }
  var attributed: [Property.AttributedRange] {
    last { if case .attributed(let ranges) = $0 { ranges } else { nil } } ?? []
  }
  var rotors: [Property.Rotor] {
    last { if case .rotors(let rotors) = $0 { rotors } else { nil } } ?? []
  }
  var rotorEntry: Property.RotorEntry? {
    last { if case .rotorEntry(let entry) = $0 { entry } else { nil } }
  }
  var rowHeaderColumns: [Int] {
    last { if case .rowHeaderColumns(let columns) = $0 { columns } else { nil } } ?? []
  }
  var columnHeaderRows: [Int] {
    last { if case .columnHeaderRows(let rows) = $0 { rows } else { nil } } ?? []
  }
  var identifier: String? { last { if case .identifier(let id) = $0 { id } else { nil } } }
  var level: Int? { last { if case .level(let level) = $0 { level } else { nil } } }
  var webDescription: String? {
    last { if case .webDescription(let text) = $0 { text } else { nil } }
  }
  var current: String? { last { if case .current(let text) = $0 { text } else { nil } } }
  var place: Property.Place? { last { if case .place(let place) = $0 { place } else { nil } } }
  /// The size of a table, when the file tells both its rows and its columns.
  var tableSize: Property.TableSize? {
    let rows = last { if case .rowCount(let count) = $0 { count } else { nil } }
    let columns = last { if case .columnCount(let count) = $0 { count } else { nil } }
    guard let rows, let columns else { return nil }
    return Property.TableSize(rows: rows, columns: columns)
  }
  var context: Property.Context? { last { if case .context(let it) = $0 { it } else { nil } } }
  var container: Property.ContainerType? {
    last { if case .container(let type) = $0 { type } else { nil } }
  }
  var representation: [Node]? {
    last { if case .representation(let nodes) = $0 { nodes } else { nil } }
  }
  var accessibilityChildren: [Node]? {
    last { if case .accessibilityChildren(let nodes) = $0 { nodes } else { nil } }
  }
  var explicitElements: [Property.ElementReference]? {
    last { if case .elements(let references) = $0 { references } else { nil } }
  }
  var childBehavior: Property.ChildBehavior? {
    last { if case .element(let behavior) = $0 { behavior } else { nil } }
  }

  var isHidden: Bool { last { if case .hidden(let flag) = $0 { flag } else { nil } } ?? false }
  var isDecorative: Bool {
    last { if case .decorative(let flag) = $0 { flag } else { nil } } ?? false
  }
  var hidesElements: Bool {
    last { if case .elementsHidden(let flag) = $0 { flag } else { nil } } ?? false
  }
  var clipsToBounds: Bool {
    last { if case .clipsToBounds(let flag) = $0 { flag } else { nil } } ?? false
  }
  var isModal: Bool { last { if case .modal(let flag) = $0 { flag } else { nil } } ?? false }
  var groupsChildren: Bool {
    last { if case .groupChildren(let flag) = $0 { flag } else { nil } } ?? false
  }

  /// Whether the file says that a flag of web content or of dragging is true.
  func isSaid(_ name: Property.Name) -> Bool {
    properties.last { $0.name == name }.map { property in
      switch property.value {
      case .draggable(let flag), .directTouch(let flag), .required(let flag), .invalid(let flag),
        .readonly(let flag), .visited(let flag), .busy(let flag):
        flag
      default: false
      }
    } ?? false
  }

  /// Whether the file says something that only an element or a container can have.
  var saysSomethingSpoken: Bool {
    properties.contains { property in
      switch property.value {
      case .label, .value, .valueText, .hint, .addTraits, .traits, .customContent, .actions,
        .adjustable, .selected, .disabled, .expanded, .heading:
        true
      default: false
      }
    }
  }
}
