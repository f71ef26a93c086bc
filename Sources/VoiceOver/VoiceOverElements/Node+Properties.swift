import ScreenTree

/// Properties of a node that several passes need.
extension Node {
  /// The size of a table, if the file has both its rows and its columns.
  var tableSize: Property.TableSize? {
    guard let rows = self[.rowCount], let columns = self[.columnCount] else { return nil }
    return Property.TableSize(rows: rows, columns: columns)
  }

  /// Whether the file sets something that only an element or a container can have.
  var hasSpokenModifier: Bool {
    properties.contains { Self.spokenModifiers.contains($0.modifier) }
  }

  private static let spokenModifiers: [AnyModifier] = [
    .label, .value, .valueText, .hint, .addTraits, .traits, .customContent, .actions,
    .adjustable, .selected, .disabled, .expanded, .heading,
  ]

  /// Whether it contains tabs, by its trait or its container type.
  var isTabBar: Bool { self[.container] == .tabBar || givenTraits.contains(.tabBar) }

  /// Whether it gives the elements in it their positions.
  var placesElements: Bool {
    switch self[.container] {
    case .list, .landmark, .dataTable, .tabBar, .definitionList: true
    case nil, .semanticGroup, Property.ContainerType.none?: isTabBar
    }
  }

  /// Whether it is the symbol that a button shows while it is selected.
  ///
  /// In a button SwiftUI turns it into the trait, and no word (recorded on iOS and the Mac).
  var marksSelection: Bool {
    guard kind == .image, !states(.label), let symbol = self[.symbol] else { return false }
    return symbol == "checkmark" || symbol == "checkmark.circle.fill"
  }
}
