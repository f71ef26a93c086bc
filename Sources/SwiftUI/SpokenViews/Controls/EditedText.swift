import ScreenTree

/// What was typed into a field for a value in a format, until its editing ends.
///
/// Source: Apple, `TextField.init(_:value:format:prompt:)`
/// (https://developer.apple.com/documentation/swiftui/textfield): a text that the format cannot read
/// leaves the value unchanged, and when its user stops editing, the field shows the last valid value.
@MainActor
final class EditedText: KeyboardFollower {
  private weak var node: _ViewNode?
  /// The typed text, and the value in its format at that time.
  private var typed: (text: String, formatted: String)?

  /// What the field shows for a value in its format.
  func shown(over formatted: String) -> String {
    // The app has set another value meanwhile, which takes the place of what was typed.
    if typed?.formatted != formatted { typed = nil }
    return typed?.text ?? formatted
  }

  /// Keeps what was typed into the field of a view; the value in its format is what it is now.
  func keep(_ text: String, over formatted: String, in view: _ViewNode) {
    if node == nil { view.root.keyboardFollowers.append(self) }
    node = view
    typed = (text, formatted)
    // Nothing else asks for it where the text cannot be read, and the value stays the same.
    view.setNeedsUpdate()
  }

  var fieldName: String? { node?.nodes.first?.name }

  func keyboardMoved(isHere: Bool) {
    guard !isHere, let node else { return }
    typed = nil
    node.root.keyboardFollowers.removeAll { $0 === self }
    node.setNeedsUpdate()
    self.node = nil
  }
}
