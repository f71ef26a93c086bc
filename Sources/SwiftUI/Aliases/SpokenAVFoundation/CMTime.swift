/// The parts of a second that a time is counted in.
public typealias CMTimeScale = Int32
/// A time in such parts.
public typealias CMTimeValue = Int64

/// A time of a film or a sound, as a fraction of seconds.
public struct CMTime: Hashable, Sendable, Comparable {
  /// The numerator.
  public var value: Int64
  /// The denominator; 0 for no time.
  public var timescale: Int32

  /// No time.
  public init() { self.init(value: 0, timescale: 0) }
  /// A fraction.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }
  /// Seconds, to the next fraction.
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    self.init(
      value: Int64(exactly: value) ?? 0,
      timescale: value.isFinite && Int64(exactly: value) != nil ? preferredTimescale : 0)
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time without an end, which is none here.
  public static let positiveInfinity = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime()

  /// The seconds; not a number for no time.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether it is a time.
  public var isValid: Bool { timescale > 0 }
  /// Whether it is a time.
  public var isNumeric: Bool { isValid }
  /// Whether it is not known.
  public var isIndefinite: Bool { !isValid }

  /// Whether one is before another.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// One after another.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds + other.seconds,
      preferredTimescale: max(one.timescale, other.timescale))
  }
  /// The time between both.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds - other.seconds,
      preferredTimescale: max(one.timescale, other.timescale))
  }
}

/// A time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A part of a film or a sound.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// A part.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
}
