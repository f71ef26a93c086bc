public import Foundation
public import SpokenViews

/// A color of UIKit; not heard.
open class UIColor: NSObject, @unchecked Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  /// A gray, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init("gray \(white) \(alpha)") }

  /// A color of red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// A color of a hue.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init("hue \(hue) \(saturation) \(brightness) \(alpha)") }

  /// A color of red, green and blue beyond those of most screens.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A color of the assets by its name.
  public convenience init?(named name: String) { self.init(name) }

  /// A color of the assets of a bundle by its name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name) }

  /// A color that depends on the traits of the screen, which is asked for once.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // Once, because the traits of the screen never change here.
    self.init(dynamicProvider(.usual).name)
  }

  /// A color of a picture.
  public convenience init(patternImage image: UIImage) { self.init("pattern") }

  /// A color of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.name) }

  /// A color of SwiftUI, whose name is not known.
  public convenience init(_ color: Color) { self.init("color") }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  override open var hash: Int { name.hashValue }

  /// The color for Core Graphics.
  open var cgColor: CGColor { CGColor(name) }
  /// The same color, more or less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name), \(alpha)") }
  /// The color for the traits of a screen.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  /// Draws with it from now on; nothing is drawn.
  open func set() {}
  /// Fills with it from now on; nothing is drawn.
  open func setFill() {}
  /// Draws lines with it from now on; nothing is drawn.
  open func setStroke() {}

  /// Black.
  public static let black = UIColor("black")
  /// White.
  public static let white = UIColor("white")
  /// Gray.
  public static let gray = UIColor("gray")
  /// Dark gray.
  public static let darkGray = UIColor("darkGray")
  /// Light gray.
  public static let lightGray = UIColor("lightGray")
  /// Red.
  public static let red = UIColor("red")
  /// Green.
  public static let green = UIColor("green")
  /// Blue.
  public static let blue = UIColor("blue")
  /// Brown.
  public static let brown = UIColor("brown")
  /// Orange.
  public static let orange = UIColor("orange")
  /// No color.
  public static let clear = UIColor("clear")
}

extension Color {
  /// A color of UIKit.
  public init(_ color: UIColor) { self.init(color.name, bundle: nil) }

  /// A color of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor.name, bundle: nil) }
}
