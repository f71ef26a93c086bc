public import Foundation

/// A part of a view, for rules of Auto Layout; not heard.
@preconcurrency
@MainActor
open class UILayoutGuide: NSObject, _LayoutEdges {
  /// A name for messages.
  open var identifier = ""
  /// The view that it is a part of.
  open weak var owningView: UIView?
  /// Its rectangle in points; not known.
  open var layoutFrame: CGRect { .zero }

  /// A part of a view.
  override public init() {}
}

/// The part of a view that the keyboard covers; not heard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that floats.
  open var followsUndockedKeyboard = false
  /// Whether it ends where no bar is.
  open var usesBottomSafeArea = true
}

extension UIView: _LayoutEdges {
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The part that is not too wide to read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The part that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
  /// The line on which the first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line on which the last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The rules of the view; not kept.
  public var constraints: [NSLayoutConstraint] { [] }
  /// The parts of the view that the app made; not kept.
  public var layoutGuides: [UILayoutGuide] { [] }

  /// Adds a part of the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Takes a part of the view away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }
  /// Adds a rule; not heard.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds rules; not heard.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Takes a rule away; not heard.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Takes rules away; not heard.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// How strictly the view keeps from growing; not heard.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How strictly the view keeps from shrinking; not heard.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How strictly the view keeps from growing; not heard.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  /// How strictly the view keeps from shrinking; not heard.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { .defaultHigh }
}
