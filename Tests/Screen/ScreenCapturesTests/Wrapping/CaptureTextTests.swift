import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

private func cleaned(_ text: String) -> String {
  String(decoding: CaptureText(Array(text.utf8)).bytes, as: UTF8.self)
}

struct CaptureTextTests {
  @Test func `keeps the places of XML that is inside JSON`() throws {
    let text = try fixture("appium-xcuitest-wrapped.json")
    let screen = try screen(text, .appium)
    let button = try #require(screen.views.flatMap(\.elements).first)
    #expect(screen.app == "Café" && screen.labels == ["Pay \"now\" 😀"])
    let line = text.split(separator: "\n")[1].unicodeScalars
    #expect(button.position.line == 2)
    #expect(
      line.dropFirst(Int(button.position.column) - 1).starts(
        with: "<XCUIElementTypeButton".unicodeScalars))
  }

  @Test(arguments: [true, false]) func `reads UTF-16 by its mark`(isLittle: Bool) throws {
    let units = Array("\u{FEFF}- button \"Käse 😀\"\n".utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    #expect(Importer.detect(bytes)?.name == "playwright-aria")
    let screen = try #require(Importer.ariaSnapshot.read(bytes, file: "f").value)
    #expect(screen.labels == ["Käse 😀"])
    #expect(screen.views.flatMap(\.elements).first?.position == Position(line: 1, column: 3))
  }

  @Test func `refuses wide text without a mark`() {
    let bytes: [UInt8] = "<AppiumAUT/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let odd: [UInt8] = [0xFF, 0xFE] + bytes.dropLast()
    let four: [UInt8] = [0xFF, 0xFE, 0, 0] + bytes.flatMap { [$0, 0] as [UInt8] }
    for bytes in [bytes, four, odd] {
      let findings = Importer.appium.read(bytes, file: "f").findings
      #expect(findings.count == 1 && findings[0].message.contains("UTF-16"), "\(findings)")
      #expect(findings.first?.position == Position(line: 1, column: 1))
    }
  }

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
    ("```js\na {\n```\n```yaml\n- b\n```", "     \n   \n   \n       \n- b\n   "),
    ("log\n<a/>", "   \n<a/>"), ("[INFO] x\n[{}]", "        \n[{}]"),
    ("x\n~~~yaml\n- b\n```\n~~~\ny", " \n       \n- b\n```\n   \n "),
    ("{\"a\": \"\n```\n\"}", "{\"a\": \"\n```\n\"}"), ("note\n- button", "note\n- button"),
    ("screen: S\n{", "screen: S\n{"), ("All of them: [{}]", "             [{}]"),
    ("a: [{}]", "a: [{}]"), ("uid=1_1 a \"\n```\n[{}]\"", "uid=1_1 a \"\n```\n[{}]\""),
  ]) func `makes notes around a capture blank, so that places stay`(text: String, blank: String) {
    #expect(cleaned(text) == blank)
  }

  @Test(arguments: [("a", "a"), (" \u{E001}\u{FFFC}", nil), ("", nil), ("\u{A0}", nil)])
  func `knows words from what has nothing to speak`(text: String, spoken: String?) {
    #expect(text.spoken == spoken)
  }
}
