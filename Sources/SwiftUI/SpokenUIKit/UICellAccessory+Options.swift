public import Foundation

extension UICellAccessory {
  /// What a button at the end of a row does.
  public typealias ActionHandler = () -> Void
  /// Learns another choice of a menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory is shown; not heard but for the usual state.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How much room an accessory has; not heard.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// How an accessory that is a view is placed; not heard.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The place among other accessories.
  public typealias Position = ([UICellAccessory]) -> Int

  /// A view at the end of a row, and how it is placed.
  @MainActor
  public struct CustomViewConfiguration {
    let customView: UIView
    let isHidden: Bool

    /// A view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.isHidden = isHidden ?? false
    }
  }

  /// How the accessory looks; not heard.
  public typealias DisclosureIndicatorOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias CheckmarkOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias DetailOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias PopUpMenuOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias DeleteOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias InsertOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias ReorderOptions = LookOptions
  /// How the accessory looks; not heard.
  public typealias MultiselectOptions = LookOptions

  /// How an accessory looks, the same for all that have no words; not heard.
  @MainActor
  public struct LookOptions {
    /// The color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether a line is before it.
    public var showsVerticalSeparator: Bool
    /// Whether it is hidden.
    public var isHidden: Bool

    /// The usual look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.reservedLayoutWidth = reservedLayoutWidth
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
      self.isHidden = isHidden ?? false
    }
  }

  /// How an accessory looks; not heard.
  @MainActor
  public struct LabelOptions {
    /// The color.
    public var tintColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The font.
    public var font: UIFont?
    /// Whether it follows the size that the user chose.
    public var adjustsFontForContentSizeCategory = true

    /// The usual look.
    public init(
      font: UIFont? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.font = font
      self.tintColor = tintColor
      self.reservedLayoutWidth = reservedLayoutWidth
      self.isHidden = isHidden ?? false
    }
  }

  /// How an accessory looks; not heard.
  @MainActor
  public struct OutlineDisclosureOptions {
    /// The color.
    public var tintColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether it is hidden.
    public var isHidden: Bool
    /// What a tap on the row does.
    public var style: Style

    /// What a tap on the row does.
    public enum Style: Hashable, Sendable {
      case automatic, header, cell
    }

    /// The usual look.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.tintColor = tintColor
      self.reservedLayoutWidth = reservedLayoutWidth
      self.isHidden = isHidden ?? false
    }
  }
}
