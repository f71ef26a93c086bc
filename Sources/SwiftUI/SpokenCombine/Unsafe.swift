import Foundation

/// A value that is used on the main queue alone, which the compiler cannot know.
struct Unsafe<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Performs something on the main actor: at once on its thread, otherwise soon.
func performOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}
