public import Foundation

/// The labels and the picture of a row.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How words look; not heard.
  public struct TextProperties: Hashable, Sendable {
    /// Where lines begin; not heard.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural, center, justified
    }

    /// Which letters are made capitals; not heard, because VoiceOver reads words.
    public enum TextTransform: Int, Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// How many lines there are at most.
    public var numberOfLines = 0
    /// Where lines begin.
    public var alignment = TextAlignment.natural
    /// Where lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Which letters are made capitals.
    public var transform = TextTransform.none
    /// Whether the font becomes smaller where there is no room.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller the font becomes at most.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size that the user chose.
    public var adjustsFontForContentSizeCategory = true

    /// The usual look.
    public init() {}
  }

  /// How a picture looks; not heard.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most.
    public var maximumSize = CGSize.zero
    /// How much room it has.
    public var reservedLayoutSize = CGSize.zero
    /// Whether its colors stay when colors are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The usual look.
    public init() {}
  }

  /// The main words.
  public var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The second words.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string }
    set { secondaryAttributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The main words with attributes.
  public var attributedText: NSAttributedString?
  /// The second words with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture; not heard.
  public var image: UIImage?
  /// How the main words look; not heard.
  public var textProperties = TextProperties()
  /// How the second words look; not heard.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks; not heard.
  public var imageProperties = ImageProperties()
  /// The points around the content; not heard.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  /// The points between the picture and the words; not heard.
  public var imageToTextPadding: CGFloat = 8
  /// The points between the words side by side; not heard.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The points between the words below each other; not heard.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the words are side by side where there is room; not heard.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Which margins of the view around are kept; not heard.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// How opaque it is; not heard.
  public var alpha: CGFloat = 1

  /// Makes a view that shows it.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same in any state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// A row with a label.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a label below the main one.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a label at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words before a section.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words after a section.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words before a section.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words after a section.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words before a section.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words after a section.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The words before a section.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The words before a section.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// A row of a list of places.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a list of places, with a label below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// A row of a list of places.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// A row of a list of places, with a label below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The words before a section of a list of places.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// Directions; not heard.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
