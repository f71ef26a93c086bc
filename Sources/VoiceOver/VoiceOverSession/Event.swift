package import ScreenTree
package import VoiceOverElements

/// An event that a user of VoiceOver notices.
package indirect enum Event: Hashable, Sendable {
  /// A screen appeared, and the cursor landed on its first element; nil when it has none.
  case opened(screen: String?, Focus?)
  /// The cursor moved.
  case focused(Focus)
  /// The focus of the keyboard moved, and the cursor with it: Full Keyboard Access of iOS.
  case focusedByKeyboard(Focus)
  /// The cursor went into a container of the Mac, or out of it to its own stop.
  case interacted(Container, isIn: Bool, Focus)
  /// A menu of VoiceOver on the Mac was opened.
  case openedMenu(SystemMenu)
  /// There is no further element or value; the cursor stays, and the label or value is repeated.
  case reachedBoundary(Boundary, repeating: Focus?)
  /// The finger is where no element is; the cursor stays.
  case touchedNothing(Property.Point, after: Duration?)
  /// A rotor finds nothing on the screen.
  case foundNothing(Rotor)
  /// Time passed.
  case waited(Duration)
  /// The element under the cursor changed.
  case changed(from: Element, to: Element, by: ChangeCause)
  /// The user activated the element under the cursor.
  case activated(Element)
  /// The user performed a custom action.
  case performed(Sourced<Wording>, Element)
  /// The rotor offered an action of the element.
  case offered(Offer, Element)
  /// The rotor was turned.
  case turnedRotor(Rotor, isBack: Bool)
  /// An item of custom content was read.
  case readContent(Sourced<Property.CustomContent>, Element)
  /// A unit of the element's text was read, typed or spelled.
  case readText(String, VoiceOverGesture.TextUnit?, Element)
  /// The end of the text of the element was deleted.
  case deleted(String, Element)
  /// The app posted an announcement.
  case announced(Announcement)
  /// A live region of web content changed.
  case changedLiveRegion(LiveChange)
  /// A report that is no announcement: the current page, or a change.
  case reported(Report)
  /// VoiceOver was turned on or off; on, it speaks the app and the focused element.
  case voiceOver(isOn: Bool, app: String, Focus?)
  /// Quick Nav was turned on or off.
  case quickNav(isOn: Bool)
  /// The app was started.
  case launched(app: String, Focus?)
  /// The chart of the element was described.
  case described([ChartFact], Sourced<Property.Chart>, Element)
  /// Series of the chart of the element were played, each by its number from 0.
  case played([Int], Sourced<Property.Chart>, Element)
  /// The user dragged over the graph of a series.
  case scrubbed(ScrubPath, Sourced<Property.Chart>, Element)
  /// The user stopped the speech.
  case paused
  /// The element was picked up.
  case dragged(Element)
  /// The dragged element was dropped on the element.
  case dropped(Element)
  /// The app changed without speech.
  case passed
  /// A step was impossible, for this reason.
  case failed(String)

  /// The cause of a change of an element.
  package enum ChangeCause: Hashable, Sendable {
    /// The app changed it.
    case app
    /// The user activated it; a text field is read by the unit to which the rotor was turned.
    case press(reading: VoiceOverGesture.TextUnit)
    /// The user adjusted its value.
    case adjustment
  }

  /// An offer of the Actions rotor.
  package enum Offer: Hashable, Sendable {
    /// A custom action.
    case action(Sourced<Wording>)
    /// Drop the dragged element here, at a place with a name or anywhere.
    case drop(Sourced<Wording>?)
    /// Activate the element; always the last one.
    case activate
    /// An item of the rotor Audio Graph.
    case chart(Session.ChartItem)
  }

  /// A report.
  package enum Report: Hashable, Sendable {
    /// In the words of the app.
    case text(String)
    /// The current page, from 1, and the number of pages.
    case place(Property.Place)
  }

  /// The name of the event in JSON, such as `open` or `focus`.
  package var name: String {
    switch self {
    case .opened: "open"
    case .focused, .focusedByKeyboard, .interacted: "focus"
    case .openedMenu: "menu"
    case .reachedBoundary: "boundary"
    case .waited: "wait"
    case .changed: "value"
    case .activated, .performed, .offered, .dragged, .dropped: "action"
    case .turnedRotor, .foundNothing: "rotor"
    case .readContent: "moreContent"
    case .readText, .deleted: "text"
    case .announced, .changedLiveRegion: "announcement"
    case .described: "chart"
    case .played: "graph"
    case .scrubbed: "graphValue"
    case .paused: "pause"
    case .reported, .voiceOver, .launched, .quickNav: "screen"
    case .touchedNothing: "nothing"
    case .passed, .failed: "none"
    }
  }

  /// The move of the cursor, or nil.
  package var focus: Focus? {
    switch self {
    case .opened(_, let focus), .voiceOver(_, _, let focus), .launched(_, let focus): focus
    case .focused(let focus), .focusedByKeyboard(let focus), .interacted(_, _, let focus): focus
    // No other event moves the cursor.
    default: nil
    }
  }

  /// Whether `focus` is not nil, without a copy of its element: the same events.
  package var movesFocus: Bool {
    switch self {
    case .opened(_, .some), .voiceOver(_, _, .some), .launched(_, .some): true
    case .focused, .focusedByKeyboard, .interacted: true
    // No other event moves the cursor.
    default: false
    }
  }

  /// How long after the beginning of a drag it happens; nil without a drag.
  package var delay: Duration? {
    switch self {
    case .touchedNothing(_, let delay): delay
    case .focused(let focus): focus.entry
    // Nothing else has a time: the other moves are those of gestures that take none.
    default: nil
    }
  }

  /// The element of the event, or nil.
  package var element: Element? {
    switch self {
    case .changed(_, let element, _), .activated(let element), .performed(_, let element),
      .offered(_, let element), .readContent(_, let element), .readText(_, _, let element),
      .deleted(_, let element), .dragged(let element), .dropped(let element),
      .described(_, _, let element), .played(_, _, let element), .scrubbed(_, _, let element):
      element
    case .reachedBoundary(_, let focus): focus?.element
    case .openedMenu(let menu): menu.element
    case .opened, .focused, .focusedByKeyboard, .interacted, .voiceOver, .launched: focus?.element
    // No other event is about an element.
    default: nil
    }
  }
}

