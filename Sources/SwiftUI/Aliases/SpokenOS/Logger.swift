/// What an app logs, which is neither heard nor printed.
public struct Logger: Sendable {
  /// A log without a name.
  public init() {}
  /// A log of a part of an app.
  public init(subsystem: String, category: String) {}
  /// A log that is known already.
  public init(_ log: OSLog) {}

  /// Logs a message.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a message.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message.
  public func debug(_ message: OSLogMessage) {}
  /// Logs a message.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a message.
  public func warning(_ message: OSLogMessage) {}
  /// Logs a message.
  public func error(_ message: OSLogMessage) {}
  /// Logs a message.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a message.
  public func fault(_ message: OSLogMessage) {}
}

/// A log by its older name.
public final class OSLog: Sendable {
  /// The log of the app.
  public static let `default` = OSLog()
  /// No log.
  public static let disabled = OSLog()

  private init() {}

  /// A log of a part of an app.
  public init(subsystem: String, category: String) {}
}

/// How important a message is.
public struct OSLogType: Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One of them.
  public static let `default` = OSLogType(rawValue: 0)
  /// One of them.
  public static let info = OSLogType(rawValue: 1)
  /// One of them.
  public static let debug = OSLogType(rawValue: 2)
  /// One of them.
  public static let error = OSLogType(rawValue: 16)
  /// One of them.
  public static let fault = OSLogType(rawValue: 17)
}

/// Logs a message.
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {}

/// Logs a message of a level.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// Logs a message in a log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}
