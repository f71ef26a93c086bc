public import Foundation
import ScreenTree

/// A view of UIKit, as far as VoiceOver knows it.
open class UIView: _UIViewLooks, UITraitEnvironment {
  /// Whether it is hidden.
  open var isHidden = false
  /// How opaque it is; with 0 it is hidden.
  open var alpha: CGFloat = 1
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// The views in it, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The views in it in the order in which they are read, which is not that of front and back.
  private var readingOrder: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// What was added to react to gestures.
  open var interactions: [any UIInteraction] = []
  /// Whether the views inside are placed before it is heard.
  private var needsLayout = true
  /// Whether the rules of Auto Layout are asked for before it is heard.
  private var needsConstraints = true

  override open var next: UIResponder? { controller ?? superview }

  /// The gestures on it, which no user of VoiceOver makes.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The color of its controls; not heard.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { statedTint ?? superview?.tintColor ?? .tintColor }
    set {
      statedTint = newValue
      tintColorDidChange()
    }
  }

  /// A view of size zero.
  override public convenience init() { self.init(frame: .zero) }

  /// A view with its rectangle, in points.
  public init(frame: CGRect) {
    super.init()
    rectangle = frame
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a view before the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view before the one with a number.
  open func insertSubview(_ view: UIView, at index: Int) {
    // A view has one place, so that adding it elsewhere takes it out of the old one.
    view.removeFromSuperview()
    let isFromElsewhere = view.window == nil && window != nil
    view.willMove(toSuperview: self)
    if isFromElsewhere { view.willMove(toWindow: window) }
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    readingOrder.insert(view, at: min(place, readingOrder.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if isFromElsewhere { view.didMoveToWindow() }
    setNeedsLayout()
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

  /// Places the views inside; it is called before the view is heard.
  open func layoutSubviews() {}
  /// Asks for the views inside to be placed before the view is heard.
  open func setNeedsLayout() { needsLayout = true }
  /// Places the views inside, if that was asked for.
  open func layoutIfNeeded() {
    prepare()
    for view in subviews { view.layoutIfNeeded() }
  }
  /// Makes the rules of Auto Layout; it is called before the view is heard.
  open func updateConstraints() {}
  /// Asks for the rules of Auto Layout before the view is heard.
  open func setNeedsUpdateConstraints() { needsConstraints = true }
  /// Makes the rules of Auto Layout, if that was asked for.
  open func updateConstraintsIfNeeded() {
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
  }

  override func prepare() {
    updateConstraintsIfNeeded()
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// The size that its content wants; not known.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Asks for the view's own size again; nothing happens.
  open func invalidateIntrinsicContentSize() {}
  /// The size that it wants in a room; its own, because no text is measured.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the size that it wants.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size that its rules want; its own, because no rule is solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
  /// The size that its rules want; its own, because no rule is solved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { frame.size }
  /// Draws the view; it is never called, because nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Asks for the view to be drawn; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Asks for a part of the view to be drawn; nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Is called when the color of its controls changed.
  open func tintColorDidChange() {}
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .usual }
  /// The distances between its edges and what is placed by them; not heard.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether a keyboard's focus may be here; not heard.
  open var canBecomeFocused: Bool { false }
  /// Whether a keyboard's focus is here; it never is.
  open var isFocused: Bool { false }
  /// Is called when traits changed, which never happens here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is called when the part that no bar covers changed, which never happens here.
  open func safeAreaInsetsDidChange() {}
  /// Is called when the margins changed, which never happens here.
  open func layoutMarginsDidChange() {}

  /// Is called before it is put into a view or taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called when it was put into a view or taken out.
  open func didMoveToSuperview() {}
  /// Is called before it gets into a window or out of it, as far as the view around is in one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is called when it got into a window or out of it.
  open func didMoveToWindow() {}
  /// Is called when a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Whether a point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view at a point, here or inside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }
  /// Whether a gesture may begin; no user of VoiceOver makes one.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The window of the screen, while it is shown there.
  open var window: UIWindow? {
    if let superview { return superview.window }
    if let controller { return controller.isInWindow ? .shown : nil }
    return shownIn == nil ? nil : .shown
  }

  /// The class of its layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether it needs rules of Auto Layout; not heard.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What it is drawn in; not heard.
  open private(set) lazy var layer: CALayer = {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.frame = frame
    layer.bounds = bounds
    return layer
  }()

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    // A view without a window cannot have the keyboard, so it is taken away without a question.
    endEditing(true)
    if let controller, controller.isInWindow { controller.exit() }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { willMove(toWindow: nil) }
    superview?.willRemoveSubview(self)
    superview?.removed(self)
    superview?.subviews.removeAll { $0 === self }
    superview?.readingOrder.removeAll { $0 === self }
    superview = nil
    shownIn = nil
    didMoveToSuperview()
    if hadWindow { didMoveToWindow() }
  }

  /// Learns that a view was taken out.
  func removed(_ view: UIView) {}

  override package func tap() -> Bool { makeTap() }
  override var shownObjects: [UIAccessibilityObject] { readingOrder.withCompanions }
  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    interactions.lazy.compactMap { ($0 as? UIContextMenuInteraction)?.configuration }.first
  }

  override var ownProperties: [Property] {
    var properties: [Property] = []
    if isHidden { properties.append(.hidden(true)) }
    if alpha <= 0 { properties.append(.opacity(0)) }
    if let place = codedPlace { properties.append(.layout(LayoutProperty.place(place).finite)) }
    return properties
  }

  /// The rectangle that code sets, where all views beside it have one too; nil where rules of Auto
  /// Layout say the place, which are not solved.
  private var codedPlace: Frame? {
    guard let superview, superview.kind == .uiView, !(superview is UIStackView),
      superview.subviews.count <= 200, superview.subviews.allSatisfy({ $0.hasCodedFrame })
    else { return nil }
    return Frame(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }

  private var hasCodedFrame: Bool {
    translatesAutoresizingMaskIntoConstraints && frame.width > 0 && frame.height > 0
  }
}
