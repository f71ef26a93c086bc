import Testing
import VoiceOverSpeech

struct SettingKeyTextTests {
  /// The line of a header for a value, or nil when it is refused.
  private func line(_ key: String, _ value: String) -> String? {
    var settings = SpeechSettings()
    guard (try? settings.set(key, to: value)) != nil else { return nil }
    return settings.changes.joined(separator: " ")
  }

  @Test(
    arguments: [
      (##"{"#":"hash"}"##, ##"punctuation={"#":"hash","basedOn":"some"}"##),
      // Numbers and flags of JSON are words like any other.
      (
        ##"{"basedOn":"all","#":5,"*":true}"##,
        ##"punctuation={"#":"5","*":"true","basedOn":"all"}"##
      ),
      (#"{"/":"ignore"}"#, #"punctuation={"/":"ignore","basedOn":"some"}"#),
      (#"{"é":"e acute"}"#, #"punctuation={"basedOn":"some","é":"e acute"}"#),
      (#"{"basedOn":"none"}"#, "punctuation=none"), ("{}", ""), (" all", nil),
      (#"{"👍🏽":"thumb"}"#, #"punctuation={"basedOn":"some","👍🏽":"thumb"}"#),
      (#"{"":"nothing"}"#, nil), (#"{"ab":"hash"}"#, nil), (##"{"#":null}"##, nil),
      (##"{"#":["hash"]}"##, nil), (##"{"#":"hash""##, nil), (#"{"basedOn":7}"#, nil),
    ] as [(String, String?)])
  func `reads marks of one's own, and writes them in one order`(value: String, expected: String?) {
    #expect(line("punctuation", value) == expected)
  }

  @Test(
    arguments: [
      ("[]", ""),
      (
        #"[{"phrase":"a/b","substitution":""}]"#,
        #"pronunciations=[{"phrase":"a/b","substitution":""}]"#
      ),
      (
        #"[{"phrase":"GIF","substitution":"jif","ignoreCase":"false"}]"#,
        #"pronunciations=[{"ignoreCase":"false","phrase":"GIF","substitution":"jif"}]"#
      ),
      (
        #"[{"phrase":"1","substitution":2,"ignoreCase":true}]"#,
        #"pronunciations=[{"phrase":"1","substitution":"2"}]"#
      ),
      (
        #"[{"substitution":"b","phrase":"a"},{"phrase":"c","substitution":"d","language":"de"}]"#,
        #"pronunciations=[{"phrase":"a","substitution":"b"},{"language":"de","phrase":"c","substitution":"d"}]"#
      ),
      (#"[{"phrase":"a","substitution":"b","ignoreCase":"maybe"}]"#, nil),
      // One that cannot be read spoils the others, lest it be lost.
      (#"[{"phrase":"a","substitution":"b"},{"phrase":"c"}]"#, nil),
      (#"{"phrase":"a","substitution":"b"}"#, nil), ("", nil), ("GIF=jif", nil),
    ] as [(String, String?)])
  func `reads pronunciations, and writes what differs from the usual`(
    value: String, expected: String?
  ) {
    #expect(line("pronunciations", value) == expected)
  }
}
