public import Foundation
import ScreenTree
import SpokenViews

/// Columns, which a phone shows as screens on top of each other.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    case primary, supplementary, secondary, compact
    case inspector
  }

  /// Which columns are beside each other; not heard.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// How columns share the room; not heard.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }

  /// How many columns there are.
  public let style: Style
  /// Learns what happens.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are beside each other; not heard.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which columns are beside each other now.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// How columns share the room; not heard.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether fingers show and hide columns; not heard.
  open var presentsWithGesture = true
  /// Whether a button shows the second column alone; not heard.
  open var showsSecondaryOnlyButton = false
  /// How wide the first column is, as a part; not heard.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// How wide the first column is; not heard.
  open var preferredPrimaryColumnWidth: CGFloat = -1
  /// How wide the first column is at least; not heard.
  open var minimumPrimaryColumnWidth: CGFloat = -1
  /// How wide the first column is at most; not heard.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// Whether columns are on top of each other; they are, as on a phone.
  open var isCollapsed: Bool { true }
  private var columns: [Column: UIViewController] = [:]
  private var top: Column?

  /// Columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Two columns.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Columns from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { order.compactMap { columns[$0] } }
    set {
      let names: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in order { put(nil, in: column) }
      for (column, controller) in zip(names, newValue) { put(controller, in: column) }
    }
  }

  private var order: [Column] { [.primary, .supplementary, .secondary] }
  /// The columns that have a controller, from the first to the last.
  private var filled: [Column] {
    columns[.compact] == nil ? order.filter { columns[$0] != nil } : [.compact]
  }

  /// Sets the controller of a column; one that is no stack of screens gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isWrapped = style == .unspecified || column == .compact || vc is UINavigationController
    put(isWrapped ? vc : vc.map { UINavigationController(rootViewController: $0) }, in: column)
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  private func put(_ new: UIViewController?, in column: Column) {
    let old = columns[column]
    guard old !== new else { return }
    // Before the first reading no column is on top, and asking for one would ask the delegate too
    // early.
    let isShown = top != nil && shownColumn == column
    old?.willMove(toParent: nil)
    if let new { addChild(new) }
    columns[column] = new
    if isShown { exchange(old, for: new) }
    old?.removeFromParent()
    new?.didMove(toParent: self)
  }

  /// Shows a column.
  open func show(_ column: Column) {
    guard filled.contains(column) else { return }
    let old = shownColumn
    top = column
    // A column that is on top already gets no calls about its screen.
    guard old != column else { return }
    exchange(old.flatMap { columns[$0] }, for: columns[column])
    delegate?.splitViewController(self, willShow: column)
  }

  /// Hides a column, and shows the one before.
  open func hide(_ column: Column) {
    guard shownColumn == column, let place = filled.firstIndex(of: column), place > 0 else {
      return
    }
    show(filled[place - 1])
  }

  /// The column on top.
  ///
  /// As in UIKit, it is the second one at the start, unless the delegate says another.
  private var shownColumn: Column? {
    if let top, filled.contains(top) { return top }
    if filled == [.compact] { return .compact }
    let proposed = filled.last ?? .primary
    guard style == .unspecified else {
      return delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
    guard let primary = columns[.primary], let second = columns[.secondary] else {
      return filled.last
    }
    let isLeftOut =
      delegate?.splitViewController(self, collapseSecondary: second, onto: primary) ?? false
    return isLeftOut ? .primary : .secondary
  }

  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isTaken = delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false
    guard !isTaken else { return }
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  override open func show(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .primary)
    show(.primary)
  }

  private var shownController: UIViewController? {
    // Noted, because the delegate is asked only once.
    top = shownColumn
    return top.flatMap { columns[$0] }
  }

  /// The columns below the one on top.
  private var below: [Column] { Array(filled.prefix { $0 != shownColumn }) }

  override var shownChildren: [UIViewController] { shownController.map { [$0] } ?? [] }
  override var shownObjects: [UIAccessibilityObject] {
    guard let shown = shownController else { return [] }
    let before = below.last.flatMap { columns[$0] }
    (shown as? UINavigationController)?.around = before.map { before in
      UINavigationController.Around(
        screen: (before as? UINavigationController)?.topViewController ?? before
      ) { [weak self] in self?.goBack() ?? false }
    }
    return [shown]
  }
  override var openScreens: [UIViewController] {
    below.dropFirst().compactMap { columns[$0] }
      + (below.isEmpty ? [] : [shownController].compactMap { $0 })
      + (below + [shownColumn].compactMap { $0 }).compactMap { columns[$0] }
      .flatMap(\.openScreens)
  }
  override func goBack() -> Bool {
    guard let before = below.last else { return false }
    show(before)
    return true
  }
}
