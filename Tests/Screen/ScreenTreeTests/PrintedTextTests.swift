import Testing

@testable import ScreenTree

struct PrintedTextTests {
  @Test(arguments: [
    ("Pay, Button", "Pay, Button"), ("a\u{1B}[31mb\u{7F}\tc", "a␛[31mb␡ c"),
    ("a\n b\r\n\u{2028}c", "a b c"),
    ("a\n \u{301}b\u{A0}\u{200D}\nc", "a \u{301}b\u{A0}\u{200D} c"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("::error::x", "\\::error::x"), ("  ::error::x", "  \\::error::x"), ("a ::b", "a ::b"),
    ("x ##[error]y", "x ##\\[error]y"), ("##vso[task.x]", "##vso\\[task.x]"),
    ("###teamcity[x", "###teamcity\\[x"), ("##\\[x]", "##\\\\[x]"),
    ("# [x]", "# [x]"), ("#[x] ## [y] ##1[z]", "#[x] ## [y] ##1[z]"),
    ("Größe ##[é", "Größe ##\\[é"), ("\u{A0}::stop-commands::x", "\u{A0}\\::stop-commands::x"),
    ("\u{2003}\u{3000}::error::x", "\u{2003}\u{3000}\\::error::x"),
  ]) func `prints a line that is one line and no command`(text: String, line: String) {
    #expect(text.printedLine == line)
  }

  @Test(arguments: (0...0xFF as ClosedRange<UInt8>).map(Unicode.Scalar.init))
  func `no control character is printed`(scalar: Unicode.Scalar) {
    let isPrinted = "a\(scalar)b".oneLine.unicodeScalars.contains(scalar)
    #expect(isPrinted == (scalar.properties.generalCategory != .control))
  }

  @Test func `keeps what a file says of itself within its finding`() {
    let finding = Finding(
      .error, file: "a\nb.yaml", position: Position(line: 1, column: 2),
      message: "the id 'x\nf.yaml:1:1: forged\u{1B}[2J' is taken")
    #expect(
      finding.description == "a b.yaml:1:2: error: the id 'x f.yaml:1:1: forged␛[2J' is taken")
  }
}
