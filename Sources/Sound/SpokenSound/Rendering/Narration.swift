import ScreenScenarios
import ScreenTree
import VoiceOverLanguages
package import VoiceOverSpeech

/// A second, quieter voice that says the screen and the gesture before each stop, in English.
///
/// It stands between the stops: the walkthrough's clock stops while it speaks, so that the same
/// words are heard, cut and dropped as without it.
package struct Narration: Hashable, Sendable {
  /// The voice.
  package var voice: VoiceProfile
  /// How loud it is, as a factor of the samples.
  package var loudness = 0.45
  /// The silence that leads into the stop.
  package var leadIn = Duration.milliseconds(300)

  /// A narration in a voice.
  package init(_ voice: VoiceProfile) { self.voice = voice }

  /// What is said before a stop; nil for one that continues a step, and for what nobody did.
  package static func text(before utterance: Utterance, screen title: String?) -> String? {
    guard !utterance.isContinued, case .action(let action) = utterance.cause else { return nil }
    let screen = title.map { "Screen: \($0)." }
    switch action {
    case .gesture(let gesture, _):
      return [gesture.narrated + ".", screen].compactMap { $0 }.joined(separator: " ")
    case .effect(.open): return screen ?? "Another screen."
    case .effect(let effect):
      return [effect.narrated + ".", screen].compactMap { $0 }
        .joined(separator: " ")
    case .wait, .expect: return nil
    }
  }
}

/// A narration of a scenario, whose screens have titles.
struct NarratedScenario {
  private let narration: Narration
  private let scenario: Scenario

  init(_ narration: Narration, of scenario: Scenario) {
    (self.narration, self.scenario) = (narration, scenario)
  }

  /// The frames before a stop, with the silence that leads into it.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - recorder: the engine.
  ///   - failed: receives a text that could not be spoken.
  /// - Returns: the frames; nil for a stop that is not heard, or before which nothing is said.
  /// - Throws: what the engine throws other than `SynthesisFailure`.
  func samples(
    before utterance: Utterance, _ recorder: StepSynthesizer, _ failed: (SynthesisFailure) -> Void
  ) throws -> [Int16]? {
    // What is interrupted before it is heard needs no introduction.
    guard utterance.heard.length > .zero else { return nil }
    let title = scenario.chapter(beginningWith: utterance.event)
    guard let words = Narration.text(before: utterance, screen: title) else { return nil }
    // A title may have emoji, prices and dates, as any text of an app.
    let text = Normalizer(language: narration.voice.language, settings: TextSettings())
      .speech(for: words)
    do {
      let spoken = try recorder.synthesizer.speak(text, in: narration.voice).samples
      let quiet = spoken.map { Int16(Double($0) * narration.loudness) }
      let pause = narration.leadIn.samples(at: recorder.synthesizer.sampleRate)
      return quiet.placed(at: 0, in: recorder.channels)
        + Array(repeating: 0, count: pause * recorder.channels)
    } catch let failure as SynthesisFailure {
      // A line that cannot be spoken must not end the recording that it only explains.
      failed(failure)
      return nil
    }
  }
}

extension VoiceOverGesture {
  /// The gesture in the words of a person who shows it.
  fileprivate var narrated: String {
    switch self {
    case .next: "Swipe right"
    case .previous: "Swipe left"
    case .first: "Tap the top with four fingers"
    case .last: "Tap the bottom with four fingers"
    case .touch: "Touch"
    case .readAll: "Swipe up with two fingers"
    case .readFromHere: "Swipe down with two fingers"
    case .rotor(let name): "Turn the rotor to \(name)"
    case .turnRotor: "Turn the rotor"
    case .turnRotorBack: "Turn the rotor back"
    case .rotorNext: "Flick down"
    case .rotorPrevious: "Flick up"
    case .increment: "Swipe up"
    case .decrement: "Swipe down"
    case .activate: "Double-tap"
    case .action(let name): "Perform the action \(name)"
    case .moreContent: "More content"
    case .actionsMenu: "Open the Actions menu"
    case .tab: "Press Tab"
    case .shiftTab: "Press Shift and Tab"
    case .interact: "Interact with it"
    case .stopInteracting: "Stop interacting"
    case .escape: "Scrub with two fingers"
    case .magicTap: "Double-tap with two fingers"
    case .scroll(let direction): "Scroll \(direction.rawValue) with three fingers"
    case .drag: "Pick it up"
    case .drop: "Drop it"
    case .type: "Type"
    case .delete: "Delete"
    case .read(let unit): "Read by \(unit.rawValue)"
    case .spell: "Spell it"
    case .voiceOver(let isOn): isOn ? "Turn VoiceOver on" : "Turn VoiceOver off"
    case .quickNav(let isOn): isOn ? "Turn Quick Nav on" : "Turn Quick Nav off"
    case .launch: "Start the app"
    case .describeChart: "Describe the chart"
    case .playAudioGraph: "Play the audio graph"
    case .chartDetails: "Open the details of the chart"
    case .scrub: "Double-tap and hold, and move over the graph"
    case .pause: "Double-tap with two fingers"
    }
  }
}

extension Effect {
  /// What the app does, for somebody who does not see it.
  fileprivate var narrated: String {
    switch self {
    case .open: "Another screen opens"
    case .close: "The screen closes"
    case .update: "The app changes a view"
    case .remove: "The app removes a view"
    case .show: "The app shows a view"
    case .announce: "The app announces"
    case .focus: "The app moves the focus"
    case .screenChanged: "The app changes the screen"
    case .layoutChanged: "The app changes the layout"
    case .pageScrolled: "The app scrolls"
    }
  }
}
