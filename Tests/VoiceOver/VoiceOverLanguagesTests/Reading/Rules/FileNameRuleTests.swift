import Testing

@testable import VoiceOverSpeech

struct FileNameRuleTests {
  @Test(arguments: [
    ("a.txt", "a dot txt"),
    (".gitignore", ".gitignore"),
    ("e.swift", "e dot swift"),
    ("one.two", "one.two"),
    ("one.two.three", "one dot two dot three"),
    ("One.Two.Three", "One.Two.Three"),
    ("a_b_c", "a underscore b underscore c"),
    ("_private", "underscore private"),
    ("a__b", "a underscore underscore b"),
    ("my-file.tar.gz", "my dash file dot tar dot gz"),
    ("v1_final.pdf", "v 1 underscore final dot pdf"),
  ]) func `distinguishes a name of a file from a sentence`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
