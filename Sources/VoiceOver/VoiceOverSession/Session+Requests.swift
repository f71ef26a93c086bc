import ScreenTree
import VoiceOverElements

extension Session {
  /// Sends the request of a gesture to the app, or reads within the element.
  mutating func ask(for gesture: VoiceOverGesture, in app: inout some ScreenApp) -> [Event] {
    if let request = requestAnywhere(of: gesture) { return follow(request, in: &app) }
    guard let current else { return [.failed("nothing has the focus")] }
    switch gesture {
    case .increment: return adjust(.increment(current), current, in: &app)
    case .decrement: return adjust(.decrement(current), current, in: &app)
    case .activate: return activate(current, in: &app)
    case .action(let name): return perform(name, current, in: &app)
    case .moreContent: return [isOnMac ? openMenu(.moreContent) : readContent(forwards: true)]
    case .drag: return drag(current)
    case .drop: return drop(on: current, in: &app)
    case .type(let text): return type(text, into: current, in: &app)
    case .delete: return edit(app.respond(to: .delete(current)), in: app)
    case .read(let unit): return [readText(by: unit, forwards: true)]
    case .spell:
      let text = readableParts(of: current, by: .character).joined()
      return [.readText(text, .character, current)]
    // The session does all others without the app.
    default: return []
    }
  }

  /// The request of a gesture that needs no element.
  private func requestAnywhere(of gesture: VoiceOverGesture) -> Request? {
    if gesture == .escape { return .escape(current) }
    if gesture == .magicTap { return .magicTap(current) }
    guard case .scroll(let direction) = gesture else { return nil }
    return .scroll(direction, current)
  }

  private mutating func follow(_ request: Request, in app: inout some ScreenApp) -> [Event] {
    let responses = app.respond(to: request)
    let events = follow(responses, in: app)
    return events.isEmpty ? [.passed] : events
  }

  /// Adjusts a value.
  ///
  /// At a limit the value is repeated. An element without a value is silent, whatever else changes,
  /// and has no limits.
  private mutating func adjust(
    _ request: Request, _ element: Element, in app: inout some ScreenApp
  ) -> [Event] {
    let responses = app.respond(to: request)
    var events = follow(responses, in: app, changedBy: .adjustment)
    if element.has(.adjustable) {
      // An app that does something and shows no other value does not move on.
      if responses.isEmpty || isSilent(events, after: responses, to: element) {
        events = [.reachedBoundary(.end, repeating: nil)]
      }
      // It was recorded that an adjustment of an element without a value is silent, whatever its
      // label does.
      events =
        element.value.isEmpty
        ? events.filter { !$0.isOfValue } : events.map { $0.atLimit(of: standing) }
    }
    return events.isEmpty ? [.passed] : events
  }

  /// Whether an app answered an adjustment with the same value, and with nothing else to hear.
  ///
  /// Only the value of an adjusted element is spoken, so that a new label alone is not heard.
  private func isSilent(
    _ events: [Event], after responses: [Response], to element: Element
  ) -> Bool {
    // An app that refuses says so, and is no limit: a dimmed element, for instance.
    guard !responses.allSatisfy(\.isRefusal), let current, current.node == element.node,
      current.value == element.value, current.states == element.states,
      current.expanded == element.expanded, Set(current.traits) == Set(element.traits)
    else { return false }
    return events.allSatisfy { if case .changed = $0 { true } else { false } }
  }

  /// Activates the element, or performs the action that the rotor offered.
  ///
  /// Only the change is spoken; if the element does not change, a button repeats its label, also
  /// before a dialog that covers the screen.
  private mutating func activate(_ element: Element, in app: inout some ScreenApp) -> [Event] {
    if let events = performChartItem(on: element, in: app) { return events }
    let offers = offers(of: element)
    if let index = place.action, offers.indices.contains(index) {
      switch offers[index] {
      case .action(let action): return perform(action, element, in: &app)
      case .drop: return drop(on: element, in: &app)
      case .activate, .chart: break
      }
    }
    let cause = Event.ChangeCause.press(reading: textUnit)
    var events = follow(app.respond(to: .activate(element)), in: app, changedBy: cause)
    // Speech of a new place counts too, but that of a dialog comes after the label.
    let isHeard = events.contains { event in
      if case .changed(let old, let new, _) = event {
        new.differs(besides: old)
      } else {
        event.focus.map { !$0.entersDialog } ?? false
      }
    }
    guard !isHeard, element.isPressed else { return events.isEmpty ? [.passed] : events }
    // A change without new words would only repeat the label.
    events.removeAll { if case .changed = $0 { true } else { false } }
    events.insert(.activated(element), at: 0)
    return events.isEmpty ? [.passed] : events
  }

