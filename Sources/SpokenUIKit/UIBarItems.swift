import ScreenTree
import SpokenViews

/// An item of a bar.
open class UIBarItem: UIAccessibilityObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number that identifies it.
  open var tag = 0

  override var shownLabel: String? { title ?? image?.accessibilityLabel }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// The buttons of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close

    /// The words of VoiceOver; nil for a space.
    fileprivate var words: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast forward"
      default: "\(self)".capitalized
      }
    }
  }

  /// How a button is drawn; not heard.
  public enum Style: Int, Hashable, Sendable {
    case plain, done, prominent
  }

  /// What it does.
  open var primaryAction: UIAction?
  /// How it is drawn; not heard.
  open var style = Style.plain
  /// The view instead of a button.
  open var customView: UIView?

  /// A button without words.
  override public init() { super.init() }

  /// A button with words or a picture.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// A button of the system.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    super.init()
    title = systemItem.words
    self.primaryAction = primaryAction
  }

  /// A view in the bar.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// A space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space in points.
  public static func fixedSpace(_ width: Double) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// What is heard of it; nil for a space.
  var shown: UIAccessibilityObject? {
    if let customView { return customView }
    return title == nil && image == nil && accessibilityLabel == nil ? nil : self
  }

  override open func accessibilityActivate() -> Bool {
    guard isEnabled, let primaryAction else { return false }
    primaryAction.handler(primaryAction)
    return true
  }

  override var usualTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
  override var kind: ViewClass { .uiButton }
  override var nodeTitle: String? { title }
  override var shownObjects: [UIAccessibilityObject] {
    title == nil ? image.map { [UIImageView(image: $0)] } ?? [] : []
  }
  override var ownProperties: [Property] { isEnabled ? [] : [.disabled(true)] }
}

/// The tab of a controller.
open class UITabBarItem: UIBarItem {
  /// The words at its corner.
  open var badgeValue: String?
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  var choose: (() -> Void)?

  /// A tab without words.
  override public init() { super.init() }

  /// A tab with a number that identifies it.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with another picture while it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  override open func accessibilityActivate() -> Bool {
    choose?()
    return choose != nil
  }

  override var kind: ViewClass { .text }
  override var nodeTitle: String? { title ?? "" }
  override var ownProperties: [Property] {
    badgeValue.map { [.value(.text(TabBadge.words(for: $0)))] } ?? []
  }
}

/// What a screen shows in the bar at the top.
@MainActor
open class UINavigationItem {
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
  /// The view instead of the title.
  open var titleView: UIView?
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
