import ScreenTree

/// A bar with buttons, in their order.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// How it is drawn; not heard.
  open var barStyle = UIBarStyle.default
  /// The color of the bar; not heard.
  open var barTintColor: UIColor?
  /// Whether what is behind is seen; not heard.
  open var isTranslucent = true
  /// How it looks; not heard.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks where there is little height; not heard.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks at the end of the content; not heard.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var shownObjects: [UIAccessibilityObject] {
    (items ?? []).compactMap(\.shown) + super.shownObjects
  }
}
