import ScreenTree

/// What several passes ask of a node.
extension Node {
  /// The size of a table, when the file says both its rows and its columns.
  var tableSize: Property.TableSize? {
    guard let rows = self[.rowCount], let columns = self[.columnCount] else { return nil }
    return Property.TableSize(rows: rows, columns: columns)
  }

  /// Whether the file says something that only an element or a container can have.
  var hasSpokenModifier: Bool {
    let spoken: [AnyModifier] = [
      .label, .value, .valueText, .hint, .addTraits, .traits, .customContent, .actions,
      .adjustable, .selected, .disabled, .expanded, .heading,
    ]
    return properties.contains { spoken.contains($0.modifier) }
  }

  /// Whether it is a switch, by its class or by a trait of the file.
  var isSwitch: Bool {
    kind.value == .onOff || statedTraits.contains { $0 == .switchButton || $0 == .toggleButton }
  }

  /// Whether it holds tabs, by its trait or its container type.
  var isTabBar: Bool { self[.container] == .tabBar || statedTraits.contains(.tabBar) }

  /// Whether it covers what lies beside it.
  var isModal: Bool { kind.isModal || self[.modal] == true }

  /// The traits that the file adds or sets.
  var statedTraits: [Trait] {
    properties.flatMap { $0[.traits] ?? $0[.addTraits] ?? [] }
  }

  /// Whether it can give the elements in it their places.
  var placesElements: Bool {
    switch self[.container] {
    case .list, .landmark, .dataTable, .tabBar, .definitionList: true
    case nil, .semanticGroup, Property.ContainerType.none?: isTabBar
    }
  }

  /// Whether it is the symbol that a button shows while it is chosen.
  ///
  /// In a button SwiftUI makes the trait of it, and no word (recorded on iOS and the Mac).
  var marksSelection: Bool {
    guard kind == .image, !states(.label), let symbol = self[.symbol] else { return false }
    return symbol == "checkmark" || symbol == "checkmark.circle.fill"
  }
}
