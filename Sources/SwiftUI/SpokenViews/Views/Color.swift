public import Foundation
import ScreenTree

/// What a shape is filled with; not heard.
public protocol ShapeStyle: Sendable {}

/// A color; not heard.
public struct Color: ShapeStyle, Hashable {
  private let name: String

  private init(named name: String) { self.name = name }

  /// A gray, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) { name = "gray \(white)" }

  /// A color of red, green and blue.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue)"
  }

  /// A color of the app's assets.
  public init(_ name: String, bundle: Bundle?) { self.name = name }

  /// The name of a color of the system; nil for any other.
  var spokenName: String? { name.allSatisfy { $0.isLetter } && name != "clear" ? name : nil }

  /// The color with a transparency.
  public func opacity(_ opacity: Double) -> Color { self }

  /// Red.
  public static let red = Color(named: "red")
  /// Orange.
  public static let orange = Color(named: "orange")
  /// Yellow.
  public static let yellow = Color(named: "yellow")
  /// Green.
  public static let green = Color(named: "green")
  /// Blue.
  public static let blue = Color(named: "blue")
  /// Purple.
  public static let purple = Color(named: "purple")
  /// Pink.
  public static let pink = Color(named: "pink")
  /// Brown.
  public static let brown = Color(named: "brown")
  /// White.
  public static let white = Color(named: "white")
  /// Black.
  public static let black = Color(named: "black")
  /// Gray.
  public static let gray = Color(named: "gray")
  /// No color.
  public static let clear = Color(named: "clear")
  /// The color of texts.
  public static let primary = Color(named: "primary")
  /// The color of less important texts.
  public static let secondary = Color(named: "secondary")
  /// The color of the app.
  public static let accentColor = Color(named: "accentColor")
}

extension Color: View {
  /// Mounts an area of the color, which is silent.
  public static func _makeNode(_ view: Color, _ context: _ViewContext) -> _ViewNodeOf<Color> {
    LeafNode(view, context) { _, _ in
      Node(
        .rectangle, className: "Color",
        properties: [.layout(.flexible(width: true, height: true))])
    }
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Gray.
  public static var gray: Color { .gray }
  /// No color.
  public static var clear: Color { .clear }
  /// The color of texts.
  public static var primary: Color { .primary }
  /// The color of less important texts.
  public static var secondary: Color { .secondary }
  /// The color of the app.
  public static var accentColor: Color { .accentColor }
}

/// A typeface; not heard.
public struct Font: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The thickness of letters; not heard.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The design of a typeface; not heard.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// A typeface of the system, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font("system \(size)") }

  /// The font in bold.
  public func bold() -> Font { self }
  /// The font in italics.
  public func italic() -> Font { self }
  /// The font in a thickness.
  public func weight(_ weight: Weight) -> Font { self }

  /// For the title of a screen.
  public static let largeTitle = Font("largeTitle")
  /// For a title.
  public static let title = Font("title")
  /// For a smaller title.
  public static let title2 = Font("title2")
  /// For a still smaller title.
  public static let title3 = Font("title3")
  /// For a headline.
  public static let headline = Font("headline")
  /// For what is below a headline.
  public static let subheadline = Font("subheadline")
  /// For texts.
  public static let body = Font("body")
  /// For remarks.
  public static let callout = Font("callout")
  /// For what is below a text.
  public static let footnote = Font("footnote")
  /// For captions.
  public static let caption = Font("caption")
  /// For smaller captions.
  public static let caption2 = Font("caption2")
}
