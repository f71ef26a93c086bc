public import Foundation

/// A key of a table of localized strings, with its arguments.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key, with a format for each argument.
  let key: String
  let arguments: [LocalizedArgument]

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
    fileprivate var arguments: [LocalizedArgument] = []

    /// Room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Adds words; a percent sign is doubled, as in any format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { add("%@", .words(string)) }

    /// Adds a text with what its modifiers do to words.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .localized(text)) }

    /// Adds an integer.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      // Xcode writes this specifier into its catalogs for every integer, and the key must be the
      // same.
      add("%lld", .digits("\(value)"))
    }

    /// Adds a floating-point number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      // Xcode's specifier for every number with a fraction; as in SwiftUI, six digits are shown.
      add("%lf", .digits(String(format: "%f", Double(value))))
    }

    /// Adds a number in a format of C.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(specifier, .digits(String(format: specifier, value)))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Style: Foundation.FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      add("%@", .value(FormattedValue(value, format)))
    }

    /// Adds a picture, of which the label is heard, if VoiceOver has one for it.
    public mutating func appendInterpolation(_ image: Image) { add("%@", .picture(image)) }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds the time in a range as a clock shows it.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Adds words with attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      appendInterpolation(Text(attributed))
    }

    /// Adds localized words.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds a value as a formatter puts it into words.
    public mutating func appendInterpolation(
      _ subject: Date, formatter: Formatter
    ) { appendInterpolation(Text(subject, formatter: formatter)) }

    /// Adds a value as a formatter puts it into words.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) { appendInterpolation(Text(subject, formatter: formatter)) }

    /// Adds any other value by its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      add("%@", .words(String(describing: value)))
    }

    private mutating func add(_ format: String, _ argument: LocalizedArgument) {
      key += format
      arguments.append(argument)
    }
  }

  /// The words: those of a table, otherwise of the key itself, without Markdown's marks.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - bundle: the path of the bundle with the table; nil for the bundles of the program.
  /// - Returns: the words with their arguments.
  package func string(in table: String? = nil, bundle: String? = nil) -> String {
    let words = marked(in: table, bundle: bundle).withoutMarkdown
    return hasPictures ? words.withSingleBlanks : words
  }

  /// The words with Markdown's marks; those of the arguments are hidden.
  func marked(in table: String?, bundle: String?) -> String {
    Localization.words(
      for: key, arguments.map(\.withHiddenMarks), table: table, bundle: bundle)
  }

  /// Whether there are pictures among the words.
  var hasPictures: Bool { arguments.contains(where: \.hasPictures) }
}
