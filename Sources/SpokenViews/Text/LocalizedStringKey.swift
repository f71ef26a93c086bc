public import Foundation

/// A key of a table of localized strings, with its arguments.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key, with a format for each argument.
  let key: String
  private let arguments: [String]

  /// A key without arguments.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A key without arguments, from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with arguments, from a literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    /// Room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
    }

    /// Adds words; a percent sign is doubled, as in any format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { add("%@", string) }

    /// Adds a text with what its modifiers do to words.
    public mutating func appendInterpolation(_ text: Text) { add("%@", text.string) }

    /// Adds an integer.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      add("%lld", "\(value)")
    }

    /// Adds a floating-point number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      add("%lf", String(format: "%f", Double(value)))
    }

    /// Adds a number in a format of C.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(specifier, String(format: specifier, value))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Style: Foundation.FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      add("%@", format.format(value))
    }

    /// Adds any other value by its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      add("%@", String(describing: value))
    }

    private mutating func add(_ format: String, _ argument: String) {
      key += format
      arguments.append(argument)
    }
  }

  /// The words: those of the table, otherwise of the key itself, without Markdown's marks.
  func string(in table: String? = nil, bundle: Bundle = .main) -> String {
    let format = bundle.localizedString(forKey: key, value: key, table: table)
    return filled(format).withoutMarkdown
  }

  /// A format with the arguments in it.
  private func filled(_ format: String) -> String {
    guard format.contains("%") else { return format }
    var result = ""
    var rest = format[...]
    var next = arguments.makeIterator()
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      if let numbered = rest.prefixMatch(of: /([0-9]+)\$/), let number = Int(numbered.1) {
        rest = rest[numbered.range.upperBound...].afterFormat
        if arguments.indices.contains(number - 1) { result += arguments[number - 1] }
      } else {
        rest = rest.afterFormat
        result += next.next() ?? ""
      }
    }
    return result + rest
  }
}

extension Substring {
  /// What follows the letter that ends a format.
  fileprivate var afterFormat: Substring {
    guard let end = firstIndex(where: { "@dfiusxXeEgGc".contains($0) }) else { return "" }
    return self[index(after: end)...]
  }
}

extension String {
  /// The words of a text in Markdown: without stars, underscores and addresses of links.
  var withoutMarkdown: String {
    guard contains(where: { "*_`[~".contains($0) }) else { return self }
    return replacing(/\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
      .replacing(/(\*\*|__|~~)(\S(?:.*?\S)?)\1/) { "\($0.2)" }
      .replacing(/\*(\S(?:.*?\S)?)\*(?![\w*])/) { "\($0.1)" }
      .replacing(/`([^`]+)`/) { "\($0.1)" }
  }
}

/// A localized string of any bundle, by its key.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  private let localized: LocalizedStringKey
  private let table: String?

  /// A string by its key.
  public init(_ key: LocalizedStringKey, table: String? = nil) {
    localized = key
    self.table = table
  }

  /// A string by its key, from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// A string by its key, from a literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// The key.
  public var key: String { localized.key }

  /// The words.
  var string: String { localized.string(in: table) }
}

extension String {
  /// The words of a localized string.
  public init(localized resource: LocalizedStringResource) { self = resource.string }
}
