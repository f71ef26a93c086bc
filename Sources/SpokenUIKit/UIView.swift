public import Foundation
import ScreenTree

/// A view of UIKit, as far as VoiceOver knows it.
open class UIView: UIAccessibilityObject {
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

  /// A view of size zero.
  override public init() {
    frame = .zero
    super.init()
  }

  /// A view with its rectangle, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Adds a view before the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  override var shownObjects: [UIAccessibilityObject] { subviews }

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

  override var shownLabel: String? { text }
  override var usualTraits: UIAccessibilityTraits { .staticText }
  override var kind: ViewClass { .uiLabel }
  override var title: String? { text }
}

/// A picture.
open class UIImage {
  /// The name of the asset.
  let name: String

  /// An asset by its name.
  public init?(named name: String) { self.name = name }

  /// A symbol of the system by its name.
  public init?(systemName name: String) { self.name = name }
}

/// A view with a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view with a picture.
  public init(image: UIImage? = nil) {
    self.image = image
    super.init(frame: .zero)
  }

  override var usualTraits: UIAccessibilityTraits { .image }
  override var kind: ViewClass { .uiImageView }
  override var title: String? { image?.name }
}

/// A view that a user operates.
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The usual state.
    public static let normal: State = []
    /// It is pressed.
    public static let highlighted = State(rawValue: 1)
    /// It is disabled.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }

  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// Performs an action at events.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  /// Performs the actions of events; false without any.
  @discardableResult
  func send(_ events: Event) -> Bool {
    let due = actions.filter { !$0.event.isDisjoint(with: events) }
    for entry in due { entry.action.handler(entry.action) }
    return !due.isEmpty
  }

  override open func accessibilityActivate() -> Bool {
    send([.touchUpInside, .primaryActionTriggered])
  }

  override var ownProperties: [Property] {
    var properties = super.ownProperties
    if !isEnabled { properties.append(.disabled(true)) }
    if isSelected { properties.append(.selected(true)) }
    return properties
  }

  override var usualTraits: UIAccessibilityTraits {
    var traits = classTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// The traits of the class in its usual state.
  var classTraits: UIAccessibilityTraits { .none }
}

/// A closure that a control performs.
@MainActor
open class UIAction {
  /// The title.
  public let title: String
  let handler: (UIAction) -> Void

  /// An action with its closure.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}
