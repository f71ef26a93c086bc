public import ScreenResolver
public import ScreenTree

/// What happened, as far as a user of VoiceOver can tell.
public indirect enum Event: Hashable, Sendable {
  /// A screen appeared, and the cursor landed on its first element; nil when it has none.
  case opened(screen: String?, Focus?)
  /// The cursor moved.
  case focused(Focus)
  /// There is nothing further; the cursor stays where it is, and the label there is repeated.
  case reachedBoundary(Boundary, repeating: Focus?)
  /// A rotor finds nothing on the screen.
  case foundNothing(Rotor)
  /// Time went by.
  case waited(Duration)
  /// The element under the cursor changed.
  case changed(from: Element, to: Element, by: ChangeCause)
  /// The user pressed the element under the cursor.
  case activated(Element)
  /// The user carried out a custom action.
  case performed(Sourced<Wording>, Element)
  /// The user had VoiceOver offer an action of the element.
  case offered(Offer, Element)
  /// The rotor was turned.
  case turnedRotor(Rotor, isBack: Bool)
  /// A piece of custom content was read.
  case readContent(Sourced<Property.CustomContent>, Element)
  /// A part of the text of the element was read, typed or spelled.
  case readText(String, Gesture.TextUnit?, Element)
  /// The end of the text of the element was deleted.
  case deleted(String, Element)
  /// The app had words spoken.
  case announced(Announcement)
  /// A live region of web content says something else now.
  case changedLiveRegion(LiveChange)
  /// Something was reported that is no announcement: a page that is shown now, or a change.
  case reported(Report)
  /// VoiceOver was turned on or off; on, it speaks the app and where the cursor is.
  case voiceOver(isOn: Bool, app: String, Focus?)
  /// The keys of a keyboard move the cursor now, or no longer.
  case quickNav(isOn: Bool)
  /// The app was started.
  case launched(app: String, Focus?)
  /// The element was picked up.
  case dragged(Element)
  /// What was picked up was dropped on the element.
  case dropped(Element)
  /// The app changed without a word being heard.
  case passed
  /// What was asked for cannot be done, and why.
  case failed(String)

  /// Why an element changed.
  public enum ChangeCause: Hashable, Sendable {
    /// The app changed it.
    case app
    /// The user pressed it; in a text field the rotor may be turned to a part of the text.
    case press(reading: Gesture.TextUnit?)
    /// The user made its value larger or smaller.
    case adjustment
  }

  /// What the rotor of actions offers.
  public enum Offer: Hashable, Sendable {
    /// A custom action.
    case action(Sourced<Wording>)
    /// To drop here what was picked up.
    case drop
    /// To press the element, which comes last.
    case activate
  }

  /// What is reported.
  public enum Report: Hashable, Sendable {
    /// In the words of the app.
    case text(String)
    /// The page that is shown, counted from 1, and how many there are.
    case place(Property.Place)
  }

  /// The word for the event in JSON, such as `open` or `focus`.
  public var name: String {
    switch self {
    case .opened: "open"
    case .focused: "focus"
    case .reachedBoundary: "boundary"
    case .waited: "wait"
    case .changed: "value"
    case .activated, .performed, .offered, .dragged, .dropped: "action"
    case .turnedRotor, .foundNothing: "rotor"
    case .readContent: "moreContent"
    case .readText, .deleted: "text"
    case .announced, .changedLiveRegion: "announcement"
    case .reported, .voiceOver, .launched, .quickNav: "screen"
    case .passed, .failed: "none"
    }
  }

  /// The landing of the cursor, or nil when it did not move.
  public var focus: Focus? {
    switch self {
    case .opened(_, let focus), .voiceOver(_, _, let focus), .launched(_, let focus): focus
    case .focused(let focus): focus
    case .reachedBoundary, .foundNothing, .waited, .changed, .activated, .performed, .offered,
      .turnedRotor, .readContent, .readText, .deleted, .announced, .changedLiveRegion, .reported,
      .quickNav, .dragged,
      .dropped, .passed, .failed:
      nil
    }
  }

  /// The element that the event is about, or nil when it is about none.
  public var element: Element? {
    switch self {
    case .changed(_, let element, _), .activated(let element), .performed(_, let element),
      .offered(_, let element), .readContent(_, let element), .readText(_, _, let element),
      .deleted(_, let element), .dragged(let element), .dropped(let element):
      element
    case .reachedBoundary(_, let focus): focus?.element
    case .opened, .focused, .voiceOver, .launched: focus?.element
    case .waited, .turnedRotor, .foundNothing, .announced, .changedLiveRegion, .reported, .quickNav,
      .passed, .failed:
      nil
    }
  }
}

/// The end of a screen, a text or a list that the user ran into.
public enum Boundary: String, Hashable, Sendable {
  /// Before the first.
  case start
  /// After the last.
  case end
}

/// The landing of the cursor on an element, and the containers that it came into on the way.
public struct Focus: Hashable, Sendable {
  /// The element under the cursor.
  public var element: Element
  /// The number of the element on the screen, counted from 1.
  public var number: Int
  /// The containers that hold this element and did not hold the one before, outermost first.
  public var entered: [Container]
  /// The containers of which this element is the last one, innermost first.
  public var ended: [Container] = []
  /// Whether it is a cell of another row than the one before, or of a table that was entered.
  public var isNewRow: Bool
  /// Whether a finger came to it.
  public var isByTouch = false
  /// The part of the text that a rotor led to, in Unicode scalars; nil for the whole element.
  public var range: Range<Int>?
  /// Whether everything is being read, so that neither hint nor cues are due.
  public var isReading = false

  /// Creates a landing; the number is counted from 1.
  public init(_ element: Element, number: Int, entered: [Container] = []) {
    self.element = element
    self.number = number
    self.entered = entered
    isNewRow = element.cell?.value.isFirstInRow ?? false
  }
}

/// What is new in a live region of web content.
public struct LiveChange: Hashable, Sendable {
  /// The elements whose names and values are spoken.
  public var elements: [Element]
  /// Whether it interrupts other speech, rather than waiting for it.
  public var isAssertive: Bool

  /// Creates a change.
  public init(_ elements: [Element], isAssertive: Bool) {
    self.elements = elements
    self.isAssertive = isAssertive
  }
}
