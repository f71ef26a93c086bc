import ScreenDocuments
package import ScreenScenarios
package import ScreenTree
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// A session: an input with a VoiceOver user whose gestures come from a client.
///
/// It has no clock of its own: everything is heard before the next gesture, as in a walkthrough.
/// What is said is reported at once, as it is heard when nothing follows; when a later step
/// interrupts it, that is reported, too.
package struct DriverSession {
  /// The scenario at its start.
  package let scenario: Scenario
  /// How the time between commands counts.
  package let timing: SessionOptions.Timing
  /// What was done so far, as a walkthrough has it; the first 100,000 steps.
  package private(set) var steps: [Walkthrough.Step] = []
  /// What was pressed and is no command, each once; the caller takes it.
  package private(set) var unknownChords: [String] = []

  private var run: ScenarioRun
  private var keyboard = DriverKeyboard()
  private var ledger = OutputLedger()
  /// What was said last.
  private var last: [DriverMessage] = []
  private var known: Set<DriverChord> = []
  /// When the last command ended, and how long its words last.
  private var spoken: (end: Duration, length: Duration) = (.zero, .zero)

  /// How many steps are recorded, and how many kinds of chords are reported.
  private static let most = (steps: 100_000, chords: 100)

  /// A session at the start of a scenario.
  package init(_ scenario: Scenario, timing: SessionOptions.Timing = .virtual) {
    self.scenario = scenario
    self.timing = timing
    var undriven = scenario
    undriven.steps = []
    run = ScenarioRun(undriven)
  }

  /// The names of the screens that a step may open.
  package var screenNames: [String] {
    scenario.screenFiles.isEmpty ? [first] : scenario.screenFiles.keys.sorted()
  }

  /// The name of the first screen.
  private var first: String {
    scenario.steps.lazy.compactMap(\.opened).first ?? scenario.app.firstScreen
  }

  /// The settings of the current screen.
  package var settings: SpeechSettings { run.settings }

  /// Opens the first screen.
  package mutating func open() { perform(Walkthrough.Step(.effect(.open(first)))) }

  /// Notes that a command comes, at a time since some start; speech that is not over is interrupted
  /// where that is wanted.
  package mutating func arrive(at time: Duration) {
    let waited = time - spoken.end
    guard timing == .interrupting, waited >= .milliseconds(1), waited < spoken.length else {
      return
    }
    // A walkthrough has no longer wait.
    perform(Walkthrough.Step(.wait(min(waited, .seconds(600)))))
  }

  /// Performs a step; an impossible one is not recorded.
  package mutating func perform(_ step: Walkthrough.Step) {
    // Before the step, which may move the cursor to another field.
    let recorded = run.recorded(step)
    if case .gesture(.quickNav(let isOn), _) = step.action { keyboard.hasQuickNav = isOn }
    if case .gesture(.voiceOver(let isOn), _) = step.action { keyboard.isOn = isOn }
    let failures = run.failures.count
    run.perform(step)
    guard run.failures.count == failures, steps.count < Self.most.steps else { return }
    steps.append(recorded)
  }

  /// Changes settings for the rest of the session.
  ///
  /// - Throws: `DriverError` for one that does not exist, a value that it cannot have, or one that
  ///   decides what the elements of the screen are; then none is changed.
  package mutating func change(_ changes: [Walkthrough.Setting]) throws(DriverError) {
    var changed = run
    do throws(SettingError) {
      try changed.change(changes)
    } catch {
      throw .invalidArgument(error.description)
    }
    guard changed.settings.resolver == run.settings.resolver else {
      throw .invalidArgument(
        "compatibility, combineImages and systemVersion decide what the elements are; give them to "
          + "session.new as spoken:settings")
    }
    run = changed
  }

  /// Takes what is to be sent since the last call.
  ///
  /// - Parameter time: the time since some start.
  /// - Returns: the words, and why steps were impossible.
  package mutating func report(at time: Duration) -> (messages: [DriverMessage], faults: [String]) {
    let (messages, length) = ledger.report(&run)
    spoken = (time, length)
    let outputs = messages.filter(\.isOutput)
    if !outputs.isEmpty { last = outputs }
    return (messages, run.takeFailures().map(\.message))
  }

  /// Takes what was pressed and is no command.
  package mutating func takeUnknownChords() -> [String] {
    defer { unknownChords = [] }
    return unknownChords
  }
}

