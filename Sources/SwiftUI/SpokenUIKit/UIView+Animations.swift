public import Foundation

/// How an animation runs; not heard.
extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The views inside are placed, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The view can be used meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where the view is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 17)
    /// It is equally fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view becomes another one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns around.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns around.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// Changes views; the animation is complete at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views; the animation is complete at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Changes views like a spring; the animation is complete at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Changes views step by step; the animation is complete at once.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Adds a step to an animation, which is made at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// How an animation of several steps runs; not heard.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// It runs back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Each step is equally fast.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Steps run into each other.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Changes a view by a transition, which is complete at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: { animations?() }, completion: completion) }

  /// Changes views without an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// An animation that can be stopped; it is complete at once.
@preconcurrency
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How an animation runs; not heard.
  public enum Curve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation of a duration in seconds.
  public init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) {
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// An animation of a duration in seconds like a spring.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what is done afterwards.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes changes, which are complete at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// The part that is done, from 0 to 1; all of it.
  open var fractionComplete: CGFloat = 1
  /// Waits; nothing moves.
  open func pauseAnimation() {}
  /// Stops; nothing moves.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Makes the changes.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Makes the changes.
  open func startAnimation() {
    let (changes, ends) = (animations, completions)
    // Taken out first, because a step may add others, which belong to the next start.
    (animations, completions) = ([], [])
    for change in changes { change() }
    for end in ends { end(.end) }
  }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}
