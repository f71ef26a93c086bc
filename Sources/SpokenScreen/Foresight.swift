import ScreenSpeech

/// What will be spoken soon, told to an engine that can make several things at once.
///
/// The same story is told at a fixed rate, some utterances ahead. What is heard may differ, because
/// the real durations decide; what is said hardly ever does, and a wrong guess costs time only.
struct Foresight {
  private var telling: Telling?
  private var asked = 0
  private var told = 0
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

  /// Takes note that an utterance is asked for, and tells of those that come later.
  mutating func goOn() {
    asked += 1
    while told < asked + synthesizer.foresight, let utterance = telling?.next() {
      told += 1
      for case .say(let segment, let text, let voice) in utterance.planned(voices: voices).steps
      where segment.attributes.speech?.ipa == nil {
        synthesizer.prepare(text, in: voice)
      }
    }
  }
}
