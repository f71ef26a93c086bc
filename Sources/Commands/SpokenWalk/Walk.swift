package import SpokenScreen

/// A screen explored at the keyboard: keys in, gestures and utterances out.
package struct Walk {
  /// What to do after a key.
  package enum Response: Hashable {
    /// Speak these, interrupting other speech.
    case say([Utterance])
    /// Only redraw the page.
    case show
    case suspend
    case quit
  }

  private enum Mode {
    case walking
    case search(String)
    case typing(String)
    case touching(String)
  }

  /// The screen, its cursor and the steps so far.
  package private(set) var walker: Walker
  private let title: String
  private var mode = Mode.walking
  private var spoken: [Utterance] = []
  private var message = ""
  private var showsHelp = false
  private var isOn = true

  /// A walk that has not begun.
  package init(_ scenario: Scenario) {
    walker = Walker(scenario)
    title = scenario.title
  }

  /// Opens the screen.
  package mutating func begin() -> Response { say(walker.open()) }

  /// Reads the next element while everything is read; nil otherwise.
  package mutating func goOn() -> Response? { walker.isReading ? say(walker.goOn()) : nil }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - interruption: the time since the gesture before, when its speech was interrupted; else
  ///     nil.
  /// - Returns: what to do.
  package mutating func handle(_ key: Key, interruption: Duration? = nil) -> Response {
    // A message belongs to the key before, so the next key of any kind removes it.
    message = ""
    switch mode {
    // The first key only closes the help, so that nobody has to guess whether it also moved.
    case .walking where showsHelp && key != .character("q") && key != .control("c"):
      showsHelp = false
      return .show
    case .walking: return walk(key, interruption)
    case .search(let text):
      return edit(key, text, { .search($0) }) { walk, text in
        let found = walk.walker.search(text)
        if found.isEmpty { walk.message = "nothing has '\(text)'" }
        return found.isEmpty ? .show : walk.say(found)
      }
    case .typing(let text):
      return edit(key, text, { .typing($0) }) { walk, text in walk.gesture(.type(text), nil) }
    case .touching(let text):
      return edit(key, text, { .touching($0) }) { walk, text in walk.touch(text) }
    }
  }

  /// Edits the line at the bottom; Return submits it, Escape cancels.
  private mutating func edit(
    _ key: Key, _ text: String, _ mode: (String) -> Mode,
    _ finish: (inout Walk, String) -> Response
  ) -> Response {
    switch key {
    case .character(let character): self.mode = mode(text + String(character))
    case .backspace: self.mode = mode(String(text.dropLast()))
    case .enter:
      self.mode = .walking
      return text.isEmpty ? .show : finish(&self, text)
    case .escape: self.mode = .walking
    case .control("c"): return .quit
    // No other key edits a line.
    default: break
    }
    return .show
  }

  private mutating func walk(_ key: Key, _ interruption: Duration?) -> Response {
    switch key {
    case .character("q"), .control("c"), .control("d"): return .quit
    case .control("z"): return .suspend
    case .character("?"):
      showsHelp = true
      return .show
    case .character("/"):
      mode = .search("")
      return .show
    case .character("t"):
      mode = .typing("")
      return .show
    case .character("p"):
      mode = .touching("")
      return .show
    case .character("h"): return say(walker.touchAgain(interruption: interruption))
    case .character("a"): return offerAction(interruption)
    case .character("v"):
      isOn.toggle()
      return gesture(.voiceOver(isOn), interruption)
    default:
      guard let gesture = Self.gestures[key] else { return .show }
      return self.gesture(gesture, interruption)
    }
  }

  private static let gestures: [Key: VoiceOverGesture] = [
    .right: .next, .left: .previous, .home: .first, .end: .last,
    .up: .rotorPrevious, .down: .rotorNext,
    .character(" "): .activate, .enter: .activate,
    .character("r"): .turnRotor, .character("R"): .turnRotorBack,
    .character("m"): .moreContent,
    .character("."): .readFromHere, .character(","): .readAll,
    .character("w"): .read(.word), .character("c"): .read(.character), .character("s"): .spell,
    .character("e"): .escape, .escape: .escape, .character("z"): .magicTap,
    .character("["): .scroll(.up), .character("]"): .scroll(.down),
    .character("g"): .drag, .character("G"): .drop, .tab: .tab, .shiftTab: .shiftTab,
    .character("i"): .interact, .character("I"): .stopInteracting, .character("A"): .actionsMenu,
  ]

  /// Turns the rotor to custom actions if needed, and offers the next one.
  private mutating func offerAction(_ interruption: Duration?) -> Response {
    if walker.rotor == "Actions" { return gesture(.rotorNext, interruption) }
    // An element without custom actions has no such rotor, so the walker does not turn to it.
    let turned = gesture(.rotor("Actions"), interruption)
    guard walker.rotor == "Actions" else {
      message = "this element has no actions"
      return turned
    }
    // Both gestures are one key, so no time passes between them.
    return gesture(.rotorNext, nil)
  }

  /// Touches the place of two numbers, or drags along several places; of a drag only what the finger
  /// rests on is heard to its end, so that nothing else is spoken.
  private mutating func touch(_ text: String) -> Response {
    guard let points = Property.Point.list(text: text), let first = points.first,
      points.count <= VoiceOverGesture.Exploration.mostPoints
    else {
      message = "write a place such as 200 400, or several along which the finger moves"
      return .show
    }
    guard points.count > 1 else { return gesture(.touchAt(first), nil) }
    let drag = VoiceOverGesture.Exploration(points)
    guard drag.way <= VoiceOverGesture.Exploration.longestWay else {
      message = "that is too far for one drag"
      return .show
    }
    _ = say(walker.handle(.explore(drag)))
    return .say(Array(spoken.suffix(1)))
  }

  private mutating func gesture(_ gesture: VoiceOverGesture, _ interruption: Duration?) -> Response
  {
    say(walker.handle(gesture, interruption: interruption))
  }

  private mutating func say(_ utterances: [Utterance]) -> Response {
    for case .failed(let reason) in utterances.map(\.event) { message = reason }
    spoken = utterances.filter(\.hasSegments)
    return .say(spoken)
  }

  /// The page for a terminal with a number of rows.
  package func page(rows: Int) -> WalkPage {
    let elements = walker.elements
    let count = WalkPage.rowsOfElements(rows)
    let start = max(0, min((walker.cursor ?? 0) - count / 2, elements.count - count))
    let lines = spoken.flatMap { utterance in
      [utterance.description(in: .voiceover)]
        + ([utterance.hint(in: .voiceover)].compactMap { $0 } + utterance.cues(in: .voiceover))
        .map { "  \($0)" }
    }
    return WalkPage(
      title: title,
      elements: elements.dropFirst(start).prefix(count).map(walker.line), firstNumber: start,
      cursor: walker.cursor, rotor: walker.rotor, spoken: lines, message: prompt,
      showsHelp: showsHelp)
  }

  private var prompt: String {
    switch mode {
    case .walking: message
    case .search(let text): "/\(text)"
    case .touching(let text): "touch: \(text)"
    // What is typed into a secure field is not shown there either.
    case .typing(let text):
      "type: \(walker.isInSecureField ? String(repeating: "*", count: text.count) : text)"
    }
  }
}
