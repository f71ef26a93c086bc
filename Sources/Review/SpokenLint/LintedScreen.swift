import ScreenScenarios
package import ScreenTree
package import VoiceOverElements
package import VoiceOverLanguages
import VoiceOverSession
package import VoiceOverSpeech

/// A screen as rules examine it: its file, its stops, and what is spoken at each.
package struct LintedScreen: Sendable {
  /// A stop of the cursor and its utterance.
  package struct Stop: Sendable {
    /// The element under the cursor.
    package var element: Element
    /// The utterance when the cursor lands on it, swiping from the top of the screen.
    package var utterance: Utterance
    /// The number of swipes from the first stop.
    package var swipes: Int
    /// VoiceOver's words in the language of the element.
    package var words: Vocabulary
  }

  /// The screen in the file.
  package var screen: Screen
  /// The device that it is laid out on.
  let device: Device
  /// The stops in reading order.
  package var stops: [Stop]
  /// The views with words that are no stops, and why.
  var dropped: [Suppression]
  /// VoiceOver's words in the language of the screen.
  package var words: Vocabulary
  /// The time until everything is heard, at the fixed rate.
  package var length: Duration
  /// The limits for this screen.
  var budget = Budget()
  /// The app in which a rule can do what a listener does: of a file one of its own, otherwise that
  /// of the scenario.
  let app: any ScreenApp & Sendable

  /// Swipes through a screen of a scenario from its first stop to its last.
  ///
  /// - Parameters:
  ///   - scenario: the scenario of the screen alone.
  ///   - screen: the screen in its file.
  ///   - resolution: the resolved screen.
  ///   - live: the app that shows the screen; nil for a screen of a file.
  init(
    _ scenario: Scenario, screen: Screen, resolution: Resolution,
    live: (any ScreenApp & Sendable)? = nil
  ) {
    self.screen = screen
    device = resolution.settings.layoutDevice(of: screen)
    app = live ?? scenario.app
    dropped = resolution.dropped
    words = scenario.words
    var run = scenario.utterances
    var stops: [Stop] = []
    stops.reserveCapacity(resolution.elements.count)
    while let utterance = run.next() {
      guard let focus = utterance.event.focus else { continue }
      stops.append(
        Stop(
          element: focus.element, utterance: utterance, swipes: focus.number - 1,
          words: words.inForce(for: focus.element.language)))
    }
    self.stops = stops
    length = run.length
  }

  /// Whether the screen's capture lacks a property; never for a screen file.
  func cannotTell(_ property: AnyModifier) -> Bool {
    screen.capture?.notCaptured.contains(property) ?? false
  }
}

extension LintedScreen.Stop {
  /// The parts of the label as they are spoken.
  var label: [Sourced<String>] { words.texts(of: element.label) }
  /// The parts of the value as they are spoken.
  var value: [Sourced<String>] { words.texts(of: element.value) }
  /// The names of the custom actions as they are spoken.
  var actions: [Sourced<String>] { words.texts(of: element.actions) }

  /// The label, its parts joined as they are spoken.
  var name: String {
    label.map(\.value).filter { !$0.isBlank }.joined(separator: ", ")
  }

  /// The spoken segments of some kinds.
  func said(_ kinds: Segment.Kind...) -> [Segment] {
    utterance.pieces.filter { kinds.contains($0.kind) }
  }

  /// The name in a message: its words, or its name in the file.
  var called: String {
    let words = utterance.description(in: .voiceover)
    return words.isEmpty ? element.node : "\"\(words.prefix(60))\(words.count > 60 ? "…" : "")\""
  }
}

extension Scenario {
  /// Each screen of the scenario, swiped through separately from its first stop to its last.
  package var lintedScreens: [LintedScreen] {
    // Two screens of a walkthrough may be one file, which then has the same settings for both.
    let names = Dictionary(screenFiles.map { ($0.value, $0.key) }) { one, _ in one }
    let live = app is FileApp ? nil : app
    return zip(screens, resolutions).map { screen, resolution in
      let own = names[screen.file].flatMap { screenSettings[$0] }
      let scenario = Scenario(
        screen, resolution, in: FileApp(screen, resolution), settings: own ?? settings)
      return LintedScreen(scenario, screen: screen, resolution: resolution, live: live)
    }
  }
}

/// A walkthrough as rules examine it: its steps and the results of its speech.
struct LintedRun: Sendable {
  /// The walkthrough file as the user named it.
  var file: String
  /// The steps, in order.
  var steps: [Walkthrough.Step]
  /// The announcements with their results.
  var announcements: [Utterance]
}
