// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
public import Foundation

extension View {
  /// Changes nothing that is heard.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }
}

extension Color {
  /// One of them.
  public static var red: Color { Color("red", bundle: nil) }
  /// One of them.
  public static var orange: Color { Color("orange", bundle: nil) }
  /// One of them.
  public static var yellow: Color { Color("yellow", bundle: nil) }
  /// One of them.
  public static var green: Color { Color("green", bundle: nil) }
  /// One of them.
  public static var blue: Color { Color("blue", bundle: nil) }
  /// One of them.
  public static var purple: Color { Color("purple", bundle: nil) }
  /// One of them.
  public static var pink: Color { Color("pink", bundle: nil) }
  /// One of them.
  public static var brown: Color { Color("brown", bundle: nil) }
  /// One of them.
  public static var indigo: Color { Color("indigo", bundle: nil) }
  /// One of them.
  public static var teal: Color { Color("teal", bundle: nil) }
  /// One of them.
  public static var mint: Color { Color("mint", bundle: nil) }
  /// One of them.
  public static var cyan: Color { Color("cyan", bundle: nil) }
  /// One of them.
  public static var white: Color { Color("white", bundle: nil) }
  /// One of them.
  public static var black: Color { Color("black", bundle: nil) }
  /// One of them.
  public static var gray: Color { Color("gray", bundle: nil) }
  /// One of them.
  public static var clear: Color { Color("clear", bundle: nil) }
  /// One of them.
  public static var primary: Color { Color("primary", bundle: nil) }
  /// One of them.
  public static var secondary: Color { Color("secondary", bundle: nil) }
  /// One of them.
  public static var accentColor: Color { Color("accentColor", bundle: nil) }
  /// Changes nothing that is heard.
  public func opacity(_ opacity: Double) -> Color { self }
  /// Changes nothing that is heard.
  public func mix(with color: Color, by fraction: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  /// One of them.
  public static var red: Color { .red }
  /// One of them.
  public static var orange: Color { .orange }
  /// One of them.
  public static var yellow: Color { .yellow }
  /// One of them.
  public static var green: Color { .green }
  /// One of them.
  public static var blue: Color { .blue }
  /// One of them.
  public static var purple: Color { .purple }
  /// One of them.
  public static var pink: Color { .pink }
  /// One of them.
  public static var brown: Color { .brown }
  /// One of them.
  public static var indigo: Color { .indigo }
  /// One of them.
  public static var teal: Color { .teal }
  /// One of them.
  public static var mint: Color { .mint }
  /// One of them.
  public static var cyan: Color { .cyan }
  /// One of them.
  public static var white: Color { .white }
  /// One of them.
  public static var black: Color { .black }
  /// One of them.
  public static var gray: Color { .gray }
  /// One of them.
  public static var clear: Color { .clear }
  /// One of them.
  public static var primary: Color { .primary }
  /// One of them.
  public static var secondary: Color { .secondary }
  /// One of them.
  public static var accentColor: Color { .accentColor }
}

extension Color {
  /// Systems of colors; not heard.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
}

extension ShapeStyle {
  /// Changes nothing that is heard.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// Changes nothing that is heard.
  public func shadow(_ shadow: ShadowStyle) -> some ShapeStyle { self }
  /// Changes nothing that is heard.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A style of any type; not heard.
public struct AnyShapeStyle: ShapeStyle {
  nonisolated init() {}
  /// Makes one.
  public init<Style: ShapeStyle>(_ style: Style) { self = AnyShapeStyle() }
}

/// A gradient of a color; not heard.
public struct AnyGradient: ShapeStyle {
  nonisolated init() {}
  /// Makes one.
  public init(_ gradient: Gradient) { self = AnyGradient() }
}

/// A shadow of a style; not heard.
public struct ShadowStyle: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(name: "drop") }
  /// One of them.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(name: "inner") }
}

