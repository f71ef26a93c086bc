public import Foundation

/// The numbers of a color, which are known for those of numbers and the basic ones by name.
struct ColorParts {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  private static let named: [String: (CGFloat, CGFloat, CGFloat)] = [
    "black": (0, 0, 0), "white": (1, 1, 1), "gray": (0.5, 0.5, 0.5), "red": (1, 0, 0),
    "darkGray": (1 / 3, 1 / 3, 1 / 3), "lightGray": (2 / 3, 2 / 3, 2 / 3), "green": (0, 1, 0),
    "blue": (0, 0, 1), "brown": (0.6, 0.4, 0.2), "orange": (1, 0.5, 0), "cyan": (0, 1, 1),
    "magenta": (1, 0, 1), "yellow": (1, 1, 0), "purple": (0.5, 0, 0.5), "label": (0, 0, 0),
    "systemBackground": (1, 1, 1),
  ]

  /// The numbers of a color by what it is made of; nil for one of the assets.
  init?(of name: String) {
    let parts = name.components(separatedBy: ", ")
    let words = parts[0].split(separator: " ")
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    switch (words.first, numbers.count) {
    case ("gray"?, 2):
      self.init(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
    case ("hue"?, 4): self.init(hue: numbers)
    case (_, 4): self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case ("clear"?, 0): self.init(red: 0, green: 0, blue: 0, alpha: 0)
    default:
      guard let (red, green, blue) = Self.named[parts[0]] else { return nil }
      self.init(red: red, green: green, blue: blue)
    }
    if parts.count > 1, let last = parts.last.flatMap(Double.init) { alpha = last }
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The numbers of a color by its hue, its saturation, its brightness and its alpha.
  private init(hue numbers: [CGFloat]) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + numbers[0] * 6).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(place, 4 - place, 1))
      return numbers[2] * (1 - numbers[1] * share)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: numbers[3])
  }
}

extension UIColor {
  /// The numbers of the color; false if they are not known, as of a color of the assets.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = ColorParts(of: name) else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// How light a gray is; false for any other color.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = ColorParts(of: name), parts.red == parts.green, parts.red == parts.blue
    else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }
}

extension CGColor {
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { ColorParts(of: name)?.alpha ?? 1 }
  /// Its numbers: red, green, blue and alpha; nil if they are not known.
  public var components: [CGFloat]? {
    ColorParts(of: name).map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }
  /// How many numbers it has.
  public var numberOfComponents: Int { 4 }
}
