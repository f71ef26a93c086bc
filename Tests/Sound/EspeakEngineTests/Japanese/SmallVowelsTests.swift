import Testing

@testable import EspeakEngine

@Suite struct SmallVowelsTests {
  @Test(
    arguments: [
      ("フ", "ァ", true), ("ふ", "ぁ", true), ("テ", "ィ", true), ("ア", "ィ", false), ("ン", "ァ", false),
      ("ク", "ヮ", false),
    ] as [(Unicode.Scalar, Unicode.Scalar, Bool)])
  func `follow some kana`(before: Unicode.Scalar, small: Unicode.Scalar, follows: Bool) {
    #expect(SmallVowels.follow(before, small) == follows)
    #expect(!SmallVowels.follow(nil, small))
  }

  @Test(
    arguments: [
      ("ル", "ウ", true), ("ト", "オ", true), ("ト", "ウ", false), ("る", "う", true), ("ル", "カ", false),
    ] as [(Unicode.Scalar, Unicode.Scalar, Bool)])
  func `cannot follow a vowel that is joined`(
    before: Unicode.Scalar, vowel: Unicode.Scalar, isJoined: Bool
  ) {
    #expect(SmallVowels.confuse(before, vowel) == isJoined)
  }
}
