public import Foundation

/// Modifiers of lists, bars and fields, which are silent: each compiles and changes nothing.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
}

/// When the bar of tabs gets smaller; not heard.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// One of them.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// One of them.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// One of them.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How content fades at an edge; not heard.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// One of them.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// One of them.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How wide a button is; not heard.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ButtonSizing(name: "automatic")
  /// One of them.
  public static let fitted = ButtonSizing(name: "fitted")
  /// One of them.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Which tools of the system change words; not heard.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// One of them.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// One of them.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// One of them.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether a drag that rests opens something; not heard.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// One of them.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// One of them.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a search does with the bar; not heard.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// One of them.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a search field stands in a bar; not heard.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// One of them.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a view does with the keyboard; not heard.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when a key is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// By the system.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
