import ScreenResolver
import ScreenSession
import ScreenSpeech
import ScreenTree

/// An app with a user of VoiceOver in it: what the user and the app do in, utterances out.
///
/// It has no clock. `Telling` drives it by the steps of a walkthrough, `Walker` by a person's keys.
struct Narrator: Sendable {
  private var app: FileApp
  private(set) var session: Session
  /// The settings on the screen that is shown.
  private(set) var settings: SpeechSettings
  private let general: SpeechSettings
  private let ofScreens: [String: SpeechSettings]
  private let words: Vocabulary
  private let platform: Platform

  init(_ story: Story) {
    app = story.app
    settings = story.settings
    general = story.settings
    ofScreens = story.screenSettings
    let words = story.words
    self.words = words
    session = Session { words.inForce(for: $1).text(of: $0) }
    platform = story.platform
  }

  /// What the cursor can stop on, in reading order.
  var elements: [Element] { app.elements }

  /// What is said after the user did something.
  mutating func handle(_ gesture: Gesture) -> [Utterance] {
    said(session.handle(gesture, in: &app), after: .gesture(gesture))
  }

  /// What is said after the app did something.
  ///
  /// - Parameters:
  ///   - effect: what the app did.
  ///   - cause: what led to it, when that is not the effect itself.
  /// - Returns: what is said.
  mutating func handle(_ effect: Effect, after cause: Utterance.Cause? = nil) -> [Utterance] {
    said(session.handle(effect, in: &app), after: cause ?? .action(.effect(effect)))
  }

  /// What is said of the next element while everything is being read.
  mutating func readOn() -> [Utterance] {
    said(session.goOn(in: &app), after: .gesture(.readAll))
  }

  /// What is said of an event.
  mutating func said(_ event: Event, after cause: Utterance.Cause) -> Utterance {
    if case .opened(let name?, _) = event { settings = ofScreens[name] ?? general }
    return event.phrased(after: cause, words: words, platform: platform, settings: settings)
  }

  private mutating func said(_ events: [Event], after cause: Utterance.Cause) -> [Utterance] {
    events.map { said($0, after: cause) }
  }

  /// What is said of an element by itself, on one line.
  func line(of element: Element) -> String {
    var element = element
    element.containers = []
    return Event.focused(Focus(element, number: 1))
      .phrased(after: .none, words: words, platform: platform, settings: settings)
      .description(in: .voiceover)
  }
}
