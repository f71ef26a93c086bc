import SpokenScreen
import Testing

/// What a walk over views says, stops parted by ` // `.
func told(
  _ views: String, platform: Platform = .ios, style: TextStyle = .voiceover,
  _ changes: [String: String] = [:]
) throws -> String {
  var settings = SpeechSettings()
  for (key, value) in changes { try settings.set(key, to: value) }
  let text = "screen: S\nviews:\n" + views.split(separator: "\n").map { "  \($0)\n" }.joined()
  let reading = ScreenReader.read(Array(text.utf8), file: "s")
  var screen = try #require(reading.value, "\(reading.findings)")
  screen.platform = platform
  let resolution = resolve(screen, settings: settings.resolver)
  return Telling(
    Script.walk(through: resolution), words: .english, platform: platform,
    settings: settings
  ).map { utterance in
    ([utterance.description(in: style)] + [utterance.hint(in: style)].compactMap { $0 }
      + utterance.cues(in: style)).joined(separator: " | ")
  }.joined(separator: " // ")
}
