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

extension UIMenu {
  /// The rows that do something, with those of menus inside.
  var actions: [UIAction] {
    let rows = children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    return rows.flatMap { row -> [UIAction] in
      if let menu = row as? UIMenu { return menu.actions }
      return (row as? UIAction).map { [$0] } ?? []
    }
  }

  /// The chosen row, otherwise the first one.
  var chosenRow: UIAction? { actions.first { $0.state == .on } ?? actions.first }
}
