/// How a view of tabs shows its screens.
public protocol TabViewStyle: Sendable {
  /// Tabs, or pages with or without dots.
  var _look: _TabLook { get }
}

/// Tabs or pages.
public struct _TabLook: Sendable {
  let look: TabLook
}

/// Tabs or pages with or without dots.
enum TabLook {
  case tabs
  case pages(dots: Bool)
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Tabs.
  public var _look: _TabLook { _TabLook(look: .tabs) }

  /// A bar of tabs.
  public init() {}
}

/// Pages that a swipe with three fingers turns.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots below the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// Pages.
  public let _look: _TabLook

  /// Pages with or without dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _look = _TabLook(look: .pages(dots: indexDisplayMode != .never))
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

extension EnvironmentValues {
  private struct TabLookKey: EnvironmentKey {
    static let defaultValue = TabLook.tabs
  }

  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}
