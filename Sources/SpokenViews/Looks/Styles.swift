/// The look of a list; not heard.
public protocol ListStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look of the system; not heard.
public struct PlainListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A look of the system; not heard.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look of the system; not heard.
public struct GroupedListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A look of the system; not heard.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look of the system; not heard.
public struct InsetListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A look of the system; not heard.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look of the system; not heard.
public struct InsetGroupedListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A look of the system; not heard.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look of the system; not heard.
public struct SidebarListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A look of the system; not heard.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of a form; not heard.
public protocol FormStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticFormStyle: FormStyle {
  /// The look.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A look of the system; not heard.
public struct GroupedFormStyle: FormStyle {
  /// The look.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A look of the system; not heard.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of the system; not heard.
public struct ColumnsFormStyle: FormStyle {
  /// The look.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A look of the system; not heard.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

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

/// The look of a navigation view; not heard.
public protocol NavigationViewStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A look of the system; not heard.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A look of the system; not heard.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A look of the system; not heard.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A look of the system; not heard.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The look of columns; not heard.
public protocol NavigationSplitViewStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// A look of the system; not heard.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// A look of the system; not heard.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
