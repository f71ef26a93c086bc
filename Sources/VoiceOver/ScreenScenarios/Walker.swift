package import ScreenTree
package import VoiceOverElements
package import VoiceOverSession
package import VoiceOverSpeech

/// An app explored by hand: gestures in, utterances out.
///
/// It has no clock: the caller knows what was heard. It records the steps.
package struct Walker: Sendable {
  private var narrator: Narrator
  /// The steps so far, without counts.
  package private(set) var steps: [Walkthrough.Step] = []

  /// Starts at the first screen of a scenario.
  package init(_ scenario: Scenario) {
    narrator = Narrator(scenario)
    first = scenario.steps.lazy.compactMap(\.opened).first ?? scenario.app.firstScreen
  }

  private let first: String

  /// The elements in reading order.
  package var elements: [Element] { narrator.elements }

  /// The app, as it is now.
  package var app: any ScreenApp & Sendable { narrator.app }

  /// The number of the element under the cursor, from 0, or nil.
  package var cursor: Int? { narrator.session.cursor }

  /// The name of the current rotor, or nil.
  package var rotor: String? { narrator.session.rotorName }

  /// Whether everything is being read.
  package var isReading: Bool { narrator.session.isReading }

  /// Opens the first screen.
  package mutating func open() -> [Utterance] {
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
  package mutating func handle(
    _ gesture: VoiceOverGesture, interruption: Duration? = nil
  ) -> [Utterance] {
    // Before the gesture, which may move the cursor to another field.
    let step = narrator.recorded(Walkthrough.Step(.gesture(gesture, count: 1)))
    let utterances = narrator.handle(gesture)
    if case .failed? = utterances.first?.event { return utterances }
    if let interruption, interruption >= .milliseconds(1) {
      // A walkthrough file cannot hold a longer wait.
      steps.append(Walkthrough.Step(.wait(min(interruption, .seconds(600)))))
    }
    steps.append(step)
    return utterances
  }

  /// Whether the field under the cursor hides what is typed into it.
  package var isInSecureField: Bool { narrator.session.current?.has(.secureTextField) == true }

  /// Lets time pass: what a live view did in it is heard.
  package mutating func wait(_ duration: Duration) -> [Utterance] {
    let step = Walkthrough.Step(.wait(duration))
    steps.append(step)
    let waited = narrator.said(.waited(duration), after: .action(step.action))
    return [waited] + narrator.pass(duration).flatMap { $0.utterances }
  }

  /// Touches the element under the cursor, which is spoken again with its hint.
  ///
  /// - Parameter interruption: the time since the gesture before, when its speech was interrupted;
  ///   else nil.
  /// - Returns: the utterances; empty without an element.
  package mutating func touchAgain(interruption: Duration? = nil) -> [Utterance] {
    guard let node = narrator.session.current?.node else { return [] }
    return handle(.touch(node), interruption: interruption)
  }

  /// Reads the next element while everything is being read.
  package mutating func goOn() -> [Utterance] {
    narrator.readOn()
  }

  /// Moves to the next element that contains a text, from the cursor on and then from the top.
  package mutating func search(_ text: String) -> [Utterance] {
    let wanted = text.lowercased()
    let start = (cursor ?? -1) + 1
    let order = Array(elements.indices.dropFirst(start)) + elements.indices.prefix(start)
    let found = order.first { line(of: elements[$0]).lowercased().contains(wanted) }
    guard let found else { return [] }
    return handle(.touch(elements[found].node))
  }

  /// The description of an element on one line.
  package func line(of element: Element) -> String { narrator.line(of: element) }

  /// The utterance of an element alone, without the containers around it.
  package func utterance(of element: Element) -> Utterance { narrator.utterance(of: element) }
}
