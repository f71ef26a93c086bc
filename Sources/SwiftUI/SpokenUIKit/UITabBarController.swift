import Foundation
import ScreenTree

/// Learns which tab is chosen.
@preconcurrency
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a screen may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A screen was shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing happens.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Screens, each with a tab.
open class UITabBarController: UIViewController {
  /// The bar of tabs.
  public let tabBar = UITabBar()
  /// Learns which tab is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The screens.
  open var viewControllers: [UIViewController]? {
    didSet {
      let old = oldValue.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
      // The shown screen stays shown when others come before it.
      let kept = viewControllers?.firstIndex { $0 === old }
      let last = max(0, (viewControllers?.count ?? 0) - 1)
      // The number changes because the screens did; the shown one itself may stay, and then learns
      // nothing.
      isChangingScreens = true
      selectedIndex = kept ?? min(selectedIndex, last)
      isChangingScreens = false
      replace(oldValue ?? [], shown: old)
    }
  }

  private func replace(_ old: [UIViewController], shown: UIViewController?) {
    let now = viewControllers ?? []
    let gone = old.filter { screen in !now.contains { $0 === screen } }
    let new = now.filter { $0.parent !== self }
    for screen in gone { screen.willMove(toParent: nil) }
    for screen in new { addChild(screen) }
    if shown !== selectedViewController { exchange(shown, for: selectedViewController, .tabs) }
    for screen in gone { screen.removeFromParent() }
    for screen in new { screen.didMove(toParent: self) }
  }

  /// Whether the number of the shown screen changes with the screens, which then learn of it.
  private var isChangingScreens = false
  /// The number of the shown screen.
  open var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue, !isChangingScreens else { return }
      exchange(screen(oldValue), for: screen(selectedIndex), .tabs)
    }
  }

  /// The shown screen.
  open var selectedViewController: UIViewController? {
    get { screen(selectedIndex) }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Shows other screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func screen(_ index: Int) -> UIViewController? {
    viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  private func choose(_ screen: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    // The delegate is called only for choices of the user, not for those of code, as in UIKit.
    selectedViewController = screen
    delegate?.tabBarController(self, didSelect: screen)
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override var shownObjects: [UIAccessibilityObject] {
    guard let shown = selectedViewController else { return [] }
    tabBar.items = (viewControllers ?? []).map { screen in
      let item = screen.tabBarItem ?? UITabBarItem()
      // Set at each reading, because an app may replace the tab of a screen at any time.
      item.controller = screen
      item.choose = { [weak self, weak screen] in if let screen { self?.choose(screen) } }
      return item
    }
    tabBar.selectedItem = shown.tabBarItem
    return [shown, tabBar]
  }
}

/// A bar of tabs.
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
  /// The selected tab.
  open weak var selectedItem: UITabBarItem?
  /// Learns which tab is chosen; a controller's bar calls the controller.
  open weak var delegate: (any UITabBarDelegate)?
  /// How it is drawn; not heard.
  open var barStyle = UIBarStyle.default
  /// The color of the bar; not heard.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected; not heard.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind is seen; not heard.
  open var isTranslucent = true
  /// The picture behind; not heard.
  open var backgroundImage: UIImage?
  /// The picture of the shadow; not heard.
  open var shadowImage: UIImage?
  /// How it looks; not heard.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks at the end of the content; not heard.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override var kind: ViewClass { .uiTabBar }
  override var shownObjects: [UIAccessibilityObject] {
    // A bar without a controller around it calls its delegate.
    for item in items ?? [] where item.choose == nil {
      item.choose = { [weak self, weak item] in
        guard let self, let item else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
      }
    }
    return items ?? []
  }
  override var ownProperties: [Property] {
    super.ownProperties + (selectedItem?.shownTitle.map { [.value(.text($0))] } ?? [])
  }
}

/// Learns which tab of a bar is chosen.
@preconcurrency
@MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing happens.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
