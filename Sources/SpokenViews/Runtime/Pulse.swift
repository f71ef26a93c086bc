import Foundation
import Observation

/// Ends a registration of the Observation framework, which has no other way to cancel one.
///
/// Each tracked evaluation reads the pulse; a beat fires the registration, which removes it from
/// every other property too. Otherwise a view that is evaluated often would leave a registration
/// behind on each property that never changes.
final class Pulse: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var isBeating = false
  private var beat: Int { 0 }

  /// Evaluates something; `changed` is called on the main actor once a property that it read is
  /// about to change.
  @MainActor
  func track<Result>(
    _ evaluate: () -> Result, changed: @escaping @MainActor @Sendable () -> Void
  ) -> Result {
    isBeating = true
    registrar.withMutation(of: self, keyPath: \.beat) {}
    isBeating = false
    return withObservationTracking {
      registrar.access(self, keyPath: \.beat)
      return evaluate()
    } onChange: { [weak self] in
      guard let self, !self.isBeating else { return }
      onMain(changed)
    }
  }

  /// Ends the registration.
  func end() {
    isBeating = true
    registrar.withMutation(of: self, keyPath: \.beat) {}
  }
}

/// The queue of the main actor.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on it; in tests on Linux another thread than the main one serves it.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// Performs something on the main actor: at once when this is its queue, otherwise soon.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}
