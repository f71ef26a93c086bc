public import Foundation
import ScreenTree
import SpokenViews

/// A control that does something.
open class UIButton: UIControl {
  private var titles: [UIControl.State.RawValue: String] = [:]
  private var images: [UIControl.State.RawValue: UIImage] = [:]
  /// What the button shows, instead of titles and pictures by state.
  open var configuration: Configuration?
  /// Changes what the button shows by its state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  /// Whether what it shows follows its state; what UIKit makes itself is the same in any.
  open var automaticallyUpdatesConfiguration = true
  /// The label of the title; not heard, because the title is.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the picture; not heard, because the picture is.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The points around the content; not heard.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The points around the title; not heard.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The points around the picture; not heard.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a pointer changes when it is over the button; not heard.
  open var isPointerInteractionEnabled = false
  /// How it is drawn.
  open private(set) var buttonType = ButtonType.custom
  /// The menu that it opens, by a tap or when it is held.
  open var menu: UIMenu?
  /// Whether the title is the chosen row of the menu.
  open var changesSelectionAsPrimaryAction = false

  /// How a button is drawn; not heard.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// A button of a type, with an action.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
  }

  /// A button with what it shows and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A button of a type that opens a menu by a tap.
  public convenience init(type: ButtonType, menu: UIMenu) {
    self.init(frame: .zero)
    self.menu = menu
    showsMenuAsPrimaryAction = true
  }

  override open func accessibilityActivate() -> Bool {
    guard showsMenuAsPrimaryAction, let menu else { return super.accessibilityActivate() }
    // The button shows its first row until one is chosen, so that row is also marked in the menu.
    if changesSelectionAsPrimaryAction { menu.chosenRow?.state = .on }
    return isEnabled && open(menu)
  }

  /// The menu that opens when the button is held is heard as a context menu.
  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    guard let menu, !showsMenuAsPrimaryAction else { return super.contextMenuConfiguration }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Whether it is a button of a menu alone.
  private var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  override func took(_ primaryAction: UIAction) {
    // An action without a title leaves the button its own.
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the color of the title for a state; not heard.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the color of the title's shadow for a state; not heard.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the picture behind for a state; not heard.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the look of a symbol for a state; not heard.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  /// The color of the title for a state; the usual one.
  open func titleColor(for state: UIControl.State) -> UIColor? { .tintColor }
  /// The picture for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  /// The title with attributes that is shown now.
  open var currentAttributedTitle: NSAttributedString? {
    currentTitle.map { NSAttributedString(string: $0) }
  }

  /// Asks for `updateConfiguration` before the button is heard.
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  /// Changes what the button shows by its state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  override func stateChanged() { setNeedsUpdateConfiguration() }
  override func prepare() {
    if needsConfiguration {
      // Cleared first, because the closure may ask for another update, which is for the next
      // reading.
      needsConfiguration = false
      updateConfiguration()
    }
    super.prepare()
  }

  /// The title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// The title that is shown now.
  open var currentTitle: String? {
    let chosen = changesSelectionAsPrimaryAction ? menu?.chosenRow?.title : nil
    return chosen ?? configuration?.title ?? shown(titles)
  }

  /// Makes a row of the menu the chosen one, if the title follows it.
  func choose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    for row in menu?.actions ?? [] { row.state = row === action ? .on : .off }
  }

  /// The picture that is shown now.
  open var currentImage: UIImage? { configuration?.image ?? shown(images) }

  /// What the state of the control selects, otherwise that of the usual state.
  private func shown<Value>(_ values: [UIControl.State.RawValue: Value]) -> Value? {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    return values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  override var shownLabel: String? {
    let words = [currentTitle, configuration?.subtitle].compactMap { $0 }
    // Without words UIKit reads the name of the picture, which an app rarely wants.
    guard words.isEmpty else { return words.joined(separator: ", ") }
    return currentImage?.accessibilityLabel ?? currentImage?.name.imageWords ?? buttonType.words
  }
  override var classTraits: UIAccessibilityTraits { .button }
  override var kind: ViewClass { .uiButton }
  override var nodeTitle: String? {
    currentTitle == nil && currentImage != nil ? nil : shownLabel
  }
  override var ownProperties: [Property] {
    super.ownProperties + (opensMenu ? [.addTraits([.popUpButton])] : [])
  }
  override var shownObjects: [UIAccessibilityObject] {
    guard currentTitle == nil, let image = currentImage else { return super.shownObjects }
    return super.shownObjects + [UIImageView(image: image)]
  }
}

extension String {
  /// The name of a picture in words.
  var imageWords: String {
    split { "-_.".contains($0) || $0.isWhitespace }.joined(separator: " ")
  }
}

extension UIButton.ButtonType {
  /// The words of a button that has a picture of the system.
  fileprivate var words: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: SystemWord.close.text
    }
  }
}
