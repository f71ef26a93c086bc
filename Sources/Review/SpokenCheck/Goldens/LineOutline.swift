import SpokenSyntax

/// The lines of a golden and of a transcript, with what all their tables need to know of each.
struct OutlinedLines {
  /// The lines of the golden.
  let patterns: [GoldenPattern]
  /// The lines of the transcript.
  let lines: [String]
  /// Whether each line of the golden matches exactly one line.
  let isRequired: [Bool]
  /// Whether each line of the golden is `…`.
  let isAnything: [Bool]
  /// The summaries of the lines of the golden.
  private(set) var ofPatterns: [LineOutline]
  /// The summaries of the lines of the transcript.
  private(set) var ofLines: [LineOutline]

  /// Lines without their words, which matter only when a line replaces another one.
  init(_ patterns: [GoldenPattern], _ lines: [String]) {
    (self.patterns, self.lines) = (patterns, lines)
    isRequired = patterns.map(\.isRequired)
    isAnything = patterns.map { $0.content == .anything }
    (ofPatterns, ofLines) = Self.outlines(patterns, lines, hasWords: false)
  }

  /// Adds the words of all lines.
  mutating func addWords() {
    (ofPatterns, ofLines) = Self.outlines(patterns, lines, hasWords: true)
  }

  private static func outlines(
    _ patterns: [GoldenPattern], _ lines: [String], hasWords: Bool
  ) -> ([LineOutline], [LineOutline]) {
    (
      patterns.map { LineOutline($0.written ?? $0.source, hasWords: hasWords) },
      lines.map { LineOutline($0, hasWords: hasWords) }
    )
  }
}

/// A summary of a line that decides quickly whether another one can replace it.
struct LineOutline {
  /// The kind of the line.
  let mark: TranscriptMark
  /// The hash of the line without spaces at its end.
  let hash: Int
  /// The words before the first comma, and all words, each as one bit of many.
  private let name: UInt64
  private let words: UInt64

  /// The summary of a line, with its words or without.
  init(_ line: String, hasWords: Bool) {
    mark = TranscriptMark(line)
    hash = line[...].trimmingEnd.hashValue
    (name, words) = hasWords ? line.bits : (0, 0)
  }

  /// The cost of replacing another line; nil when it cannot.
  func cost(of other: LineOutline) -> Int? {
    guard mark == other.mark else { return nil }
    let common = name & other.name != 0 ? 2 : words & other.words != 0 ? 1 : 0
    return GoldenTable.unit - common
  }
}

extension String {
  /// A bit for each word, the same in each run: of the words before the first comma, and of all.
  fileprivate var bits: (name: UInt64, all: UInt64) {
    var name: UInt64?
    var all: UInt64 = 0
    var hash = FNV()
    func end() {
      if hash != FNV() { all |= 1 << (hash.value >> 58) }
      hash = FNV()
    }
    for scalar in unicodeScalars {
      if scalar.isOfWord {
        if let bytes = UTF8.encode(scalar) { hash.add(bytes) }
      } else {
        end()
        if scalar == ",", name == nil { name = all }
      }
    }
    end()
    return (name ?? all, all)
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to a word: a letter, a number, or a mark on one.
  fileprivate var isOfWord: Bool {
    if isASCII { return properties.isAlphabetic || ("0"..."9").contains(self) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    // Marks of punctuation, signs and spaces are between words.
    default: return false
    }
  }
}
