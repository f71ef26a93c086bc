import EspeakEngine

/// MeCab as the tests find it; `scripts/setup` installs it.
enum Mecab {
  /// Reads Japanese with the installed dictionary.
  static let reader = JapaneseReader()

  /// Reads Japanese without a dictionary.
  static let absent = JapaneseReader(dictionary: "/nowhere")

  /// Whether it is installed.
  static var isHere: Bool { reader.hasDictionary }

  /// What a test says that is skipped without it.
  static let advice = "scripts/setup installs MeCab and IPADIC"
}
