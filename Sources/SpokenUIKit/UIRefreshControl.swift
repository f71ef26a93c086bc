public import Foundation
import ScreenTree

/// Loads rows again by a swipe down with three fingers.
open class UIRefreshControl: UIControl {
  /// Whether it is loading.
  public private(set) var isRefreshing = false
  /// The words below it; not heard.
  open var attributedTitle: NSAttributedString?

  /// Shows that it is loading.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it is loading no longer.
  open func endRefreshing() { isRefreshing = false }

  /// What the list gets that it belongs to.
  var properties: [Property] {
    let refresh = Behavior(.scroll) { [weak self] input in
      // A swipe down with three fingers scrolls up, as a finger that pulls the list down.
      guard let self, input == .direction(.up), isEnabled else { return false }
      beginRefreshing()
      return send(.valueChanged)
    }
    return [.behavior(refresh)]
  }
}
