import ArgumentParser
import Files
import ScreenScenarios
import ScreenSpeech
import SpokenPage
import SpokenReview

/// The player page without its sound: words, reasons and times, which are those of the model.
struct TextPlayerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract: "Writes a page with the transcript, the drawn screen and the reason for each word.",
    discussion: """
      The page is that of `spoken player` without sound; its times are estimates. It is one HTML \
      file, opens without a network, and is readable without its script.
      Example: spoken-text player samples/hello.screen.yaml -o hello.html
      """)

  /// The frames of a second: times of the model are whole milliseconds.
  private static let sampleRate = 1000

  @OptionGroup var file: PageFile

  @OptionGroup var player: PlayerOptions
  @OptionGroup var options: ScenarioOptions

  func validate() throws { try player.check(file.output, of: file.input) }

  func run() throws {
    let scenario = try options.scenario(file.input)
    let pictures = try player.pictures(for: scenario)
    let (data, failures) = record(scenario, pictures)
    var page = PlayerPage(data, soundAt: nil)
    page.pictures = pictures.mapValues(\.bytes)
    if let other = player.compare {
      let old = try options.scenario(other)
      page.data.comparison = PageData.Comparison(
        name: other, of: SpokenTranscript(old), record(old, [:]).data,
        with: SpokenTranscript(scenario), page.data)
    }
    let text = try page.text()
    let name = try player.page(file.output, of: file.input)
    try endingWithStatus { try TextFile.save(name) { text } }
    try failures.report()
  }

  /// The data of a run at the times of the model.
  private func record(
    _ scenario: Scenario, _ pictures: [Int: ScreenPicture]
  ) -> (data: PageData, failures: [StepFailure]) {
    var record = PageRecord(of: scenario, sampleRate: Self.sampleRate)
    let failures = scenario.run { utterance in
      let end = utterance.heard.start + utterance.heard.length
      record.utterances.append(utterance)
      record.heard[record.utterances.count] = (
        Self.frames(utterance.heard.start..<end), Self.segments(of: utterance)
      )
      record.length = max(record.length, Self.frame(end))
    }
    return (record.data(titled: player.title, pictures: pictures), failures)
  }

  /// The segments that are heard before the utterance ends or is cut; a sound alone takes no time.
  private static func segments(of utterance: Utterance) -> [HeardSegment] {
    let (description, later) = FixedRate().times(of: utterance)
    let start = utterance.heard.start
    let end = start + utterance.heard.length
    guard utterance.heard.description != .full || !(description + later).isEmpty else {
      return utterance.pieces.map { HeardSegment($0, frames: frames(start..<end)) { _ in [] } }
    }
    return (description + later).filter { start + $0.time.lowerBound < end }.map { timed in
      let time = start + timed.time.lowerBound..<min(start + timed.time.upperBound, end)
      return HeardSegment(timed.segment, frames: frames(time)) { _ in [] }
    }
  }

  private static func frames(_ time: Range<Duration>) -> Range<Int> {
    frame(time.lowerBound)..<frame(time.upperBound)
  }

  private static func frame(_ time: Duration) -> Int {
    Int((time / .seconds(1) * Double(sampleRate)).rounded())
  }
}