/// A material that lets what is behind it shine through; not heard.
public struct Material: ShapeStyle {
  nonisolated init() {}
  /// One of them.
  public static var ultraThin: Material { Material() }
  /// One of them.
  public static var thin: Material { Material() }
  /// One of them.
  public static var regular: Material { Material() }
  /// One of them.
  public static var thick: Material { Material() }
  /// One of them.
  public static var ultraThick: Material { Material() }
  /// One of them.
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == Material {
  /// One of them.
  public static var ultraThinMaterial: Material { Material() }
  /// One of them.
  public static var thinMaterial: Material { Material() }
  /// One of them.
  public static var regularMaterial: Material { Material() }
  /// One of them.
  public static var thickMaterial: Material { Material() }
  /// One of them.
  public static var ultraThickMaterial: Material { Material() }
  /// One of them.
  public static var bar: Material { Material() }
}

/// Glass; not heard.
public struct Glass: ShapeStyle {
  nonisolated init() {}
  /// One of them.
  public static var regular: Glass { Glass() }
  /// One of them.
  public static var clear: Glass { Glass() }
  /// One of them.
  public static var identity: Glass { Glass() }
  /// Changes nothing that is heard.
  public func tint(_ color: Color?) -> Glass { self }
  /// Changes nothing that is heard.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// One of them.
  public nonisolated static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// One of them.
  public nonisolated static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style of the place that a view is in; not heard.
public struct HierarchicalShapeStyle: ShapeStyle {
  nonisolated init() {}
  /// One of them.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// Changes nothing that is heard.
  public var primary: HierarchicalShapeStyle { self }
  /// Changes nothing that is heard.
  public var secondary: HierarchicalShapeStyle { self }
  /// Changes nothing that is heard.
  public var tertiary: HierarchicalShapeStyle { self }
  /// Changes nothing that is heard.
  public var quaternary: HierarchicalShapeStyle { self }
  /// Changes nothing that is heard.
  public var quinary: HierarchicalShapeStyle { self }
  /// Changes nothing that is heard.
  public func opacity(_ opacity: Double) -> HierarchicalShapeStyle { self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// One of them.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var tint: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var fill: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var background: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var foreground: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var selection: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var separator: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var placeholder: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var link: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// One of them.
  public static var windowBackground: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// A gradient along a line; not heard.
public struct LinearGradient: ShapeStyle {
  nonisolated init() {}
  /// Makes one.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self = LinearGradient() }
  /// Makes one.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self = LinearGradient() }
  /// Makes one.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self = LinearGradient() }
}

extension ShapeStyle where Self == LinearGradient {
  /// One of them.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient() }
  /// One of them.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient() }
}

/// A gradient around a center; not heard.
public struct RadialGradient: ShapeStyle {
  nonisolated init() {}
  /// Makes one.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self = RadialGradient() }
  /// Makes one.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self = RadialGradient() }
  /// Makes one.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self = RadialGradient() }
}

extension ShapeStyle where Self == RadialGradient {
  /// One of them.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient() }
  /// One of them.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient() }
}

/// A gradient around a point; not heard.
public struct AngularGradient: ShapeStyle {
  nonisolated init() {}
  /// Makes one.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .degrees(0), endAngle: Angle = .degrees(360)) { self = AngularGradient() }
  /// Makes one.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .degrees(0), endAngle: Angle = .degrees(360)) { self = AngularGradient() }
  /// Makes one.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .degrees(0), endAngle: Angle = .degrees(360)) { self = AngularGradient() }
  /// Makes one.
  public init(colors: [Color], center: UnitPoint, angle: Angle) { self = AngularGradient() }
  /// Makes one.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self = AngularGradient() }
}

extension ShapeStyle where Self == AngularGradient {
  /// One of them.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient() }
  /// One of them.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient() }
  /// One of them.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient() }
}

/// A gradient around a center, in the shape of an ellipse; not heard.
public struct EllipticalGradient: ShapeStyle {
  nonisolated init() {}
  /// Makes one.
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self = EllipticalGradient() }
  /// Makes one.
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self = EllipticalGradient() }
  /// Makes one.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self = EllipticalGradient() }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// One of them.
  public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient() }
  /// One of them.
  public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient() }
}

extension GraphicsContext {
  /// How a shape is filled; not heard.
  public struct Shading: Sendable {
    nonisolated init() {}
    /// One of them.
    public static var foreground: Shading { Shading() }
    /// One of them.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// One of them.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
    /// One of them.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { Shading() }
    /// One of them.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> Shading { Shading() }
    /// One of them.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading { Shading() }
  }
}

