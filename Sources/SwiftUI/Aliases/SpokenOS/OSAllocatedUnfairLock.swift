import Synchronization

/// A state that one thread at a time may use.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Beside the state, because only a mutex around nothing can be locked and unlocked apart.
  fileprivate let mutex = Mutex(())
  private var state: State

  /// A lock around a state.
  public init(initialState: State) where State: Sendable { state = initialState }

  /// A lock around a state that the compiler cannot know to be safe.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Performs something with the state, alone.
  public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try mutex.withLock { _ in try body(&state) }
  }

  /// Performs something with the state, alone.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result { try mutex.withLock { _ in try body(&state) } }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public convenience init() { self.init(uncheckedState: ()) }

  /// Performs something alone.
  public func withLock<Result>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try mutex.withLock { _ in try body() }
  }

  /// Performs something alone.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mutex.withLock { _ in try body() }
  }

  /// Waits for the lock and takes it.
  @available(*, noasync, message: "Use withLock instead")
  public func lock() { mutex._unsafeLock() }

  /// Gives the lock back.
  @available(*, noasync, message: "Use withLock instead")
  public func unlock() { mutex._unsafeUnlock() }

  /// Takes the lock unless another thread has it; returns whether it did.
  @available(*, noasync, message: "Use withLock instead")
  public func lockIfAvailable() -> Bool { mutex._unsafeTryLock() }
}
