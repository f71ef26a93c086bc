import Testing

@testable import SpokenPage

struct HTMLTests {
  @Test(arguments: [
    ("Pay", "Pay"), ("a & b", "a &amp; b"), ("</script>", "&lt;/script&gt;"),
    ("]]>", "]]&gt;"), ("\"'", "&quot;&#39;"), ("a\nb\tc", "a b c"), ("\u{0}", "\u{FFFD}"),
    ("\u{7F}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"), ("\u{FFFF}", "\u{FFFD}"),
    ("\u{202E}שלום", "\u{202E}שלום"), ("食料品", "食料品"), ("👩‍👧", "👩‍👧"), ("", ""),
  ])
  func `escapes what is markup and replaces what HTML does not allow`(
    text: String, expected: String
  ) {
    #expect(text.escapedForHTML == expected)
  }

  @Test func `no character below a space stays as it is`() {
    for value in UInt8(0)..<0x20 {
      let text = "a\(Character(Unicode.Scalar(value)))b".escapedForHTML
      #expect(text == "a b" || text == "a\u{FFFD}b", "\(value)")
    }
  }

  @Test func `interpolated texts are escaped, and parts are not`() {
    let name = "<b>"
    let part: HTML = "<i>\(name)</i>"
    let html: HTML = "<p\("lang", "de")\("dir", nil)>\(part) \(3) \(1.25) \([part, part])</p>"
    #expect(
      html.text == """
        <p lang="de"><i>&lt;b&gt;</i> 3 1.25 <i>&lt;b&gt;</i><i>&lt;b&gt;</i></p>
        """)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (16, "16"), (5.5, "5.5"), (1.0 / 3, "0.33"), (-2.004, "-2"),
    (.nan, "0"), (.infinity, "0"), (1e12, "1000000000"), (123_456_789.126, "123456789.13"),
  ])
  func `lengths have at most two digits after the point`(number: Double, expected: String) {
    #expect(number.inDrawing == expected)
  }
}
