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

  /// How an accessory looks; not heard.
  @MainActor
  public struct DisclosureIndicatorOptions {
    /// The color.
    public var tintColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether it is hidden.
    public var isHidden: Bool

    /// The usual look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.tintColor = tintColor
      self.reservedLayoutWidth = reservedLayoutWidth
      self.isHidden = isHidden ?? false
    }
  }

  /// How an accessory looks; not heard.
  @MainActor
  public struct CheckmarkOptions {
    /// The color.
    public var tintColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether it is hidden.
    public var isHidden: Bool

    /// The usual look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.tintColor = tintColor
      self.reservedLayoutWidth = reservedLayoutWidth
      self.isHidden = isHidden ?? false
    }
  }

  /// How an accessory looks; not heard.
  @MainActor
  public struct DetailOptions {
    /// The color.
    public var tintColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether it is hidden.
    public var isHidden: Bool

    /// The usual look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.tintColor = tintColor
      self.reservedLayoutWidth = reservedLayoutWidth
      self.isHidden = isHidden ?? false
    }
  }

  /// How an accessory looks; not heard.
  @MainActor
  public struct PopUpMenuOptions {
    /// The color.
    public var tintColor: UIColor?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether it is hidden.
    public var isHidden: Bool

    /// The usual look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.tintColor = tintColor
      self.reservedLayoutWidth = reservedLayoutWidth
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
}