  private mutating func perform(
    _ name: String, _ element: Element, in app: inout some ScreenApp
  ) -> [Event] {
    let names = element.actions.map { words($0.value, element.language) }
    guard let index = names.firstIndex(of: name) else {
      let names = names.joined(separator: ", ")
      return [
        .failed(
          "\(element.node) has no action '\(name)'; "
            + (names.isEmpty ? "it has none" : "it has \(names)"))
      ]
    }
    return perform(element.actions[index], element, in: &app)
  }

  /// Performs a custom action of an element.
  mutating func perform(
    _ action: Sourced<Wording>, _ element: Element, in app: inout some ScreenApp
  ) -> [Event] {
    [.performed(action, element)] + follow(app.respond(to: .action(action, element)), in: app)
  }

  /// The offers of the Actions rotor; the last one activates the element.
  private func offers(of element: Element) -> [Event.Offer] {
    let ofDrag = dragged == nil ? [] : drops(on: element)
    return element.actions.map(Event.Offer.action) + ofDrag + [.activate]
  }

  /// The offers to drop on an element: at each of its drop points, or anywhere.
  private func drops(on element: Element) -> [Event.Offer] {
    guard let points = element.dropPoints else { return [.drop(nil)] }
    return points.value.map { name in .drop(points.map { _ in Wording.text(name) }) }
  }

  /// Offers the next or the previous action; the last one activates the element.
  mutating func offer(forwards: Bool) -> Event {
    guard let current else { return .failed("nothing has the focus") }
    let offers = offers(of: current)
    // Before the first flick the place is one step outside: flicking back begins at the last.
    let index = (place.action ?? (forwards ? -1 : offers.count)) + (forwards ? 1 : -1)
    guard offers.indices.contains(index) else {
      return .reachedBoundary(forwards ? .end : .start, repeating: nil)
    }
    place.action = index
    return .offered(offers[index], current)
  }

  /// Reads the next or the previous item of custom content.
  mutating func readContent(forwards: Bool) -> Event {
    guard let current else { return .failed("nothing has the focus") }
    let index =
      (place.content ?? (forwards ? -1 : current.customContent.count))
      + (forwards ? 1 : -1)
    guard current.customContent.indices.contains(index) else {
      return .reachedBoundary(forwards ? .end : .start, repeating: nil)
    }
    place.content = index
    return .readContent(current.customContent[index], current)
  }

  /// Reads the next or the previous character, word or line of the element.
  mutating func readText(by unit: VoiceOverGesture.TextUnit, forwards: Bool) -> Event {
    guard let current else { return .failed("nothing has the focus") }
    let parts = parts(of: current, by: unit)
    let old = place.unit == unit ? place.text : nil
    let index = (old ?? (forwards ? -1 : parts.count)) + (forwards ? 1 : -1)
    guard parts.indices.contains(index) else {
      return .reachedBoundary(forwards ? .end : .start, repeating: nil)
    }
    place.unit = unit
    place.text = index
    return .readText(parts[index], unit, current)
  }

  /// The characters, words or lines of an element, cached while its words do not change.
  private mutating func parts(of element: Element, by unit: VoiceOverGesture.TextUnit) -> [String] {
    // Reading a long text by characters would otherwise split it again for each character.
    if let known = readParts, known.unit == unit, known.isTrue(of: element) { return known.parts }
    let parts = ReadParts(
      unit: unit, element: element, parts: readableParts(of: element, by: unit))
    readParts = parts
    return parts.parts
  }

  /// What is read by characters, words and lines: the entered text, otherwise the label.
  ///
  /// A secret is read by characters as bullets, otherwise as their number.
  private func readableParts(
    of element: Element, by unit: VoiceOverGesture.TextUnit
  ) -> [String] {
    let isEntry = element.has(.textEntry) && !element.value.isEmpty
    let isValue = isEntry || element.label.isEmpty
    let words = (isValue ? element.value : element.label).map {
      self.words($0.value, element.language)
    }.joined(separator: ", ")
    guard isValue, let length = element.secretLength else { return words.parts(by: unit) }
    return unit == .character ? Array(repeating: "•", count: length) : [words]
  }

