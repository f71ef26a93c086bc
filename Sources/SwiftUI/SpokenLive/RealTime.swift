/// Real time, which one walkthrough after another uses.
///
/// A timer or a queue does not say which screen started it, so that two screens whose time passes
/// together could not be distinguished.
package enum RealTime {
  /// Whether this task has its turn.
  @TaskLocal private static var isMine = false

  /// Performs something in whose time no other screen waits.
  @MainActor
  package static func alone<Result>(_ action: @MainActor () async throws -> Result) async rethrows
    -> Result
  {
    // A walkthrough that has its turn waits inside it, and would otherwise wait for itself.
    guard !isMine else { return try await action() }
    await Turns.shared.take()
    defer { Turns.shared.end() }
    return try await $isMine.withValue(true) { try await action() }
  }
}

/// Turns in the order in which they were asked for.
@MainActor
private final class Turns {
  static let shared = Turns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for the end of all earlier turns.
  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends a turn; the next one begins.
  func end() {
    // The turn is handed on while it stays taken, so that a later caller cannot come in between.
    guard !waiting.isEmpty else { return isTaken = false }
    waiting.removeFirst().resume()
  }
}
