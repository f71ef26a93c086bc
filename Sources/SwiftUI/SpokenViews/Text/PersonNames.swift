public import Foundation

/// What Foundation lacks on Linux: names of people in words, in the order of Western languages.
extension PersonNameComponents {
  /// How a name is put into words.
  public struct FormatStyle: ParseableFormatStyle, ParseStrategy {
    /// How much of a name there is.
    public enum Style: Hashable, Sendable, Codable {
      case short, medium, long, abbreviated
    }

    let style: Style

    /// A style by how much of the name there is.
    public init(style: Style = .medium) { self.style = style }

    /// The name in words.
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long:
          [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
        case .abbreviated:
          [[value.givenName, value.familyName].compactMap { $0?.prefix(1) }.joined()]
        }
      // Empty parts too, or two spaces would stand between names.
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The given name, and the family name after it.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(separator: " ").map(String.init)
      var name = PersonNameComponents()
      name.givenName = words.first
      name.familyName = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
      return name
    }

    /// How words become a name.
    public var parseStrategy: FormatStyle { self }
  }

  /// The name in words.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The name in words.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The name of a person in words.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
