package import ScreenTree
package import VoiceOverElements

/// A VoiceOver user: gestures in, events out.
///
/// It sends requests to an app, and handles the responses. It has no clock and no sound.
package struct Session: Sendable {
  /// The number of the element under the cursor, from 0, or nil.
  package private(set) var cursor: Int?
  /// The element under the cursor as it was spoken last, or nil.
  package private(set) var current: Element?
  /// Whether everything is being read.
  package private(set) var isReading = false

  var isOn = true
  var rotors = RotorState()
  /// The user's position in the text, the content and the actions of the element.
  var place = PlaceInElement()
  /// The units of the text that was read last by characters, words or lines.
  var readParts: ReadParts?
  var dragged: Element?
  /// Whether it is VoiceOver of the Mac, with its menus and its Tab key.
  package var isOnMac = false
  /// Whether a swipe goes past containers, which `interact` alone enters: Grouping of the Mac.
  package var groups = false
  /// The menu of the Mac that is open over the element.
  var menu: SystemMenu?
  /// The details of a chart while they are open.
  private(set) var explorer: ChartExplorer?
  /// Where the cursor is in the app while the details of a chart are open.
  private var below: (cursor: Int?, element: Element?, rotor: Rotor?)?
  /// Where the finger is on an audio graph.
  var graphPlace = GraphPlace()
  private var lastPage: String?
  /// How many pages were turned while everything is being read.
  private var turnedPages = 0
  /// Whether a new page is read from its first element next.
  private var beginsPage = false

  // An app whose last page turns to its first would be read for ever.
  /// The most pages that are read without another gesture.
  private static let mostPages = 1000

  /// How often an app may answer a move of the cursor with another one.
  private static let mostCursorReports = 10

  /// Returns the text of a wording in a language, nil for the screen's.
  let words: @Sendable (Wording, String?) -> String

  /// A session without an open screen.
  ///
  /// - Parameter words: returns the text of a wording in a language, nil for the screen's; by
  ///   default words of the system are their names.
  package init(words: @escaping @Sendable (Wording, String?) -> String = { words, _ in "\(words)" })
  {
    self.words = words
  }

  /// Performs a gesture of the user, and returns the events.
  package mutating func handle(_ gesture: VoiceOverGesture, in app: inout some ScreenApp) -> [Event]
  {
    isReading = false
    turnedPages = 0
    beginsPage = false
    guard isOn || gesture == .voiceOver(true) else { return [.passed] }
    if let menu { return perform(gesture, in: menu, &app) }
    if let explorer { return explore(gesture, explorer, in: &app) }
    return events(of: gesture, in: &app)
  }

  /// Performs an effect of the app, and returns the events that the user notices.
  package mutating func handle(_ effect: Effect, in app: inout some ScreenApp) -> [Event] {
    let responses = app.respond(to: .effect(effect))
    // Closed first, because what follows moves the cursor among the elements of the app.
    closeDetails(for: responses)
    let events = follow(responses, in: app)
    return events.isEmpty || !isOn ? [.passed] : events
  }

  /// Handles responses that no request caused, and returns the events that the user notices.
  package mutating func handle(_ responses: [Response], in app: some ScreenApp) -> [Event] {
    closeDetails(for: responses)
    return isOn ? follow(responses, in: app) : []
  }

  /// Tells the app where the cursor is, and returns the events that follow from it.
  package mutating func reportCursor(to app: inout some ScreenApp) -> [Event] {
    // The app does not know the details of a chart, which lie over it.
    guard isOn, explorer == nil else { return [] }
    var events: [Event] = []
    // An app that moves the cursor whenever it comes would do so for ever.
    for _ in 0..<Self.mostCursorReports {
      let responses = app.cursorMoved(to: current)
      guard !responses.isEmpty else { break }
      events += follow(responses, in: app)
    }
    return events
  }

  /// Reads the next element while everything is being read.
  ///
  /// After an element that causes a page turn the next page is shown and read from its first element.
  package mutating func goOn(in app: inout some ScreenApp) -> [Event] {
    guard isReading else { return [] }
    // The details never change, so that a copy answers as well as the original.
    if var details = explorer { return readOn(in: &details) }
    return readOn(in: &app)
  }

  private mutating func readOn(in app: inout some ScreenApp) -> [Event] {
    if beginsPage, !app.elements.isEmpty {
      beginsPage = false
      return [move(to: 0, in: app)]
    }
    guard let cursor, cursor + 1 < app.elements.count else {
      return turnPage(in: &app)
    }
    return [move(to: cursor + 1, in: app)]
  }

  private mutating func turnPage(in app: inout some ScreenApp) -> [Event] {
    if let current, current.has(.causesPageTurn), turnedPages < Self.mostPages {
      turnedPages += 1
      let responses = app.respond(to: .scroll(.right, current))
      let turned = responses.contains(where: \.turnsPage)
      let events = follow(responses, in: app)
      if turned {
        beginsPage = true
        return events
      }
    }
    isReading = false
    return [.reachedBoundary(.end, repeating: nil)]
  }
}

