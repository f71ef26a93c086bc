import ScreenTree
package import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
package import VoiceOverSpeech

extension StopRecord {
  /// What is heard at an utterance, without the reasons.
  ///
  /// - Parameters:
  ///   - utterance: the utterance with its result.
  ///   - number: its number, from 1; 0 where none is written.
  ///   - style: the style of description, hint and cues.
  package init(
    of utterance: Utterance, number: Int = 0, style: TextStyle = .voiceover
  ) {
    let (element, heard) = (utterance.event.element, utterance.heard)
    let segments = utterance.segments.enumerated().map { index, segment in
      Segment(segment, part: utterance.part(of: index))
    }
    self.init(
      number: number, command: "\(utterance.cause)", isContinued: utterance.isContinued,
      event: utterance.event.name, element: element?.node, origin: element?.origin.place,
      frame: element?.shownFrame.map(Rectangle.init), description: utterance.description(in: style),
      hint: utterance.hint(in: style), cues: utterance.cues(in: style),
      segments: segments, suppressed: utterance.suppressed.map { Suppressed($0) }, frames: 0..<0,
      heard: heard.description.name, hintHeard: heard.later?.name,
      outcome: heard.description.clause, hintOutcome: heard.later?.clause,
      start: heard.start.inMilliseconds, length: heard.length.inMilliseconds,
      by: heard.description.cause ?? heard.later?.cause)
  }
}

extension Utterance {
  /// The part to which a segment belongs, given by its index among all, whatever its kind is.
  package func part(of index: Int) -> StopRecord.Segment.Part {
    if index < pieces.count { return .description }
    return index < pieces.count + hint.count ? .hint : .cue
  }
}

extension StopRecord.Segment {
  /// A segment that is spoken, without the sentence of its rule.
  package init(_ segment: VoiceOverSpeech.Segment, part: Part) {
    let reason = segment.reason
    let hasPitch = segment.pitchChange != 0
    self.init(
      text: segment.text, part: part, kind: segment.kind.rawValue,
      isOfSystem: segment.isOfSystem, rule: reason.rule.rawValue,
      evidence: reason.evidence.rawValue, isVerified: reason.evidence.isVerified,
      origin: reason.origin.place, property: reason.origin.subject, source: reason.pass?.summary,
      language: segment.language,
      channels: segment.kind.isTone ? ["sound"] : hasPitch ? ["speak", "pitch"] : ["speak"],
      attributes: segment.attributeLines,
      pitch: hasPitch
        ? "\"\(segment.text.oneLine)\": Pitch Change = \(segment.pitchChange)%" : nil)
  }
}

extension StopRecord.Suppressed {
  /// Words that are not spoken.
  package init(_ suppression: Suppression) {
    self.init(
      suppression.text, kind: "\(suppression.kind)", by: "\(suppression.by)",
      origin: suppression.origin.place)
  }

  /// A node with words that is no stop.
  package init(dropped node: Suppression) {
    self.init(node)
    element = node.origin.node
  }
}

extension Duration {
  /// The seconds rounded to milliseconds.
  fileprivate var inMilliseconds: Double { (self / .seconds(1) * 1000).rounded() / 1000 }
}

extension Hearing.Outcome {
  /// The result in a clause; nil when everything was heard.
  fileprivate var clause: String? { self == .full ? nil : "\(self)" }

  /// What interrupted or replaced the words; nil when everything was heard.
  fileprivate var cause: String? {
    switch self {
    case .full: nil
    case .cut(_, let by), .dropped(let by), .expired(let by), .merged(let by): "\(by)"
    }
  }
}
