import EspeakEngine
import SpokenScreen

extension EspeakSynthesizer {
  /// What is said about Japanese of some scenarios that is left out of the sound; nil for nothing.
  func japaneseWarning(of scenarios: [Scenario]) -> String? {
    japanese.warning(of: scenarios.reduce(0) { $0 + $1.unreadCharacters(by: japanese) })
  }
}

extension Scenario {
  /// How many Japanese characters of everything that is said are left out of the sound.
  ///
  /// - Parameter reader: what reads Japanese; nil when nothing has to.
  /// - Returns: the number of characters.
  func unreadCharacters(by reader: JapaneseReader?) -> Int {
    guard let reader, mayBeJapanese else { return 0 }
    return utterances.reduce(0) { $0 + reader.unread(in: $1.japaneseTexts) }
  }

  /// Whether the screens or any of their views are in Japanese: only then is it worth a second run.
  private var mayBeJapanese: Bool {
    language.isJapanese || screens.contains { $0.language.isJapanese }
      || resolutions.contains { $0.elements.contains { $0.language?.isJapanese == true } }
  }
}
