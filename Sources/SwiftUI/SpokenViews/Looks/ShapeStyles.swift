public import Foundation

/// A style of any type; not heard.
public struct AnyShapeStyle: ShapeStyle {
  /// A style whose type is hidden.
  public init<Style: ShapeStyle>(_ style: Style) {}
}

/// A gradient of a color; not heard.
public struct AnyGradient: ShapeStyle {
  init() {}

  /// A gradient whose type is hidden.
  public init(_ gradient: Gradient) {}
}

extension Color {
  /// The usual gradient of the color.
  public var gradient: AnyGradient { AnyGradient() }
}

/// A material that lets what is behind it shine through; not heard.
public struct Material: ShapeStyle {
  /// One of them.
  public static let ultraThin = Material()
  /// One of them.
  public static let thin = Material()
  /// One of them.
  public static let regular = Material()
  /// One of them.
  public static let thick = Material()
  /// One of them.
  public static let ultraThick = Material()
  /// One of them.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// A material.
  public static var ultraThinMaterial: Material { Material() }
  /// A material.
  public static var thinMaterial: Material { Material() }
  /// A material.
  public static var regularMaterial: Material { Material() }
  /// A material.
  public static var thickMaterial: Material { Material() }
  /// A material.
  public static var ultraThickMaterial: Material { Material() }
  /// A material.
  public static var bar: Material { Material() }
}

/// Glass; not heard.
public struct Glass: ShapeStyle {
  /// The usual glass.
  public static let regular = Glass()
  /// Clear glass.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()
  /// Glass with a color; not heard.
  public func tint(_ color: Color?) -> Glass { self }
  /// Glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A style of the place that a view is in; not heard.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// One of them.
  public static let primary = HierarchicalShapeStyle()
  /// The style on this level.
  public var primary: HierarchicalShapeStyle { self }
  /// One of them.
  public static let secondary = HierarchicalShapeStyle()
  /// The style on this level.
  public var secondary: HierarchicalShapeStyle { self }
  /// One of them.
  public static let tertiary = HierarchicalShapeStyle()
  /// The style on this level.
  public var tertiary: HierarchicalShapeStyle { self }
  /// One of them.
  public static let quaternary = HierarchicalShapeStyle()
  /// The style on this level.
  public var quaternary: HierarchicalShapeStyle { self }
  /// One of them.
  public static let quinary = HierarchicalShapeStyle()
  /// The style on this level.
  public var quinary: HierarchicalShapeStyle { self }

  /// The style with a transparency.
  public func opacity(_ opacity: Double) -> HierarchicalShapeStyle { self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A style of the place.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var tint: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var fill: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var background: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var foreground: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var selection: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var separator: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var placeholder: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var link: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// A style of the place.
  public static var windowBackground: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle {
  /// The style with a transparency.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The style with a shadow; not heard.
  public func shadow(_ shadow: ShadowStyle) -> some ShapeStyle { self }
  /// The style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A shadow of a style; not heard.
public struct ShadowStyle: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  { ShadowStyle(name: "drop") }
  /// One of them.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  { ShadowStyle(name: "inner") }
}

extension ShapeStyle where Self == Color {
  /// A color.
  public static var purple: Color { .purple }
  /// A color.
  public static var pink: Color { .pink }
  /// A color.
  public static var brown: Color { .brown }
  /// A color.
  public static var indigo: Color { .indigo }
  /// A color.
  public static var teal: Color { .teal }
  /// A color.
  public static var mint: Color { .mint }
  /// A color.
  public static var cyan: Color { .cyan }
}

extension Color {
  /// A color.
  public static let indigo = Color("indigo", bundle: nil)
  /// A color.
  public static let teal = Color("teal", bundle: nil)
  /// A color.
  public static let mint = Color("mint", bundle: nil)
  /// A color.
  public static let cyan = Color("cyan", bundle: nil)

  /// A color of the app's assets.
  public init(_ name: String) { self.init(name, bundle: nil) }

  /// Systems of colors.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A color of red, green and blue in a system.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init(red: red, green: green, blue: blue, opacity: opacity) }

  /// A gray in a system.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A color by hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("\(hue) \(saturation) \(brightness)", bundle: nil)
  }

  /// The color mixed with another.
  public func mix(with color: Color, by fraction: Double) -> Color { self }
}
