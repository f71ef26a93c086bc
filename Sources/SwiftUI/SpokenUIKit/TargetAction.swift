/// An object and its method, which something calls.
final class TargetAction {
  /// The object, which is not kept; nil for the first responder that has the method.
  private(set) weak var target: AnyObject?
  /// The method.
  let action: Selector
  private let hasTarget: Bool

  /// A method of an object, or of the first responder that has it.
  init(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    (self.target, hasTarget, self.action) = (object, object != nil, action)
  }

  /// Whether its object is no longer there.
  var isGone: Bool { hasTarget && target == nil }

  /// Whether both are the same method of the same object.
  func isSame(as other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && target === other.target && action == other.action
  }

  /// Whether it is a method of an object; nil stands for all objects, and for all methods.
  func isMeant(_ target: Any?, _ action: Selector?) -> Bool {
    let object = target.map { $0 as AnyObject }
    return (object == nil || object === self.target) && (action == nil || action == self.action)
  }
}
