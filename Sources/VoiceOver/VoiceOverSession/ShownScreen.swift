package import ScreenTree
package import VoiceOverElements

/// A screen as an app shows it at the moment, without the app: it can be gone through, and nothing
/// in it acts.
package struct ShownScreen: ScreenApp, Sendable {
  private let screen: Screen
  private let resolution: Resolution

  /// A screen and its elements.
  package init(_ screen: Screen, _ resolution: Resolution) {
    self.screen = screen
    self.resolution = resolution
  }

  /// The name that is spoken at launch.
  package var name: String { screen.app ?? screen.title }

  /// The title of the screen.
  package func title(ofScreen name: String?) -> String? { screen.title }

  /// The elements, in reading order.
  package var elements: [Element] { resolution.elements }

  /// The places of the elements.
  package var touchMap: TouchMap? { TouchMap(screen, resolution) }

  /// The custom rotors of the screen, in the order of the views.
  package var rotors: [Property.Rotor] { screen.rotors }

  /// Opens the screen, and does nothing else.
  package mutating func respond(to request: Request) -> [Response] {
    switch request {
    case .launch, .effect(.open): [.opened(nil, elements)]
    // Only the app knows what any other does.
    default: [.nothing("the app itself is not asked")]
    }
  }
}
