public import Foundation

/// How a spring moves; not heard.
public struct Spring: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// A spring by its time and its bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { name = "duration" }
  /// A spring by its time and its damping.
  public init(response: Double, dampingRatio: Double) { name = "response" }
  /// A spring by its parts.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) { name = "mass" }

  /// A spring without bounce.
  public static let smooth = Spring(name: "smooth")
  /// A spring with a little bounce.
  public static let snappy = Spring(name: "snappy")
  /// A spring with much bounce.
  public static let bouncy = Spring(name: "bouncy")
}

/// How fast a change is at each time of it; not heard.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// Always as fast.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// Slow at the start.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A curve by two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(name: "bezier") }
}
