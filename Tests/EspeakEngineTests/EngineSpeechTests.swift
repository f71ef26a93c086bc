import ScreenSpeech
import Testing

@testable import EspeakEngine

@Suite struct EngineSpeechTests {
  /// The reply of a worker: places of words in scalars from 1 with their samples, and the samples.
  func speech(_ text: String, _ words: [(Int32, Int32)], count: Int) -> EngineSpeech {
    let numbers = [Int32(words.count)] + words.flatMap { [$0.0, $0.1] }
    let samples = [Int16](repeating: 1, count: count)
    let head = numbers.withUnsafeBytes { Array($0) }
    let sound = samples.withUnsafeBytes { Array($0) }
    return EngineSpeech((head + sound)[...], of: text)
  }

  @Test func `places each word where it begins`() {
    let speech = speech("Save it", [(1, 10), (6, 50)], count: 100)
    #expect(speech.words == [.init(text: "Save", start: 10), .init(text: "it", start: 50)])
    #expect(speech.samples.count == 100)
  }

  @Test func `gives words that the engine joins their share of the time`() {
    let speech = speech("out of the box", [(1, 0), (12, 80)], count: 100)
    #expect(speech.words.map(\.text) == ["out", "of", "the", "box"])
    #expect(speech.words.map(\.start) == [0, 32, 56, 80])
  }

  @Test func `follows what comes before it`() {
    var whole = speech("One", [(1, 5)], count: 20)
    whole.append(speech("Two", [(1, 5)], count: 20))
    #expect(whole.words.map(\.start) == [5, 25])
    #expect(whole.samples.count == 40)
  }

  @Test func `reads no more than there is`() {
    #expect(EngineSpeech([255, 255, 255, 127], of: "a").samples == [])
    #expect(EngineSpeech([], of: "a").words == [.init(text: "a", start: 0)])
  }
}
