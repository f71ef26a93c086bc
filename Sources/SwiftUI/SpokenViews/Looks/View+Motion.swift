public import Foundation

/// Modifiers of motion, touch and scrolling, which are silent: each compiles and changes nothing.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Applies the changes of a closure at once.
  public nonisolated func animation<Inside: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Inside
  ) -> some View { body(PlaceholderContentView(self)) }
  /// Changes nothing that is heard.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func matchedTransitionSource<
    ID: Hashable, Configuration: MatchedTransitionSourceConfiguration
  >(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func geometryGroup() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (Value, Value) -> Bool
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> any VisualEffect
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func coordinateSpace(_ space: CoordinateSpace) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func ignoresSafeArea(edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
