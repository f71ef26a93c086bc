import ScreenResolver
import ScreenSession
public import ScreenSpeech
import ScreenTree

/// The utterances of a walkthrough on a virtual clock, worked out one at a time as they are asked
/// for, each with what became of it.
///
/// A gesture waits until everything is heard and the pause between stops is over, unless a step
/// `wait` comes before it; what the app does happens at once. Nothing is slept through.
public struct Telling: Sequence, IteratorProtocol {
  /// Tells how long an utterance lasts; it is asked once for each, in their order.
  public typealias Measure = (Utterance) -> Timing

  /// What was expected and is not so, and what could not be done; complete at the end.
  public private(set) var failures: [StepFailure] = []

  private var narrator: Narrator
  private var queue = SpeechQueue()
  private var steps: ArraySlice<Walkthrough.Step>
  private var step: Walkthrough.Step?
  private var repetitions = 0
  private var hasWaited = true
  private var isContinued = false
  /// What was posted and not told long ago; the first that is not told has the number `given`.
  private var posted: [Utterance] = []
  /// How many of those are told.
  private var told = 0
  private var decided: [Int: Hearing] = [:]
  private var given = 0
  private var expectations = Expectations()
  private let measure: Measure

  /// Creates the utterances of a story.
  ///
  /// - Parameters:
  ///   - story: what is told.
  ///   - measure: how long an utterance lasts; the fixed rate when it is not given.
  public init(_ story: Story, measure: Measure? = nil) {
    narrator = Narrator(story)
    steps = story.steps[...]
    expectations = Expectations(file: story.file)
    self.measure = measure ?? { FixedRate().timing(of: $0) }
  }

  /// How long it is from the start to the end of what was told.
  public var length: Duration { queue.now }

  /// Whether the next utterance is told without another step.
  public var hasNext: Bool { !posted.isEmpty && decided[given] != nil }

  /// The number that the next utterance is posted under, counted from 0.
  private var nextNumber: Int { given + posted.count - told }

  /// The next utterance in the order of the steps, once it is clear what became of it.
  public mutating func next() -> Utterance? {
    while !hasNext {
      guard goOn() else { return nil }
    }
    var utterance = takePosted()
    utterance.heard = decided.removeValue(forKey: given) ?? Hearing()
    failures += expectations.settle(given, utterance)
    given += 1
    return utterance
  }

  /// Takes the next out of what was posted; what is told is forgotten as soon as it is the half.
  private mutating func takePosted() -> Utterance {
    let utterance = posted[told]
    told += 1
    if told * 2 >= posted.count {
      posted.removeFirst(told)
      told = 0
    }
    return utterance
  }

  /// Does one thing; false when there is nothing left.
  private mutating func goOn() -> Bool {
    if let step, repetitions > 0 {
      repetitions -= 1
      carryOut(step)
      return true
    }
    guard let next = steps.popFirst() else { return finish() }
    step = next
    repetitions = if case .gesture(_, let count) = next.action { count } else { 1 }
    if case .expect(let expectation) = next.action {
      if narrator.session.isReading, !hasWaited {
        // What is expected of reading everything is heard before it is compared.
        listen()
        hasWaited = true
      }
      repetitions = 0
      failures += expectations.add(expectation, at: next.position, upTo: nextNumber)
    } else if !next.isWait {
      let isExpected = steps.first { !$0.isWait }?.isExpectation ?? false
      expectations.begin(at: nextNumber, "\(next.action)", isExpected: isExpected)
    }
    return true
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
      // Who waited before it need not wait again, unless it is heard.
      let isHeard = post(narrator.handle(effect), at: step.position)
      hasWaited = hasWaited && !isHeard
    case .wait(let duration):
      hasWaited = true
      let waited = narrator.said(.waited(duration), after: .action(step.action))
      post([waited], at: step.position)
      pass(until: queue.now + duration)
    case .expect: break
    }
  }

  /// Lets time go by until everything is heard, and a little more.
  private mutating func listen() {
    readOn(until: nil)
    pass(until: queue.idle + narrator.settings.pauseBetweenStops)
  }

  private mutating func pass(until time: Duration) {
    readOn(until: time)
    note(queue.advance(to: time))
  }

  /// Reads on while everything is being read, up to a time or to the end.
  private mutating func readOn(until time: Duration?) {
    while narrator.session.isReading {
      let next = queue.idle + SpeechPlan.pauseWhileReading
      if let time, next > time { return }
      note(queue.advance(to: next))
      isContinued = true
      post(narrator.readOn(), at: step?.position ?? .unknown)
    }
  }

  /// Adds utterances to the queue, and reports whether anything is said.
  @discardableResult
  private mutating func post(_ utterances: [Utterance], at position: Position) -> Bool {
    var isHeard = false
    var isPressed = false
    for var utterance in utterances {
      // What was pressed is heard until what opened takes over.
      if isPressed, utterance.event.focus != nil {
        note(queue.advance(to: queue.now + narrator.settings.screenChangeDelay))
      }
      isPressed = if case .activated = utterance.event { true } else { false }
      utterance.isContinued = isContinued
      utterance.step = position
      isContinued = true
      isHeard = isHeard || !utterance.segments.isEmpty
      posted.append(utterance)
      if case .failed(let reason) = utterance.event {
        failures.append(
          StepFailure(
            file: expectations.file, position: position, step: "\(utterance.cause)", message: reason
          ))
      }
      note(
        queue.post(
          nextNumber - 1, from: utterance.source(isOfApp: step?.isOfApp ?? false),
          timing: measure(utterance), cause: utterance.interruption))
    }
    return isHeard
  }

  private mutating func note(_ decisions: [SpeechQueue.Decision]) {
    for decision in decisions { decided[decision.number] = decision.hearing }
  }

  /// Hears out what is still on its way; false when that is over too.
  private mutating func finish() -> Bool {
    guard !posted.isEmpty else { return false }
    listen()
    return hasNext
  }
}

extension Walkthrough.Step {
  fileprivate var isOfApp: Bool { if case .effect = action { true } else { false } }
  fileprivate var isWait: Bool { if case .wait = action { true } else { false } }
  fileprivate var isExpectation: Bool { if case .expect = action { true } else { false } }
}

extension Utterance {
  /// Where the speech of the utterance comes from.
  fileprivate func source(isOfApp: Bool) -> SpeechQueue.Source {
    guard [pieces, hint, cues].contains(where: { $0.contains { !$0.speech.isEmpty } }) else {
      return .silence
    }
    switch event {
    case .announced(let announcement):
      return .announcement(announcement.priority, isQueued: announcement.isQueued)
    case .changedLiveRegion(let change):
      return change.isAssertive ? .assertiveRegion : .announcement(.low, isQueued: false)
    case .changed(_, let element, _) where isOfApp:
      return .change(isFrequent: element.has(.updatesFrequently))
    default: return .gesture(movesFocus: event.focus != nil)
    }
  }

  /// What another utterance gives way to when this one interrupts it.
  fileprivate var interruption: Hearing.Cause {
    switch event {
    case .opened: .newScreen
    case .focused: .focusMove
    case .announced(let announcement): .announcement(announcement.text)
    case .changedLiveRegion: .announcement(description(in: .voiceover))
    case .changed: .change(description(in: .voiceover))
    case .reachedBoundary, .foundNothing, .waited, .activated, .performed, .offered, .turnedRotor,
      .readContent,
      .readText, .deleted, .reported, .voiceOver, .quickNav, .launched, .dragged, .dropped,
      .passed, .failed:
      .step(cause)
    }
  }
}
