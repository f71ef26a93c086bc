import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

/// One utterance of a run as a page has it, with what was heard of it.
struct PageStop {
  /// The rules and the grades of evidence that it names, which a page has once.
  private(set) var rules: [String: String] = [:]
  private(set) var evidence: [String: String] = [:]
  /// The record of the page.
  private(set) var record: StopRecord

  /// Collects an utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance with its result.
  ///   - number: its number, from 1.
  ///   - screen: the index of its screen.
  ///   - frames: the frames in which it is heard.
  ///   - parts: what is heard, in order.
  ///   - scenario: what it is a part of.
  ///   - sampleRate: the rate of the frames, in hertz.
  init(
    _ utterance: Utterance, number: Int, screen: Int?, frames: Range<Int>,
    parts: [HeardSegment], in scenario: Scenario, at sampleRate: Int
  ) {
    let whole = scenario.record(of: utterance)
    // A page has the words segment by segment, and the times as frames.
    record = StopRecord(
      number: number, command: whole.command.oneLine, isContinued: whole.isContinued,
      event: whole.event, element: whole.element, frame: whole.frame, screen: screen,
      frames: frames, heard: whole.heard, outcome: whole.outcome?.oneLine,
      hintOutcome: whole.hintOutcome?.oneLine)
    record.suppressed = whole.suppressed.map(\.onOneLine)
    record.actions = whole.actions.map(\.onOneLine)
    record.customContent = whole.customContent.map(\.onOneLine)
    record.rotors = whole.rotors.map(\.onOneLine)
    record.voiceControl = whole.voiceControl.map(\.onOneLine)
    var rest = parts[...]
    for (segment, its) in zip(utterance.segments, whole.segments) where !segment.text.isEmpty {
      add(segment, its, &rest, sampleRate)
    }
  }

  private mutating func add(
    _ segment: Segment, _ whole: StopRecord.Segment, _ parts: inout ArraySlice<HeardSegment>,
    _ sampleRate: Int
  ) {
    rules[whole.rule] = segment.reason.rule.summary
    evidence[whole.evidence] = segment.reason.evidence.summary
    var result = StopRecord.Segment(
      segment.text.oneLine, part: whole.part, kind: whole.kind,
      isOfSystem: whole.isOfSystem, language: whole.language, rule: whole.rule,
      evidence: whole.evidence, isVerified: whole.isVerified, origin: whole.origin,
      property: whole.property, source: whole.source)
    if !segment.pitchMark.isEmpty { result.mark = String(segment.pitchMark.dropLast()) }
    result.graph = segment.graph.map { StopRecord.Graph($0, at: sampleRate) }
    hear(segment, &parts, &result)
    record.segments.append(result)
  }

  /// Takes the parts of a segment: one for each range with its own speech attributes.
  private func hear(
    _ segment: Segment, _ parts: inout ArraySlice<HeardSegment>, _ result: inout StopRecord.Segment
  ) {
    // Each part is looked for behind the one before, because the same words may come twice.
    var text = result.text[...]
    // Rule and kind are compared too: the next segment may begin with the same words.
    while let part = parts.first, part.segment.reason == segment.reason,
      part.segment.kind == segment.kind,
      let place = text.utf8.firstRange(of: part.segment.text.oneLine.utf8)
    {
      parts.removeFirst()
      let start = result.frames?.lowerBound ?? part.frames.lowerBound
      result.frames = start..<part.frames.upperBound
      result.words += part.words(String(text[place]))
      text = text[place.upperBound...]
    }
    // A segment of one word is that word.
    if result.words.map(\.text) == [result.text] { result.words = [] }
  }
}

extension StopRecord.Graph {
  /// An audio graph at a rate in hertz.
  fileprivate init(_ graph: AudioGraph, at sampleRate: Int) {
    let rate = Double(sampleRate)
    self.init(
      isContinuous: graph.isContinuous, length: Int((graph.seconds * rate).rounded()),
      points: graph.notes.map {
        Point(frame: Int(($0.time * rate).rounded()), level: $0.level)
      })
  }
}

extension RotorListing {
  /// The rotor with its words on one line.
  fileprivate var onOneLine: RotorListing {
    var rotor = self
    rotor.name = name.oneLine
    rotor.results = results.map(\.oneLine)
    rotor.more = more?.oneLine
    return rotor
  }
}