/// An end of a screen, a text, a list or the values of a control.
package enum Boundary: String, Hashable, Sendable {
  /// Before the first.
  case start
  /// After the last.
  case end
  /// The least or the greatest value.
  case limit
}

/// A move of the cursor to an element, and the containers that it entered.
package struct Focus: Hashable, Sendable {
  /// The element under the cursor.
  package var element: Element
  /// The number of the element on the screen, from 1.
  package var number: Int
  /// The containers around this element and not around the one before, outermost first.
  package var entered: [Container]
  /// The containers whose last element this is, innermost first.
  package var ended: [Container] = []
  /// Whether it is a cell of another row than the one before, or of a table that was entered.
  package var isNewRow: Bool
  /// Whether it is a cell of another column than the one before, or of a table that was entered.
  package var isNewColumn = true
  /// Whether it is in another cell than the one before.
  package var isNewCell = true
  /// The unit of text to which the rotor was turned, by which an edited field is read; nil when the
  /// user did nothing to hear it, so that neither the unit nor the insertion point is said.
  package var textUnit: VoiceOverGesture.TextUnit? = .character
  /// Whether it was touched.
  package var isByTouch = false
  /// How long after the beginning of a drag the finger entered it; nil without a drag.
  package var entry: Duration?
  /// Whether the Tab key of the Mac moved it: the element comes before the containers around it.
  package var isByTab = false
  /// The range of the text that a rotor found, in Unicode scalars; nil for the whole element.
  package var range: Range<Int>?
  /// Whether everything is being read, without hints and cues.
  package var isReading = false
}

// Here, because an initializer in the struct replaces the one with all properties: one that sets
// them one by one copies the whole at its end.
extension Focus {
  /// A move of the cursor; the number is counted from 1.
  package init(_ element: Element, number: Int, entered: [Container] = []) {
    // Right for an element alone; a move compares it with the row before.
    let isNewRow = element.cell?.value.isFirstInRow ?? false
    self.init(element: element, number: number, entered: entered, isNewRow: isNewRow)
  }
}

/// A change in a live region of web content.
package struct LiveChange: Hashable, Sendable {
  /// The elements whose labels and values are spoken.
  package var elements: [Element]
  /// Whether it interrupts other speech instead of waiting.
  package var isAssertive: Bool

  /// A change of elements.
  package init(_ elements: [Element], isAssertive: Bool) {
    self.elements = elements
    self.isAssertive = isAssertive
  }
}