extension Session {
  /// The elements that the cursor reaches: those of the app, or of the details of a chart.
  package func elements(in app: some ScreenApp) -> [Element] { explorer?.elements ?? app.elements }

  /// Moves the cursor to the first element of the details.
  mutating func enterDetails(_ details: ChartExplorer) -> Focus? {
    below = (cursor, current, rotors.chosenHere)
    explorer = details
    rotors.forget()
    rotors.chosenHere = nil
    return land(on: 0, of: details.elements)
  }

  /// Closes the details, if they are open; the cursor is where it was before.
  mutating func closeDetails() {
    guard let below else { return }
    (cursor, current) = (below.cursor, below.element)
    (self.below, explorer) = (nil, nil)
    place = PlaceInElement()
    rotors.forget()
    rotors.chosenHere = below.rotor
  }

  /// Closes the details and a menu when the app does more than announce something.
  private mutating func closeDetails(for responses: [Response]) {
    guard !responses.allSatisfy(\.isAnnouncement) else { return }
    menu = nil
    closeDetails()
  }

  mutating func events(of gesture: VoiceOverGesture, in app: inout some ScreenApp)
    -> [Event]
  {
    let elements = app.elements
    switch gesture {
    case .next: return [swipe(forwards: true, in: app)]
    case .previous: return [swipe(forwards: false, in: app)]
    case .first: return [step(to: 0, in: app)]
    case .last: return [stepToLast(in: app)]
    case .tab, .shiftTab, .interact, .stopInteracting, .actionsMenu:
      return [press(gesture, in: app)]
    case .touch(let id): return [touch(id, in: app).byTouch]
    case .touchAt(let point): return touch(along: [point], in: nil, app)
    case .explore(let drag): return touch(along: drag.points, in: drag.duration, app)
    case .readAll, .readFromHere:
      guard !elements.isEmpty else { return [.reachedBoundary(.end, repeating: nil)] }
      isReading = true
      return [move(to: gesture == .readAll ? 0 : cursor ?? 0, in: app)]
    case .rotor(let name): return [turn(to: name, in: app)]
    case .turnRotor: return [turn(forwards: true, in: app)]
    case .turnRotorBack: return [turn(forwards: false, in: app)]
    case .rotorNext: return flick(forwards: true, in: &app)
    case .rotorPrevious: return flick(forwards: false, in: &app)
    case .increment, .decrement, .activate, .action, .moreContent, .escape, .magicTap, .scroll,
      .drag, .drop, .type, .delete, .read, .spell:
      return ask(for: gesture, in: &app)
    case .voiceOver(let isOn): return [turnVoiceOver(isOn, in: app)]
    case .describeChart, .playAudioGraph, .chartDetails, .scrub: return chart(gesture, in: app)
    case .pause: return [.paused]
    case .quickNav(let isOn): return [.quickNav(isOn: isOn)]
    case .launch:
      // The landing below is spoken instead of what the app answers to its start.
      _ = app.respond(to: .launch)
      rotors.forget()
      let elements = app.elements
      // UIKit speaks the summary element of an app when it starts, wherever it stands.
      let summary = elements.firstIndex { $0.has(.summaryElement) } ?? elements.indices.first
      return [.launched(app: app.name, land(on: summary, of: elements))]
    }
  }

  private mutating func turnVoiceOver(_ isOn: Bool, in app: some ScreenApp) -> Event {
    self.isOn = isOn
    guard isOn else { return .voiceOver(isOn: false, app: app.name, nil) }
    // The app may have changed its elements meanwhile, and nobody followed.
    rotors.forget()
    let elements = app.elements
    return .voiceOver(isOn: true, app: app.name, land(on: elements.indices.first, of: elements))
  }

  /// Moves by a swipe; at an end the cursor stays.
  mutating func step(to index: Int, in app: some ScreenApp) -> Event {
    guard app.elements.indices.contains(index) else {
      // At an end the element is repeated, as was recorded on iOS.
      return .reachedBoundary(index < 0 ? .start : .end, repeating: standing)
    }
    return move(to: index, in: app)
  }

  /// The element under the cursor, to which nothing moved; nil without focus.
  var standing: Focus? {
    current.flatMap { current in cursor.map { Focus(current, number: $0 + 1) } }
  }

  /// The number of the element with an id, from 0; its own name comes first.
  mutating func number(of id: String, in namespace: String?, _ app: some ScreenApp) -> Int? {
    if namespace == nil {
      // Built once for a screen; a search for each entry of a rotor would be quadratic.
      if rotors.names.isEmpty {
        for (index, element) in app.elements.enumerated() where rotors.names[element.node] == nil {
          rotors.names[element.node] = index
        }
      }
      if let index = rotors.names[id] { return index }
    }
    return app.elements.firstIndex(answering: id, in: namespace)
  }

  /// Moves the cursor to the element with a number.
  mutating func move(to index: Int, in app: some ScreenApp) -> Event {
    .focused(place(at: index, of: app.elements))
  }

