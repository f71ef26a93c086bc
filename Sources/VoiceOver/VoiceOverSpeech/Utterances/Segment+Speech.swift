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
  /// - Returns: the steps, each with what the segment has between it and the one before.
  func said(
    in voices: Voices, _ language: String?, _ settings: TextSettings, goesOn: Bool
  ) -> [(step: SpeechPlan.Step, gap: String)] {
    if case .sound(let sound) = content { return [(.play(self, sound), "")] }
    if case .graph(let graph) = content { return [(.sonify(self, graph), "")] }
    let runs = runs()
    var steps: [(step: SpeechPlan.Step, gap: String)] = []
    var gap = ""
    for (index, run) in runs.enumerated() {
      let part = run.segment
      let voice = voices.voice(for: part.language ?? language).raised(by: part.percent)
      // Marks alone have names in a whole segment; in a part of one they are pauses.
      let words = part.words(in: voice.language, settings, isAll: runs.count == 1)
      gap += run.gap
      guard !words.isBlank else {
        gap += part.text
        continue
      }
      let isLast = index + 1 == runs.count
      let text = goesOn && isLast ? words.goingOn : words
      steps.append((.say(part, text: text, voice: voice), steps.isEmpty ? "" : gap))
      gap = ""
    }
    return steps
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
