public import Foundation

extension String {
  /// A key of a localized string with its arguments.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// A key without arguments.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// A key without arguments, from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with arguments, from a literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The words of a localized string.
  public init(localized resource: LocalizedStringResource) { self = resource.string }

  /// The words of a key, which are the key itself where no table has it.
  @_disfavoredOverload
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localization.following(locale) {
      Localization.words(
        for: keyAndValue.key.key, keyAndValue.key.arguments, table: table,
        bundle: Localization.path(of: bundle))
    }
  }

  /// The words of a key, with words for where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localization.following(locale) {
      Localization.words(
        for: key.description, defaultValue.key.arguments, table: table,
        bundle: Localization.path(of: bundle), value: defaultValue.key.key)
    }
  }
}

extension AttributedString {
  /// The words of a key with their Markdown, which are the key itself where no table has it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let words = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    // Words that are no Markdown are still words.
    self = (try? AttributedString(markdown: words)) ?? AttributedString(words)
  }

  /// The words of a resource with their Markdown.
  public init(localized resource: LocalizedStringResource) {
    self = (try? AttributedString(markdown: resource.string)) ?? AttributedString(resource.string)
  }
}

extension Locale {
  /// The language and the region as a BCP 47 tag.
  var languageTag: String { identifier.replacing("_", with: "-") }
}
