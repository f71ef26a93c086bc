import ScreenTree

extension [Node] {
  /// The words of a label, as the title of a control.
  var titleWords: String? {
    let words = compactMap(\.words)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The nodes with buttons that also close the view that they are in: before their own action, or
  /// after it where that may read what closing takes away.
  @MainActor
  func closingEach(
    by close: @escaping @MainActor () -> Void, afterAction: Bool = false
  ) -> [Node] {
    map { node in
      guard node.kind == .button || node.kind == .toggle || node.kind == .link else {
        var node = node
        node.children = node.children.closingEach(by: close, afterAction: afterAction)
        return node
      }
      // The last behavior for a trigger is performed, so the one that is added below replaces this
      // one.
      let own = node.all(.behavior).last { $0.trigger == .activate }
      guard let own else { return node }
      let press = Behavior(.activate) { input in
        if !afterAction { close() }
        let isDone = own.perform(input)
        if afterAction { close() }
        return isDone
      }
      return node.adding([.behavior(press, at: node.position)])
    }
  }
}
