public import Foundation

/// Timers that call a method of an object.
extension Timer {
  /// A timer that runs; it keeps its object until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let call = KeptCall(target: target, selector: selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.perform(with: $0) }
  }

  /// A timer that runs once it is added to a run loop; it keeps its object until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = KeptCall(target: target, selector: selector)
    self.init(timeInterval: interval, repeats: repeats) { call.perform(with: $0) }
  }

  /// A timer with its first date, which runs once it is added to a run loop.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = KeptCall(target: target, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { call.perform(with: $0) }
  }
}

/// A method and its object, which is kept.
struct KeptCall: @unchecked Sendable {
  // Unchecked: it is performed by the run loop, on which the app made it.
  let target: Any
  let selector: Selector

  func perform(with argument: Any?) { selector.perform(on: target, with: argument) }
}
