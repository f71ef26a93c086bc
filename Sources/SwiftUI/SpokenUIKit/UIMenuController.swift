public import Foundation

/// A row of the menu of selected text; not captured, because no text is selected by touch here.
@preconcurrency
@MainActor
open class UIMenuItem: NSObject {
  /// The words.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// A row.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu of selected text; not captured, because no text is selected by touch here.
@preconcurrency
@MainActor
open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()

  /// Rows of the app's own.
  open var menuItems: [UIMenuItem]?
  /// Whether it is shown; never.
  open var isMenuVisible: Bool { false }

  /// Shows the menu; nothing happens.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the menu; nothing happens.
  open func hideMenu() {}
}
