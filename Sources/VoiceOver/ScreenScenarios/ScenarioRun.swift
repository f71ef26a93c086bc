package import ScreenTree
import VoiceOverElements
import VoiceOverSession
public import VoiceOverSpeech

/// The utterances of a walkthrough on a virtual clock, computed one at a time on demand, each with
/// its result.
///
/// A gesture waits until everything is heard and the pause between stops is over, unless a step
/// `wait` comes before it; effects of the app happen at once. Nothing sleeps.
public struct ScenarioRun: Sequence, IteratorProtocol {
  /// Returns the duration of an utterance; it is called once for each, in order.
  package typealias Measure = (Utterance) -> Timing

  /// The failed expectations and the impossible steps; complete at the end.
  package internal(set) var failures: [StepFailure] = []

  var narrator: Narrator
  private var queue = SpeechQueue()
  private var steps: ArraySlice<Walkthrough.Step>
  /// Whether the next gesture is the first of a walk through all elements.
  private var beginsWalk: Bool
  private var step: Walkthrough.Step?
  private var repetitions = 0
  private var hasWaited = true
  private var isContinued = false
  /// The posted utterances; the first that was not returned yet has the number `given`.
  private var posted: [Utterance] = []
  /// How many of those were returned.
  private var returned = 0
  private var decided: [Int: Hearing] = [:]
  private var given = 0
  private var expectations = Expectations()
  private let measure: Measure

  /// Starts a run of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - measure: the duration of an utterance; the fixed rate by default.
  package init(_ scenario: Scenario, measure: Measure? = nil) {
    narrator = Narrator(scenario)
    steps = scenario.steps[...]
    beginsWalk = scenario.walksThrough && !scenario.steps.isEmpty
    expectations = Expectations(file: scenario.file)
    self.measure = measure ?? { FixedRate().timing(of: $0) }
  }

  /// The duration from the start to the end of what was returned.
  package var length: Duration { queue.now }

  /// Whether the next utterance is available without another step.
  package var hasNext: Bool { !posted.isEmpty && decided[given] != nil }

  /// The number of the next posted utterance, from 0.
  private var nextNumber: Int { given + posted.count - returned }

  /// The next utterance in the order of the steps, once its result is known.
  public mutating func next() -> Utterance? {
    while !hasNext {
      guard goOn() else { return nil }
    }
    let utterance = takePosted(heard: decided.removeValue(forKey: given) ?? Hearing())
    failures += expectations.settle(given, utterance)
    given += 1
    return utterance
  }

  /// Removes the next posted utterance, with what was heard of it; returned ones are released once
  /// they are half of the array.
  private mutating func takePosted(heard: Hearing) -> Utterance {
    posted[returned].heard = heard
    let utterance = posted[returned]
    returned += 1
    if returned * 2 >= posted.count {
      posted.removeFirst(returned)
      returned = 0
    }
    return utterance
  }

  /// How many utterances there are, with those whose result is not known.
  package var utteranceCount: Int { nextNumber }

  /// Performs a step after all others; what was not heard by now may still be interrupted.
  package mutating func perform(_ next: Walkthrough.Step) {
    steps.append(next)
    while repetitions > 0 || !steps.isEmpty { _ = goOn() }
  }

  /// How long the next action waits; nil for any other action.
  ///
  /// Before it is performed, a live view lets as much real time pass.
  package var nextWait: Duration? {
    if let step, repetitions > 0 { return step.action.waiting }
    return steps.first?.action.waiting
  }

  /// Performs one action; false when none is left.
  package mutating func goOn() -> Bool {
    if let step, repetitions > 0 {
      repetitions -= 1
      carryOut(step)
      return true
    }
    guard let next = takeStep() else { return finish() }
    step = next
    repetitions = if case .gesture(_, let count) = next.action { count } else { 1 }
    if case .expect(let expectation) = next.action {
      if narrator.session.isReading, !hasWaited {
        // Everything is heard before an expectation of reading everything is compared.
        listen()
        hasWaited = true
      }
      repetitions = 0
      failures += expectations.add(expectation, at: next.position, upTo: nextNumber)
    } else if !next.isWait {
      let isExpected = steps.first { !$0.isWait }?.isExpectation ?? false
      expectations.begin(at: nextNumber, "\(narrator.shown(next.action))", isExpected: isExpected)
    }
    return true
  }

  /// Takes the next step.
  ///
  /// A walk through all elements goes to the first one before its gestures when the cursor landed on
  /// another one; nil when no step is left.
  private mutating func takeStep() -> Walkthrough.Step? {
    guard beginsWalk, case .gesture? = steps.first?.action else { return steps.popFirst() }
    beginsWalk = false
    guard let cursor = narrator.session.cursor, cursor > 0 else { return steps.popFirst() }
    return Walkthrough.Step(.gesture(.first, count: 1))
  }

  private mutating func carryOut(_ step: Walkthrough.Step) {
    isContinued = false
    switch step.action {
    case .gesture(let gesture, _):
      if !hasWaited { listen() }
      hasWaited = false
      isContinued = false
      post(narrator.handle(gesture), at: step.position)
    case .effect(let effect):
      // A screen that a step opens is opened by the user, who listened first.
      if case .open = effect, !hasWaited {
        listen()
        isContinued = false
      }
      // A step after a `wait` need not wait again, unless it is heard.
      let isHeard = post(narrator.handle(effect), at: step.position)
      hasWaited = hasWaited && !isHeard
    case .wait(let duration):
      hasWaited = true
      let waited = narrator.said(.waited(duration), after: .action(step.action))
      post([waited], at: step.position)
      let start = queue.now
      for change in narrator.pass(duration) {
        pass(until: start + change.time)
        post(change.utterances, at: step.position)
      }
      pass(until: start + duration)
    case .expect: break
    }
  }

