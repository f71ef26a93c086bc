public import Foundation

/// Where lines of text begin; not heard.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// Where lines of text end; not heard.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Where smaller letters stand; not heard.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}

/// The direction of writing; not heard.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// How words are underlined; not heard.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
}

/// How the lines of a paragraph are placed; not heard.
open class NSParagraphStyle: NSObject {
  /// The usual way.
  public nonisolated(unsafe) static let `default` = NSParagraphStyle()
  /// Where lines begin.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
}

/// How the lines of a paragraph are placed; not heard.
open class NSMutableParagraphStyle: NSParagraphStyle {
  override open var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override open var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The points after a paragraph.
  open var paragraphSpacing: CGFloat = 0
  /// The points before a paragraph.
  open var paragraphSpacingBefore: CGFloat = 0
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Where the first line begins, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// Where lines begin, in points.
  open var headIndent: CGFloat = 0
  /// Where lines end, in points.
  open var tailIndent: CGFloat = 0
  /// The least height of lines.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines.
  open var maximumLineHeight: CGFloat = 0
  /// By how much lines are higher.
  open var lineHeightMultiple: CGFloat = 0
  /// Where words are divided.
  open var hyphenationFactor: Float = 0
  /// The direction of writing.
  open var baseWritingDirection = NSWritingDirection.natural
}

/// A shadow of words; not heard.
open class NSShadow: NSObject {
  /// Where it is.
  open var shadowOffset = CGSize.zero
  /// How soft it is.
  open var shadowBlurRadius: CGFloat = 0
  /// Its color.
  open var shadowColor: Any?
}

/// Attributes of words that are only seen.
extension NSAttributedString.Key {
  /// The font; not heard.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color; not heard.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind; not heard.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How lines are placed; not heard.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The points between letters; not heard.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The points between letters; not heard.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// Whether letters are drawn as one; not heard.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How words are underlined; not heard.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of that line; not heard.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// How words are struck out; not heard.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of that line; not heard.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The color of the letters' edges; not heard.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' edges; not heard.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow; not heard.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How much higher the words stand; not heard.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How much the letters lean; not heard.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// An address that the words open; not heard.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A picture between the words; not heard.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
