import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// An app with a VoiceOver user: gestures and effects in, utterances out.
///
/// It has no clock. `ScenarioRun` runs it by the steps of a walkthrough, `Walker` by a person's keys.
struct Narrator: Sendable {
  private(set) var app: any ScreenApp & Sendable
  private(set) var session: Session
  /// The settings of the current screen.
  private(set) var settings: SpeechSettings
  private var general: SpeechSettings
  private var ofScreens: [String: SpeechSettings]
  private let words: Vocabulary
  private let platform: Platform

  init(_ scenario: Scenario) {
    app = scenario.app
    settings = scenario.settings
    general = scenario.settings
    ofScreens = scenario.screenSettings
    let words = scenario.words
    self.words = words
    session = Session { words.inForce(for: $1).text(of: $0) }
    session.isOnMac = scenario.platform == .macos
    platform = scenario.platform
    follow(scenario.settings)
  }

  /// Takes on the settings of a screen, the cursor too.
  private mutating func follow(_ settings: SpeechSettings) {
    self.settings = settings
    session.groups = settings.groups(on: platform)
  }

  /// The elements in reading order.
  var elements: [Element] { session.elements(in: app) }

  /// The utterances after a gesture.
  mutating func handle(_ gesture: VoiceOverGesture) -> [Utterance] {
    let shown = self.shown(gesture)
    // In this order: the app learns where the cursor is after the gesture, not before.
    return said(session.handle(gesture, in: &app) + cursorEvents(), after: .gesture(shown))
  }

  /// The gesture as reports have it: what is typed into a secure field is no word of theirs.
  func shown(_ gesture: VoiceOverGesture) -> VoiceOverGesture {
    guard case .type(let text) = gesture, session.current?.has(.secureTextField) == true else {
      return gesture
    }
    return .type(text.asBullets)
  }

  /// Changes settings of all screens; elements stay as they are.
  mutating func change(_ changes: [Walkthrough.Setting]) throws(SettingError) {
    var changed = self
    for change in changes {
      try changed.settings.set(change.key, to: change.value)
      try changed.general.set(change.key, to: change.value)
      for name in ofScreens.keys {
        try changed.ofScreens[name]?.set(change.key, to: change.value)
      }
    }
    changed.follow(changed.settings)
    self = changed
  }

  /// The step as a file has it; what is typed into a secure field is in no file.
  func recorded(_ step: Walkthrough.Step) -> Walkthrough.Step {
    guard case .gesture(.type(let text), let count) = step.action,
      session.current?.has(.secureTextField) == true
    else { return Walkthrough.Step(step.action) }
    let masked = String(repeating: "*", count: text.count)
    var recorded = Walkthrough.Step(.gesture(.type(masked), count: count))
    recorded.comment = "typed into a secure field: as many asterisks as characters"
    return recorded
  }

  /// The action as reports have it.
  func shown(_ action: Walkthrough.Action) -> Walkthrough.Action {
    guard case .gesture(let gesture, let count) = action else { return action }
    return .gesture(shown(gesture), count: count)
  }

  /// The utterances after an effect of the app.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - cause: the cause, if it is not the effect itself.
  /// - Returns: the utterances.
  mutating func handle(_ effect: Effect, after cause: Utterance.Cause? = nil) -> [Utterance] {
    said(
      session.handle(effect, in: &app) + cursorEvents(), after: cause ?? .action(.effect(effect)))
  }

  /// The utterances of the next element while everything is being read.
  mutating func readOn() -> [Utterance] {
    said(session.goOn(in: &app) + cursorEvents(), after: .gesture(.readAll))
  }

  /// The utterances for what the app did while time passed, each list with its time.
  mutating func pass(_ duration: Duration) -> [(time: Duration, utterances: [Utterance])] {
    app.changes(during: duration).map { change in
      let events = session.handle(change.responses, in: app) + cursorEvents()
      return (change.time, said(events, after: .action(.wait(duration))))
    }
  }

  /// The events that follow when the app learns where the cursor is.
  private mutating func cursorEvents() -> [Event] { session.reportCursor(to: &app) }

  /// The utterance of an event.
  mutating func said(_ event: Event, after cause: Utterance.Cause) -> Utterance {
    // Before the event is phrased, because opening a screen is spoken with the screen's settings.
    if let name = nameOfNewScreen(in: event) { follow(ofScreens[name] ?? general) }
    return event.phrased(after: cause, words: words, platform: platform, settings: settings)
  }

  /// The name of the screen that an event speaks first; nil when it speaks none.
  private func nameOfNewScreen(in event: Event) -> String? {
    switch event {
    case .opened(let name, _): name
    // The app opened it unheard: at its start, or while VoiceOver was off.
    case .launched, .voiceOver: app.shownScreen
    // No other event shows a screen.
    default: nil
    }
  }

  private mutating func said(_ events: [Event], after cause: Utterance.Cause) -> [Utterance] {
    events.map { said($0, after: cause) }
  }

  /// The description of an element on one line.
  func line(of element: Element) -> String { utterance(of: element).description(in: .voiceover) }

  /// The utterance of an element alone.
  func utterance(of element: Element) -> Utterance {
    var element = element
    // Containers are spoken when the cursor enters them; a line shows the element alone.
    element.containers = []
    return Event.focused(Focus(element, number: 1))
      .phrased(after: .none, words: words, platform: platform, settings: settings)
  }
}
