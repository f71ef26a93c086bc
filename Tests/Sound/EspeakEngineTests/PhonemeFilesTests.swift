import Testing

@testable import EspeakEngine

struct PhonemeFilesTests {
  /// Words of 16 bits, low byte first, behind the two that are no program.
  private func programs(_ words: [UInt16]) -> [UInt8] {
    ([0, 0] + words).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  @Test(
    arguments: [
      // A sound, one that continues, and one with a second one added.
      ([0xb000, 0x0010, 0x0001], 0x40), ([0xb001, 0x0010, 0x0001], 0x40040),
      ([0xd000, 0x0010, 0x0002, 0xb000, 0x0020], 0x80),
      ([0xd000, 0x0010, 0xf000, 0x0030, 0x0001], 0xc0),
      // A name in IPA has letters that are no instructions.
      ([0x0d02, 0xc9b9, 0xb000, 0x0020, 0x0001], 0x80),
      // A choice by the vowel has six branches; words of them look like instructions.
      (
        [
          0x6a06, 0xd000, 0xf71a, 0xd000, 0xf74b, 0xd000, 0xf77c, 0xd000, 0xf7bd, 0xd000, 0xf7ee,
          0xd000, 0xf81f, 0x2702, 0xec40, 0x056d, 0x0001,
        ], 0x15b4
      ),
      (
        [
          0x6c06, 0xf000, 0xf000, 0xf000, 0xf000, 0xf000, 0xf000, 0xf000, 0xf000, 0xf000, 0xf000,
          0xf000, 0xf000, 0xb000, 0x0010, 0x0001,
        ], 0x40
      ),
      // Other conditions stand alone.
      ([0x6801, 0xb000, 0x0010, 0x0001], 0x40), ([], 0),
    ] as [([UInt16], Int)])
  func `finds the last sound that programs name`(words: [UInt16], last: Int) {
    #expect(PhonemeFiles.lastSound(in: programs(words)) == last)
  }

  @Test(
    arguments: [
      [0xb000], [0x6a06, 0xd000, 0xf71a], [0xa000, 0x0001], [0x0d09, 0xc9b9],
    ] as [[UInt16]])
  func `sees an instruction that is cut short`(words: [UInt16]) {
    #expect(PhonemeFiles.lastSound(in: programs(words)) == nil)
  }
}
