import ArgumentParser
import EspeakEngine
import SpokenScreen
import SpokenTextCommands

struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices", abstract: "Lists the voices that --voice takes.",
    discussion: "Example: spoken voices")

  @Flag(help: "List the engine's voices, which a voice file can name.")
  var engine = false

  @Flag(help: "List VoiceOver's words in each language, and how well each is attested.")
  var words = false

  func run() throws {
    if words { return try listWords() }
    if engine { return try listEngineVoices() }
    for profile in try VoiceOptions.catalog().profiles {
      let variant = profile.variant.map { "+\($0)" } ?? ""
      try Console.output(
        [
          profile.name, profile.language, profile.engineVoice + variant, "\(profile.rate) wpm",
          Self.words(for: profile.language), Self.texts(in: profile.language),
        ].map(\.printedLine).joined(separator: "\t") + "\n")
    }
  }

  private func listEngineVoices() throws {
    let synthesizer = try EngineOptions.synthesizer()
    for voice in try endingWithStatus({ try synthesizer.voices() }) {
      try Console.output("\(voice.language)\t\(voice.identifier)\t\(voice.name)\t\(voice.gender)\n")
    }
  }

  private func listWords() throws {
    for vocabulary in Vocabulary.all {
      for entry in vocabulary.entries {
        let row = [vocabulary.language, entry.key, entry.text, entry.evidence.summary]
        try Console.output(row.joined(separator: "\t") + "\n")
      }
    }
  }

  /// Whether prices, dates and the like are turned into words of the language.
  private static func texts(in language: String) -> String {
    Normalizer.hasRules(for: language) ? "texts read by rules" : "texts left to the engine"
  }

  /// How many of VoiceOver's words are verified in a language.
  private static func words(for language: String) -> String {
    guard let vocabulary = Vocabulary.for(language) else {
      return "VoiceOver's words in English"
    }
    let entries = vocabulary.entries
    let verified = entries.count { $0.evidence.isVerified }
    return "\(verified) of \(entries.count) words verified"
  }
}
