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

/// What a user changed of tabs; nothing is changed here.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Nothing changed.
  public init() {}
  /// Takes changes of tabs back.
  public mutating func resetTabOrder() {}
  /// Takes changes of visibility back.
  public mutating func resetVisibility() {}
}
