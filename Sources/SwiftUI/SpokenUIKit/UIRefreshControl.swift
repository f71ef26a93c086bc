public import Foundation

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

  /// Loads again; false if nothing does that.
  override func refresh() -> Bool {
    guard isEnabled else { return false }
    beginRefreshing()
    return send(.valueChanged)
  }
}
