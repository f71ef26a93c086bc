extension UICellAccessory {
  /// How an accessory looks; not heard.
  @MainActor
  public struct DeleteOptions {
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
  public struct InsertOptions {
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
  public struct ReorderOptions {
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
  public struct MultiselectOptions {
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
