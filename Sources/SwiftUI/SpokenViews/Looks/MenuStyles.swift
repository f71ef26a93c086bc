/// A look of the system; not heard.
public struct DefaultMenuStyle: _SystemMenuStyle, Sendable {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look of the system; not heard.
public struct ButtonMenuStyle: _SystemMenuStyle, Sendable {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A look of the system; not heard.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct BorderlessButtonMenuStyle: _SystemMenuStyle, Sendable {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A look of the system; not heard.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct AutomaticControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A look of the system; not heard.
public struct NavigationControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A look of the system; not heard.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A look of the system; not heard.
public struct MenuControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct CompactMenuControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct PaletteControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A look of the system; not heard.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