  /// Advances the clock until everything is heard, plus the pause.
  private mutating func listen() {
    readOn(until: nil)
    pass(until: queue.idle + narrator.settings.pauseBetweenStops)
  }

  private mutating func pass(until time: Duration) {
    readOn(until: time)
    note(queue.advance(to: time))
  }

  /// Continues reading everything, up to a time or to the end.
  private mutating func readOn(until time: Duration?) {
    while narrator.session.isReading {
      let next = queue.idle + SpeechPlan.pauseWhileReading
      if let time, next > time { return }
      note(queue.advance(to: next))
      isContinued = true
      post(narrator.readOn(), at: step?.position ?? .unknown)
    }
  }

  /// Adds utterances to the queue, and returns whether any has speech.
  @discardableResult
  private mutating func post(_ utterances: [Utterance], at position: Position) -> Bool {
    var isHeard = false
    var last: Event?
    let start = queue.now
    for var utterance in utterances {
      note(
        queue.advance(
          to: utterance.event, after: last, from: start,
          screenChange: narrator.settings.screenChangeDelay))
      last = utterance.event
      let source = utterance.source(isOfApp: isContinued || step?.isOfApp == true)
      utterance.isContinued = isContinued
      utterance.step = position
      isContinued = true
      isHeard = isHeard || utterance.hasSegments
      if case .failed(let reason) = utterance.event {
        failures.append(
          StepFailure(
            file: expectations.file, position: position, step: "\(utterance.cause)", message: reason
          ))
      }
      note(
        queue.post(
          nextNumber, from: source, timing: measure(utterance), cause: utterance.interruption))
      posted.append(utterance)
    }
    return isHeard
  }

  private mutating func note(_ decisions: [SpeechQueue.Decision]) {
    for decision in decisions { decided[decision.number] = decision.hearing }
  }

  /// Advances the clock until remaining speech is heard; false when there is none.
  private mutating func finish() -> Bool {
    guard !posted.isEmpty else { return false }
    listen()
    return hasNext
  }
}

extension SpeechQueue {
  /// Advances the clock to an event of a gesture, and returns the results until then.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - last: the event of the same gesture before it; nil for the first.
  ///   - start: when the gesture began.
  ///   - delay: how long a pressed control is heard.
  /// - Returns: the results.
  fileprivate mutating func advance(
    to event: Event, after last: Event?, from start: Duration, screenChange delay: Duration
  ) -> [Decision] {
    var decisions: [Decision] = []
    // A drag takes time: what was entered before is cut when the finger enters something else.
    if let entry = event.delay { decisions += advance(to: start + entry) }
    // The pressed control is heard until the opened screen interrupts it.
    if case .activated? = last, event.movesFocus { decisions += advance(to: now + delay) }
    return decisions
  }
}

extension [Utterance] {
  /// The utterances of one gesture with what is heard of each, when nothing else is spoken before
  /// and after them.
  ///
  /// - Parameter measure: the duration of an utterance; the fixed rate by default.
  /// - Returns: the utterances with their results.
  package func heardAlone(
    timing measure: ScenarioRun.Measure = { FixedRate().timing(of: $0) }
  ) -> [Utterance] {
    var queue = SpeechQueue()
    var decisions: [SpeechQueue.Decision] = []
    var last: Event?
    for (number, utterance) in enumerated() {
      decisions += queue.advance(
        to: utterance.event, after: last, from: .zero,
        screenChange: utterance.settings.screenChangeDelay)
      last = utterance.event
      decisions += queue.post(
        number, from: utterance.source(isOfApp: number > 0),
        timing: measure(utterance), cause: utterance.interruption)
    }
    decisions += queue.advance(to: queue.idle)
    var heard = self
    for decision in decisions { heard[decision.number].heard = decision.hearing }
    return heard
  }
}

extension Walkthrough.Action {
  fileprivate var waiting: Duration? {
    if case .wait(let duration) = self { duration } else { nil }
  }
}

extension Walkthrough.Step {
  /// Whether what happens in it is the app's doing alone.
  fileprivate var isOfApp: Bool {
    if case .effect = action { true } else { isWait }
  }
  fileprivate var isWait: Bool { if case .wait = action { true } else { false } }
  fileprivate var isExpectation: Bool { if case .expect = action { true } else { false } }
}

extension Utterance {
  /// The source of the utterance's speech.
  ///
  /// - Parameter isOfApp: whether a change by the app has no gesture that only it answers to: in a
  ///   step of the app, in a wait, or after other words of a gesture.
  /// - Returns: the source.
  fileprivate func source(isOfApp: Bool) -> SpeechQueue.Source {
    if case .paused = event { return .stop }
    guard [pieces, hint, cues].contains(where: { $0.contains { !$0.speech.isEmpty } }) else {
      return .silence
    }
    switch event {
    case .announced(let announcement):
      return .announcement(announcement.priority, isQueued: announcement.isQueued)
    case .changedLiveRegion(let change):
      return change.isAssertive ? .assertiveRegion : .announcement(.low, isQueued: false)
    case .changed(_, let element, .app) where isOfApp:
      return .change(isFrequent: element.has(.updatesFrequently))
    // All others come from a gesture.
    default: return .gesture(movesFocus: event.movesFocus)
    }
  }

  /// The cause that is reported for speech which this utterance interrupts.
  fileprivate var interruption: Hearing.Cause {
    switch event {
    case .opened: .newScreen
    case .focused, .focusedByKeyboard, .interacted: .focusMove
    case .announced(let announcement): .announcement(announcement.text)
    case .changedLiveRegion: .announcement(description(in: .voiceover))
    case .changed: .change(description(in: .voiceover))
    // All others are named by their step.
    default: .step(cause)
    }
  }
}
