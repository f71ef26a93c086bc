public import Foundation
import ScreenTree

/// A view of UIKit, as far as VoiceOver knows it.
open class UIView: UIResponder {
  /// The rectangle in the view around, in points.
  open var frame: CGRect
  /// Whether it is hidden.
  open var isHidden = false
  /// How opaque it is; with 0 it is hidden.
  open var alpha: CGFloat = 1
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether what reaches beyond its edges is cut off.
  open var clipsToBounds = false
  /// A number that identifies it.
  open var tag = 0
  /// The color behind it.
  open var backgroundColor: UIColor?
  /// The views in it, back to front.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// What was added to react to gestures.
  open var interactions: [any UIInteraction] = []

  override open var next: UIResponder? { controller ?? superview }

  /// The rectangle in its own points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The gestures on it, which no user of VoiceOver makes.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The color of its controls; not heard.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  /// Whether it is drawn without what is behind it; not heard.
  open var isOpaque = true
  /// How its content fills it; not heard.
  open var contentMode = ContentMode.scaleToFill
  /// Whether its frame becomes rules of Auto Layout; not heard.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// How content fills a view; not heard.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// A view of size zero.
  override public convenience init() { self.init(frame: .zero) }

  /// A view with its rectangle, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Adds a view before the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view before the one with a number.
  open func insertSubview(_ view: UIView, at index: Int) {
    // A view has one place, so that adding it elsewhere takes it out of the old one.
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    // A controller that is added to one on the screen appears when its view gets there.
    if let child = view.controller, child.parent?.appearance == .shown { child.enter() }
  }

  /// Whether it is a view or in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Takes the keyboard away from the view or from one in it.
  ///
  /// - Parameter force: whether it is taken away from a view that does not want that.
  /// - Returns: whether none of them has the keyboard now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder, !resignFirstResponder() {
      guard force else { return false }
      loseKeyboard()
    }
    return subviews.allSatisfy { $0.endEditing(force) }
  }

  /// Adds something that reacts to gestures, such as a context menu.
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  /// Takes something away that reacts to gestures.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// The view with a number, here or inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Places the views inside.
  open func layoutSubviews() {}
  /// Asks for the views inside to be placed; not heard.
  open func setNeedsLayout() {}
  /// Asks for the view's own size again; nothing happens.
  open func invalidateIntrinsicContentSize() {}
  /// Draws the view; it is never called, because nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Places the views inside; not heard.
  open func layoutIfNeeded() {}
  /// Asks for the view to be drawn; not heard.
  open func setNeedsDisplay() {}

  /// Learns that a view is taken out.
  func willRemoveSubview(_ view: UIView) {}

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    // A view without a window cannot have the keyboard, so it is taken away without a question.
    endEditing(true)
    if let controller, controller.isInWindow { controller.exit() }
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  override var shownObjects: [UIAccessibilityObject] { subviews }
  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    interactions.lazy.compactMap { ($0 as? UIContextMenuInteraction)?.configuration }.first
  }

  override var ownProperties: [Property] {
    var properties: [Property] = []
    if isHidden { properties.append(.hidden(true)) }
    if alpha <= 0 { properties.append(.opacity(0)) }
    return properties
  }
}

/// A line of text.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// How many lines it has at most; not heard.
  open var numberOfLines = 1
  /// The color of the text; not heard.
  open var textColor: UIColor?
  /// The font; not heard.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont!
  /// Where the lines begin; not heard.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font follows the size that the user chose; not heard.
  open var adjustsFontForContentSizeCategory = false
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  override var shownLabel: String? { text }
  override var usualTraits: UIAccessibilityTraits { .staticText }
  override var kind: ViewClass { .uiLabel }
  override var nodeTitle: String? { text }
}

/// Where lines of text begin; not heard.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}