extension GraphicsContext {
  /// What changes everything that is drawn; not heard.
  public struct Filter: Sendable {
    nonisolated init() {}
    /// One of them.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// One of them.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// One of them.
    public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter { Filter() }
    /// One of them.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
  }
}

extension Font {
  /// One of them.
  public static var largeTitle: Font { Font("largeTitle") }
  /// One of them.
  public static var title: Font { Font("title") }
  /// One of them.
  public static var title2: Font { Font("title2") }
  /// One of them.
  public static var title3: Font { Font("title3") }
  /// One of them.
  public static var headline: Font { Font("headline") }
  /// One of them.
  public static var subheadline: Font { Font("subheadline") }
  /// One of them.
  public static var body: Font { Font("body") }
  /// One of them.
  public static var callout: Font { Font("callout") }
  /// One of them.
  public static var footnote: Font { Font("footnote") }
  /// One of them.
  public static var caption: Font { Font("caption") }
  /// One of them.
  public static var caption2: Font { Font("caption2") }
  /// Changes nothing that is heard.
  public func bold() -> Font { self }
  /// Changes nothing that is heard.
  public func italic() -> Font { self }
  /// Changes nothing that is heard.
  public func weight(_ weight: Weight) -> Font { self }
  /// Changes nothing that is heard.
  public func width(_ width: Width) -> Font { self }
  /// Changes nothing that is heard.
  public func leading(_ leading: Leading) -> Font { self }
  /// Changes nothing that is heard.
  public func monospaced() -> Font { self }
  /// Changes nothing that is heard.
  public func monospacedDigit() -> Font { self }
  /// Changes nothing that is heard.
  public func smallCaps() -> Font { self }
  /// Changes nothing that is heard.
  public func lowercaseSmallCaps() -> Font { self }
  /// Changes nothing that is heard.
  public func uppercaseSmallCaps() -> Font { self }
}

