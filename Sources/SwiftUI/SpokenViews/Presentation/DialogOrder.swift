import ScreenTree

/// Where the button that cancels stands in an alert or a dialog, wherever the app writes it.
package enum DialogOrder {
  case alert, dialog

  /// The buttons in the order in which they are shown.
  ///
  /// Two buttons of an alert stand side by side, the one that cancels at the leading side; more of
  /// them, and those of a dialog, stand below each other with that one last.
  package func sorted<Answer>(
    _ buttons: [Answer], cancels: (Answer) -> Bool
  ) -> [Answer] {
    let cancelling = buttons.filter(cancels)
    let others = buttons.filter { !cancels($0) }
    return self == .alert && buttons.count == 2 ? cancelling + others : others + cancelling
  }
}

extension [Node] {
  /// The content of an alert or a dialog: texts and fields, then the buttons in their order.
  func sortedAsDialog(_ order: DialogOrder) -> [Node] {
    filter { !$0.isChoiceOfDialog } + order.sorted(filter(\.isChoiceOfDialog)) { $0.cancels }
  }
}

extension Node {
  /// The class name of a button that cancels, by which a dialog finds it.
  static let cancelButton = "CancelButton"

  /// Whether it is a button that cancels.
  var cancels: Bool { kind == .button && className == Self.cancelButton }

  /// Whether it is pressed to answer.
  fileprivate var isChoiceOfDialog: Bool { kind == .button || kind == .toggle || kind == .link }
}
