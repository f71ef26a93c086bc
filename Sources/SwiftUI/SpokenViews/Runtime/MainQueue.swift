import Foundation

/// The queue of the main actor.
enum MainQueue {
  // Dispatch has no call that returns the queue of the running code, so the main queue is marked.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on it; another thread than the main one may serve it.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

/// Performs something on the main actor: at once when this is its queue, otherwise soon.
package func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}