extension Font {
  /// The thickness of letters; not heard.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension Font {
  /// The design of a typeface; not heard.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}

extension Text.LineStyle {
  /// The pattern of a line; not heard.
  public enum Pattern: Hashable, Sendable {
    case solid, dash, dot, dashDot, dashDotDot
  }
}

/// Whether a text can be selected; not heard.
public protocol TextSelectability: Sendable {
}

/// A text that can be selected; not heard.
public struct EnabledTextSelectability: TextSelectability {
  nonisolated init() {}
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A text that can be selected; not heard.
  public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// A text that cannot be selected; not heard.
public struct DisabledTextSelectability: TextSelectability {
  nonisolated init() {}
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A text that cannot be selected; not heard.
  public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Draws a text; not heard.
public protocol TextRenderer: Sendable {
}

extension Image {
  /// Changes nothing that is heard.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Changes nothing that is heard.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Changes nothing that is heard.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Changes nothing that is heard.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image {
  /// How a picture is drawn; not heard.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}

extension Image {
  /// How a picture fills its room; not heard.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }
}

extension Image {
  /// How a picture is enlarged; not heard.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

extension Image {
  /// How the colors of a picture are used; not heard.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }
}

/// Variants of symbols; not heard.
public struct SymbolVariants: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var none: SymbolVariants { SymbolVariants(name: "none") }
  /// One of them.
  public static var circle: SymbolVariants { SymbolVariants(name: "circle") }
  /// One of them.
  public static var square: SymbolVariants { SymbolVariants(name: "square") }
  /// One of them.
  public static var rectangle: SymbolVariants { SymbolVariants(name: "rectangle") }
  /// One of them.
  public static var fill: SymbolVariants { SymbolVariants(name: "fill") }
  /// One of them.
  public static var slash: SymbolVariants { SymbolVariants(name: "slash") }
  /// Changes nothing that is heard.
  public var circle: SymbolVariants { self }
  /// Changes nothing that is heard.
  public var square: SymbolVariants { self }
  /// Changes nothing that is heard.
  public var rectangle: SymbolVariants { self }
  /// Changes nothing that is heard.
  public var fill: SymbolVariants { self }
  /// Changes nothing that is heard.
  public var slash: SymbolVariants { self }
}

/// A motion of a symbol; not heard.
public protocol SymbolEffect: Sendable {
}

/// The motions of the system's symbols; not heard.
public struct SystemSymbolEffect: SymbolEffect {
  nonisolated init() {}
  /// Changes nothing that is heard.
  public var iterative: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var cumulative: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var reversing: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var nonReversing: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var up: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var down: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var byLayer: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var wholeSymbol: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var downUp: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var upUp: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var offUp: SystemSymbolEffect { self }
  /// Changes nothing that is heard.
  public var plain: SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// One of them.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// One of them.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
}

/// How often a symbol moves; not heard.
public struct SymbolEffectOptions: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions(name: "default") }
  /// One of them.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(name: "repeating") }
  /// One of them.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(name: "nonRepeating") }
  /// One of them.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(name: "repeat") }
  /// One of them.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "speed") }
  /// Changes nothing that is heard.
  public var repeating: SymbolEffectOptions { self }
  /// Changes nothing that is heard.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Changes nothing that is heard.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Changes nothing that is heard.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How a change is shown over time; all changes happen at once here.
public struct Animation: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var `default`: Animation { Animation(name: "default") }
  /// One of them.
  public static var linear: Animation { Animation(name: "linear") }
  /// One of them.
  public static var easeIn: Animation { Animation(name: "easeIn") }
  /// One of them.
  public static var easeOut: Animation { Animation(name: "easeOut") }
  /// One of them.
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
  /// One of them.
  public static var spring: Animation { Animation(name: "spring") }
  /// One of them.
  public static var smooth: Animation { Animation(name: "smooth") }
  /// One of them.
  public static var snappy: Animation { Animation(name: "snappy") }
  /// One of them.
  public static var bouncy: Animation { Animation(name: "bouncy") }
  /// One of them.
  public static var interactiveSpring: Animation { Animation(name: "interactiveSpring") }
  /// One of them.
  public static var interpolatingSpring: Animation { Animation(name: "interpolatingSpring") }
  /// Makes one.
  public init<Made: CustomAnimation>(_ base: Made) { self = Animation(name: "init") }
  /// One of them.
  public static func linear(duration: Double) -> Animation { Animation(name: "linear") }
  /// One of them.
  public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn") }
  /// One of them.
  public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut") }
  /// One of them.
  public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut") }
  /// One of them.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(name: "smooth") }
  /// One of them.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(name: "snappy") }
  /// One of them.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(name: "bouncy") }
  /// One of them.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { Animation(name: "spring") }
  /// One of them.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(name: "spring") }
  /// One of them.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double) -> Animation { Animation(name: "spring") }
  /// One of them.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(name: "spring") }
  /// One of them.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(name: "interactiveSpring") }
  /// One of them.
  @_disfavoredOverload
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation { Animation(name: "interactiveSpring") }
  /// One of them.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(name: "interpolatingSpring") }
  /// One of them.
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { Animation(name: "interpolatingSpring") }
  /// One of them.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation(name: "interpolatingSpring") }
  /// One of them.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation(name: "timingCurve") }
  /// One of them.
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { Animation(name: "timingCurve") }
  /// Changes nothing that is heard.
  public func delay(_ delay: Double) -> Animation { self }
  /// Changes nothing that is heard.
  public func speed(_ speed: Double) -> Animation { self }
  /// Changes nothing that is heard.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Changes nothing that is heard.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// When an animation is complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Changes of looks that depend on the place; not heard.
public protocol VisualEffect: Sendable {
}

/// No change; not heard.
public struct EmptyVisualEffect: VisualEffect {
  /// The look.
  public nonisolated init() {}
}

extension GeometryEffect {
  /// The effect without a change of layout.
  public nonisolated func ignoredByLayout() -> some GeometryEffect { self }
}

/// Several values of an animation; not heard.
public struct _Keyframes<Value>: Keyframes {
  nonisolated init() {}
}

/// Several values of a part; not heard.
public struct _KeyframeTrackContents<Value>: KeyframeTrackContent {
  nonisolated init() {}
}

/// Values of a part of the animated value; not heard.
public struct KeyframeTrack<Value, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
  nonisolated init() {}
  /// Makes one.
  public init(_ keyPath: WritableKeyPath<Value, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) { self = KeyframeTrack() }
}

extension KeyframeTrack where Part == Value {
  /// Makes one.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) { self = KeyframeTrack() }
}

/// A value that is reached evenly; not heard.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  nonisolated init() {}
  /// Makes one.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { self = LinearKeyframe() }
}

/// A value that is reached like a spring; not heard.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  nonisolated init() {}
  /// Makes one.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { self = SpringKeyframe() }
}

