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
