public import ScreenResolver
import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// An app explored by hand: gestures in, utterances out.
///
/// It has no clock: the caller knows what was heard. It records the steps.
public struct Walker: Sendable {
  private var narrator: Narrator
  /// The steps so far, without counts.
  public private(set) var steps: [Walkthrough.Step] = []

  /// Starts at the first screen of a story.
  public init(_ story: Story) {
    narrator = Narrator(story)
    first = story.steps.lazy.compactMap(\.opened).first ?? ""
  }

  private let first: String

  /// The elements in reading order.
  public var elements: [Element] { narrator.elements }

  /// The number of the element under the cursor, from 0, or nil.
  public var cursor: Int? { narrator.session.cursor }

  /// The name of the current rotor, or nil.
  public var rotor: String? { narrator.session.rotorName }

  /// Whether everything is being read.
  public var isReading: Bool { narrator.session.isReading }

  /// Opens the first screen.
  public mutating func open() -> [Utterance] {
    steps.append(Walkthrough.Step(.effect(.open(first))))
    return narrator.handle(.open(first), after: .action(.effect(.open(""))))
  }

  /// Performs a gesture; an impossible one is not recorded.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - interruption: the time since the gesture before, when its speech was interrupted; else
  ///     nil.
  /// - Returns: the utterances.
  public mutating func handle(
    _ gesture: Gesture, interruption: Duration? = nil
  ) -> [Utterance] {
    let utterances = narrator.handle(gesture)
    if case .failed? = utterances.first?.event { return utterances }
    if let interruption, interruption >= .milliseconds(1) {
      steps.append(Walkthrough.Step(.wait(min(interruption, .seconds(600)))))
    }
    steps.append(Walkthrough.Step(.gesture(gesture, count: 1)))
    return utterances
  }

  /// Touches the element under the cursor, which is spoken again with its hint.
  ///
  /// - Parameter interruption: the time since the gesture before, when its speech was interrupted;
  ///   else nil.
  /// - Returns: the utterances; empty without an element.
  public mutating func touchAgain(interruption: Duration? = nil) -> [Utterance] {
    guard let node = narrator.session.current?.node else { return [] }
    return handle(.touch(node), interruption: interruption)
  }

  /// Reads the next element while everything is being read.
  public mutating func goOn() -> [Utterance] {
    narrator.readOn()
  }

  /// Moves to the next element that contains a text, from the cursor on and then from the top.
  public mutating func search(_ text: String) -> [Utterance] {
    let wanted = text.lowercased()
    let start = (cursor ?? -1) + 1
    let order = Array(elements.indices.dropFirst(start)) + elements.indices.prefix(start)
    let found = order.first { line(of: elements[$0]).lowercased().contains(wanted) }
    guard let found else { return [] }
    return handle(.touch(elements[found].node))
  }

  /// The description of an element on one line.
  public func line(of element: Element) -> String { narrator.line(of: element) }
}
