public import Foundation
public import SpokenViews

/// A color of UIKit; not heard.
public final class UIColor: Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  /// A gray, from black at 0 to white at 1.
  public init(white: CGFloat, alpha: CGFloat) { name = "gray \(white)" }

  /// A color of red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "\(red) \(green) \(blue)"
  }

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
