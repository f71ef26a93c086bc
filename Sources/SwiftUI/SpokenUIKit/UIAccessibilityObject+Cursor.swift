import Foundation
import ScreenTree

/// VoiceOver's cursor and its swipes with three fingers.
extension UIAccessibilityObject {
  /// Learns that the cursor arrived or left.
  func cursorMoved(isHere: Bool) {
    guard isHere else {
      // Another object may have become the focused one in the meantime.
      if UIAccessibility.cursor === self { UIAccessibility.cursor = nil }
      return accessibilityElementDidLoseFocus()
    }
    // Before the callbacks, in which an app may ask which element is focused.
    UIAccessibility.cursor = self
    accessibilityElementDidBecomeFocused()
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil,
      userInfo: [
        UIAccessibility.focusedElementUserInfoKey: self,
        UIAccessibility.assistiveTechnologyUserInfoKey:
          UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver,
      ])
  }

  /// Scrolls by the app's own action.
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // The app's own scrolling comes first; only at the top does the same swipe load again.
    if accessibilityScroll(direction) { return true }
    if direction == .up, refresh() { return true }
    // Where the text ends, VoiceOver asks an element that turns pages for the next one by name.
    guard accessibilityTraits.contains(.causesPageTurn), direction == .left else { return false }
    return accessibilityScroll(.next)
  }
}

extension UIAccessibilityContainerDataTableCell {
  /// Its place in the table.
  var place: Property.Cell {
    let (rows, columns) = (accessibilityRowRange(), accessibilityColumnRange())
    return Property.Cell(
      // A cell may know only one of the two.
      row: rows.location == NSNotFound ? nil : rows.location,
      column: columns.location == NSNotFound ? nil : columns.location,
      rowSpan: max(rows.length, 1), columnSpan: max(columns.length, 1))
  }
}

extension UIAccessibilityContainerDataTable {
  /// How large it is, and which of its cells are headers.
  var sizes: [Property] {
    let (rows, columns) = (max(accessibilityRowCount(), 0), max(accessibilityColumnCount(), 0))
    let headRows = (0..<columns).flatMap { accessibilityHeaderElements(forColumn: $0) ?? [] }
      .compactMap(\.place.row)
    let headColumns = (0..<rows).flatMap { accessibilityHeaderElements(forRow: $0) ?? [] }
      .compactMap(\.place.column)
    return [.rowCount(rows), .columnCount(columns)]
      + (headRows.isEmpty ? [] : [.columnHeaderRows(Set(headRows).sorted())])
      + (headColumns.isEmpty ? [] : [.rowHeaderColumns(Set(headColumns).sorted())])
  }
}