// Keys.
extension DriverSession {
  /// Presses keys together.
  ///
  /// - Returns: what is said besides the words of the steps.
  package mutating func press(_ chord: DriverChord) -> [DriverMessage] {
    if let action = keyboard.action(of: chord, on: scenario.platform) { return perform(action) }
    if let typed = chord.typed, isInTextField {
      gesture(.type(typed))
    } else if chord.typed == nil, known.count < Self.most.chords, known.insert(chord).inserted {
      unknownChords.append(chord.written)
    }
    return []
  }

  private var isInTextField: Bool {
    guard let current = run.current else { return false }
    let fields: [Node.Trait] = [.textEntry, .secureTextField, .searchField]
    return fields.contains { current.has($0) }
  }

  private mutating func gesture(_ gesture: VoiceOverGesture) {
    perform(Walkthrough.Step(.gesture(gesture, count: 1)))
  }

  private mutating func perform(_ action: DriverAction) -> [DriverMessage] {
    switch action {
    case .gesture(let one): gesture(one)
    case .either(let mac, let elsewhere):
      gesture(scenario.platform == .macos ? mac : elsewhere)
    case .adjust(let isUp): adjust(isUp)
    case .find(let rotor, let isForwards): find(rotor, isForwards)
    case .describe:
      if let node = run.current?.node { gesture(.touch(node)) }
    case .repeatLast: return last
    case .toggleQuickNav: return toggleQuickNav()
    case .toggleSingleKeys:
      keyboard.hasSingleKeys.toggle()
      return [.said(DriverKeys.singleKeyWords(isOn: keyboard.hasSingleKeys))]
    case .toggleVoiceOver: gesture(.voiceOver(!keyboard.isOn))
    case .typeOrActivate(let text):
      gesture(!text.isEmpty && isInTextField ? .type(text) : .activate)
    case .delete:
      if isInTextField { gesture(.delete) }
    }
    return []
  }

  private mutating func adjust(_ isUp: Bool) {
    if run.current?.has(.adjustable) == true {
      gesture(isUp ? .increment : .decrement)
    } else {
      gesture(isUp ? .rotorPrevious : .rotorNext)
    }
  }

  /// Goes by a rotor; turning to it is no gesture of the keyboard, so that its name is not sent.
  private mutating func find(_ rotor: String, _ isForwards: Bool) {
    if run.rotor != rotor {
      let start = run.utteranceCount
      gesture(.rotor(rotor))
      ledger.hide(start..<run.utteranceCount)
    }
    gesture(isForwards ? .rotorNext : .rotorPrevious)
  }

  /// Turns Quick Nav on or off; the Mac says so, whatever the setting of iOS is.
  private mutating func toggleQuickNav() -> [DriverMessage] {
    let isOn = !keyboard.hasQuickNav
    gesture(.quickNav(isOn))
    let isSpoken = run.settings.quickNav.isSpoken
    guard scenario.platform == .macos, !isSpoken else { return [] }
    return [.said(DriverKeys.quickNavWords(isOn: isOn))]
  }
}

extension DriverMessage {
  /// The event of words that belong to no stop.
  fileprivate static func said(_ words: String) -> DriverMessage {
    .event(DriverOutput.captured, .mapping([("data", .text(words))]))
  }

  /// Whether it has words.
  fileprivate var isOutput: Bool {
    if case .event(DriverOutput.captured, _) = self { true } else { false }
  }
}
