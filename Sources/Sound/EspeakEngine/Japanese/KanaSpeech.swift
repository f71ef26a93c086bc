import VoiceOverLanguages

/// Kana in the spelling that eSpeak NG's Japanese voice knows, which grows word by word.
///
/// The voice says "Japanese letter" in English for a small vowel, a long vowel or a sign of repetition
/// where it expects none, also for the first kana with a voiced consonant after other letters. Tried
/// with 1.51.
struct KanaSpeech {
  /// The longest run of scalars without a space; the engine breaks with longer ones.
  static let longestWord = SpeakableText.longestWord - 4

  /// The speech so far.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The number of scalars since the last space.
  private var length = 0

  /// The speech, or an empty text when nothing but marks was added.
  var text: String {
    let isHeard = scalars.contains {
      !$0.properties.isWhitespace && $0 != Self.comma
    }
    return isHeard ? String(scalars) : ""
  }

  private static let comma: Unicode.Scalar = "、"

  /// Adds a pause between words.
  mutating func pause() {
    guard let last = scalars.last, last.isKana || last.isWordly else { return }
    append(Self.comma)
  }

  /// Adds a word.
  mutating func add(_ word: String) {
    let scalars = Array(word.unicodeScalars)
    if length > 0, length + scalars.count > Self.longestWord { blank() }
    scalars.forEach { add($0) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "ー", "ｰ", "〜", "～", "~": lengthen(scalar)
    case "ゝ", "ヽ": if let last = scalars.last, last.isKana { put(last) }
    case "ゞ", "ヾ": if let last = scalars.last, last.isKana { put(last.voiced) }
    // Accents and dots that belong to no letter, and signs that have no sound.
    case "\u{3099}"..."\u{309C}": break
    case "・", "ㆍ", "゠", "〰": blank()
    case "ヶ", "ゖ", "ヵ", "ゕ":
      put(scalar == "ヵ" || scalar == "ゕ" || scalars.last?.isDigit == true ? "カ" : "ケ")
    case "①"..."⑳": putNumber(scalar.value - 0x245F)
    case "Ⅰ"..."Ⅻ": putNumber(scalar.value - 0x215F)
    case "ⅰ"..."ⅻ": putNumber(scalar.value - 0x216F)
    default:
      if let name = Self.names[scalar] {
        blank()
        name.unicodeScalars.forEach { put($0) }
        blank()
      } else if let parts = Self.compounds[scalar] {
        parts.unicodeScalars.forEach { add($0) }
      } else if scalar.isSmallVowel {
        putSmall(scalar)
      } else {
        put(scalar)
      }
    }
  }

  /// Adds a small vowel, or what sounds like it with the kana before it.
  private mutating func putSmall(_ small: Unicode.Scalar) {
    guard let last = scalars.last, SmallVowels.follow(last, small) else { return put(small.large) }
    guard scalars.count > 1, SmallVowels.confuse(scalars[scalars.count - 2], last) else {
      return put(small)
    }
    // One letter sounds the same as both.
    guard last.katakana == "ウ", small.katakana == "ェ" else { return put(small.large) }
    scalars[scalars.count - 1] = "ヱ"
  }

  /// Lengthens the vowel of the last kana; without one the mark has no sound.
  private mutating func lengthen(_ mark: Unicode.Scalar) {
    if let last = scalars.last, last.isKana, !"んンっッー".unicodeScalars.contains(last) {
      if scalars.count > 1, SmallVowels.confuse(scalars[scalars.count - 2], last) {
        scalars.insert(" ", at: scalars.count - 1)
        length = 1
      }
      put("ー")
    } else if !"ー".unicodeScalars.contains(mark), mark != "ｰ" {
      blank()
    }
  }

  private mutating func putNumber(_ number: UInt32) {
    if let last = scalars.last, last.isDigit { blank() }
    "\(number)".unicodeScalars.forEach { put($0) }
  }

  /// Adds a scalar, after a space where the engine needs one.
  private mutating func put(_ scalar: Unicode.Scalar) {
    guard !scalar.properties.isWhitespace else { return scalar == "\n" ? append("\n") : blank() }
    if scalar.isKana, scalars.last == ".", scalars.dropLast().last?.isKana == true {
      // Between kana the voice takes a dot for a part of the word.
      scalars[scalars.count - 1] = Self.comma
    }
    if let last = scalars.last, last.isApart(from: scalar) { blank() }
    if "ヴゔ".unicodeScalars.contains(scalar), let last = scalars.last,
      SmallVowels.confuse(last, scalar)
    {
      blank()
    }
    if length >= Self.longestWord, !scalar.continuesKana { blank() }
    append(scalar)
  }

  private mutating func blank() {
    if let last = scalars.last, !last.properties.isWhitespace { append(" ") }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    length = scalar.properties.isWhitespace ? 0 : length + 1
  }

  /// The marks that the voice names in English, with their names in Japanese.
  private static let names: [Unicode.Scalar: String] = {
    let words = Vocabulary.japanese
    let names = "#%&*+/=@\\".compactMap { mark -> (Unicode.Scalar, String)? in
      guard let scalar = mark.unicodeScalars.first else { return nil }
      return (words.markReadings[mark] ?? words.punctuation[mark]).map { (scalar, $0) }
    }
    return Dictionary(names) { first, _ in first }
  }()

  /// Letters of Ainu and old ones, as the letters that sound like them.
  private static let compounds: [Unicode.Scalar: String] = [
    "ヷ": "ヴァ", "ヸ": "ヴィ", "ヹ": "ヴェ", "ヺ": "ヴォ", "ㇰ": "ク", "ㇱ": "シ", "ㇲ": "ス", "ㇳ": "ト",
    "ㇴ": "ヌ", "ㇵ": "ハ", "ㇶ": "ヒ", "ㇷ": "フ", "ㇸ": "ヘ", "ㇹ": "ホ", "ㇺ": "ム", "ㇻ": "ラ", "ㇼ": "リ",
    "ㇽ": "ル", "ㇾ": "レ", "ㇿ": "ロ",
  ]
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether a space must stand between this and the next: kana and other letters, figures and letters.
  fileprivate func isApart(from next: Unicode.Scalar) -> Bool {
    func isForeign(_ scalar: Unicode.Scalar) -> Bool { !scalar.isKana && scalar.isLetter }
    if isKana { return isForeign(next) }
    if isDigit { return isForeign(next) }
    return (isForeign(self) || isMark) && (next.isKana || next.isDigit)
  }

  /// Whether it belongs to the kana before it.
  fileprivate var continuesKana: Bool {
    isSmallVowel || "ャュョゃゅょーンんッっ".unicodeScalars.contains(self)
  }

  /// The kana with a voiced consonant, where there is one.
  fileprivate var voiced: Unicode.Scalar {
    let letters = "かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ"
    return letters.unicodeScalars.contains(self) ? Unicode.Scalar(value + 1) ?? self : self
  }
}
