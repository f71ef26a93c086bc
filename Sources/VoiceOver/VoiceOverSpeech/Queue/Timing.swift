import ScreenTree

/// The durations of the parts of an utterance.
package struct Timing: Hashable, Sendable {
  /// From the start to the end of the description.
  package var description: Duration
  /// From the start to the first word after the pause, or nil.
  package var laterStart: Duration?
  /// From the start to the end of everything.
  package var total: Duration

  /// The timing of a description.
  package init(_ description: Duration) {
    self.description = description
    total = description
  }

  /// Adds up the steps of an utterance.
  ///
  /// - Parameters:
  ///   - plan: the plan of the utterance.
  ///   - duration: the duration of a text in a voice.
  package init(
    _ plan: PlannedUtterance, duration: (SpeechPlan.Step) throws -> Duration
  ) rethrows {
    description = try plan.description.reduce(.zero) { try $0 + duration($1) }
    total = try plan.later.reduce(description) { try $0 + duration($1) }
    if case .pause(let pause)? = plan.later.first { laterStart = description + pause }
  }
}

/// Durations of texts without an engine: a fixed number of letters per second.
package struct FixedRate: Hashable, Sendable {
  /// The number of words of six letters in a minute.
  package var wordsPerMinute: Int

  /// A rate; 180 words per minute is that of the built-in voices.
  package init(wordsPerMinute: Int = 180) { self.wordsPerMinute = wordsPerMinute }

  /// The duration of a text: at least 150 milliseconds.
  package func duration(of text: String) -> Duration {
    // 10,000 is a minute in milliseconds over the six letters of a word.
    .milliseconds(max(150, text.unicodeScalars.count * 10_000 / max(wordsPerMinute, 1)))
  }

  /// The durations of the parts of an utterance, with the pauses between them.
  package func timing(of utterance: Utterance) -> Timing {
    let (description, later) = times(of: utterance)
    var timing = Timing(description.last?.time.upperBound ?? .zero)
    timing.laterStart = later.first?.time.lowerBound
    timing.total = later.last?.time.upperBound ?? timing.description
    return timing
  }

  /// The index of a segment among all of its utterance, with its time from the start.
  package typealias SegmentTime = (index: Int, time: Range<Duration>)

  /// The times of the segments that are heard, from the start of the utterance.
  package func times(
    of utterance: Utterance
  ) -> (description: [SegmentTime], later: [SegmentTime]) {
    // The same segments and pauses as in the plan of the speech, so that both agree on times.
    let firstLater = utterance.pieces.count
    let spoken = utterance.paced(at: wordsPerMinute) { index, segment in
      length(of: segment, isLater: index >= firstLater).map { (index: index, length: $0) }
    }
    var end = Duration.zero
    func timed(_ parts: Utterance.Paced<(index: Int, length: Duration)>) -> [SegmentTime] {
      parts.map { pause, part -> SegmentTime in
        let start = end + (pause ?? .zero)
        end = start + part.length
        return (part.index, start..<end)
      }
    }
    let description = timed(spoken.description)
    return (description, timed(spoken.later))
  }

  /// The duration of a segment; nil when nothing of it is heard, or a sound at once, which takes no
  /// time.
  private func length(of segment: Segment, isLater: Bool) -> Duration? {
    if let graph = segment.graph { return graph.duration }
    guard segment.isSpoken || (isLater && segment.kind.isTone) else { return nil }
    return duration(of: segment.speech)
  }
}

extension Segment {
  /// Whether an engine has words of it to speak.
  package var isSpoken: Bool { !speech.isBlank }
}
