import Testing

@testable import ScreenImport

private func cleaned(_ text: String) -> String {
  String(decoding: CaptureText(Array(text.utf8)).bytes, as: UTF8.self)
}

struct CaptureTextTests {
  @Test(arguments: [
    ("\u{FEFF}<a/>", "<a/>"), ("\u{1B}[31;1m<a/>\u{1B}[0m", "<a/>"),
    ("<a b='\u{1}x'/>", "<a b='x'/>"),
    ("a\u{FFFE}b\u{FFFF}", "ab"), ("{\"a\":\t1}\r\n", "{\"a\":\t1}\r\n"), ("\u{1B}x", "x"),
    ("漢字\u{1}é", "漢字é"), ("\u{1B}[", ""),
  ]) func `takes away what terminals and files put between`(text: String, plain: String) {
    #expect(cleaned(text) == plain)
  }

  @Test(arguments: [
    ("Here:\n```json\n{\"a\": 1}\n```\nNext: x", "     \n       \n{\"a\": 1}\n   \n       "),
    ("log\n<a/>", "   \n<a/>"), ("[INFO] x\n[{}]", "        \n[{}]"),
    ("{\"a\": \"\n```\n\"}", "{\"a\": \"\n```\n\"}"), ("note\n- button", "note\n- button"),
    ("screen: S\n{", "screen: S\n{"),
  ]) func `makes notes around a capture blank, so that places stay`(text: String, blank: String) {
    #expect(cleaned(text) == blank)
  }

  @Test(arguments: [("a", "a"), (" \u{E001}\u{FFFC}", nil), ("", nil), ("\u{A0}", nil)])
  func `knows words from what has nothing to speak`(text: String, spoken: String?) {
    #expect(text.spoken == spoken)
  }
}
