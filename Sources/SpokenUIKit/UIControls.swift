import Foundation
import ScreenTree

/// A control that does something.
open class UIButton: UIControl {
  private var titles: [UIControl.State.RawValue: String] = [:]
  private var images: [UIControl.State.RawValue: UIImage] = [:]
  /// What the button shows, instead of titles and pictures by state.
  open var configuration: Configuration?
  /// The menu that it opens, by a tap or when it is held.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether the title is the chosen row of the menu.
  open var changesSelectionAsPrimaryAction = false

  /// What a button shows.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The words below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?

    /// A button without a background.
    public static func plain() -> Configuration { Configuration() }
    /// A button with a background.
    public static func filled() -> Configuration { Configuration() }
    /// A button with a light background.
    public static func tinted() -> Configuration { Configuration() }
    /// A button with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration() }
  }

  /// How a button is drawn; not heard.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// A button of a type, with an action.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
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

  private var currentImage: UIImage? { configuration?.image ?? shown(images) }

  /// What the state of the control selects, otherwise that of the usual state.
  private func shown<Value>(_ values: [UIControl.State.RawValue: Value]) -> Value? {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    return values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  override var shownLabel: String? {
    let words = [currentTitle, configuration?.subtitle].compactMap { $0 }
    // Without words UIKit reads the name of the picture, which an app rarely wants.
    guard words.isEmpty else { return words.joined(separator: ", ") }
    return currentImage?.accessibilityLabel ?? currentImage?.name.imageWords
  }
  override var classTraits: UIAccessibilityTraits { .button }
  override var kind: ViewClass { .uiButton }
  override var nodeTitle: String? { currentTitle == nil ? nil : shownLabel }
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

/// A control that sets a number of a range.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The percentage that its node says by the number and the range.
  override var impliedValue: String? {
    let length = maximumValue - minimumValue
    return length > 0 ? "\(Int(((value - minimumValue) / length * 100).rounded()))%" : "0%"
  }

  override open func accessibilityIncrement() { move(1) }
  override open func accessibilityDecrement() { move(-1) }

  /// Moves by a tenth of the range.
  private func move(_ direction: Float) {
    // VoiceOver moves any slider by ten percent, however long its range is.
    let step = (maximumValue - minimumValue) / 10
    value = min(max(value + direction * step, minimumValue), maximumValue)
    send(.valueChanged)
  }

  override var classTraits: UIAccessibilityTraits { .adjustable }
  override var kind: ViewClass { .uiSlider }
  override var ownProperties: [Property] {
    super.ownProperties + [
      .value(.number(Double(value))),
      .range(Double(min(minimumValue, maximumValue))...Double(max(minimumValue, maximumValue))),
    ]
  }
}

/// A switch.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override open func accessibilityActivate() -> Bool {
    isOn.toggle()
    send(.valueChanged)
    return true
  }

  override var impliedValue: String? { isOn ? "1" : "0" }

  override var kind: ViewClass { .uiSwitch }
  override var classTraits: UIAccessibilityTraits { [.button, .toggleButton] }
  override var ownProperties: [Property] { super.ownProperties + [.value(.flag(isOn))] }
}
