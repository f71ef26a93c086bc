public import ScreenResolver
public import ScreenTree

/// The app behind a screen: it is told what its user did, and tells what came of it.
///
/// A screen file is one app; views with live state are another. It knows nothing of VoiceOver.
public protocol App {
  /// The name that is spoken when the app is started or VoiceOver is turned on.
  var name: String { get }
  /// What the cursor can stop on now, in reading order.
  var elements: [Element] { get }
  /// The rotors of the app's own on what is shown now, in order.
  var rotors: [Property.Rotor] { get }
  /// Carries out what the user asks for, or what a walkthrough has the app do.
  mutating func respond(to request: Request) -> [Response]
}

/// What a user asks an app for.
public enum Request: Hashable, Sendable {
  /// To press the element.
  case activate(Element)
  /// To make its value larger.
  case increment(Element)
  /// To make its value smaller.
  case decrement(Element)
  /// To carry out a custom action of the element.
  case action(Sourced<Wording>, Element)
  /// To go back from here; the element is nil when nothing has the focus.
  case escape(Element?)
  /// To do the most important thing here.
  case magicTap(Element?)
  /// To show another page.
  case scroll(Gesture.Direction, Element?)
  /// To enter a text into the element.
  case type(String, Element)
  /// To delete the last character of the element's text.
  case delete(Element)
  /// To drop one element on another.
  case drop(Element, on: Element)
  /// To start, with its first screen unless one is shown already.
  case launch
  /// What the app does of its own accord.
  case effect(Effect)
}

/// What came of a request.
public enum Response: Hashable, Sendable {
  /// Another screen is shown, under the name that a walkthrough gives it or none, with what the
  /// cursor can stop on there.
  case opened(String?, [Element])
  /// The element of a number, counted from 0, is another one now; all else is as before.
  case changed(Int)
  /// The elements are other ones now.
  case rearranged
  /// Words are to be spoken.
  case announced(Announcement)
  /// A live region says something new.
  case announcedLive(LiveAnnouncement)
  /// The app moves the focus to the element that answers to an id.
  case focused(String)
  /// The app says that the screen or a part of it changed.
  case notified(Effect.Target?, wholeScreen: Bool)
  /// A page is shown, and these words say which; the same again is the end.
  case paged(String)
  /// The page of a number is shown, counted from 1, out of so many.
  case turned(to: Int, of: Int)
  /// This text was deleted.
  case deleted(String)
  /// There is no further page, value or screen in that direction.
  case atEnd
  /// Nothing happens, and why.
  case nothing(String)
  /// What a file asks for cannot be done, and why.
  case failed(String)
}

/// What a live region says, before it is put into words.
public struct LiveAnnouncement: Hashable, Sendable {
  /// What its elements are called and set to, in reading order.
  public var words: [Wording]
  /// Whether it waits for other speech.
  public var priority: Announcement.Priority
  /// The language of the words as a BCP 47 tag, or nil for the screen's.
  public var language: String?
}

extension [Element] {
  /// The number of the element that an id of the file means, counted from 0; nil for none.
  ///
  /// An element's own name comes first, then its identity for rotors, then the name of a view whose
  /// words were merged into it. With a namespace only identities count.
  public func firstIndex(answering id: String, in namespace: String? = nil) -> Int? {
    if namespace == nil, let own = firstIndex(where: { $0.node == id }) { return own }
    let named = firstIndex { element in
      guard let entry = element.rotorEntry?.value, entry.id == id else { return false }
      return namespace == nil || namespace == entry.namespace
    }
    guard namespace == nil else { return named }
    return named ?? firstIndex { $0.label.contains { $0.origin.node == id } }
  }
}