  private mutating func type(
    _ text: String, into element: Element, in app: inout some ScreenApp
  ) -> [Event] {
    let responses = app.respond(to: .type(text, element))
    if case .nothing(let reason)? = responses.first { return [.failed(reason)] }
    let typed = element.has(.secureTextField) ? text.asBullets : text
    return [.readText(typed, nil, current ?? element)] + edit(responses, in: app)
  }

  /// Handles an edit, which is spoken as it happens; the value is not spoken again.
  private mutating func edit(_ responses: [Response], in app: some ScreenApp) -> [Event] {
    if case .nothing(let reason)? = responses.first { return [.failed(reason)] }
    return follow(responses, in: app).filter { event in
      if case .changed = event { false } else { true }
    }
  }

  private mutating func drag(_ element: Element) -> [Event] {
    guard element.states.contains(where: { $0.value == .draggable }) else {
      return [.failed("\(element.node) cannot be dragged; set `draggable: true`")]
    }
    dragged = element
    return [.dragged(element)]
  }

  private mutating func drop(on element: Element, in app: inout some ScreenApp) -> [Event] {
    guard let dragged else { return [.failed("nothing was picked up; `drag` comes first")] }
    // The finger is lifted, even if the app refuses what was dropped.
    self.dragged = nil
    place.action = nil
    let responses = app.respond(to: .drop(dragged, on: element))
    if case .nothing(let reason)? = responses.first { return [.failed(reason)] }
    return [.dropped(element)] + follow(responses, in: app)
  }
}

extension Session {
  /// The unit of text to which the rotor was turned last, whatever it was turned to since;
  /// characters when it was never turned to one.
  var textUnit: VoiceOverGesture.TextUnit { rotors.textUnit ?? .character }
}

/// The parts in which the text of an element is read.
struct ReadParts: Hashable {
  let unit: VoiceOverGesture.TextUnit
  private let label: [Sourced<Wording>]
  private let value: [Sourced<Wording>]
  private let language: String?
  private let isEntry: Bool
  let parts: [String]

  init(unit: VoiceOverGesture.TextUnit, element: Element, parts: [String]) {
    self.unit = unit
    (label, value, language) = (element.label, element.value, element.language)
    isEntry = element.has(.textEntry)
    self.parts = parts
  }

  /// Whether the element still has the words of the parts.
  func isTrue(of element: Element) -> Bool {
    label == element.label && value == element.value && language == element.language
      && isEntry == element.has(.textEntry)
  }
}

extension Event {
  /// Whether it is about the value of the element that is adjusted.
  fileprivate var isOfValue: Bool {
    if case .changed = self { return true }
    if case .reachedBoundary = self { return true }
    return false
  }

  /// The end that an adjustment reached as the limit of a value, which is repeated.
  fileprivate func atLimit(of focus: Focus?) -> Event {
    guard case .reachedBoundary(.end, nil) = self else { return self }
    return .reachedBoundary(.limit, repeating: focus)
  }
}

extension Focus {
  /// Whether a view appeared that covers the screen: an alert, a sheet, a dialog of web content.
  fileprivate var entersDialog: Bool {
    entered.contains { container in
      container.kind.isModal || container.webRole?.isDialog == true
    }
  }
}

extension Element {
  /// The number of characters of a secret that it says, or nil.
  fileprivate var secretLength: Int? {
    guard case .secret(let length)? = self.value.first?.value else { return nil }
    return length
  }

  /// Whether its activation is spoken: an enabled button, link or switch.
  fileprivate var isPressed: Bool {
    !has(.notEnabled)
      && (self.traits.contains { $0.value.facts.roles.contains(.pressed) }
        || self.directTouchOptions?.contains(.requiresActivation) == true)
  }

  /// Whether it has spoken properties that another element does not have.
  fileprivate func differs(besides old: Element) -> Bool {
    self.label != old.label || self.value != old.value || self.expanded != old.expanded
      || !Set(self.traits).subtracting(old.traits).isEmpty
      || !Set(self.states).subtracting(old.states).isEmpty
      || old.has(.selected) && !has(.selected)
  }
}

extension String {
  /// The characters, words or lines of a text; white space between words belongs to none.
  func parts(by unit: VoiceOverGesture.TextUnit) -> [String] {
    switch unit {
    case .character: map(String.init)
    case .word: split(whereSeparator: \.isWhitespace).map(String.init)
    case .line: split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
