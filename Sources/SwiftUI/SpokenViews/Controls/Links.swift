public import Foundation
import ScreenTree

/// A control that opens an address.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let label: Label
  private let destination: URL
  private let position: Position

  /// A link with a view as its label.
  public init(
    destination: URL, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    self.destination = destination
    position = Position(file, line, column)
  }

  /// The link.
  public var body: some View {
    PressedLabel(kind: .link, label: label, position: position) { openURL(destination) }
  }
}

/// A label that does something when it is pressed.
struct PressedLabel<Label: View>: View {
  let kind: ViewClass
  let label: Label
  let position: Position
  let action: @MainActor () -> Void

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.label) { view, nodes, _ in
      let press = Behavior(.activate) { _ in
        view.action()
        return true
      }
      return Node(
        view.kind, children: nodes, properties: [.behavior(press, at: view.position)],
        position: view.position)
    }
  }
}

/// A button that shares something; the system's sheet is not modelled.
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let position: Position

  /// A button that shares an item, with a view as its label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    position = Position(file, line, column)
  }

  /// A button that shares items, with a view as its label.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    position = Position(file, line, column)
  }

  /// The button.
  public var body: some View {
    // The press is taken, though nothing follows it: the sheet is the system's.
    PressedLabel(kind: .button, label: label, position: position) {}
  }
}

extension ShareLink where Label == SpokenViews.Label<Text, Image> {
  /// A button that shares an item.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: item, subject: subject, message: message,
      label: { Self.label("Share…", file, line, column) }, file: file, line: line, column: column)
  }

  /// A button that shares items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      items: items, subject: subject, message: message,
      label: { Self.label("Share…", file, line, column) }, file: file, line: line, column: column)
  }

  /// A button with a localized title that shares an item.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: item, subject: subject, message: message,
      label: { Self.label(titleKey, file, line, column) }, file: file, line: line, column: column)
  }

  /// A button with a title as it is that shares an item.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: item, subject: subject, message: message,
      label: { Self.label(LocalizedStringKey(String(title)), file, line, column) }, file: file,
      line: line, column: column)
  }

  private static func label(
    _ key: LocalizedStringKey, _ file: StaticString, _ line: Int, _ column: Int
  ) -> Label {
    SpokenViews.Label(
      key, systemImage: "square.and.arrow.up", file: file, line: line, column: column)
  }
}
