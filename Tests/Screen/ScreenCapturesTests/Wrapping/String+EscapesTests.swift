import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct StringEscapesTests {
  @Test(arguments: [
    (#"a\x41\x07"#, #"aA\u0007"#), (#"\U0001F600"#, "😀"), (#"\x22\x5c"#, #"\u0022\u005c"#),
    (#"\n\u00e9\\x41"#, #"\n\u00e9\\x41"#), (#"\0\_"#, "\\u0000\u{A0}"), (#"\x4"#, #"\x4"#),
    (#"\UFFFFFFFF"#, #"\UFFFFFFFF"#), ("plain", "plain"),
  ]) func `writes escapes of YAML as JSON has them`(text: String, escaped: String) {
    #expect(text.withEscapesOfJSON == escaped)
  }
}
