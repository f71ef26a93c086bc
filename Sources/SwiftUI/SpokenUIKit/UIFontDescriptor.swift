public import Foundation

/// What describes a font; not heard.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font; not heard.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Letters that are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Lines that are closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines that are further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of a font; not heard.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With letters that are equally wide.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let name: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The traits of the font; not known.
  open var symbolicTraits: SymbolicTraits { [] }

  /// A font by its name.
  public init(name fontName: String, size: CGFloat) {
    name = fontName
    pointSize = size
  }

  /// What describes the font for a use.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(name: "system", size: 17) }
  /// The same font with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
  /// The same font in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize)
  }
}

/// Makes sizes follow the one that the user chose; not heard.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The sizes of usual text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The sizes for a use.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the size of its user.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font in the size of its user, up to a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  /// The font in the size of its user, with the traits of a screen.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { font }
  /// A number of points in the size of its user.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// A number of points in the size of its user, with the traits of a screen.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  { value }
}
