public import Foundation

/// What Foundation lacks on Linux: names of people in words, in the order of Western languages.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name there is.
  public enum Style: Int, Hashable, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// What else may be asked for; not heard.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The name as it is pronounced.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name there is.
  open var style = Style.default
  /// Whether the name is written as it is pronounced; it never is.
  open var isPhonetic = false
  /// The locale; the order of the parts stays the same.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// The name in words.
  open func string(from components: PersonNameComponents) -> String {
    PersonNameComponents.FormatStyle(style: style.length).format(components)
  }

  /// The name in words.
  public class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String { PersonNameComponents.FormatStyle(style: style.length).format(components) }

  /// The parts of a name; nil for no words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let name = try? PersonNameComponents.FormatStyle().parse(string)
    return name?.givenName == nil ? nil : name
  }

  /// The name in words; nil for anything else.
  override open func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var length: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
