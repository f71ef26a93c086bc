/// Words and numbers beside the title of a tab.
extension TabContent {
  /// A number beside the title; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }
  /// Words beside the title.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
  /// Words beside the title.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge(key) }
  }
  /// Words beside the title, as they are.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ label: Words?) -> some TabContent<TabValue> {
    changed { $0.badge(label) }
  }

  /// The tabs only when they are not hidden.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    // The selection does not find a tab that is not there, and shows the first one.
    _Tabs<TabValue, _Screens?>(hidden ? nil : _screens)
  }

  private func changed<Changed: View>(
    _ change: (_Screens) -> Changed
  ) -> _Tabs<TabValue, Changed> { _Tabs(change(_screens)) }
}

/// What a user may move and hide in a sidebar, which a phone does not show.
extension TabContent {
  /// Changes nothing that is heard.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}

/// Where a view of tabs shows a tab; not heard.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// One of them.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
  /// One of them.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

/// Where a tab stands at first; not heard.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabPlacement(name: "automatic")
  /// One of them.
  public static let pinned = TabPlacement(name: "pinned")
  /// One of them.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a user may change of a tab; not heard.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// One of them.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// One of them.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// What a user changed of tabs; nothing is changed here.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Nothing changed.
  public init() {}
  /// Takes changes of tabs back.
  public mutating func resetTabOrder() {}
  /// Takes changes of visibility back.
  public mutating func resetVisibility() {}
}

extension View {
  /// Changes nothing that is heard.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
