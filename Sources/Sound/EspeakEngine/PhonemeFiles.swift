/// Checks of eSpeak NG's phoneme files for truncation.
enum PhonemeFiles {
  /// The greatest number of a program that the phoneme tables name; nil for truncated tables.
  ///
  /// A count is followed by tables: the count of their phonemes, three bytes, a name of 32, and 16
  /// bytes for each phoneme.
  static func lastProgram(in tables: [UInt8]) -> Int? {
    guard let count = tables.first else { return nil }
    var place = 4
    var last = 0
    for _ in 0..<count {
      guard place + 36 <= tables.count else { return nil }
      let end = place + 36 + 16 * Int(tables[place])
      guard end <= tables.count else { return nil }
      for phoneme in stride(from: place + 36, to: end, by: 16) {
        last = max(last, Int(tables[phoneme + 8]) | Int(tables[phoneme + 9]) << 8)
      }
      place = end
    }
    // Bytes after the last table would mean that a count is wrong.
    return place == tables.count ? last : nil
  }

  /// The offset of the last sound that a program names, in bytes; nil for a truncated instruction.
  static func lastSound(in programs: [UInt8]) -> Int? {
    let words = stride(from: 0, to: programs.count - 1, by: 2).map {
      Int(programs[$0]) | Int(programs[$0 + 1]) << 8
    }
    // The first two words are no program.
    var index = 2
    var last = 0
    while index < words.count {
      let length = length(of: words[index...].prefix(3))
      guard index + length <= words.count else { return nil }
      if isSound(words[index]) {
        for place in stride(from: index, to: index + length - 1, by: 2) {
          last = max(last, (words[place] & 0xf) << 18 + words[place + 1] << 2)
        }
      }
      index += length
    }
    return last
  }

  /// Whether an instruction has the offset of a sound.
  private static func isSound(_ word: Int) -> Bool { word >> 12 >= 11 }

  /// The length of an instruction in words, from it and the two words after it.
  private static func length(of words: ArraySlice<Int>) -> Int {
    let first = words[words.startIndex]
    let third = words.count > 2 ? words[words.startIndex + 2] : 0
    switch first >> 12 {
    // A name in IPA is followed by its letters.
    case 0 where first >> 8 & 0xf == 0xd: return ((first & 0xff) + 1) / 2 + 1
    case 0: return 1
    // A choice by the adjacent vowel is followed by its six branches of two words each.
    case 6: return 5...6 ~= first >> 9 & 7 ? 13 : 1
    case 1...5, 7, 8: return 1
    case 9: return 2
    case 10: return 4
    // A sound may have a second one added to it, or a program that continues.
    default: return third >> 12 == 0xf ? 4 : third == 2 ? 3 : 2
    }
  }
}

/// A check of eSpeak NG's dictionaries for truncation.
enum DictionaryFile {
  /// Whether it is complete: words in 1,024 lists, then rules that end with a mark.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    func number(at place: Int) -> Int {
      bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 8, bytes.suffix(2) == [7, 0] else { return false }
    let (lists, rules) = (number(at: 0), number(at: 4))
    guard 1...4096 ~= lists, rules < bytes.count else { return false }
    var place = 8
    for _ in 0..<lists {
      // Each word begins with its length; a zero ends the list.
      while place < rules, bytes[place] != 0 { place += Int(bytes[place]) }
      place += 1
    }
    return place == rules
  }
}
