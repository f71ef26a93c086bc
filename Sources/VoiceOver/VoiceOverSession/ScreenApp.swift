package import ScreenTree
package import VoiceOverElements

/// The app behind a screen: it gets the requests of its user, and returns responses.
///
/// A screen file is one app; views with live state are another. It knows nothing about VoiceOver.
package protocol ScreenApp {
  /// The name that is spoken at launch or when VoiceOver is turned on.
  var name: String { get }
  /// The name of the screen that is opened first; empty for the only one.
  var firstScreen: String { get }
  /// The name of the screen that is shown; nil for the only one.
  var shownScreen: String? { get }
  /// The title of a screen by its name, nil for the only one; nil for an unknown screen.
  func title(ofScreen name: String?) -> String?
  /// The current elements, in reading order.
  var elements: [Element] { get }
  /// The places of the current elements; nil where none has a place.
  var touchMap: TouchMap? { get }
  /// The custom rotors of the current screen, in order.
  var rotors: [Property.Rotor] { get }
  /// Performs a request of the user, or an effect of a walkthrough.
  mutating func respond(to request: Request) -> [Response]
  /// Learns where the cursor is now; nil without focus.
  mutating func cursorMoved(to element: Element?) -> [Response]
  /// The responses to what happened while time passed, in order; the app of a file has none.
  mutating func changes(during duration: Duration) -> [TimedResponses]
}

extension ScreenApp {
  /// Its only screen has no name.
  package var firstScreen: String { "" }
  /// Its only screen has no name.
  package var shownScreen: String? { nil }
  /// Its elements have no places.
  package var touchMap: TouchMap? { nil }
  /// Its only screen has the name of the app.
  package func title(ofScreen name: String?) -> String? { self.name }
  /// Does nothing.
  package mutating func cursorMoved(to element: Element?) -> [Response] { [] }
  /// Nothing happens without the user.
  package mutating func changes(during duration: Duration) -> [TimedResponses] { [] }
}

/// A request of the user.
package enum Request: Hashable, Sendable {
  /// Activate the element.
  case activate(Element)
  /// Increase its value.
  case increment(Element)
  /// Decrease its value.
  case decrement(Element)
  /// Perform a custom action of the element.
  case action(Sourced<Wording>, Element)
  /// Go back from here; the element is nil without focus.
  case escape(Element?)
  /// Perform the most important action here.
  case magicTap(Element?)
  /// Show another page.
  case scroll(VoiceOverGesture.Direction, Element?)
  /// Enter a text into the element.
  case type(String, Element)
  /// Delete the last character of the element's text.
  case delete(Element)
  /// Drop one element on another.
  case drop(Element, on: Element)
  /// Start, with the first screen unless one is shown already.
  case launch
  /// Perform an effect of the app.
  case effect(Effect)
}

/// A response to a request.
package enum Response: Hashable, Sendable {
  /// Another screen is shown, with its name in the walkthrough or none, and its elements; the
  /// cursor lands on the element with an id, or on the first one.
  case opened(String?, [Element], landingOn: String? = nil)
  /// Elements changed.
  case rearranged
  /// Words must be spoken.
  case announced(Announcement)
  /// A live region of web content changed.
  case changedLiveRegion(LiveChange)
  /// The app moves the focus to the element with an id.
  case focused(String)
  /// The app posts that the screen or a part of it changed.
  case notified(Effect.Target?, wholeScreen: Bool)
  /// A page is shown, described by these words; the same words again mean the end.
  case paged(String)
  /// The page with a number is shown, from 1, out of a count.
  case turned(to: Int, of: Int)
  /// This text was deleted.
  case deleted(String)
  /// There is no further page, value or screen in this direction.
  case atEnd
  /// Nothing happens, for this reason.
  case nothing(String)
  /// A request of the file is impossible, for this reason.
  case failed(String)

  /// Whether another page is there.
  var turnsPage: Bool {
    switch self {
    case .turned, .paged: true
    // No other response is a page.
    default: false
    }
  }

  /// Whether nothing was done.
  var isRefusal: Bool {
    switch self {
    case .nothing, .failed: true
    // All others did something.
    default: false
    }
  }

  /// Whether the app only says something.
  var isAnnouncement: Bool {
    switch self {
    case .announced, .changedLiveRegion, .nothing: true
    // All others change the screen, or fail.
    default: false
    }
  }
}

extension [Element] {
  /// The number of the element with an id of the file, from 0; nil for none.
  ///
  /// An element's own name comes first, then its identity for rotors, then its accessibility
  /// identifier if no other element has it, then the name of a view whose words were merged into it.
  /// With a namespace only identities are searched.
  package func firstIndex(answering id: String, in namespace: String? = nil) -> Int? {
    if namespace == nil, let own = firstIndex(where: { $0.node == id }) { return own }
    let named = firstIndex { element in
      guard let entry = element.rotorEntry?.value, entry.id == id else { return false }
      return namespace == nil || namespace == entry.namespace
    }
    guard namespace == nil else { return named }
    return named ?? onlyIndex(identifiedBy: id)
      ?? firstIndex { $0.label.contains { $0.origin.node == id } }
  }

  /// The number of the only element with an accessibility identifier, from 0; nil for none and for
  /// several.
  private func onlyIndex(identifiedBy identifier: String) -> Int? {
    let found = indices.filter { self[$0].identifier == identifier }
    return found.count == 1 ? found[0] : nil
  }
}
