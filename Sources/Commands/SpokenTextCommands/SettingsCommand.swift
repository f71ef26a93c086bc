import ArgumentParser
import ScreenScenarios
import VoiceOverSpeech

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Lists the settings, what they can be, and what they mean.",
    discussion: "Example: \(Program.name) settings --format json")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @Option(help: "The format: text, json, or markdown with the pauses and pitches.")
  var format = Format.text

  func run() throws {
    switch format {
    case .text:
      for setting in SpeechSettings.descriptions {
        try Console.output(
          "\(setting.key)=\(setting.value)\t\(setting.allowed)\t\(setting.meaning)\n")
      }
    case .json:
      let rows = SpeechSettings.descriptions.map { setting in
        [
          "key": setting.key, "default": setting.value, "allowed": setting.allowed,
          "meaning": setting.meaning,
        ]
      }
      try Console.output(try rows.prettyJSON())
    case .markdown: try Console.output(SpeechSettings.page)
    }
  }
}
