import ScreenTree

/// Which rows of a list are chosen, and how others are.
struct ListSelection {
  /// Whether any row is chosen.
  let isMade: Bool
  /// Whether several rows can be chosen.
  let isSeveral: Bool
  /// Whether a row that can be chosen is a button; on the Mac it is a row like others.
  var makesButtons = true
  private let isChosen: (AnyHashable) -> Bool?
  private let choose: @MainActor (AnyHashable) -> Void
  /// Chooses nothing.
  let clear: @MainActor () -> Void

  /// A list of which one row can be chosen.
  init<Value: Hashable>(one selection: Binding<Value?>) {
    // Read now and not for each row, so that the list itself depends on the state.
    let chosen = Unchecked(selection.wrappedValue)
    isMade = chosen.value != nil
    isSeveral = false
    isChosen = { tag in (tag.base as? Value).map { $0 == chosen.value } }
    // A row that is chosen is given up by a second double-tap only where several can be chosen.
    choose = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    clear = { selection.wrappedValue = nil }
  }

  /// A list of which several rows can be chosen.
  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    let chosen = Unchecked(selection.wrappedValue)
    isMade = !chosen.value.isEmpty
    isSeveral = true
    isChosen = { tag in (tag.base as? Value).map { chosen.value.contains($0) } }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue.formSymmetricDifference([value]) }
    }
    clear = { selection.wrappedValue = [] }
  }

  /// The selection as rows of a platform have it.
  func on(_ platform: Platform) -> ListSelection {
    var selection = self
    selection.makesButtons = platform != .macos
    return selection
  }

  /// Whether the value is of the list's type: a list may have rows with tags of other types.
  func holds(_ tag: AnyHashable) -> Bool { isChosen(tag) != nil }

  /// Chooses a row; false if the value is not of the list's type.
  @MainActor
  func select(_ tag: AnyHashable) -> Bool {
    guard holds(tag) else { return false }
    choose(tag)
    return true
  }

  /// The row as one that can be chosen.
  @MainActor
  func applied(to nodes: [Node], _ tag: AnyHashable) -> [Node] {
    guard let isChosen = isChosen(tag) else { return nodes }
    let press = Behavior(.activate) { _ in
      choose(tag)
      return true
    }
    let traits: [Node.Trait] = (makesButtons ? [.button] : []) + (isChosen ? [.selected] : [])
    return nodes.map { node in
      // A link or a button in a row does what it is for; only other rows are chosen by a
      // double-tap.
      let ownsPress = node.all(.behavior).contains { $0.trigger == .activate }
      return node.adding(
        (traits.isEmpty ? [] : [.addTraits(traits, at: node.position)])
          + (ownsPress ? [] : [.behavior(press, at: node.position)]))
    }
  }
}

extension [Node] {
  /// The views as a row of a list that can be chosen.
  @MainActor
  func selectable(
    _ tag: AnyHashable, by selection: ListSelection?, _ menu: SelectionMenu?
  ) -> [Node] {
    let rows = selection?.applied(to: self, tag) ?? self
    return menu?.applied(to: rows, tag) ?? rows
  }
}

/// Whether a row of a column is chosen, which shows the next column on a phone.
@MainActor
final class ColumnBox {
  private(set) var isMade = false
  private(set) var clear: @MainActor () -> Void = {}
  /// Is called when that changes.
  var didChange: () -> Void = {}

  /// Notes the selection of the list in the column.
  func note(_ selection: ListSelection) {
    clear = selection.clear
    // The list notes its selection at each evaluation, and following a column writes the screen
    // again.
    guard selection.isMade != isMade else { return }
    isMade = selection.isMade
    didChange()
  }
}
