public import ScreenTree
package import VoiceOverElements
public import VoiceOverSession

/// An app whose screen is a view: its closures run, its state changes, and what changed is heard.
///
/// A session over it runs on the main actor, where views live; elsewhere it stops with a message.
public struct LiveApp: ScreenApp, Sendable {
  /// The mounted view.
  public let screen: LiveScreen

  /// The app of a mounted view.
  public init(_ screen: LiveScreen) { self.screen = screen }

  /// The name that is spoken at launch.
  public var name: String { onMainActor { screen.screen.app ?? screen.screen.title } }

  /// The title of the screen.
  public func title(ofScreen name: String?) -> String? { onMainActor { screen.screen.title } }

  /// The current elements, in reading order.
  package var elements: [Element] { onMainActor { screen.elements } }

  /// The places of the current elements.
  package var touchMap: TouchMap? {
    onMainActor {
      // Asked for first, because views whose changes are not observable are read again by it.
      _ = screen.elements
      return TouchMap(screen.screen, screen.resolution)
    }
  }

  /// The custom rotors of the screen, in the order of the views.
  public var rotors: [Property.Rotor] { onMainActor { screen.rotors } }

  /// Performs a request of the user.
  package mutating func respond(to request: Request) -> [Response] {
    onMainActor { screen.respond(to: request) }
  }

  /// Learns where the cursor is, for the focus state of views.
  package mutating func cursorMoved(to element: Element?) -> [Response] {
    onMainActor { screen.cursorMoved(to: element) }
  }

  /// What happened while time passed, since the last call.
  package mutating func changes(during duration: Duration) -> [TimedResponses] {
    onMainActor { screen.takeTimedResponses() }
  }

  private func onMainActor<Result: Sendable>(_ action: @MainActor () -> Result) -> Result {
    // `assumeIsolated` would stop too, but its message does not say what to change.
    MainActor.preconditionIsolated(
      "views are evaluated on the main actor: mark the test or the function @MainActor")
    return MainActor.assumeIsolated(action)
  }
}
