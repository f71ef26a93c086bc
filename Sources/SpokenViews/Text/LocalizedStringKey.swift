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

  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    /// Room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Adds words; a percent sign is doubled, as in any format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
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
    let format =
      StringTables.exists(table, in: bundle)
      ? bundle.localizedString(forKey: key, value: key, table: table) : key
    return Format(format).filled(with: arguments).withoutMarkdown
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
