public import Foundation

/// An animation of a layer; nothing moves.
@preconcurrency
@MainActor
open class CAAnimation: NSObject {
  /// The seconds that it takes.
  open var duration: TimeInterval = 0
  /// When it begins.
  open var beginTime: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether its layer forgets it at its end.
  open var isRemovedOnCompletion = true
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it is at each time.
  open var timingFunction: CAMediaTimingFunction?

  /// An animation.
  override public init() {}
}

/// An animation of one property; nothing moves.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another; nothing moves.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?
}

/// An animation like a spring; nothing moves.
open class CASpringAnimation: CABasicAnimation {
  /// How fast it comes to rest.
  open var damping: CGFloat = 10
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How heavy the layer is.
  open var mass: CGFloat = 1
}

/// An animation through several values; nothing moves.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// Their times, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// Animations at the same time; nothing moves.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change from one picture to another; nothing moves.
open class CATransition: CAAnimation {}

/// What is shown before and after an animation; not heard.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A name of how fast an animation is; not heard.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A speed by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equally fast.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// It begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// It ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// It begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The usual speed.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation is at each time; not heard.
open class CAMediaTimingFunction: NSObject {
  /// A speed by its name.
  public init(name: CAMediaTimingFunctionName) {}
}

/// Changes of layers at the same time.
@preconcurrency
@MainActor
open class CATransaction: NSObject {
  private static var blocks: [(() -> Void)?] = []

  /// Begins changes.
  open class func begin() { blocks.append(nil) }
  /// Ends changes, and performs what is done after them.
  open class func commit() { (blocks.popLast() ?? nil)?() }
  /// Sets what is done after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    // Without changes there is nothing to wait for.
    if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
  }
  /// Sets how long the changes take; not heard.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets whether the changes move; not heard.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets how fast the changes are; not heard.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
