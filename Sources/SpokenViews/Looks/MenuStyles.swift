/// The look of a menu; not heard.
public protocol MenuStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultMenuStyle: MenuStyle {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look of the system; not heard.
public struct ButtonMenuStyle: MenuStyle {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A look of the system; not heard.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A look of the system; not heard.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The look of a group of controls; not heard.
public protocol ControlGroupStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A look of the system; not heard.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A look of the system; not heard.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A look of the system; not heard.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A look of the system; not heard.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
