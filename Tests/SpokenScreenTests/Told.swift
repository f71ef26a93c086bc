import SpokenScreen
import Testing

/// What a walk over views says, stops parted by ` // `.
func told(
  _ views: String, platform: Platform = .ios, hints: String = "true"
) throws -> String {
  var settings = SpeechSettings()
  try settings.set("speakHints", to: hints)
  let text = "screen: S\nviews:\n" + views.split(separator: "\n").map { "  \($0)\n" }.joined()
  let reading = ScreenReader.read(Array(text.utf8), file: "s")
  var screen = try #require(reading.value, "\(reading.findings)")
  screen.platform = platform
  let resolution = resolve(screen)
  return Telling(
    Script.walk(through: resolution), words: .english, platform: platform,
    settings: settings
  ).map { utterance in
    ([utterance.description(in: .voiceover)] + [utterance.hint(in: .voiceover)].compactMap { $0 }
      + utterance.cues(in: .voiceover)).joined(separator: " | ")
  }.joined(separator: " // ")
}
