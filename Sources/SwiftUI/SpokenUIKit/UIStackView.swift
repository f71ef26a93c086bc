public import Foundation
import ScreenTree

/// Views in a row or a column, read in their order.
open class UIStackView: UIView {
  /// The points between views that the system chooses.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The points between views that the system chooses.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175e-38

  /// How the views are sized along the axis; not heard.
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are placed across the axis; not heard.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top of a row.
    public static let top = Alignment.leading
    /// The bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that are stacked, in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views are beside or below each other; not heard.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the views are sized along the axis; not heard.
  open var distribution = Distribution.fill
  /// How the views are placed across the axis; not heard.
  open var alignment = Alignment.fill
  /// The points between the views; not heard.
  open var spacing: CGFloat = 0
  /// Whether the margins are kept; not heard.
  open var isLayoutMarginsRelativeArrangement = false

  /// Whether the space is counted between lines of text; not heard.
  open var isBaselineRelativeArrangement = false
  /// The points after a view; the usual ones.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { spacing }

  /// A stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack without views.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A stack from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    // A view that is there already moves to the end, and must not count for its own place.
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Adds a view before the one with a number.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // A view is in the order once; adding it again moves it.
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the order; it stays a view inside.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// The points after a view; not heard.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  override var ownProperties: [Property] {
    var properties = super.ownProperties
    if axis == .horizontal { properties.append(.layout(.beside)) }
    // The system's distances are numbers that no layout has.
    let usual = spacing > 0.001 && spacing < 10_000 ? Double(spacing) : 0
    properties.append(.layout(.spacing(usual)))
    return properties
  }

  override func removed(_ view: UIView) { removeArrangedSubview(view) }

  override var shownObjects: [UIAccessibilityObject] {
    let others = subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    // A view may have been moved elsewhere; others are drawn in the stack without a place in its
    // order.
    return (arrangedSubviews.filter { $0.superview === self } + others).withCompanions
  }
}
