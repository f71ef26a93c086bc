import ScreenScenarios
import ScreenTree
import SpokenLint
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

/// What a task says, and what speaks against each criterion.
struct ClaimJudge {
  /// What is heard, in order.
  private(set) var lines: [ClaimLine] = []
  /// How far the words of VoiceOver are known.
  private(set) var evidence = EvidenceCount()

  private let scenario: Scenario
  private let findings: [LintFinding]
  private var failures: [StepFailure] = []
  /// What each line is about, in the same order.
  private var marks: [Set<ClaimCriterion>] = []
  /// What only hearing shows, by its criterion.
  private var heard: [ClaimCriterion: [ClaimFault]] = [:]
  /// The names of the elements with which the screens begin, which lint has judged.
  private let known: Set<String>
  /// The element under the cursor before a step.
  private var cursor: Element?

  /// Runs a scenario to its end.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - findings: what lint found in it.
  init(_ scenario: Scenario, findings: [LintFinding]) {
    self.scenario = scenario
    self.findings = findings
    known = Set(scenario.resolutions.flatMap(\.elements).map(\.node))
    var run = scenario.utterances
    while let utterance = run.next() {
      guard lines.count < ClaimTask.mostLines else {
        failures = [Self.tooLong(scenario.file)]
        return
      }
      take(utterance)
    }
    failures = run.failures
  }

  private static func tooLong(_ file: String) -> StepFailure {
    StepFailure(
      file: file, position: .unknown, step: "",
      message: "the task has more than \(ClaimTask.mostLines) lines; split its walkthrough")
  }

  /// What is judged of a criterion.
  func result(of criterion: ClaimCriterion) -> ClaimResult {
    let ofLint = findings.filter { criterion.rules.contains($0.rule) }.map { ClaimFault($0) }
    let ofSteps = criterion == .operable ? failures.map { ClaimFault($0) } : []
    let faults = ofLint + ofSteps + (heard[criterion] ?? [])
    if faults.isEmpty, let missing = missing(for: criterion) {
      return ClaimResult(criterion, notCaptured: missing)
    }
    let numbers = zip(lines, marks).filter { $1.contains(criterion) }.map(\.0.number)
    return ClaimResult(
      criterion, lines: numbers, faults: faults,
      leftOut: criterion == .images ? picturesLeftOut : [])
  }

  /// What a capture lacks without which a criterion cannot be judged; nil when nothing is missing.
  private func missing(for criterion: ClaimCriterion) -> String? {
    let needed: (modifier: AnyModifier, words: String)
    switch criterion {
    case .labelsExist: needed = (.label, "labels")
    // Roles that are inferred from types, and are heard, say nothing of those of the app.
    case .traitsAndRoles: needed = (.traits, "traits")
    case .labelsForPeople, .images, .operable, .focusAfterChanges, .announcements: return nil
    }
    let isMissing = scenario.screens.contains {
      $0.capture?.notCaptured.contains(needed.modifier) ?? false
    }
    return isMissing ? needed.words : nil
  }

  /// The pictures that say nothing on purpose.
  private var picturesLeftOut: [ClaimLine.Silence] {
    scenario.resolutions.flatMap(\.dropped).filter { dropped in
      if case .decorative = dropped.by { true } else { false }
    }.map { dropped in
      ClaimLine.Silence(
        text: dropped.text.oneLine, reason: "\(dropped.by)", place: dropped.origin.place)
    }
  }
}

extension ClaimJudge {
  private mutating func take(_ utterance: Utterance) {
    let line = ClaimLine(lines.count + 1, utterance)
    evidence.add(utterance)
    var marks: Set<ClaimCriterion> = []
    if let element = utterance.event.focus?.element { mark(element, utterance, line, &marks) }
    mark(utterance, line, &marks)
    lines.append(line)
    self.marks.append(marks)
    cursor = utterance.event.focus?.element ?? utterance.event.element ?? cursor
  }

  private mutating func add(_ fault: ClaimFault, to criterion: ClaimCriterion) {
    heard[criterion, default: []].append(fault)
  }

  /// A stop of the cursor.
  private mutating func mark(
    _ element: Element, _ utterance: Utterance, _ line: ClaimLine,
    _ marks: inout Set<ClaimCriterion>
  ) {
    if element.isOperable { marks.insert(.labelsExist) }
    if element.has(.image) || element.chart != nil
      || utterance.pieces.contains(where: \.isOfImage)
    {
      marks.insert(.images)
    }
    guard !known.contains(element.node) else { return }
    let file = scenario.file
    if !utterance.hasSegments {
      add(
        ClaimFault(
          "The cursor stops and nothing is said.", fix: "Give it a label, or hide it.", at: line,
          in: file), to: .labelsExist)
    } else if element.isOperable, !element.isNamed, !element.has(.pickerElement),
      !element.has(.backButton), !utterance.segments.contains(where: { $0.kind.distinguishes })
    {
      add(
        ClaimFault(
          "A control has no name, only \"\(line.words)\" is heard.",
          fix: "Give it a label that says what it does.", at: line, in: file), to: .labelsExist)
    }
  }

