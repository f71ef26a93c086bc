public import Foundation

/// What an observer of a property gets.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before a change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that there is at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to an observed property.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What observes a property of an object until it is invalidated or gone.
public final class NSKeyValueObservation: NSObject {
  /// Observes no longer.
  public func invalidate() {}
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What happened: it was set.
  public let kind = NSKeyValueChange.setting
  /// The value now; nil unless it is wanted.
  public let newValue: Value?
  /// The value before; nil, because no change is noticed.
  public let oldValue: Value?
  /// Whether it comes before the change.
  public let isPrior = false
}

/// What can be observed as in Objective-C: every object.
public protocol _KeyValueObserved {}

extension NSObject: _KeyValueObserved {}

extension _KeyValueObserved where Self: NSObject {
  /// Tells the value of a property at once where `.initial` is among the options.
  ///
  /// No change is noticed: that needs Objective-C.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
