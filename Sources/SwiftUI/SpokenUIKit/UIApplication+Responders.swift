import SpokenViews

extension UIApplication {
  /// The objects that are asked for a method without a target, in their order.
  static func responders(from sender: Any?) -> [Any] {
    let sender = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    let root = sender?.shownIn?.root ?? ActingScreen.root
    let field = (root?.firstResponder as? UIResponder).flatMap { $0.isFirstResponder ? $0 : nil }
    // A field of SwiftUI is no object of UIKit, and gives the keyboard back all the same.
    let keyboard = field ?? root.map { KeyboardKeeper(of: $0) }
    let chains = [keyboard, sender].compactMap { $0 }.flatMap { first in
      sequence(first: first) { $0.next }.prefix(longestChain).map { $0 as Any }
    }
    return chains + [shared] + (shared.delegate.map { [$0] } ?? [])
  }

  /// More objects than a chain has that does not go round in a circle.
  private static let longestChain = 1_000
}

/// Stands for the field of SwiftUI that has the keyboard.
private final class KeyboardKeeper: UIResponder {
  private weak var root: ViewRoot?

  init(of root: ViewRoot) {
    self.root = root
    super.init()
  }

  override func resignFirstResponder() -> Bool {
    root?.takeKeyboard(exceptFrom: nil)
    return true
  }
}
