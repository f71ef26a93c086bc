import ArgumentParser
import EspeakEngine
import SpokenScreen

struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices", abstract: "Lists the voices that --voice takes.")

  @Flag(help: "Lists the engine's own voices, which a voice file can name.")
  var engine = false

  func run() throws {
    guard engine else {
      for profile in try VoiceOptions.catalog().profiles {
        let words = Vocabulary.for(profile.language) == nil ? "VoiceOver's words in English" : ""
        let variant = profile.variant.map { "+\($0)" } ?? ""
        try Console.output(
          [
            profile.name, profile.language, profile.engineVoice + variant, "\(profile.rate) wpm",
            words,
          ]
          .filter { !$0.isEmpty }.joined(separator: "\t") + "\n")
      }
      return
    }
    let synthesizer = try VoiceOptions.synthesizer()
    for voice in try endingWithStatus({ try synthesizer.voices() }) {
      try Console.output("\(voice.language)\t\(voice.identifier)\t\(voice.name)\t\(voice.gender)\n")
    }
  }
}
