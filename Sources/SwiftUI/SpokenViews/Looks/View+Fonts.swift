public import Foundation

/// Modifiers of letters and lines, which are silent: each compiles and changes nothing.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
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
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ range: PartialRangeThrough<Int>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func allowsTightening(_ allows: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func textSelection<Selection: TextSelectability>(_ selectability: Selection)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize { self }
}
