public import Foundation

/// A localized string of any bundle, by its key.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String
  /// The words where no table has the key; nil for the key itself.
  private var value: String?
  private let arguments: [LocalizedArgument]
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The language and the region; nil for those of the screen.
  private var stated: Locale?
  private let bundle: BundleDescription

  /// Where a table is.
  public enum BundleDescription: Hashable, Sendable {
    /// The bundles of the program.
    case main
    /// The bundle at an address.
    case atURL(URL)
  }

  /// A string by its key, whose words without a table are the key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    arguments = keyAndValue.key.arguments
    self.table = table
    self.bundle = bundle
    stated = locale
  }

  /// A string by its key, with words for where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    value = defaultValue.key.key
    arguments = defaultValue.key.arguments
    self.table = table
    self.bundle = bundle
    stated = locale
  }

  /// A string by its key, from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A string by its key, from a literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The language and the region in which the words are looked up.
  public var locale: Locale {
    get { stated ?? Localization.locale }
    set { stated = newValue }
  }

  /// The words.
  var string: String {
    let words = marked.withoutMarkdown
    return hasPictures ? words.withSingleBlanks : words
  }

  /// The words with Markdown's marks; those of the arguments are hidden.
  var marked: String {
    let folder: String? = if case .atURL(let url) = bundle { url.path } else { nil }
    return Localization.following(stated) {
      Localization.words(
        for: key, arguments.map(\.withHiddenMarks), table: table, bundle: folder, value: value)
    }
  }

  /// Whether there are pictures among the words.
  var hasPictures: Bool { arguments.contains(where: \.hasPictures) }
}
