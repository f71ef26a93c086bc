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

/// A look of the system, by its older name; not heard.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
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
