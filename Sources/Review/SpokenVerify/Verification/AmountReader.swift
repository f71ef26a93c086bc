import ScreenTree
import VoiceOverLanguages
import VoiceOverSpeech

/// Compares pauses, pitches and languages at stops whose words are as predicted.
///
/// Only a recording of what a voice was asked to speak has them.
struct AmountReader {
  private let comparison: RecordingComparison
  private let recording: Recording
  private let prediction: Prediction

  /// How much shorter than the recorded pause the predicted silence may be, in seconds.
  private static let mostMissing = 0.05
  /// How much longer it may be: a voice is silent after a sentence without being asked to, 0.08 to 0.28
  /// seconds long.
  private static let mostOwn = 0.35
  /// How many percent two pitches may differ.
  private static let mostPitch = 1.0

  init(_ comparison: RecordingComparison, _ recording: Recording, _ prediction: Prediction) {
    self.comparison = comparison
    self.recording = recording
    self.prediction = prediction
  }

  /// The amounts in the order of the rows.
  func amounts() -> [Verification.Amount] {
    guard recording.steps.contains(where: { !$0.parts.isEmpty }) else { return [] }
    return comparison.rows.flatMap { row -> [Verification.Amount] in
      guard case .equal(let stop, let step) = row else { return [] }
      return amounts(of: recording.steps[step], number: step + 1, at: stop)
    }
  }

  private func amounts(
    of step: Recording.Step, number: Int, at stop: Int
  ) -> [Verification.Amount] {
    let planned = prediction.utterances[stop].spokenWords
    let heard = step.parts.map { ComparedWords.words(of: $0.text) }
    // A recording may lack what follows the hint; whatever else differs has no common places.
    guard planned.lazy.map(\.word).starts(with: heard.joined()) else { return [] }
    var place = 0
    return zip(step.parts, heard).flatMap { part, words -> [Verification.Amount] in
      guard !words.isEmpty else { return [] }
      defer { place += words.count }
      return amounts(of: part, number: number, planned[place])
    }
  }

  private func amounts(
    of part: Recording.Part, number: Int, _ planned: SpokenWord
  ) -> [Verification.Amount] {
    func amount(
      _ kind: Verification.Amount.Kind, _ heard: String, _ predicted: String, _ agrees: Bool
    ) -> Verification.Amount {
      .init(
        kind: kind, step: number, words: part.text.shown(in: 60), heard: heard,
        predicted: predicted, agrees: agrees)
    }
    var found: [Verification.Amount] = []
    let (pause, pitch) = (part.pause ?? 0, part.pitch ?? 0)
    if pause > 0 || planned.pause >= Recording.Part.pauseBeforeHint {
      let own = planned.pause - pause
      let agrees = pause > 0 && own >= -Self.mostMissing && own <= Self.mostOwn
      found.append(amount(.pause, pause.inSeconds, planned.pause.inSeconds, agrees))
    }
    if pitch != 0 || planned.pitch != 0 {
      let agrees = abs(planned.pitch - pitch) <= Self.mostPitch
      found.append(amount(.pitch, pitch.asChange, planned.pitch.asChange, agrees))
    }
    if let language = part.language {
      let agrees = language.primaryLanguage == planned.language.primaryLanguage
      found.append(amount(.language, language.shown(in: 40), planned.language, agrees))
    }
    return found
  }
}

/// A word as a voice is asked to speak it.
private struct SpokenWord {
  /// The word as it is compared.
  var word: String
  /// The silence before it in seconds.
  var pause: Double
  /// How much the pitch is raised in percent.
  var pitch: Double
  /// The language as a BCP 47 tag.
  var language: String
}

extension Utterance {
  /// The words of its plan in their order; sounds have none.
  fileprivate var spokenWords: [SpokenWord] {
    // The plan needs a voice for each language, of which only the language counts here.
    func voice(_ tag: String) -> VoiceProfile {
      VoiceProfile(name: tag, language: tag, engineVoice: tag)
    }
    let voices = Voices(voice(language), others: Vocabulary.all.map { voice($0.language) })
    let system = Vocabulary.inForce(for: language).language
    var pause = Duration.zero
    var found: [SpokenWord] = []
    for step in planned(voices: voices).steps {
      if case .pause(let duration) = step { pause += duration }
      guard case .say(let segment, _, _) = step else { continue }
      let tag = segment.spokenLanguage(ofSystem: system) ?? language
      for word in ComparedWords.words(of: segment.text) {
        found.append(
          SpokenWord(
            word: word, pause: pause / .seconds(1), pitch: Double(segment.percent), language: tag))
        pause = .zero
      }
    }
    return found
  }
}

extension Double {
  /// The number of seconds to the hundredth, with its unit.
  fileprivate var inSeconds: String { "\(shortest) s" }

  /// The number as a change in percent.
  fileprivate var asChange: String { "\(self > 0 ? "+" : "")\(shortest) %" }

  /// The number to the hundredth, without a fraction of zero.
  private var shortest: String {
    let number = (self * 100).rounded() / 100
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
