/// A row of a menu: an action, or a menu inside.
@MainActor
open class UIMenuElement {
  /// What a row means, and whether it can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something; drawn in red, and not heard.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether a row is chosen.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  /// The words.
  open internal(set) var title: String
  /// The words below the title.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A closure that a control or a menu performs.
open class UIAction: UIMenuElement {
  /// What identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The paste of the system.
    public static let paste = Identifier("com.apple.menu.paste")
  }

  private static var lastNumber = 0

  /// What identifies it.
  public let identifier: Identifier
  /// What it does, in a list of keyboard shortcuts; not heard.
  open var discoverabilityTitle: String?
  /// What it means, and whether it can be used.
  open var attributes: Attributes
  /// Whether it is chosen.
  open var state: State
  /// The control that performs it now.
  public private(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// An action with its closure; without an identifier it gets one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("action.\(Self.lastNumber)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs it for a control.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Rows that a button or a context menu opens.
open class UIMenu: UIMenuElement {
  /// What identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows its rows.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its rows stand in the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something; not heard.
    public static let destructive = Options(rawValue: 2)
    /// One row is chosen at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What identifies it.
  public let identifier: Identifier
  /// How it shows its rows.
  open var options: Options
  /// The rows.
  public let children: [UIMenuElement]

  /// A menu of rows.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other rows.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The chosen rows.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
}
