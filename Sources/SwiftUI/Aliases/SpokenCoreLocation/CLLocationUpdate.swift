/// A place of the device; there is never one.
public struct CLLocationUpdate: Sendable {
  /// What moves with the device.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Places, of which none ever comes.
  public struct Updates: AsyncSequence, Sendable {
    /// A place.
    public typealias Element = CLLocationUpdate

    /// Waits until it is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
      /// The next place, which does not come: nil once the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? {
        let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
        // Kept, because a stream ends with its continuation.
        defer { continuation.finish() }
        for await update in stream { return update }
        return nil
      }
    }

    /// The places.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  /// The place.
  public var location: CLLocation? { nil }
  /// Whether the device rests.
  public var isStationary: Bool { false }
  /// Whether the device rests.
  public var stationary: Bool { false }
  /// Whether the app may not know it.
  public var authorizationDenied: Bool { false }
  /// Whether nobody may know it.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the user is asked now.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the place cannot be found.
  public var locationUnavailable: Bool { false }

  /// The places of the device.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// What an app needs to know; nobody is asked.
public final class CLServiceSession: Sendable {
  /// What an app needs.
  public enum AuthorizationRequirement: Sendable { case none, whenInUse, always }

  /// Needs something.
  public init(authorization: AuthorizationRequirement) {}
  /// Needs something, exactly.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  /// Ends it.
  public func invalidate() {}
}
