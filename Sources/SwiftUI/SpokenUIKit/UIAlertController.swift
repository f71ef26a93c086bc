import Foundation
import ScreenTree
import SpokenViews

/// A button of an alert.
open class UIAlertAction: UIAccessibilityObject {
  /// What a button means.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// The words.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be used.
  open var isEnabled = true
  fileprivate let handler: ((UIAlertAction) -> Void)?
  fileprivate weak var alert: UIAlertController?

  /// A button with a closure, which also closes the alert.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  override open func accessibilityActivate() -> Bool {
    guard isEnabled, let alert else { return false }
    // Before the handler, which may present the next alert from the same controller.
    alert.presentingViewController?.dismiss(animated: true)
    handler?(self)
    return true
  }

  override var usualTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
  override var kind: ViewClass { .uiButton }
  override var shownLabel: String? { title }
  override var nodeTitle: String? { title }
  override var ownProperties: [Property] { isEnabled ? [] : [.disabled(true)] }
}

/// A question above the screen.
open class UIAlertController: UIViewController {
  /// Whether it is in the middle of the screen or at its bottom.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }

  /// The words below the title.
  open var message: String?
  /// Whether it is in the middle of the screen or at its bottom.
  public private(set) var preferredStyle = Style.alert
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields.
  public private(set) var textFields: [UITextField]?
  /// The button that the return key presses; not heard.
  open var preferredAction: UIAlertAction?
  private let messageLabel = UILabel()

  /// A question without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override var presentedKind: ViewClass { .alert }
  override var nodeTitle: String? { title }
  override var shownObjects: [UIAccessibilityObject] {
    messageLabel.text = message
    let order = preferredStyle == .alert ? DialogOrder.alert : .dialog
    let buttons = order.sorted(actions) { $0.style == .cancel }
    return (message == nil ? [] : [messageLabel]) + (textFields ?? []) + buttons
  }
  override func closeByEscape() {
    // Without a button to cancel, an alert has to be answered.
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    _ = cancel.accessibilityActivate()
  }
}
