public import Foundation

extension UIButton {
  /// What a button shows.
  public struct Configuration {
    /// How round the corners are; not heard.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How large a button is; not heard.
    public enum Size: Int, Hashable, Sendable {
      case medium, small, mini, large
    }

    /// How the words are placed; not heard.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    /// How a button of the Mac is drawn; not heard.
    public enum MacIdiomStyle: Int, Hashable, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// What shows that a button opens a menu; not heard.
    public enum Indicator: Int, Hashable, Sendable {
      case automatic, none, popup
    }

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The words below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The words below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is; not heard.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The points between the picture and the words; not heard.
    public var imagePadding: CGFloat = 0
    /// The points between the words; not heard.
    public var titlePadding: CGFloat = 1
    /// How the words are placed; not heard.
    public var titleAlignment = TitleAlignment.automatic
    /// Where lines of the title end; not heard.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where lines below the title end; not heard.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How round the corners are; not heard.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is; not heard.
    public var buttonSize = Size.medium
    /// How it is drawn on the Mac; not heard.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// What shows that it opens a menu; not heard.
    public var indicator = Indicator.automatic
    /// The color behind; not heard.
    public var baseBackgroundColor: UIColor?
    /// The color of words and picture; not heard.
    public var baseForegroundColor: UIColor?
    /// What is behind; not heard.
    public var background = UIBackgroundConfiguration()
    /// The points around the content; not heard.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// Whether a wheel turns instead of the picture; not heard.
    public var showsActivityIndicator = false
    /// The look of a symbol; not heard.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the attributes of the title; not heard.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the words below; not heard.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the color of the picture; not heard.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of the wheel; not heard.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of what shows a menu; not heard.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether it is drawn on in the state of being selected; not heard.
    public var automaticallyUpdateForSelection = true

    /// The points around the content as usual; not heard.
    public mutating func setDefaultContentInsets() { contentInsets = NSDirectionalEdgeInsets() }
    /// The same in any state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// A button without a background; the look is not heard.
    public static func plain() -> Configuration { Configuration() }
    /// A button with a background; the look is not heard.
    public static func filled() -> Configuration { Configuration() }
    /// A button with a light background; the look is not heard.
    public static func tinted() -> Configuration { Configuration() }
    /// A button with a gray background; the look is not heard.
    public static func gray() -> Configuration { Configuration() }
    /// A button with a border; the look is not heard.
    public static func bordered() -> Configuration { Configuration() }
    /// A button without a border; the look is not heard.
    public static func borderless() -> Configuration { Configuration() }
    /// A button with a strong border; the look is not heard.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// A button with a light border; the look is not heard.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A button of glass; the look is not heard.
    public static func glass() -> Configuration { Configuration() }
    /// A button of colored glass; the look is not heard.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// A button of clear glass; the look is not heard.
    public static func clearGlass() -> Configuration { Configuration() }
  }
}