  /// What happened, whatever the cursor is on.
  private mutating func mark(
    _ utterance: Utterance, _ line: ClaimLine, _ marks: inout Set<ClaimCriterion>
  ) {
    if utterance.pieces.contains(where: { $0.kind == .label && !$0.isOfSystem }) {
      marks.insert(.labelsForPeople)
    }
    if utterance.pieces.contains(where: { $0.kind == .trait || $0.kind == .state }) {
      marks.insert(.traitsAndRoles)
    }
    if utterance.isOfGesture(where: \.operates) {
      marks.insert(.operable)
      markPress(utterance, line)
    }
    if isChange(utterance) {
      marks.insert(.focusAfterChanges)
      markFocus(utterance, line)
    }
    markAnnouncement(utterance, line, &marks)
  }

  /// A press on something that appeared later and says no role.
  private mutating func markPress(_ utterance: Utterance, _ line: ClaimLine) {
    guard !utterance.isContinued, utterance.isOfGesture(where: { $0 == .activate }),
      let cursor, !cursor.isKnownToBePressed, !known.contains(cursor.node)
    else { return }
    if case .failed = utterance.event { return }
    if case .passed = utterance.event { return }
    add(
      ClaimFault(
        "\(cursor.node) is pressed, and says no role.", fix: "Add the trait of a button.",
        at: line, in: scenario.file), to: .traitsAndRoles)
  }

  /// Whether something changed after the first screen was opened.
  private func isChange(_ utterance: Utterance) -> Bool {
    if case .opened(_, nil) = utterance.event { return true }
    guard !lines.isEmpty else { return false }
    switch utterance.event {
    case .opened, .launched: return true
    case .changed(_, _, .app): return true
    case .focused:
      // A move that no gesture of its own made: the app moved the focus, or a change did.
      let isMove = utterance.isOfGesture { !$0.operates }
      return !isMove && (utterance.isContinued || !utterance.isOfGesture { _ in true })
    // Others say what stands there, or what a gesture of VoiceOver did.
    default: return false
    }
  }

  private mutating func markFocus(_ utterance: Utterance, _ line: ClaimLine) {
    if case .opened(_, nil) = utterance.event {
      return add(
        ClaimFault(
          "A screen appears, and the cursor is on nothing.",
          fix: "Give the screen an element that the cursor can be on.", at: line,
          in: scenario.file), to: .focusAfterChanges)
    }
    guard utterance.heard.description != .full else { return }
    add(
      ClaimFault(
        "\"\(line.words)\" is \(utterance.heard.description).", severity: .note, at: line,
        in: scenario.file), to: .focusAfterChanges)
  }

  private mutating func markAnnouncement(
    _ utterance: Utterance, _ line: ClaimLine, _ marks: inout Set<ClaimCriterion>
  ) {
    let isJudgedHere: Bool
    switch utterance.event {
    // Lint knows which losses a walkthrough expects, and judges no steps of an app.
    case .announced: isJudgedHere = scenario.screenFiles.isEmpty
    case .changedLiveRegion: isJudgedHere = true
    // No announcement of the app.
    default: return
    }
    marks.insert(.announcements)
    guard isJudgedHere, utterance.heard.description.isLost else { return }
    add(
      ClaimFault(
        "\"\(line.words)\" is \(utterance.heard.description).", severity: .warning,
        fix: "Announce it later or with a high priority.", at: line, in: scenario.file),
      to: .announcements)
  }
}

extension Hearing.Outcome {
  /// Whether a listener missed some of it; what later words for the same replace is no loss.
  fileprivate var isLost: Bool {
    switch self {
    case .full, .merged: false
    case .cut, .dropped, .expired: true
    }
  }
}

extension Segment {
  /// Whether the words are those of a picture.
  fileprivate var isOfImage: Bool {
    switch reason.pass {
    case .symbolLabel, .symbolVariant, .symbolName, .imageName: true
    // Words that somebody wrote or that a value has.
    default: false
    }
  }
}

extension Utterance {
  /// Whether it comes from a gesture of which something is true.
  fileprivate func isOfGesture(where isIt: (VoiceOverGesture) -> Bool) -> Bool {
    if case .action(.gesture(let gesture, _)) = cause { isIt(gesture) } else { false }
  }
}

extension VoiceOverGesture {
  /// Whether it does something in the app, instead of moving or reading.
  fileprivate var operates: Bool {
    switch self {
    case .increment, .decrement, .activate, .action, .escape, .magicTap, .scroll, .drag, .drop,
      .type, .delete:
      true
    case .next, .previous, .first, .last, .touch, .touchAt, .explore, .readAll, .readFromHere,
      .rotor, .turnRotor, .turnRotorBack, .rotorNext, .rotorPrevious, .moreContent, .actionsMenu,
      .tab, .shiftTab, .interact, .stopInteracting, .read, .spell, .voiceOver, .quickNav, .launch,
      .describeChart, .playAudioGraph, .chartDetails, .scrub, .pause:
      false
    }
  }
}
