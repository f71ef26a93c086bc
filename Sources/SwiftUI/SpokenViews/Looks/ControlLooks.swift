public import Foundation

/// The border of buttons; not heard.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// One of them.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// One of them.
  public static let circle = ButtonBorderShape(name: "circle")
  /// One of them.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// One of them.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle")
  }
}

/// Whether a held button repeats its action; not heard.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The order of a menu's items; not heard.
public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

/// Whether an action closes its menu; not heard.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// What a pointer does; not heard.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = HoverEffect(name: "automatic")
  /// One of them.
  public static let highlight = HoverEffect(name: "highlight")
  /// One of them.
  public static let lift = HoverEffect(name: "lift")
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// How large a title is; not heard.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// How large a title is; not heard.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// One of them.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// One of them.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// One of them.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// What a bar is for; not heard.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ToolbarRole(name: "automatic")
  /// One of them.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// One of them.
  public static let browser = ToolbarRole(name: "browser")
  /// One of them.
  public static let editor = ToolbarRole(name: "editor")
}

/// A bar; not heard.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// One of them.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// One of them.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// One of them.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// One of them.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// One of them.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// The space between sections; not heard.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let `default` = ListSectionSpacing(name: "default")
  /// One of them.
  public static let compact = ListSectionSpacing(name: "compact")
  /// One of them.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

/// What has a background; not heard.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// One of them.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// One of them.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// One of them.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// What has margins; not heard.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// One of them.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// One of them.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