  /// Moves the cursor to the element with a number on a new screen.
  private mutating func land(on index: Int?, of elements: [Element]) -> Focus? {
    current = nil
    cursor = nil
    return index.map { place(at: $0, of: elements) }
  }

  /// Moves the cursor to the element with a number, and returns what is said of it.
  mutating func place(at index: Int, of elements: [Element]) -> Focus {
    let focus = focus(on: elements[index], at: index, of: elements)
    // A rotor for parts of an element ends with it; Audio Graph stays among marks of its chart.
    if !staysInChart(at: focus.element) { rotors.chosenHere = nil }
    cursor = index
    current = focus.element
    place = PlaceInElement()
    return focus
  }

  /// The element with a number, and what the cursor enters when it comes there.
  private func focus(on element: Element, at index: Int, of elements: [Element]) -> Focus {
    let containers = element.containers
    let shared = current?.containersShared(with: element) ?? 0
    // Where a container ends depends on the next element alone, not on where the cursor was.
    let isLast = index + 1 == elements.count
    let lasting = isLast ? 0 : elements[index + 1].containersShared(with: element)
    return Focus(
      element: element, number: index + 1, entered: Array(containers.dropFirst(shared)),
      ended: containers.dropFirst(lasting).reversed(),
      isNewRow: element.isInAnotherRow(than: current, sharing: shared),
      isNewColumn: element.isInAnotherColumn(than: current, sharing: shared),
      isNewCell: element.isInAnotherCell(than: current), textUnit: textUnit,
      isReading: isReading)
  }

  /// Handles the responses to a request: moves the cursor, and returns the events.
  mutating func follow(
    _ responses: [Response], in app: some ScreenApp, changedBy cause: Event.ChangeCause = .app
  ) -> [Event] {
    // What is only said changes no element.
    let before = responses.allSatisfy(\.isAnnouncement) ? nil : current
    var events = responses.compactMap { follow($0, in: app) }
    // A move of the cursor or a live region speaks the new words already.
    if let before, let current, before.node == current.node, !before.isSame(as: current),
      !events.contains(where: { $0.movesFocus || $0.announces(current) })
    {
      events.insert(.changed(from: before, to: current, by: cause), at: 0)
    }
    return events
  }

  private mutating func follow(_ response: Response, in app: some ScreenApp) -> Event? {
    switch response {
    case .opened(let name, let elements, let id):
      rotors.forget()
      lastPage = nil
      let first = id.flatMap { elements.firstIndex(answering: $0) } ?? elements.indices.first
      return .opened(screen: name, land(on: first, of: elements))
    case .rearranged: return rearrange(in: app)
    case .announced(let announcement): return .announced(announcement)
    case .changedLiveRegion(let change): return .changedLiveRegion(change)
    case .focused(let id):
      rotors.forget()
      let event = touch(id, in: app)
      // The element may be gone with the change that moved the focus to it.
      if case .failed = event { return rearrange(in: app) ?? event }
      return event
    case .notified(let target, let wholeScreen): return notify(target, wholeScreen, in: app)
    case .paged(let words):
      // UIKit's rule: the same words for a page twice mean that there is no further page.
      guard words != lastPage else { return .reachedBoundary(.end, repeating: nil) }
      lastPage = words
      return .reported(.text(words))
    case .turned(let number, let count):
      return .reported(.place(Property.Place(number: number, count: count)))
    case .deleted(let text):
      return current.map { .deleted($0.has(.secureTextField) ? text.asBullets : text, $0) }
    case .atEnd: return .reachedBoundary(.end, repeating: nil)
    case .nothing: return nil
    case .failed(let reason): return .failed(reason)
    }
  }

  /// Finds the element again after a change; if it is gone, the first one gets the focus.
  private mutating func rearrange(in app: some ScreenApp) -> Event? {
    rotors.forget()
    let elements = app.elements
    // The name of the node is what stays the same when everything around it changes. In a screen
    // without places several have one name, of which one with the same words is meant.
    let named = elements.indices.filter { elements[$0].node == current?.node }
    let same = named.first { current?.isSame(as: elements[$0]) == true }
    if let index = same ?? named.first {
      cursor = index
      current = elements[index]
      return nil
    }
    guard elements.isEmpty else { return move(to: 0, in: app) }
    cursor = nil
    current = nil
    return nil
  }

  private mutating func notify(
    _ target: Effect.Target?, _ wholeScreen: Bool, in app: some ScreenApp
  ) -> Event? {
    switch target {
    case .id(let id): return touch(id, in: app)
    case .text(let words): return .reported(.text(words))
    case nil:
      guard wholeScreen, !app.elements.isEmpty else { return nil }
      return move(to: 0, in: app)
    }
  }
}

extension Event {
  /// Whether a live region announces the element's new words.
  fileprivate func announces(_ element: Element) -> Bool {
    guard case .changedLiveRegion(let change) = self else { return false }
    return change.elements.contains { $0.node == element.node }
  }

  /// The same move of the cursor by a touch.
  fileprivate var byTouch: Event {
    guard case .focused(var focus) = self else { return self }
    focus.isByTouch = true
    return .focused(focus)
  }
}
