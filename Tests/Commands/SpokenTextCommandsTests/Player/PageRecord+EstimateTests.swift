import ScreenScenarios
import ScreenTree
import SpokenPage
import SpokenTextCommands
import Testing
import VoiceOverSpeech

struct PageRecordEstimateTests {
  /// The segments of each stop with their times in milliseconds, without any sound.
  private func times(_ views: [Node], _ steps: [Walkthrough.Step]? = nil) -> [[String]] {
    let scenario = Scenario(Screen(title: "S", views: views), steps: steps)
    let (record, failures) = PageRecord.estimate(of: scenario, sampleRate: 1000)
    #expect(failures.isEmpty)
    return record.data(titled: nil, pictures: [:]).stops.map { stop in
      stop.segments.map { "\($0.text) \($0.frames.map { "\($0)" } ?? "unheard")" }
    }
  }

  private let pay = Node(
    .button, title: "Pay", properties: [.hint("Pays."), .actions(["Share"])])

  @Test func `each segment has its own time, a sound among them none`() {
    #expect(
      times([pay], [.init(.gesture(.previous, count: 1))]) == [
        [
          "Pay 0..<166", "Button 426..<759", "Pays. 1819..<2096", "Actions available 2356..<3300",
        ], ["boundary reached 4000..<4000", "Pay 4000..<4166"],
      ])
  }

  @Test func `words at another pitch have their mark beside them`() throws {
    var settings = SpeechSettings()
    try settings.set("actions", to: "pitch")
    let scenario = Scenario(Screen(title: "S", views: [pay]), settings: settings)
    let record = PageRecord.estimate(of: scenario, sampleRate: 1000).record
    let last = record.data(titled: nil, pictures: [:]).stops.first?.segments.last
    #expect(last?.text == "Actions available" && last?.mark == "[pitch +20%]")
    #expect(last?.markedText == "[pitch +20%] Actions available")
  }

  @Test func `what would begin after the cut has no time`() {
    let steps: [Walkthrough.Step] = [
      .init(.wait(.milliseconds(500))), .init(.gesture(.next, count: 1)),
    ]
    let stops = times([pay, Node(.text, title: "Total")], steps)
    #expect(
      stops.first == [
        "Pay 0..<166", "Button 426..<500", "Pays. unheard", "Actions available unheard",
      ])
    #expect(stops.last == ["Total 500..<777"])
  }
}
