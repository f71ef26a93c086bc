/// The changes of published properties that are going on, of which one may cause another.
enum PublishedChanges {
  // Both are used on the main queue alone.
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var waiting: [() -> Void] = []

  /// Performs a change, and after the outermost one what waits for it.
  static func during(_ change: () -> Void) {
    guard MainQueue.isCurrent else { return change() }
    depth += 1
    change()
    depth -= 1
    while depth == 0, !waiting.isEmpty {
      let ready = waiting
      waiting = []
      for action in ready { action() }
    }
  }

  /// Performs something now, or after the changes that are going on.
  fileprivate static func after(_ action: @escaping () -> Void) {
    if depth == 0 { action() } else { waiting.append(action) }
  }
}

/// Performs something on the main queue: at once, or after the changes of published properties that
/// are going on.
public func _afterChanges(_ action: @escaping () -> Void) { PublishedChanges.after(action) }
