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

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// How large a title is; not heard.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
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