/// A value that is reached on a curve; not heard.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  nonisolated init() {}
  /// Makes one.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { self = CubicKeyframe() }
}

/// A value that is there at once; not heard.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  nonisolated init() {}
  /// Makes one.
  public init(_ to: Value) { self = MoveKeyframe() }
}

/// How a view comes and goes; all changes happen at once here.
public struct AnyTransition: Sendable {
  nonisolated init() {}
  /// Makes one.
  public init<Made: Transition>(_ transition: Made) { self = AnyTransition() }
  /// One of them.
  public static var opacity: AnyTransition { AnyTransition() }
  /// One of them.
  public static var slide: AnyTransition { AnyTransition() }
  /// One of them.
  public static var identity: AnyTransition { AnyTransition() }
  /// One of them.
  public static var scale: AnyTransition { AnyTransition() }
  /// One of them.
  public static var blurReplace: AnyTransition { AnyTransition() }
  /// One of them.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// One of them.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// One of them.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// One of them.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One of them.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One of them.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// One of them.
  public static func modifier<Changes: ViewModifier>(active: Changes, identity: Changes) -> AnyTransition { AnyTransition() }
  /// Changes nothing that is heard.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Changes nothing that is heard.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Transition {
  /// Both transitions.
  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition { self }
  /// Changes nothing that is heard.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

extension SystemTransition {
  /// The directions of a blur; not heard.
  public enum BlurDirection: Hashable, Sendable {
    case downUp, upUp
  }
}

extension Transition where Self == SystemTransition {
  /// One of them.
  public nonisolated static var blurReplace: SystemTransition { SystemTransition() }
  /// One of them.
  public nonisolated static var symbolEffect: SystemTransition { SystemTransition() }
  /// One of them.
  public nonisolated static func blurReplace(_ direction: SystemTransition.BlurDirection) -> SystemTransition { SystemTransition() }
  /// One of them.
  public nonisolated static func symbolEffect(_ effect: SystemSymbolEffect) -> SystemTransition { SystemTransition() }
}

/// How a content changes; all changes happen at once here.
public struct ContentTransition: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var identity: ContentTransition { ContentTransition(name: "identity") }
  /// One of them.
  public static var opacity: ContentTransition { ContentTransition(name: "opacity") }
  /// One of them.
  public static var interpolate: ContentTransition { ContentTransition(name: "interpolate") }
  /// One of them.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
  /// One of them.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
  /// One of them.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
  /// One of them.
  public static func symbolEffect(_ effect: SystemSymbolEffect) -> ContentTransition { ContentTransition(name: "symbolEffect") }
}

/// How the view looks from which a screen comes; not heard.
public protocol MatchedTransitionSourceConfiguration: Sendable {
}

/// The usual look of such a view; not heard.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

/// How a screen comes and goes; not heard.
public struct NavigationTransition: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: NavigationTransition { NavigationTransition(name: "automatic") }
  /// One of them.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { NavigationTransition(name: "zoom") }
}

/// What a user feels; not heard.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var success: SensoryFeedback { SensoryFeedback(name: "success") }
  /// One of them.
  public static var warning: SensoryFeedback { SensoryFeedback(name: "warning") }
  /// One of them.
  public static var error: SensoryFeedback { SensoryFeedback(name: "error") }
  /// One of them.
  public static var selection: SensoryFeedback { SensoryFeedback(name: "selection") }
  /// One of them.
  public static var increase: SensoryFeedback { SensoryFeedback(name: "increase") }
  /// One of them.
  public static var decrease: SensoryFeedback { SensoryFeedback(name: "decrease") }
  /// One of them.
  public static var start: SensoryFeedback { SensoryFeedback(name: "start") }
  /// One of them.
  public static var stop: SensoryFeedback { SensoryFeedback(name: "stop") }
  /// One of them.
  public static var alignment: SensoryFeedback { SensoryFeedback(name: "alignment") }
  /// One of them.
  public static var levelChange: SensoryFeedback { SensoryFeedback(name: "levelChange") }
  /// One of them.
  public static var impact: SensoryFeedback { SensoryFeedback(name: "impact") }
  /// One of them.
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(name: "impact") }
  /// One of them.
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(name: "impact") }
}

