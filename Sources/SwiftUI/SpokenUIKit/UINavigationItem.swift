public import Foundation

/// What a screen shows in the bar at the top.
@preconcurrency
@MainActor
open class UINavigationItem: NSObject {
  /// How large the title is; not heard.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic, always, never
  }

  private weak var controller: UIViewController?
  private var stated: String?
  /// The title; that of the controller unless another one is set.
  open var title: String? {
    get { stated ?? controller?.title }
    set { stated = newValue }
  }
  /// A line above the title.
  open var prompt: String?
  /// The title on the button that goes back here.
  open var backButtonTitle: String?
  /// Whether there is no button to go back.
  open var hidesBackButton = false
  /// How large the title is; not heard.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// How the button that goes back shows its title; not heard.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }
  /// How the button that goes back shows its title; not heard.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The button that goes back here, whose title is heard.
  open var backBarButtonItem: UIBarButtonItem? {
    // A button without a title leaves the one that was set.
    didSet { backButtonTitle = backBarButtonItem?.title ?? backButtonTitle }
  }
  /// What a press on the button that goes back does instead; it is called as its action.
  open var backAction: UIAction?
  /// Whether the buttons before the title stand beside the one that goes back.
  open var leftItemsSupplementBackButton = false
  /// How it looks; not heard.
  open var standardAppearance: UINavigationBarAppearance?
  /// How it looks at the start of the content; not heard.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks where there is little height; not heard.
  open var compactAppearance: UINavigationBarAppearance?
  /// Where the search field is; not heard.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search field is; not heard.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked, integrated
  }
  /// The menu of the title; not modelled.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Sets the buttons after the title.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the buttons before the title.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets whether there is no button to go back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The view instead of the title.
  open var titleView: UIView?
  /// The search field in the bar.
  open var searchController: UISearchController?
  /// Whether the search field is hidden until the list is pulled down; not heard.
  open var hidesSearchBarWhenScrolling = true
  /// The buttons before the title.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons after the title, from the end of the bar.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The item of a title.
  public init(title: String) { stated = title }

  init(of controller: UIViewController) { self.controller = controller }

  /// The button before the title.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button after the title.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button after the title.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the button before the title.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
