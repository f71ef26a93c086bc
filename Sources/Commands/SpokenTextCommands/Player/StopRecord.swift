import ScreenScenarios
package import ScreenTree
package import SpokenPage
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// One utterance of a run, with what was heard of it.
struct StopRecord {
  private let utterance: Utterance
  private let sampleRate: Int
  /// The rules, the grades of evidence and the sources that it names.
  private(set) var rules: [String: String] = [:]
  private(set) var evidence: [String: PageData.Evidence] = [:]
  private(set) var sources: [String: String] = [:]
  /// The data of the page.
  private(set) var stop: PageData.Stop

  /// Collects an utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance with its result.
  ///   - number: its number, from 1.
  ///   - screen: the index of its screen.
  ///   - frames: the frames in which it is heard.
  ///   - cues: the segments that are heard, in order.
  ///   - scenario: what it is a part of.
  ///   - sampleRate: the rate of the frames, in hertz.
  init(
    _ utterance: Utterance, number: Int, screen: Int?, frames: Range<Int>,
    cues: [HeardSegment], in scenario: Scenario, at sampleRate: Int
  ) {
    self.utterance = utterance
    self.sampleRate = sampleRate
    let (description, later) = (utterance.heard.description, utterance.heard.later ?? .full)
    stop = PageData.Stop(
      number: number, command: "\(utterance.cause)".oneLine, isContinued: utterance.isContinued,
      event: utterance.event.name, element: utterance.event.element?.node,
      frame: utterance.event.element?.content.shownFrame.map(PageData.Rectangle.init),
      screen: screen,
      frames: frames, heard: description.name,
      outcome: description == .full ? nil : "\(description)".oneLine,
      laterOutcome: later == .full ? nil : "\(later)".oneLine)
    addSegments(cues)
    let explanation = scenario.explanation(of: utterance)
    stop.suppressed = explanation.suppressed.map {
      PageData.Silence($0.text.oneLine, kind: $0.kind, reason: $0.reason, origin: $0.origin)
    }
    stop.details = explanation.pageDetails
  }

  private mutating func addSegments(_ cues: [HeardSegment]) {
    let parts: [(PageData.Segment.Part, [Segment])] = [
      (.description, utterance.pieces), (.hint, utterance.hint), (.cue, utterance.cues),
    ]
    var rest = cues[...]
    for (part, segments) in parts {
      for segment in segments where !segment.text.isEmpty {
        stop.segments.append(add(segment, part, &rest))
      }
    }
  }

  private mutating func add(
    _ segment: Segment, _ part: PageData.Segment.Part, _ cues: inout ArraySlice<HeardSegment>
  ) -> PageData.Segment {
    let reason = segment.reason
    rules[reason.rule.rawValue] = reason.rule.summary
    evidence[reason.evidence.rawValue] = PageData.Evidence(
      reason.evidence.summary, isVerified: reason.evidence.isVerified)
    if let pass = reason.pass { sources[pass.rawValue] = pass.summary }
    var result = PageData.Segment(
      segment.pitchMark + segment.text.oneLine, part: part, kind: segment.kind.rawValue,
      isOfSystem: segment.isOfSystem, language: segment.language, rule: reason.rule.rawValue,
      evidence: reason.evidence.rawValue, origin: "\(reason.origin)",
      source: reason.pass?.rawValue)
    result.graph = segment.graph.map { PageData.Graph($0, at: sampleRate) }
    hear(segment, &cues, &result)
    return result
  }

  /// Takes the cues of a segment: one for each part with its own speech attributes.
  private func hear(
    _ segment: Segment, _ cues: inout ArraySlice<HeardSegment>, _ result: inout PageData.Segment
  ) {
    // Each part is looked for behind the one before, because the same words may come twice.
    var text = result.text[...]
    // Rule and kind are compared too: the next segment may begin with the same words.
    while let cue = cues.first, cue.segment.reason == segment.reason,
      cue.segment.kind == segment.kind,
      let place = text.utf8.firstRange(of: cue.segment.text.oneLine.utf8)
    {
      cues.removeFirst()
      let start = result.frames?.lowerBound ?? cue.frames.lowerBound
      result.frames = start..<cue.frames.upperBound
      result.words += cue.words(String(text[place]))
      text = text[place.upperBound...]
    }
    // A segment of one word is that word.
    if result.words.map(\.text) == [result.text] { result.words = [] }
  }
}

extension PageData.Graph {
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

extension PageData.Rectangle {
  /// A frame of an element in hundredths of points; numbers that are none become 0.
  package init(_ frame: Frame) {
    let frame = frame.finite
    // A third of a point has 16 digits, which nobody sees and every page would carry.
    func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    self.init(
      x: hundredths(frame.x), y: hundredths(frame.y), width: max(hundredths(frame.width), 0),
      height: max(hundredths(frame.height), 0))
  }
}

extension Explanation {
  /// The actions, the custom content, the rotors and the names for Voice Control.
  fileprivate var pageDetails: [PageData.Detail] {
    let content = customContent.map { item in
      let text = item.value.map { "\(item.text): \($0)" } ?? item.text
      return PageData.Detail("custom content", text.oneLine, origin: item.origin)
    }
    let found = rotors.map { rotor in
      let results = (rotor.results + [rotor.more].compactMap { $0 }).joined(separator: ", ")
      return PageData.Detail("rotor", "\(rotor.name): \(results)".oneLine)
    }
    let names = (voiceControl ?? []).map {
      PageData.Detail("Voice Control", $0.text.oneLine, origin: $0.origin)
    }
    return actions.map { PageData.Detail("action", $0.text.oneLine, origin: $0.origin) }
      + content + found + names
  }
}
