import VoiceOverLanguages

/// The steps of a speech engine in order: speech, sounds and pauses; independent of any engine.
package struct SpeechPlan: Hashable, Sendable {
  /// A step.
  package enum Step: Hashable, Sendable {
    /// Speak a segment in a voice: the text, or the IPA of its attribute `ipa`.
    case say(Segment, text: String, voice: VoiceProfile)
    /// Play a sound, which is also a segment.
    case play(Segment, Sound)
    /// Play an audio graph, which is also a segment.
    indirect case sonify(Segment, AudioGraph)
    /// Be silent.
    case pause(Duration)
    /// A stop begins; counted from 1.
    case mark(stop: Int)
  }

  /// The steps in order.
  package var steps: [Step]

  /// A plan of steps.
  package init(steps: [Step] = []) { self.steps = steps }

  /// The silence between two elements while everything is read.
  package static let pauseWhileReading = Duration.milliseconds(350)
}

/// The plan of one utterance.
package struct PlannedUtterance: Hashable, Sendable {
  /// The steps of the description.
  package var description: [SpeechPlan.Step]
  /// The steps after the pause, which comes first: hint and cues.
  package var later: [SpeechPlan.Step]
  /// Where the steps with a segment come from, in their order; nil for a sound of the event, which
  /// is none of the utterance's segments.
  package var places: [SegmentPlace?] = []

  /// All steps, in order.
  package var steps: [SpeechPlan.Step] { description + later }
}

/// A step with a segment, and the place that it comes from.
private typealias PlacedStep = (step: SpeechPlan.Step, place: SegmentPlace)

extension Utterance {
  /// Whether another utterance has the same plan, because all inputs of the plan are equal.
  package func isPlanned(like other: Utterance) -> Bool {
    platform == other.platform
      && (sounds, pieces, hint, cues, settings, language)
        == (other.sounds, other.pieces, other.hint, other.cues, other.settings, other.language)
  }

  /// Plans the speech of the utterance.
  ///
  /// - Parameter voices: the voice of the scenario, and those for words in other languages.
  /// - Returns: the steps of the description, and those after the pause.
  package func planned(voices: Voices) -> PlannedUtterance {
    let system = Vocabulary.inForce(for: language).language
    func said(_ segment: Segment, at index: Int) -> [PlacedStep]? {
      let goesOn = index + 1 < pieces.count
      let parts = segment.said(
        in: voices, segment.spokenLanguage(ofSystem: system), settings.text, goesOn: goesOn)
      // A segment for which the engine has no words is not heard.
      guard !parts.isEmpty else { return nil }
      return parts.map { (step: $0.step, place: SegmentPlace(index: index, gap: $0.gap)) }
    }
    func steps(_ pause: Duration?, _ parts: [PlacedStep]) -> [SpeechPlan.Step] {
      (pause.map { [SpeechPlan.Step.pause($0)] } ?? []) + parts.map { $0.step }
    }
    let heard = paced(at: voices.main.rate) { index, segment in said(segment, at: index) }
    // Nothing goes on after a sound of the event, whatever its index is.
    let lead = sounds.flatMap { said($0, at: pieces.count) ?? [] }
    let parts = (heard.description + heard.later).flatMap { $0.part }
    return PlannedUtterance(
      description: lead.map { $0.step } + heard.description.flatMap { steps($0.pause, $0.part) },
      later: heard.later.flatMap { steps($0.pause, $0.part) },
      places: Array(repeating: nil, count: lead.count) + parts.map { Optional($0.place) })
  }
}

extension SpeechPlan.Step {
  /// The segment that is heard, or nil for silence.
  package var segment: Segment? {
    switch self {
    case .say(let segment, _, _), .play(let segment, _), .sonify(let segment, _): segment
    case .mark, .pause: nil
    }
  }
}
