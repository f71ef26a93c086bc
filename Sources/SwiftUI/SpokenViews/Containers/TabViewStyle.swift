/// How a view of tabs shows its screens.
public protocol TabViewStyle: Sendable {}

/// Tabs or pages with or without dots.
enum TabLook {
  case tabs
  case pages(dots: Bool)

  init(of style: any TabViewStyle) {
    if let pages = style as? PageTabViewStyle {
      self = .pages(dots: pages.dots)
    } else {
      self = .tabs
    }
  }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar of tabs.
  public init() {}
}

/// Pages that a swipe with three fingers turns.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots below the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  let dots: Bool

  /// Pages with or without dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    dots = indexDisplayMode != .never
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs on a phone.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
