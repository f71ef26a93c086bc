public import Foundation

/// How symbols look; not heard.
extension UIImage {
  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a symbol looks.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A size of a text.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// A size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// A size, a weight and a size beside text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// A size beside text.
    public convenience init(scale: SymbolScale) { self.init() }
    /// The size of a use of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// The size of a use of text, and a size beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init() }
    /// The size of a font, and a size beside text.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    /// A color whose parts are more or less opaque.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// Colors of the parts.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// No more than usual.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// The colors of the symbol.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// One color.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// This look with another one.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration { self }
  }
}

/// Draws pictures, which show nothing here.
@preconcurrency
@MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The size of a picture.
  public init(size: CGSize) {}
  /// The rectangle of a picture.
  public init(bounds: CGRect) {}
  /// The size and the kind of a picture.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}

  /// A picture without content; the closure that draws is not called, because there is nowhere to draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  /// The bytes of a picture; none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

/// The kind of a picture; not heard.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The dots of a point.
  open var scale: CGFloat = 3
  /// Whether it has no gaps.
  open var opaque = false
  /// The usual kind.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where pictures are drawn; none is made.
open class UIGraphicsImageRendererContext: NSObject {
  /// Where Core Graphics draws.
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}
}
