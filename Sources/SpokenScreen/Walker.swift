public import ScreenResolver
import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// A walk through an app by hand: gestures in, what is said out.
///
/// It has no clock: whoever listens knows what was heard. It remembers what was done.
public struct Walker: Sendable {
  private var narrator: Narrator
  /// What was done so far, each step once.
  public private(set) var steps: [Walkthrough.Step] = []

  /// Creates a walk that begins with the first screen of a story.
  public init(_ story: Story) {
    narrator = Narrator(story)
    first = story.steps.lazy.compactMap(\.opened).first ?? ""
  }

  private let first: String

  /// What the cursor can stop on, in reading order.
  public var elements: [Element] { narrator.elements }

  /// The number of the element under the cursor, counted from 0, or nil when there is none.
  public var cursor: Int? { narrator.session.cursor }

  /// What the rotor is turned to, or nil when it is turned to nothing.
  public var rotor: String? { narrator.session.rotorName }

  /// Whether everything is being read.
  public var isReading: Bool { narrator.session.isReading }

  /// Opens the first screen.
  public mutating func open() -> [Utterance] {
    steps.append(Walkthrough.Step(.effect(.open(first))))
    return narrator.handle(.open(first), after: .action(.effect(.open(""))))
  }

  /// Carries out a gesture; what cannot be done is not remembered.
  ///
  /// - Parameters:
  ///   - gesture: what the user does.
  ///   - interruption: how long after the gesture before, when not everything was heard; else nil.
  /// - Returns: what is said.
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

  /// Touches the element under the cursor, which says it again with its hint.
  ///
  /// - Parameter interruption: how long after the gesture before, when not everything was heard; else nil.
  /// - Returns: what is said; nothing without an element.
  public mutating func touchAgain(interruption: Duration? = nil) -> [Utterance] {
    guard let node = narrator.session.current?.node else { return [] }
    return handle(.touch(node), interruption: interruption)
  }

  /// Reads on to the next element while everything is being read.
  public mutating func goOn() -> [Utterance] {
    narrator.readOn()
  }

  /// Goes to the next element with a text in its words, from the cursor on and then from the top.
  public mutating func search(_ text: String) -> [Utterance] {
    let wanted = text.lowercased()
    let start = (cursor ?? -1) + 1
    let order = Array(elements.indices.dropFirst(start)) + elements.indices.prefix(start)
    let found = order.first { line(of: elements[$0]).lowercased().contains(wanted) }
    guard let found else { return [] }
    return handle(.touch(elements[found].node))
  }

  /// What is said of an element by itself, on one line.
  public func line(of element: Element) -> String { narrator.line(of: element) }
}
