import ScreenTree
import VoiceOverElements

/// The current rotor, and its results.
struct RotorState: Hashable {
  /// The rotor that was selected last and moves through the screen.
  var chosen: Rotor?
  /// The rotor that was selected since the cursor landed here.
  var chosenHere: Rotor?
  /// The unit of text that was selected last, whatever was selected since; nil before the first.
  var textUnit: VoiceOverGesture.TextUnit?
  /// The numbers of the elements that a rotor stops at, while they are valid.
  var found: [Rotor: [Int]] = [:]
  /// The custom rotors, once they are known.
  var own: [Property.Rotor]?
  /// The numbers of the elements by their names, once they are known.
  var names: [String: Int] = [:]
  /// The places of the elements, once they are known.
  var touchMap: TouchMap?

  /// Forgets everything that depends on the elements.
  mutating func forget() {
    found = [:]
    own = nil
    names = [:]
    touchMap = nil
  }
}

extension Session {
  /// The current rotor.
  ///
  /// On an adjustable element it switches to the value, on one with custom actions to these, the
  /// default of iOS's setting Change Rotor with Item.
  var rotor: Rotor? {
    if let chosen = rotors.chosenHere { return chosen }
    if let current, current.has(.adjustable) { return .system(.adjust) }
    if let current, !current.actions.isEmpty || dragged != nil { return .system(.actions) }
    return rotors.chosen
  }

  /// The rotors with results here: those of the element, the custom ones, then iOS's.
  mutating func rotors(in app: some ScreenApp) -> [Rotor] {
    let others = Rotor.System.allCases.filter { !$0.isOfElement }
    let first = Rotor.System.allCases.filter(\.isOfElement).filter { isHere($0, in: app) }.map(
      Rotor.system)
    let last = others.filter { isHere($0, in: app) }.map(Rotor.system)
    var custom: [Rotor] = []
    for rotor in own(in: app) where !custom.contains(.custom(rotor.name)) {
      custom.append(.custom(rotor.name))
    }
    // A rotor of iOS whose results an app gives takes the place of that of iOS.
    let given = Set(custom.map { $0.name.lowercased() })
    return first + custom + last.filter { !given.contains($0.name.lowercased()) }
  }

  private mutating func own(in app: some ScreenApp) -> [Property.Rotor] {
    let own = rotors.own ?? app.rotors
    rotors.own = own
    return own
  }

  mutating func turn(to name: String, in app: some ScreenApp) -> Event {
    let wanted = name.lowercased()
    if let given = own(in: app).first(where: { $0.name.lowercased() == wanted }) {
      return turn(to: .custom(given.name))
    }
    // A rotor of the screen can be chosen without results; it then reports that it found none.
    if let system = Rotor.System.allCases.first(where: { $0.rawValue.lowercased() == wanted }),
      !system.isOfElement || isHere(system, in: app)
    {
      return turn(to: .system(system))
    }
    let rotors = rotors(in: app)
    guard let rotor = rotors.first(where: { $0.name.lowercased() == wanted }) else {
      let names = rotors.map(\.name).joined(separator: ", ")
      return .failed("there is no rotor '\(name)' here; there are \(names)")
    }
    return turn(to: rotor)
  }

  /// Whether a rotor of iOS has results here.
  private mutating func isHere(_ system: Rotor.System, in app: some ScreenApp) -> Bool {
    switch system {
    case .actions: current?.actions.isEmpty == false || dragged != nil
    case .adjust: current?.has(.adjustable) == true
    case .moreContent: current?.customContent.isEmpty == false
    case .audioGraph: current?.chartHere != nil
    case .characters, .words, .lines: true
    // Which of them VoiceOver offers is the user's choice, and no part of the screen.
    case .speakingRate, .volume, .punctuation, .language, .hints: false
    // All others find elements.
    default: !stops(of: .system(system), in: app).isEmpty
    }
  }

  mutating func turn(forwards: Bool, in app: some ScreenApp) -> Event {
    let rotors = rotors(in: app)
    guard !rotors.isEmpty else { return .reachedBoundary(.end, repeating: nil) }
    let old = rotor.flatMap(rotors.firstIndex) ?? (forwards ? -1 : 0)
    return turn(
      to: rotors[(old + (forwards ? 1 : rotors.count - 1)) % rotors.count], isBack: !forwards)
  }