extension SensoryFeedback {
  /// How heavy a thing feels; not heard.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }
}

extension SensoryFeedback {
  /// How a thing gives way; not heard.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

/// A look of the system; not heard.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The look.
  public nonisolated init() {}
  /// Makes one.
  public init(limitBehavior: LimitBehavior = .automatic) { self = ViewAlignedScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A look of the system; not heard.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// One of them.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ViewAlignedScrollTargetBehavior {
  /// How many views a swipe passes at most; not heard.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// One of them.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    /// One of them.
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    /// One of them.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    /// One of them.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    /// One of them.
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }
}

/// How views change while they scroll; not heard.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "identity") }
  /// One of them.
  public static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "interactive") }
  /// One of them.
  public static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "animated") }
  /// One of them.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "animated") }
  /// One of them.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "interactive") }
  /// Changes nothing that is heard.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Changes nothing that is heard.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

/// The border of buttons; not heard.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ButtonBorderShape { ButtonBorderShape(name: "automatic") }
  /// One of them.
  public static var capsule: ButtonBorderShape { ButtonBorderShape(name: "capsule") }
  /// One of them.
  public static var circle: ButtonBorderShape { ButtonBorderShape(name: "circle") }
  /// One of them.
  public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle") }
  /// One of them.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle") }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  nonisolated init() {}
}

extension NavigationBarItem {
  /// How large a title is; not heard.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// The space between sections; not heard.
public struct ListSectionSpacing: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var `default`: ListSectionSpacing { ListSectionSpacing(name: "default") }
  /// One of them.
  public static var compact: ListSectionSpacing { ListSectionSpacing(name: "compact") }
  /// One of them.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(name: "custom") }
}

/// The color of what stands in a row of a list; not heard.
public struct ListItemTint: Sendable {
  nonisolated init() {}
  /// One of them.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// One of them.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// One of them.
  public static var monochrome: ListItemTint { ListItemTint() }
}

/// How badges stand out; not heard.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var decreased: BadgeProminence { BadgeProminence(name: "decreased") }
  /// One of them.
  public static var standard: BadgeProminence { BadgeProminence(name: "standard") }
  /// One of them.
  public static var increased: BadgeProminence { BadgeProminence(name: "increased") }
}

/// Where the cells of a column stand; not heard.
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(name: "automatic") }
  /// One of them.
  public static var leading: TableColumnAlignment { TableColumnAlignment(name: "leading") }
  /// One of them.
  public static var center: TableColumnAlignment { TableColumnAlignment(name: "center") }
  /// One of them.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(name: "trailing") }
  /// One of them.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(name: "numeric") }
  /// One of them.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { TableColumnAlignment(name: "numeric") }
}

/// What a user may change of a column; not heard.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 1) }
  /// One of them.
  public static var resize: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 2) }
  /// One of them.
  public static var visibility: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 4) }
  /// All of them.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

/// The look of the dots below pages; not heard.
public protocol IndexViewStyle: Sendable {
}

/// A look of the system; not heard.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The look.
  public nonisolated init() {}
  /// Makes one.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { self = PageIndexViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// One of them.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension PageIndexViewStyle {
  /// Whether the dots have a background; not heard.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }
}

/// Whether what is behind a sheet can be touched; not heard.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "automatic") }
  /// One of them.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
  /// One of them.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "disabled") }
  /// One of them.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
}

/// Which headers of a lazy stack stay on the screen; not heard.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Choices by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// One of them.
  public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
  /// One of them.
  public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}

/// The upper or the lower edge.
public enum VerticalEdge: Hashable, Sendable {
  case top, bottom
}

