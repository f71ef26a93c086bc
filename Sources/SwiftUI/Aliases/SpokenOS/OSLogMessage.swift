/// A message with values, none of which is kept.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// A message without values.
  public init(stringLiteral value: String) {}
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds words.
  public mutating func appendLiteral(_ literal: String) {}
  /// Adds a value, which is not evaluated.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a number, which is not evaluated.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a number, which is not evaluated.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value of a log.
public struct OSLogPrivacy: Sendable {
  /// How a value is hidden.
  public enum Mask: Sendable {
    case hash, none
  }

  /// By the type of the value.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody but the developer.
  public static let `private` = OSLogPrivacy()
  /// Nobody but the developer.
  public static let sensitive = OSLogPrivacy()
  /// Nobody but the developer; others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the developer; others see a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value of a log stands in its column.
public struct OSLogStringAlignment: Sendable {
  /// Where it comes.
  public static let none = OSLogStringAlignment()
  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// How a whole number is logged.
public struct OSLogIntegerFormatting: Sendable {
  /// With ten digits.
  public static let decimal = OSLogIntegerFormatting()
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting()
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting()
}

/// How a number is logged.
public struct OSLogFloatFormatting: Sendable {
  /// With its decimals.
  public static let fixed = OSLogFloatFormatting()
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting()
  /// With so many decimals.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { fixed }
}
