/// The files in which eSpeak NG has the sounds of all languages, as far as it shows whether they are whole.
enum PhonemeFiles {
  /// The greatest number of a program that the tables of phonemes name; nil when the tables are not whole.
  ///
  /// Behind a count come tables: the count of their phonemes, three bytes, a name of 32, and 16 bytes for each phoneme.
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
    return place == tables.count ? last : nil
  }

  /// The place of the last sound that a program names, in bytes; nil when an instruction is cut off.
  static func lastSound(in programs: [UInt8]) -> Int? {
    let words = stride(from: 0, to: programs.count - 1, by: 2).map {
      Int(programs[$0]) | Int(programs[$0 + 1]) << 8
    }
    // The first two words are none of a program.
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

  /// Whether an instruction names the place of a sound.
  private static func isSound(_ word: Int) -> Bool { word >> 12 >= 11 }

  /// How many words an instruction has, given it and the two words behind it.
  private static func length(of words: ArraySlice<Int>) -> Int {
    let first = words[words.startIndex]
    let third = words.count > 2 ? words[words.startIndex + 2] : 0
    switch first >> 12 {
    // A name in the phonetic alphabet has its letters behind it.
    case 0 where first >> 8 & 0xf == 0xd: return ((first & 0xff) + 1) / 2 + 1
    case 0: return 1
    // A choice by the vowel beside it has its twelve branches behind it.
    case 6: return 5...6 ~= first >> 9 & 7 ? 12 : 1
    case 1...5, 7, 8: return 1
    case 9: return 2
    case 10: return 4
    // A sound may have a second one added to it, or a program that goes on.
    default: return third >> 12 == 0xf ? 4 : third == 2 ? 3 : 2
    }
  }
}

/// A dictionary of eSpeak NG, as far as it shows whether it is whole.
enum DictionaryFile {
  /// Whether it has all that it says it has: words in 1,024 lists, then rules that end with a mark.
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
