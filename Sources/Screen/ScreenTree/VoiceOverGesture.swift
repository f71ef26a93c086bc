/// A gesture of a VoiceOver user, once.
public enum VoiceOverGesture: Hashable, Sendable {
  /// Swipes right with one finger: to the next element.
  case next
  /// Swipes left with one finger: to the element before.
  case previous
  /// A four-finger tap at the top: to the first element.
  case first
  /// A four-finger tap at the bottom: to the last element.
  case last
  /// Touches the view with an id.
  case touch(String)
  /// Touches a place on the screen.
  case touchAt(Property.Point)
  /// Drags one finger over the screen, and lets it rest at the end.
  case explore(Exploration)
  /// Swipes up with two fingers: reads everything from the first element on.
  case readAll
  /// Swipes down with two fingers: reads everything from here on.
  case readFromHere
  /// Turns the rotor to the one with a name.
  case rotor(String)
  /// Turns the rotor clockwise.
  case turnRotor
  /// Turns the rotor counterclockwise.
  case turnRotorBack
  /// Flicks down: the next result of the rotor.
  case rotorNext
  /// Flicks up: the previous result of the rotor.
  case rotorPrevious
  /// Swipes up on an adjustable element.
  case increment
  /// Swipes down on an adjustable element.
  case decrement
  /// Double-taps.
  case activate
  /// Performs a custom action by its name.
  case action(String)
  /// Reads the next item of custom content; on the Mac, opens the More Content menu.
  case moreContent
  /// Opens the Actions menu of the Mac.
  case actionsMenu
  /// Presses Tab: to the next control, on iOS with Full Keyboard Access.
  case tab
  /// Presses Shift-Tab: to the control before.
  case shiftTab
  /// Interacts with the container here, on the Mac: to its first element.
  case interact
  /// Stops interacting with the container around, on the Mac: to the container itself.
  case stopInteracting
  /// Performs the two-finger scrub.
  case escape
  /// Double-taps with two fingers.
  case magicTap
  /// Swipes with three fingers.
  case scroll(Direction)
  /// Picks up the element to drag it.
  case drag
  /// Drops the dragged element here.
  case drop
  /// Types a text.
  case type(String)
  /// Deletes the last character of the text.
  case delete
  /// Reads the next character, word or line of the element.
  case read(TextUnit)
  /// Spells the element.
  case spell
  /// Turns VoiceOver on or off.
  case voiceOver(Bool)
  /// Turns Quick Nav on or off.
  case quickNav(Bool)
  /// Starts the app.
  case launch
  /// Has the chart here described.
  case describeChart
  /// Plays the chart here: the series with a name, or all of them.
  case playAudioGraph(String?)
  /// Opens the details of the chart here.
  case chartDetails
  /// Drags over the graph of the chart here, and pauses at the end.
  case scrub(Scrub)
  /// Taps with two fingers: stops the speech and the graph.
  case pause

  /// A drag over an audio graph.
  public struct Scrub: Hashable, Sendable {
    /// A place on the x axis.
    public enum Place: Hashable, Sendable {
      /// A part of the axis from 0 to 1.
      case part(Double)
      /// A category or a number of the axis, as written.
      case value(String)

      /// The part as a number, or the value without quotation marks.
      package var text: String {
        switch self {
        case .part(let part): part.short
        case .value(let text): text
        }
      }

      /// A place as it is written: a number from 0 to 1 is a part of the axis, anything else a value,
      /// and so is what has quotation marks.
      package init(text: String) {
        if text.count > 2, text.hasPrefix("'"), text.hasSuffix("'") {
          self = .value(String(text.dropFirst().dropLast()))
          return
        }
        let part = Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
        self = part.map { .part($0) } ?? .value(text)
      }
    }

    /// Where the finger starts; nil for where it was.
    package var start: Place?
    /// Where it ends.
    package var end: Place
    /// How long the drag takes.
    package var duration: Duration

