/// What a user of VoiceOver does, once.
public enum Gesture: Hashable, Sendable {
  /// Swipes right with one finger: to the next element.
  case next
  /// Swipes left with one finger: to the element before.
  case previous
  /// Taps with four fingers at the top: to the first element.
  case first
  /// Taps with four fingers at the bottom: to the last element.
  case last
  /// Touches the view of an id.
  case touch(String)
  /// Swipes up with two fingers: all is read from the first element on.
  case readAll
  /// Swipes down with two fingers: all is read from here on.
  case readFromHere
  /// Turns the rotor to a name.
  case rotor(String)
  /// Turns the rotor clockwise.
  case turnRotor
  /// Turns the rotor the other way.
  case turnRotorBack
  /// Flicks down: the next thing that the rotor finds.
  case rotorNext
  /// Flicks up: the thing before that the rotor finds.
  case rotorPrevious
  /// Swipes up on an adjustable element.
  case increment
  /// Swipes down on an adjustable element.
  case decrement
  /// Taps twice.
  case activate
  /// Carries out the custom action of a name.
  case action(String)
  /// Reads the next piece of custom content.
  case moreContent
  /// Draws a Z with two fingers.
  case escape
  /// Taps twice with two fingers.
  case magicTap
  /// Swipes with three fingers.
  case scroll(Direction)
  /// Picks up the element.
  case drag
  /// Lets what was picked up fall here.
  case drop
  /// Types a text.
  case type(String)
  /// Deletes the last character of the text.
  case delete
  /// Reads the next character, word or line of the element.
  case read(TextUnit)
  /// Has the element spelled.
  case spell
  /// Turns VoiceOver on or off.
  case voiceOver(Bool)
  /// Has the keys of a keyboard move the cursor, or no longer.
  case quickNav(Bool)
  /// Starts the app.
  case launch

  /// Where a page goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right

    /// Whether the next page comes, not the one before.
    public var isForwards: Bool { self == .down || self == .right }
  }

  /// What text is read by.
  public enum TextUnit: String, Hashable, Sendable, CaseIterable {
    case character, word, line
  }
}

extension Gesture: CustomStringConvertible {
  /// The gesture as a transcript writes it.
  public var description: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .touch(let id): "touch \(id)"
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
