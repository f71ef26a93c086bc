import ScreenSpeech

/// How utterances are spoken, told ahead to an engine that can make several things at once.
///
/// The same story is told at a fixed rate, some utterances ahead. What is heard may differ, because
/// the real durations decide; what is said hardly ever does, and a wrong guess costs time only.
struct Foresight {
  private var telling: Telling?
  /// What was told and is not asked for yet, the next first.
  private var ahead: [(utterance: Utterance, plan: PlannedUtterance)] = []
  private let synthesizer: any Synthesizer
  private let voices: Voices

  /// Creates the foresight of a story.
  ///
  /// - Parameters:
  ///   - story: what is told.
  ///   - synthesizer: what speaks it, and says how far ahead it wants to know.
  ///   - voices: the voices that speak.
  init(_ story: Story, _ synthesizer: any Synthesizer, _ voices: Voices) {
    telling = synthesizer.foresight > 0 ? story.telling : nil
    self.synthesizer = synthesizer
    self.voices = voices
  }

  /// How the next utterance is spoken; tells of those that come later first.
  mutating func plan(of utterance: Utterance) -> PlannedUtterance {
    while ahead.count <= synthesizer.foresight, let next = telling?.next() {
      let plan = next.planned(voices: voices)
      ahead.append((next, plan))
      for case .say(let segment, let text, let voice) in plan.steps
      where segment.attributes.speech?.ipa == nil {
        synthesizer.prepare(text, in: voice)
      }
    }
    guard !ahead.isEmpty else { return utterance.planned(voices: voices) }
    let guess = ahead.removeFirst()
    return guess.utterance.isPlanned(like: utterance)
      ? guess.plan : utterance.planned(voices: voices)
  }
}
