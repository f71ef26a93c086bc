import Foundation
import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension Segment {
  /// The plan's steps for the segment, one for each part with uniform attributes.
  ///
  /// - Parameters:
  ///   - voices: the voice of the scenario, and those for words in other languages.
  ///   - language: the language of the segment; nil for that of the scenario's voice.
  ///   - settings: how text is read.
  ///   - goesOn: whether another segment follows, so that the intonation must not fall.
  /// - Returns: the steps.
  func said(
    in voices: Voices, _ language: String?, _ settings: TextSettings, goesOn: Bool
  ) -> [SpeechPlan.Step] {
    if case .sound(let sound) = content { return [.play(self, sound)] }
    if case .graph(let graph) = content { return [.sonify(self, graph)] }
    let runs = runs()
    return runs.enumerated().compactMap { index, run in
      let voice = voices.voice(for: run.language ?? language).raised(by: run.percent)
      // Marks alone have names in a whole segment; in a part of one they are pauses.
      let words = run.words(in: voice.language, settings, isAll: runs.count == 1)
      guard !words.isBlank else { return nil }
      let isLast = index + 1 == runs.count
      return .say(run, text: goesOn && isLast ? words.goingOn : words, voice: voice)
    }
  }

  /// How far the pitch is changed, in percent: by VoiceOver, and by its own attribute.
  ///
  /// An attribute of 1 doubles the frequency, one of -1 halves it.
  package var percent: Int {
    guard let pitch = attributes.speech?.pitch, pitch != 0 else { return pitchChange }
    // VoiceOver and the attribute both scale the frequency, so that they are multiplied.
    let factor = (1 + Double(pitchChange) / 100) * pow(2, pitch)
    return Int(((factor - 1) * 100).rounded())
  }

  /// The words for the engine, of the whole segment or of a part.
  private func words(in language: String, _ settings: TextSettings, isAll: Bool) -> String {
    var settings = settings
    settings.isRawName = reason.pass == .imageName
    if attributes.speech?.alwaysIncludesPunctuation == true {
      settings.punctuation.group = .all
      // Apple's page on the attribute has "it apostrophe s".
      settings.namesApostrophes = true
    }
    let normalizer = Normalizer(language: language, settings: settings)
    guard attributes.speech?.spellsOut == true else {
      return isAll ? normalizer.speech(forAll: speech) : normalizer.speech(for: speech)
    }
    return normalizer.spelled(speech).joined(separator: ", ")
  }
}

extension String {
  /// The text with a comma at its end, so that the intonation does not fall before the next
  /// segment.
  fileprivate var goingOn: String {
    guard let last, last.isLetter || last.isNumber else { return self }
    return self + ","
  }
}
