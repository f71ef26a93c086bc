import Foundation

/// Reads Japanese aloud for a voice that knows kana alone.
///
/// The words and their pronunciation come from MeCab with its dictionary IPADIC, where they are
/// installed; both are loaded when the first text needs them. Without them kana are read as they are,
/// and ideographs are left out of the sound.
package struct JapaneseReader: Sendable {
  /// The most scalars that MeCab gets at once.
  static let longestPart = 500

  /// How to install what is missing.
  package static let advice =
    "install it with `apt install mecab-ipadic-utf8 libmecab2` (macOS: `brew install mecab "
    + "mecab-ipadic`)"

  private let libraries: [String]
  private let folders: [String]
  private let opened = Once<MecabDictionary?>()

  /// A reader with the dictionary of a folder, or of the usual ones.
  ///
  /// - Parameters:
  ///   - folder: the only folder in which the dictionary may be, as a whole path; nil or an empty
  ///     name for those in which packages put it.
  ///   - libraries: names and paths of MeCab's library.
  package init(
    dictionary folder: String? = nil, libraries: [String] = JapaneseReader.libraries
  ) {
    self.libraries = libraries
    folders = folder.flatMap { $0.isEmpty ? nil : [$0] } ?? Self.folders
  }

  /// A reader with the dictionary that an environment names in `SPOKEN_MECAB`, or of the usual folders.
  package init(_ environment: [String: String]) {
    self.init(dictionary: environment["SPOKEN_MECAB"])
  }

  private var dictionary: MecabDictionary? {
    opened.value { MecabDictionary(libraries: libraries, folders: folders) }
  }

  /// Whether ideographs can be read.
  package var hasDictionary: Bool { dictionary != nil }

  /// What reads ideographs: the version and the folder; nil without it.
  package var dictionaryName: String? { dictionary.map { "MeCab \($0.version), \($0.folder)" } }

  /// A text as the voice can say it, and how many of its characters it cannot.
  package func speech(of text: String) -> JapaneseSpeech { JapaneseSpeech(words(of: text)) }

  /// How many characters of some texts are left out of the sound.
  package func unread(in texts: [String]) -> Int {
    texts.reduce(0) { $0 + speech(of: $1).unread }
  }

  /// What is said about characters that are left out of the sound, with what helps; nil for none.
  package func warning(of count: Int) -> String? {
    guard count > 0 else { return nil }
    let what = count == 1 ? "1 Japanese character is" : "\(count) Japanese characters are"
    let why =
      hasDictionary
      ? "MeCab's dictionary has no reading for \(count == 1 ? "it" : "them")"
      : "MeCab with its dictionary is missing; \(Self.advice)"
    return "\(what) left out of the sound: \(why)"
  }

  /// A text with the reading in hiragana after each group of ideographs: `東京都(とうきょうと)`.
  ///
  /// - Parameter text: the text as it is written.
  /// - Returns: the text; nil when it has no ideographs, or there is no dictionary.
  package func furigana(of text: String) -> String? {
    guard text.unicodeScalars.contains(where: \.isKanji), hasDictionary else { return nil }
    return Furigana(words(of: text)).text
  }

  /// The words of a text, in order; together they are the text in its usual characters.
  package func words(of text: String) -> [JapaneseToken] {
    let scalars = JapaneseText.usual(text)
    return JapaneseText.parts(of: scalars, longest: Self.longestPart).flatMap { part in
      // A dictionary of Japanese has nothing to say about other letters, and takes long to say it.
      let isJapanese = part.contains { $0.isKanji || $0.isKana }
      let words = isJapanese ? dictionary?.words(of: JapaneseText.modern(part)) ?? [] : []
      // What MeCab refuses is read as without it.
      guard !words.isEmpty else { return JapaneseText.runs(of: part) }
      return JapaneseCounters.joined(known(words, in: part))
    }
  }

  /// Words of a part in its own characters, an unknown one character by character.
  private func known(
    _ words: [JapaneseToken], in part: ArraySlice<Unicode.Scalar>
  ) -> [JapaneseToken] {
    var rest = part
    return words.flatMap { word -> [JapaneseToken] in
      let own = rest.prefix(word.text.unicodeScalars.count)
      rest = rest.dropFirst(own.count)
      var word = word
      word.text = String(own)
      guard word.pronunciation == nil, word.kanji > 0, own.count > 1 else { return [word] }
      return own.flatMap { scalar -> [JapaneseToken] in
        guard scalar.isKanji else { return [JapaneseToken(String([scalar]))] }
        let known = dictionary?.words(of: JapaneseText.modern([scalar])).first
        return [
          JapaneseToken(
            String([scalar]), kind: .noun, reading: known?.reading,
            pronunciation: known?.pronunciation)
        ]
      }
    }
  }

  /// Names of MeCab's library, which the system looks for in its own folders, and Homebrew's path.
  package static let libraries = [
    "libmecab.so.2", "libmecab.2.dylib", "/opt/homebrew/lib/libmecab.2.dylib",
    "/usr/local/lib/libmecab.2.dylib",
  ]

  /// Where packages put IPADIC: Debian, Fedora, Arch Linux, Alpine Linux and Homebrew.
  private static let folders = [
    "/var/lib/mecab/dic/ipadic-utf8", "/usr/lib64/mecab/dic/ipadic", "/usr/lib/mecab/dic/ipadic",
    "/usr/lib/mecab/dic/mecab-ipadic", "/opt/homebrew/lib/mecab/dic/ipadic",
    "/usr/local/lib/mecab/dic/ipadic",
  ]
}
