public import Foundation

/// Asks the system for time while the app is out of use: it gives none here, so that nothing of
/// this is heard.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The scheduler.
  public static let shared = BGTaskScheduler()

  private let lock = NSLock()
  private var requests: [String: BGTaskRequest] = [:]

  override private init() {}

  /// Says what is done for a request; it is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// Asks for time; a second request of the same name takes the place of the first one.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    lock.withLock { requests[taskRequest.identifier] = taskRequest }
  }

  /// Takes a request back.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests[identifier] = nil }
  }

  /// Takes all requests back.
  open func cancelAllTaskRequests() { lock.withLock { requests = [:] } }

  /// Gives the requests that wait to a closure, at once.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(lock.withLock { Array(requests.values) })
  }

  /// Why a request is refused; none is.
  public struct Error: Swift.Error, Hashable {
    /// Why a request is refused.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
    /// Why.
    public let code: Code
  }
}

/// Time that the system gives; none is made here.
open class BGTask: NSObject, @unchecked Sendable {
  /// Its name.
  open var identifier: String { "" }
  /// Is called when there is no more time.
  open var expirationHandler: (() -> Void)?

  /// Ends it.
  open func setTaskCompleted(success: Bool) {}
}

/// A short time to load what is new.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long time to work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A wish for time.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Not before this date; nil for any.
  open var earliestBeginDate: Date?

  /// A wish by its name.
  public init(identifier: String) { self.identifier = identifier }
}

/// A wish for a short time to load what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// A wish for a long time to work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs a network.
  open var requiresNetworkConnectivity = false
  /// Whether it needs a charger.
  open var requiresExternalPower = false
}
