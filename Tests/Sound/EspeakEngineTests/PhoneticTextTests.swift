import Testing

@testable import EspeakEngine

struct PhoneticTextTests {
  @Test(arguments: [
    ("ˈfuːd", "'fu:d"), ("təˈmɑːtoʊ", "t@'mA:toU"), ("tʃɜːtʃ", "tS3:tS"), ("d͡ʒʌd͡ʒ", "dZVdZ"),
    ("ˌɪntəˈnæʃənəl", ",Int@'naS@n@l"), ("θɪŋ ðɪs", "TIN DIs"), ("sɪˈri", "sI'ri"), ("", ""),
  ]) func `names each sound as the engine does`(ipa: String, phonemes: String) throws {
    #expect(try PhoneticText(ipa).phonemes == phonemes)
  }

  @Test(arguments: [
    ("tʘ", "eSpeak NG has no sound for 'ʘ'"), ("[[", "eSpeak NG has no sound for '['"),
    (String(repeating: "a", count: 201), "a pronunciation has at most 200 symbols"),
  ]) func `reports what has no sound`(ipa: String, cause: String) {
    let fault = #expect(throws: PhoneticText.Fault.self) { try PhoneticText(ipa) }
    #expect(fault?.cause == cause)
  }
}
