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

  /// All steps, in order.
  package var steps: [SpeechPlan.Step] { description + later }
}

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
    let pauses = Pauses(of: self, at: voices.main.rate)
    func said(_ segment: Segment, goesOn: Bool = false) -> [SpeechPlan.Step] {
      segment.said(
        in: voices, segment.spokenLanguage(ofSystem: system), settings.text, goesOn: goesOn)
    }
    var description = sounds.flatMap { said($0) }
    var isFirst = true
    for (index, segment) in pieces.enumerated() {
      let said = said(segment, goesOn: index + 1 < pieces.count)
      // A segment for which the engine has no words must not leave a pause.
      guard !said.isEmpty else { continue }
      if !isFirst { description.append(.pause(pauses.before(index, in: pieces))) }
      description += said
      isFirst = false
    }
    var later: [SpeechPlan.Step] = []
    let rest = hint + cues
    for (index, segment) in rest.enumerated() {
      let said = said(segment)
      guard !said.isEmpty else { continue }
      let pause = later.isEmpty ? pauseBeforeLater : pauses.before(index, in: rest)
      later += [.pause(pause)] + said
    }
    return PlannedUtterance(description: description, later: later)
  }
}

extension Utterance {
  /// The silence before what comes after the description: shorter after an audio graph.
  var pauseBeforeLater: Duration {
    pieces.last?.graph == nil ? settings.hintDelay : AudioGraph.pauseBeforeEnd
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