extension VerticalEdge {
  /// Edges of a row.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Choices by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One of them.
    public static var top: Set { Set(rawValue: 1) }
    /// One of them.
    public static var bottom: Set { Set(rawValue: 2) }
    /// All of them.
    public static var all: Set { [.top, .bottom] }
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Hashable, Sendable {
  case leading, trailing
}

/// How a picture fills its room; not heard.
public enum ContentMode: Hashable, Sendable {
  case fit, fill
}

extension StrokeStyle {
  /// The ends of a line; not heard.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }
}

extension StrokeStyle {
  /// The corners of a line; not heard.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }
}

/// Regions of the screen that bars and keyboards cover; not heard.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var container: SafeAreaRegions { SafeAreaRegions(rawValue: 1) }
  /// One of them.
  public static var keyboard: SafeAreaRegions { SafeAreaRegions(rawValue: 2) }
  /// All of them.
  public static var all: SafeAreaRegions { [.container, .keyboard] }
}

/// The shapes that a view has for touches and previews; not heard.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var interaction: ContentShapeKinds { ContentShapeKinds(rawValue: 1) }
  /// One of them.
  public static var dragPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 2) }
  /// One of them.
  public static var contextMenuPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 4) }
  /// One of them.
  public static var hoverEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 8) }
  /// One of them.
  public static var focusEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 16) }
  /// One of them.
  public static var accessibility: ContentShapeKinds { ContentShapeKinds(rawValue: 32) }
}

extension KeyEquivalent {
  /// One of them.
  public static var space: KeyEquivalent { KeyEquivalent("\u{20}") }
  /// One of them.
  public static var `return`: KeyEquivalent { KeyEquivalent("\r") }
  /// One of them.
  public static var escape: KeyEquivalent { KeyEquivalent("\u{1B}") }
  /// One of them.
  public static var delete: KeyEquivalent { KeyEquivalent("\u{8}") }
  /// One of them.
  public static var tab: KeyEquivalent { KeyEquivalent("\t") }
  /// One of them.
  public static var upArrow: KeyEquivalent { KeyEquivalent("\u{F700}") }
  /// One of them.
  public static var downArrow: KeyEquivalent { KeyEquivalent("\u{F701}") }
  /// One of them.
  public static var leftArrow: KeyEquivalent { KeyEquivalent("\u{F702}") }
  /// One of them.
  public static var rightArrow: KeyEquivalent { KeyEquivalent("\u{F703}") }
  /// One of them.
  public static var home: KeyEquivalent { KeyEquivalent("\u{F729}") }
  /// One of them.
  public static var end: KeyEquivalent { KeyEquivalent("\u{F72B}") }
}

/// Keys that are held with others; not heard.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var capsLock: EventModifiers { EventModifiers(rawValue: 1) }
  /// One of them.
  public static var shift: EventModifiers { EventModifiers(rawValue: 2) }
  /// One of them.
  public static var control: EventModifiers { EventModifiers(rawValue: 4) }
  /// One of them.
  public static var option: EventModifiers { EventModifiers(rawValue: 8) }
  /// One of them.
  public static var command: EventModifiers { EventModifiers(rawValue: 16) }
  /// One of them.
  public static var numericPad: EventModifiers { EventModifiers(rawValue: 32) }
  /// All of them.
  public static var all: EventModifiers { [.capsLock, .shift, .control, .option, .command, .numericPad] }
}

extension KeyPress {
  /// What a view did with a key.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }
}

extension KeyPress {
  /// Whether a key goes down or up.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Choices by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static var down: Phases { Phases(rawValue: 1) }
    /// One of them.
    public static var `repeat`: Phases { Phases(rawValue: 2) }
    /// One of them.
    public static var up: Phases { Phases(rawValue: 4) }
    /// All of them.
    public static var all: Phases { [.down, .`repeat`, .up] }
  }
}

/// Where an arrow key moves.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// What a view does with the keyboard; not heard.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  /// One of them.
  public static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
  /// All of them.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// How dictation starts; not heard.
public struct TextInputDictationBehavior: Hashable, Sendable {
  nonisolated init() {}
  /// One of them.
  public static var automatic: TextInputDictationBehavior { TextInputDictationBehavior() }
  /// One of them.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { TextInputDictationBehavior() }
}

/// What starts dictation; not heard.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var onLook: TextInputDictationActivation { TextInputDictationActivation(name: "onLook") }
  /// One of them.
  public static var onSelect: TextInputDictationActivation { TextInputDictationActivation(name: "onSelect") }
}
