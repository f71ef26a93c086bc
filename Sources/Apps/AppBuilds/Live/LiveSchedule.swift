import Foundation
import ScreenTree

/// Hands out targets to threads, each when those that it imports are built.
///
/// A class, because all threads share it; the condition guards its state.
final class LiveSchedule: @unchecked Sendable {
  private let condition = NSCondition()
  private let needs: [String: Set<String>]
  private var waiting: [LiveTarget]
  private var built: Set<String> = []
  private var failure: AppBuildError?
  /// How many targets there are.
  let count: Int

  /// A schedule of all targets of a plan.
  init(_ plan: LivePlan) {
    (needs, waiting, count) = (plan.needs, plan.targets, plan.targets.count)
  }

  /// The next target, as soon as one can be built; nil when none is left, or one failed.
  func next() -> LiveTarget? {
    condition.lock()
    defer { condition.unlock() }
    while failure == nil, !waiting.isEmpty {
      let ready = waiting.firstIndex { needs[$0.name, default: []].isSubset(of: built) }
      if let ready { return waiting.remove(at: ready) }
      condition.wait()
    }
    return nil
  }

  /// Notes that a target is built.
  ///
  /// - Returns: how many are.
  func finish(_ target: LiveTarget) -> Int {
    condition.lock()
    defer { condition.unlock() }
    built.insert(target.name)
    condition.broadcast()
    return built.count
  }

  /// Notes that a target cannot be built, which ends all.
  func fail(_ error: AppBuildError) {
    condition.lock()
    defer { condition.unlock() }
    failure = failure ?? error
    condition.broadcast()
  }

  /// Throws what kept a target from being built.
  func check() throws(AppBuildError) {
    condition.lock()
    defer { condition.unlock() }
    if let failure { throw failure }
  }
}
