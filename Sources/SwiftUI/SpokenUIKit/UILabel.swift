public import Foundation
import ScreenTree

/// A line of text.
open class UILabel: UIView {
  /// A label with its rectangle, in points; it takes no touches until that is set.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var words: String?
  private var styled: NSAttributedString?
  /// The text.
  open var text: String? {
    get { words }
    set {
      words = newValue
      styled = nil
    }
  }
  /// How many lines it has at most; not heard.
  open var numberOfLines = 1
  /// The color of the text; not heard.
  open var textColor: UIColor?
  /// The font; not heard.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont!
  /// Where the lines begin; not heard.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font follows the size that the user chose; not heard.
  open var adjustsFontForContentSizeCategory = false
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      // The plain text first, because setting it takes the attributes away.
      text = newValue?.string
      styled = newValue
    }
  }
  /// Where lines end; not heard.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font becomes smaller where there is no room; not heard.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller the font becomes at most; not heard.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters come closer where there is no room; not heard.
  open var allowsDefaultTighteningForTruncation = false
  /// Where smaller letters stand; not heard.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The color of the shadow; not heard.
  open var shadowColor: UIColor?
  /// Where the shadow is; not heard.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether it is drawn as pressed; not heard.
  open var isHighlighted = false
  /// Whether it is drawn as usable; not heard.
  open var isEnabled = true
  /// The color while it is pressed; not heard.
  open var highlightedTextColor: UIColor?
  /// How wide lines are for a height of its own; not heard.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the whole text is shown while a pointer is there; not heard.
  open var showsExpansionTextWhenTruncated = false

  /// Draws the text; it is never called.
  open func drawText(in rect: CGRect) {}
  /// The rectangle of the text; the whole one, because no text is measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { bounds }

  override var shownAttributedLabel: NSAttributedString? {
    // Attributes of the text do not fit a label that the app set instead.
    accessibilityLabel == words ? styled : nil
  }

  override var shownLabel: String? { text }
  override var usualTraits: UIAccessibilityTraits { .staticText }
  override var kind: ViewClass { .uiLabel }
  override var nodeTitle: String? { text }
}
