public import Foundation

/// A font; not heard.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font; not heard.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A thin weight.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The width of the letters; not heard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A width by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Width(rawValue: -0.1)
    /// Usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The use of a text; not heard.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A use by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A use of a text.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A use of a text.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// A use of a text.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A use of a text.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A use of a text.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A use of a text.
    public static let headline = TextStyle(rawValue: "headline")
    /// A use of a text.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// A use of a text.
    public static let body = TextStyle(rawValue: "body")
    /// A use of a text.
    public static let callout = TextStyle(rawValue: "callout")
    /// A use of a text.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A use of a text.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A use of a text.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String
  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  /// The name of the font and those like it.
  open var familyName: String { fontName }
  /// The height of a line in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of letters above the line.
  open var ascender: CGFloat { pointSize }
  /// The depth of letters below the line, as a negative number.
  open var descender: CGFloat { -pointSize * 0.2 }
  /// The height of capitals.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of small letters.
  open var xHeight: CGFloat { pointSize * 0.5 }

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  /// A font by its name; any name is taken.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, fontSize)
  }

  /// A font that a descriptor describes.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.name, pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.fontName == fontName && $0.pointSize == pointSize } ?? false
  }
  override open var hash: Int { fontName.hashValue }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  /// The font of the system.
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont("system", size)
  }
  /// The font of the system in a width.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont("system", size)
  }
  /// The bold font of the system.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("bold system", size) }
  /// The italic font of the system.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("italic system", size) }
  /// The font of the system whose digits are equally wide.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system", size)
  }
  /// The font of the system whose letters are equally wide.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospaced system", size)
  }
  /// The font that the user chose for a use.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont("system", 17) }
  /// The font that the user chose for a use, with the traits of a screen.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont("system", 17) }
  /// The size of the words on buttons.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The usual size.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small words.
  open class var smallSystemFontSize: CGFloat { 12 }
}
