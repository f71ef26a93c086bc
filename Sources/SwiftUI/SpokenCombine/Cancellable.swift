/// What can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, and with it what it would end.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  /// Keeps it in a set, and with it what it would end.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// What ends by itself when nothing keeps it any more.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var end: (() -> Void)?

  /// Calls a closure at its end.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends something at its end.
  public init<Ended: Cancellable>(_ canceller: Ended) { end = { canceller.cancel() } }

  deinit { cancel() }

  /// Ends it, once.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
