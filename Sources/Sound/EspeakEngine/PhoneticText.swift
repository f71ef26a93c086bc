/// A pronunciation in IPA, as eSpeak NG's phonemes.
struct PhoneticText: Hashable, Sendable {
  /// The most symbols of a pronunciation; endless ones break the engine.
  static let longest = 200

  /// The names of the phonemes, in the engine's notation between double brackets.
  let phonemes: String

  /// Converts a pronunciation, symbol by symbol, the longest first.
  ///
  /// - Throws: `Fault` for a symbol without a phoneme, and for too many symbols.
  init(_ ipa: String) throws(Fault) {
    let symbols = Array(ipa.unicodeScalars)
    guard symbols.count <= Self.longest else { throw Fault(symbol: nil) }
    var phonemes = ""
    var index = 0
    while index < symbols.count {
      // The longest symbols have three scalars, such as `t͡ʃ`.
      let found = (1...3).reversed().lazy.compactMap { length -> (Int, String)? in
        guard index + length <= symbols.count else { return nil }
        return Self.table[String(symbols[index..<index + length])].map { (length, $0) }
      }.first
      guard let (length, name) = found else { throw Fault(symbol: String(symbols[index])) }
      phonemes += name
      index += length
    }
    self.phonemes = phonemes
  }

  /// Why a pronunciation cannot be spoken.
  struct Fault: Error, Hashable {
    /// The symbol without a phoneme, or nil when there are too many symbols.
    var symbol: String?

    /// The error, in a clause.
    var cause: String {
      symbol.map { "eSpeak NG has no sound for '\($0)'" }
        ?? "a pronunciation has at most \(PhoneticText.longest) symbols"
    }
  }

  /// eSpeak NG's phoneme names by IPA, as its documentation lists them; stress comes before its
  /// vowel.
  private static let table: [String: String] = consonants.merging(vowels) { first, _ in first }
    .merging(marks) { first, _ in first }

  private static let consonants = [
    "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "ɡ": "g", "g": "g", "f": "f", "v": "v",
    "θ": "T", "ð": "D", "s": "s", "z": "z", "ʃ": "S", "ʒ": "Z", "h": "h", "m": "m", "n": "n",
    "ŋ": "N", "l": "l", "ɹ": "r", "r": "r", "j": "j", "w": "w", "tʃ": "tS", "dʒ": "dZ",
    "t͡ʃ": "tS", "d͡ʒ": "dZ", "ɾ": "t#", "ʔ": "?", "x": "x", "ç": "C", "ɫ": "l", "ʍ": "w",
  ]

  private static let vowels = [
    "i": "i", "iː": "i:", "ɪ": "I", "e": "E", "ɛ": "E", "æ": "a", "a": "a", "ɑ": "A:", "ɑː": "A:",
    "ɒ": "0", "ɔ": "O:", "ɔː": "O:", "ʊ": "U", "u": "u:", "uː": "u:", "ʌ": "V", "ə": "@",
    "ɜ": "3:", "ɜː": "3:", "ɝ": "3:", "ɚ": "3", "eɪ": "eI", "aɪ": "aI", "ɔɪ": "OI", "oʊ": "oU",
    "əʊ": "oU", "aʊ": "aU", "ɪə": "i@", "eə": "e@", "ʊə": "U@", "o": "oU",
  ]

  private static let marks = [
    "ˈ": "'", "ˌ": ",", "'": "'", ".": "", "ː": ":", " ": " ", "‿": "", "|": "_:", "͡": "",
  ]
}
