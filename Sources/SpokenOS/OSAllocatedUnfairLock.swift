import Synchronization

/// A state that one thread at a time may use.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = Mutex(())
  private var state: State

  /// A lock around a state.
  public init(initialState: State) where State: Sendable { state = initialState }

  /// A lock around a state that the compiler cannot know to be safe.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Performs something with the state, alone.
  public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try lock.withLock { _ in try body(&state) }
  }

  /// Performs something with the state, alone.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result { try lock.withLock { _ in try body(&state) } }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public convenience init() { self.init(uncheckedState: ()) }
}