    /// A drag to a place; by default it takes a second.
    public init(from start: Place? = nil, to end: Place, in duration: Duration = .seconds(1)) {
      self.start = start
      self.end = end
      self.duration = duration
    }
  }

  /// The direction of a scroll.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right

    /// Whether it shows the next page.
    package var isForwards: Bool { self == .down || self == .right }
  }

  /// The unit in which text is read.
  public enum TextUnit: String, Hashable, Sendable, CaseIterable {
    case character, word, line
  }
}

extension VoiceOverGesture: CustomStringConvertible {
  /// The gesture as a transcript writes it.
  public var description: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .touch(let id): "touch \(id)"
    case .touchAt(let point): "touch \(point)"
    case .explore(let exploration): "explore \(exploration)"
    case .readAll: "readAll"
    case .readFromHere: "readFromHere"
    case .rotor(let name): "rotor \(name)"
    case .turnRotor: "turnRotor"
    case .turnRotorBack: "turnRotorBack"
    case .rotorNext: "rotorNext"
    case .rotorPrevious: "rotorPrevious"
    case .increment: "increment"
    case .decrement: "decrement"
    case .activate: "activate"
    case .action(let name): "action \(name)"
    case .moreContent: "moreContent"
    case .actionsMenu: "actionsMenu"
    case .tab: "tab"
    case .shiftTab: "shiftTab"
    case .interact: "interact"
    case .stopInteracting: "stopInteracting"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .drag: "drag"
    case .drop: "drop"
    case .type(let text): "type \(text)"
    case .delete: "delete"
    case .read(.character): "byCharacter"
    case .read(.word): "byWord"
    case .read(.line): "byLine"
    case .spell: "spell"
    case .voiceOver(true): "voiceOverOn"
    case .voiceOver(false): "voiceOverOff"
    case .quickNav(true): "quickNavOn"
    case .quickNav(false): "quickNavOff"
    case .launch: "launch"
    case .describeChart: "describeChart"
    case .playAudioGraph(let series): "playAudioGraph" + (series.map { " \($0)" } ?? "")
    case .chartDetails: "chartDetails"
    case .scrub(let scrub): "scrub \(scrub)"
    case .pause: "pause"
    }
  }
}

extension VoiceOverGesture.Scrub: CustomStringConvertible {
  /// The drag as a transcript writes it: `0 to March in 3s`.
  public var description: String {
    (start.map { "\($0) " } ?? "") + "to \(end)"
      + (duration == .seconds(1) ? "" : " in \(duration.inSeconds)")
  }
}

extension VoiceOverGesture.Scrub.Place: CustomStringConvertible {
  /// The part as a number, or the value as written.
  public var description: String {
    switch self {
    case .part(let part): part.short
    // A value that could be taken for a part has the quotation marks that it needs in a file.
    case .value(let text): Double(text).map { (0...1).contains($0) } == true ? "'\(text)'" : text
    }
  }
}

extension Effect: CustomStringConvertible {
  /// The effect as a transcript writes it.
  public var description: String {
    switch self {
    case .open(let name): name.isEmpty ? "open" : "open \(name)"
    case .close: "close"
    case .update(let change): "update \(change.id)"
    case .remove(let id): "remove \(id)"
    case .show(let id): "show \(id)"
    case .announce(let words):
      "announce \(words.priority.rawValue)\(words.isQueued ? " queued" : "")"
    case .focus(let id): "focus \(id)"
    case .screenChanged(let target): "screenChanged\(target.map { " \($0)" } ?? "")"
    case .layoutChanged(let target): "layoutChanged\(target.map { " \($0)" } ?? "")"
    case .pageScrolled: "pageScrolled"
    }
  }
}

extension Effect.Target: CustomStringConvertible {
  /// The id, or the words in quotation marks.
  public var description: String {
    switch self {
    case .id(let id): id
    case .text(let text): "\"\(text)\""
    }
  }
}
