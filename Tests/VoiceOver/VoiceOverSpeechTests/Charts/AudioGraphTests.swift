import Testing
import VoiceOverSpeech

struct AudioGraphTests {
  private func graph(_ notes: [AudioGraph.Note], seconds: Double) -> AudioGraph {
    AudioGraph(notes: notes, isContinuous: false, pitch: 130.8...1046.5, seconds: seconds)
  }

  @Test(arguments: [
    (4.75, 0.5, 5.0, 5.25), (4.75, 0.5, 6.0, 6.0), (0.0, 0.0, 5.0, 5.0), (4.75, 0.25, 5.0, 5.0),
  ]) func `is as long as its series, or longer for a tone that ends later`(
    time: Double, length: Double, series: Double, seconds: Double
  ) {
    let notes = [
      AudioGraph.Note(time: time, level: 1, length: length),
      .init(time: 0, level: nil, length: 0),
    ]
    #expect(graph(notes, seconds: series).seconds == seconds)
  }

  @Test(arguments: [(0.0, 0), (5.25, 5_250_000), (1.2345678, 1_234_568), (0.0000004, 0)])
  func `has its length in whole microseconds`(seconds: Double, microseconds: Int) {
    #expect(graph([], seconds: seconds).duration == .microseconds(microseconds))
  }

  @Test func `has no ticks and the first timbre unless they are given`() {
    let graph = graph([], seconds: 1)
    #expect(graph.ticks == [] && graph.timbre == 0)
  }
}
