public import Foundation
import ScreenTree

/// What a shape is filled with; not heard.
public protocol ShapeStyle: Sendable {}

/// A color; not heard.
public struct Color: ShapeStyle, Hashable {
  private let name: String

  /// A gray, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) { name = "gray \(white)" }

  /// A color of red, green and blue.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue)"
  }

  /// A color of the app's assets.
  public init(_ name: String, bundle: Bundle?) { self.name = name }

  /// A color of the app's assets.
  public init(_ name: String) { self.name = name }

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
    name = "\(hue) \(saturation) \(brightness)"
  }

  /// The usual gradient of the color.
  public var gradient: AnyGradient { AnyGradient() }

  /// The name of a color of the system; nil for any other.
  var spokenName: String? { name.allSatisfy { $0.isLetter } && name != "clear" ? name : nil }
}

extension Color: View {
  /// Mounts an area of the color, which is silent.
  public static func _makeNode(_ view: Color, _ context: _ViewContext) -> _ViewNodeOf<Color> {
    PartsNode.leaf(view, context) { _, _ in
      Node(
        .rectangle, className: "Color",
        properties: [.layout(.flexible(width: true, height: true))])
    }
  }
}
