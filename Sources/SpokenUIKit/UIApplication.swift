public import Foundation

/// The app, as far as its code asks it.
@MainActor
public final class UIApplication {
  /// The app.
  public static let shared = UIApplication()

  /// Whether the app is in use.
  public enum State: Hashable, Sendable {
    case active, inactive, background
  }

  /// It is in use.
  public var applicationState: State { .active }

  private init() {}

  /// Whether an address could be opened; those of the web can.
  public func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme) }

  /// Opens an address, which leaves the app; nothing is heard of that here.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(canOpenURL(url))
  }
}
