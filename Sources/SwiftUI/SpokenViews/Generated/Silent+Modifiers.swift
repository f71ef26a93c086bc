// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
public import Foundation

extension TabContent {
  /// Changes nothing that is heard.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
  /// Changes nothing that is heard.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
}

extension View {
  /// Changes nothing that is heard.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Is never called: nothing is scrolled by a finger.
  @_disfavoredOverload
  public nonisolated func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func transition<Made: Transition>(_ transition: Made) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func accentColor(_ color: Color?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentShape<Outline: Shape>(_ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false) -> some View { self }
  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func colorInvert() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func compositingGroup() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func shadow(radius: CGFloat, x: CGFloat, y: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func colorScheme(_ scheme: ColorScheme) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerBackground<Style: ShapeStyle>(_ style: Style, for placement: ContainerBackgroundPlacement) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationBackground<Background: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Background) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func lineHeight(_ height: CGFloat?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func allowsTightening(_ allows: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textSelection<Selection: TextSelectability>(_ selectability: Selection) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(_ primary: First, _ secondary: Second, _ tertiary: Third) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolEffect<Effect: SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolEffect<Effect: SymbolEffect, Value: Equatable>(_ effect: Effect, options: SymbolEffectOptions = .default, value: Value) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func transaction<Value: Equatable>(value: Value, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func matchedTransitionSource<ID: Hashable, Configuration: MatchedTransitionSourceConfiguration>(id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func geometryGroup() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func sensoryFeedback<Value: Equatable>(_ feedback: SensoryFeedback, trigger: Value) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func sensoryFeedback<Value: Equatable>(_ feedback: SensoryFeedback, trigger: Value, condition: @escaping (Value, Value) -> Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func sensoryFeedback<Value: Equatable>(trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> any VisualEffect) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func coordinateSpace(_ space: CoordinateSpace) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func ignoresSafeArea(edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func controlSize(_ size: ControlSize) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusSection() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
  /// Is never called: no address is opened in the app here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Is never called: no activity comes from another device.
  public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }
  /// Is never called: no activity is passed on to another device.
  public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { self }
  /// Changes nothing: there are no other scenes.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Is never called: a phone has no arrow keys.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  /// Is never called: a phone has no menu button.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Is never called: a phone has no command that deletes.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Is never called: a phone has no button that plays.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Is never called: a phone has no pointer.
  public nonisolated func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }
  /// Is never called: nothing is scrolled by a finger.
  public nonisolated func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View { self }
  /// Is never called: every view of a scroll view is there.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func clipShape<Clip: Shape>(_ shape: Clip) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func contentShape<Content: Shape>(_ shape: Content) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func ignoresSafeArea() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func rotationEffect(_ angle: Angle) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func blur(radius: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Links views between which assistive technologies jump; not heard.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Shows the view in large when it is held; not heard.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Shows another view in large when this one is held; not heard.
  public nonisolated func accessibilityShowsLargeContentViewer<Large: View>(@ViewBuilder _ largeContentView: () -> Large) -> some View { self }
  /// Whether colors stay when they are inverted; not heard.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// An action of a gesture on a watch; not heard.
  public nonisolated func accessibilityQuickAction<Style, Content: View>(style: Style, @ViewBuilder content: () -> Content) -> some View { self }
  /// How severe the question is; not heard.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// The picture of the question; not heard.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// The width of details beside a view; not heard.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// The width of details beside a view; not heard.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// How a search starts by dictation; not heard.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}

extension Section {
  /// Changes nothing that is heard: only a sidebar has rows that its header hides.
  public nonisolated func collapsible(_ collapsible: Bool) -> Section { self }
}

extension Gesture {
  /// Is never called: no user of VoiceOver makes the gesture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Is never called: no user of VoiceOver makes the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Is never called: no user of VoiceOver makes the gesture.
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> Self { self }
  /// The gesture while keys are pressed.
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

extension TableColumn {
  /// The width of the column; not heard.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// The width of the column; not heard.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
  /// Whether the column is shown where there is room; not heard.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// The name of the column for its user's changes; not heard.
  public func customizationID(_ id: String) -> TableColumn { self }
  /// Where the cells stand in the column; not heard.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
  /// What the user cannot change of the column; not heard.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

extension VisualEffect {
  /// Changes nothing that is heard.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func blur(radius: CGFloat) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes nothing that is heard.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension MatchedTransitionSourceConfiguration {
  /// Changes nothing that is heard.
  public func background(_ color: Color) -> Self { self }
  /// Changes nothing that is heard.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> Self { self }
  /// Changes nothing that is heard.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

extension ToolbarContent {
  /// Changes nothing that is heard.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension Text {
  /// Does nothing: looks are not heard.
  public func bold() -> Text { self }
  /// Does nothing: looks are not heard.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Does nothing: looks are not heard.
  public func italic() -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Does nothing: looks are not heard.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Does nothing: looks are not heard.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func monospacedDigit() -> Text { self }
  /// Does nothing: looks are not heard.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// Does nothing: looks are not heard.
  public func italic(_ isActive: Bool) -> Text { self }
  /// Does nothing: looks are not heard.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}
