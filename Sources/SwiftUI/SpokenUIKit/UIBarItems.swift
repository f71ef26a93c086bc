public import Foundation
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
  /// The picture where there is little height; not heard.
  open var landscapeImagePhone: UIImage?
  /// The points around the picture; not heard.
  open var imageInsets = UIEdgeInsets.zero
  /// Its words when it is shown larger; not heard.
  open var largeContentSizeImage: UIImage?
  /// Sets the attributes of the title; not heard.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

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
    package var words: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .done: SystemWord.done.text
      case .cancel: SystemWord.cancel.text
      case .edit: SystemWord.edit.text
      case .save: SystemWord.save.text
      case .search: SystemWord.search.text
      case .close: SystemWord.close.text
      case .action: SystemWord.share.text
      case .trash: SystemWord.delete.text
      case .fastForward: "Fast forward"
      case .add, .compose, .reply, .organize, .bookmarks, .refresh, .stop, .camera, .play, .pause,
        .rewind, .undo, .redo:
        "\(self)".capitalized
      }
    }
  }

  /// How a button is drawn; not heard.
  public enum Style: Int, Hashable, Sendable {
    case plain, done, prominent
  }

  /// What it does.
  open var primaryAction: UIAction?
  /// The object whose method it calls; without one, the first responder that has it.
  open weak var target: AnyObject?
  /// The method that it calls, where it has no action of its own.
  open var action: Selector?
  /// The menu that it opens: by a tap where there is no action, otherwise when it is held.
  open var menu: UIMenu?
  /// How it is drawn; not heard.
  open var style = Style.plain
  /// The view instead of a button.
  open var customView: UIView?
  /// The color; not heard.
  open var tintColor: UIColor?
  /// The width in points; not heard.
  open var width: CGFloat = 0
  /// Whether the title is the chosen row of the menu; not modelled.
  open var changesSelectionAsPrimaryAction = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is not shown.
  open var isHidden = false

  /// A button without words.
  override public init() { super.init() }

  /// A button with words or a picture.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button of the system.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    title = systemItem.words
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button of the system that calls a method of an object.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A button with words that calls a method of an object.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A button with a picture that calls a method of an object.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image)
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A button with words or a picture that calls a method of an object.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target, action)
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
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// What is heard of it; nil for a space.
  var shown: UIAccessibilityObject? {
    if isHidden { return nil }
    if let customView { return customView }
    return title == nil && image == nil && accessibilityLabel == nil ? nil : self
  }

  override open func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.perform(from: self)
      return true
    }
    guard let action else { return menu.map { open($0) } ?? false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: UIEvent())
  }

  /// Whether a tap does something, so that a menu is opened when it is held.
  private var hasAction: Bool { primaryAction != nil || action != nil }

  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    // Without an action a tap opens the menu, so that it is no context menu.
    guard let menu, hasAction else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override var usualTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if isSelected { traits.insert(.selected) }
    return traits
  }
  override var kind: ViewClass { .uiButton }
  override var nodeTitle: String? { title }
  override var shownObjects: [UIAccessibilityObject] {
    title == nil ? image.map { [UIImageView(image: $0)] } ?? [] : []
  }
  override var ownProperties: [Property] {
    (isEnabled ? [] : [.disabled(true)]) + (isSelected ? [.selected(true)] : [])
      + (menu != nil && !hasAction ? [.addTraits([.popUpButton])] : [])
  }
}

/// The tab of a controller.
open class UITabBarItem: UIBarItem {
  /// The words at its corner.
  open var badgeValue: String?
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  var choose: (() -> Void)?
  /// The controller of the tab.
  weak var controller: UIViewController?
  /// The words, otherwise the title of the controller.
  var shownTitle: String? { title ?? controller?.title }

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
  override var shownLabel: String? { shownTitle ?? image?.accessibilityLabel }
  override var nodeTitle: String? { shownTitle ?? "" }
  override var ownProperties: [Property] {
    badgeValue.map { [.value(.text(TabBadge.words(for: $0)))] } ?? []
  }
}
