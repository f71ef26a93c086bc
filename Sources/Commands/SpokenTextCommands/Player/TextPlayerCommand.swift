import ArgumentParser
import ScreenScenarios
import SpokenCheck
import SpokenFiles
import SpokenPage
import VoiceOverSpeech

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

  func validate() throws {
    try options.check(inputs: [file.input])
    try player.check(file.output, of: file.input, named: name)
  }

  /// What a page in a folder is named after.
  private var name: String { options.nameForOutput(of: file.input) }

  func run() throws {
    let input = try options.reviewed(try options.input(file.input))
    let scenario = input.scenario
    let pictures = try player.pictures(for: scenario)
    let (data, failures) = record(scenario, pictures, input.review)
    var page = PlayerPage(data, soundAt: nil)
    page.pictures = pictures.mapValues(\.bytes)
    if let other = player.compare {
      let old = try options.scenario(other)
      page.data.comparison = PageData.Comparison(
        name: other, of: SpokenTranscript(old), record(old, [:], nil).data,
        with: SpokenTranscript(scenario), page.data)
    }
    let text = try page.text()
    let output = try player.page(
      file.output, named: name, followsLinks: options.followLinks)
    try endingWithStatus { try TextFile.save(output) { text } }
    try failures.report()
  }

  /// The data of a run at the times of the model.
  private func record(
    _ scenario: Scenario, _ pictures: [Int: ScreenPicture], _ review: PageReview?
  ) -> (data: PageData, failures: [StepFailure]) {
    let (record, failures) = PageRecord.estimate(of: scenario, sampleRate: Self.sampleRate)
    return (record.data(titled: player.title, pictures: pictures, review: review), failures)
  }
}
