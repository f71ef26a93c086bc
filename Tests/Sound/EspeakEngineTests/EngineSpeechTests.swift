import SpokenSound
import Testing
import VoiceOverSpeech

@testable import EspeakEngine

struct EngineSpeechTests {
  /// What a worker tells of the starts of words: their places, from 1, and their samples.
  private func starts(_ words: [(Int32, Int32)]) -> ArraySlice<UInt8> {
    words.flatMap { [$0.0, $0.1] }.withUnsafeBytes { Array($0)[...] }
  }

  private func words(_ text: String, _ starts: [(Int32, Int32)]) -> [String] {
    let samples = [Int16](repeating: 9, count: 1000)
    var speech = EngineSpeech(samples, starts: self.starts(starts), of: text)
    return speech.takeAudio(at: 22_050).words.map { "\($0.text) \($0.samples)" }
  }

  @Test func `gives each word its time until the next`() {
    #expect(words("one two", [(1, 0), (5, 400)]) == ["one 0..<400", "two 400..<1000"])
    // Several starts in a word, one that steps back, and places behind the text.
    #expect(
      words("one two", [(1, 0), (2, 100), (5, 400), (6, 300), (99, 900)])
        == ["one 0..<400", "two 400..<1000"])
    #expect(words("", [(1, 0)]) == [])
  }

  @Test func `shares time among words without a start`() {
    // Seven scalars share 700 samples, of which "the" begins at the fourth.
    #expect(
      words("of the day", [(1, 0), (8, 600)]) == ["of 0..<300", "the 300..<600", "day 600..<1000"])
  }

  @Test func `survives a reply that is cut short`() {
    let whole = starts([(1, 0), (5, 2)])
    for count in 0..<whole.count {
      let speech = EngineSpeech([1, 2, 3], starts: whole.prefix(count), of: "one two")
      #expect(speech.words.first == .init(text: "one", start: 0))
      #expect(speech.samples == [1, 2, 3])
    }
  }

  @Test func `follows what comes before it`() {
    var whole = EngineSpeech([Int16](repeating: 1, count: 20), starts: starts([(1, 5)]), of: "One")
    whole.append(
      EngineSpeech([Int16](repeating: 1, count: 20), starts: starts([(1, 5)]), of: "Two"))
    #expect(whole.words.map(\.start) == [5, 25])
    #expect(whole.samples.count == 40)
  }
}
