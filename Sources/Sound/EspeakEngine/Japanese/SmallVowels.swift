/// The small vowels that eSpeak NG's Japanese voice knows, by the kana before them.
enum SmallVowels {
  /// Whether the voice knows a small vowel after a scalar.
  static func follow(_ last: Unicode.Scalar?, _ small: Unicode.Scalar) -> Bool {
    guard let last, let letters = before[small.katakana] else { return false }
    return letters.unicodeScalars.contains(last.katakana)
  }

  /// Whether the voice joins a vowel to the kana before it, so that neither a small vowel nor the mark
  /// of a long one can follow both: in `ノルウェー` and `トオー` it says "Japanese letter".
  static func confuse(_ before: Unicode.Scalar, _ vowel: Unicode.Scalar) -> Bool {
    joined[vowel.katakana]?.unicodeScalars.contains(before.katakana) ?? false
  }

  private static let joined: [Unicode.Scalar: String] = [
    "ア": "アカガサザタダッナハバパマヤラワ", "オ": "オコゴソゾットドノホボポモヨロヲ",
    "イ": "イキギシジチヂッニヒビピミリヰ", "ウ": "ウクグスズッツヅヌフブプムユルヴ", "ヴ": "ウクグスズッツヅヌフブプムユルヴ",
    "エ": "エケゲセゼッテデネヘベペメレヱ",
  ]

  /// Tried letter by letter with eSpeak NG 1.51; of others it says "Japanese letter".
  private static let before: [Unicode.Scalar: String] = [
    "ァ": "カガクグサザタダツナハバパフマヤラワヴ",
    "ィ": "イウキギクグシジチヂツテデニヒビピフミリヰヴ",
    "ゥ": "ウクグスズツヅトドヌフブプムユルヴ",
    "ェ": "イウエクグケゲシジセゼチツテデネフヘベペメレヱヴ",
    "ォ": "ウオクグコゴソゾツトドノフホボポモヨロヲヴ",
  ]
}

extension Unicode.Scalar {
  /// Whether it is a small vowel, or a small `ワ`.
  var isSmallVowel: Bool { "ぁぃぅぇぉゎァィゥェォヮ".unicodeScalars.contains(self) }

  /// The same kana in its usual size.
  var large: Unicode.Scalar { Unicode.Scalar(value + 1) ?? self }

  /// A letter of hiragana in katakana; anything else as it is.
  var katakana: Unicode.Scalar {
    (0x3041...0x3096).contains(value) ? Unicode.Scalar(value + 0x60) ?? self : self
  }
}
