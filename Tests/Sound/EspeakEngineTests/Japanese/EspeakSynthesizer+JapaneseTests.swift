import EspeakEngine
import SpokenSound
import Testing
import VoiceOverSpeech

@Suite struct EspeakSynthesizerJapaneseTests {
  private let voice = VoiceProfile(name: "ja", language: "ja", engineVoice: "jpx/ja")
  /// The same voice without a language that the reader knows.
  private let bare = VoiceProfile(name: "bare", language: "x", engineVoice: "jpx/ja")

  private func engine(_ reader: JapaneseReader) throws -> EspeakSynthesizer {
    try EspeakSynthesizer(memory: 0, japanese: reader)
  }

  @Test(.enabled(if: Mecab.isHere, "\(Mecab.advice)"))
  func `speaks the pronunciation`() throws {
    let engine = try engine(Mecab.reader)
    #expect(
      try engine.speak("東京都の天気予報", in: voice)
        == engine.speak("トーキョートノテンキヨホー", in: bare))
    // "Chinese letter" seven times takes more than ten times as long.
    let spelled = try engine.speak("東京都の天気予報", in: bare).duration
    #expect(try engine.speak("東京都の天気予報", in: voice).duration * 3 < spelled)
  }

  @Test func `leaves ideographs out without a dictionary`() throws {
    let engine = try engine(Mecab.absent)
    #expect(
      try engine.speak("設定する", in: voice) == engine.speak("する", in: bare))
    let silent = try engine.speak("設定", in: voice)
    #expect(silent.duration == .milliseconds(300))
    #expect(silent.samples.allSatisfy { $0 == 0 })
    #expect(try engine.speak("…", in: voice).samples.isEmpty)
  }

  @Test func `leaves other languages alone`() throws {
    let with = try engine(Mecab.reader)
    let without = try engine(Mecab.absent)
    #expect(
      try with.speak("中文 3", in: Engine.american) == without.speak("中文 3", in: Engine.american))
  }
}
