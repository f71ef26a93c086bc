public import Foundation

/// Modifiers of colors and shapes, which are silent: each compiles and changes nothing.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func accentColor(_ color: Color?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle) -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
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
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func shadow(radius: CGFloat, x: CGFloat, y: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func containerShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func colorScheme(_ scheme: ColorScheme) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style, for placement: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
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
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
}
