public import Foundation

/// Methods of an object that are performed by a selector.
extension NSObject {
  /// Performs a method; what it returns is not known.
  public func perform(_ selector: Selector) { selector.perform(on: self) }

  /// Performs a method with an argument; what it returns is not known.
  public func perform(_ selector: Selector, with object: Any?) {
    selector.perform(on: self, with: object)
  }

  /// Performs a method with two arguments; what it returns is not known.
  public func perform(_ selector: Selector, with object: Any?, with other: Any?) {
    selector.perform(on: self, with: object, other)
  }

  /// Performs a method after some seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let call = KeptCall(target: self, selector: selector)
    let sent = KeptArgument(value: argument)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in call.perform(with: sent.value) }
    DelayedCalls.shared.add(timer, of: self)
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Performs a method on the main thread, after what runs there now.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) { perform(selector, with: argument, afterDelay: 0) }

  /// Performs no method of an object that waits.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.shared.cancel(of: target as AnyObject)
  }

  /// Performs no method of an object that waits; those of all selectors, because they share a timer.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) { cancelPreviousPerformRequests(withTarget: target) }
}

/// An argument that is handed on.
private struct KeptArgument: @unchecked Sendable {
  // Unchecked: the run loop hands it to the method for which the app gave it.
  let value: Any?
}

/// The timers of methods that wait, by their objects.
private final class DelayedCalls: @unchecked Sendable {
  /// Those of the app: an object does not know them.
  static let shared = DelayedCalls()

  private let lock = NSLock()
  private var timers: [ObjectIdentifier: [Timer]] = [:]

  func add(_ timer: Timer, of object: AnyObject) {
    lock.withLock {
      let waiting = (timers[ObjectIdentifier(object)] ?? []).filter(\.isValid)
      timers[ObjectIdentifier(object)] = waiting + [timer]
    }
  }

  func cancel(of object: AnyObject) {
    let waiting = lock.withLock { timers.removeValue(forKey: ObjectIdentifier(object)) }
    for timer in waiting ?? [] { timer.invalidate() }
  }
}