  private mutating func turn(to rotor: Rotor, isBack: Bool = false) -> Event {
    rotors.chosenHere = rotor
    rotors.textUnit = rotor.textUnit ?? rotors.textUnit
    place = PlaceInElement()
    // Rotors of an element are not remembered: on the next element the one before is back.
    switch rotor {
    case .system(.actions), .system(.adjust), .system(.moreContent), .system(.audioGraph): break
    case .system, .custom: rotors.chosen = rotor
    }
    return .turnedRotor(rotor, isBack: isBack)
  }

  /// Flicks down or up: to the next or the previous result of the rotor.
  mutating func flick(forwards: Bool, in app: inout some ScreenApp) -> [Event] {
    switch rotor {
    case nil: [.failed("no rotor is selected; choose one with `rotor`")]
    case .system(.adjust): ask(for: forwards ? .decrement : .increment, in: &app)
    case .system(.actions): [offer(forwards: forwards)]
    case .system(.moreContent): [readContent(forwards: forwards)]
    case .system(.audioGraph): [offerChart(forwards: forwards)]
    case .system(.characters): [readText(by: .character, forwards: forwards)]
    case .system(.words): [readText(by: .word, forwards: forwards)]
    case .system(.lines): [readText(by: .line, forwards: forwards)]
    case .system(let system) where system.isOfSettings: [.passed]
    case .system(let system): [seek(.system(system), forwards: forwards, in: app)]
    case .custom(let name): [seek(name, forwards: forwards, in: app)]
    }
  }

  /// Moves to the next element that a rotor of iOS stops at.
  ///
  /// At an end the cursor stays and the item is repeated.
  private mutating func seek(_ rotor: Rotor, forwards: Bool, in app: some ScreenApp) -> Event {
    let stops = stops(of: rotor, in: app)
    guard !stops.isEmpty else { return .foundNothing(rotor) }
    let cursor = cursor ?? -1
    // The stops are in order, so a binary search finds the next one.
    let after = stops.partitioned { $0 <= cursor }
    let before = stops.partitioned { $0 < cursor } - 1
    let index = forwards ? after : before
    guard stops.indices.contains(index) else { return end(forwards) }
    return move(to: stops[index], in: app, by: rotor)
  }

  private mutating func stops(of rotor: Rotor, in app: some ScreenApp) -> [Int] {
    if let found = rotors.found[rotor] { return found }
    guard case .system(let system) = rotor else { return [] }
    let stops = system.stops(in: app.elements) ?? []
    rotors.found[rotor] = stops
    return stops
  }

  /// Moves to the next entry of a custom rotor, in the order of its entries.
  private mutating func seek(_ name: String, forwards: Bool, in app: some ScreenApp) -> Event {
    let entries = own(in: app).first { $0.name == name }?.entries
    let found = (entries ?? []).compactMap { entry in
      number(of: entry.id, in: entry.namespace, app).map { (index: $0, range: entry.range) }
    }
    guard !found.isEmpty else { return .foundNothing(.custom(name)) }
    // Several entries may be ranges of one element, so the cursor alone does not tell which.
    let old = place.entry ?? found.firstIndex { $0.index == cursor && $0.range == nil }
    let next = forwards ? (old ?? -1) + 1 : (old ?? found.count) - 1
    guard found.indices.contains(next) else { return end(forwards) }
    let event = move(to: found[next].index, in: app, by: .custom(name))
    // Set after the move, which forgets the place in the element.
    place.entry = next
    guard let range = found[next].range, case .focused(var focus) = event else { return event }
    place.range = range
    focus.range = range
    return .focused(focus)
  }

  private mutating func move(to index: Int, in app: some ScreenApp, by rotor: Rotor) -> Event {
    let event = move(to: index, in: app)
    // The move would switch to the rotor of the new element, in the middle of a search.
    rotors.chosenHere = rotor
    return event
  }

  private func end(_ forwards: Bool) -> Event {
    guard let current, let cursor else {
      return .reachedBoundary(forwards ? .end : .start, repeating: nil)
    }
    var focus = Focus(current, number: cursor + 1)
    focus.range = place.range
    return .reachedBoundary(forwards ? .end : .start, repeating: focus)
  }
}

extension [Int] {
  /// The number of leading elements that fulfil a condition; all others do not.
  fileprivate func partitioned(_ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Session {
  /// The name of the current rotor, in English or in the app's words; nil for none.
  package var rotorName: String? { rotor?.name }
}
