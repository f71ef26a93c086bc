public import Foundation

/// Calls a method for each picture of the screen: never, because nothing is drawn here.
open class CADisplayLink: NSObject {
  /// Whether it rests.
  open var isPaused = false
  /// How many pictures a second it wants; not heard.
  open var preferredFramesPerSecond = 0
  /// How many pictures a second it wants; not heard.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the last picture was shown, in seconds; 0 before the first one.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next picture is shown, in seconds.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The seconds between two pictures.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// A link to a method, which is never called.
  public init(target: Any, selector: Selector) {}

  /// Begins in a run loop; nothing happens.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends in a run loop; nothing happens.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends; nothing happens.
  open func invalidate() {}
}

/// How many pictures a second are wanted; not heard.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil for any.
  public var preferred: Float?

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// What the system wants.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Seconds.
public typealias CFTimeInterval = Double

/// How long the device has been on, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
